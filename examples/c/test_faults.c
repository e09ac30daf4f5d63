/*
 * Tries to misuse the library. Every fault has to be answered with its status, and nothing may be written.
 */
#include <stdio.h>
#include <string.h>

#include "checks.h"
#include "grizzled.h"

static grz_options options_for(uint8_t players)
{
    grz_options options;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.players = players;
    options.level = GRZ_LEVEL_NORMAL;
    options.leader = 0;
    options.seed = 7;
    return options;
}

static grz_game start(uint8_t players)
{
    grz_options options = options_for(players);
    grz_game game = { 0 };
    EXPECT(grz_game_create(&options, &game), GRZ_OK);
    CHECK(game.id != 0);
    return game;
}

static grz_info info_of(grz_game game)
{
    grz_info info;
    memset(&info, 0, sizeof info);
    info.struct_size = sizeof info;
    EXPECT(grz_game_info(game, &info), GRZ_OK);
    return info;
}

static grz_command intensity(uint8_t cards)
{
    grz_command command;
    memset(&command, 0, sizeof command);
    command.struct_size = sizeof command;
    command.tag = GRZ_COMMAND_INTENSITY;
    command.intensity = cards;
    return command;
}

static void options_are_looked_at(void)
{
    grz_options options = options_for(4);
    grz_game game = { 42 };
    const uint8_t players[] = { 0, 1, 6, 254, 255 };
    uint32_t i;

    EXPECT(grz_game_create(NULL, &game), GRZ_E_NULL);
    EXPECT(grz_game_create(&options, NULL), GRZ_E_NULL);
    EXPECT(grz_game_create((const grz_options *)((const char *)&options + 1), &game), GRZ_E_ALIGNMENT);
    options.struct_size = 0;
    EXPECT(grz_game_create(&options, &game), GRZ_E_STRUCT_SIZE);
    options.struct_size = sizeof options - 1;
    EXPECT(grz_game_create(&options, &game), GRZ_E_STRUCT_SIZE);
    options.struct_size = UINT32_MAX;
    EXPECT(grz_game_create(&options, &game), GRZ_E_STRUCT_SIZE);
    for (i = 0; i < sizeof players; i++) {
        options = options_for(players[i]);
        EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    }
    options = options_for(4);
    options.level = 3;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.level = 0;
    options.trials = 59;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.trials = 0;
    options.mode = 4;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.mode = GRZ_MODE_DUO;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.mode = GRZ_MODE_SOLO;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.mode = GRZ_MODE_BASE;
    options.reserved[6] = 1;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    options.reserved[6] = 0;
    options.leader = 4;
    EXPECT(grz_game_create(&options, &game), GRZ_E_VALUE);
    CHECK(game.id == 42);
}

static void answers_handle(grz_game game, int32_t status)
{
    grz_command command = intensity(3);
    grz_info info;
    uint32_t number = 42;
    char text[8];

    memset(&info, 0x5a, sizeof info);
    info.struct_size = sizeof info;
    EXPECT(grz_game_info(game, &info), status);
    CHECK(untouched(&info.hash, sizeof info.hash, 0x5a));
    EXPECT(grz_legal_count(game, 0, &number), status);
    EXPECT(grz_legal_commands(game, 0, NULL, sizeof command, 0, &number), status);
    EXPECT(grz_submit(game, 0, &command, NULL), status);
    EXPECT(grz_events(game, 0, 0, NULL, sizeof(grz_event), 0, &number), status);
    EXPECT(grz_events_json(game, 0, 0, text, sizeof text, &number), status);
    EXPECT(grz_view_json(game, 0, text, sizeof text, &number), status);
    EXPECT(grz_game_free(game), status);
    CHECK(number == 42);
}

static void dead_handles_name_nothing(void)
{
    grz_game game = start(3);
    grz_game other;
    grz_game forged;
    int bit;

    for (bit = 0; bit < 64; bit++) {
        forged.id = game.id ^ ((uint64_t)1 << bit);
        EXPECT(grz_game_free(forged), GRZ_E_HANDLE);
    }
    forged.id = 0;
    answers_handle(forged, GRZ_E_HANDLE);
    forged.id = UINT64_MAX;
    answers_handle(forged, GRZ_E_HANDLE);
    EXPECT(grz_game_free(game), GRZ_OK);
    EXPECT(grz_game_free(game), GRZ_E_HANDLE);
    answers_handle(game, GRZ_E_HANDLE);
    other = start(3);
    CHECK(other.id != game.id);
    answers_handle(game, GRZ_E_HANDLE);
    EXPECT(grz_game_free(other), GRZ_OK);
}

static void info_is_asked_properly(grz_game game)
{
    grz_info info;
    memset(&info, 0x5a, sizeof info);
    EXPECT(grz_game_info(game, NULL), GRZ_E_NULL);
    EXPECT(grz_game_info(game, &info), GRZ_E_STRUCT_SIZE);
    EXPECT(grz_game_info(game, (grz_info *)((char *)&info + 4)), GRZ_E_ALIGNMENT);
    CHECK(untouched(&info, sizeof info, 0x5a));
    info = info_of(game);
    CHECK(info.players == 4 && info.ring == 4 && info.awaited == 1 && info.outcome == GRZ_NONE);
    CHECK(info.mission == 1 && info.leader == 0 && info.events > 0);
}

static void commands_are_listed_properly(grz_game game)
{
    grz_command list[8];
    uint32_t count = 0;
    uint32_t needed = 42;
    uint32_t size = sizeof list[0];

    EXPECT(grz_legal_count(game, 0, NULL), GRZ_E_NULL);
    EXPECT(grz_legal_count(game, 0, (uint32_t *)((char *)&needed + 1)), GRZ_E_ALIGNMENT);
    EXPECT(grz_legal_count(game, 4, &needed), GRZ_E_VALUE);
    EXPECT(grz_legal_count(game, UINT32_MAX, &needed), GRZ_E_VALUE);
    CHECK(needed == 42);
    EXPECT(grz_legal_count(game, 1, &count), GRZ_OK);
    CHECK(count == 0);
    EXPECT(grz_legal_count(game, 0, &count), GRZ_OK);
    CHECK(count == 5);

    memset(list, 0x5a, sizeof list);
    EXPECT(grz_legal_commands(game, 0, list, size, 8, NULL), GRZ_E_NULL);
    EXPECT(grz_legal_commands(game, 0, NULL, size, 8, &needed), GRZ_E_NULL);
    EXPECT(grz_legal_commands(game, 0, NULL, size, UINT32_MAX, &needed), GRZ_E_NULL);
    EXPECT(grz_legal_commands(game, 0, (grz_command *)((char *)list + 1), size, 7, &needed), GRZ_E_ALIGNMENT);
    EXPECT(grz_legal_commands(game, 0, list, 0, 8, &needed), GRZ_E_STRUCT_SIZE);
    EXPECT(grz_legal_commands(game, 0, list, size - 1, 8, &needed), GRZ_E_STRUCT_SIZE);
    EXPECT(grz_legal_commands(game, 0, list, UINT32_MAX, 8, &needed), GRZ_E_STRUCT_SIZE);
    EXPECT(grz_legal_commands(game, 9, list, size, 8, &needed), GRZ_E_VALUE);
    CHECK(needed == 42);
    EXPECT(grz_legal_commands(game, 0, NULL, size, 0, &needed), GRZ_E_SHORT);
    CHECK(needed == 5);
    EXPECT(grz_legal_commands(game, 0, list, size, 4, &needed), GRZ_E_SHORT);
    CHECK(untouched(list, sizeof list, 0x5a));
    EXPECT(grz_legal_commands(game, 1, NULL, size, 0, &needed), GRZ_OK);
    CHECK(needed == 0);
    EXPECT(grz_legal_commands(game, 0, list, size, 5, &needed), GRZ_OK);
    CHECK(list[0].struct_size == size && list[0].tag == GRZ_COMMAND_INTENSITY && list[0].intensity == 3);
    CHECK(list[4].intensity == 7 && list[4].card == GRZ_NONE);
    CHECK(untouched(&list[5], 3 * sizeof list[0], 0x5a));
}

/* A command that must not be taken, and the hash before and after. */
static void refused(grz_game game, uint32_t seat, const grz_command *command, grz_rejection *why, int32_t status)
{
    grz_info before = info_of(game);
    grz_info after;
    EXPECT(grz_submit(game, seat, command, why), status);
    after = info_of(game);
    CHECK(before.hash == after.hash && before.events == after.events);
}

static void commands_are_given_properly(grz_game game)
{
    grz_command command = intensity(3);
    grz_rejection why;

    memset(&why, 0x5a, sizeof why);
    refused(game, 0, NULL, NULL, GRZ_E_NULL);
    refused(game, 0, (const grz_command *)((const char *)&command + 1), NULL, GRZ_E_ALIGNMENT);
    refused(game, 0, &command, &why, GRZ_E_STRUCT_SIZE);
    refused(game, 0, &command, (grz_rejection *)((char *)&why + 1), GRZ_E_ALIGNMENT);
    CHECK(untouched(&why, sizeof why, 0x5a));
    why.struct_size = sizeof why;
    command.struct_size = 4;
    refused(game, 0, &command, &why, GRZ_E_STRUCT_SIZE);
    command = intensity(3);
    refused(game, 5, &command, &why, GRZ_E_VALUE);
    refused(game, UINT32_MAX, &command, &why, GRZ_E_VALUE);
    command.tag = 0;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.tag = 255;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.tag = GRZ_COMMAND_SPEECH;
    command.threat = 6;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.tag = GRZ_COMMAND_PLAY;
    command.card = GRZ_NONE;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command = intensity(3);
    command.reserved[1] = 1;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.reserved[1] = 0;
    command.tag = GRZ_COMMAND_ORDER;
    command.front_card = GRZ_NONE;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.tag = GRZ_COMMAND_CHOOSE;
    command.choice = 0;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    command.choice = GRZ_CHOICE_SEAT;
    command.seat = 5;
    refused(game, 0, &command, &why, GRZ_E_VALUE);
    CHECK(untouched(&why.reason, 4, 0x5a));
}

static void rejections_say_why(grz_game game)
{
    grz_command command = intensity(2);
    grz_rejection why;

    memset(&why, 0x5a, sizeof why);
    why.struct_size = sizeof why;
    refused(game, 0, &command, NULL, GRZ_E_REJECTED);
    refused(game, 0, &command, &why, GRZ_E_REJECTED);
    CHECK(why.reason == GRZ_REASON_INTENSITY_NOT_OFFERED && why.rule == GRZ_RULE_PREP_1 && why.card == GRZ_NONE);
    CHECK(why.source == 0);
    CHECK(strcmp(grz_rule_id(why.rule), "PREP-1") == 0);
    refused(game, 1, &command, &why, GRZ_E_REJECTED);
    CHECK(why.reason == GRZ_REASON_NOT_AWAITED);
    refused(game, 4, &command, &why, GRZ_E_REJECTED);
    CHECK(why.reason == GRZ_REASON_NO_SUCH_SEAT && why.rule == GRZ_RULE_TAB_1);
    command.tag = GRZ_COMMAND_ANSWER;
    command.card = GRZ_NONE;
    refused(game, 0, &command, &why, GRZ_E_REJECTED);
    CHECK(why.reason == GRZ_REASON_NOT_ASKED);
}

static void events_are_asked_properly(grz_game game)
{
    static grz_event events[256];
    uint32_t size = sizeof events[0];
    uint32_t count = info_of(game).events;
    uint32_t needed = 42;

    memset(events, 0x5a, sizeof events);
    EXPECT(grz_events(game, 4, 0, events, size, 256, &needed), GRZ_E_VALUE);
    EXPECT(grz_events(game, 99, 0, events, size, 256, &needed), GRZ_E_VALUE);
    EXPECT(grz_events(game, UINT32_MAX, 0, events, size, 256, &needed), GRZ_E_VALUE);
    EXPECT(grz_events(game, 0, 0, events, size + 8, 256, &needed), GRZ_E_STRUCT_SIZE);
    EXPECT(grz_events(game, 0, 0, NULL, size, 256, &needed), GRZ_E_NULL);
    EXPECT(grz_events(game, 0, 0, events, size, 256, NULL), GRZ_E_NULL);
    CHECK(needed == 42);
    EXPECT(grz_events(game, 0, 0, events, size, count - 1, &needed), GRZ_E_SHORT);
    CHECK(needed == count && untouched(events, sizeof events, 0x5a));
    EXPECT(grz_events(game, 0, count, NULL, size, 0, &needed), GRZ_OK);
    CHECK(needed == 0);
    EXPECT(grz_events(game, 0, UINT32_MAX, NULL, size, 0, &needed), GRZ_OK);
    CHECK(needed == 0);
    EXPECT(grz_events(game, 0, count - 1, events, size, UINT32_MAX, &needed), GRZ_OK);
    CHECK(needed == 1 && events[0].sequence == count - 1 && events[0].struct_size == size);
    CHECK(untouched(&events[1], sizeof events[1], 0x5a));
}

static void texts_are_asked_properly(grz_game game)
{
    static char text[1 << 16];
    uint32_t needed = 42;
    uint32_t exact;

    memset(text, 0x5a, sizeof text);
    EXPECT(grz_view_json(game, 0, text, sizeof text, NULL), GRZ_E_NULL);
    EXPECT(grz_view_json(game, 0, NULL, 1, &needed), GRZ_E_NULL);
    EXPECT(grz_view_json(game, 4, text, sizeof text, &needed), GRZ_E_VALUE);
    CHECK(needed == 42);
    EXPECT(grz_view_json(game, 0, NULL, 0, &needed), GRZ_E_SHORT);
    exact = needed;
    EXPECT(grz_view_json(game, 0, text, exact - 1, &needed), GRZ_E_SHORT);
    CHECK(needed == exact && untouched(text, sizeof text, 0x5a));
    EXPECT(grz_view_json(game, 0, text, exact, &needed), GRZ_OK);
    CHECK(strlen(text) + 1 == exact && text[exact] == 0x5a && strstr(text, "\"seat\":0") != NULL);
    EXPECT(grz_view_json(game, GRZ_VIEWER_REFEREE, text, sizeof text, &needed), GRZ_OK);
    CHECK(strstr(text, "\"decks\"") != NULL);
    EXPECT(grz_events_json(game, 0, UINT32_MAX, text, sizeof text, &needed), GRZ_OK);
    CHECK(needed == 3 && strcmp(text, "[]") == 0);
}

/* What a viewer sees of the cards dealt to a seat: how many, and how many of them openly. */
static void dealt(grz_game game, uint32_t viewer, uint8_t seat, uint32_t *all, uint32_t *open)
{
    static grz_event events[256];
    uint32_t needed = 0;
    uint32_t i;

    *all = *open = 0;
    EXPECT(grz_events(game, viewer, 0, events, sizeof events[0], 256, &needed), GRZ_OK);
    for (i = 0; i < needed; i++) {
        if (events[i].tag == GRZ_EVENT_DEALT && events[i].seat == seat) {
            *all += 1;
            *open += events[i].secret == GRZ_SECRET_CARD && events[i].secret_card != GRZ_NONE;
            CHECK(events[i].secret == GRZ_SECRET_CARD
                  || (events[i].secret == GRZ_SECRET_HIDDEN && events[i].secret_card == GRZ_NONE));
        }
    }
}

static void no_view_shows_another_hand(void)
{
    static char text[1 << 16];
    grz_game game = start(4);
    grz_command command = intensity(3);
    uint32_t viewers[] = { 0, 1, 2, 3, GRZ_VIEWER_SPECTATOR, GRZ_VIEWER_REFEREE };
    uint32_t i, all, open, needed;
    uint8_t seat;

    EXPECT(grz_submit(game, 0, &command, NULL), GRZ_OK);
    for (i = 0; i < sizeof viewers / sizeof viewers[0]; i++) {
        for (seat = 0; seat < 4; seat++) {
            dealt(game, viewers[i], seat, &all, &open);
            CHECK(all == 3 && open == (viewers[i] == seat || viewers[i] == GRZ_VIEWER_REFEREE ? 3u : 0u));
        }
    }
    for (seat = 0; seat < 4; seat++) {
        const char *own;
        EXPECT(grz_view_json(game, seat, text, sizeof text, &needed), GRZ_OK);
        own = strstr(text, "\"own\":");
        CHECK(own != NULL && strstr(own + 1, "\"own\":") == NULL && strstr(text, "\"decks\"") == NULL);
    }
    EXPECT(grz_view_json(game, GRZ_VIEWER_SPECTATOR, text, sizeof text, &needed), GRZ_OK);
    CHECK(strstr(text, "\"own\"") == NULL && strstr(text, "\"decks\"") == NULL);
    EXPECT(grz_game_free(game), GRZ_OK);
}

/* Plays the first command of the list until the game is over; the number of decisions. */
static uint32_t played_to_the_end(uint8_t players, uint8_t mode)
{
    static grz_command list[512];
    grz_options options = options_for(players);
    grz_game game;
    grz_info info;
    uint32_t seat, needed, decisions = 0;

    options.mode = mode;
    options.leader = GRZ_BY_CHANCE;
    EXPECT(grz_game_create(&options, &game), GRZ_OK);
    for (info = info_of(game); info.awaited != 0 && failures == 0; info = info_of(game)) {
        for (seat = 0; (info.awaited >> seat & 1) == 0; seat++) {
        }
        EXPECT(grz_legal_commands(game, seat, list, sizeof list[0], 512, &needed), GRZ_OK);
        EXPECT(grz_submit(game, seat, &list[0], NULL), GRZ_OK);
        decisions++;
    }
    CHECK(info.outcome != GRZ_NONE);
    EXPECT(grz_game_free(game), GRZ_OK);
    return decisions;
}

static void every_mode_is_played_to_its_end(void)
{
    CHECK(played_to_the_end(4, GRZ_MODE_BASE) > 0);
    CHECK(played_to_the_end(5, GRZ_MODE_ONE_SHOT) > 0);
    CHECK(played_to_the_end(2, GRZ_MODE_DUO) > 0);
    CHECK(played_to_the_end(1, GRZ_MODE_SOLO) > 0);
}

static void two_games_do_not_meet(void)
{
    grz_game one = start(4);
    grz_game other = start(4);
    grz_command command = intensity(3);

    CHECK(one.id != other.id);
    CHECK(info_of(one).hash == info_of(other).hash);
    EXPECT(grz_submit(one, 0, &command, NULL), GRZ_OK);
    CHECK(info_of(one).hash != info_of(other).hash && info_of(other).awaited == 1);
    EXPECT(grz_submit(other, 0, &command, NULL), GRZ_OK);
    CHECK(info_of(one).hash == info_of(other).hash);
    EXPECT(grz_game_free(one), GRZ_OK);
    CHECK(info_of(other).mission == 1);
    EXPECT(grz_game_free(other), GRZ_OK);
}

int main(void)
{
    grz_game game;

    CHECK(grz_abi() == GRZ_ABI);
    CHECK(strcmp(grz_status_text(12345), "unknown") == 0 && strcmp(grz_rule_id(UINT32_MAX), "unknown") == 0);
    options_are_looked_at();
    dead_handles_name_nothing();
    game = start(4);
    info_is_asked_properly(game);
    commands_are_listed_properly(game);
    commands_are_given_properly(game);
    rejections_say_why(game);
    events_are_asked_properly(game);
    texts_are_asked_properly(game);
    EXPECT(grz_game_free(game), GRZ_OK);
    no_view_shows_another_hand();
    two_games_do_not_meet();
    every_mode_is_played_to_its_end();
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
