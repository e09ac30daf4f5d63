/*
 * No memory: every function is called while the system refuses the first, the second, the third request and so on, that one
 * alone and all from there on. Each call is in a process of its own, so that one that ends the process would be named.
 *
 * The library asks the C library for memory, and what is defined here stands before that.
 */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "try.h"

int brief;

#ifdef __GLIBC__

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *at, size_t bytes);
void *__libc_memalign(size_t align, size_t bytes);

/* How many requests are granted yet, and how many came; and whether all behind them are refused, or one. */
static long left = -1, asked;
static int for_good;

static int granted(void)
{
    if (left < 0) {
        return 1;
    }
    asked++;
    if (left > 0) {
        left--;
        return 1;
    }
    if (!for_good) {
        left = -1;
    }
    errno = ENOMEM;
    return 0;
}

void *malloc(size_t bytes)
{
    return granted() ? __libc_malloc(bytes) : NULL;
}

void *calloc(size_t count, size_t bytes)
{
    return granted() ? __libc_calloc(count, bytes) : NULL;
}

void *realloc(void *at, size_t bytes)
{
    return granted() ? __libc_realloc(at, bytes) : NULL;
}

int posix_memalign(void **to, size_t align, size_t bytes)
{
    if (!granted()) {
        return ENOMEM;
    }
    *to = __libc_memalign(align, bytes);
    return *to ? 0 : ENOMEM;
}

void *aligned_alloc(size_t align, size_t bytes)
{
    return granted() ? __libc_memalign(align, bytes) : NULL;
}

/* What is refused in the call that comes next: set right before it, and taken back right behind it. */
static long next_left = -1;

static void begin_refusing(void)
{
    asked = 0;
    left = next_left;
}

static void end_refusing(void)
{
    left = -1;
}

/* One call; whether the system was asked for as much that it refused something. */
static int refused(const function *f, long granted_ones)
{
    call c;
    int32_t status;
    good(&c, f);
    next_left = granted_ones;
    status = expect(&c, NO_MEMORY, BIT(GRZ_OK) | BIT(GRZ_E_MEMORY), for_good ? "from there on" : "one", (unsigned long)granted_ones);
    next_left = -1;
    if (status == GRZ_OK) {
        settle(&c, status);
    } else {
        /* Nothing has changed: the same call is done now. */
        settle(&c, expect(&c, NO_MEMORY, BIT(GRZ_OK), "again", (unsigned long)granted_ones));
    }
    return asked > granted_ones;
}

static void try_no_memory(const function *f)
{
    for (for_good = 0; for_good < 2; for_good++) {
        long granted_ones = 0;
        while (refused(f, granted_ones)) {
            granted_ones += brief ? 1 + granted_ones / 4 : 1 + granted_ones / 64;
        }
    }
}

/* Keeps games until there is nothing left of what the library has set aside for itself; how many it could keep. */
static int use_up(grz_game *kept, int most)
{
    grz_game game;
    int32_t status = GRZ_OK;
    int count = 0;
    game.id = w.live[GAME];
    for_good = 1;
    while (status == GRZ_OK && count < most) {
        left = 0;
        status = grz_game_clone(game, &kept[count]);
        left = -1;
        count += status == GRZ_OK;
    }
    need(count > 0 && count < most && status == GRZ_E_MEMORY, "games end with GRZ_E_MEMORY");
    return count;
}

/* With nothing left it is said before anything is done; what frees needs nothing; and with memory all is as before. */
static void try_used_up(const function *f)
{
    static grz_game kept[4096];
    uint32_t expected = f->statuses & BIT(GRZ_E_MEMORY) ? BIT(GRZ_E_MEMORY) : BIT(GRZ_OK);
    int count;
    call c;
    good(&c, f);
    count = use_up(kept, (int)(sizeof kept / sizeof kept[0]));
    next_left = 0;
    settle(&c, expect(&c, NO_MEMORY, expected, "nothing left", (unsigned long)count));
    next_left = -1;
    good(&c, f);
    settle(&c, expect(&c, NO_MEMORY, BIT(GRZ_OK), "enough again", (unsigned long)count));
    while (count > 0) {
        need(grz_game_free(kept[--count]) == GRZ_OK, "a game that was kept");
    }
}

/* As many bytes as a call takes, while everything is refused from some request on. */
static void try_large(const function *f, int i, const char *content)
{
    uint32_t all = (GRZ_MAX_INPUT < GRZ_MAX_BYTES ? GRZ_MAX_INPUT : GRZ_MAX_BYTES) - 1;
    size_t unit = strlen(content), at;
    for (for_good = 1, next_left = 0; next_left < 4; next_left++) {
        call c;
        unsigned char *bytes;
        good(&c, f);
        bytes = place_at_end(i, all);
        for (at = 0; at < all; at++) {
            bytes[at] = (unsigned char)content[at % unit];
        }
        c.a[i].pointer = bytes;
        c.bytes[i] = c.a[i + 1].number = all;
        settle(&c, expect(&c, NO_MEMORY, f->statuses & (next_left == 0 ? BIT(GRZ_E_MEMORY) : ~BIT(GRZ_E_INTERNAL)), f->parameters[i].name,
                          (unsigned long)next_left));
    }
    next_left = -1;
}

static void try_many(const function *f)
{
    call c;
    good(&c, f);
    c.a[find_name(f, "count")].number = GRZ_MAX_BATCH;
    for_good = 1;
    next_left = 0;
    expect(&c, NO_MEMORY, BIT(GRZ_E_MEMORY), "count", GRZ_MAX_BATCH);
    next_left = -1;
}

static void try_sizes(const function *f)
{
    int i;
    for (i = 0; i < f->count; i++) {
        if (f->parameters[i].kind == IN_TEXT || f->parameters[i].kind == IN_BYTES) {
            try_large(f, i, "{\"a\":[1,2,3],");
            try_large(f, i, "[");
        }
    }
    if (strcmp(f->name, "grz_batch_create") == 0) {
        try_many(f);
    }
}

/* In another process, whose results are written there. */
static void try_apart(const function *f)
{
    int how = 0;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        try_no_memory(f);
        try_used_up(f);
        try_sizes(f);
        end_good();
        write_results();
        fflush(stdout);
        _exit(0);
    }
    if (child < 0 || waitpid(child, &how, 0) != child) {
        perror("fork");
        exit(2);
    }
    if (WIFEXITED(how) && WEXITSTATUS(how) != 0) {
        exit(WEXITSTATUS(how));
    }
    if (!WIFEXITED(how)) {
        wrong(f->name, NO_MEMORY, "a request", 0, "the process was ended where the system refused memory");
    }
}

int main(int count, char **words)
{
    int i;
    read_switches(count, words);
    brief = getenv("GRZ_BRIEF") != NULL;
    open_rooms();
    make_world();
    before_call = begin_refusing;
    after_call = end_refusing;
    for (i = 0; i < function_count; i++) {
        try_apart(&all_functions[i]);
    }
    before_call = after_call = NULL;
    end_good();
    end_world();
    close_rooms();
    write_results();
    return 0;
}

#else

int main(void)
{
    printf("skipped: another C library than GNU's\n");
    return 0;
}

#endif
