/* The class Grizzled: a game as its host holds it. Here is what it shows, sends and saves; host_begin.c and host_play.c have the rest. */
#include "classes.h"

#define SEAT(place) ((uint32_t)given[place].number)

/* info() -> Dictionary */
static METHOD(get_info)
{
    grz_info info = { .struct_size = sizeof info };
    (void)given;
    if (succeeded(self, grz_game_info(self->game, &info))) {
        answer_info(&info, answer);
    }
}

/* A method that answers what one call writes, in full: as a text, as what JSON says, or as bytes. */
#define ANSWERS(name, answer_it, call)             \
    static METHOD(name)                            \
    {                                              \
        room got = { NULL, 0, 0 };                 \
        int32_t status;                            \
        (void)given;                               \
        WHOLE(status, got, call);                  \
        answer_it(self, status, &got, answer);     \
    }

/* view_json(viewer) -> String, view(viewer) -> Dictionary; a seat, or 100 for a spectator */
ANSWERS(view_json, answer_text, grz_game_view_json(self->game, SEAT(0), INTO(got)))
ANSWERS(view, answer_json, grz_game_view_json(self->game, SEAT(0), INTO(got)))

/* events_text(viewer, from, lang) -> String, a line for each event */
ANSWERS(events_text, answer_text, grz_game_events_text(self->game, SEAT(0), SEAT(1), language_of(&given[2]), INTO(got)))

/* events_json(viewer, expected) -> String, events(viewer, expected) -> Array; what came after expected, as the viewer sees it */
ANSWERS(events_json, answer_text, grz_game_events_json(self->game, SEAT(0), SEAT(1), INTO(got)))
ANSWERS(events, answer_json, grz_game_events_json(self->game, SEAT(0), SEAT(1), INTO(got)))

/* events_bytes(viewer, expected) -> PoolByteArray, for feed() of that viewer's client; expected is its info().expected */
ANSWERS(events_bytes, answer_bytes, grz_game_events_bytes(self->game, SEAT(0), SEAT(1), INTO(got)))

/* stream(viewer, after) -> PoolByteArray, for create() of that viewer's client */
ANSWERS(stream, answer_bytes, grz_game_stream(self->game, SEAT(0), SEAT(1), GRZ_FORM_BYTES, INTO(got)))

/* referee_...: with everybody's secrets, for the host's own records and for no player */
ANSWERS(referee_view, answer_json, grz_referee_view_json(self->game, INTO(got)))
ANSWERS(referee_events, answer_json, grz_referee_events_json(self->game, SEAT(0), INTO(got)))
ANSWERS(referee_text, answer_text, grz_referee_events_text(self->game, SEAT(0), language_of(&given[1]), INTO(got)))

/* save() -> PoolByteArray: the log, which knows everything; save_json() the same in JSON */
ANSWERS(save, answer_bytes, grz_game_save(self->game, GRZ_FORM_BYTES, INTO(got)))
ANSWERS(save_json, answer_bytes, grz_game_save(self->game, GRZ_FORM_JSON, INTO(got)))

/* text() -> String: the whole game in the notation; position() -> String: how it stands. Both name what is hidden. */
ANSWERS(text, answer_text, grz_game_text(self->game, INTO(got)))
ANSWERS(position, answer_text, grz_game_position(self->game, INTO(got), &self->error))

/* commitment() -> PoolByteArray, for the players before the game begins; empty if there is none */
ANSWERS(commitment, answer_bytes, grz_game_commitment(self->game, INTO(got)))

/* pile(which) -> PoolByteArray: the cards of the Trials pile (0) or the Morale reserve (1), bottom first; nobody knows their order */
ANSWERS(pile, answer_bytes, grz_game_pile(self->game, SEAT(0), INTO(got)))

/* hash() -> String of 16 digits */
static METHOD(get_hash)
{
    uint64_t hash;
    (void)given;
    if (succeeded(self, grz_game_hash(self->game, &hash))) {
        answer_digits(hash, answer);
    }
}

const method host_methods[] = {
    { "create", "sn", host_create },
    { "create_with", "Rnd", host_create_with },
    { "create_chapter", "Cn", host_create_chapter },
    { "restore", "bn", host_restore },
    { "restore_with", "bb", host_restore_with },
    { "read_text", "s", host_read_text },
    { "copy", "H", host_copy },
    { "copy_at", "Hun", host_copy_at },
    { "info", "", get_info },
    { "legal_texts", "us", host_legal_texts },
    { "legal_written", "u", host_legal_written },
    { "legal_actions", "u", host_legal_actions },
    { "check", "us", host_check },
    { "submit_place", "uuu", host_submit_place },
    { "submit_written", "usu", host_submit_written },
    { "submit_action", "uuu", host_submit_action },
    { "bot_submit", "uu", host_bot_submit },
    { "bot_written", "uun", host_bot_written },
    { "undo", "u", host_undo },
    { "stage", "usu", host_stage },
    { "staged_save", "", host_staged_save },
    { "commit", "", host_commit },
    { "roll_back", "", host_roll_back },
    { "view", "u", view },
    { "view_json", "u", view_json },
    { "events", "uu", events },
    { "events_json", "uu", events_json },
    { "events_text", "uus", events_text },
    { "events_bytes", "uu", events_bytes },
    { "stream", "uu", stream },
    { "referee_view", "", referee_view },
    { "referee_events", "u", referee_events },
    { "referee_text", "us", referee_text },
    { "save", "", save },
    { "save_json", "", save_json },
    { "text", "", text },
    { "position", "", position },
    { "pile", "u", pile },
    { "hash", "", get_hash },
    { "secret", "", host_secret },
    { "commitment", "", commitment },
    { "verify", "bbs", host_verify },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
