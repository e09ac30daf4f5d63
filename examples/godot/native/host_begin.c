/* How a Grizzled comes by its game. */
#include "classes.h"

#include <string.h>

bool replace_game(instance *self, grz_game game, const grz_start *start)
{
    grz_rules rules;
    if (!succeeded(self, grz_game_rules(game, &rules))) {
        grz_game_free(game);
        return false;
    }
    grz_game_free(self->game);
    grz_rules_free(self->rules);
    self->game = game;
    self->rules = rules;
    self->start = *start;
    return true;
}

/* create(preset, seed) -> bool */
METHOD(host_create)
{
    grz_start start;
    grz_pack pack = { 0 };
    grz_rules rules;
    grz_game game;
    bool made = start_of(self, given[1].number, &start)
        && succeeded(self, grz_rules_create((const char *)given[0].bytes, given[0].length, NULL, 0, pack, &rules,
                                            &self->error));
    if (made) {
        made = succeeded(self, grz_game_create(rules, &start, NULL, 0, &game, &self->error))
            && replace_game(self, game, &start);
        grz_rules_free(rules);
    }
    answer_bool(made, answer);
}

/* A number of a Dictionary, if it has one; what is no byte is as wrong as the highest one that names nothing. */
static void choose_byte(const godot_dictionary *options, const char *key, uint8_t *byte)
{
    godot_variant value;
    if (get_value(options, key, &value)) {
        uint64_t number = (uint64_t)api->godot_variant_as_int(&value);
        *byte = number < GRZ_NONE ? (uint8_t)number : GRZ_NONE - 1;
        api->godot_variant_destroy(&value);
    }
}

static void choose_characters(const godot_dictionary *options, grz_start *start)
{
    godot_variant value;
    godot_pool_int_array numbers;
    int place;
    if (!get_value(options, "characters", &value)) {
        return;
    }
    numbers = api->godot_variant_as_pool_int_array(&value);
    for (place = 0; place < 5 && place < api->godot_pool_int_array_size(&numbers); place++) {
        int number = api->godot_pool_int_array_get(&numbers, place);
        start->characters[place] = number < 0 ? GRZ_NONE : (uint8_t)(number < GRZ_NONE ? number : GRZ_NONE - 1);
    }
    api->godot_pool_int_array_destroy(&numbers);
    api->godot_variant_destroy(&value);
}

static void choose_commitment(const godot_dictionary *options, grz_start *start)
{
    godot_variant value;
    if (get_value(options, "commit", &value)) {
        start->flags = api->godot_variant_as_bool(&value) ? GRZ_START_COMMIT : 0;
        api->godot_variant_destroy(&value);
    }
}

/* Creates a game at the position of the options, or at the usual beginning. */
static bool create_at(instance *self, const argument *given, const grz_start *start)
{
    godot_variant value;
    godot_char_string position;
    bool placed = get_value(given[2].dictionary, "position", &value);
    grz_game game;
    int32_t status;
    if (placed) {
        godot_string text = api->godot_variant_as_string(&value);
        position = api->godot_string_utf8(&text);
        api->godot_string_destroy(&text);
        api->godot_variant_destroy(&value);
    }
    status = grz_game_create(given[0].instance->rules, start, placed ? api->godot_char_string_get_data(&position) : NULL,
                             placed ? (uint32_t)api->godot_char_string_length(&position) : 0, &game, &self->error);
    if (placed) {
        api->godot_char_string_destroy(&position);
    }
    return succeeded(self, status) && replace_game(self, game, start);
}

/* create_with(rules, seed, options) -> bool; options may have leader, characters, commit and position */
METHOD(host_create_with)
{
    grz_start start;
    bool made = start_of(self, given[1].number, &start);
    if (made) {
        choose_byte(given[2].dictionary, "leader", &start.leader);
        choose_characters(given[2].dictionary, &start);
        choose_commitment(given[2].dictionary, &start);
        made = create_at(self, given, &start);
    }
    answer_bool(made, answer);
}

/* create_chapter(campaign, seed) -> bool: the game of the next Chapter */
METHOD(host_create_chapter)
{
    grz_start start;
    grz_game game;
    bool made = start_of(self, given[1].number, &start)
        && succeeded(self, grz_campaign_game(given[0].instance->campaign, &start, &game, &self->error));
    answer_bool(made && replace_game(self, game, &start), answer);
}

static void load(instance *self, const argument *log, const grz_start *start, godot_variant *answer)
{
    grz_game game;
    bool made = succeeded(self, grz_game_load(log->bytes, log->length, start, &game, &self->error));
    answer_bool(made && replace_game(self, game, start), answer);
}

/* restore(log, seed) -> bool: goes on with what save() returned; with the seed that it began with, as if it had never stopped. */
METHOD(host_restore)
{
    grz_start start;
    if (start_of(self, given[1].number, &start)) {
        load(self, &given[0], &start, answer);
    } else {
        answer_bool(false, answer);
    }
}

/* secret() -> PoolByteArray: the chance that the game began with, which the host keeps to itself */
METHOD(host_secret)
{
    grz_info info = { .struct_size = sizeof info };
    (void)given;
    if (succeeded(self, grz_game_info(self->game, &info))) {
        answer_plain_bytes(&self->start, sizeof self->start, answer);
    }
}

/* A start from what secret() returned on a machine of the same kind. */
static bool opened(instance *self, const argument *secret, grz_start *start)
{
    if (secret->length != sizeof *start) {
        return succeeded(self, GRZ_E_VALUE);
    }
    memcpy(start, secret->bytes, sizeof *start);
    return true;
}

/* restore_with(log, secret) -> bool: goes on as if it had never stopped */
METHOD(host_restore_with)
{
    grz_start start;
    if (opened(self, &given[1], &start)) {
        load(self, &given[0], &start, answer);
    } else {
        answer_bool(false, answer);
    }
}

/* verify(log, secret, position) -> bool: whether the log is the game that was committed to; position is "" as a rule */
METHOD(host_verify)
{
    grz_start start;
    const char *position = given[2].length > 0 ? (const char *)given[2].bytes : NULL;
    bool honest = opened(self, &given[1], &start)
        && succeeded(self, grz_verify(given[0].bytes, given[0].length, &start, position, given[2].length, &self->error));
    answer_bool(honest, answer);
}

/* read_text(text) -> bool: plays the game that text() wrote, command by command */
METHOD(host_read_text)
{
    grz_start start;
    grz_game game;
    bool made = start_of(self, 0, &start)
        && succeeded(self, grz_game_from_text((const char *)given[0].bytes, given[0].length, (grz_rules){ 0 }, &game,
                                              &self->error));
    answer_bool(made && replace_game(self, game, &start), answer);
}

/* copy(host) -> bool: becomes a copy of another Grizzled */
METHOD(host_copy)
{
    grz_game game;
    grz_start start = given[0].instance->start;
    bool made = succeeded(self, grz_game_clone(given[0].instance->game, &game));
    answer_bool(made && replace_game(self, game, &start), answer);
}

/* copy_at(host, events, seed) -> bool: becomes that game as it stood after so many events */
METHOD(host_copy_at)
{
    grz_start start;
    grz_game game;
    bool made = start_of(self, given[2].number, &start)
        && succeeded(self, grz_game_at(given[0].instance->game, (uint32_t)given[1].number, &start, &game, &self->error));
    answer_bool(made && replace_game(self, game, &start), answer);
}
