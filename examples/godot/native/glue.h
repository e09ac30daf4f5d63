/* What the classes need of Godot: methods as tables, arguments checked and turned into C, answers as Variants, signals. */
#ifndef GRIZZLED_GODOT_GLUE_H
#define GRIZZLED_GODOT_GLUE_H

#include <gdnative_api_struct.gen.h>
#include <grizzled.h>

/* What an instance of any class holds. Handles that are 0 name nothing, and to free them does no harm. */
typedef struct instance {
    godot_object *object;
    grz_game game;
    grz_client client;
    grz_rules rules;
    grz_campaign campaign;
    grz_batch batch;
    /* How a host's game began: its chance, for the host alone. */
    grz_start start;
    /* Of a batch: how its games stand, and what may be done in each. */
    grz_batch_row *rows;
    uint64_t *masks;
    uint32_t count;
    grz_error error;
} instance;

/* An argument: a number, a text, bytes or numbers with their length, a Dictionary, or an instance of a class here. */
typedef struct argument {
    uint64_t number;
    const uint8_t *bytes;
    const godot_int *numbers;
    uint32_t length;
    const godot_dictionary *dictionary;
    instance *instance;
} argument;

/*
 * A method. Its arguments, a letter each: u a number of 32 bits without a sign, n one of 64 bits, s a text, b bytes, i numbers
 * with signs, d a Dictionary, H a Grizzled, C a GrizzledCampaign, R a GrizzledRules, * an instance of any class here.
 * `run` puts its answer where the last parameter says; what it leaves alone is null.
 */
typedef struct method {
    const char *name;
    const char *arguments;
    void (*run)(instance *, const argument *, godot_variant *);
} method;

/* A class: its methods end with one without a name, its signals with NULL. */
typedef struct class {
    const char *name;
    char letter;
    const method *methods;
    const char *const *signals;
} class;

/* A buffer that grows to what a call says it needs. */
typedef struct room {
    void *data;
    uint32_t capacity;
    uint32_t needed;
} room;

/* Makes a call again until its room is large enough for all that it writes. */
#define WHOLE(status, room, call) \
    do {                          \
        (status) = (call);        \
    } while (grow(&(room), status))

/* The last three arguments of such a call. */
#define INTO(room) (room).data, (room).capacity, &(room).needed

/* The functions of Godot, from its init call to its terminate call. */
extern const godot_gdnative_core_api_struct *api;
extern const godot_gdnative_ext_nativescript_api_struct *script_api;
extern const godot_gdnative_ext_nativescript_1_1_api_struct *tag_api;

/* Registers a class that inherits Reference. */
void register_class(void *library, const class *class);

/* Whether a call came to GRZ_OK; if not, the instance's error says what is wrong. */
bool succeeded(instance *self, int32_t status);

/* Whether to make the call again: it said GRZ_E_SHORT, and there is room now. */
bool grow(room *room, int32_t status);

/* Answers. Those that take a status write nothing when the call failed. What is given in a room, list or dictionary is freed. */
void answer_text(instance *self, int32_t status, room *room, godot_variant *answer);
void answer_bytes(instance *self, int32_t status, room *room, godot_variant *answer);
/* A text of JSON, as what it says. */
void answer_json(instance *self, int32_t status, room *room, godot_variant *answer);
void answer_bool(bool value, godot_variant *answer);
void answer_string(const char *utf8, godot_variant *answer);
void answer_plain_bytes(const void *data, uint32_t length, godot_variant *answer);
/* 16 digits, since Godot's numbers have a sign. */
void answer_digits(uint64_t number, godot_variant *answer);
godot_pool_string_array new_list(void);
void append(godot_pool_string_array *list, const char *utf8);
void answer_list(instance *self, int32_t status, godot_pool_string_array *list, godot_variant *answer);
/* The numbers of the bits that are set, as a PoolIntArray. */
void answer_bits(const uint64_t *words, uint32_t count, godot_variant *answer);
godot_dictionary new_dictionary(void);
/* The Variant is destroyed. */
void set_value(godot_dictionary *dictionary, const char *key, godot_variant *value);
void set_number(godot_dictionary *dictionary, const char *key, int64_t value);
void set_string(godot_dictionary *dictionary, const char *key, const char *value);
void set_bits(godot_dictionary *dictionary, const char *key, const uint64_t *words, uint32_t count);
void answer_dictionary(godot_dictionary *dictionary, godot_variant *answer);

/* What a Dictionary has under a key, into a Variant that is to be destroyed; false and nothing, where it has none. */
bool get_value(const godot_dictionary *dictionary, const char *key, godot_variant *value);

/* Emits a signal of the instance with one value. */
void emit(instance *self, const char *signal, const godot_variant *value);

/* error(): what the last call did not do, as a Dictionary; it is empty when all is well. For all classes. */
void get_error(instance *self, const argument *given, godot_variant *answer);

#endif
