/* Calls that belong together, so that games go on, clients follow them and Chapters end. */
#include "calls.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST_GAME 4000

/* Of whom each client is: the game that it was made from, and its viewer. */
static struct client_of {
    uint64_t client, game;
    uint32_t viewer;
} clients[PLACES];
static uint32_t newest;

void begin_moves(void)
{
    memset(clients, 0, sizeof clients);
    newest = 0;
}

static uint32_t first_awaited(const grz_info *info)
{
    uint32_t seat = 0;
    while (seat < 8 && !(info->awaited >> seat & 1)) {
        seat++;
    }
    return seat;
}

/* A legal command is carried out at once, or staged and then carried out or dropped. */
static void decide(grz_game game)
{
    grz_info info = stand_of(GAME, game.id);
    uint32_t seat = first_awaited(&info), count = 0, how = byte();
    grz_command command;
    command.struct_size = sizeof command;
    if (info.awaited == 0 || answered("grz_legal_count", grz_legal_count(game, seat, &count)) != GRZ_OK || count == 0) {
        return;
    }
    if (answered("grz_legal_command", grz_legal_command(game, seat, byte() % count, &command)) != GRZ_OK) {
        wrong_call("grz_legal_command", "what is counted is not there", GRZ_OK);
    }
    if (how < 192) {
        int32_t status = answered("grz_submit", grz_submit(game, seat, info.expected, &command, NULL));
        if (status != GRZ_OK && status != GRZ_E_STAGED) {
            wrong_call("grz_submit", "a command on the list is refused", status);
        }
    } else if (answered("grz_stage", grz_stage(game, seat, info.expected, &command, NULL)) == GRZ_OK) {
        if (how & 1) {
            answered("grz_commit", grz_commit(game));
        } else if (how & 2) {
            answered("grz_roll_back", grz_roll_back(game));
        }
    }
}

/* The bytes that a viewer is sent, in a block of their own size; NULL where there are none. */
static uint8_t *sent(grz_game game, uint32_t viewer, uint32_t after, int stream, uint32_t *length)
{
    const char *name = stream ? "grz_game_stream" : "grz_game_events_bytes";
    uint32_t form = byte() & 1;
    uint8_t *block = NULL;
    int32_t status;
    *length = 0;
    status = stream ? grz_game_stream(game, viewer, after, form, NULL, 0, length)
                    : grz_game_events_bytes(game, viewer, after, NULL, 0, length);
    if (answered(name, status) == GRZ_E_SHORT) {
        block = malloc(*length);
        status = stream ? grz_game_stream(game, viewer, after, form, block, *length, length)
                        : grz_game_events_bytes(game, viewer, after, block, *length, length);
        if (answered(name, status) != GRZ_OK) {
            wrong_call(name, "there is no room for as many as are needed", status);
        }
    }
    return block;
}

static void join(grz_game game)
{
    grz_info info = stand_of(GAME, game.id);
    uint32_t who = byte() % 6, viewer = who < info.seats ? who : GRZ_VIEWER_SPECTATOR, after = 0, length;
    grz_client client;
    uint8_t *stream;
    if (byte() & 1) {
        after = byte() % (info.events + 1);
    }
    stream = sent(game, viewer, after, 1, &length);
    if (stream && answered("grz_client_create", grz_client_create(stream, length, after, &client, NULL)) == GRZ_OK) {
        keep_handle(CLIENT, client.id);
        newest = (newest + 1) % PLACES;
        clients[newest].client = client.id;
        clients[newest].game = game.id;
        clients[newest].viewer = viewer;
    }
    free(stream);
}

/* What has happened since goes to a client, which then stands where its game does. */
static void feed(void)
{
    const struct client_of *one = &clients[byte() % PLACES];
    grz_info info = stand_of(CLIENT, one->client), then;
    uint32_t length;
    uint8_t *records;
    if (info.struct_size == 0) {
        return;
    }
    records = sent((grz_game){ one->game }, one->viewer, info.expected, 0, &length);
    if (records && answered("grz_client_feed", grz_client_feed((grz_client){ one->client }, info.expected, records, length, NULL))
        == GRZ_OK) {
        then = stand_of(CLIENT, one->client);
        info = stand_of(GAME, one->game);
        if (then.events != info.events || then.awaited != info.awaited || then.expected != info.expected) {
            wrong_call("grz_client_feed", "a client stands elsewhere than its game", GRZ_OK);
        }
    }
    free(records);
}

static void play(grz_game game, uint32_t most)
{
    grz_info info = stand_of(GAME, game.id);
    while (most-- > 0 && info.awaited != 0) {
        uint32_t seat = first_awaited(&info);
        grz_command command;
        command.struct_size = sizeof command;
        if (grz_game_bot(game, seat, GRZ_BOT_RANDOM, most, &command) != GRZ_OK
            || grz_submit(game, seat, info.expected, &command, NULL) != GRZ_OK) {
            return;
        }
        info = stand_of(GAME, game.id);
    }
}

/* The game of the next Chapter, to its end. */
static void chapter(grz_campaign campaign)
{
    grz_start start;
    grz_game game;
    memset(&start, 0, sizeof start);
    start.struct_size = sizeof start;
    start.seed = byte();
    start.leader = GRZ_NONE;
    memset(start.characters, GRZ_NONE, sizeof start.characters);
    if (answered("grz_campaign_game", grz_campaign_game(campaign, &start, &game, NULL)) == GRZ_OK) {
        play(game, LONGEST_GAME);
        answered("grz_campaign_conclude", grz_campaign_conclude(campaign, game, NULL));
        answered("grz_game_free", grz_game_free(game));
    }
}

void any_move(void)
{
    switch (byte() % 8) {
    case 0: join((grz_game){ any_handle(GAME) }); return;
    case 1: case 2: feed(); return;
    case 3: play((grz_game){ any_handle(GAME) }, byte()); return;
    case 4: chapter((grz_campaign){ any_handle(CAMPAIGN) }); return;
    default: decide((grz_game){ any_handle(GAME) });
    }
}
