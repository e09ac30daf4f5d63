/* What the programs share. */
#ifndef PLAY_H
#define PLAY_H

#include "grizzled.h"

/* calls.c */

/* Ends the program unless the call was done; `error` may be NULL. */
void done(int32_t status, const char *what, const grz_error *error);
grz_error no_error(void);
grz_start start_with(uint64_t seed);
/* The seat with the lowest number of those that the game waits for. */
uint32_t first_seat(uint8_t awaited);

/* replica.c: a client of seat 1 beside the host's game. */

typedef struct replica {
    grz_client client;
    uint32_t events;
    uint32_t expected;
} replica;

enum { REPLICA_SEAT = 1 };

void begin_replica(replica *one, grz_game game);
/* Feeds the client what has happened since, shows it, and checks that it knows what the host would show that seat. */
void feed_replica(replica *one, grz_game game, int show);
grz_command ask_replica(const replica *one, uint64_t seed);
void end_replica(replica *one);
/* That a command of another moment is refused, with the rule that refuses; nothing changes. */
void try_illegal(grz_game game, grz_rules rules);
/* That a log that is saved and loaded again leads to the same hash. */
void save_and_load(grz_game game);

#endif
