/* Errors and answers, as Variants of Godot. */
#include "glue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
        answer_plain_bytes(room->data, room->needed, answer);
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

void set_value(godot_dictionary *dictionary, const char *key, godot_variant *value)
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
    set_value(dictionary, key, &number);
}

void set_string(godot_dictionary *dictionary, const char *key, const char *value)
{
    godot_variant string;
    answer_string(value, &string);
    set_value(dictionary, key, &string);
}

void answer_dictionary(godot_dictionary *dictionary, godot_variant *answer)
{
    api->godot_variant_new_dictionary(answer, dictionary);
    api->godot_dictionary_destroy(dictionary);
}

void answer_plain_bytes(const void *data, uint32_t length, godot_variant *answer)
{
    godot_pool_byte_array bytes;
    api->godot_pool_byte_array_new(&bytes);
    if (length > 0) {
        godot_pool_byte_array_write_access *write;
        api->godot_pool_byte_array_resize(&bytes, (godot_int)length);
        write = api->godot_pool_byte_array_write(&bytes);
        memcpy(api->godot_pool_byte_array_write_access_ptr(write), data, length);
        api->godot_pool_byte_array_write_access_destroy(write);
    }
    api->godot_variant_new_pool_byte_array(answer, &bytes);
    api->godot_pool_byte_array_destroy(&bytes);
}

void answer_digits(uint64_t number, godot_variant *answer)
{
    char digits[17];
    snprintf(digits, sizeof digits, "%08lx%08lx", (unsigned long)(number >> 32), (unsigned long)(number & UINT32_MAX));
    answer_string(digits, answer);
}

void answer_bits(const uint64_t *words, uint32_t count, godot_variant *answer)
{
    godot_pool_int_array numbers;
    uint32_t bit;
    api->godot_pool_int_array_new(&numbers);
    for (bit = 0; bit < count * 64; bit++) {
        if (words[bit / 64] >> (bit % 64) & 1) {
            api->godot_pool_int_array_append(&numbers, (godot_int)bit);
        }
    }
    api->godot_variant_new_pool_int_array(answer, &numbers);
    api->godot_pool_int_array_destroy(&numbers);
}

void set_bits(godot_dictionary *dictionary, const char *key, const uint64_t *words, uint32_t count)
{
    godot_variant bits;
    answer_bits(words, count, &bits);
    set_value(dictionary, key, &bits);
}

bool get_value(const godot_dictionary *dictionary, const char *key, godot_variant *value)
{
    godot_variant name;
    bool has;
    answer_string(key, &name);
    has = api->godot_dictionary_has(dictionary, &name);
    if (has) {
        *value = api->godot_dictionary_get(dictionary, &name);
    }
    api->godot_variant_destroy(&name);
    return has;
}

/* Calls a method of an object by its name. */
static godot_variant call_by_name(godot_variant *object, const char *name, const godot_variant **values, int count)
{
    godot_variant_call_error error;
    godot_string method = api->godot_string_chars_to_utf8(name);
    godot_variant answer = api->godot_variant_call(object, &method, values, count, &error);
    api->godot_string_destroy(&method);
    return answer;
}

void answer_json(instance *self, int32_t status, room *room, godot_variant *answer)
{
    if (succeeded(self, status)) {
        godot_variant reader, text, parsed;
        const godot_variant *values[] = { &text };
        char name[] = "JSON";
        api->godot_variant_new_object(&reader, api->godot_global_get_singleton(name));
        answer_string(room->data, &text);
        parsed = call_by_name(&reader, "parse", values, 1);
        *answer = call_by_name(&parsed, "get_result", NULL, 0);
        api->godot_variant_destroy(&parsed);
        api->godot_variant_destroy(&text);
        api->godot_variant_destroy(&reader);
    }
    free(room->data);
}

void emit(instance *self, const char *signal, const godot_variant *value)
{
    godot_variant object, name, nothing;
    const godot_variant *values[] = { &name, value };
    api->godot_variant_new_object(&object, self->object);
    answer_string(signal, &name);
    nothing = call_by_name(&object, "emit_signal", values, 2);
    api->godot_variant_destroy(&nothing);
    api->godot_variant_destroy(&name);
    api->godot_variant_destroy(&object);
}
