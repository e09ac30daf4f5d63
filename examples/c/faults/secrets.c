/*
 * Two games that differ only in what seat 1 may not see: a card of seat 0's hand has changed places with one of the
 * Trials. Whatever the host or a client shows to seat 1 or to a spectator is the same byte by byte.
 */
#include "try.h"

#include <stdlib.h>
#include <string.h>

#define ROOM (1 << 17)
#define TABLE "lead:0 cast:felix,charles,gustave,anselme tiles0:L,R tiles1:L,R tiles2:L,R tiles3:L,R mission:2 turn:0 "
#define OTHERS " hand1:nh,sm hand2:rw hand3:nw knocks:mute@2 speech0:1 supply:3 "

static const char *const positions[2] = {
    TABLE "hand0:nm,rh" OTHERS "trials:rm,nrs morale:*",
    TABLE "hand0:nm,nrs" OTHERS "trials:rm,rh morale:*",
};

/* Everything that one viewer is shown, one after the other. */
typedef struct shown {
    unsigned char *bytes;
    size_t length;
} shown;

static grz_game games[2];

static void add(shown *to, const void *bytes, size_t length)
{
    need(to->length + length <= 16 * (size_t)ROOM, "room for what is shown");
    memcpy(to->bytes + to->length, bytes, length);
    to->length += length;
}

#define ADD(to, call_with) \
    do { \
        uint32_t needed = 0; \
        need((call_with) == GRZ_OK, #call_with); \
        add(to, buffer, needed); \
    } while (0)

static void shown_by_host(shown *to, grz_game game, uint32_t viewer)
{
    static unsigned char buffer[ROOM];
    static grz_event events[400];
    grz_view view;
    grz_info info;
    uint32_t needed = 0, lang;
    info.struct_size = sizeof info;
    view.struct_size = sizeof view;
    need(grz_game_info(game, &info) == GRZ_OK && grz_game_view(game, viewer, &view) == GRZ_OK
         && grz_game_events(game, viewer, 0, events, sizeof events[0], 400, &needed) == GRZ_OK, "views and events");
    add(to, &info, sizeof info);
    add(to, &view, sizeof view);
    add(to, events, needed * sizeof events[0]);
    ADD(to, grz_game_view_json(game, viewer, (char *)buffer, ROOM, &needed));
    ADD(to, grz_game_events_json(game, viewer, 0, (char *)buffer, ROOM, &needed));
    ADD(to, grz_game_events_bytes(game, viewer, 0, buffer, ROOM, &needed));
    for (lang = GRZ_LANG_EN; lang <= GRZ_LANG_FR; lang++) {
        ADD(to, grz_game_events_text(game, viewer, 0, lang, (char *)buffer, ROOM, &needed));
    }
    ADD(to, grz_game_stream(game, viewer, 0, GRZ_FORM_JSON, buffer, ROOM, &needed));
    ADD(to, grz_game_stream(game, viewer, info.events, GRZ_FORM_JSON, buffer, ROOM, &needed));
}

static void shown_by_client(shown *to, grz_game game, uint32_t viewer)
{
    static unsigned char stream[ROOM], buffer[ROOM];
    static grz_event events[400];
    static grz_command commands[200];
    uint32_t length, needed = 0;
    grz_client client = { 0 };
    grz_view view;
    view.struct_size = sizeof view;
    need(grz_game_stream(game, viewer, 0, GRZ_FORM_BYTES, stream, ROOM, &length) == GRZ_OK
         && grz_client_create(stream, length, 0, &client, NULL) == GRZ_OK, "a client");
    add(to, stream, length);
    need(grz_client_view(client, &view) == GRZ_OK
         && grz_client_events(client, 0, events, sizeof events[0], 400, &needed) == GRZ_OK, "a client's view");
    add(to, &view, sizeof view);
    add(to, events, needed * sizeof events[0]);
    ADD(to, grz_client_view_json(client, (char *)buffer, ROOM, &needed));
    ADD(to, grz_client_events_json(client, 0, (char *)buffer, ROOM, &needed));
    ADD(to, grz_client_events_text(client, 0, GRZ_LANG_EN, (char *)buffer, ROOM, &needed));
    if (viewer < 4) {
        grz_command bots = { .struct_size = sizeof bots };
        need(grz_client_legal_commands(client, commands, sizeof commands[0], 200, &needed) == GRZ_OK, "legal commands");
        add(to, commands, needed * sizeof commands[0]);
        if (needed > 0) {
            need(grz_client_bot(client, GRZ_BOT_CAREFUL, 1, &bots) == GRZ_OK, "a bot's command");
            add(to, &bots, sizeof bots);
        }
    }
    grz_client_free(client);
}

static int same_for(uint32_t viewer)
{
    shown both[2];
    int i, same;
    for (i = 0; i < 2; i++) {
        both[i].length = 0;
        both[i].bytes = malloc(16 * (size_t)ROOM);
        need(both[i].bytes != NULL, "memory");
        shown_by_host(&both[i], games[i], viewer);
        shown_by_client(&both[i], games[i], viewer);
    }
    same = both[0].length == both[1].length && memcmp(both[0].bytes, both[1].bytes, both[0].length) == 0;
    free(both[0].bytes);
    free(both[1].bytes);
    return same;
}

/* Each function that shows something to one viewer is counted. */
static void count_shown(void)
{
    int i;
    for (i = 0; i < function_count; i++) {
        const function *f = &all_functions[i];
        if ((find_name(f, "viewer") >= 0 && find_name(f, "batch") < 0)
            || (find_name(f, "client") == 0 && (find_kind(f, BUFFER) >= 0 || find_kind(f, OUT_VALUE) >= 0
                                                || find_name(f, "view") >= 0))) {
            count_call(i, SECRETS, BIT(GRZ_OK));
        }
    }
}

static void compare(const char *when)
{
    static const uint32_t others[] = { 1, 2, 3, GRZ_VIEWER_SPECTATOR };
    uint64_t hashes[2];
    size_t k;
    for (k = 0; k < sizeof others / sizeof others[0]; k++) {
        /* What is expected is turned around by --turn. */
        if (same_for(others[k]) == (turned_row == SECRETS)) {
            wrong("grz_game_view", SECRETS, when, others[k], "is shown what it may not know");
        }
        count_shown();
    }
    need(grz_game_hash(games[0], &hashes[0]) == GRZ_OK && grz_game_hash(games[1], &hashes[1]) == GRZ_OK, "hashes");
    if (hashes[0] == hashes[1] || same_for(0)) {
        wrong("grz_game_view", SECRETS, when, 0, "does not differ for seat 0: the row shows nothing");
    }
}

static void both_do(uint32_t seat, const char *text)
{
    grz_rules rules;
    int i;
    rules.id = w.live[RULES];
    for (i = 0; i < 2; i++) {
        grz_command command = { .struct_size = sizeof command };
        need(grz_command_read(rules, text, GRZ_TO_NUL, &command, NULL) == GRZ_OK
             && grz_submit(games[i], seat, GRZ_ANY_SEQUENCE, &command, NULL) == GRZ_OK, text);
    }
}

void try_secrets(void)
{
    grz_rules rules;
    grz_start start = w.start;
    int i;
    rules.id = w.live[RULES];
    start.flags = 0;
    for (i = 0; i < 2; i++) {
        need(grz_game_create(rules, &start, positions[i], GRZ_TO_NUL, &games[i], NULL) == GRZ_OK, positions[i]);
    }
    compare("at the start");
    both_do(0, "speak snow");
    compare("while a Speech is answered");
    both_do(1, "answer sm");
    both_do(2, "answer -");
    compare("while a Speech is answered by another");
    both_do(3, "answer -");
    both_do(1, "play nh");
    compare("after an action");
    for (i = 0; i < 2; i++) {
        grz_game_free(games[i]);
    }
}
