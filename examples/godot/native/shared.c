/* What the classes share: how a game stands, languages, packs, starts, and what is told by signals. */
#include "classes.h"

#include <string.h>

const char *const game_signals[] = { "happened", "changed", "ended", NULL };

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
    set_number(&facts, "ring", info->ring);
    set_number(&facts, "awaited", info->awaited);
    set_number(&facts, "outcome", info->outcome == GRZ_NONE ? -1 : info->outcome);
    set_number(&facts, "mission", info->mission);
    set_number(&facts, "leader", info->leader);
    set_number(&facts, "turn", info->turn);
    set_number(&facts, "undo", info->undo);
    set_number(&facts, "midway", info->midway);
    answer_dictionary(&facts, answer);
}

bool load_pack(instance *self, const argument *bytes, grz_pack *pack)
{
    pack->id = 0;
    return bytes->length == 0 || succeeded(self, grz_pack_load(bytes->bytes, bytes->length, pack, &self->error));
}

bool start_of(instance *self, uint64_t seed, grz_start *start)
{
    start->struct_size = sizeof *start;
    return succeeded(self, seed == 0 ? grz_start_init(start) : grz_start_seeded(seed, start));
}

/* Signals */

static void emit_each(instance *self, const godot_variant *list)
{
    godot_array events = api->godot_variant_as_array(list);
    godot_int place, count = api->godot_array_size(&events);
    for (place = 0; place < count; place++) {
        godot_variant event = api->godot_array_get(&events, place);
        emit(self, "happened", &event);
        api->godot_variant_destroy(&event);
    }
    api->godot_array_destroy(&events);
}

static void emit_info(instance *self, const grz_info *info)
{
    godot_variant value;
    answer_info(info, &value);
    emit(self, "changed", &value);
    api->godot_variant_destroy(&value);
    if (info->outcome != GRZ_NONE) {
        api->godot_variant_new_int(&value, info->outcome);
        emit(self, "ended", &value);
        api->godot_variant_destroy(&value);
    }
}

/* `events` is the answer of a call that asked for them, `info` how the game stands after them. */
static void tell(instance *self, int32_t status, room *events, const grz_info *info)
{
    godot_variant list;
    api->godot_variant_new_nil(&list);
    answer_json(self, status, events, &list);
    if (status == GRZ_OK) {
        emit_each(self, &list);
        emit_info(self, info);
    }
    api->godot_variant_destroy(&list);
}

void tell_of_host(instance *self, uint32_t expected)
{
    grz_info info = { .struct_size = sizeof info };
    room events = { NULL, 0, 0 };
    int32_t status = grz_game_info(self->game, &info);
    if (status == GRZ_OK) {
        /* As a spectator sees it: whoever passes a signal on gives away nothing. */
        WHOLE(status, events, grz_game_events_json(self->game, GRZ_VIEWER_SPECTATOR, expected, INTO(events)));
    }
    tell(self, status, &events, &info);
}

void tell_of_client(instance *self, uint32_t from)
{
    grz_info info = { .struct_size = sizeof info };
    room events = { NULL, 0, 0 };
    int32_t status = grz_client_info(self->client, &info);
    if (status == GRZ_OK) {
        WHOLE(status, events, grz_client_events_json(self->client, from, INTO(events)));
    }
    tell(self, status, &events, &info);
}
