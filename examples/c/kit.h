/* What the parts of the conformance program share. */
#ifndef KIT_H
#define KIT_H

#include "play.h"

enum { VALUES = 6, MOST_FIELDS = 13 };

/* The check value of ../expected/README.md. */
typedef struct fold {
    uint64_t value;
} fold;

fold new_fold(void);
void add(fold *to, uint64_t number);
void add_word(fold *to, uint64_t word);
void add_bytes(fold *to, const uint8_t *bytes, uint32_t length);
void add_text(fold *to, const char *text);
void add_mask(fold *to, const uint64_t *words);
void add_command(fold *to, const grz_command *command);
void add_view(fold *to, const grz_view *view);
void add_event(fold *to, const grz_event *event);
void add_campaign(fold *to, const grz_campaign_facts *facts);

/* A game that is played as all clients play it. */
typedef struct match {
    grz_game game;
    grz_info info;
    uint64_t x;
} match;

uint32_t below(uint64_t *x, uint32_t count);
/* Fields of a line: the way to play, the seed, the position. */
match begin_match(char *const *fields);
void look(match *one);
grz_command decide(match *one);
void submit(match *one, const grz_command *command);
void step(match *one, uint32_t decisions);
void finish(match *one);
uint64_t hash_of(const match *one);
int differs(const char *what, uint64_t found, const char *expected, int base);
uint32_t number(const char *text);

/* One line each; 1 when all is as it says. */
int try_play(char *const *fields);
int try_refuse(char *const *fields);
int try_undo(char *const *fields);
int try_save(char *const *fields);
int try_batch(char *const *fields);
int try_campaign(char *const *fields);

#endif
