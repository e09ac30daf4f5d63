/* The classes, as tables of their methods. */
#ifndef GRIZZLED_GODOT_CLASSES_H
#define GRIZZLED_GODOT_CLASSES_H

#include "glue.h"

extern const method game_methods[];
extern const method client_methods[];

/* grz_info as a Dictionary. */
void answer_info(const grz_info *info, godot_variant *answer);

/* GRZ_LANG_... of "en", "fr" or a locale that begins so; any other language gets English. */
uint32_t language_of(const argument *language);

#endif
