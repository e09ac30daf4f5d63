/* The class Grizzled: a game as its host holds it. */
#include "classes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint32_t language_of(const argument *language)
{
    bool french = language->length >= 2 && memcmp(language->bytes, "fr", 2) == 0;
    return french ? GRZ_LANG_FR : GRZ_LANG_EN;
}

void answer_info(const grz_info *info, godot_variant *answer)
{
    godot_dictionary facts = new_dictionary();
    set_number(&facts, "events", info->events);
    set_number(&facts, "expected", info->expected);
    set_number(&facts, "seats", info->seats);
    set_number(&facts, "awaited", info->awaited);
    set_number(&facts, "outcome", info->outcome == GRZ_NONE ? -1 : info->outcome);
    set_number(&facts, "mission", info->mission);
    set_number(&facts, "leader", info->leader);
    set_number(&facts, "turn", info->turn);
    answer_dictionary(&facts, answer);
}

/* With a seed of 0, seed and salt are drawn from the system. */
static bool start_of(instance *self, uint64_t seed, grz_start *start)
{
    start->struct_size = sizeof *start;
    return succeeded(self, seed == 0 ? grz_start_init(start) : grz_start_seeded(seed, start));
}

/* Takes a new game and its rules in place of the old ones. */
static void replace(instance *self, grz_game game, grz_rules rules)
{
    grz_game_free(self->game);
    grz_rules_free(self->rules);
    self->game = game;
    self->rules = rules;
}

/* create(preset, seed) -> bool */
static void create(instance *self, const argument *given, godot_variant *answer)
{
    grz_start start;
    grz_pack pack = { 0 };
    grz_rules rules;
    grz_game game;
    bool made = start_of(self, given[1].number, &start)
        && succeeded(self, grz_rules_create((const char *)given[0].bytes, given[0].length, NULL, 0, pack, &rules,
                                                 &self->error));
    if (made) {
        made = succeeded(self, grz_game_create(rules, &start, NULL, 0, &game, &self->error));
        if (made) {
            replace(self, game, rules);
        } else {
            grz_rules_free(rules);
        }
    }
    answer_bool(made, answer);
}

/* restore(log, seed) -> bool: goes on with what save() returned; with the seed that it began with, as if it had never stopped. */
static void restore(instance *self, const argument *given, godot_variant *answer)
{
    grz_start start;
    grz_rules rules;
    grz_game game;
    bool made = start_of(self, given[1].number, &start)
        && succeeded(self, grz_game_load(given[0].bytes, given[0].length, &start, &game, &self->error));
    if (made) {
        made = succeeded(self, grz_game_rules(game, &rules));
        if (made) {
            replace(self, game, rules);
        } else {
            grz_game_free(game);
        }
    }
    answer_bool(made, answer);
}

/* info() -> Dictionary */
static void get_info(instance *self, const argument *given, godot_variant *answer)
{
    grz_info info;
    (void)given;
    info.struct_size = sizeof info;
    if (succeeded(self, grz_game_info(self->game, &info))) {
        answer_info(&info, answer);
    }
}

/* The text of a command, added to the list. */
static int32_t append_command(instance *self, uint32_t seat, uint32_t place, uint32_t language, godot_pool_string_array *list)
{
    grz_command command = { .struct_size = sizeof command };
    room text = { NULL, 0, 0 };
    int32_t status = grz_legal_command(self->game, seat, place, &command);
    if (status == GRZ_OK) {
        do {
            status = grz_command_text(self->game, seat, &command, language, text.data, text.capacity, &text.needed);
        } while (grow(&text, status));
    }
    if (status == GRZ_OK) {
        append(list, text.data);
    }
    free(text.data);
    return status;
}

/* legal_texts(seat, lang) -> PoolStringArray: what the seat may do, a button each, by their places */
static void legal_texts(instance *self, const argument *given, godot_variant *answer)
{
    godot_pool_string_array list = new_list();
    uint32_t seat = (uint32_t)given[0].number, place, count = 0;
    int32_t status = grz_legal_count(self->game, seat, &count);

    for (place = 0; status == GRZ_OK && place < count; place++) {
        status = append_command(self, seat, place, language_of(&given[1]), &list);
    }
    answer_list(self, status, &list, answer);
}

static void submit(instance *self, uint32_t seat, uint32_t expected, const grz_command *command, godot_variant *answer)
{
    answer_bool(succeeded(self, grz_submit(self->game, seat, expected, command, &self->error)), answer);
}

/* submit_place(seat, place, expected) -> bool; expected is info().expected as the player knows it */
static void submit_place(instance *self, const argument *given, godot_variant *answer)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    if (succeeded(self, grz_legal_command(self->game, seat, (uint32_t)given[1].number, &command))) {
        submit(self, seat, (uint32_t)given[2].number, &command, answer);
    } else {
        answer_bool(false, answer);
    }
}

/* submit_written(seat, command, expected) -> bool: a command of the notation, such as a client sends */
static void submit_written(instance *self, const argument *given, godot_variant *answer)
{
    grz_command command = { .struct_size = sizeof command };
    const char *text = (const char *)given[1].bytes;
    if (succeeded(self, grz_command_read(self->rules, text, given[1].length, &command, &self->error))) {
        submit(self, (uint32_t)given[0].number, (uint32_t)given[2].number, &command, answer);
    } else {
        answer_bool(false, answer);
    }
}

/* bot_submit(seat, expected) -> bool: the careful bot plays for the seat */
static void bot_submit(instance *self, const argument *given, godot_variant *answer)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    if (succeeded(self, grz_game_bot(self->game, seat, GRZ_BOT_CAREFUL, 0, &command))) {
        submit(self, seat, (uint32_t)given[1].number, &command, answer);
    } else {
        answer_bool(false, answer);
    }
}

/* view_json(viewer) -> String; a seat, or 100 for a spectator */
static void view_json(instance *self, const argument *given, godot_variant *answer)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    do {
        status = grz_game_view_json(self->game, (uint32_t)given[0].number, text.data, text.capacity, &text.needed);
    } while (grow(&text, status));
    answer_text(self, status, &text, answer);
}

/* events_text(viewer, from, lang) -> String, a line for each event */
static void events_text(instance *self, const argument *given, godot_variant *answer)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    do {
        status = grz_game_events_text(self->game, (uint32_t)given[0].number, (uint32_t)given[1].number,
                                      language_of(&given[2]), text.data, text.capacity, &text.needed);
    } while (grow(&text, status));
    answer_text(self, status, &text, answer);
}

/* events_bytes(viewer, expected) -> PoolByteArray, for feed() of that viewer's client; expected is its info().expected */
static void events_bytes(instance *self, const argument *given, godot_variant *answer)
{
    room bytes = { NULL, 0, 0 };
    int32_t status;
    do {
        status = grz_game_events_bytes(self->game, (uint32_t)given[0].number, (uint32_t)given[1].number, bytes.data,
                                       bytes.capacity, &bytes.needed);
    } while (grow(&bytes, status));
    answer_bytes(self, status, &bytes, answer);
}

/* stream(viewer, after) -> PoolByteArray, for create() of that viewer's client */
static void stream(instance *self, const argument *given, godot_variant *answer)
{
    room bytes = { NULL, 0, 0 };
    int32_t status;
    do {
        status = grz_game_stream(self->game, (uint32_t)given[0].number, (uint32_t)given[1].number, GRZ_FORM_BYTES,
                                 bytes.data, bytes.capacity, &bytes.needed);
    } while (grow(&bytes, status));
    answer_bytes(self, status, &bytes, answer);
}

/* save() -> PoolByteArray: the log, which knows everything */
static void save(instance *self, const argument *given, godot_variant *answer)
{
    room bytes = { NULL, 0, 0 };
    int32_t status;
    (void)given;
    do {
        status = grz_game_save(self->game, GRZ_FORM_BYTES, bytes.data, bytes.capacity, &bytes.needed);
    } while (grow(&bytes, status));
    answer_bytes(self, status, &bytes, answer);
}

/* hash() -> String of 16 digits, since Godot's numbers have a sign */
static void get_hash(instance *self, const argument *given, godot_variant *answer)
{
    uint64_t hash;
    char digits[17];
    (void)given;
    if (succeeded(self, grz_game_hash(self->game, &hash))) {
        snprintf(digits, sizeof digits, "%08lx%08lx", (unsigned long)(hash >> 32), (unsigned long)(hash & UINT32_MAX));
        answer_string(digits, answer);
    }
}

const method game_methods[] = {
    { "create", "sn", create },
    { "restore", "bn", restore },
    { "info", "", get_info },
    { "legal_texts", "us", legal_texts },
    { "submit_place", "uuu", submit_place },
    { "submit_written", "usu", submit_written },
    { "bot_submit", "uu", bot_submit },
    { "view_json", "u", view_json },
    { "events_text", "uus", events_text },
    { "events_bytes", "uu", events_bytes },
    { "stream", "uu", stream },
    { "save", "", save },
    { "hash", "", get_hash },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
