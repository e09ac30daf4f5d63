/* The shortest program that plays a game: bots decide for every seat. */
#include <stdio.h>

#include "grizzled.h"

int main(void)
{
    grz_start start = { .struct_size = sizeof start, .seed = 1915, .leader = GRZ_NONE,
                        .characters = { GRZ_NONE, GRZ_NONE, GRZ_NONE, GRZ_NONE, GRZ_NONE } };
    grz_info info = { .struct_size = sizeof info };
    grz_error error = { .struct_size = sizeof error };
    grz_command command;
    grz_rules rules;
    grz_game game;
    char words[200];
    uint32_t needed;

    int32_t status = grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT);
    if (!status) status = grz_rules_create("base 4 normal", GRZ_TO_NUL, NULL, 0, (grz_pack){ 0 }, &rules, &error);
    if (!status) status = grz_game_create(rules, &start, NULL, 0, &game, &error);
    while (!status && !(status = grz_game_info(game, &info)) && info.outcome == GRZ_NONE) {
        uint32_t seat = 0;
        while (!(info.awaited >> seat & 1)) seat++;
        status = grz_game_bot(game, seat, GRZ_BOT_CAREFUL, info.events, &command);
        if (!status) status = grz_submit(game, seat, info.events, &command, &error);
    }
    if (!status) status = grz_word(GRZ_WORD_OUTCOME, info.outcome, GRZ_LANG_EN, words, sizeof words, &needed);
    puts(status ? grz_status_text(status) : words);
    if (!status) status = grz_game_free(game) | grz_rules_free(rules);
    return status != GRZ_OK;
}
