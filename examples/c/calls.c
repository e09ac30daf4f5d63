/* What every program here calls with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"

void done(int32_t status, const char *what, const grz_error *error)
{
    if (status == GRZ_OK) {
        return;
    }
    fprintf(stderr, "%s: %s\n", what, error && error->status == status ? (const char *)error->message
            : grz_status_text(status));
    exit(1);
}

grz_error no_error(void)
{
    grz_error error;
    memset(&error, 0, sizeof error);
    error.struct_size = sizeof error;
    return error;
}

grz_start start_with(uint64_t seed)
{
    grz_start start;
    memset(&start, 0, sizeof start);
    start.struct_size = sizeof start;
    start.seed = seed;
    start.leader = GRZ_NONE;
    memset(start.characters, GRZ_NONE, sizeof start.characters);
    return start;
}

uint32_t first_seat(uint8_t awaited)
{
    uint32_t seat = 0;
    while (!(awaited >> seat & 1)) {
        seat++;
    }
    return seat;
}
