/* The choices of a fuzzer. */
#include "calls.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t *next;
static size_t left;

void begin_bytes(const uint8_t *data, size_t size)
{
    next = data;
    left = size;
}

int bytes_left(void)
{
    return left > 0;
}

uint32_t byte(void)
{
    if (left == 0) {
        return 0;
    }
    left--;
    return *next++;
}

uint8_t *raw_bytes(uint32_t *length)
{
    uint8_t *block;
    uint32_t some = byte() % 64;
    *length = some < left ? some : (uint32_t)left;
    block = malloc(*length);
    memcpy(block, next, *length);
    next += *length;
    left -= *length;
    return block;
}

uint64_t any_number(void)
{
    static const uint64_t borders[] = {
        5, GRZ_VIEWER_SPECTATOR, GRZ_NONE, 256, 0x7fffffff, 0x80000000, 0xffffffff, UINT64_C(0x100000000), UINT64_MAX
    };
    uint32_t which = byte();
    if (which < 160) {
        return which % 6;
    }
    return which < 224 ? byte() : borders[which % (sizeof borders / sizeof borders[0])];
}
