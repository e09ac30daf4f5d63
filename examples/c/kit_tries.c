/* What the kit tries besides whole games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"

/* The numbers of a command, in the order of its fields; a word is two of them. */
static grz_command read_command(const char *text)
{
    grz_command command;
    uint32_t numbers[17], place;
    char *rest = (char *)text;
    for (place = 0; place < 17; place++) {
        numbers[place] = (uint32_t)strtoul(rest + (place > 0), &rest, 10);
    }
    memset(&command, 0, sizeof command);
    command.struct_size = sizeof command;
    command.tag = (uint8_t)numbers[0];
    command.intensity = (uint8_t)numbers[1];
    command.card = (uint8_t)numbers[2];
    command.threat = (uint8_t)numbers[3];
    command.tile = (uint8_t)numbers[4];
    command.relief = (uint8_t)numbers[5];
    command.choice = (uint8_t)numbers[6];
    command.seat = (uint8_t)numbers[7];
    for (place = 0; place < 4; place++) {
        command.removed[place] = (uint8_t)numbers[8 + place];
    }
    command.knocks[0] = numbers[12] | (uint64_t)numbers[13] << 32;
    command.knocks[1] = numbers[14] | (uint64_t)numbers[15] << 32;
    command.roster_card = (uint8_t)numbers[16];
    return command;
}

/* The game as it stood after so many events. */
static void go_back(match *one, const char *events)
{
    grz_start start = start_with(1);
    grz_error error = no_error();
    grz_game then;
    done(grz_game_at(one->game, number(events), &start, &then, &error), "the game at an event", &error);
    done(grz_game_free(one->game), "the game", NULL);
    one->game = then;
    look(one);
}

/* refuse: a game, the decisions, the event; the seat, the command; the status, the reason, the rule, the card's kind and number. */
int try_refuse(char *const *fields)
{
    match one = begin_match(fields);
    grz_command command = read_command(fields[6]);
    grz_error error = no_error();
    uint32_t seat = number(fields[5]);
    uint64_t before;
    int32_t status;
    int wrong;
    step(&one, number(fields[3]));
    if (*fields[4]) {
        go_back(&one, fields[4]);
    }
    before = hash_of(&one);
    status = grz_check(one.game, seat, &command, &error);
    wrong = differs("status", (uint64_t)-(int64_t)status, fields[7] + 1, 10) + differs("reason", error.reason, fields[8], 10)
        + differs("rule", error.rule, fields[9], 10) + differs("kind of card", error.source, fields[10], 10)
        + differs("card", error.card, fields[11], 10);
    if (grz_submit(one.game, seat, GRZ_ANY_SEQUENCE, &command, NULL) == GRZ_OK || hash_of(&one) != before) {
        fprintf(stderr, "it was carried out\n");
        wrong++;
    }
    done(grz_game_free(one.game), "the game", NULL);
    return wrong == 0;
}

/* undo: a game, the decisions; the status, the hash then. */
int try_undo(char *const *fields)
{
    match one = begin_match(fields);
    int32_t status;
    int wrong;
    step(&one, number(fields[3]));
    status = grz_undo(one.game, one.info.expected, NULL);
    wrong = status != atoi(fields[4]);
    if (wrong) {
        fprintf(stderr, "status: %d instead of %s\n", (int)status, fields[4]);
    }
    wrong += differs("hash", hash_of(&one), fields[5], 16);
    done(grz_game_free(one.game), "the game", NULL);
    return wrong == 0;
}

static void save_and_load_as(match *one, uint32_t form, uint64_t seed)
{
    static uint8_t bytes[1 << 20];
    grz_start start = start_with(seed);
    grz_error error = no_error();
    uint32_t length;
    done(grz_game_save(one->game, form, bytes, sizeof bytes, &length), "to save", NULL);
    done(grz_game_free(one->game), "the game", NULL);
    done(grz_game_load(bytes, length, &start, &one->game, &error), "to load", &error);
    look(one);
}

/* save: a game, the decisions; the hash then, the hash at the end. */
int try_save(char *const *fields)
{
    match one = begin_match(fields);
    int wrong;
    step(&one, number(fields[3]));
    save_and_load_as(&one, GRZ_FORM_BYTES, number(fields[1]));
    save_and_load_as(&one, GRZ_FORM_JSON, number(fields[1]));
    wrong = differs("hash when loaded", hash_of(&one), fields[4], 16);
    finish(&one);
    wrong += differs("hash at the end", hash_of(&one), fields[5], 16);
    done(grz_game_free(one.game), "the game", NULL);
    return wrong == 0;
}

enum { MOST_GAMES = 16 };

/* The action of a mask at this place among those that are set. */
static uint32_t action_at(const uint64_t *mask, uint32_t place)
{
    uint32_t action = 0;
    for (;; action++) {
        if (mask[action / 64] >> action % 64 & 1 && place-- == 0) {
            return action;
        }
    }
}

static void step_batch(grz_batch batch, fold *to, const uint32_t *choices, uint32_t games, grz_batch_row *rows, uint64_t *masks)
{
    uint32_t game;
    done(grz_batch_step(batch, GRZ_BATCH_ACTIONS | GRZ_BATCH_RESTART, choices, games, rows, masks), "a step", NULL);
    for (game = 0; game < games; game++) {
        add(to, rows[game].legal);
        add_bytes(to, &rows[game].seat, 4);
        add_mask(to, &masks[game * GRZ_MASK_WORDS]);
    }
}

/* batch: the way to play, the games, the seed, the steps; the check value. */
int try_batch(char *const *fields)
{
    static uint64_t masks[MOST_GAMES * GRZ_MASK_WORDS];
    grz_batch_row rows[MOST_GAMES];
    uint32_t choices[MOST_GAMES], games = number(fields[1]), seed = number(fields[2]), steps = number(fields[3]), game;
    grz_error error = no_error();
    grz_pack built_in = { 0 };
    grz_rules rules;
    grz_batch batch;
    uint64_t x = seed, hash;
    fold to = new_fold();
    if (games > MOST_GAMES) {
        fprintf(stderr, "there is no room for so many games\n");
        return 0;
    }
    done(grz_rules_create(fields[0], GRZ_TO_NUL, NULL, 0, built_in, &rules, &error), fields[0], &error);
    done(grz_batch_create(rules, games, seed, &batch, &error), "a batch", &error);
    for (game = 0; game < games; game++) {
        choices[game] = GRZ_INSTEAD_WAIT;
    }
    step_batch(batch, &to, choices, games, rows, masks);
    for (; steps > 0; steps--) {
        for (game = 0; game < games; game++) {
            choices[game] = action_at(&masks[game * GRZ_MASK_WORDS], below(&x, rows[game].legal));
        }
        step_batch(batch, &to, choices, games, rows, masks);
    }
    for (game = 0; game < games; game++) {
        done(grz_batch_hash(batch, game, &hash), "a hash", NULL);
        add_word(&to, hash);
    }
    done(grz_batch_free(batch), "the batch", NULL);
    done(grz_rules_free(rules), "the rules", NULL);
    return !differs("batch", to.value, fields[4], 10);
}

/* The next Chapter, from the campaign as it is saved and resumed. */
static void play_chapter(grz_campaign *campaign, uint32_t seats, uint32_t seed, fold *to)
{
    static char text[1 << 16];
    grz_start start = start_with(seed);
    grz_error error = no_error();
    grz_pack built_in = { 0 };
    match one;
    uint32_t length;
    done(grz_campaign_save(*campaign, text, sizeof text, &length, &error), "to save", &error);
    done(grz_campaign_free(*campaign), "the campaign", NULL);
    done(grz_campaign_resume((const uint8_t *)text, length - 1, built_in, seats, campaign, &error), "to resume", &error);
    one.x = seed;
    done(grz_campaign_game(*campaign, &start, &one.game, &error), "a Chapter", &error);
    look(&one);
    finish(&one);
    done(grz_campaign_conclude(*campaign, one.game, &error), "its end", &error);
    add_word(to, hash_of(&one));
    done(grz_game_free(one.game), "the game", NULL);
}

static void choose_for_group(grz_campaign campaign, uint64_t *x, fold *to)
{
    static grz_campaign_choice choices[1024];
    grz_error error = no_error();
    uint32_t count;
    done(grz_campaign_choices(campaign, choices, sizeof *choices, 1024, &count), "choices", NULL);
    add(to, count);
    done(grz_campaign_choose(campaign, &choices[below(x, count)], &error), "a choice", &error);
}

/* campaign: the seats, whether two each, whether with Boot Camp, the seed; the steps, the score, the check value. */
int try_campaign(char *const *fields)
{
    uint32_t seats = number(fields[0]), seed = number(fields[3]), steps = 0;
    grz_campaign_facts facts = { .struct_size = sizeof facts };
    grz_error error = no_error();
    grz_pack built_in = { 0 };
    grz_campaign campaign;
    uint64_t x = seed;
    fold to = new_fold();
    done(grz_campaign_create(built_in, seats, number(fields[1]), number(fields[2]), &campaign, &error), "a campaign", &error);
    for (;; steps++) {
        done(grz_campaign_info(campaign, &facts), "how it stands", NULL);
        add_campaign(&to, &facts);
        if (facts.step == GRZ_STEP_OVER) {
            break;
        }
        if (facts.step == GRZ_STEP_READY) {
            play_chapter(&campaign, seats, seed + steps, &to);
        } else {
            choose_for_group(campaign, &x, &to);
        }
    }
    done(grz_campaign_free(campaign), "the campaign", NULL);
    if (facts.score != atoi(fields[5])) {
        fprintf(stderr, "score: %d instead of %s\n", (int)facts.score, fields[5]);
        return 0;
    }
    return differs("steps", steps, fields[4], 10) + differs("campaign", to.value, fields[6], 10) == 0;
}
