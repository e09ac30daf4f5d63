/* Buffers that are too short, just right and too large; lengths and counts that are out of bounds. */
#include "try.h"

#include <string.h>

static void with_capacity(call *c, const function *f, uint32_t capacity)
{
    int buffer = find_kind(f, BUFFER);
    good(c, f);
    c->a[find_kind(f, CAPACITY)].number = capacity;
    c->bytes[buffer] = (size_t)capacity * f->parameters[buffer].size;
    c->a[buffer].pointer = place_at_end(buffer, c->bytes[buffer]);
}

static void short_by(const function *f, uint32_t capacity, uint32_t needed)
{
    call c;
    with_capacity(&c, f, capacity);
    if (capacity == 0) {
        c.a[find_kind(f, BUFFER)].pointer = NULL;
    }
    settle(&c, expect(&c, SHORT_BUFFER, BIT(GRZ_E_SHORT), "capacity", capacity));
    if (*(uint32_t *)c.a[find_kind(f, NEEDED)].pointer != needed) {
        wrong(f->name, SHORT_BUFFER, "capacity", capacity, "another need was reported");
    }
}

void try_buffers(const function *f)
{
    const uint32_t more[] = { 0, 1, 2, 63, 1000 };
    uint32_t needed, capacity;
    size_t i;
    call c;
    if (find_kind(f, BUFFER) < 0) {
        return;
    }
    good(&c, f);
    needed = (uint32_t)c.a[find_kind(f, CAPACITY)].number;
    for (capacity = 0; capacity < needed; capacity++) {
        if (capacity < 100 || capacity + 100 >= needed) {
            short_by(f, capacity, needed);
        }
    }
    /* Without room an address does not matter. */
    with_capacity(&c, f, 0);
    c.a[find_kind(f, BUFFER)].pointer = (unsigned char *)c.a[find_kind(f, BUFFER)].pointer - 1;
    settle(&c, expect(&c, SHORT_BUFFER, BIT(GRZ_E_SHORT), "an address without room", 0));
    for (i = 0; i < sizeof more / sizeof more[0]; i++) {
        with_capacity(&c, f, needed + more[i]);
        settle(&c, expect(&c, WIDE_BUFFER, BIT(GRZ_OK), "capacity", needed + more[i]));
    }
}

/* How many the array or text before a length may hold at most. */
static uint32_t most_of(const parameter *p)
{
    return p->kind != IN_ARRAY ? GRZ_MAX_INPUT : p->size == sizeof(uint32_t) ? GRZ_MAX_BATCH : GRZ_MAX_SETTINGS;
}

static void try_length(const function *f, int i)
{
    const parameter *p = &f->parameters[i - 1];
    const uint32_t too_many[] = { most_of(p) + 1, 0x7fffffff, 0x80000000u, UINT32_MAX - 1, UINT32_MAX };
    size_t k;
    call c;
    good(&c, f);
    if (!c.a[i - 1].pointer) {
        /* A position that the plain call does without. */
        c.a[i - 1].pointer = place_at_end(i - 1, 1);
        c.bytes[i - 1] = 1;
    }
    /* The memory ends long before: a length that is refused is refused before anything is read. */
    for (k = 0; k < sizeof too_many / sizeof too_many[0]; k++) {
        if (p->kind == IN_TEXT && too_many[k] == GRZ_TO_NUL) {
            continue;
        }
        c.a[i].number = too_many[k];
        settle(&c, expect(&c, LENGTHS, BIT(GRZ_E_LIMIT), f->parameters[i].name, too_many[k]));
    }
    /* Nothing at all: an empty text or log is wrong in its own way, an empty list is none. */
    good(&c, f);
    c.a[i].number = 0;
    settle(&c, expect(&c, LENGTHS, f->statuses & (BIT(GRZ_OK) | BIT(GRZ_E_FORMAT) | BIT(GRZ_E_VALUE)),
                      f->parameters[i].name, 0));
}

static void try_games_of_a_batch(const function *f)
{
    uint32_t count;
    call c;
    for (count = 0; count < 8; count++) {
        if (count == 3) {
            continue;
        }
        good(&c, f);
        c.a[find_name(f, "choices")].pointer = place_at_end(find_name(f, "choices"), count * sizeof(uint32_t));
        c.a[find_name(f, "rows")].pointer = place_at_end(find_name(f, "rows"), count * sizeof(grz_batch_row));
        c.a[find_name(f, "masks")].pointer = place_at_end(find_name(f, "masks"), (size_t)count * GRZ_MASK_WORDS * 8);
        c.a[find_name(f, "count")].number = count;
        settle(&c, expect(&c, LENGTHS, BIT(GRZ_E_VALUE), "another number of games", count));
    }
}

void try_lengths(const function *f)
{
    int i;
    for (i = 1; i < f->count; i++) {
        if (f->parameters[i].kind == LENGTH) {
            try_length(f, i);
        }
    }
    if (strcmp(f->name, "grz_batch_step") == 0) {
        try_games_of_a_batch(f);
    }
}
