/* What several threads do at once. */
#ifndef TOGETHER_H
#define TOGETHER_H

#include "call.h"

/* The same call by four threads, each with memory of its own. */
void try_together(const function *f);
void one_game_by_all(void);
void freed_in_use(void);
void many_games(void);

#endif
