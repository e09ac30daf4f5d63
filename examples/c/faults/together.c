/* What several threads do at once. */
#define _POSIX_C_SOURCE 200809L
#include "together.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "try.h"

#define THREADS 4

/* Threads that are all let go at once. pthread_barrier_t is not everywhere. */
static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t gate_open = PTHREAD_COND_INITIALIZER;
static int waiting, opened;

static void wait_at_the_gate(int all)
{
    int round;
    pthread_mutex_lock(&gate_lock);
    round = opened;
    if (++waiting == all) {
        waiting = 0;
        opened++;
        pthread_cond_broadcast(&gate_open);
    }
    while (opened == round) {
        pthread_cond_wait(&gate_open, &gate_lock);
    }
    pthread_mutex_unlock(&gate_lock);
}

static void run(int threads, void *(*job)(void *), void *with, size_t size)
{
    pthread_t all[16];
    int i;
    for (i = 0; i < threads; i++) {
        need(pthread_create(&all[i], NULL, job, (char *)with + (size_t)i * size) == 0, "a thread");
    }
    for (i = 0; i < threads; i++) {
        pthread_join(all[i], NULL);
    }
}

typedef struct caller {
    call c;
    uint32_t answered;
} caller;

static void *calls(void *it)
{
    caller *one = it;
    int round, i, rounds = brief ? 20 : 200;
    wait_at_the_gate(THREADS);
    for (round = 0; round < rounds; round++) {
        int32_t status = one->c.f->call(one->c.a);
        one->answered |= status > 0 ? 0 : BIT(status);
        for (i = 0; status == GRZ_OK && i < one->c.f->count; i++) {
            if (one->c.f->parameters[i].kind == OUT_HANDLE) {
                grz_game made;
                memcpy(&made, one->c.a[i].pointer, sizeof made);
                free_handle(one->c.f->parameters[i].handle, made.id);
            }
        }
    }
    return NULL;
}

void try_together(const function *f)
{
    static caller all[THREADS];
    uint32_t fine = f->several ? BIT(GRZ_OK) : BIT(GRZ_OK) | BIT(GRZ_E_BUSY);
    int i, k;
    if (uses_up(f)) {
        return;
    }
    for (k = 0; k < THREADS; k++) {
        all[k].answered = 0;
        good(&all[k].c, f);
        for (i = 0; i < f->count; i++) {
            if (is_pointer(f->parameters[i].kind) && all[k].c.a[i].pointer) {
                void *own = malloc(all[k].c.bytes[i] + 1);
                need(own != NULL, "memory");
                memcpy(own, all[k].c.a[i].pointer, all[k].c.bytes[i]);
                all[k].c.a[i].pointer = own;
            }
        }
    }
    run(THREADS, calls, all, sizeof all[0]);
    if (turned_row == TOGETHER) {
        fine = ~fine;
    }
    for (k = 0; k < THREADS; k++) {
        if (!all[k].answered || (all[k].answered & ~fine)) {
            wrong(f->name, TOGETHER, "statuses as bits", all[k].answered, "another answer, with several threads");
        }
        for (i = 0; i < f->count; i++) {
            if (is_pointer(f->parameters[i].kind)) {
                free(all[k].c.a[i].pointer);
            }
        }
    }
    /* Whether two met is chance: the document shows what may be answered. */
    count_call((int)(f - all_functions), TOGETHER, fine);
}

typedef struct player {
    grz_game game;
    uint32_t taken;
    uint32_t seed;
    int failed;
    uint64_t hash;
} player;

static grz_game new_game(uint64_t seed)
{
    grz_rules rules;
    grz_game game;
    grz_start start = w.start;
    rules.id = w.live[RULES];
    start.flags = 0;
    start.seed = seed;
    need(grz_game_create(rules, &start, NULL, 0, &game, NULL) == GRZ_OK, "grz_game_create");
    return game;
}

/* Gives random legal commands for random seats until the game is over. */
static void *plays(void *it)
{
    player *one = it;
    wait_at_the_gate(THREADS);
    for (;;) {
        grz_command command = { .struct_size = sizeof command };
        grz_info info;
        uint32_t seat = (one->seed = one->seed * 1664525u + 1013904223u) >> 30;
        int32_t status;
        info.struct_size = sizeof info;
        status = grz_game_info(one->game, &info);
        if (status == GRZ_OK && info.outcome != GRZ_NONE) {
            return NULL;
        }
        if (status == GRZ_OK && grz_game_bot(one->game, seat, GRZ_BOT_RANDOM, one->seed, &command) == GRZ_OK) {
            status = grz_submit(one->game, seat, one->seed & 1 ? info.expected : GRZ_ANY_SEQUENCE, &command, NULL);
            one->taken += status == GRZ_OK;
            one->failed |= status != GRZ_OK && status != GRZ_E_BUSY && status != GRZ_E_REJECTED && status != GRZ_E_SEQUENCE;
        }
    }
}

void one_game_by_all(void)
{
    static unsigned char bytes[1 << 18];
    int round, rounds = brief ? 1 : 20;
    for (round = 0; round < rounds; round++) {
        player all[THREADS];
        grz_save_info saved;
        grz_rules by = { 0 };
        grz_game game = new_game((uint64_t)round), again = { 0 };
        uint64_t hash, other;
        uint32_t length, taken = 0;
        int k;
        for (k = 0; k < THREADS; k++) {
            memset(&all[k], 0, sizeof all[k]);
            all[k].game = game;
            all[k].seed = (uint32_t)(round * THREADS + k);
        }
        run(THREADS, plays, all, sizeof all[0]);
        for (k = 0; k < THREADS; k++) {
            taken += all[k].taken;
            need(!all[k].failed, "an answer that no serial order gives");
        }
        saved.struct_size = sizeof saved;
        need(grz_game_save(game, GRZ_FORM_BYTES, bytes, sizeof bytes, &length) == GRZ_OK
             && grz_probe(bytes, length, &saved, NULL) == GRZ_OK && saved.commands == taken,
             "the log holds the commands that were taken");
        need(grz_game_text(game, (char *)bytes, sizeof bytes, &length) == GRZ_OK
             && grz_game_from_text((char *)bytes, GRZ_TO_NUL, by, &again, NULL) == GRZ_OK
             && grz_game_hash(game, &hash) == GRZ_OK && grz_game_hash(again, &other) == GRZ_OK && hash == other,
             "the commands in their order lead to the same end");
        grz_game_free(again);
        grz_game_free(game);
    }
}

static void *asks(void *it)
{
    player *one = it;
    wait_at_the_gate(THREADS);
    for (;;) {
        static const uint32_t cap = 1 << 16;
        char text[1 << 16];
        uint32_t needed;
        int32_t status = grz_game_view_json(one->game, 0, text, cap, &needed);
        if (status == GRZ_E_HANDLE) {
            return NULL;
        }
        one->failed |= status != GRZ_OK && status != GRZ_E_BUSY;
    }
}

static void *frees(void *it)
{
    player *one = it;
    if (one->taken == 0) {
        return asks(it);
    }
    wait_at_the_gate(THREADS);
    one->failed |= free_handle(GAME, one->game.id) != GRZ_OK;
    return NULL;
}

void freed_in_use(void)
{
    int round, rounds = brief ? 10 : 300;
    for (round = 0; round < rounds; round++) {
        player all[THREADS];
        grz_game game = new_game(1);
        int k;
        for (k = 0; k < THREADS; k++) {
            memset(&all[k], 0, sizeof all[k]);
            all[k].game = game;
            all[k].taken = k == 0;
        }
        run(THREADS, frees, all, sizeof all[0]);
        for (k = 0; k < THREADS; k++) {
            need(!all[k].failed, "a game that is freed while it is used");
        }
    }
}

static void *plays_alone(void *it)
{
    player *one = it;
    uint64_t seed;
    for (seed = 0; seed < (brief ? 2u : 50u); seed++) {
        grz_game game = new_game(seed);
        uint64_t hash;
        play_to_the_end(game);
        one->failed |= grz_game_hash(game, &hash) != GRZ_OK;
        one->hash = one->hash * 31 + hash;
        grz_game_free(game);
    }
    return NULL;
}

void many_games(void)
{
    player all[8];
    int k;
    memset(all, 0, sizeof all);
    run(8, plays_alone, all, sizeof all[0]);
    for (k = 0; k < 8; k++) {
        need(!all[k].failed && all[k].hash == all[0].hash, "games of threads of their own");
    }
}
