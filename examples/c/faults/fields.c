/* The fields of structs that the library reads. */
#include "try.h"

#include <string.h>

#define OK BIT(GRZ_OK)
#define VALUE BIT(GRZ_E_VALUE)

/* What a seat, a leader and such may be is the game's business: any of these, and nothing else. */
static uint32_t of_start(const function *f, const char *name, uint64_t value)
{
    uint32_t begins = strcmp(f->name, "grz_game_create") == 0 || strcmp(f->name, "grz_campaign_game") == 0
        ? BIT(GRZ_E_SETUP) : 0;
    /* Another seed, salt or setup is not the one that was committed to. */
    uint32_t fine = strcmp(f->name, "grz_verify") == 0 ? BIT(GRZ_E_DISHONEST) | OK : OK;
    if (strcmp(name, "flags") == 0) {
        return value <= 1 ? fine : VALUE;
    }
    if (strcmp(name, "leader") == 0) {
        return value < 4 || value == GRZ_NONE ? fine | begins : value == 4 ? fine | begins | VALUE : VALUE;
    }
    if (strcmp(name, "characters") == 0) {
        return value < 6 || value == GRZ_NONE ? fine | begins : VALUE;
    }
    return strcmp(name, "reserved") == 0 ? (value ? VALUE : fine) : fine;
}

static uint32_t of_command(const function *f, const char *name, uint64_t value)
{
    uint32_t fine = OK | (f->statuses & BIT(GRZ_E_REJECTED));
    if (strcmp(name, "reserved") == 0) {
        return value ? VALUE : fine | VALUE;
    }
    if (strcmp(name, "tag") == 0) {
        return value == 0 || value > GRZ_COMMAND_DECLINE ? VALUE : fine | VALUE;
    }
    return fine | VALUE;
}

static uint32_t of_choice(const char *name, uint64_t value)
{
    if (strcmp(name, "tag") == 0 && (value == 0 || value > GRZ_GROUP_BAN_NONE)) {
        return VALUE;
    }
    return OK | VALUE | BIT(GRZ_E_REJECTED);
}

static uint32_t of_setting(const char *name, uint64_t value)
{
    if (strcmp(name, "key") == 0 && (value == 0 || value > GRZ_SETTING_HELP)) {
        return VALUE;
    }
    return OK | VALUE | BIT(GRZ_E_RULES);
}

static uint32_t statuses_for(const function *f, const parameter *p, const char *name, uint64_t value)
{
    switch (p->size) {
    case sizeof(grz_start): return of_start(f, name, value);
    case sizeof(grz_command): return of_command(f, name, value);
    case sizeof(grz_setting): return strcmp(p->name, "settings") == 0 ? of_setting(name, value) : of_choice(name, value);
    default: return of_choice(name, value);
    }
}

/* With another command the text may be longer. */
static void prepare(call *c, const function *f)
{
    int buffer = find_kind(f, BUFFER);
    good(c, f);
    if (buffer >= 0) {
        c->a[find_kind(f, CAPACITY)].number = 4096;
        c->bytes[buffer] = 4096;
        c->a[buffer].pointer = place_at_end(buffer, 4096);
    }
}

/* tag: the tag of the command in which the field stands, 0 for the good one's. */
static void try_value(const function *f, int i, const field *one, size_t place, uint64_t value, unsigned tag)
{
    const parameter *p = &f->parameters[i];
    call c;
    unsigned char *at;
    uint32_t narrow = (uint32_t)value;
    prepare(&c, f);
    at = c.a[i].pointer;
    if (tag) {
        at[offsetof(grz_command, tag)] = (unsigned char)tag;
    }
    at += one->at + place * one->size;
    if (one->size == 1) {
        *at = (unsigned char)value;
    } else {
        memcpy(at, one->size == 4 ? (const void *)&narrow : (const void *)&value, one->size);
    }
    settle(&c, expect(&c, FIELDS, statuses_for(f, p, one->name, value), one->name, value));
}

static void try_field(const function *f, int i, const field *one, unsigned tag)
{
    static const uint64_t edges[] = { 0, 1, 2, 3, 4, 11, 12, 19, 20, 21, 22, 80, 99, 255, 256, 257, 65535, 65536, 0x7fffffff,
                                      0x80000000u, UINT32_MAX - 1, UINT32_MAX, UINT64_C(1) << 32, UINT64_C(1) << 63,
                                      UINT64_MAX };
    size_t place, k;
    for (place = 0; place < one->count; place++) {
        if (one->size == 1) {
            /* All values of the first, the edges of the others of an array. */
            for (k = 0; k < 256; k++) {
                if ((place == 0 && !brief) || k < 8 || k > 250) {
                    try_value(f, i, one, place, k, tag);
                }
            }
            continue;
        }
        for (k = 0; k < sizeof edges / sizeof edges[0]; k++) {
            if (one->size == 8 || edges[k] <= UINT32_MAX) {
                try_value(f, i, one, place, edges[k], tag);
            }
        }
    }
}

static void try_setting_values(const function *f, int i)
{
    static const int32_t values[] = { -2, -1, 0, 1, 2, 3, 4, 5, 6, 58, 59, 80, 81, 127, 128, 255, 256, 257, 65536, INT32_MAX,
                                      INT32_MIN };
    uint32_t key;
    size_t k;
    for (key = 0; key < GRZ_SETTING_HELP + 3; key++) {
        for (k = 0; k < sizeof values / sizeof values[0]; k++) {
            call c;
            grz_setting setting;
            good(&c, f);
            setting.key = key;
            setting.value = values[k];
            memcpy(c.a[i].pointer, &setting, sizeof setting);
            settle(&c, expect(&c, FIELDS, of_setting("key", key), "setting", key));
        }
    }
}

void try_fields(const function *f)
{
    int i;
    unsigned tag;
    for (i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        const field *one;
        if ((p->kind != IN_STRUCT && p->kind != IN_ARRAY) || !p->fields) {
            continue;
        }
        for (one = p->fields; one->name; one++) {
            if (strcmp(one->name, "struct_size") == 0) {
                continue;
            }
            try_field(f, i, one, 0);
            for (tag = 1; p->size == sizeof(grz_command) && tag <= GRZ_COMMAND_DECLINE && !brief; tag++) {
                try_field(f, i, one, strcmp(one->name, "tag") == 0 ? 0 : tag);
            }
        }
        if (p->kind == IN_ARRAY) {
            try_setting_values(f, i);
        }
    }
}
