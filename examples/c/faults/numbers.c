/* Numbers out of their range, and those at its ends. */
#include "try.h"

#include <string.h>

#define ANY UINT64_MAX
#define OK BIT(GRZ_OK)
#define VALUE BIT(GRZ_E_VALUE)

/* What a number is answered with: the first line that fits it. An empty name fits every function. */
static const struct range_of {
    const char *function;
    const char *name;
    uint64_t from;
    uint64_t to;
    uint32_t statuses;
} ranges_of[] = {
    { "grz_check_abi", "abi", GRZ_ABI, GRZ_ABI, OK },
    { "grz_check_abi", "", GRZ_FINGERPRINT, GRZ_FINGERPRINT, OK },
    { "grz_check_abi", "", 0, ANY, BIT(GRZ_E_ABI) },
    { "grz_status_text", "", 0, ANY, OK },
    { "grz_card_info", "list", 1, 4, OK },
    { "grz_card_text", "list", 1, 4, OK },
    /* Reasons are numbered from 1; in a one-shot no effects are added. */
    { "grz_word", "list", 8, 8, VALUE },
    { "grz_word", "list", 1, 11, OK },
    { "", "list", 0, ANY, VALUE },
    { "grz_card_info", "number", 0, 67, OK },
    { "grz_word", "number", 0, GRZ_RULE_SET_6, OK },
    { "grz_card_text", "number", 0, 3, OK },
    { "grz_card_text", "number", 4, 40, OK | VALUE },
    { "", "number", 0, ANY, VALUE },
    { "", "part", 0, 1, OK },
    { "", "part", 0, ANY, VALUE },
    { "", "lang", 0, 1, OK },
    { "", "lang", 0, ANY, VALUE },
    { "", "form", 0, 1, OK },
    { "", "form", 0, ANY, VALUE },
    { "", "bot", 0, 1, OK },
    { "", "bot", 0, ANY, VALUE },
    { "", "pile", 0, 1, OK },
    { "", "pile", 0, ANY, VALUE },
    /* Four play; the fifth seat is a seat at which nobody sits. */
    { "grz_check", "seat", 0, 4, OK | BIT(GRZ_E_REJECTED) },
    { "grz_submit", "seat", 0, 4, OK | BIT(GRZ_E_REJECTED) },
    { "grz_stage", "seat", 0, 4, OK | BIT(GRZ_E_REJECTED) },
    { "grz_game_bot", "seat", 0, 3, OK | VALUE },
    { "grz_legal_command", "seat", 0, 3, OK | VALUE },
    { "", "seat", 0, 3, OK },
    { "", "seat", 0, ANY, VALUE },
    { "", "viewer", 0, 3, OK },
    { "", "viewer", 100, 100, OK },
    { "", "viewer", 0, ANY, VALUE },
    { "", "from", 0, ANY, OK },
    /* The stream begins with the game. */
    { "", "first", 0, 0, OK },
    { "", "first", 1, (1u << 16) - 2, BIT(GRZ_E_SEQUENCE) },
    { "", "first", 0, ANY, VALUE },
    { "", "seed", 0, ANY, OK },
    { "grz_legal_command", "place", 0, 3, OK },
    { "grz_legal_command", "place", 4, 65, OK | VALUE },
    { "grz_client_legal_command", "place", 0, 65, OK | VALUE },
    { "grz_batch_view", "place", 0, 2, OK },
    { "grz_batch_hash", "place", 0, 2, OK },
    { "grz_batch_command", "place", 0, 2, OK },
    { "", "place", 0, ANY, VALUE },
    { "", "action", 0, 2532, OK | VALUE },
    { "", "action", 2533, GRZ_ACTION_COUNT - 1, OK },
    { "", "action", 0, ANY, VALUE },
    { "grz_batch_step", "flags", 0, 3, OK },
    { "grz_batch_command", "flags", 0, 1, OK | VALUE },
    { "", "flags", 0, ANY, VALUE },
    { "", "choice", 0, 80, OK | VALUE },
    { "", "choice", 0, ANY, VALUE },
    { "", "count", 0, GRZ_MAX_BATCH, OK },
    { "", "count", 0, ANY, BIT(GRZ_E_LIMIT) },
    { "grz_campaign_create", "seats", 3, 5, OK },
    { "grz_campaign_create", "seats", 0, 255, BIT(GRZ_E_RULES) },
    { "grz_campaign_create", "seats", 0, ANY, BIT(GRZ_E_RULES) | VALUE },
    { "grz_campaign_create", "duo", 0, 1, OK },
    { "", "duo", 0, ANY, VALUE },
    { "", "boot_camp", 0, 1, OK },
    { "", "boot_camp", 0, ANY, VALUE },
    { "grz_campaign_resume", "seats", 4, 4, OK },
    { "grz_campaign_resume", "seats", 0, 255, BIT(GRZ_E_CAMPAIGN) },
    { "grz_campaign_resume", "seats", 0, ANY, BIT(GRZ_E_CAMPAIGN) | VALUE },
};

static uint32_t statuses_for(const function *f, const char *name, uint64_t value)
{
    size_t i;
    for (i = 0; i < sizeof ranges_of / sizeof ranges_of[0]; i++) {
        const struct range_of *one = &ranges_of[i];
        if ((!*one->function || strcmp(one->function, f->name) == 0) && (!*one->name || strcmp(one->name, name) == 0)
            && value >= one->from && value <= one->to) {
            return one->statuses;
        }
    }
    /* Of a game of which nothing was taken back. */
    if (strcmp(name, "after") == 0 && (f->statuses & BIT(GRZ_E_SEQUENCE))) {
        return value <= w.expected ? OK : BIT(GRZ_E_SEQUENCE);
    }
    if (strcmp(name, "events") == 0 || strcmp(name, "after") == 0) {
        return value <= w.events ? OK : VALUE;
    }
    /* Sequence numbers have a row of their own. */
    return 0;
}

/* With another seat or list an output may be longer: there is room for the longest. */
static void give_room(call *c)
{
    int buffer = find_kind(c->f, BUFFER);
    if (buffer >= 0) {
        uint32_t capacity = c->f->parameters[buffer].size > 1 ? 4096 : 1 << 18;
        c->a[find_kind(c->f, CAPACITY)].number = capacity;
        c->bytes[buffer] = (size_t)capacity * c->f->parameters[buffer].size;
        c->a[buffer].pointer = place_at_end(buffer, c->bytes[buffer]);
    }
}

static void try_number(const function *f, int i, uint64_t value)
{
    const char *name = f->parameters[i].name;
    uint32_t statuses = statuses_for(f, name, value);
    call c;
    int32_t status;
    /* As many games as there can be take a while. */
    if (statuses == 0 || (brief && strcmp(name, "count") == 0 && value > 300 && value <= GRZ_MAX_BATCH)) {
        return;
    }
    good(&c, f);
    give_room(&c);
    c.a[i].number = value;
    /* Nothing has an action of a bot whose seat is not asked, and so on: only what is asked can fail. */
    status = expect(&c, NUMBERS, statuses, name, value);
    settle(&c, status);
}

void try_numbers(const function *f)
{
    static const uint64_t edges[] = {
        0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 23, 63, 64, 67, 68, 79, 80, 99, 100, 101, 102, 116, 117, 127, 128, 254, 255, 256, 257,
        258, 259, 260, 261, 511, 512, 2532, 2533, 3254, 3255, 65535, 65536, 65537, 65540, 0x7fffffff, 0x80000000u,
        0xffff0000u, 0xffffff00u, UINT32_MAX - 1, UINT32_MAX
    };
    int i;
    size_t k;
    for (i = 0; i < f->count; i++) {
        call c;
        if (f->parameters[i].kind != NUMBER) {
            continue;
        }
        good(&c, f);
        for (k = 0; k < sizeof edges / sizeof edges[0]; k++) {
            try_number(f, i, edges[k]);
        }
        /* More than a good one by what a narrower type would lose. */
        try_number(f, i, (uint32_t)(c.a[i].number + 256));
        try_number(f, i, (uint32_t)(c.a[i].number + 65536));
        try_number(f, i, (uint32_t)(c.a[i].number - 1));
        try_number(f, i, (uint32_t)(c.a[i].number + 1));
        if (strcmp(f->parameters[i].name, "seed") == 0) {
            try_number(f, i, UINT64_MAX);
        }
    }
}
