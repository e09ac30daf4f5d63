/* Outputs and inputs over each other, and everything at the edge of a page. */
#include "try.h"

#include <string.h>

/* Lays one argument at an address and puts back what it must hold there. */
static void move(call *c, int i, unsigned char *to, const unsigned char *content)
{
    const parameter *p = &c->f->parameters[i];
    c->a[i].pointer = to;
    if (content) {
        memcpy(to, content, c->bytes[i]);
    } else if (p->kind == OUT_SIZED || p->kind == ERROR) {
        memcpy(to, &p->size, sizeof p->size);
    }
}

/* The number behind a struct_size that lies under both: only one of them can be right. */
static uint32_t or_size(const call *c, int one, int other)
{
    const parameter *p = &c->f->parameters[one], *q = &c->f->parameters[other];
    int sized = (p->kind == OUT_SIZED || p->kind == ERROR || p->kind == IN_STRUCT)
        && (q->kind == OUT_SIZED || q->kind == ERROR || q->kind == IN_STRUCT);
    return sized && p->size != q->size ? BIT(GRZ_E_STRUCT_SIZE) : 0;
}

static void try_pair(const function *f, int under, int over)
{
    uint32_t step = f->parameters[over].align > f->parameters[under].align ? f->parameters[over].align
        : f->parameters[under].align;
    long from, to, at;
    call c;
    good(&c, f);
    from = -(long)c.bytes[over] + 1;
    to = (long)c.bytes[under];
    /* Long outputs are laid over each other near their ends only. */
    for (at = from; at < to; at++) {
        unsigned char *bottom;
        good(&c, f);
        bottom = (unsigned char *)place_at_end(under, c.bytes[under] + 2 * c.bytes[over] + 64) + c.bytes[over] + 32;
        bottom -= (uintptr_t)bottom % 16;
        if ((uintptr_t)(bottom + at) % step != 0 || (at > from + 64 && at < -64) || (at > 64 && at < to - 64)) {
            continue;
        }
        move(&c, under, bottom, NULL);
        move(&c, over, bottom + at, NULL);
        settle(&c, expect(&c, OVERLAP, BIT(GRZ_E_OVERLAP) | (at == 0 ? or_size(&c, under, over) : 0),
                          f->parameters[over].name, (unsigned long long)(at - from)));
    }
}

/* An input at the beginning of an output, and at its end. */
static void try_alias(const function *f, int in, int out)
{
    static unsigned char content[1 << 20];
    int where;
    for (where = 0; where < 2; where++) {
        call c;
        unsigned char *at;
        uint32_t align = f->parameters[in].align;
        size_t all;
        good(&c, f);
        if (c.bytes[in] == 0) {
            return;
        }
        memcpy(content, c.a[in].pointer, c.bytes[in]);
        all = c.bytes[in] > c.bytes[out] ? c.bytes[in] : c.bytes[out];
        at = place_at_end(out, all + 16);
        at -= (uintptr_t)at % 16;
        move(&c, out, at, NULL);
        at += where ? (all - c.bytes[in]) / align * align : 0;
        c.aliased = 1;
        move(&c, in, at, content);
        /* What is an input's beginning may be where the output's struct_size stands. */
        settle(&c, expect(&c, ALIASED, c.f->statuses & (BIT(GRZ_OK) | BIT(GRZ_E_STRUCT_SIZE)), f->parameters[in].name,
                          (unsigned long long)where));
    }
}

static void try_edges(const function *f)
{
    int i;
    for (i = 0; i < f->count; i++) {
        call c;
        unsigned char *at;
        if (!is_pointer(f->parameters[i].kind)) {
            continue;
        }
        /* Right behind a page; plain calls lie right before one already. */
        good(&c, f);
        settle(&c, expect(&c, EDGES, BIT(GRZ_OK), f->parameters[i].name, 0));
        good(&c, f);
        if (!c.a[i].pointer) {
            continue;
        }
        {
            static unsigned char content[1 << 20];
            memcpy(content, c.a[i].pointer, c.bytes[i]);
            at = place_at_start(i, c.bytes[i]);
            memcpy(at, content, c.bytes[i]);
            c.a[i].pointer = at;
        }
        settle(&c, expect(&c, EDGES, BIT(GRZ_OK), f->parameters[i].name, 1));
    }
}

void try_places(const function *f)
{
    int i, k;
    try_edges(f);
    for (i = 0; i < f->count; i++) {
        for (k = 0; k < f->count; k++) {
            int output = is_output(f->parameters[k].kind);
            if (i < k && output && is_output(f->parameters[i].kind)) {
                try_pair(f, i, k);
                try_pair(f, k, i);
            }
            if (output && is_pointer(f->parameters[i].kind) && !is_output(f->parameters[i].kind)) {
                try_alias(f, i, k);
            }
        }
    }
}
