/*
 * A panic inside the library, on purpose: linked with a library that was built with the feature fault-injection. The
 * handle it happened on can only be freed then, and all others are sound.
 */
#include <stdio.h>
#include <string.h>

#include "try.h"

/* Not in the header, and in no library that is shipped. */
int32_t grz_fault_game(grz_game game);
int32_t grz_fault_client(grz_client client);
int32_t grz_fault_campaign(grz_campaign campaign);
int32_t grz_fault_batch(grz_batch batch);

int brief;

static int32_t panic_on(int kind, uint64_t id)
{
    grz_game game;
    grz_client client;
    grz_campaign campaign;
    grz_batch batch;
    game.id = client.id = campaign.id = batch.id = id;
    switch (kind) {
    case GAME: return grz_fault_game(game);
    case CLIENT: return grz_fault_client(client);
    case CAMPAIGN: return grz_fault_campaign(campaign);
    default: return grz_fault_batch(batch);
    }
}

static void try_poisoned(const function *f, int i)
{
    int kind = f->parameters[i].handle;
    uint64_t id = fresh_handle(kind, f);
    int frees = f->count == 1 && strstr(f->name, "_free") != NULL;
    call c;
    if (panic_on(kind, id) != GRZ_E_INTERNAL) {
        wrong(f->name, POISONED, "a panic", 0, "is not answered with GRZ_E_INTERNAL");
    }
    /* It stays so, call after call. */
    good(&c, f);
    c.a[i].number = id;
    expect(&c, POISONED, frees ? BIT(GRZ_OK) : BIT(GRZ_E_POISONED), "poisoned", 0);
    good(&c, f);
    c.a[i].number = id;
    expect(&c, POISONED, frees ? BIT(GRZ_E_HANDLE) : BIT(GRZ_E_POISONED), "poisoned", 1);
    good(&c, f);
    settle(&c, expect(&c, POISONED, BIT(GRZ_OK), "another handle", 0));
    if (free_handle(kind, id) != (frees ? GRZ_E_HANDLE : GRZ_OK)) {
        wrong(f->name, POISONED, "free", 0, "a poisoned handle cannot be freed");
    }
}

int main(int count, char **words)
{
    int i, k;
    read_switches(count, words);
    open_rooms();
    make_world();
    for (i = 0; i < function_count; i++) {
        const function *f = &all_functions[i];
        for (k = 0; k < f->count; k++) {
            if (f->parameters[k].kind == HANDLE && f->parameters[k].handle >= GAME) {
                try_poisoned(f, k);
            }
        }
    }
    end_good();
    end_world();
    close_rooms();
    write_results();
    return 0;
}
