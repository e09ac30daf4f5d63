/* One call with any arguments: each pointer leads to a block of exactly the size that is said. */
#include "calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functions.inc"

#define COUNT ((int)(sizeof functions / sizeof functions[0]))
/* From here on a call may have something wrong with it. */
#define FAULTY 208

typedef struct making {
    const function *f;
    argument a[MOST_PARAMETERS];
    uint8_t *block[MOST_PARAMETERS];
    size_t bytes[MOST_PARAMETERS];
    /* What the handle among the arguments stands for. */
    grz_info stand;
    int faulty;
    int overlaps;
} making;

/* How often each function answered GRZ_OK. */
static uint64_t done[COUNT];

void wrong_call(const char *name, const char *why, int32_t status)
{
    fprintf(stderr, "%s: %s (%d, %s)\n", name, why, (int)status, grz_status_text(status));
    abort();
}

int number_of(const char *name)
{
    int i;
    for (i = 0; i < COUNT; i++) {
        if (strcmp(functions[i].name, name) == 0) {
            return i;
        }
    }
    wrong_call(name, "there is no such function", GRZ_OK);
    return -1;
}

int32_t answered(const char *name, int32_t status)
{
    if (status == GRZ_E_INTERNAL || status == GRZ_E_POISONED) {
        wrong_call(name, "a defect of the library", status);
    }
    if (status == GRZ_OK) {
        done[number_of(name)]++;
    }
    return status;
}

static int fault(const making *m)
{
    return m->faulty && byte() >= 160;
}

/* So many bytes, and nothing behind them. */
static void give(making *m, int i, size_t bytes)
{
    int off = m->f->parameters[i].align > 1 && fault(m) && (byte() & 1);
    m->bytes[i] = bytes;
    m->block[i] = malloc(bytes + (size_t)off);
    memset(m->block[i], PATTERN, bytes + (size_t)off);
    m->a[i].pointer = m->block[i] + off;
}

static uint64_t number(const making *m, const parameter *p)
{
    uint32_t seat = 0;
    if (fault(m)) {
        return strcmp(p->name, "count") == 0 ? UINT32_MAX : any_number();
    }
    if (strcmp(p->name, "abi") == 0 || strcmp(p->name, "fingerprint") == 0) {
        return *p->name == 'a' ? GRZ_ABI : GRZ_FINGERPRINT;
    }
    if (strcmp(p->name, "seats") == 0 || strcmp(p->name, "count") == 0) {
        return 3 + byte() % 3;
    }
    if (strstr("duo boot_camp flags bot form lang", p->name)) {
        return byte() & 1;
    }
    if (strcmp(p->name, "seat") == 0 && m->stand.awaited != 0) {
        while (!(m->stand.awaited >> seat & 1)) {
            seat++;
        }
        return seat;
    }
    if (strcmp(p->name, "expected") == 0 || (strcmp(p->name, "after") == 0 && byte() & 1)) {
        return m->stand.expected;
    }
    return any_number() % (1 + 5 * (byte() + 1));
}

/* A struct that says its size, which may be wrong: it is no longer than it says. */
static void give_sized(making *m, int i, const void *from)
{
    const parameter *p = &m->f->parameters[i];
    uint32_t claimed = fault(m) ? (uint32_t)any_number() : p->size;
    size_t bytes = claimed < 4 ? 4 : claimed > 4096 ? 4096 : claimed;
    give(m, i, bytes);
    if (from) {
        memcpy(m->a[i].pointer, from, bytes < p->size ? bytes : p->size);
    }
    memcpy(m->a[i].pointer, &claimed, sizeof claimed);
}

/* A field of a struct that the library reads becomes another number. */
static void change_field(making *m, int i)
{
    const field *fields = m->f->parameters[i].fields;
    uint64_t value = any_number();
    size_t count = 0, which, at;
    while (fields && fields[count].name) {
        count++;
    }
    if (count < 2) {
        return;
    }
    which = 1 + byte() % (count - 1);
    at = fields[which].at + fields[which].size * (byte() % fields[which].count);
    if (at + fields[which].size <= m->bytes[i]) {
        memcpy((uint8_t *)m->a[i].pointer + at, &value, fields[which].size);
    }
}

static void give_array(making *m, int i)
{
    const parameter *p = &m->f->parameters[i];
    size_t count = byte() % 6, at;
    give(m, i, count * p->size);
    for (at = 0; at + sizeof(uint32_t) <= m->bytes[i]; at += sizeof(uint32_t)) {
        uint32_t value = (uint32_t)any_number();
        memcpy((uint8_t *)m->a[i].pointer + at, &value, sizeof value);
    }
    m->a[i + 1].number = count;
}

/* Text or bytes with their length, or, where the text says it itself, GRZ_TO_NUL. */
static void give_input(making *m, int i)
{
    uint32_t length;
    uint8_t *from;
    int to_nul;
    if (m->f->parameters[i].null && byte() & 1) {
        return;
    }
    from = any_input(m->f, &length);
    to_nul = m->f->parameters[i].kind == IN_TEXT && byte() >= 224;
    give(m, i, length + (size_t)to_nul);
    memcpy(m->a[i].pointer, from, length);
    if (to_nul) {
        ((uint8_t *)m->a[i].pointer)[length] = 0;
    }
    m->a[i + 1].number = to_nul ? GRZ_TO_NUL : length;
    free(from);
}

static void give_one(making *m, int i)
{
    const parameter *p = &m->f->parameters[i];
    switch (p->kind) {
    case HANDLE:
        m->a[i].number = any_handle(p->handle);
        m->stand = stand_of(p->handle, m->a[i].number);
        return;
    case NUMBER: m->a[i].number = number(m, p); return;
    case IN_STRUCT:
        give_sized(m, i, kept_struct(p));
        if (byte() >= 192) {
            change_field(m, i);
        }
        break;
    case IN_BYTES: case IN_TEXT: give_input(m, i); break;
    case IN_ARRAY: give_array(m, i); break;
    case OUT_SIZED: case ERROR: give_sized(m, i, NULL); break;
    case OUT_VALUE: case OUT_HANDLE: case NEEDED: give(m, i, p->size); break;
    case OUT_ROWS:
        give(m, i, m->a[find_kind(m->f, LENGTH)].number * p->size * (strcmp(p->name, "masks") == 0 ? GRZ_MASK_WORDS : 1));
        break;
    case STRUCT_SIZE: m->a[i].number = fault(m) ? byte() : m->f->parameters[i - 1].size; return;
    default: return;
    }
    if ((p->kind == ERROR && byte() & 1) || fault(m)) {
        m->a[i].pointer = NULL;
    }
}

/* An array with room for as many as are needed, or for one less, or for any number. */
static void give_room(making *m)
{
    int buffer = find_kind(m->f, BUFFER), size = find_kind(m->f, STRUCT_SIZE), capacity = find_kind(m->f, CAPACITY);
    uint32_t needed = 0, which = byte(), room;
    argument asking[MOST_PARAMETERS];
    if (buffer < 0) {
        return;
    }
    memcpy(asking, m->a, sizeof asking);
    asking[buffer].pointer = NULL;
    asking[capacity].number = 0;
    asking[find_kind(m->f, NEEDED)].pointer = &needed;
    if (which < 224) {
        (void)m->f->call(asking);
    }
    room = which < 160 ? needed : which < 192 ? needed - (needed > 0) : which < 224 ? needed + 3 : byte() % 16;
    give(m, buffer, (size_t)room * (size < 0 ? m->f->parameters[buffer].size : (uint32_t)m->a[size].number));
    m->a[capacity].number = room;
    if (fault(m)) {
        m->a[buffer].pointer = NULL;
    }
}

/* One output lies over another. */
static void overlap(making *m)
{
    uint32_t count = (uint32_t)m->f->count, one = count ? byte() % count : 0, other = count ? byte() % count : 0;
    const parameter *p = m->f->parameters;
    if (one != other && is_output(p[one].kind) && is_output(p[other].kind) && m->bytes[other] <= m->bytes[one]
        && m->a[one].pointer && m->a[other].pointer) {
        m->a[other].pointer = m->a[one].pointer;
        m->overlaps = 1;
    }
}

/* Whether the bytes from this one on are as they were given. */
static int untouched(const making *m, int i, size_t from)
{
    const uint8_t *bytes = m->a[i].pointer;
    for (; bytes && from < m->bytes[i]; from++) {
        if (bytes[from] != PATTERN) {
            return 0;
        }
    }
    return 1;
}

/* A call that failed has written nothing but what is needed and why. */
static void nothing_written(const making *m, int32_t status)
{
    int i;
    for (i = 0; i < m->f->count && !m->overlaps; i++) {
        const parameter *p = &m->f->parameters[i];
        int sized = p->kind == OUT_SIZED;
        if (is_output(p->kind) && p->kind != ERROR && !(p->kind == NEEDED && status == GRZ_E_SHORT)
            && !untouched(m, i, sized ? sizeof(uint32_t) : 0)) {
            wrong_call(m->f->name, "it failed and wrote something", status);
        }
    }
}

/* What the library wrote is used by later calls. */
static void keep(const making *m)
{
    int i, needed = find_kind(m->f, NEEDED), size = find_kind(m->f, STRUCT_SIZE);
    for (i = 0; i < m->f->count; i++) {
        const parameter *p = &m->f->parameters[i];
        const void *at = m->a[i].pointer;
        if (p->kind == OUT_HANDLE) {
            uint64_t id;
            memcpy(&id, at, sizeof id);
            keep_handle(p->handle, id);
        } else if (p->kind == OUT_SIZED && p->fields && m->bytes[i] == p->size) {
            keep_struct(p, at);
        } else if (p->kind == BUFFER && at) {
            uint32_t count = *(const uint32_t *)m->a[needed].pointer;
            size_t used = (size_t)count * (size < 0 ? p->size : (uint32_t)m->a[size].number);
            if (!m->overlaps && (used > m->bytes[i] || !untouched(m, i, used))) {
                wrong_call(m->f->name, "more was written than it says", GRZ_OK);
            }
            if (p->fields && count > 0 && (uint32_t)m->a[size].number == p->size) {
                keep_struct(p, (const uint8_t *)at + p->size * (byte() % count));
            } else if (!p->fields && used > 0) {
                keep_output((int)(m->f - functions), at, (uint32_t)used - (strcmp(p->name, "text") == 0));
            }
        }
    }
}

void any_call(int number)
{
    const function *f = &functions[number];
    making m;
    int i;
    int32_t status;
    memset(&m, 0, sizeof m);
    m.f = f;
    m.faulty = byte() >= FAULTY;
    for (i = 0; i < f->count; i++) {
        give_one(&m, i);
    }
    give_room(&m);
    if (m.faulty && byte() >= 192) {
        overlap(&m);
    }
    status = answered(f->name, f->call(m.a));
    if (status > 0 || status <= -status_count || !(f->statuses & BIT(status))) {
        wrong_call(f->name, "the header does not name this status for it", status);
    }
    if (status == GRZ_OK) {
        keep(&m);
    } else {
        nothing_written(&m, status);
    }
    for (i = 0; i < f->count; i++) {
        free(m.block[i]);
    }
}

/* Rules, and a game of them that has been committed to or not. */
static void begin(void)
{
    static const char *const presets[] = {
        "base 4 normal", "base 2 veteran", "one-shot 4 normal", "duo beginner", "solo", "chapter 5 3"
    };
    const char *preset = presets[byte() % (sizeof presets / sizeof presets[0])];
    grz_rules rules;
    grz_game game;
    grz_start start;
    const parameter *of_start = &functions[number_of("grz_start_init")].parameters[0];
    start.struct_size = sizeof start;
    answered("grz_start_seeded", grz_start_seeded(byte(), &start));
    keep_struct(of_start, &start);
    memcpy(&start, kept_struct(of_start), sizeof start);
    start.flags = byte() & 1 ? GRZ_START_COMMIT : 0;
    keep_struct(of_start, &start);
    if (answered("grz_rules_create", grz_rules_create(preset, GRZ_TO_NUL, NULL, 0, (grz_pack){ 0 }, &rules, NULL)) != GRZ_OK
        || answered("grz_game_create", grz_game_create(rules, &start, NULL, 0, &game, NULL)) != GRZ_OK) {
        wrong_call(preset, "it cannot be played", GRZ_OK);
    }
    keep_handle(RULES, rules.id);
    keep_handle(GAME, game.id);
}

/* With GRZ_CALLED in the environment: which functions no input has called with success fails the program. */
static void report(void)
{
    int i, never = 0;
    for (i = 0; i < COUNT; i++) {
        if (done[i] == 0) {
            fprintf(stderr, "never GRZ_OK: %s\n", functions[i].name);
            never++;
        }
    }
    fprintf(stderr, "%d of %d functions answered GRZ_OK\n", COUNT - never, COUNT);
    if (never > 0) {
        abort();
    }
}

void grizzled_calls(const uint8_t *data, size_t size)
{
    static int begun;
    if (!begun++ && getenv("GRZ_CALLED")) {
        atexit(report);
    }
    begin_bytes(data, size);
    begin_table();
    begin_moves();
    begin();
    while (bytes_left()) {
        uint32_t which = byte();
        if (which < (uint32_t)COUNT) {
            any_call((int)which);
        } else {
            any_move();
        }
    }
    end_table();
}
