/* Texts and bytes that are no texts. */
#include "try.h"

#include <stdlib.h>
#include <string.h>

/* Statuses with which a call may refuse a text that is UTF-8, but not what it asks for. */
#define NO_SUCH (BIT(GRZ_E_FORMAT) | BIT(GRZ_E_SETUP) | BIT(GRZ_E_RULES) | BIT(GRZ_E_DISHONEST) | BIT(GRZ_E_NEWER))

static void give(call *c, const function *f, int i, const void *text, size_t bytes)
{
    good(c, f);
    c->bytes[i] = bytes;
    c->a[i].pointer = place_at_end(i, bytes);
    memcpy(c->a[i].pointer, text, bytes);
    c->a[i + 1].number = bytes;
}

static void try_text(const function *f, int i, const char *text, size_t bytes, uint32_t statuses, const char *what)
{
    call c;
    give(&c, f, i, text, bytes);
    settle(&c, expect(&c, TEXTS, statuses & f->statuses, what, bytes));
    /* The same up to a NUL, which is the last byte before the page's edge. */
    if (f->parameters[i].kind == IN_TEXT && !memchr(text, 0, bytes)) {
        char *ended = malloc(bytes + 1);
        need(ended != NULL, "memory");
        memcpy(ended, text, bytes);
        ended[bytes] = 0;
        give(&c, f, i, ended, bytes + 1);
        c.a[i + 1].number = GRZ_TO_NUL;
        free(ended);
        settle(&c, expect(&c, TEXTS, statuses & f->statuses, what, GRZ_TO_NUL));
    }
}

static void try_not_utf8(const function *f, int i)
{
    static const char *const wrong_texts[] = {
        "\x80", "\xbf", "a\x80", "\xc3", "\xc3(", "\xc0\x80", "\xc1\xbf", "\xe2\x82", "\xe2(\xa1", "\xe0\x80\x80",
        "\xe0\x9f\xbf", "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x9f\x92", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf",
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xf8\x88\x80\x80\x80", "\xfe", "\xff", "\xff\xfe\x00", "{\x80", "{\"\xff\"}"
    };
    /* Bytes are read as JSON only when they begin with a brace. */
    uint32_t statuses = f->parameters[i].kind == IN_TEXT ? BIT(GRZ_E_TEXT) : BIT(GRZ_E_TEXT) | BIT(GRZ_E_FORMAT);
    size_t k;
    for (k = 0; k < sizeof wrong_texts / sizeof wrong_texts[0]; k++) {
        try_text(f, i, wrong_texts[k], strlen(wrong_texts[k]), statuses, "not UTF-8");
    }
}

static void try_nul_inside(const function *f, int i)
{
    static const char text[] = "base 4\0normal\0";
    call c;
    size_t bytes, whole;
    uint32_t statuses = f->parameters[i].kind == IN_TEXT ? BIT(GRZ_E_TEXT) : NO_SUCH | BIT(GRZ_E_TEXT);
    try_text(f, i, text, sizeof text - 1, statuses, "NUL inside");
    try_text(f, i, "\0", 1, statuses, "NUL alone");
    /* The good one with the NUL behind it counted in. */
    good(&c, f);
    whole = c.bytes[i];
    if (whole > 0 && f->parameters[i].kind == IN_TEXT) {
        char *longer = malloc(whole + 1);
        need(longer != NULL, "memory");
        memcpy(longer, c.a[i].pointer, whole);
        longer[whole] = 0;
        try_text(f, i, longer, whole + 1, statuses, "NUL counted in");
        /* And with one in place of each of its letters. */
        for (bytes = 0; bytes < whole && bytes < 300; bytes++) {
            char kept = longer[bytes];
            longer[bytes] = 0;
            try_text(f, i, longer, whole, statuses, "NUL for a letter");
            longer[bytes] = kept;
        }
        free(longer);
    }
}

static void try_garbage(const function *f, int i)
{
    static char garbage[1 << 20];
    /* Packs have a limit of their own. */
    uint32_t pack = strcmp(f->name, "grz_pack_load") == 0 ? BIT(GRZ_E_LIMIT) : 0;
    uint32_t refused = (NO_SUCH | BIT(GRZ_E_TEXT) | pack) & f->statuses;
    uint32_t seed = 1;
    size_t k, bytes = brief ? sizeof garbage / 16 : sizeof garbage;
    memset(garbage, 'a', sizeof garbage);
    try_text(f, i, garbage, bytes, refused, "one letter");
    memset(garbage, '{', sizeof garbage);
    try_text(f, i, garbage, bytes, refused, "braces");
    memset(garbage, '[', sizeof garbage);
    try_text(f, i, garbage, bytes, refused, "brackets");
    memset(garbage, '\n', sizeof garbage);
    try_text(f, i, garbage, bytes, refused | BIT(GRZ_OK), "ends of lines");
    for (k = 0; k < sizeof garbage; k++) {
        seed = seed * 1664525u + 1013904223u;
        garbage[k] = (char)(seed >> 24);
    }
    try_text(f, i, garbage, bytes, refused, "garbage");
    for (k = 0; k < sizeof garbage; k++) {
        garbage[k] = (char)(' ' + (unsigned char)garbage[k] % 95);
    }
    try_text(f, i, garbage, bytes, refused, "letters");
    for (k = 0; k < 64; k++) {
        try_text(f, i, garbage + k, k, refused | (k == 0 ? BIT(GRZ_OK) : 0), "few letters");
    }
}

/* More than the library takes, with a NUL behind. */
static void try_endless(const function *f, int i)
{
    size_t bytes = (size_t)GRZ_MAX_INPUT + 1;
    char *text = malloc(bytes + 1);
    call c;
    need(text != NULL, "memory");
    memset(text, 'a', bytes);
    text[bytes] = 0;
    good(&c, f);
    c.a[i].pointer = text;
    c.a[i + 1].number = GRZ_TO_NUL;
    expect(&c, TEXTS, BIT(GRZ_E_LIMIT), "longer than GRZ_MAX_INPUT", GRZ_TO_NUL);
    free(text);
}

static void try_whole(const function *f, int i)
{
    call c;
    good(&c, f);
    if (c.bytes[i] > 0) {
        char *text = malloc(c.bytes[i] + 1);
        size_t bytes = c.bytes[i];
        need(text != NULL, "memory");
        memcpy(text, c.a[i].pointer, bytes);
        try_text(f, i, text, bytes, BIT(GRZ_OK), "the good one");
        free(text);
    }
}

void try_texts(const function *f)
{
    int i;
    for (i = 0; i < f->count; i++) {
        int kind = f->parameters[i].kind;
        if (kind == IN_TEXT || kind == IN_BYTES) {
            try_whole(f, i);
            try_not_utf8(f, i);
            try_nul_inside(f, i);
            try_garbage(f, i);
            if (kind == IN_TEXT && !brief) {
                try_endless(f, i);
            }
        }
    }
}
