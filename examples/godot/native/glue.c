/* Classes and methods as Godot sees them, and the arguments of their calls. */
#include "glue.h"

#include <stdlib.h>
#include <string.h>

#define MOST_ARGUMENTS 4

const godot_gdnative_core_api_struct *api;
const godot_gdnative_ext_nativescript_api_struct *script_api;
const godot_gdnative_ext_nativescript_1_1_api_struct *tag_api;

/* Arguments */

/* What has to live as long as an argument does. */
typedef struct held {
    godot_char_string text;
    godot_pool_byte_array bytes;
    godot_pool_byte_array_read_access *read_bytes;
    godot_pool_int_array numbers;
    godot_pool_int_array_read_access *read_numbers;
    godot_dictionary dictionary;
} held;

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
    held->read_bytes = api->godot_pool_byte_array_read(&held->bytes);
    given->bytes = api->godot_pool_byte_array_read_access_ptr(held->read_bytes);
    given->length = (uint32_t)api->godot_pool_byte_array_size(&held->bytes);
}

static void take_numbers(const godot_variant *value, argument *given, held *held)
{
    held->numbers = api->godot_variant_as_pool_int_array(value);
    held->read_numbers = api->godot_pool_int_array_read(&held->numbers);
    given->numbers = api->godot_pool_int_array_read_access_ptr(held->read_numbers);
    given->length = (uint32_t)api->godot_pool_int_array_size(&held->numbers);
}

/* The tag of an object's class, or NULL; the object itself goes to `object`. */
static const class *class_of(const godot_variant *value, godot_object **object)
{
    *object = api->godot_variant_as_object(value);
    return *object == NULL ? NULL : tag_api->godot_nativescript_get_type_tag(*object);
}

static void take(char kind, const godot_variant *value, argument *given, held *held)
{
    godot_object *object;
    switch (kind) {
    case 's':
        take_text(value, given, held);
        break;
    case 'b':
        take_bytes(value, given, held);
        break;
    case 'i':
        take_numbers(value, given, held);
        break;
    case 'd':
        held->dictionary = api->godot_variant_as_dictionary(value);
        given->dictionary = &held->dictionary;
        break;
    case 'u':
    case 'n':
        given->number = (uint64_t)api->godot_variant_as_int(value);
        break;
    default:
        (void)class_of(value, &object);
        given->instance = script_api->godot_nativescript_get_userdata(object);
    }
}

static void release(char kind, held *held)
{
    switch (kind) {
    case 's':
        api->godot_char_string_destroy(&held->text);
        break;
    case 'b':
        api->godot_pool_byte_array_read_access_destroy(held->read_bytes);
        api->godot_pool_byte_array_destroy(&held->bytes);
        break;
    case 'i':
        api->godot_pool_int_array_read_access_destroy(held->read_numbers);
        api->godot_pool_int_array_destroy(&held->numbers);
        break;
    case 'd':
        api->godot_dictionary_destroy(&held->dictionary);
        break;
    default:
        break;
    }
}

/* Whether it is an object of the class with this letter, or with * of any class here. */
static bool is_ours(char letter, const godot_variant *value)
{
    godot_object *object;
    const class *class = class_of(value, &object);
    return class != NULL && (letter == '*' || class->letter == letter);
}

static bool fits(char kind, const godot_variant *value)
{
    godot_variant_type type = api->godot_variant_get_type(value);
    switch (kind) {
    case 's':
        return type == GODOT_VARIANT_TYPE_STRING;
    case 'b':
        return type == GODOT_VARIANT_TYPE_POOL_BYTE_ARRAY;
    case 'i':
        return type == GODOT_VARIANT_TYPE_POOL_INT_ARRAY || type == GODOT_VARIANT_TYPE_ARRAY;
    case 'd':
        return type == GODOT_VARIANT_TYPE_DICTIONARY;
    case 'n':
        return type == GODOT_VARIANT_TYPE_INT;
    case 'u':
        return type == GODOT_VARIANT_TYPE_INT && (uint64_t)api->godot_variant_as_int(value) <= UINT32_MAX;
    default:
        return type == GODOT_VARIANT_TYPE_OBJECT && is_ours(kind, value);
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
        take(method->arguments[place], values[place], &given[place], &held[place]);
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
    (void)data;
    if (self != NULL) {
        self->object = object;
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
        grz_campaign_free(self->campaign);
        grz_batch_free(self->batch);
        free(self->rows);
        free(self->masks);
        free(self);
    }
}

/* A signal with one argument. */
static void register_signal(void *library, const char *class, const char *name)
{
    godot_signal_argument argument;
    godot_signal signal = { .num_args = 1, .args = &argument };
    memset(&argument, 0, sizeof argument);
    argument.name = api->godot_string_chars_to_utf8("value");
    argument.hint_string = api->godot_string_chars_to_utf8("");
    argument.usage = GODOT_PROPERTY_USAGE_DEFAULT;
    api->godot_variant_new_nil(&argument.default_value);
    signal.name = api->godot_string_chars_to_utf8(name);
    script_api->godot_nativescript_register_signal(library, class, &signal);
    api->godot_string_destroy(&signal.name);
    api->godot_string_destroy(&argument.hint_string);
    api->godot_string_destroy(&argument.name);
}

void register_class(void *library, const class *class)
{
    godot_instance_create_func create = { create_instance, NULL, NULL };
    godot_instance_destroy_func destroy = { destroy_instance, NULL, NULL };
    godot_method_attributes attributes = { GODOT_METHOD_RPC_MODE_DISABLED };
    const method *method;
    const char *const *signal;

    script_api->godot_nativescript_register_class(library, class->name, "Reference", create, destroy);
    tag_api->godot_nativescript_set_type_tag(library, class->name, class);
    for (method = class->methods; method->name != NULL; method++) {
        godot_instance_method call = { call_method, (void *)method, NULL };
        script_api->godot_nativescript_register_method(library, class->name, method->name, attributes, call);
    }
    for (signal = class->signals; signal != NULL && *signal != NULL; signal++) {
        register_signal(library, class->name, *signal);
    }
}
