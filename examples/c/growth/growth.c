/*
 * Plays games and prints whatever a program can learn of them. `.ci/c-growth` compares what one and the same binary prints
 * with the library that its header belongs to and with a newer one: it must be the same.
 *
 * It keeps to what the header asks of programs: an event whose tag it does not know is passed over, a status that it does
 * not know is a failure, and reserved fields that the library wrote are not looked at.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grizzled.h"

#define GUARD 64
#define CANARY 0xa5
#define MOST 4096

/* Whatever the library is given lies here, with bytes behind it that nobody may touch. */
typedef union room {
    uint64_t aligned;
    unsigned char bytes[MOST * sizeof(grz_event) + GUARD];
} room;

static room rooms[3];
static uint64_t hash = UINT64_C(0xcbf29ce484222325);
/* Events whose tag this program does not know. */
static uint32_t passed_over;
#ifdef GRZ_EVENT_MADE_UP
static uint32_t new_ones;
#endif

static void stop(const char *what)
{
    printf("FAILED: %s\n", what);
    exit(1);
}

static void done(int32_t status, const char *what)
{
    if (status != GRZ_OK) {
        fprintf(stderr, "%s: %s\n", what, grz_status_text(status));
        stop(what);
    }
}

/* A call that only asks how many there are. */
static void asked(int32_t status, const char *what)
{
    if (status != GRZ_E_SHORT) {
        done(status, what);
    }
}

static void note(const void *bytes, size_t count)
{
    const unsigned char *at = bytes;
    while (count-- > 0) {
        hash = (hash ^ *at++) * UINT64_C(0x100000001b3);
    }
}

/* A room for so many bytes, with the canary in all of it. */
static void *take(int number, size_t bytes)
{
    if (bytes + GUARD > sizeof rooms[number].bytes) {
        stop("no room");
    }
    memset(rooms[number].bytes, CANARY, bytes + GUARD);
    return rooms[number].bytes;
}

static void see_guard(int number, size_t bytes, const char *what)
{
    size_t i;
    for (i = 0; i < GUARD; i++) {
        if (rooms[number].bytes[bytes + i] != CANARY) {
            stop(what);
        }
    }
}

/* A struct that is its size and the canary, inputs too until they are written. */
#define TAKE(type, number) ((type *)sized(take(number, sizeof(type)), sizeof(type)))
static void *sized(void *at, size_t bytes)
{
    *(uint32_t *)at = (uint32_t)bytes;
    return at;
}

/* What was written: no more than the struct, and the size is still the program's own. */
#define SEE(type, number, noted) see(number, sizeof(type), noted, #type)
static void see(int number, size_t bytes, size_t noted, const char *what)
{
    uint32_t size;
    see_guard(number, bytes, what);
    memcpy(&size, rooms[number].bytes, sizeof size);
    if (size != bytes) {
        stop("struct_size is another one");
    }
    note(rooms[number].bytes, noted);
}

static int known(uint8_t tag)
{
    switch (tag) {
#include "known_events.inc"
        return 1;
    default:
        return 0;
    }
}

/* Events lie one struct_size behind the other; those that are not known are passed over. */
static uint32_t see_events(uint32_t needed, uint32_t from)
{
    const grz_event *events = (const grz_event *)rooms[0].bytes;
    uint32_t i, seen = 0;
    see_guard(0, needed * sizeof *events, "grz_event");
    for (i = 0; i < needed; i++) {
        if (events[i].struct_size != sizeof *events) {
            stop("an event has another size");
        }
#ifdef GRZ_EVENT_MADE_UP
        if (events[i].made_up != 0x77777777) {
            stop("the new field was not written");
        }
        if (events[i].tag == GRZ_EVENT_MADE_UP) {
            new_ones++;
            continue;
        }
#endif
        if (!known(events[i].tag)) {
            passed_over++;
            continue;
        }
        if (events[i].sequence != from + seen++) {
            stop("an event is out of its place");
        }
        note(&events[i], sizeof events[i]);
    }
    return seen;
}

static uint32_t game_events(grz_game game, uint32_t viewer, uint32_t from)
{
    uint32_t needed = 0;
    asked(grz_game_events(game, viewer, from, NULL, sizeof(grz_event), 0, &needed), "grz_game_events");
    done(grz_game_events(game, viewer, from, take(0, needed * sizeof(grz_event)), sizeof(grz_event), needed, &needed), "events");
    return see_events(needed, from);
}

static uint32_t client_events(grz_client client, uint32_t from)
{
    uint32_t needed = 0;
    asked(grz_client_events(client, from, NULL, sizeof(grz_event), 0, &needed), "grz_client_events");
    done(grz_client_events(client, from, take(0, needed * sizeof(grz_event)), sizeof(grz_event), needed, &needed), "a client's events");
    return see_events(needed, from);
}

static grz_info info_of(grz_game game)
{
    grz_info *info = TAKE(grz_info, 0);
    done(grz_game_info(game, info), "grz_game_info");
    SEE(grz_info, 0, offsetof(grz_info, reserved));
    return *info;
}

static void see_views(grz_game game, grz_client client)
{
    uint32_t viewer;
    for (viewer = 0; viewer < 3; viewer++) {
        done(grz_game_view(game, viewer, TAKE(grz_view, 0)), "grz_game_view");
        SEE(grz_view, 0, offsetof(grz_view, reserved));
    }
    done(grz_client_view(client, TAKE(grz_view, 0)), "grz_client_view");
    SEE(grz_view, 0, offsetof(grz_view, reserved));
    done(grz_client_info(client, TAKE(grz_info, 0)), "grz_client_info");
    SEE(grz_info, 0, offsetof(grz_info, reserved));
}

/* One of the commands that the seat may give, with the canary right behind it, written and read. */
static const grz_command *choose(grz_game game, grz_rules rules, uint32_t seat, uint32_t number)
{
    uint32_t count = 0, needed = 0;
    const grz_command *legal;
    grz_command *command;
    char words[512];
    asked(grz_legal_commands(game, seat, NULL, sizeof *legal, 0, &count), "grz_legal_commands");
    legal = take(0, count * sizeof *legal);
    done(grz_legal_commands(game, seat, take(0, count * sizeof *legal), sizeof *legal, count, &count), "legal commands");
    see_guard(0, count * sizeof *legal, "grz_command");
    note(legal, count * sizeof *legal);
    command = TAKE(grz_command, 1);
    if (number % 8 == 0) {
        *command = legal[number % count];
    } else {
        done(grz_game_bot(game, seat, GRZ_BOT_CAREFUL, number, command), "grz_game_bot");
        see_guard(1, sizeof *command, "grz_game_bot");
    }
    done(grz_command_write(rules, command, words, sizeof words, &needed), "grz_command_write");
    printf("seat %u: %s\n", (unsigned)seat, words);
    done(grz_command_read(rules, words, GRZ_TO_NUL, TAKE(grz_command, 0), NULL), "grz_command_read");
    SEE(grz_command, 0, sizeof(grz_command));
    SEE(grz_command, 1, sizeof(grz_command));
    return command;
}

static void feed(grz_game game, grz_client client, uint32_t *expected)
{
    uint32_t needed = 0;
    unsigned char *bytes = rooms[0].bytes;
    asked(grz_game_events_bytes(game, 1, *expected, NULL, 0, &needed), "grz_game_events_bytes");
    done(grz_game_events_bytes(game, 1, *expected, bytes, sizeof rooms[0].bytes, &needed), "records");
    note(bytes, needed);
    done(grz_client_feed(client, *expected, bytes, needed, NULL), "grz_client_feed");
    *expected = info_of(game).expected;
}

static void see_refusals(grz_game game, uint32_t seat)
{
    grz_error *error = TAKE(grz_error, 2);
    grz_command *command = TAKE(grz_command, 1);
    char words[8];
    uint32_t needed;
    int32_t status;
    memset((unsigned char *)command + sizeof command->struct_size, 0, sizeof *command - sizeof command->struct_size);
    command->tag = GRZ_COMMAND_REFILL;
    status = grz_submit(game, seat, GRZ_ANY_SEQUENCE, command, error);
    if (status != GRZ_E_REJECTED) {
        stop("a command that is not legal was not refused");
    }
    SEE(grz_error, 2, offsetof(grz_error, message));
    printf("%s\n", (const char *)error->message);
    /* A language that there is not: whatever the status is, it is a failure, and says something. */
    status = grz_word(GRZ_WORD_THREAT, 0, 100, words, sizeof words, &needed);
    if (status == GRZ_OK || strcmp(grz_status_text(status), "unknown") == 0 || !*grz_status_text(status)) {
        stop("a failure without a text");
    }
}

static grz_game begin(grz_rules rules, uint64_t seed)
{
    grz_game game;
    grz_start *start = TAKE(grz_start, 0);
    done(grz_start_seeded(seed, start), "grz_start_seeded");
    SEE(grz_start, 0, offsetof(grz_start, salt));
    done(grz_game_create(rules, start, NULL, 0, &game, NULL), "grz_game_create");
    return game;
}

static grz_client begin_client(grz_game game, uint32_t *expected)
{
    grz_client client;
    uint32_t needed;
    *expected = info_of(game).expected;
    done(grz_game_stream(game, 1, 0, GRZ_FORM_BYTES, rooms[0].bytes, sizeof rooms[0].bytes, &needed), "grz_game_stream");
    done(grz_client_create(rooms[0].bytes, needed, 0, &client, NULL), "grz_client_create");
    return client;
}

static void see_rest(grz_game game, grz_rules rules)
{
    uint32_t needed;
    uint32_t expected = info_of(game).events;
    done(grz_rules_info(rules, TAKE(grz_rules_facts, 0)), "grz_rules_info");
    SEE(grz_rules_facts, 0, sizeof(grz_rules_facts));
    done(grz_card_info(rules, GRZ_LIST_TRIALS, 7, TAKE(grz_card, 0)), "grz_card_info");
    SEE(grz_card, 0, offsetof(grz_card, reserved));
    done(grz_game_save(game, GRZ_FORM_BYTES, rooms[1].bytes, sizeof rooms[1].bytes, &needed), "grz_game_save");
    note(rooms[1].bytes, needed);
    done(grz_probe(rooms[1].bytes, needed, TAKE(grz_save_info, 0), NULL), "grz_probe");
    SEE(grz_save_info, 0, offsetof(grz_save_info, reserved));
    if (game_events(game, GRZ_VIEWER_SPECTATOR, 0) != expected) {
        stop("the events are not as many as there have been");
    }
}

static void play(const char *preset, uint64_t seed)
{
    grz_pack built_in = { 0 };
    grz_rules rules;
    grz_game game;
    grz_client client;
    grz_info info;
    uint32_t expected, x = (uint32_t)seed, from = 0, fed = 0, before = 0;
    done(grz_rules_create(preset, GRZ_TO_NUL, NULL, 0, built_in, &rules, NULL), preset);
    game = begin(rules, seed);
    client = begin_client(game, &expected);
    info = info_of(game);
    see_refusals(game, 0);
    while (info.awaited) {
        uint32_t seat = 0;
        while (!(info.awaited >> seat & 1)) {
            seat++;
        }
        before = info.events;
        done(grz_submit(game, seat, info.expected, choose(game, rules, seat, x = x * 48271u % 2147483647u), NULL), "grz_submit");
        info = info_of(game);
        from += game_events(game, seat, from);
        feed(game, client, &expected);
        fed += client_events(client, fed);
        see_views(game, client);
        if (from != info.events || fed != info.events || info.events <= before) {
            stop("the events are not as many as there have been");
        }
    }
    see_rest(game, rules);
    printf("%s, seed %u: outcome %u, %u events, %016" PRIx64 "\n", preset, (unsigned)seed, info.outcome, (unsigned)info.events, hash);
    grz_client_free(client);
    grz_game_free(game);
    grz_rules_free(rules);
}

int main(void)
{
    if (grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) != GRZ_OK) {
        printf("this program was built for another version of the library than %s\n", grz_version());
        return 3;
    }
    play("base 4 normal", 1914);
    play("one-shot 4 normal", 1915);
    play("duo normal", 1916);
#ifdef GRZ_EVENT_MADE_UP
    printf("%u new events\n", (unsigned)new_ones);
#endif
    fprintf(stderr, "%u events passed over\n", (unsigned)passed_over);
    return 0;
}
