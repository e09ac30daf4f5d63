/*
 * What the calls are made with: a handle of each kind, a game in the middle with all that can be saved of it, and for
 * every function arguments with which it answers GRZ_OK.
 */
#ifndef WORLD_H
#define WORLD_H

#include "call.h"

typedef struct blob {
    unsigned char *bytes;
    uint32_t length;
} blob;

typedef struct world {
    uint64_t live[HANDLE_KINDS];
    /* Rules with Orders, Recruits and Helping Hands, for lists of cards. */
    uint64_t module_rules;
    /* The seat that the game waits for, what it may do, how many events there have been, and what is expected then. */
    uint32_t seat;
    uint32_t events;
    uint32_t expected;
    grz_command command;
    uint32_t action;
    /* The last command and whose it was; the client as it was before it, and what it has not been fed. */
    grz_command last;
    uint32_t last_seat;
    uint32_t early_expected;
    blob early_stream, records;
    /* The client at the beginning of the game, and all that it has been fed since. */
    uint32_t first_expected;
    blob first_stream, all_records;
    /* The last records for another seat, and for the referee. */
    blob others_records, referees_records;
    blob log, log_json, stream, stream_json, pack, campaign, text, position;
    /* A finished game of the campaign's Chapter. */
    uint64_t finished;
    grz_start start;
    grz_campaign_choice choice;
} world;

extern world w;

void make_world(void);
void end_world(void);
/* A handle of this kind that nothing else uses; the function says of which sort it must be. */
uint64_t fresh_handle(int kind, const function *f);
uint64_t first_client(void);
int32_t free_handle(int kind, uint64_t id);
/* How it stands. */
grz_info info_of(grz_game game);
/* Plays a game to its end with random bots. */
void play_to_the_end(grz_game game);
/* Stops the program unless it holds. */
void need(int holds, const char *what);

/* good.c */

/* Arguments with which the function answers GRZ_OK, everything right at the end of its room. */
void good(call *c, const function *f);
/* To be called after a call that was done: what it made is freed, and what it used up is made again. */
void settle(call *c, int32_t status);
/* Whether a call that is done uses its handle up. */
int uses_up(const function *f);
void end_good(void);

#endif
