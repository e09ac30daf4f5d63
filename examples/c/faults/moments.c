/* Who stands where: after something was taken back, in the middle of a command, with a command staged, as another viewer. */
#include "try.h"

#include <stdlib.h>
#include <string.h>

#define STREAM_ROOM (1 << 17)

/* A game in the middle of a command, its copy, and what it was saved and loaded as; made when they are first needed. */
static grz_game cuts[3];

static int is_of(const function *f, int kind)
{
    return f->count > 0 && f->parameters[0].kind == HANDLE && f->parameters[0].handle == kind;
}

static uint64_t fresh_game(void)
{
    return fresh_handle(GAME, NULL);
}

/* The game on which the last command was taken back and given again: everything is as before, but the history. */
static grz_game taken_back(uint32_t *expected)
{
    grz_game game;
    grz_info info;
    game.id = fresh_game();
    need(grz_undo(game, w.expected, NULL) == GRZ_OK
         && grz_submit(game, w.last_seat, GRZ_ANY_SEQUENCE, &w.last, NULL) == GRZ_OK, "a command that is given again");
    info = info_of(game);
    need(info.events == w.events, "as many events as before");
    *expected = info.expected;
    return game;
}

/* The call with this handle and this expected number. */
static void stand_at(const function *f, int row, uint64_t id, uint32_t expected, uint32_t statuses, unsigned value)
{
    int at = find_name(f, "expected") >= 0 ? find_name(f, "expected") : find_name(f, "after");
    call c;
    good(&c, f);
    c.a[0].number = id;
    if (at >= 0) {
        c.a[at].number = expected;
    }
    expect(&c, row, statuses, at >= 0 ? f->parameters[at].name : f->parameters[0].name, value);
}

static uint64_t client_now(grz_game game)
{
    static unsigned char stream[STREAM_ROOM];
    grz_client client;
    uint32_t length;
    need(grz_game_stream(game, w.seat, 0, GRZ_FORM_BYTES, stream, sizeof stream, &length) == GRZ_OK
         && grz_client_create(stream, length, 0, &client, NULL) == GRZ_OK, "a client");
    return client.id;
}

static uint32_t client_expects(uint64_t id)
{
    grz_client client;
    grz_info info;
    client.id = id;
    info.struct_size = sizeof info;
    need(grz_client_info(client, &info) == GRZ_OK, "grz_client_info");
    return info.expected;
}

/* A game is asked from a point that was dropped; a client is fed what came instead. */
static void try_taken_back(const function *f)
{
    uint32_t expected;
    grz_game game = taken_back(&expected), before;
    before.id = w.live[GAME];
    if (is_of(f, GAME)) {
        stand_at(f, TAKEN_BACK, game.id, w.expected, BIT(GRZ_E_SEQUENCE), 0);
        stand_at(f, TAKEN_BACK, game.id, expected, BIT(GRZ_OK), 1);
    } else {
        uint64_t client = client_now(before), anew = client_now(game);
        stand_at(f, TAKEN_BACK, client, expected, BIT(GRZ_E_SEQUENCE), 0);
        stand_at(f, TAKEN_BACK, anew, w.expected, BIT(GRZ_E_SEQUENCE), 1);
        free_handle(CLIENT, client);
        free_handle(CLIENT, anew);
    }
    grz_game_free(game);
}

static void make_cuts(void)
{
    static unsigned char log[STREAM_ROOM];
    grz_game game;
    uint32_t events = w.events, length;
    game.id = w.live[GAME];
    do {
        if (cuts[0].id) {
            grz_game_free(cuts[0]);
        }
        need(--events > 0 && grz_game_at(game, events, &w.start, &cuts[0], NULL) == GRZ_OK, "a cut game");
    } while (!info_of(cuts[0]).midway);
    need(grz_game_clone(cuts[0], &cuts[1]) == GRZ_OK
         && grz_game_save(cuts[0], GRZ_FORM_BYTES, log, sizeof log, &length) == GRZ_OK
         && grz_game_load(log, length, &w.start, &cuts[2], NULL) == GRZ_OK, "copies of a cut game");
}

static void try_midway(const function *f)
{
    unsigned k;
    if (!cuts[0].id) {
        make_cuts();
    }
    for (k = 0; k < sizeof cuts / sizeof cuts[0]; k++) {
        uint64_t client = client_now(cuts[k]);
        uint32_t expected = client_expects(client);
        need(expected == info_of(cuts[k]).expected, "a client stands where its game does");
        stand_at(f, MIDWAY, is_of(f, GAME) ? cuts[k].id : client, expected, BIT(GRZ_E_MIDWAY), k);
        free_handle(CLIENT, client);
    }
}

static void give(const function *f, const blob *bytes, unsigned value)
{
    int i = find_kind(f, IN_BYTES), expected = find_name(f, "expected");
    uint64_t client = first_client();
    call c;
    good(&c, f);
    if (expected >= 0) {
        c.a[0].number = client;
        c.a[expected].number = w.first_expected;
    }
    c.bytes[i] = bytes->length;
    c.a[i].pointer = place_at_end(i, bytes->length);
    memcpy(c.a[i].pointer, bytes->bytes, bytes->length);
    c.a[i + 1].number = bytes->length;
    expect(&c, OTHERS, BIT(GRZ_E_VIEWER), f->parameters[i].name, value);
    free_handle(CLIENT, client);
}

static void try_others(const function *f)
{
    int feeds = is_of(f, CLIENT);
    give(f, feeds ? &w.others_records : &w.log, 0);
    give(f, feeds ? &w.referees_records : &w.log_json, 1);
}

/* Those that end what is staged need it; the others wait for it. */
static void try_staged(const function *f)
{
    int needs = find_name(f, "expected") < 0 && !(f->statuses & BIT(GRZ_E_SEQUENCE));
    grz_game game;
    game.id = fresh_game();
    if (!needs) {
        need(grz_stage(game, w.seat, w.expected, &w.command, NULL) == GRZ_OK, "grz_stage");
    }
    stand_at(f, STAGED, game.id, w.expected, BIT(GRZ_E_STAGED), needs);
    grz_game_free(game);
}

void try_moments(const function *f)
{
    if (f->statuses & BIT(GRZ_E_SEQUENCE) && find_name(f, "first") < 0) {
        try_taken_back(f);
    }
    if (f->statuses & BIT(GRZ_E_MIDWAY)) {
        try_midway(f);
    }
    if (f->statuses & BIT(GRZ_E_VIEWER)) {
        try_others(f);
    }
    if (f->statuses & BIT(GRZ_E_STAGED)) {
        try_staged(f);
    }
}

void end_moments(void)
{
    size_t k;
    for (k = 0; k < sizeof cuts / sizeof cuts[0]; k++) {
        need(grz_game_free(cuts[k]) == GRZ_OK, "a cut game is lost");
    }
}
