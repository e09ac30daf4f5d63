/* Plain calls, and pointers that are NULL, misaligned, or of structs of another size. */
#include "try.h"

#include <stdlib.h>
#include <string.h>

/* The bytes of an output that a call wrote. */
static size_t output_bytes(const call *c, int i)
{
    const parameter *p = &c->f->parameters[i];
    if (p->kind == OUT_HANDLE || p->kind == ERROR || !is_output(p->kind)) {
        return 0;
    }
    if (p->kind == BUFFER) {
        return *(const uint32_t *)c->a[find_kind(c->f, NEEDED)].pointer * (size_t)p->size;
    }
    return c->bytes[i];
}

/* What the system draws is another each time. */
static void blank_what_is_drawn(const function *f, void *start)
{
    grz_start *drawn = start;
    if (strncmp(f->name, "grz_start_", 10) == 0) {
        memset(drawn->salt, 0, sizeof drawn->salt);
        if (strcmp(f->name, "grz_start_init") == 0) {
            memset(&drawn->seed, 0, sizeof drawn->seed);
            memset(drawn->seed_more, 0, sizeof drawn->seed_more);
        }
    }
}

/*
 * Twice, over different contents in every byte: what comes out alike was written whole. For a struct that a second
 * library would fill otherwise, this is how padding and left-over memory would show.
 */
void try_good(const function *f)
{
    unsigned char *first[MOST_PARAMETERS];
    size_t bytes[MOST_PARAMETERS];
    call c;
    int i;
    memset(first, 0, sizeof first);
    good(&c, f);
    if (expect(&c, GOOD, BIT(GRZ_OK), "plain", 0) != GRZ_OK) {
        return;
    }
    for (i = 0; i < f->count; i++) {
        bytes[i] = output_bytes(&c, i);
        if (bytes[i] == sizeof(grz_start)) {
            blank_what_is_drawn(f, c.a[i].pointer);
        }
        first[i] = malloc(bytes[i] + 1);
        memcpy(first[i], bytes[i] ? c.a[i].pointer : "", bytes[i]);
    }
    settle(&c, GRZ_OK);
    set_pattern((unsigned char)~PATTERN);
    good(&c, f);
    if (expect(&c, GOOD, BIT(GRZ_OK), "plain", 1) == GRZ_OK) {
        for (i = 0; i < f->count; i++) {
            if (bytes[i] == sizeof(grz_start)) {
                blank_what_is_drawn(f, c.a[i].pointer);
            }
            if (bytes[i] != output_bytes(&c, i) || (bytes[i] && memcmp(first[i], c.a[i].pointer, bytes[i]) != 0)) {
                wrong(f->name, GOOD, f->parameters[i].name, (unsigned long long)i, "was not written whole, or not alike");
            }
        }
        settle(&c, GRZ_OK);
    }
    set_pattern(PATTERN);
    for (i = 0; i < f->count; i++) {
        free(first[i]);
    }
}

static void try_null(const function *f, int i)
{
    const parameter *p = &f->parameters[i];
    call c;
    int32_t status;
    good(&c, f);
    c.a[i].pointer = NULL;
    if (p->null && p->kind != BUFFER) {
        if (p->kind == IN_TEXT || p->kind == IN_ARRAY) {
            c.a[i + 1].number = 0;
        }
        status = expect(&c, NULLS, BIT(GRZ_OK), p->name, 0);
        settle(&c, status);
        if (p->kind != IN_TEXT && p->kind != IN_ARRAY) {
            return;
        }
        good(&c, f);
        c.a[i].pointer = NULL;
        c.a[i + 1].number = 3;
    }
    status = expect(&c, NULLS, BIT(GRZ_E_NULL), p->name, 1);
    settle(&c, status);
    if (p->kind == IN_TEXT) {
        good(&c, f);
        c.a[i].pointer = NULL;
        c.a[i + 1].number = GRZ_TO_NUL;
        expect(&c, NULLS, BIT(GRZ_E_NULL), "to NUL", 0);
    }
}

static void try_misaligned(const function *f, int i)
{
    const parameter *p = &f->parameters[i];
    uint32_t by;
    for (by = 1; by < p->align; by++) {
        call c;
        good(&c, f);
        c.a[i].pointer = (unsigned char *)c.a[i].pointer - by;
        settle(&c, expect(&c, MISALIGNED, BIT(GRZ_E_ALIGNMENT), p->name, by));
    }
}

static void try_sizes(const function *f, int i)
{
    const parameter *p = &f->parameters[i];
    int is_parameter = p->kind == STRUCT_SIZE;
    uint32_t size = is_parameter ? f->parameters[i - 1].size : p->size;
    uint32_t sizes[10];
    size_t k;
    sizes[0] = 0;
    sizes[1] = 1;
    sizes[2] = 4;
    sizes[3] = size - 1;
    sizes[4] = size + 1;
    sizes[5] = size + 8;
    sizes[6] = size + 0x10000;
    sizes[7] = size | 0x80000000u;
    sizes[8] = 0x7fffffff;
    sizes[9] = UINT32_MAX;
    for (k = 0; k < 10; k++) {
        call c;
        good(&c, f);
        if (is_parameter) {
            c.a[i].number = sizes[k];
        } else {
            memcpy(c.a[i].pointer, &sizes[k], sizeof sizes[k]);
        }
        settle(&c, expect(&c, SIZES, BIT(GRZ_E_STRUCT_SIZE), p->name, sizes[k]));
    }
}

void try_pointers(const function *f)
{
    int i;
    for (i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if (is_pointer(p->kind)) {
            try_null(f, i);
            try_misaligned(f, i);
        }
        if (p->kind == STRUCT_SIZE || p->kind == OUT_SIZED || p->kind == ERROR || p->kind == IN_STRUCT) {
            try_sizes(f, i);
        }
    }
}
