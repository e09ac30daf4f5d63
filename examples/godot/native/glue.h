/* What the classes need of Godot: methods as tables, arguments checked and turned into C, answers as Variants. */
#ifndef GRIZZLED_GODOT_GLUE_H
#define GRIZZLED_GODOT_GLUE_H

#include <gdnative_api_struct.gen.h>
#include <grizzled.h>

/* An argument: a number, or a text or bytes with their length. */
typedef struct argument {
    uint64_t number;
    const uint8_t *bytes;
    uint32_t length;
} argument;

/* What an instance of either class holds. Handles that are 0 name nothing, and to free them does no harm. */
typedef struct instance {
    grz_game game;
    grz_client client;
    grz_rules rules;
    grz_error error;
} instance;

/*
 * A method. Its arguments, a letter each: u a number of 32 bits without a sign, n one of 64 bits, s a text, b bytes.
 * `run` puts its answer where the last parameter says; what it leaves alone is null.
 */
typedef struct method {
    const char *name;
    const char *arguments;
    void (*run)(instance *, const argument *, godot_variant *);
} method;

/* A buffer that grows to what a call says it needs. */
typedef struct room {
    void *data;
    uint32_t capacity;
    uint32_t needed;
} room;

/* The functions of Godot, from its init call to its terminate call. */
extern const godot_gdnative_core_api_struct *api;
extern const godot_gdnative_ext_nativescript_api_struct *script_api;

/* Registers a class that inherits Reference; the methods end with one without a name. */
void register_class(void *library, const char *name, const method *methods);

/* Whether a call came to GRZ_OK; if not, the instance's error says what is wrong. */
bool succeeded(instance *self, int32_t status);

/* Whether to make the call again: it said GRZ_E_SHORT, and there is room now. */
bool grow(room *room, int32_t status);

/* Answers. Those that take a status write nothing when the call failed. What is given in a room, list or dictionary is freed. */
void answer_text(instance *self, int32_t status, room *room, godot_variant *answer);
void answer_bytes(instance *self, int32_t status, room *room, godot_variant *answer);
void answer_bool(bool value, godot_variant *answer);
void answer_string(const char *utf8, godot_variant *answer);
godot_pool_string_array new_list(void);
void append(godot_pool_string_array *list, const char *utf8);
void answer_list(instance *self, int32_t status, godot_pool_string_array *list, godot_variant *answer);
godot_dictionary new_dictionary(void);
void set_number(godot_dictionary *dictionary, const char *key, int64_t value);
void set_string(godot_dictionary *dictionary, const char *key, const char *value);
void answer_dictionary(godot_dictionary *dictionary, godot_variant *answer);

/* error(): what the last call did not do, as a Dictionary; it is empty when all is well. For both classes. */
void get_error(instance *self, const argument *given, godot_variant *answer);

#endif
