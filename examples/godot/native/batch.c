/* The class GrizzledBatch: many games at once, for players that learn and for figures. */
#include "classes.h"

#include <stdlib.h>

/* Room for how so many games stand; whether there is memory for it. */
static bool make_room(grz_batch_row **rows, uint64_t **masks, uint32_t count)
{
    *rows = calloc(count, sizeof **rows);
    *masks = calloc((size_t)count * GRZ_MASK_WORDS, sizeof **masks);
    return *rows != NULL && *masks != NULL;
}

/* The first step, in which every game waits: it only says how they stand. */
static int32_t wait_all(grz_batch batch, uint32_t count, grz_batch_row *rows, uint64_t *masks)
{
    uint32_t place, *choices = calloc(count, sizeof *choices);
    int32_t status = GRZ_E_MEMORY;
    if (choices != NULL) {
        for (place = 0; place < count; place++) {
            choices[place] = GRZ_INSTEAD_WAIT;
        }
        status = grz_batch_step(batch, 0, choices, count, rows, masks);
    }
    free(choices);
    return status;
}

/* create(rules, count, seed) -> bool; game n, from 0, has the seed seed + n */
static METHOD(create)
{
    grz_batch batch = { 0 };
    grz_batch_row *rows = NULL;
    uint64_t *masks = NULL;
    uint32_t count = (uint32_t)given[1].number;
    bool made = succeeded(self, grz_batch_create(given[0].instance->rules, count, given[2].number, &batch, &self->error))
        && succeeded(self, make_room(&rows, &masks, count) ? GRZ_OK : GRZ_E_MEMORY)
        && succeeded(self, wait_all(batch, count, rows, masks));
    if (made) {
        grz_batch_free(self->batch);
        free(self->rows);
        free(self->masks);
        self->batch = batch;
        self->rows = rows;
        self->masks = masks;
        self->count = count;
    } else {
        grz_batch_free(batch);
        free(rows);
        free(masks);
    }
    answer_bool(made, answer);
}

/* step(choices, flags) -> bool; a choice for each game: -1 waits, -2 begins it again, flags are GRZ_BATCH_... */
static METHOD(step)
{
    /* Of the same size, and -1 and -2 are GRZ_INSTEAD_WAIT and GRZ_INSTEAD_RESTART. */
    const uint32_t *choices = (const uint32_t *)given[0].numbers;
    bool fits = succeeded(self, given[0].length == self->count ? GRZ_OK : GRZ_E_VALUE);
    answer_bool(fits && succeeded(self, grz_batch_step(self->batch, (uint32_t)given[1].number, choices, self->count, self->rows,
                                                 self->masks)), answer);
}

/* Whether there is such a game. */
static bool has_game(instance *self, uint64_t place)
{
    return succeeded(self, place < self->count ? GRZ_OK : GRZ_E_VALUE);
}

/* row(place) -> Dictionary: how a game stands; seat and outcome are -1 where there is none */
static METHOD(row)
{
    const grz_batch_row *row;
    godot_dictionary facts;
    if (!has_game(self, given[0].number)) {
        return;
    }
    row = &self->rows[given[0].number];
    facts = new_dictionary();
    set_number(&facts, "legal", row->legal);
    set_number(&facts, "seat", row->seat == GRZ_NONE ? -1 : row->seat);
    set_number(&facts, "outcome", row->outcome == GRZ_NONE ? -1 : row->outcome);
    set_number(&facts, "mission", row->mission);
    set_number(&facts, "stepped", row->stepped);
    answer_dictionary(&facts, answer);
}

/* actions(place) -> PoolIntArray: the numbers of GRZ_ACTION_... that are legal in a game */
static METHOD(actions)
{
    if (has_game(self, given[0].number)) {
        answer_bits(&self->masks[given[0].number * GRZ_MASK_WORDS], GRZ_MASK_WORDS, answer);
    }
}

/* hash(place) -> String of 16 digits */
static METHOD(get_hash)
{
    uint64_t hash;
    if (succeeded(self, grz_batch_hash(self->batch, (uint32_t)given[0].number, &hash))) {
        answer_digits(hash, answer);
    }
}

/* written(rules, place, flags, choice) -> String: the command that a choice means, as the notation writes it */
static METHOD(written)
{
    grz_command command = { .struct_size = sizeof command };
    room text = { NULL, 0, 0 };
    int32_t status = grz_batch_command(self->batch, (uint32_t)given[1].number, (uint32_t)given[2].number,
                                       (uint32_t)given[3].number, &command);
    if (status == GRZ_OK) {
        WHOLE(status, text, grz_command_write(given[0].instance->rules, &command, INTO(text)));
    }
    answer_text(self, status, &text, answer);
}

const method batch_methods[] = {
    { "create", "Run", create },
    { "step", "iu", step },
    { "row", "u", row },
    { "actions", "u", actions },
    { "hash", "u", get_hash },
    { "written", "Ruuu", written },
    { "error", "", get_error },
    { NULL, NULL, NULL },
};
