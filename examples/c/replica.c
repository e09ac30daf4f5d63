/* A client of seat 1: it gets a stream, then records of events, and nothing else of the host's game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"

static void *memory(size_t bytes)
{
    void *at = malloc(bytes ? bytes : 1);
    if (!at) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return at;
}

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

void begin_replica(replica *one, grz_game game)
{
    grz_error error = no_error();
    grz_info info;
    uint32_t needed;
    uint8_t *stream;
    /* How long it is, is asked first: no room is answered with GRZ_E_SHORT, and `needed` is written. */
    if (grz_game_stream(game, REPLICA_SEAT, 0, GRZ_FORM_BYTES, NULL, 0, &needed) != GRZ_E_SHORT) {
        fail("a stream without a length");
    }
    stream = memory(needed);
    done(grz_game_stream(game, REPLICA_SEAT, 0, GRZ_FORM_BYTES, stream, needed, &needed), "the stream", NULL);
    done(grz_client_create(stream, needed, 0, &one->client, &error), "the client", &error);
    free(stream);
    info.struct_size = sizeof info;
    done(grz_client_info(one->client, &info), "the client", NULL);
    one->events = info.events;
    one->expected = info.expected;
}

static void show_events(const replica *one)
{
    char text[8000];
    uint32_t needed;
    done(grz_client_events_text(one->client, one->events, GRZ_LANG_EN, text, sizeof text, &needed), "events", NULL);
    printf("%s", text);
}

/* The client's view and the host's of that seat must be the same, byte by byte. */
static void compare_views(const replica *one, grz_game game)
{
    grz_view seen, shown;
    seen.struct_size = shown.struct_size = sizeof seen;
    done(grz_client_view(one->client, &seen), "the client's view", NULL);
    done(grz_game_view(game, REPLICA_SEAT, &shown), "the host's view", NULL);
    if (memcmp(&seen, &shown, sizeof seen) != 0) {
        fail("the client sees something else than its seat");
    }
}

void feed_replica(replica *one, grz_game game, int show)
{
    grz_error error = no_error();
    grz_info info;
    uint8_t records[8000];
    uint32_t needed;
    done(grz_game_events_bytes(game, REPLICA_SEAT, one->expected, records, sizeof records, &needed), "records", NULL);
    done(grz_client_feed(one->client, one->expected, records, needed, &error), "what has happened", &error);
    if (show) {
        show_events(one);
    }
    info.struct_size = sizeof info;
    done(grz_client_info(one->client, &info), "the client", NULL);
    one->events = info.events;
    one->expected = info.expected;
    compare_views(one, game);
}

grz_command ask_replica(const replica *one, uint64_t seed)
{
    grz_command command = { .struct_size = sizeof command };
    done(grz_client_bot(one->client, GRZ_BOT_CAREFUL, seed, &command), "the client's bot", NULL);
    return command;
}

void end_replica(replica *one)
{
    done(grz_client_free(one->client), "the client", NULL);
}

void try_illegal(grz_game game, grz_rules rules)
{
    grz_error error = no_error();
    grz_command command = { .struct_size = sizeof command };
    grz_info info;
    char id[32];
    uint32_t needed;
    info.struct_size = sizeof info;
    done(grz_command_read(rules, "withdraw L", GRZ_TO_NUL, &command, &error), "a command", &error);
    done(grz_game_info(game, &info), "how the game stands", NULL);
    if (grz_submit(game, first_seat(info.awaited), info.expected, &command, &error) != GRZ_E_REJECTED) {
        fail("a command of another moment was taken");
    }
    done(grz_word(GRZ_WORD_RULE_ID, error.rule, GRZ_LANG_EN, id, sizeof id, &needed), "a rule", NULL);
    printf("refused, by %s: %s\n", id, (const char *)error.message);
}

void save_and_load(grz_game game)
{
    grz_error error = no_error();
    grz_start chance = start_with(0);
    grz_game again;
    uint64_t hash, other;
    uint32_t needed;
    uint8_t *log;
    if (grz_game_save(game, GRZ_FORM_BYTES, NULL, 0, &needed) != GRZ_E_SHORT) {
        fail("a log without a length");
    }
    log = memory(needed);
    done(grz_game_save(game, GRZ_FORM_BYTES, log, needed, &needed), "the log", NULL);
    done(grz_game_load(log, needed, &chance, &again, &error), "the log", &error);
    free(log);
    done(grz_game_hash(game, &hash), "the hash", NULL);
    done(grz_game_hash(again, &other), "the hash", NULL);
    if (hash != other) {
        fail("a log that was loaded leads elsewhere");
    }
    printf("a log of %u bytes, loaded again: the same hash\n", (unsigned)needed);
    done(grz_game_free(again), "the game", NULL);
}
