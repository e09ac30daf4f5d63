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

/* In another process, whose results are written there. */
static void try_apart(const function *f)
{
    int how = 0;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        try_no_memory(f);
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
