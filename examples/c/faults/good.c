/* Arguments with which every function answers GRZ_OK. */
#include "world.h"

#include <string.h>

/* Handles that calls may use up: kept until one does. */
static uint64_t kept[HANDLE_KINDS];
static const function *kept_for[HANDLE_KINDS];

static int is(const function *f, const char *name)
{
    return strcmp(f->name, name) == 0;
}

static int ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

int uses_up(const function *f)
{
    return ends_with(f->name, "_free") || is(f, "grz_submit") || is(f, "grz_undo") || is(f, "grz_client_feed")
        || is(f, "grz_stage") || is(f, "grz_commit") || is(f, "grz_roll_back")
        || is(f, "grz_campaign_conclude") || is(f, "grz_campaign_choose") || is(f, "grz_batch_step");
}

/* The numbers that a function is called with, by what they are called. */
static uint64_t good_number(const function *f, const char *name)
{
    static const struct {
        const char *function;
        const char *name;
        uint64_t value;
    } numbers[] = {
        { "grz_check_abi", "abi", GRZ_ABI },
        { "grz_check_abi", "fingerprint", GRZ_FINGERPRINT },
        { "grz_card_info", "list", GRZ_LIST_TRIALS },
        { "grz_card_text", "list", GRZ_LIST_RECRUITS },
        { "grz_card_text", "part", GRZ_PART_EFFECT },
        { "grz_word", "list", GRZ_WORD_RULE },
        { "grz_game_bot", "bot", GRZ_BOT_CAREFUL },
        { "grz_batch_create", "count", 3 },
        { "grz_campaign_create", "seats", 4 },
        { "grz_campaign_create", "boot_camp", 1 },
        { "grz_campaign_resume", "seats", 4 },
    };
    size_t i;
    for (i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (is(f, numbers[i].function) && strcmp(name, numbers[i].name) == 0) {
            return numbers[i].value;
        }
    }
    if (strcmp(name, "seat") == 0 || strcmp(name, "viewer") == 0) {
        return w.seat;
    }
    if (strcmp(name, "expected") == 0) {
        return is(f, "grz_client_feed") ? w.early_expected : w.expected;
    }
    if (strcmp(name, "events") == 0) {
        return w.events;
    }
    return strcmp(name, "action") == 0 ? w.action : 0;
}

static const void *good_input(const function *f, const parameter *p, size_t *bytes)
{
    static const uint32_t choices[3] = { GRZ_INSTEAD_WAIT, GRZ_INSTEAD_WAIT, 0 };
    static const grz_setting setting = { GRZ_SETTING_SPEECHES, 3 };
    const blob *from = NULL;
    *bytes = p->size;
    if (p->kind == IN_STRUCT) {
        return p->size == sizeof w.start ? (const void *)&w.start
            : p->size == sizeof w.command ? (const void *)&w.command : (const void *)&w.choice;
    }
    if (p->kind == IN_ARRAY) {
        *bytes = is(f, "grz_batch_step") ? sizeof choices : sizeof setting;
        return is(f, "grz_batch_step") ? (const void *)choices : (const void *)&setting;
    }
    if (is(f, "grz_rules_create") || is(f, "grz_command_read")) {
        const char *text = is(f, "grz_rules_create") ? "base 4 normal" : "play nm/2";
        *bytes = strlen(text);
        return text;
    }
    if (is(f, "grz_verify") && p->kind == IN_TEXT) {
        *bytes = 0;
        return NULL;
    }
    from = is(f, "grz_pack_load") ? &w.pack : is(f, "grz_client_create") ? &w.stream
        : is(f, "grz_client_feed") ? &w.records : is(f, "grz_campaign_resume") ? &w.campaign
        : is(f, "grz_game_create") ? &w.position : is(f, "grz_game_from_text") ? &w.text : &w.log;
    *bytes = from->length;
    return from->bytes;
}

static uint64_t good_handle(const function *f, int kind)
{
    if (kind == RULES && strncmp(f->name, "grz_card_", 9) == 0) {
        return w.module_rules;
    }
    if (kind == RULES && is(f, "grz_game_from_text")) {
        return 0;
    }
    if (!uses_up(f) && !is(f, "grz_campaign_choices") && !is(f, "grz_staged_save")) {
        return w.live[kind];
    }
    if (kept_for[kind] != f) {
        if (kept_for[kind]) {
            free_handle(kind, kept[kind]);
        }
        kept[kind] = fresh_handle(kind, f);
        kept_for[kind] = f;
    }
    return kept[kind];
}

static void good_pointer(call *c, int i, uint32_t needed)
{
    const parameter *p = &c->f->parameters[i];
    const void *input = NULL;
    size_t bytes = p->size;
    if (!is_output(p->kind)) {
        input = good_input(c->f, p, &bytes);
    } else if (p->kind == BUFFER) {
        bytes = (size_t)needed * p->size;
    } else if (p->kind == OUT_ROWS) {
        bytes = 3 * (size_t)p->size * (strcmp(p->name, "masks") == 0 ? GRZ_MASK_WORDS : 1);
    }
    c->bytes[i] = bytes;
    c->a[i].pointer = place_at_end(i, bytes);
    if (input) {
        memcpy(c->a[i].pointer, input, bytes);
    }
    if (!input && !is_output(p->kind)) {
        c->a[i].pointer = NULL;
    }
    if (p->kind == OUT_SIZED || p->kind == ERROR) {
        *(uint32_t *)c->a[i].pointer = p->size;
    }
}

/* How many items the function's buffer needs; asked once. */
static uint32_t good_need(const call *c)
{
    static uint32_t known[128];
    call asking = *c;
    uint32_t needed = 0;
    int number = (int)(c->f - all_functions), buffer = find_kind(c->f, BUFFER), error = find_kind(c->f, ERROR);
    if (buffer < 0 || known[number]) {
        return known[number];
    }
    asking.a[buffer].pointer = NULL;
    asking.a[find_kind(c->f, CAPACITY)].number = 0;
    asking.a[find_kind(c->f, NEEDED)].pointer = &needed;
    if (error >= 0) {
        asking.a[error].pointer = NULL;
    }
    need(c->f->call(asking.a) == GRZ_E_SHORT && needed > 0, c->f->name);
    return known[number] = needed;
}

void good(call *c, const function *f)
{
    int i;
    memset(c, 0, sizeof *c);
    c->f = f;
    for (i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if (p->kind == HANDLE) {
            c->a[i].number = good_handle(f, p->handle);
        } else if (p->kind == NUMBER) {
            c->a[i].number = good_number(f, p->name);
        } else if (is_pointer(p->kind) && p->kind != BUFFER) {
            good_pointer(c, i, 0);
        }
        if (p->kind == LENGTH) {
            c->a[i].number = c->bytes[i - 1] / f->parameters[i - 1].size;
        } else if (p->kind == STRUCT_SIZE) {
            c->a[i].number = f->parameters[i - 1].size;
        }
    }
    i = find_kind(f, BUFFER);
    if (i >= 0) {
        uint32_t needed = good_need(c);
        good_pointer(c, i, needed);
        c->a[find_kind(f, CAPACITY)].number = needed;
    }
}

void settle(call *c, int32_t status)
{
    int i;
    if (status != GRZ_OK) {
        return;
    }
    for (i = 0; i < c->f->count; i++) {
        const parameter *p = &c->f->parameters[i];
        if (p->kind == OUT_HANDLE) {
            grz_game made;
            memcpy(&made, c->a[i].pointer, sizeof made);
            need(free_handle(p->handle, made.id) == GRZ_OK, "what was made is no handle");
        } else if (p->kind == HANDLE && uses_up(c->f) && kept_for[p->handle] == c->f
                   && c->a[i].number == kept[p->handle]) {
            if (!ends_with(c->f->name, "_free")) {
                free_handle(p->handle, kept[p->handle]);
            }
            kept_for[p->handle] = NULL;
        }
    }
}

void end_good(void)
{
    int kind;
    for (kind = PACK; kind < HANDLE_KINDS; kind++) {
        if (kept_for[kind]) {
            free_handle(kind, kept[kind]);
            kept_for[kind] = NULL;
        }
    }
}
