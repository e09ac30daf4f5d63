/*
 * Plays a whole game through the C library: seats that decide at random.
 *
 * Each line is an event as a spectator sees it. `play [players [seed [mode]]]` plays another game; the mode is a
 * number of GRZ_MODE_... in the header.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grizzled.h"

/* Ends the program when a call did not do what it should. */
static void demand(int32_t status, const char *call)
{
    if (status != GRZ_OK) {
        fprintf(stderr, "%s: %s\n", call, grz_status_text(status));
        exit(1);
    }
}

static void *room_for(size_t bytes)
{
    void *room = malloc(bytes);
    if (room == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return room;
}

/* A small generator of our own (xorshift): good enough to decide at random. */
static uint32_t draw(uint32_t *state, uint32_t bound)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state % bound;
}

static grz_game create(uint8_t players, uint64_t seed, uint8_t mode)
{
    grz_options options;
    grz_game game;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.players = players;
    options.level = GRZ_LEVEL_NORMAL;
    options.trials = 0;
    options.leader = GRZ_BY_CHANCE;
    options.seed = seed;
    options.mode = mode;
    demand(grz_game_create(&options, &game), "grz_game_create");
    return game;
}

static grz_info info_of(grz_game game)
{
    grz_info info;
    info.struct_size = sizeof info;
    demand(grz_game_info(game, &info), "grz_game_info");
    return info;
}

/* Lets the seat give one of its legal commands. */
static void decide(grz_game game, uint32_t seat, uint32_t *chance)
{
    grz_command *commands;
    grz_rejection rejection;
    uint32_t count, needed;
    int32_t status;

    demand(grz_legal_count(game, seat, &count), "grz_legal_count");
    commands = room_for(count * sizeof *commands);
    demand(grz_legal_commands(game, seat, commands, sizeof *commands, count, &needed), "grz_legal_commands");
    rejection.struct_size = sizeof rejection;
    status = grz_submit(game, seat, &commands[draw(chance, needed)], &rejection);
    if (status == GRZ_E_REJECTED) {
        fprintf(stderr, "%s (%s)\n", grz_reason_text(rejection.reason), grz_rule_id(rejection.rule));
    }
    demand(status, "grz_submit");
    free(commands);
}

/* Prints what a spectator sees from an event on: ask for the need, then for the text. */
static void print_events(grz_game game, uint32_t from)
{
    uint32_t needed = 0;
    char *text;
    int32_t status = grz_events_json(game, GRZ_VIEWER_SPECTATOR, from, NULL, 0, &needed);
    if (status != GRZ_E_SHORT) {
        demand(status, "grz_events_json");
    }
    text = room_for(needed);
    demand(grz_events_json(game, GRZ_VIEWER_SPECTATOR, from, text, needed, &needed), "grz_events_json");
    puts(text);
    free(text);
}

static uint32_t first_of(uint32_t seats)
{
    uint32_t seat = 0;
    while ((seats >> seat & 1) == 0) {
        seat++;
    }
    return seat;
}

int main(int argc, char **argv)
{
    static const char *const ends[] = { "Won: the war is over.", "Lost: too many Hard Knocks.",
                                        "Lost: no Morale is left.", "Lost: too many cards in hand.",
                                        "Boot Camp is over." };
    uint8_t players = (uint8_t)(argc > 1 ? atoi(argv[1]) : 4);
    uint64_t seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1914;
    uint8_t mode = (uint8_t)(argc > 3 ? atoi(argv[3]) : GRZ_MODE_BASE);
    uint32_t chance = 0x2545f491u;
    uint32_t shown = 0;
    uint32_t decisions = 0;
    grz_game game;
    grz_info info;

    if (grz_abi() != GRZ_ABI) {
        fprintf(stderr, "this program was built with another version of the library\n");
        return 1;
    }
    game = create(players, seed, mode);
    info = info_of(game);
    while (info.awaited != 0) {
        print_events(game, shown);
        shown = info.events;
        decide(game, first_of(info.awaited), &chance);
        decisions++;
        info = info_of(game);
    }
    print_events(game, shown);
    printf("%s %u Missions, %u decisions, %u events.\n", ends[info.outcome], (unsigned)info.mission,
           (unsigned)decisions, (unsigned)info.events);
    demand(grz_game_free(game), "grz_game_free");
    return 0;
}
