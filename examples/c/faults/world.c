/* What the calls are made with. */
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

world w;

void need(int holds, const char *what)
{
    if (!holds) {
        printf("FAILED: the calls cannot be prepared: %s\n", what);
        exit(1);
    }
}

static grz_game game_of(uint64_t id)
{
    grz_game game;
    game.id = id;
    return game;
}

static grz_rules make_rules(const char *preset)
{
    grz_rules rules;
    grz_pack none = { 0 };
    need(grz_rules_create(preset, GRZ_TO_NUL, NULL, 0, none, &rules, NULL) == GRZ_OK, preset);
    return rules;
}

grz_info info_of(grz_game game)
{
    grz_info info;
    info.struct_size = sizeof info;
    need(grz_game_info(game, &info) == GRZ_OK, "grz_game_info");
    return info;
}

static uint32_t first_of(uint8_t seats)
{
    uint32_t seat = 0;
    while (!(seats >> seat & 1)) {
        seat++;
    }
    return seat;
}

/* A bot's command, carried out. */
static grz_command step(grz_game game, uint32_t bot, uint64_t seed)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = first_of(info_of(game).awaited);
    need(grz_game_bot(game, seat, bot, seed, &command) == GRZ_OK
         && grz_submit(game, seat, GRZ_ANY_SEQUENCE, &command, NULL) == GRZ_OK, "a bot's command");
    return command;
}

void play_to_the_end(grz_game game)
{
    uint64_t seed = 1;
    while (info_of(game).outcome == GRZ_NONE) {
        step(game, GRZ_BOT_RANDOM, seed++);
    }
}

/* A buffer that is filled once its size is known. */
#define FILL(blob_, call_with) \
    do { \
        uint32_t needed = 0; \
        unsigned char *bytes = NULL; \
        uint32_t capacity = 0; \
        int32_t asked = (call_with); \
        need(asked == GRZ_OK || asked == GRZ_E_SHORT, "the need of " #call_with); \
        (blob_).bytes = bytes = malloc(needed + 1); \
        (blob_).length = capacity = needed; \
        need(bytes && (call_with) == GRZ_OK, #call_with); \
        bytes[needed] = 0; \
    } while (0)

static grz_client client_from(blob stream, uint32_t first)
{
    grz_client client;
    need(grz_client_create(stream.bytes, stream.length, first, &client, NULL) == GRZ_OK, "grz_client_create");
    return client;
}

/* Goes on until somebody is asked for an action and the last command can be taken back; answers the game before it. */
static grz_game play_a_while(grz_game game)
{
    grz_game earlier = { 0 };
    uint64_t seed = 1;
    for (;;) {
        grz_info info = info_of(game);
        grz_view view;
        uint32_t count, seat = first_of(info.awaited);
        need(info.outcome == GRZ_NONE && seed < 1000, "a game with a command that can be taken back");
        view.struct_size = sizeof view;
        need(grz_game_view(game, seat, &view) == GRZ_OK && grz_legal_count(game, seat, &count) == GRZ_OK, "views");
        if (info.undo && view.agenda == GRZ_AGENDA_TURN && count > 3) {
            w.seat = seat;
            w.events = info.events;
            w.expected = info.expected;
            return earlier;
        }
        if (earlier.id) {
            grz_game_free(earlier);
        }
        need(grz_game_clone(game, &earlier) == GRZ_OK, "grz_game_clone");
        w.early_expected = info.expected;
        w.last_seat = seat;
        w.last = step(game, GRZ_BOT_RANDOM, seed++);
    }
}

static void save_all(grz_game game)
{
    FILL(w.log, grz_game_save(game, GRZ_FORM_BYTES, bytes, capacity, &needed));
    FILL(w.log_json, grz_game_save(game, GRZ_FORM_JSON, bytes, capacity, &needed));
    FILL(w.stream, grz_game_stream(game, w.seat, 0, GRZ_FORM_BYTES, bytes, capacity, &needed));
    FILL(w.stream_json, grz_game_stream(game, w.seat, w.events, GRZ_FORM_JSON, bytes, capacity, &needed));
    FILL(w.records, grz_game_events_bytes(game, w.seat, w.early_expected, bytes, capacity, &needed));
    FILL(w.text, grz_game_text(game, (char *)bytes, capacity, &needed));
    FILL(w.position, grz_game_position(game, (char *)bytes, capacity, &needed, NULL));
    /* The texts are given with their lengths, without the NUL. */
    w.text.length--;
    w.position.length--;
}

uint64_t first_client(void)
{
    return client_from(w.first_stream, 0).id;
}

/* A whole game's records, to be fed to a client from the beginning on. */
static void save_all_records(grz_rules rules)
{
    grz_start start = w.start;
    grz_game game;
    grz_client client;
    grz_info info;
    start.flags = 0;
    need(grz_game_create(rules, &start, NULL, 0, &game, NULL) == GRZ_OK, "grz_game_create");
    FILL(w.first_stream, grz_game_stream(game, w.seat, 0, GRZ_FORM_BYTES, bytes, capacity, &needed));
    play_to_the_end(game);
    client.id = first_client();
    info.struct_size = sizeof info;
    need(grz_client_info(client, &info) == GRZ_OK, "grz_client_info");
    w.first_expected = info.expected;
    FILL(w.all_records, grz_game_events_bytes(game, w.seat, w.first_expected, bytes, capacity, &needed));
    FILL(w.others_records, grz_game_events_bytes(game, (w.seat + 1) % 4, w.first_expected, bytes, capacity, &needed));
    FILL(w.referees_records, grz_referee_events_json(game, info.events, (char *)bytes, capacity, &needed));
    w.referees_records.length--;
    grz_client_free(client);
    grz_game_free(game);
}

static grz_campaign new_campaign(void)
{
    grz_campaign campaign;
    grz_pack none = { 0 };
    need(grz_campaign_create(none, 4, 0, 0, &campaign, NULL) == GRZ_OK, "grz_campaign_create");
    return campaign;
}

static void make_campaign(void)
{
    grz_campaign campaign = new_campaign();
    grz_game game;
    grz_start start = w.start;
    uint32_t needed;
    grz_campaign_choice choices[64];
    start.flags = 0;
    w.live[CAMPAIGN] = campaign.id;
    FILL(w.campaign, grz_campaign_save(campaign, (char *)bytes, capacity, &needed, NULL));
    w.campaign.length--;
    need(grz_campaign_game(campaign, &start, &game, NULL) == GRZ_OK, "grz_campaign_game");
    play_to_the_end(game);
    w.finished = game.id;
    campaign.id = fresh_handle(CAMPAIGN, NULL);
    need(grz_campaign_conclude(campaign, game, NULL) == GRZ_OK
         && grz_campaign_choices(campaign, choices, sizeof choices[0], 64, &needed) == GRZ_OK && needed > 0,
         "a campaign whose group has a choice");
    w.choice = choices[0];
    grz_campaign_free(campaign);
}

void make_world(void)
{
    grz_pack pack = { 0 };
    grz_rules rules = make_rules("base 4 normal");
    grz_game game, earlier;
    grz_batch batch;
    memset(&w, 0, sizeof w);
    w.live[RULES] = rules.id;
    w.module_rules = make_rules("one-shot 4 normal").id;
    w.start.struct_size = sizeof w.start;
    w.start.flags = GRZ_START_COMMIT;
    w.start.seed = 1914;
    memcpy(w.start.salt, "a salt that the tests always use", sizeof w.start.salt);
    w.start.leader = GRZ_NONE;
    memset(w.start.characters, GRZ_NONE, sizeof w.start.characters);
    need(grz_game_create(rules, &w.start, NULL, 0, &game, NULL) == GRZ_OK, "grz_game_create");
    w.live[GAME] = game.id;
    earlier = play_a_while(game);
    save_all(game);
    FILL(w.early_stream, grz_game_stream(earlier, w.seat, 0, GRZ_FORM_BYTES, bytes, capacity, &needed));
    grz_game_free(earlier);
    save_all_records(rules);
    w.live[CLIENT] = client_from(w.stream, 0).id;
    w.command.struct_size = sizeof w.command;
    need(grz_legal_command(game, w.seat, 0, &w.command) == GRZ_OK
         && grz_command_action(game, w.seat, &w.command, &w.action) == GRZ_OK, "a legal command");
    FILL(w.pack, grz_pack_json(pack, (char *)bytes, capacity, &needed));
    w.pack.length--;
    need(grz_pack_load(w.pack.bytes, w.pack.length, &pack, NULL) == GRZ_OK, "grz_pack_load");
    w.live[PACK] = pack.id;
    need(grz_batch_create(rules, 3, 7, &batch, NULL) == GRZ_OK, "grz_batch_create");
    w.live[BATCH] = batch.id;
    make_campaign();
}

/* A campaign that waits for the group. */
static uint64_t choosing_campaign(void)
{
    grz_campaign campaign = new_campaign();
    need(grz_campaign_conclude(campaign, game_of(w.finished), NULL) == GRZ_OK, "grz_campaign_conclude");
    return campaign.id;
}

uint64_t fresh_handle(int kind, const function *f)
{
    grz_pack pack;
    grz_game copy;
    grz_batch batch;
    grz_rules rules = { 0 };
    const char *name = f ? f->name : "";
    switch (kind) {
    case PACK:
        need(grz_pack_load(w.pack.bytes, w.pack.length, &pack, NULL) == GRZ_OK, "grz_pack_load");
        return pack.id;
    case RULES:
        return make_rules("base 4 normal").id;
    case GAME:
        need(grz_game_clone(game_of(strcmp(name, "grz_campaign_conclude") == 0 ? w.finished : w.live[GAME]), &copy)
             == GRZ_OK, "grz_game_clone");
        if (strcmp(name, "grz_commit") == 0 || strcmp(name, "grz_roll_back") == 0 || strcmp(name, "grz_staged_save") == 0) {
            need(grz_stage(copy, w.seat, w.expected, &w.command, NULL) == GRZ_OK, "grz_stage");
        }
        return copy.id;
    case CLIENT:
        return strcmp(name, "grz_client_feed") == 0 ? client_from(w.early_stream, 0).id : client_from(w.stream, 0).id;
    case CAMPAIGN:
        return strcmp(name, "grz_campaign_choose") == 0 || strcmp(name, "grz_campaign_choices") == 0
            ? choosing_campaign() : new_campaign().id;
    default:
        rules.id = w.live[RULES];
        need(grz_batch_create(rules, 3, 7, &batch, NULL) == GRZ_OK, "grz_batch_create");
        return batch.id;
    }
}

static int32_t try_to_free(int kind, uint64_t id)
{
    grz_pack pack;
    grz_rules rules;
    grz_client client;
    grz_campaign campaign;
    grz_batch batch;
    pack.id = rules.id = client.id = campaign.id = batch.id = id;
    switch (kind) {
    case PACK: return grz_pack_free(pack);
    case RULES: return grz_rules_free(rules);
    case GAME: return grz_game_free(game_of(id));
    case CLIENT: return grz_client_free(client);
    case CAMPAIGN: return grz_campaign_free(campaign);
    default: return grz_batch_free(batch);
    }
}

int32_t free_handle(int kind, uint64_t id)
{
    int32_t status;
    do {
        status = try_to_free(kind, id);
    } while (status == GRZ_E_BUSY);
    return status;
}

void end_world(void)
{
    blob *blobs[] = { &w.first_stream, &w.all_records, &w.others_records, &w.referees_records, &w.early_stream, &w.records,
                      &w.log, &w.log_json, &w.stream, &w.stream_json, &w.pack, &w.campaign, &w.text, &w.position };
    size_t i;
    int kind;
    for (kind = PACK; kind < HANDLE_KINDS; kind++) {
        need(free_handle(kind, w.live[kind]) == GRZ_OK, "a handle is lost");
    }
    need(free_handle(RULES, w.module_rules) == GRZ_OK && free_handle(GAME, w.finished) == GRZ_OK, "a handle is lost");
    for (i = 0; i < sizeof blobs / sizeof blobs[0]; i++) {
        free(blobs[i]->bytes);
    }
}
