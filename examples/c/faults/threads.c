/* Several threads: on one handle, on many, and one that frees what the others use. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "try.h"
#include "together.h"

int brief;

/* What the other thread uses; a handle is given another one when it is used up. */
static struct {
    pthread_mutex_t lock;
    int kind;
    uint64_t id;
    int stop;
} used = { PTHREAD_MUTEX_INITIALIZER, 0, 0, 0 };

static void use(int kind, uint64_t id)
{
    static char text[1 << 17];
    static const uint32_t choices[3] = { GRZ_INSTEAD_WAIT, GRZ_INSTEAD_WAIT, GRZ_INSTEAD_WAIT };
    static uint64_t masks[3 * GRZ_MASK_WORDS];
    grz_game game;
    grz_client client;
    grz_campaign campaign;
    grz_batch batch;
    grz_rules rules;
    uint32_t needed;
    int32_t status;
    game.id = client.id = campaign.id = batch.id = id;
    if (kind == GAME) {
        status = grz_game_save(game, GRZ_FORM_JSON, (uint8_t *)text, sizeof text, &needed);
    } else if (kind == CLIENT) {
        status = grz_client_view_json(client, text, sizeof text, &needed);
    } else if (kind == CAMPAIGN) {
        status = grz_campaign_rules(campaign, &rules, NULL);
        if (status == GRZ_OK) {
            grz_rules_free(rules);
        }
    } else {
        status = grz_batch_step(batch, 0, choices, 3, NULL, masks);
    }
    need(status != GRZ_E_INTERNAL && status != GRZ_E_POISONED, "a call on what another thread may end");
}

static void *user(void *nothing)
{
    int kind, stop;
    uint64_t id;
    do {
        pthread_mutex_lock(&used.lock);
        kind = used.kind;
        id = used.id;
        stop = used.stop;
        pthread_mutex_unlock(&used.lock);
        use(kind, id);
    } while (!stop);
    return nothing;
}

static void set_used(int kind, uint64_t id, int stop)
{
    pthread_mutex_lock(&used.lock);
    used.kind = kind;
    used.id = id;
    used.stop = stop;
    pthread_mutex_unlock(&used.lock);
}

/* Until both have been seen: that the handle is busy, and that it is not. */
static void try_busy(const function *f, int i)
{
    const uint32_t both = BIT(GRZ_OK) | BIT(GRZ_E_BUSY);
    int kind = f->parameters[i].handle;
    uint32_t seen = 0;
    time_t began = time(NULL);
    pthread_t other;
    call c;
    good(&c, f);
    set_used(kind, c.a[i].number, 0);
    need(pthread_create(&other, NULL, user, NULL) == 0, "a thread");
    while (seen != both && time(NULL) - began < 60) {
        int32_t status;
        good(&c, f);
        set_used(kind, c.a[i].number, 0);
        status = expect(&c, BUSY, both, "used by another thread", (unsigned long long)i);
        seen |= BIT(status);
        settle(&c, status);
    }
    set_used(kind, 0, 1);
    pthread_join(other, NULL);
    if (seen != both && turned_row != BUSY) {
        wrong(f->name, BUSY, "used by another thread", (unsigned long long)i, "was never busy, or never done");
    }
}

int main(int count, char **words)
{
    int i, k;
    read_switches(count, words);
    brief = getenv("GRZ_BRIEF") != NULL;
    open_rooms();
    make_world();
    for (i = 0; i < function_count; i++) {
        const function *f = &all_functions[i];
        for (k = 0; k < f->count && !brief; k++) {
            if (f->parameters[k].kind == HANDLE && !f->several && f->parameters[k].handle >= GAME) {
                try_busy(f, k);
            }
        }
        try_together(f);
    }
    end_good();
    one_game_by_all();
    freed_in_use();
    many_games();
    end_world();
    close_rooms();
    write_results();
    write_note("Threads: one game played by four threads at once ended as a serial order of the commands that were taken ends; "
               "a game that was freed while three threads used it was gone for all of them, and nobody was hurt; eight "
               "threads that each played games of their own came to the same hashes.");
    return 0;
}
