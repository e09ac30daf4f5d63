/* Whether a game or a client that was made of something damaged still stands. */
#include <string.h>

#include "try.h"

/* A question to something odd may be refused, but never be a defect. */
static int sound(int32_t status)
{
    return status != GRZ_E_INTERNAL && status != GRZ_E_POISONED;
}

int client_stands(uint64_t id)
{
    static char text[1 << 18];
    grz_client client;
    grz_view view;
    grz_command command = { .struct_size = sizeof command };
    uint32_t needed;
    int ok;
    client.id = id;
    view.struct_size = sizeof view;
    ok = sound(grz_client_view(client, &view)) && sound(grz_client_view_json(client, text, sizeof text, &needed))
        && sound(grz_client_events_text(client, 0, GRZ_LANG_FR, text, sizeof text, &needed))
        && sound(grz_client_events_json(client, 0, text, sizeof text, &needed))
        && sound(grz_client_legal_commands(client, NULL, sizeof(grz_command), 0, &needed))
        && sound(grz_client_check(client, &w.command, NULL));
    if (!ok || grz_client_bot(client, GRZ_BOT_CAREFUL, 1, &command) != GRZ_OK) {
        return ok && sound(grz_client_bot(client, GRZ_BOT_RANDOM, 1, &command));
    }
    return sound(grz_client_command_text(client, w.seat, &command, GRZ_LANG_EN, text, sizeof text, &needed));
}

/* Plays on for a while with whatever the bots find. */
static int plays_on(grz_game game)
{
    uint64_t seed;
    for (seed = 0; seed < 40; seed++) {
        grz_command command = { .struct_size = sizeof command };
        uint32_t seat;
        for (seat = 0; seat < 5; seat++) {
            int32_t status = grz_game_bot(game, seat, seed & 1 ? GRZ_BOT_CAREFUL : GRZ_BOT_RANDOM, seed, &command);
            if (!sound(status) || (status == GRZ_OK && !sound(grz_submit(game, seat, GRZ_ANY_SEQUENCE, &command, NULL)))) {
                return 0;
            }
        }
    }
    return 1;
}

int game_stands(uint64_t id)
{
    static char text[1 << 18];
    grz_game game;
    uint64_t hash;
    uint32_t needed;
    game.id = id;
    return sound(grz_game_hash(game, &hash))
        && sound(grz_referee_view_json(game, text, sizeof text, &needed))
        && sound(grz_game_view_json(game, w.seat, text, sizeof text, &needed))
        && sound(grz_referee_events_text(game, 0, GRZ_LANG_EN, text, sizeof text, &needed))
        && sound(grz_game_text(game, text, sizeof text, &needed))
        && sound(grz_game_position(game, text, sizeof text, &needed, NULL)) && plays_on(game)
        && sound(grz_game_save(game, GRZ_FORM_JSON, (uint8_t *)text, sizeof text, &needed));
}
