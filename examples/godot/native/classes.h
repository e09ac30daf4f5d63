/* The classes, as tables of their methods, and what they share. */
#ifndef GRIZZLED_GODOT_CLASSES_H
#define GRIZZLED_GODOT_CLASSES_H

#include "glue.h"

extern const method host_methods[];
extern const method client_methods[];
extern const method rules_methods[];
extern const method campaign_methods[];
extern const method batch_methods[];

/* The signals of a Grizzled and of a GrizzledClient. */
extern const char *const game_signals[];

/* grz_info as a Dictionary. */
void answer_info(const grz_info *info, godot_variant *answer);

/* GRZ_LANG_... of "en", "fr" or a locale that begins so; any other language gets English. */
uint32_t language_of(const argument *language);

/* A pack of cards from the bytes of its file; no bytes are the cards that are built in. To be freed in any case. */
bool load_pack(instance *self, const argument *bytes, grz_pack *pack);

/* A start with this seed; with 0, seed and salt are drawn from the system. */
bool start_of(instance *self, uint64_t seed, grz_start *start);

/* Takes a new game, its rules and its start in place of the old ones; answers whether there are rules. */
bool replace_game(instance *self, grz_game game, const grz_start *start);

/* What happened since, as signals: `happened` for each event, `changed`, and `ended` once the game is over. */
void tell_of_host(instance *self, uint32_t expected);
void tell_of_client(instance *self, uint32_t from);

/* The methods of a Grizzled that stand in files of their own. */
#define METHOD(name) void name(instance *self, const argument *given, godot_variant *answer)
METHOD(host_create);
METHOD(host_create_with);
METHOD(host_create_chapter);
METHOD(host_restore);
METHOD(host_restore_with);
METHOD(host_read_text);
METHOD(host_copy);
METHOD(host_copy_at);
METHOD(host_secret);
METHOD(host_verify);
METHOD(host_legal_texts);
METHOD(host_legal_written);
METHOD(host_legal_actions);
METHOD(host_check);
METHOD(host_submit_place);
METHOD(host_submit_written);
METHOD(host_submit_action);
METHOD(host_bot_submit);
METHOD(host_bot_written);
METHOD(host_undo);
METHOD(host_stage);
METHOD(host_staged_save);
METHOD(host_commit);
METHOD(host_roll_back);

#endif
