/* Sequence numbers that are stale, and commands that are not legal. */
#include "try.h"

#include <string.h>

static void try_sequence(const function *f, int i, uint32_t sequence, uint32_t statuses)
{
    call c;
    good(&c, f);
    c.a[i].number = sequence;
    settle(&c, expect(&c, STALE, statuses, f->parameters[i].name, sequence));
}

static void try_stale(const function *f, int i)
{
    int feed = find_kind(f, IN_BYTES) >= 0;
    uint32_t next = feed ? w.early_expected : w.expected;
    const uint32_t stale[] = { 0, 1, next - 1, next + 1, next ^ 1, next + 256, next + 65536, 0x7fffffff, UINT32_MAX - 1 };
    size_t k;
    for (k = 0; k < sizeof stale / sizeof stale[0]; k++) {
        try_sequence(f, i, stale[k], BIT(GRZ_E_SEQUENCE));
    }
    try_sequence(f, i, next, BIT(GRZ_OK));
    try_sequence(f, i, UINT32_MAX, feed ? BIT(GRZ_E_SEQUENCE) : BIT(GRZ_OK));
}

/* A command that no seat may give now. */
static grz_command another_moment(unsigned tag)
{
    grz_command command = w.command;
    command.tag = (uint8_t)tag;
    command.intensity = 3;
    command.threat = GRZ_THREAT_NIGHT;
    command.card = 1;
    command.tile = GRZ_TILE_LEFT;
    command.roster_card = 0;
    command.choice = GRZ_CHOICE_SEAT;
    command.seat = 0;
    return command;
}

static void try_moment(const function *f, int i, unsigned tag)
{
    grz_command command = another_moment(tag);
    uint32_t done = BIT(GRZ_OK) | BIT(GRZ_E_VALUE);
    call c;
    int turn = tag == GRZ_COMMAND_PLAY || tag == GRZ_COMMAND_CHARM || tag == GRZ_COMMAND_SPEECH
        || tag == GRZ_COMMAND_WITHDRAW;
    good(&c, f);
    memcpy(c.a[i].pointer, &command, sizeof command);
    if (f->statuses & BIT(GRZ_E_REJECTED)) {
        done = turn ? BIT(GRZ_OK) | BIT(GRZ_E_REJECTED) : BIT(GRZ_E_REJECTED);
    }
    if (strstr(f->name, "_text") || strstr(f->name, "_write")) {
        int buffer = find_kind(f, BUFFER);
        c.a[find_kind(f, CAPACITY)].number = c.bytes[buffer] = 1000;
        c.a[buffer].pointer = place_at_end(buffer, 1000);
    }
    settle(&c, expect(&c, ILLEGAL, done, "tag", tag));
}

static void try_other_seats(const function *f, int at)
{
    uint32_t seat;
    for (seat = 0; seat < 5; seat++) {
        call c;
        good(&c, f);
        c.a[at].number = seat;
        if (seat != w.seat && (f->statuses & BIT(GRZ_E_REJECTED))) {
            settle(&c, expect(&c, ILLEGAL, BIT(GRZ_E_REJECTED), "seat", seat));
        }
    }
}

static void hash_of_game(uint64_t *hash)
{
    grz_game game;
    game.id = w.live[GAME];
    need(grz_game_hash(game, hash) == GRZ_OK, "grz_game_hash");
}

void try_game(const function *f)
{
    int i;
    unsigned tag;
    uint64_t before, after;
    hash_of_game(&before);
    for (i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if (strcmp(p->name, "expected") == 0) {
            try_stale(f, i);
        }
        if (p->kind == IN_STRUCT && p->size == sizeof(grz_command)) {
            for (tag = 1; tag <= GRZ_COMMAND_DECLINE; tag++) {
                try_moment(f, i, tag);
            }
            if (find_name(f, "seat") >= 0) {
                try_other_seats(f, find_name(f, "seat"));
            }
        }
    }
    hash_of_game(&after);
    if (before != after) {
        wrong(f->name, ILLEGAL, "the game", 0, "changed, although only copies of it were played");
    }
}
