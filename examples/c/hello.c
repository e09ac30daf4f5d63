/* The shortest program that plays a game. The header and the documents show it. */
#include "grizzled.h"
#include <stdio.h>

int main(void) {
  grz_rules rules; grz_game game;
  grz_start start = { .struct_size = sizeof start };
  grz_info info = { .struct_size = sizeof info };
  grz_command command = { .struct_size = sizeof command };
  grz_error error = { .struct_size = sizeof error };
  int32_t status = grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT);
  if (!status) status = grz_start_init(&start);
  if (!status) status = grz_rules_create("base 4 normal", GRZ_TO_NUL, NULL, 0, (grz_pack){ 0 }, &rules, &error);
  if (!status) status = grz_game_create(rules, &start, NULL, 0, &game, &error);
  while (!status && !(status = grz_game_info(game, &info)) && info.outcome == GRZ_NONE) {
    uint32_t seat = 0;
    while (!(info.awaited >> seat & 1)) seat++;
    status = grz_game_bot(game, seat, GRZ_BOT_CAREFUL, 0, &command);
    if (!status) status = grz_submit(game, seat, info.expected, &command, &error);
  }
  if (status) return fprintf(stderr, "%s %s\n", grz_status_text(status), (char *)error.message), 1;
  printf("Mission %d, %u events: %s\n", info.mission, info.events, info.outcome ? "lost" : "won");
  return grz_game_free(game) | grz_rules_free(rules);
}
