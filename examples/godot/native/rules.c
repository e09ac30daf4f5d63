/* The class GrizzledRules: ways to play, packs of cards, and the texts of both. */
#include "classes.h"

#include <stdlib.h>

static void replace(instance *self, int32_t status, grz_rules rules, godot_variant *answer)
{
    bool made = succeeded(self, status);
    if (made) {
        grz_rules_free(self->rules);
        self->rules = rules;
    }
    answer_bool(made, answer);
}

/* Settings from pairs of numbers, a GRZ_SETTING_... and its value; to be freed. NULL where there are none, or no memory. */
static grz_setting *read_settings(const argument *pairs)
{
    uint32_t place, count = pairs->length / 2;
    grz_setting *settings = count == 0 ? NULL : calloc(count, sizeof *settings);
    for (place = 0; settings != NULL && place < count; place++) {
        settings[place].key = (uint32_t)pairs->numbers[2 * place];
        settings[place].value = pairs->numbers[2 * place + 1];
    }
    return settings;
}

/* create(preset, settings, pack) -> bool; settings are pairs of numbers, no bytes are the built-in pack */
static METHOD(create)
{
    grz_pack pack;
    grz_rules rules = { 0 };
    grz_setting *settings;
    if (given[1].length % 2 != 0 || !load_pack(self, &given[2], &pack)) {
        answer_bool(succeeded(self, given[1].length % 2 != 0 ? GRZ_E_VALUE : self->error.status), answer);
        return;
    }
    settings = read_settings(&given[1]);
    replace(self, grz_rules_create((const char *)given[0].bytes, given[0].length, settings, given[1].length / 2, pack, &rules,
                                   &self->error), rules, answer);
    free(settings);
    grz_pack_free(pack);
}

/* of(object) -> bool: the rules of a Grizzled, of a GrizzledClient, or of the next Chapter of a GrizzledCampaign */
static METHOD(of)
{
    const instance *other = given[0].instance;
    grz_rules rules = { 0 };
    int32_t status;
    if (other->game.id != 0) {
        status = grz_game_rules(other->game, &rules);
    } else if (other->client.id != 0) {
        status = grz_client_rules(other->client, &rules);
    } else {
        status = grz_campaign_rules(other->campaign, &rules, &self->error);
    }
    replace(self, status, rules, answer);
}

/* info() -> Dictionary; fingerprint is 16 digits, chaplain is -1 where there is none */
static METHOD(get_info)
{
    grz_rules_facts info = { .struct_size = sizeof info };
    godot_dictionary facts;
    uint64_t players;
    godot_variant fingerprint;
    (void)given;
    if (!succeeded(self, grz_rules_info(self->rules, &info))) {
        return;
    }
    facts = new_dictionary();
    players = info.players;
    answer_digits(info.fingerprint, &fingerprint);
    set_value(&facts, "fingerprint", &fingerprint);
    set_number(&facts, "longest_game", info.longest_game);
    set_bits(&facts, "cards", info.cards, 2);
    set_bits(&facts, "players", &players, 1);
    set_number(&facts, "seats", info.seats);
    set_number(&facts, "ring", info.ring);
    set_number(&facts, "chaplain", info.chaplain == GRZ_NONE ? -1 : info.chaplain);
    set_number(&facts, "seating", info.seating);
    set_number(&facts, "trials", info.trials);
    set_number(&facts, "morale", info.morale);
    set_number(&facts, "speeches", info.speeches);
    set_number(&facts, "traps", info.traps);
    set_number(&facts, "deck", info.deck);
    set_number(&facts, "orders", info.orders);
    set_number(&facts, "recruits", info.recruits);
    set_number(&facts, "help", info.help);
    set_number(&facts, "knock_limit", info.knock_limit);
    set_number(&facts, "failing_count", info.failing_count);
    set_number(&facts, "named", info.named);
    answer_dictionary(&facts, answer);
}

/* card(list, number) -> Dictionary; 255 is GRZ_NONE, as in the header */
static METHOD(card)
{
    grz_card card = { .struct_size = sizeof card };
    godot_dictionary facts;
    uint64_t threats;
    if (!succeeded(self, grz_card_info(self->rules, (uint32_t)given[0].number, (uint32_t)given[1].number, &card))) {
        return;
    }
    facts = new_dictionary();
    threats = card.threats;
    set_bits(&facts, "threats", &threats, 1);
    set_number(&facts, "print", card.print);
    set_number(&facts, "provenance", card.provenance);
    set_number(&facts, "face", card.face);
    set_number(&facts, "knock", card.knock);
    set_number(&facts, "trap", card.trap);
    set_number(&facts, "luck", card.luck);
    set_number(&facts, "in_game", card.in_game);
    set_number(&facts, "difficulty", card.difficulty);
    set_number(&facts, "intensity_3", card.intensity[0]);
    set_number(&facts, "intensity_4", card.intensity[1]);
    set_number(&facts, "intensity_5", card.intensity[2]);
    set_number(&facts, "hand", card.hand);
    set_number(&facts, "tokens", card.tokens);
    set_number(&facts, "help", card.help);
    answer_dictionary(&facts, answer);
}

static void text_of_card(instance *self, const argument *given, uint32_t part, godot_variant *answer)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    WHOLE(status, text, grz_card_text(self->rules, (uint32_t)given[0].number, (uint32_t)given[1].number, part,
                                      language_of(&given[2]), INTO(text)));
    answer_text(self, status, &text, answer);
}

/* card_name(list, number, lang) -> String */
static METHOD(card_name)
{
    text_of_card(self, given, GRZ_PART_NAME, answer);
}

/* card_effect(list, number, lang) -> String */
static METHOD(card_effect)
{
    text_of_card(self, given, GRZ_PART_EFFECT, answer);
}

/* word(list, number, lang) -> String: of a threat, a Hard Knock, an outcome, ..., GRZ_WORD_... is the list */
static METHOD(word)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    WHOLE(status, text, grz_word((uint32_t)given[0].number, (uint32_t)given[1].number, language_of(&given[2]), INTO(text)));
    answer_text(self, status, &text, answer);
}

/* pack_json(pack) -> String: a pack as it is read; no bytes are the built-in pack */
static METHOD(pack_json)
{
    grz_pack pack;
    room text = { NULL, 0, 0 };
    int32_t status;
    if (!load_pack(self, &given[0], &pack)) {
        return;
    }
    WHOLE(status, text, grz_pack_json(pack, INTO(text)));
    grz_pack_free(pack);
    answer_text(self, status, &text, answer);
}

/* probe(bytes) -> Dictionary: what saved bytes are; viewer is 255 where they are no stream */
static METHOD(probe)
{
    grz_save_info info = { .struct_size = sizeof info };
    godot_dictionary facts;
    godot_variant fingerprint;
    if (!succeeded(self, grz_probe(given[0].bytes, given[0].length, &info, &self->error))) {
        return;
    }
    facts = new_dictionary();
    answer_digits(info.fingerprint, &fingerprint);
    set_value(&facts, "fingerprint", &fingerprint);
    set_number(&facts, "kind", info.kind);
    set_number(&facts, "events", info.events);
    set_number(&facts, "commands", info.commands);
    set_number(&facts, "form", info.form);
    set_number(&facts, "seats", info.seats);
    set_number(&facts, "viewer", info.viewer);
    set_number(&facts, "committed", info.committed);
    set_number(&facts, "midway", info.midway);
    answer_dictionary(&facts, answer);
}

/* version() -> String: the library's */
static METHOD(version)
{
    (void)self;
    (void)given;
    answer_string(grz_version(), answer);
}

const method rules_methods[] = {
    { "create", "sib", create },
    { "of", "*", of },
    { "info", "", get_info },
    { "card", "uu", card },
    { "card_name", "uus", card_name },
    { "card_effect", "uus", card_effect },
    { "word", "uus", word },
    { "pack_json", "b", pack_json },
    { "probe", "b", probe },
    { "version", "", version },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
