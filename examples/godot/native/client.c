/* The class GrizzledClient: a game as one viewer sees it, kept up by what the host sends. */
#include "classes.h"

#include <stdlib.h>

/* create(stream, first) -> bool; first is what the host gave stream() as after */
static METHOD(create)
{
    grz_client client;
    grz_rules rules;
    bool made = succeeded(self, grz_client_create(given[0].bytes, given[0].length, (uint32_t)given[1].number, &client,
                                                  &self->error));
    if (made) {
        made = succeeded(self, grz_client_rules(client, &rules));
        if (made) {
            grz_client_free(self->client);
            grz_rules_free(self->rules);
            self->client = client;
            self->rules = rules;
        } else {
            grz_client_free(client);
        }
    }
    answer_bool(made, answer);
}

/* feed(expected, bytes) -> bool; expected is info().expected, which the host's events_bytes() was given */
static METHOD(feed)
{
    grz_info before = { .struct_size = sizeof before };
    bool fed = succeeded(self, grz_client_info(self->client, &before))
        && succeeded(self, grz_client_feed(self->client, (uint32_t)given[0].number, given[1].bytes, given[1].length,
                                           &self->error));
    answer_bool(fed, answer);
    if (fed) {
        tell_of_client(self, before.events);
    }
}

/* info() -> Dictionary */
static METHOD(get_info)
{
    grz_info info = { .struct_size = sizeof info };
    (void)given;
    if (succeeded(self, grz_client_info(self->client, &info))) {
        answer_info(&info, answer);
    }
}

/* view_json() -> String, and view() -> Dictionary: the same */
static int32_t write_view(instance *self, room *text)
{
    int32_t status;
    WHOLE(status, *text, grz_client_view_json(self->client, text->data, text->capacity, &text->needed));
    return status;
}

static METHOD(view_json)
{
    room text = { NULL, 0, 0 };
    int32_t status = write_view(self, &text);
    (void)given;
    answer_text(self, status, &text, answer);
}

static METHOD(view)
{
    room text = { NULL, 0, 0 };
    int32_t status = write_view(self, &text);
    (void)given;
    answer_json(self, status, &text, answer);
}

/* events_json(from) -> String, and events(from) -> Array: the same; from counts events */
static int32_t write_events(instance *self, const argument *given, room *text)
{
    int32_t status;
    WHOLE(status, *text, grz_client_events_json(self->client, (uint32_t)given[0].number, text->data, text->capacity,
                                                &text->needed));
    return status;
}

static METHOD(events_json)
{
    room text = { NULL, 0, 0 };
    int32_t status = write_events(self, given, &text);
    answer_text(self, status, &text, answer);
}

static METHOD(events)
{
    room text = { NULL, 0, 0 };
    int32_t status = write_events(self, given, &text);
    answer_json(self, status, &text, answer);
}

/* events_text(from, lang) -> String, a line for each event */
static METHOD(events_text)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    WHOLE(status, text, grz_client_events_text(self->client, (uint32_t)given[0].number, language_of(&given[1]), INTO(text)));
    answer_text(self, status, &text, answer);
}

/* A command in words in this language, or as the notation writes it for the host. */
static int32_t write_command(instance *self, const grz_command *command, bool words, uint32_t language, room *text)
{
    grz_view view = { .struct_size = sizeof view };
    int32_t status;
    if (!words) {
        WHOLE(status, *text, grz_command_write(self->rules, command, text->data, text->capacity, &text->needed));
        return status;
    }
    status = grz_client_view(self->client, &view);
    if (status == GRZ_OK) {
        WHOLE(status, *text, grz_client_command_text(self->client, view.viewer, command, language, text->data, text->capacity,
                                                     &text->needed));
    }
    return status;
}

static void list_legal(instance *self, bool words, uint32_t language, godot_variant *answer)
{
    godot_pool_string_array list = new_list();
    uint32_t place, count = 0;
    int32_t status = grz_client_legal_count(self->client, &count);
    for (place = 0; status == GRZ_OK && place < count; place++) {
        grz_command command = { .struct_size = sizeof command };
        room text = { NULL, 0, 0 };
        status = grz_client_legal_command(self->client, place, &command);
        if (status == GRZ_OK && (status = write_command(self, &command, words, language, &text)) == GRZ_OK) {
            append(&list, text.data);
        }
        free(text.data);
    }
    answer_list(self, status, &list, answer);
}

/* legal_texts(lang) -> PoolStringArray: what the viewer may do, a button each */
static METHOD(legal_texts)
{
    list_legal(self, true, language_of(&given[0]), answer);
}

/* legal_written() -> PoolStringArray: the same as the notation writes it, to be sent to the host */
static METHOD(legal_written)
{
    (void)given;
    list_legal(self, false, GRZ_LANG_EN, answer);
}

/* check(command) -> bool: whether a command of the notation would be legal now */
static METHOD(check)
{
    grz_command command = { .struct_size = sizeof command };
    bool legal = succeeded(self, grz_command_read(self->rules, (const char *)given[0].bytes, given[0].length, &command,
                                                  &self->error))
        && succeeded(self, grz_client_check(self->client, &command, &self->error));
    answer_bool(legal, answer);
}

/* bot_written() -> String: what the careful bot would do, as the notation writes it, to be sent to the host */
static METHOD(bot_written)
{
    grz_command command = { .struct_size = sizeof command };
    room text = { NULL, 0, 0 };
    int32_t status = grz_client_bot(self->client, GRZ_BOT_CAREFUL, 0, &command);
    (void)given;
    if (status == GRZ_OK) {
        status = write_command(self, &command, false, GRZ_LANG_EN, &text);
    }
    answer_text(self, status, &text, answer);
}

const method client_methods[] = {
    { "create", "bu", create },
    { "feed", "ub", feed },
    { "info", "", get_info },
    { "view", "", view },
    { "view_json", "", view_json },
    { "events", "u", events },
    { "events_json", "u", events_json },
    { "events_text", "us", events_text },
    { "legal_texts", "s", legal_texts },
    { "legal_written", "", legal_written },
    { "check", "s", check },
    { "bot_written", "", bot_written },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
