/* Handles that name nothing, or something else. */
#include "try.h"

#include <string.h>

static void with_handle(const function *f, int i, int row, uint64_t id, uint32_t statuses, const char *what,
                        unsigned long long value)
{
    call c;
    good(&c, f);
    c.a[i].number = id;
    settle(&c, expect(&c, row, statuses, what, value));
}

static void try_made_up(const function *f, int i, uint64_t live)
{
    const uint64_t kind = live >> 56 << 56;
    const uint64_t made_up[] = { 1, 2, 255, UINT32_MAX, INT64_MAX, (uint64_t)INT64_MAX + 1, UINT64_MAX, UINT64_MAX - 1,
                                 kind, kind | 1, kind | 0xffffff, live & 0xffffffff, live + 1, live - 1,
                                 live + (1 << 24), live - (1 << 24), live >> 8, live << 8, ~live };
    size_t k;
    with_handle(f, i, MADE_UP, 0, f->parameters[i].null ? BIT(GRZ_OK) : BIT(GRZ_E_HANDLE), "handle", 0);
    for (k = 0; k < sizeof made_up / sizeof made_up[0]; k++) {
        with_handle(f, i, MADE_UP, made_up[k], BIT(GRZ_E_HANDLE), "made up", k);
    }
}

static void try_freed(const function *f, int i)
{
    int kind = f->parameters[i].handle;
    uint64_t old = fresh_handle(kind, f), others[4];
    int k;
    need(free_handle(kind, old) == GRZ_OK, "a handle cannot be freed");
    with_handle(f, i, FREED, old, BIT(GRZ_E_HANDLE), "freed", 0);
    for (k = 0; k < 4; k++) {
        others[k] = fresh_handle(kind, f);
        with_handle(f, i, FREED, old, BIT(GRZ_E_HANDLE), "freed, its place used again", (unsigned long long)k);
    }
    for (k = 0; k < 4; k++) {
        need(free_handle(kind, others[k]) == GRZ_OK, "a handle cannot be freed");
    }
}

/* To free twice, by the function itself. */
static void try_twice(const function *f, int i)
{
    call c;
    int32_t status;
    good(&c, f);
    status = expect(&c, FREED, BIT(GRZ_OK), "freed once", 0);
    if (status == GRZ_OK) {
        expect(&c, FREED, BIT(GRZ_E_HANDLE), "freed twice", 0);
        expect(&c, FREED, BIT(GRZ_E_HANDLE), "freed three times", 0);
    }
    settle(&c, status);
    (void)i;
}

void try_handles(const function *f)
{
    int i, kind, bit;
    for (i = 0; i < f->count; i++) {
        int own = f->parameters[i].handle;
        if (f->parameters[i].kind != HANDLE) {
            continue;
        }
        try_made_up(f, i, w.live[own]);
        for (bit = 0; bit < 64; bit++) {
            with_handle(f, i, FLIPPED_HANDLE, w.live[own] ^ (UINT64_C(1) << bit), BIT(GRZ_E_HANDLE), "bit",
                        (unsigned long long)bit);
        }
        for (kind = PACK; kind < HANDLE_KINDS; kind++) {
            if (kind != own) {
                with_handle(f, i, WRONG_KIND, w.live[kind], BIT(GRZ_E_HANDLE), "kind", (unsigned long long)kind);
            }
        }
        try_freed(f, i);
        if (strcmp(f->name + strlen(f->name) - 5, "_free") == 0) {
            try_twice(f, i);
        }
    }
}
