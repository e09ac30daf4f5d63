#include "glue.h"

#include <stdlib.h>
#include <string.h>

#define MOST_ARGUMENTS 4

const godot_gdnative_core_api_struct *api;
const godot_gdnative_ext_nativescript_api_struct *script_api;

/* Errors */

bool succeeded(instance *self, int32_t status)
{
    if (status == GRZ_OK) {
        return true;
    }
    if (self->error.status != status) {
        memset(&self->error, 0, sizeof self->error);
        self->error.struct_size = sizeof self->error;
        self->error.status = status;
        self->error.rule = GRZ_NONE;
        strncpy((char *)self->error.message, grz_status_text(status), sizeof self->error.message - 1);
    }
    return false;
}

void get_error(instance *self, const argument *given, godot_variant *answer)
{
    godot_dictionary facts = new_dictionary();
    char rule[32] = "";
    uint32_t needed;
    (void)given;
    if (self->error.status != GRZ_OK) {
        if (grz_word(GRZ_WORD_RULE_ID, self->error.rule, GRZ_LANG_EN, rule, sizeof rule, &needed) != GRZ_OK) {
            rule[0] = '\0'; /* GRZ_NONE is no rule. */
        }
        set_number(&facts, "status", self->error.status);
        set_number(&facts, "reason", self->error.reason);
        set_string(&facts, "rule", rule);
        set_string(&facts, "message", (const char *)self->error.message);
    }
    answer_dictionary(&facts, answer);
}

/* Answers */

bool grow(room *room, int32_t status)
{
    void *more;
    if (status != GRZ_E_SHORT) {
        return false;
    }
    more = realloc(room->data, room->needed);
    if (more == NULL) {
        return false;
    }
    room->data = more;
    room->capacity = room->needed;
    return true;
}

void answer_string(const char *utf8, godot_variant *answer)
{
    godot_string string = api->godot_string_chars_to_utf8(utf8);
    api->godot_variant_new_string(answer, &string);
    api->godot_string_destroy(&string);
}

void answer_text(instance *self, int32_t status, room *room, godot_variant *answer)
{
    if (succeeded(self, status)) {
        answer_string(room->data, answer);
    }
    free(room->data);
}

void answer_bytes(instance *self, int32_t status, room *room, godot_variant *answer)
{
    if (succeeded(self, status)) {
        godot_pool_byte_array bytes;
        api->godot_pool_byte_array_new(&bytes);
        if (room->needed > 0) {
            godot_pool_byte_array_write_access *write;
            api->godot_pool_byte_array_resize(&bytes, (godot_int)room->needed);
            write = api->godot_pool_byte_array_write(&bytes);
            memcpy(api->godot_pool_byte_array_write_access_ptr(write), room->data, room->needed);
            api->godot_pool_byte_array_write_access_destroy(write);
        }
        api->godot_variant_new_pool_byte_array(answer, &bytes);
        api->godot_pool_byte_array_destroy(&bytes);
    }
    free(room->data);
}

void answer_bool(bool value, godot_variant *answer)
{
    api->godot_variant_new_bool(answer, value);
}

godot_pool_string_array new_list(void)
{
    godot_pool_string_array list;
    api->godot_pool_string_array_new(&list);
    return list;
}

void append(godot_pool_string_array *list, const char *utf8)
{
    godot_string string = api->godot_string_chars_to_utf8(utf8);
    api->godot_pool_string_array_append(list, &string);
    api->godot_string_destroy(&string);
}

void answer_list(instance *self, int32_t status, godot_pool_string_array *list, godot_variant *answer)
{
    if (succeeded(self, status)) {
        api->godot_variant_new_pool_string_array(answer, list);
    }
    api->godot_pool_string_array_destroy(list);
}

godot_dictionary new_dictionary(void)
{
    godot_dictionary dictionary;
    api->godot_dictionary_new(&dictionary);
    return dictionary;
}

static void set(godot_dictionary *dictionary, const char *key, godot_variant *value)
{
    godot_variant name;
    answer_string(key, &name);
    api->godot_dictionary_set(dictionary, &name, value);
    api->godot_variant_destroy(&name);
    api->godot_variant_destroy(value);
}

void set_number(godot_dictionary *dictionary, const char *key, int64_t value)
{
    godot_variant number;
    api->godot_variant_new_int(&number, value);
    set(dictionary, key, &number);
}

void set_string(godot_dictionary *dictionary, const char *key, const char *value)
{
    godot_variant string;
    answer_string(value, &string);
    set(dictionary, key, &string);
}

void answer_dictionary(godot_dictionary *dictionary, godot_variant *answer)
{
    api->godot_variant_new_dictionary(answer, dictionary);
    api->godot_dictionary_destroy(dictionary);
}

/* Arguments */

/* What has to live as long as an argument does. */
typedef struct held {
    godot_char_string text;
    godot_pool_byte_array bytes;
    godot_pool_byte_array_read_access *read;
} held;

static void take_number(const godot_variant *value, argument *given)
{
    given->number = (uint64_t)api->godot_variant_as_int(value);
}

static void take_text(const godot_variant *value, argument *given, held *held)
{
    godot_string string = api->godot_variant_as_string(value);
    held->text = api->godot_string_utf8(&string);
    api->godot_string_destroy(&string);
    given->bytes = (const uint8_t *)api->godot_char_string_get_data(&held->text);
    given->length = (uint32_t)api->godot_char_string_length(&held->text);
}

static void take_bytes(const godot_variant *value, argument *given, held *held)
{
    held->bytes = api->godot_variant_as_pool_byte_array(value);
    held->read = api->godot_pool_byte_array_read(&held->bytes);
    given->bytes = api->godot_pool_byte_array_read_access_ptr(held->read);
    given->length = (uint32_t)api->godot_pool_byte_array_size(&held->bytes);
}

static void release(char kind, held *held)
{
    if (kind == 's') {
        api->godot_char_string_destroy(&held->text);
    } else if (kind == 'b') {
        api->godot_pool_byte_array_read_access_destroy(held->read);
        api->godot_pool_byte_array_destroy(&held->bytes);
    }
}

static bool fits(char kind, const godot_variant *value)
{
    godot_variant_type type = api->godot_variant_get_type(value);
    switch (kind) {
    case 's':
        return type == GODOT_VARIANT_TYPE_STRING;
    case 'b':
        return type == GODOT_VARIANT_TYPE_POOL_BYTE_ARRAY;
    case 'n':
        return type == GODOT_VARIANT_TYPE_INT;
    default:
        return type == GODOT_VARIANT_TYPE_INT && (uint64_t)api->godot_variant_as_int(value) <= UINT32_MAX;
    }
}

static bool all_fit(const method *method, int count, godot_variant **values)
{
    int place;
    if (count != (int)strlen(method->arguments)) {
        return false;
    }
    for (place = 0; place < count; place++) {
        if (!fits(method->arguments[place], values[place])) {
            return false;
        }
    }
    return true;
}

/* Methods and classes */

static godot_variant call_method(godot_object *object, void *data, void *user, int count, godot_variant **values)
{
    const method *method = data;
    instance *self = user;
    argument given[MOST_ARGUMENTS];
    held held[MOST_ARGUMENTS];
    godot_variant answer;
    int place;

    (void)object;
    api->godot_variant_new_nil(&answer);
    if (!all_fit(method, count, values)) {
        api->godot_print_error("the arguments are not those of this method", method->name, "grizzled", 0);
        succeeded(self, GRZ_E_VALUE);
        return answer;
    }
    memset(given, 0, sizeof given);
    for (place = 0; place < count; place++) {
        switch (method->arguments[place]) {
        case 's':
            take_text(values[place], &given[place], &held[place]);
            break;
        case 'b':
            take_bytes(values[place], &given[place], &held[place]);
            break;
        default:
            take_number(values[place], &given[place]);
        }
    }
    if (method->run != get_error) {
        self->error.status = GRZ_OK;
    }
    method->run(self, given, &answer);
    for (place = 0; place < count; place++) {
        release(method->arguments[place], &held[place]);
    }
    return answer;
}

static void *create_instance(godot_object *object, void *data)
{
    instance *self = calloc(1, sizeof *self);
    (void)object;
    (void)data;
    if (self != NULL) {
        self->error.struct_size = sizeof self->error;
    }
    return self;
}

static void destroy_instance(godot_object *object, void *data, void *user)
{
    instance *self = user;
    (void)object;
    (void)data;
    if (self != NULL) {
        grz_game_free(self->game);
        grz_client_free(self->client);
        grz_rules_free(self->rules);
        free(self);
    }
}

void register_class(void *library, const char *name, const method *methods)
{
    godot_instance_create_func create = { create_instance, NULL, NULL };
    godot_instance_destroy_func destroy = { destroy_instance, NULL, NULL };
    godot_method_attributes attributes = { GODOT_METHOD_RPC_MODE_DISABLED };

    script_api->godot_nativescript_register_class(library, name, "Reference", create, destroy);
    for (; methods->name != NULL; methods++) {
        godot_instance_method call = { call_method, (void *)methods, NULL };
        script_api->godot_nativescript_register_method(library, name, methods->name, attributes, call);
    }
}
