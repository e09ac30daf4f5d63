/* The shortest program that plays a game: bots decide for every seat. */
#include "grizzled.h"
#include <stdio.h>

int main(void) {
  grz_rules rules; grz_game game; grz_start start = { .struct_size = sizeof start };
  grz_info info = { .struct_size = sizeof info }; grz_command command = { .struct_size = sizeof command };
  if (grz_start_init(&start)) return 1;
  if (grz_rules_create("base 4 normal", GRZ_TO_NUL, NULL, 0, (grz_pack){ 0 }, &rules, NULL)) return 1;
  if (grz_game_create(rules, &start, NULL, 0, &game, NULL)) return 1;
  while (!grz_game_info(game, &info) && info.awaited) {
    uint32_t seat = 0;
    while (!(info.awaited >> seat & 1)) seat++;
    if (grz_game_bot(game, seat, GRZ_BOT_CAREFUL, 0, &command)) return 1;
    if (grz_submit(game, seat, info.expected, &command, NULL)) return 1;
  }
  printf("Mission %d, %u events: %s\n", info.mission, info.events, info.outcome == GRZ_OUTCOME_VICTORY ? "won" : "lost");
  return grz_game_free(game) | grz_rules_free(rules);
}
