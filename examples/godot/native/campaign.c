/* The class GrizzledCampaign: Boot Camp and the Chapters, one game after the other. */
#include "classes.h"

#include <stdlib.h>

/* What becomes of a campaign that was made or not; the pack has done its part. */
static void replace(instance *self, int32_t status, grz_campaign campaign, grz_pack pack, godot_variant *answer)
{
    bool made = succeeded(self, status);
    grz_pack_free(pack);
    if (made) {
        grz_campaign_free(self->campaign);
        self->campaign = campaign;
    }
    answer_bool(made, answer);
}

/* create(seats, duo, boot_camp, pack) -> bool; duo and boot_camp are 0 or 1, no bytes are the built-in pack */
static METHOD(create)
{
    grz_pack pack;
    grz_campaign campaign = { 0 };
    if (!load_pack(self, &given[3], &pack)) {
        answer_bool(false, answer);
        return;
    }
    replace(self, grz_campaign_create(pack, (uint32_t)given[0].number, (uint32_t)given[1].number, (uint32_t)given[2].number,
                                      &campaign, &self->error), campaign, pack, answer);
}

/* resume(saved, seats, pack) -> bool: goes on with what save() wrote */
static METHOD(resume)
{
    grz_pack pack;
    grz_campaign campaign = { 0 };
    if (!load_pack(self, &given[2], &pack)) {
        answer_bool(false, answer);
        return;
    }
    replace(self, grz_campaign_resume(given[0].bytes, given[0].length, pack, (uint32_t)given[1].number, &campaign,
                                      &self->error), campaign, pack, answer);
}

/* The Helping Hands that a seat holds. */
static void set_held(godot_dictionary *facts, const grz_campaign_facts *info)
{
    static const char *const keys[] = { "held_0", "held_1", "held_2", "held_3", "held_4" };
    int seat;
    for (seat = 0; seat < info->seats && seat < 5; seat++) {
        uint64_t held = info->held[seat];
        set_bits(facts, keys[seat], &held, 1);
    }
}

/* info() -> Dictionary; leader is -1 where no seat is asked */
static METHOD(get_info)
{
    grz_campaign_facts info = { .struct_size = sizeof info };
    godot_dictionary facts;
    uint64_t offered;
    (void)given;
    if (!succeeded(self, grz_campaign_info(self->campaign, &info))) {
        return;
    }
    facts = new_dictionary();
    offered = info.offered;
    set_number(&facts, "score", info.score);
    set_number(&facts, "step", info.step);
    set_number(&facts, "chapter", info.chapter);
    set_number(&facts, "seats", info.seats);
    set_number(&facts, "seating", info.seating);
    set_number(&facts, "leader", info.leader == GRZ_NONE ? -1 : info.leader);
    set_number(&facts, "left", info.left);
    set_number(&facts, "awarded", info.awarded);
    set_number(&facts, "missed", info.missed);
    set_bits(&facts, "offered", &offered, 1);
    set_bits(&facts, "bannable", info.bannable, 2);
    set_bits(&facts, "bans", info.bans, 2);
    set_held(&facts, &info);
    answer_dictionary(&facts, answer);
}

/* conclude(host) -> bool: takes the finished game of a Chapter */
static METHOD(conclude)
{
    answer_bool(succeeded(self, grz_campaign_conclude(self->campaign, given[0].instance->game, &self->error)), answer);
}

/* All choices, to be freed, and how many; NULL without memory or where the call failed. */
static grz_campaign_choice *get_choices(instance *self, uint32_t *count)
{
    grz_campaign_choice *choices = NULL;
    uint32_t capacity = 0;
    int32_t status;
    while ((status = grz_campaign_choices(self->campaign, choices, sizeof *choices, capacity, count)) == GRZ_E_SHORT) {
        free(choices);
        capacity = *count;
        choices = calloc(capacity, sizeof *choices);
        if (choices == NULL) {
            break;
        }
    }
    if (!succeeded(self, status)) {
        free(choices);
        return NULL;
    }
    return choices;
}

static void add_choice(godot_array *list, const grz_campaign_choice *choice)
{
    godot_variant value;
    godot_dictionary facts = new_dictionary();
    set_number(&facts, "tag", choice->tag);
    set_number(&facts, "help", choice->help == GRZ_NONE ? -1 : choice->help);
    set_number(&facts, "seat", choice->seat == GRZ_NONE ? -1 : choice->seat);
    set_number(&facts, "card", choice->card == GRZ_NONE ? -1 : choice->card);
    answer_dictionary(&facts, &value);
    api->godot_array_append(list, &value);
    api->godot_variant_destroy(&value);
}

/* choices() -> Array of Dictionaries: what the group may choose; GRZ_GROUP_... is the tag, -1 stands for nothing */
static METHOD(choices)
{
    uint32_t count = 0, place;
    grz_campaign_choice *all = get_choices(self, &count);
    godot_array list;
    (void)given;
    if (self->error.status != GRZ_OK) {
        return;
    }
    api->godot_array_new(&list);
    for (place = 0; place < count; place++) {
        add_choice(&list, &all[place]);
    }
    free(all);
    api->godot_variant_new_array(answer, &list);
    api->godot_array_destroy(&list);
}

/* choose(place) -> bool: one of choices() */
static METHOD(choose)
{
    uint32_t count = 0;
    grz_campaign_choice *all = get_choices(self, &count);
    bool done = self->error.status == GRZ_OK
        && succeeded(self, given[0].number < count ? GRZ_OK : GRZ_E_VALUE)
        && succeeded(self, grz_campaign_choose(self->campaign, &all[given[0].number], &self->error));
    free(all);
    answer_bool(done, answer);
}

/* save() -> String */
static METHOD(save)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    (void)given;
    WHOLE(status, text, grz_campaign_save(self->campaign, INTO(text), &self->error));
    answer_text(self, status, &text, answer);
}

const method campaign_methods[] = {
    { "create", "uuub", create },
    { "resume", "sub", resume },
    { "info", "", get_info },
    { "conclude", "H", conclude },
    { "choices", "", choices },
    { "choose", "u", choose },
    { "save", "", save },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
