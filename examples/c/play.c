/*
 * Plays every game of games.txt through the library and compares how it ended. In one of them seat 1 sits at a client
 * of its own, which knows only what it was sent.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"

/* A line of games.txt: the way to play; the seed; the decisions; the hash. */
typedef struct expected {
    char preset[64];
    uint32_t seed;
    uint32_t decisions;
    uint64_t hash;
} expected;

static grz_rules rules_of(const char *preset)
{
    grz_rules rules;
    grz_pack built_in = { 0 };
    grz_error error = no_error();
    done(grz_rules_create(preset, GRZ_TO_NUL, NULL, 0, built_in, &rules, &error), preset, &error);
    return rules;
}

/* Seat 0 chooses among its legal commands by the generator that all clients share. */
static grz_command choose_by_number(grz_game game, uint64_t *x)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t count;
    done(grz_legal_count(game, 0, &count), "legal commands", NULL);
    *x = *x * 48271 % 2147483647;
    done(grz_legal_command(game, 0, (uint32_t)(*x % count), &command), "legal command", NULL);
    return command;
}

static grz_command choose(grz_game game, uint32_t seat, uint64_t *x, const replica *other)
{
    grz_command command = { .struct_size = sizeof command };
    if (seat == 0) {
        return choose_by_number(game, x);
    }
    if (other && seat == REPLICA_SEAT) {
        return ask_replica(other, 0);
    }
    done(grz_game_bot(game, seat, GRZ_BOT_CAREFUL, 0, &command), "the bot", NULL);
    return command;
}

/* Plays one game; 1 if it ends as the line says. */
static int play(const expected *line, int with_replica)
{
    grz_rules rules = rules_of(line->preset);
    grz_start start = start_with(line->seed);
    grz_error error = no_error();
    grz_game game;
    grz_info info;
    replica one;
    uint64_t x = line->seed, hash;
    uint32_t decisions = 0;
    int ok;

    done(grz_game_create(rules, &start, NULL, 0, &game, &error), "the game", &error);
    info.struct_size = sizeof info;
    if (with_replica) {
        begin_replica(&one, game);
        try_illegal(game, rules);
    }
    for (;;) {
        grz_command command = { .struct_size = sizeof command };
        uint32_t seat;
        done(grz_game_info(game, &info), "how the game stands", NULL);
        if (info.outcome != GRZ_NONE) {
            break;
        }
        seat = first_seat(info.awaited);
        command = choose(game, seat, &x, with_replica ? &one : NULL);
        done(grz_submit(game, seat, info.expected, &command, &error), "a command", &error);
        decisions++;
        if (with_replica) {
            feed_replica(&one, game, decisions <= 4);
        }
    }
    done(grz_game_hash(game, &hash), "the hash", NULL);
    ok = decisions == line->decisions && hash == line->hash;
    printf("%s, seed %" PRIu32 ": %" PRIu32 " decisions, hash %s\n", line->preset, line->seed, decisions, ok ? "ok" : "differs");
    if (with_replica) {
        save_and_load(game);
        end_replica(&one);
    }
    grz_game_free(game);
    grz_rules_free(rules);
    return ok;
}

/* The next line of the file; 0 at its end. */
static int read_line(FILE *file, expected *line)
{
    char text[160];
    if (!fgets(text, sizeof text, file)) {
        return 0;
    }
    if (sscanf(text, "%63[^;];%" SCNu32 ";%" SCNu32 ";%" SCNx64, line->preset, &line->seed, &line->decisions, &line->hash) != 4) {
        fprintf(stderr, "not understood: %s\n", text);
        exit(1);
    }
    return 1;
}

int main(int count, char **words)
{
    FILE *file;
    expected line;
    int games = 0, ok = 1;
    if (grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) != GRZ_OK) {
        fprintf(stderr, "this program was built with the header of another version of the library\n");
        return 1;
    }
    file = fopen(count > 1 ? words[1] : "games.txt", "r");
    if (!file) {
        perror(count > 1 ? words[1] : "games.txt");
        return 1;
    }
    while (ok && read_line(file, &line)) {
        ok = play(&line, strcmp(line.preset, "base 4 normal") == 0 && line.seed == 1915);
        games++;
    }
    fclose(file);
    if (games == 0) {
        fprintf(stderr, "there are no games in the file\n");
    }
    return ok && games > 0 ? 0 : 1;
}
