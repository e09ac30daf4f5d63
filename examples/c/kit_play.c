/* Games of the kit, played to their ends, and all that is seen of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"

enum { COMMANDS, MASKS, VIEWS, EVENTS, ENGLISH, FRENCH };

static const char *const names[VALUES] = { "commands", "masks", "views", "events", "english", "french" };

uint32_t below(uint64_t *x, uint32_t count)
{
    *x = *x * 48271 % 2147483647;
    return (uint32_t)(*x % count);
}

uint32_t number(const char *text)
{
    return (uint32_t)strtoul(text, NULL, 10);
}

match begin_match(char *const *fields)
{
    const char *preset = fields[0], *position = fields[2];
    grz_start start = start_with(number(fields[1]));
    grz_error error = no_error();
    grz_pack built_in = { 0 };
    grz_rules rules;
    match one;
    one.x = start.seed;
    done(grz_rules_create(preset, GRZ_TO_NUL, NULL, 0, built_in, &rules, &error), preset, &error);
    done(grz_game_create(rules, &start, position, (uint32_t)strlen(position), &one.game, &error), preset, &error);
    done(grz_rules_free(rules), "the rules", NULL);
    look(&one);
    return one;
}

void look(match *one)
{
    one->info.struct_size = sizeof one->info;
    done(grz_game_info(one->game, &one->info), "how the game stands", NULL);
}

grz_command decide(match *one)
{
    uint32_t seat = first_seat(one->info.awaited), count;
    grz_command command = { .struct_size = sizeof command };
    if (seat != 0) {
        done(grz_game_bot(one->game, seat, GRZ_BOT_CAREFUL, 0, &command), "the bot", NULL);
        return command;
    }
    done(grz_legal_count(one->game, 0, &count), "legal commands", NULL);
    done(grz_legal_command(one->game, 0, below(&one->x, count), &command), "a legal command", NULL);
    return command;
}

void submit(match *one, const grz_command *command)
{
    grz_error error = no_error();
    uint32_t seat = first_seat(one->info.awaited);
    done(grz_submit(one->game, seat, one->info.expected, command, &error), "a command", &error);
    look(one);
}

void step(match *one, uint32_t decisions)
{
    for (; decisions > 0; decisions--) {
        grz_command command = decide(one);
        submit(one, &command);
    }
}

void finish(match *one)
{
    while (one->info.awaited) {
        step(one, 1);
    }
}

uint64_t hash_of(const match *one)
{
    uint64_t hash;
    done(grz_game_hash(one->game, &hash), "the hash", NULL);
    return hash;
}

/* A value that is left out is - and cannot differ. */
int differs(const char *what, uint64_t found, const char *expected, int base)
{
    if (strcmp(expected, "-") == 0 || found == strtoull(expected, NULL, base)) {
        return 0;
    }
    fprintf(stderr, base == 16 ? "%s: %016llx instead of %s\n" : "%s: %llu instead of %s\n", what, (unsigned long long)found,
            expected);
    return 1;
}

static void add_legal(fold *folds, const match *one)
{
    uint32_t seat = first_seat(one->info.awaited), count, place;
    uint64_t mask[GRZ_MASK_WORDS];
    done(grz_legal_count(one->game, seat, &count), "legal commands", NULL);
    add(&folds[COMMANDS], seat);
    add(&folds[COMMANDS], count);
    for (place = 0; place < count; place++) {
        grz_command command = { .struct_size = sizeof command };
        done(grz_legal_command(one->game, seat, place, &command), "a legal command", NULL);
        add_command(&folds[COMMANDS], &command);
    }
    done(grz_legal_mask(one->game, seat, mask, GRZ_MASK_WORDS, &count), "a mask", NULL);
    add_mask(&folds[MASKS], mask);
}

/* Every seat, and then a spectator. */
static uint32_t viewer_at(const match *one, uint32_t place)
{
    return place < one->info.seats ? place : GRZ_VIEWER_SPECTATOR;
}

static void add_views(fold *folds, const match *one)
{
    uint32_t place;
    for (place = 0; place <= one->info.seats; place++) {
        grz_view view = { .struct_size = sizeof view };
        done(grz_game_view(one->game, viewer_at(one, place), &view), "a view", NULL);
        add_view(&folds[VIEWS], &view);
    }
}

static void add_words(fold *folds, const match *one, const grz_command *command)
{
    uint32_t lang, needed, seat = first_seat(one->info.awaited);
    for (lang = GRZ_LANG_EN; lang <= GRZ_LANG_FR; lang++) {
        char text[512];
        done(grz_command_text(one->game, seat, command, lang, text, sizeof text, &needed), "a command's words", NULL);
        add_text(&folds[ENGLISH + lang], text);
    }
}

static void *room(size_t size)
{
    void *memory = malloc(size);
    if (!memory) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return memory;
}

static void add_events(fold *folds, const match *one, uint32_t viewer)
{
    uint32_t count = one->info.events, needed, place, lang;
    grz_event *events = room(count * sizeof *events);
    done(grz_game_events(one->game, viewer, 0, events, sizeof *events, count, &needed), "events", NULL);
    for (place = 0; place < needed; place++) {
        add_event(&folds[EVENTS], &events[place]);
    }
    free(events);
    for (lang = GRZ_LANG_EN; lang <= GRZ_LANG_FR; lang++) {
        const uint32_t capacity = 1u << 20;
        char *text = room(capacity);
        done(grz_game_events_text(one->game, viewer, 0, lang, text, capacity, &needed), "events in words", NULL);
        add_text(&folds[ENGLISH + lang], text);
        free(text);
    }
}

/* play: the way to play, the seed, the position; the decisions, the hash, the check values. */
int try_play(char *const *fields)
{
    match one = begin_match(fields);
    fold folds[VALUES];
    uint32_t decisions = 0, place;
    int wrong;
    for (place = 0; place < VALUES; place++) {
        folds[place] = new_fold();
    }
    for (; one.info.awaited; decisions++) {
        grz_command command;
        add_legal(folds, &one);
        add_views(folds, &one);
        command = decide(&one);
        add_words(folds, &one, &command);
        submit(&one, &command);
    }
    add_views(folds, &one);
    for (place = 0; place <= one.info.seats; place++) {
        add_events(folds, &one, viewer_at(&one, place));
    }
    wrong = differs("decisions", decisions, fields[3], 10) + differs("hash", hash_of(&one), fields[4], 16);
    for (place = 0; place < VALUES; place++) {
        wrong += differs(names[place], folds[place].value, fields[5 + place], 10);
    }
    done(grz_game_free(one.game), "the game", NULL);
    return wrong == 0;
}
