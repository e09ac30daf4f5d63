/* Whole games, in which what the library answers in one way is compared with what it answers in another. */
#include "try.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_EVENTS 2048
#define MOST_HANDLES (1 << 20)

static char json[1 << 18];
static grz_event events[MOST_EVENTS];

static void see(int holds, const char *what)
{
    if (!holds) {
        printf("FAILED: in a whole game: %s\n", what);
        exit(1);
    }
}

/* What stands behind a key, from a place on. */
static const char *behind(const char *text, const char *key)
{
    char quoted[40];
    const char *at;
    sprintf(quoted, "\"%s\":", key);
    at = strstr(text, quoted);
    see(at != NULL, key);
    return at + strlen(quoted);
}

static unsigned long number(const char *at, unsigned long none)
{
    return strncmp(at, "null", 4) == 0 ? none : strncmp(at, "true", 4) == 0 ? 1 : strtoul(at, NULL, 10);
}

/* The next number of a list; 0 at its end. */
static int next_number(const char **at, unsigned long *value)
{
    char *end;
    while (**at == '[' || **at == ',') {
        (*at)++;
    }
    *value = strtoul(*at, &end, 10);
    if (end == *at) {
        return 0;
    }
    *at = end;
    return 1;
}

static void same_set(const char *text, const char *key, uint64_t low, uint64_t high)
{
    const char *at = behind(text, key);
    uint64_t words[2] = { 0, 0 };
    unsigned long value;
    while (next_number(&at, &value)) {
        words[value / 64] |= UINT64_C(1) << value % 64;
    }
    see(words[0] == low && words[1] == high, key);
}

static void same_list(const char *text, const char *key, const uint8_t *values, size_t count)
{
    const char *at = behind(text, key);
    unsigned long value;
    size_t i;
    for (i = 0; i < count; i++) {
        see(next_number(&at, &value) && value == values[i], key);
    }
    see(!next_number(&at, &value), key);
}

static void same_numbers(const grz_view *view)
{
    static const struct {
        const char *within; /* the part of the table that has it, or NULL */
        const char *key;
        size_t at;
    } fields[] = {
        { NULL, "leader", offsetof(grz_view, leader) }, { NULL, "turn", offsetof(grz_view, turn) },
        { NULL, "mission", offsetof(grz_view, mission) }, { NULL, "intensity", offsetof(grz_view, intensity) },
        { NULL, "speeches", offsetof(grz_view, speeches) }, { NULL, "trials", offsetof(grz_view, trials) },
        { NULL, "morale", offsetof(grz_view, morale) }, { NULL, "open", offsetof(grz_view, open_card) },
        { "orders", "of_mission", offsetof(grz_view, order) }, { "orders", "left", offsetof(grz_view, orders_left) },
        { "recruits", "turned_up", offsetof(grz_view, next_recruit) },
        { "recruits", "left", offsetof(grz_view, recruits_left) },
        { "recruits", "acting", offsetof(grz_view, recruit_acts) },
        { NULL, "luck_used", offsetof(grz_view, luck_used) }, { "solo", "tiles", offsetof(grz_view, solo_tiles) },
        { "solo", "refill_declined", offsetof(grz_view, refill_declined) },
    };
    size_t i;
    for (i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        const char *part = fields[i].within == NULL ? json : behind(json, fields[i].within);
        see(number(behind(part, fields[i].key), GRZ_NONE) == ((const uint8_t *)view)[fields[i].at], fields[i].key);
    }
}

static void same_seats(const grz_view *view)
{
    const char *at = behind(json, "seats");
    uint32_t seat;
    for (seat = 0; seat < view->ring; seat++) {
        const grz_seat *one = &view->seats[seat];
        at = behind(at, "charm_ready");
        see(number(at, 0) == one->charm_ready, "charm_ready");
        see(number(behind(at, "hand"), 0) == one->hand, "hand");
        see(number(behind(at, "tiles"), 0) == one->tiles, "tiles");
        see(number(behind(at, "tile_played"), 0) == one->tile_played, "tile_played");
        see(number(behind(at, "speeches"), 0) == one->speeches, "speeches of a seat");
    }
}

/* The view in its fields against the view in JSON, which is written without them. */
static void same_view(grz_game game, uint32_t viewer)
{
    grz_view view = { .struct_size = sizeof view };
    uint32_t needed;
    see(grz_game_view(game, viewer, &view) == GRZ_OK
         && grz_game_view_json(game, viewer, json, sizeof json, &needed) == GRZ_OK, "a view");
    see(view.viewer == viewer, "viewer");
    same_numbers(&view);
    same_seats(&view);
    same_set(json, "no_mans_land", view.no_mans_land[0], view.no_mans_land[1]);
    same_set(json, "discards", view.discards[0], view.discards[1]);
    same_set(json, "in_mission", view.in_mission, 0);
    same_set(json, "awaited", view.awaited, 0);
    same_set(behind(json, "orders"), "in_play", view.orders, 0);
    same_set(behind(json, "helping_hands"), "in_force", view.help_in_force, 0);
    same_set(json, "spoken_free", view.spoken_free, 0);
    same_set(json, "put_down", view.put_down, 0);
    same_list(json, "active", view.active, sizeof view.active);
    same_list(json, "modifiers", view.modifiers, sizeof view.modifiers);
    if (viewer == GRZ_VIEWER_SPECTATOR) {
        see(strstr(json, "\"own\"") == NULL && (view.hand[0] | view.hand[1]) == 0, "a spectator has no hand");
    } else {
        same_set(behind(json, "own"), "hand", view.hand[0], view.hand[1]);
    }
}

/* As many events as there have been, each in its place and for whom it was asked. */
static void same_events(grz_game game, uint32_t viewer, uint32_t count)
{
    uint32_t needed, i;
    see(grz_game_events(game, viewer, 0, events, sizeof events[0], MOST_EVENTS, &needed) == GRZ_OK && needed == count,
         "as many events as there have been");
    for (i = 0; i < count; i++) {
        see(events[i].sequence == i && events[i].viewer == viewer, "an event in its place, for its viewer");
        see(viewer != GRZ_VIEWER_SPECTATOR || events[i].secret == 0 || events[i].secret == GRZ_SECRET_HIDDEN,
             "a spectator is shown no secret");
    }
    see(grz_game_events(game, viewer, count, NULL, sizeof events[0], 0, &needed) == GRZ_OK && needed == 0, "and no more");
}

/* What is sent to a spectator is its own, and no player's. */
static void same_viewer(grz_game game)
{
    static unsigned char bytes[1 << 16];
    grz_client spectator = { 0 }, player = { 0 };
    uint32_t length;
    grz_info info = { .struct_size = sizeof info };
    see(grz_game_stream(game, GRZ_VIEWER_SPECTATOR, 0, GRZ_FORM_BYTES, bytes, sizeof bytes, &length) == GRZ_OK
         && grz_client_create(bytes, length, 0, &spectator, NULL) == GRZ_OK, "a spectator");
    see(grz_game_stream(game, 0, 0, GRZ_FORM_BYTES, bytes, sizeof bytes, &length) == GRZ_OK
         && grz_client_create(bytes, length, 0, &player, NULL) == GRZ_OK, "a player");
    see(grz_client_info(spectator, &info) == GRZ_OK, "grz_client_info");
    play_to_the_end(game);
    see(grz_game_events_bytes(game, GRZ_VIEWER_SPECTATOR, info.expected, bytes, sizeof bytes, &length) == GRZ_OK, "records");
    see(grz_client_feed(player, info.expected, bytes, length, NULL) == GRZ_E_VIEWER, "a player is not given a spectator's");
    see(grz_client_feed(spectator, info.expected, bytes, length, NULL) == GRZ_OK, "a spectator is given its own");
    grz_client_free(spectator);
    grz_client_free(player);
}

/* Goes on to the end; how many events there were. */
static uint32_t play_and_compare(grz_game game)
{
    static const uint32_t viewers[] = { 0, 2, GRZ_VIEWER_SPECTATOR };
    uint32_t step = 0;
    grz_info info = info_of(game);
    while (info.awaited) {
        grz_command command = { .struct_size = sizeof command };
        uint32_t seat = 0, before = info.events;
        while (!(info.awaited >> seat & 1)) {
            seat++;
        }
        see(grz_game_bot(game, seat, GRZ_BOT_CAREFUL, step, &command) == GRZ_OK
             && grz_submit(game, seat, info.expected, &command, NULL) == GRZ_OK, "a command of a bot");
        info = info_of(game);
        see(info.events > before && (info.expected & 0xffff) == info.events, "events have been added");
        same_events(game, viewers[step % 3], info.events);
        same_view(game, viewers[step++ % 3]);
    }
    return info.events;
}

static void try_long_game(uint64_t rules_id)
{
    grz_start start = w.start;
    grz_rules rules;
    grz_game game;
    uint32_t most = 0;
    rules.id = rules_id;
    start.flags = 0;
    for (start.seed = 1; most <= 300 && start.seed < 100; start.seed++) {
        uint32_t count;
        see(grz_game_create(rules, &start, NULL, 0, &game, NULL) == GRZ_OK, "grz_game_create");
        count = play_and_compare(game);
        most = count > most ? count : most;
        see(grz_game_free(game) == GRZ_OK, "grz_game_free");
    }
    see(most > 300, "a game of more than 300 events");
    see(grz_game_create(rules, &start, NULL, 0, &game, NULL) == GRZ_OK, "grz_game_create");
    same_viewer(game);
    grz_game_free(game);
}

/* The row says how the game ended that was just over, whether another is begun in its place or not. */
static void try_restarts(void)
{
    uint32_t first = 0, again = GRZ_INSTEAD_RESTART, ended = 0, step;
    grz_batch plain, restarting;
    grz_batch_row row, other;
    grz_rules rules;
    rules.id = w.live[RULES];
    see(grz_batch_create(rules, 1, 9, &plain, NULL) == GRZ_OK && grz_batch_create(rules, 1, 9, &restarting, NULL) == GRZ_OK, "batches");
    for (step = 0; ended < 3 && step < 20000; step++) {
        see(grz_batch_step(plain, 0, &first, 1, &row, NULL) == GRZ_OK
             && grz_batch_step(restarting, GRZ_BATCH_RESTART, &first, 1, &other, NULL) == GRZ_OK, "grz_batch_step");
        see(row.outcome == other.outcome, "the outcome of the game that is over");
        if (row.outcome == GRZ_NONE) {
            continue;
        }
        ended++;
        see(row.legal == 0 && other.legal > 0 && other.seat != GRZ_NONE, "another game is begun");
        see(grz_batch_step(plain, 0, &again, 1, &row, NULL) == GRZ_OK && row.outcome == GRZ_NONE && row.legal == other.legal
             && row.mission == 1 && row.stepped == GRZ_STEPPED_DONE, "a game that was just begun has no outcome");
    }
    see(ended == 3, "three games were over");
    grz_batch_free(plain);
    grz_batch_free(restarting);
}

/* As many handles as there can be, and none more; then all are freed. */
static void try_full(void)
{
    grz_batch *all = malloc(MOST_HANDLES * sizeof *all), one = { 0 };
    grz_rules rules;
    uint32_t count = 0;
    int32_t status = GRZ_OK;
    rules.id = w.live[RULES];
    see(all != NULL, "memory");
    while (count < MOST_HANDLES && (status = grz_batch_create(rules, 0, 0, &all[count], NULL)) == GRZ_OK) {
        count++;
    }
    /* One lives already. */
    see(status == GRZ_E_FULL && count == MOST_HANDLES - 1, "2^20 handles and no more");
    see(grz_batch_free(all[--count]) == GRZ_OK && grz_batch_create(rules, 0, 0, &one, NULL) == GRZ_OK, "a place that is free again");
    see(grz_batch_free(one) == GRZ_OK, "grz_batch_free");
    while (count > 0) {
        see(grz_batch_free(all[--count]) == GRZ_OK, "grz_batch_free");
    }
    free(all);
}

void try_games(void)
{
    try_long_game(w.module_rules);
    try_restarts();
    if (!brief) {
        try_full();
    }
}
