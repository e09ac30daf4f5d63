/* The rooms in which arguments lie. Beside each there are pages that end the program when they are touched. */
#define _DEFAULT_SOURCE
#include "call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define ROOM_BYTES ((size_t)4 << 20)
#define GUARD 64

typedef struct room {
    unsigned char *start;
    unsigned char *end;
    /* What is in use of it, with the guard bytes around, and how that was before the call. */
    unsigned char *from;
    unsigned char *to;
    unsigned char *before;
} room;

static room rooms[MOST_PARAMETERS];
static unsigned char pattern = PATTERN;

void open_rooms(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    int i;
    for (i = 0; i < MOST_PARAMETERS; i++) {
        unsigned char *at = mmap(NULL, ROOM_BYTES + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (at == MAP_FAILED || mprotect(at + page, ROOM_BYTES, PROT_READ | PROT_WRITE) != 0) {
            perror("mmap");
            exit(2);
        }
        rooms[i].start = at + page;
        rooms[i].end = at + page + ROOM_BYTES;
        rooms[i].from = rooms[i].to = rooms[i].end;
        rooms[i].before = malloc(ROOM_BYTES);
        if (!rooms[i].before) {
            exit(2);
        }
    }
}

void close_rooms(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    int i;
    for (i = 0; i < MOST_PARAMETERS; i++) {
        munmap(rooms[i].start - page, ROOM_BYTES + 2 * page);
        free(rooms[i].before);
    }
}

void set_pattern(unsigned char other)
{
    pattern = other;
}

void *place_at_end(int number, size_t bytes)
{
    room *one = &rooms[number];
    one->to = one->end;
    one->from = one->end - bytes - GUARD;
    if (one->from < one->start) {
        fprintf(stderr, "no room for %lu bytes\n", (unsigned long)bytes);
        exit(2);
    }
    memset(one->from, pattern, bytes + GUARD);
    return one->end - bytes;
}

void *place_at_start(int number, size_t bytes)
{
    room *one = &rooms[number];
    one->from = one->start;
    one->to = one->start + bytes + GUARD;
    memset(one->from, pattern, bytes + GUARD);
    return one->start;
}

void remember_rooms(void)
{
    int i;
    for (i = 0; i < MOST_PARAMETERS; i++) {
        memcpy(rooms[i].before, rooms[i].from, (size_t)(rooms[i].to - rooms[i].from));
    }
}

/* The end of the range that this byte lies in; NULL if it lies in none. */
static const unsigned char *allowed_to(const unsigned char *at, const range *ranges, int count)
{
    int i;
    for (i = 0; i < count; i++) {
        if (at >= ranges[i].from && at < ranges[i].from + ranges[i].bytes) {
            return ranges[i].from + ranges[i].bytes;
        }
    }
    return NULL;
}

const unsigned char *changed_outside(const range *ranges, int count)
{
    int i;
    for (i = 0; i < MOST_PARAMETERS; i++) {
        const room *one = &rooms[i];
        size_t bytes = (size_t)(one->to - one->from);
        size_t k;
        if (memcmp(one->from, one->before, bytes) == 0) {
            continue;
        }
        for (k = 0; k < bytes; k++) {
            if (one->from[k] != one->before[k] && !allowed_to(one->from + k, ranges, count)) {
                return one->from + k;
            }
        }
    }
    return NULL;
}

int changed_inside(range one)
{
    int i;
    for (i = 0; i < MOST_PARAMETERS; i++) {
        const room *it = &rooms[i];
        if (one.from >= it->from && one.from + one.bytes <= it->to) {
            return memcmp(one.from, it->before + (one.from - it->from), one.bytes) != 0;
        }
    }
    return 0;
}
