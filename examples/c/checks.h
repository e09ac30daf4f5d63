/* Checks that count their failures and go on; for the one program that includes this. */
#ifndef GRIZZLED_CHECKS_H
#define GRIZZLED_CHECKS_H

#include <stdio.h>

#include "grizzled.h"

static int failures = 0;
static int checks = 0;

#define CHECK(condition) check((condition), #condition, __LINE__)
#define EXPECT(call, status) expect((call), (status), #call, __LINE__)

static void check(int holds, const char *what, int line)
{
    checks++;
    if (!holds) {
        failures++;
        printf("line %d: %s\n", line, what);
    }
}

static void expect(int32_t got, int32_t wanted, const char *call, int line)
{
    checks++;
    if (got != wanted) {
        failures++;
        printf("line %d: %s\n  wanted: %s\n  got: %s (%d)\n", line, call, grz_status_text(wanted),
               grz_status_text(got), (int)got);
    }
}

/* Whether all bytes are as `memset` left them. */
static int untouched(const void *at, size_t bytes, int filling)
{
    const unsigned char *byte = at;
    size_t i;
    for (i = 0; i < bytes; i++) {
        if (byte[i] != (unsigned char)filling) {
            return 0;
        }
    }
    return 1;
}

#endif /* GRIZZLED_CHECKS_H */
