/* One call, and what must hold after it. */
#include "call.h"

#include <stdio.h>
#include <string.h>

#include "rows.h"

#include "functions.inc"

const function *const all_functions = functions;
const int function_count = (int)(sizeof functions / sizeof functions[0]);

void (*before_call)(void);
void (*after_call)(void);

static int32_t made(const call *c)
{
    int32_t status;
    if (before_call) {
        before_call();
    }
    status = c->f->call(c->a);
    if (after_call) {
        after_call();
    }
    return status;
}

int is_utf8(const unsigned char *text, size_t bytes)
{
    size_t i = 0;
    while (i < bytes) {
        unsigned char first = text[i++];
        int more = first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2
            : first >= 0xf0 && first < 0xf5 ? 3 : -1;
        if (more < 0 || i + (size_t)more > bytes) {
            return 0;
        }
        while (more-- > 0) {
            if ((text[i++] & 0xc0) != 0x80) {
                return 0;
            }
        }
    }
    return 1;
}

static int aligned(const void *pointer, uint32_t align)
{
    return (uintptr_t)pointer % align == 0;
}

/* The caller's error, if it is such that the library must write it. */
static grz_error *usable_error(const call *c)
{
    int at = find_kind(c->f, ERROR);
    grz_error *error = at < 0 ? NULL : c->a[at].pointer;
    if (!error || !aligned(error, c->f->parameters[at].align) || error->struct_size != sizeof *error) {
        return NULL;
    }
    return error;
}

static uint32_t need_of(const call *c)
{
    int at = find_kind(c->f, NEEDED);
    return at < 0 ? 0 : *(const uint32_t *)c->a[at].pointer;
}

static void add_range(range *ranges, int *count, const void *from, size_t bytes)
{
    ranges[*count].from = from;
    ranges[(*count)++].bytes = bytes;
}

/* What the call may have written, now that it has answered. */
static int written(const call *c, int32_t status, range *ranges)
{
    int i, count = 0;
    for (i = 0; i < c->f->count; i++) {
        const parameter *p = &c->f->parameters[i];
        const void *at = c->a[i].pointer;
        if (!is_output(p->kind) || !at) {
            continue;
        }
        if (p->kind == ERROR ? status != GRZ_OK && usable_error(c) != NULL
            : p->kind == NEEDED ? status == GRZ_OK || status == GRZ_E_SHORT : status == GRZ_OK && p->kind != BUFFER) {
            add_range(ranges, &count, at, p->kind == OUT_ROWS ? c->bytes[i] : p->size);
        } else if (p->kind == BUFFER && status == GRZ_OK) {
            add_range(ranges, &count, at, (size_t)need_of(c) * p->size);
        }
    }
    return count;
}

/* What is wrong with the error that was reported; NULL if nothing is. */
static const char *wrong_error(const grz_error *error, int32_t status)
{
    size_t length = 0, i;
    while (length < sizeof error->message && error->message[length]) {
        length++;
    }
    if (error->status != status) {
        return "grz_error has another status";
    }
    if (error->struct_size != sizeof *error) {
        return "grz_error.struct_size is another";
    }
    if (length == 0 || length == sizeof error->message || !is_utf8(error->message, length)) {
        return "grz_error.message is empty, not ended or not UTF-8";
    }
    for (i = length; i < sizeof error->message; i++) {
        if (error->message[i]) {
            return "grz_error.message is not filled up with NUL";
        }
    }
    if (status != GRZ_E_REJECTED && (error->reason != 0 || error->source != 0 || error->card != GRZ_NONE
                                     || error->rule != GRZ_NONE)) {
        return "grz_error names a rule although none refuses";
    }
    if (error->reason > GRZ_REASON_MID_COMMAND || (error->rule != GRZ_NONE && error->rule > GRZ_RULE_SET_6)
        || error->source > GRZ_SOURCE_CHAPTER) {
        return "grz_error holds a number out of its range";
    }
    return NULL;
}

/* What is wrong with the outputs of a call that was done. */
static const char *wrong_output(const call *c)
{
    int i;
    for (i = 0; i < c->f->count; i++) {
        const parameter *p = &c->f->parameters[i];
        const unsigned char *at = c->a[i].pointer;
        if (p->kind == OUT_HANDLE && ((const grz_game *)(const void *)at)->id == 0) {
            return "the handle is 0";
        }
        if (p->fields && strcmp(p->fields->name, "struct_size") == 0
            && (p->kind == OUT_SIZED || p->kind == OUT_VALUE || (p->kind == BUFFER && need_of(c) > 0))
            && *(const uint32_t *)(const void *)at != p->size) {
            return "struct_size was not written";
        }
        if (p->kind == BUFFER && strcmp(p->name, "text") == 0
            && (at[need_of(c) - 1] != 0 || !is_utf8(at, need_of(c)) || memchr(at, 0, need_of(c) - 1))) {
            return "the text is not UTF-8 with one NUL behind";
        }
        if (p->kind == BUFFER && need_of(c) > c->a[find_kind(c->f, CAPACITY)].number) {
            return "more is needed than there is room for, and it is GRZ_OK";
        }
    }
    return NULL;
}

static const char *wrong_after(const call *c, int32_t status, const grz_error *error)
{
    range ranges[MOST_PARAMETERS];
    int count = written(c, status, ranges);
    if (changed_outside(ranges, count)) {
        return status == GRZ_OK ? "something else than the outputs was written" : "something was written, and it failed";
    }
    if (status == GRZ_OK) {
        return c->aliased ? NULL : wrong_output(c);
    }
    /* An error that overlaps something else cannot be written. */
    if (error && !c->aliased && status != GRZ_E_OVERLAP) {
        return wrong_error(error, status);
    }
    return NULL;
}

static void touch(const call *c)
{
    int i;
    for (i = 0; i < c->f->count; i++) {
        const parameter *p = &c->f->parameters[i];
        if (is_pointer(p->kind) && p->kind != ERROR && c->a[i].pointer && c->bytes[i] > 0) {
            ((unsigned char *)c->a[i].pointer)[-1] ^= 1;
            return;
        }
    }
}

/* The same without an error must be answered alike. */
static int32_t without_error(const call *c)
{
    call plain = *c;
    int at = find_kind(c->f, ERROR);
    plain.a[at].pointer = NULL;
    return made(&plain);
}

int32_t expect(call *c, int row, uint32_t statuses, const char *what, unsigned long long value)
{
    const grz_error *error = usable_error(c);
    const char *why = NULL;
    char said[160];
    int32_t status;
    remember_rooms();
    status = made(c);
    if (row == turned_row) {
        statuses = ~statuses;
    }
    if (row == touched_row) {
        touch(c);
    }
    if (status > 0 || status <= -status_count) {
        why = "a status that there is not";
    } else if (!(statuses & BIT(status))) {
        sprintf(said, "answered %d, %s", (int)status, grz_status_text(status));
        why = said;
    } else if (!(c->f->statuses & BIT(status))) {
        sprintf(said, "answered %d, %s, which the header does not name for it", (int)status, grz_status_text(status));
        why = said;
    } else {
        why = wrong_after(c, status, error);
    }
    count_call((int)(c->f - functions), row, BIT(status));
    if (why) {
        wrong(c->f->name, row, what, value, why);
    } else if (error && status != GRZ_OK && status != GRZ_E_OVERLAP && status != GRZ_E_BUSY && !c->aliased) {
        count_call((int)(c->f - functions), row, BIT(status));
        if (without_error(c) != status) {
            wrong(c->f->name, row, what, value, "answered otherwise without a grz_error");
        }
    }
    return status;
}
