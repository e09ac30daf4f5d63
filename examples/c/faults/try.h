/* The parts of the fault table: each runs its rows for one function, or for the library as a whole. */
#ifndef TRY_H
#define TRY_H

#include "rows.h"
#include "world.h"

void try_good(const function *f);
void try_pointers(const function *f);
void try_places(const function *f);
void try_buffers(const function *f);
void try_lengths(const function *f);
void try_handles(const function *f);
void try_numbers(const function *f);
void try_fields(const function *f);
void try_texts(const function *f);
void try_game(const function *f);
void try_saves(const function *f);
void try_moments(const function *f);
void end_moments(void);
void try_secrets(void);
void try_games(void);

/* stand.c: whether what was made of something damaged answers without a defect. */
int client_stands(uint64_t id);
int game_stands(uint64_t id);

/* Fewer rounds, for tools that make everything slow. */
extern int brief;

#endif
