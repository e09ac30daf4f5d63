/* What a Grizzled does for its seats: legal commands, commands that are carried out, staged or taken back. */
#include "classes.h"

#include <stdlib.h>

/* Every legal command of the seat, as `write` puts it. */
typedef int32_t (*writer)(instance *self, uint32_t seat, const grz_command *command, uint32_t language, room *text);

static int32_t in_words(instance *self, uint32_t seat, const grz_command *command, uint32_t language, room *text)
{
    int32_t status;
    WHOLE(status, *text, grz_command_text(self->game, seat, command, language, text->data, text->capacity, &text->needed));
    return status;
}

static int32_t in_notation(instance *self, uint32_t seat, const grz_command *command, uint32_t language, room *text)
{
    int32_t status;
    (void)seat;
    (void)language;
    WHOLE(status, *text, grz_command_write(self->rules, command, text->data, text->capacity, &text->needed));
    return status;
}

static void list_legal(instance *self, uint32_t seat, uint32_t language, writer write, godot_variant *answer)
{
    godot_pool_string_array list = new_list();
    uint32_t place, count = 0;
    int32_t status = grz_legal_count(self->game, seat, &count);
    for (place = 0; status == GRZ_OK && place < count; place++) {
        grz_command command = { .struct_size = sizeof command };
        room text = { NULL, 0, 0 };
        status = grz_legal_command(self->game, seat, place, &command);
        if (status == GRZ_OK && (status = write(self, seat, &command, language, &text)) == GRZ_OK) {
            append(&list, text.data);
        }
        free(text.data);
    }
    answer_list(self, status, &list, answer);
}

/* legal_texts(seat, lang) -> PoolStringArray: what the seat may do, a button each, by their places */
METHOD(host_legal_texts)
{
    list_legal(self, (uint32_t)given[0].number, language_of(&given[1]), in_words, answer);
}

/* legal_written(seat) -> PoolStringArray: the same as the notation writes it */
METHOD(host_legal_written)
{
    list_legal(self, (uint32_t)given[0].number, GRZ_LANG_EN, in_notation, answer);
}

/* legal_actions(seat) -> PoolIntArray: the numbers of GRZ_ACTION_... that the seat may take */
METHOD(host_legal_actions)
{
    uint64_t words[GRZ_MASK_WORDS];
    uint32_t needed;
    if (succeeded(self, grz_legal_mask(self->game, (uint32_t)given[0].number, words, GRZ_MASK_WORDS, &needed))) {
        answer_bits(words, GRZ_MASK_WORDS, answer);
    }
}

static bool read_command(instance *self, const argument *text, grz_command *command)
{
    return succeeded(self, grz_command_read(self->rules, (const char *)text->bytes, text->length, command, &self->error));
}

/* check(seat, command) -> bool: whether a command of the notation would be legal now */
METHOD(host_check)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    bool legal = read_command(self, &given[1], &command)
        && succeeded(self, grz_check(self->game, seat, &command, &self->error));
    answer_bool(legal, answer);
}

/* Carries a command out, if there is one, and tells what followed. */
static void submit(instance *self, bool found, uint32_t seat, uint64_t expected, const grz_command *command,
                   godot_variant *answer)
{
    grz_info before = { .struct_size = sizeof before };
    bool done = found && succeeded(self, grz_game_info(self->game, &before))
        && succeeded(self, grz_submit(self->game, seat, (uint32_t)expected, command, &self->error));
    answer_bool(done, answer);
    if (done) {
        tell_of_host(self, before.expected);
    }
}

/* submit_place(seat, place, expected) -> bool; expected is info().expected as the player knows it */
METHOD(host_submit_place)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    bool found = succeeded(self, grz_legal_command(self->game, seat, (uint32_t)given[1].number, &command));
    submit(self, found, seat, given[2].number, &command, answer);
}

/* submit_written(seat, command, expected) -> bool: a command of the notation, such as a client sends */
METHOD(host_submit_written)
{
    grz_command command = { .struct_size = sizeof command };
    bool found = read_command(self, &given[1], &command);
    submit(self, found, (uint32_t)given[0].number, given[2].number, &command, answer);
}

/* submit_action(seat, action, expected) -> bool: one of legal_actions() */
METHOD(host_submit_action)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    bool found = succeeded(self, grz_action_command(self->game, seat, (uint32_t)given[1].number, &command));
    submit(self, found, seat, given[2].number, &command, answer);
}

/* bot_submit(seat, expected) -> bool: the careful bot plays for the seat */
METHOD(host_bot_submit)
{
    grz_command command = { .struct_size = sizeof command };
    uint32_t seat = (uint32_t)given[0].number;
    bool found = succeeded(self, grz_game_bot(self->game, seat, GRZ_BOT_CAREFUL, 0, &command));
    submit(self, found, seat, given[1].number, &command, answer);
}

/* bot_written(seat, bot, seed) -> String: what a bot would do; bot is 0 for the random one, 1 for the careful one */
METHOD(host_bot_written)
{
    grz_command command = { .struct_size = sizeof command };
    room text = { NULL, 0, 0 };
    uint32_t seat = (uint32_t)given[0].number;
    int32_t status = grz_game_bot(self->game, seat, (uint32_t)given[1].number, given[2].number, &command);
    if (status == GRZ_OK) {
        WHOLE(status, text, grz_command_write(self->rules, &command, INTO(text)));
    }
    answer_text(self, status, &text, answer);
}

/* Tells that the game stands otherwise, when something was done that clients cannot be fed. */
static void tell_change(instance *self, bool done, godot_variant *answer)
{
    grz_info info = { .struct_size = sizeof info };
    answer_bool(done, answer);
    if (done && grz_game_info(self->game, &info) == GRZ_OK) {
        tell_of_host(self, info.expected);
    }
}

/* undo(expected) -> bool: takes the last command back; clients are created again from a stream */
METHOD(host_undo)
{
    tell_change(self, succeeded(self, grz_undo(self->game, (uint32_t)given[0].number, &self->error)), answer);
}

/* stage(seat, command, expected) -> bool: tries a command, for a host that stores staged_save() before anybody learns of it */
METHOD(host_stage)
{
    grz_command command = { .struct_size = sizeof command };
    bool done = read_command(self, &given[1], &command)
        && succeeded(self, grz_stage(self->game, (uint32_t)given[0].number, (uint32_t)given[2].number, &command,
                                     &self->error));
    answer_bool(done, answer);
}

/* staged_save() -> PoolByteArray: the log as it will be once commit() is called */
METHOD(host_staged_save)
{
    room bytes = { NULL, 0, 0 };
    int32_t status;
    (void)given;
    WHOLE(status, bytes, grz_staged_save(self->game, GRZ_FORM_BYTES, INTO(bytes)));
    answer_bytes(self, status, &bytes, answer);
}

/* commit() -> bool: carries the staged command out */
METHOD(host_commit)
{
    grz_info before = { .struct_size = sizeof before };
    bool done = succeeded(self, grz_game_info(self->game, &before)) && succeeded(self, grz_commit(self->game));
    (void)given;
    answer_bool(done, answer);
    if (done) {
        tell_of_host(self, before.expected);
    }
}

/* roll_back() -> bool: forgets the staged command */
METHOD(host_roll_back)
{
    (void)given;
    answer_bool(succeeded(self, grz_roll_back(self->game)), answer);
}
