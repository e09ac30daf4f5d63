/* The class GrizzledClient: a game as one viewer sees it, kept up by what the host sends. */
#include "classes.h"

/* create(stream, first) -> bool; first is what the host gave stream() as after */
static void create(instance *self, const argument *given, godot_variant *answer)
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
static void feed(instance *self, const argument *given, godot_variant *answer)
{
    int32_t status = grz_client_feed(self->client, (uint32_t)given[0].number, given[1].bytes, given[1].length, &self->error);
    answer_bool(succeeded(self, status), answer);
}

/* info() -> Dictionary */
static void get_info(instance *self, const argument *given, godot_variant *answer)
{
    grz_info info;
    (void)given;
    info.struct_size = sizeof info;
    if (succeeded(self, grz_client_info(self->client, &info))) {
        answer_info(&info, answer);
    }
}

/* view_json() -> String */
static void view_json(instance *self, const argument *given, godot_variant *answer)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    (void)given;
    do {
        status = grz_client_view_json(self->client, text.data, text.capacity, &text.needed);
    } while (grow(&text, status));
    answer_text(self, status, &text, answer);
}

/* events_text(from, lang) -> String, a line for each event */
static void events_text(instance *self, const argument *given, godot_variant *answer)
{
    room text = { NULL, 0, 0 };
    int32_t status;
    do {
        status = grz_client_events_text(self->client, (uint32_t)given[0].number, language_of(&given[1]), text.data,
                                        text.capacity, &text.needed);
    } while (grow(&text, status));
    answer_text(self, status, &text, answer);
}

/* bot_written() -> String: what the careful bot would do, as the notation writes it, to be sent to the host */
static void bot_written(instance *self, const argument *given, godot_variant *answer)
{
    grz_command command = { .struct_size = sizeof command };
    room text = { NULL, 0, 0 };
    int32_t status = grz_client_bot(self->client, GRZ_BOT_CAREFUL, 0, &command);
    (void)given;
    if (!succeeded(self, status)) {
        return;
    }
    do {
        status = grz_command_write(self->rules, &command, text.data, text.capacity, &text.needed);
    } while (grow(&text, status));
    answer_text(self, status, &text, answer);
}

const method client_methods[] = {
    { "create", "bu", create },
    { "feed", "ub", feed },
    { "info", "", get_info },
    { "view_json", "", view_json },
    { "events_text", "us", events_text },
    { "bot_written", "", bot_written },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
