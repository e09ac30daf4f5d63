/*
 * Loads the library, plays a game, frees all handles and unloads it: a thousand times. It really goes each time, and
 * the process does not grow. The first word is the library's path.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grizzled.h"

#define ROUNDS 1000
#define SETTLED 100
/* What a thousand rounds may cost that a hundred did not, in KiB. */
#define GROWTH 512

static void fail(const char *what, int round)
{
    printf("FAILED: reload, round %d: %s\n", round, what);
    exit(1);
}

/* ISO C does not turn an object pointer into a function's. */
static void find(void *library, const char *name, void *function, size_t size)
{
    void *at = dlsym(library, name);
    if (!at) {
        fail(name, 0);
    }
    memcpy(function, &at, size);
}

#define FIND(name) find(library, #name, &name##_, sizeof name##_)

static uint64_t play(void *library)
{
    int32_t (*grz_check_abi_)(uint32_t, uint32_t);
    int32_t (*grz_rules_create_)(const char *, uint32_t, const grz_setting *, uint32_t, grz_pack, grz_rules *, grz_error *);
    int32_t (*grz_rules_free_)(grz_rules);
    int32_t (*grz_game_create_)(grz_rules, const grz_start *, const char *, uint32_t, grz_game *, grz_error *);
    int32_t (*grz_game_info_)(grz_game, grz_info *);
    int32_t (*grz_game_bot_)(grz_game, uint32_t, uint32_t, uint64_t, grz_command *);
    int32_t (*grz_submit_)(grz_game, uint32_t, uint32_t, const grz_command *, grz_error *);
    int32_t (*grz_game_hash_)(grz_game, uint64_t *);
    int32_t (*grz_game_free_)(grz_game);
    grz_pack none = { 0 };
    grz_rules rules;
    grz_game game;
    grz_start start;
    grz_info info;
    uint64_t hash = 0, seed = 1;
    int32_t status;
    FIND(grz_check_abi);
    FIND(grz_rules_create);
    FIND(grz_rules_free);
    FIND(grz_game_create);
    FIND(grz_game_info);
    FIND(grz_game_bot);
    FIND(grz_submit);
    FIND(grz_game_hash);
    FIND(grz_game_free);
    memset(&start, 0, sizeof start);
    start.struct_size = sizeof start;
    start.seed = 1914;
    start.leader = GRZ_NONE;
    memset(start.characters, GRZ_NONE, sizeof start.characters);
    info.struct_size = sizeof info;
    status = grz_check_abi_(GRZ_ABI, GRZ_FINGERPRINT);
    status |= grz_rules_create_("base 4 normal", GRZ_TO_NUL, NULL, 0, none, &rules, NULL);
    status |= grz_game_create_(rules, &start, NULL, 0, &game, NULL);
    while (status == GRZ_OK && grz_game_info_(game, &info) == GRZ_OK && info.outcome == GRZ_NONE) {
        grz_command command = { .struct_size = sizeof command };
        uint32_t seat = 0;
        while (!(info.awaited >> seat & 1)) {
            seat++;
        }
        status |= grz_game_bot_(game, seat, GRZ_BOT_RANDOM, seed++, &command);
        status |= grz_submit_(game, seat, info.expected, &command, NULL);
    }
    status |= grz_game_hash_(game, &hash);
    status |= grz_game_free_(game);
    status |= grz_rules_free_(rules);
    return status == GRZ_OK ? hash : 0;
}

static long resident(void)
{
    char line[256];
    long kib = 0;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file)) {
        if (strncmp(line, "VmRSS:", 6) == 0) {
            kib = strtol(line + 6, NULL, 10);
        }
    }
    if (file) {
        fclose(file);
    }
    return kib;
}

/* As write_note of rows.c does, which this program is built without: it is not linked with the library. */
static void write_result(void)
{
    const char *path = getenv("GRZ_RESULTS");
    FILE *file = path ? fopen(path, "a") : NULL;
    if (file) {
        fputs("-1\t0\t0\t0\tLoading and unloading: a thousand times the library was loaded, played a game and was unloaded "
              "when all handles were freed; each time it was gone, and the process did not grow.\n", file);
        fclose(file);
    }
}

int main(int count, char **words)
{
    uint64_t first = 0;
    long settled = 0;
    int round;
    if (count < 2) {
        fail("no path of the library was given", 0);
    }
    for (round = 1; round <= ROUNDS; round++) {
        void *library = dlopen(words[1], RTLD_NOW | RTLD_LOCAL), *still;
        uint64_t hash;
        if (!library) {
            fail(dlerror(), round);
        }
        hash = play(library);
        first = round == 1 ? hash : first;
        if (!hash || hash != first) {
            fail("the game was not played, or ended otherwise", round);
        }
        dlclose(library);
        still = dlopen(words[1], RTLD_NOW | RTLD_NOLOAD);
        if (still) {
            fail("the library is still there after dlclose", round);
        }
        if (round == SETTLED) {
            settled = resident();
        }
    }
    if (resident() - settled > GROWTH) {
        printf("%ld KiB after %d rounds, %ld after %d\n", settled, SETTLED, resident(), ROUNDS);
        fail("the process grows", ROUNDS);
    }
    write_result();
    return 0;
}
