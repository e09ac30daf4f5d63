/* What was saved, damaged: cut, with a bit flipped, or of a newer format. */
#include "try.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FLIPS 2000
#define SHORT_BYTES 1500

/* What bytes may be refused with, once the pointers are right. */
#define REFUSED (BIT(GRZ_E_FORMAT) | BIT(GRZ_E_NEWER) | BIT(GRZ_E_REPLAY) | BIT(GRZ_E_RULES) | BIT(GRZ_E_TEXT) \
                 | BIT(GRZ_E_DISHONEST) | BIT(GRZ_E_CAMPAIGN) | BIT(GRZ_E_LIMIT) | BIT(GRZ_E_VALUE) \
                 | BIT(GRZ_E_VIEWER))

/*
 * Which function reads what, and whether damage is always found: logs and streams have checksums. JSON of packs and
 * campaigns has none, nor have single records: there another value may stand where a bit was flipped.
 */
typedef struct reader {
    const char *function;
    const char *what;
    const blob *saved;
    int checked;
} reader;

static const reader readers[] = {
    { "grz_probe", "log", &w.log, 1 },
    { "grz_probe", "log in JSON", &w.log_json, 1 },
    { "grz_probe", "stream", &w.stream, 1 },
    { "grz_probe", "stream in JSON", &w.stream_json, 1 },
    { "grz_probe", "campaign", &w.campaign, 0 },
    { "grz_probe", "pack", &w.pack, 0 },
    { "grz_game_load", "log", &w.log, 1 },
    { "grz_game_load", "log in JSON", &w.log_json, 1 },
    { "grz_verify", "log", &w.log, 1 },
    { "grz_verify", "log in JSON", &w.log_json, 1 },
    { "grz_client_create", "stream", &w.stream, 1 },
    { "grz_client_create", "stream in JSON", &w.stream_json, 1 },
    { "grz_client_feed", "records", &w.records, 0 },
    { "grz_client_feed", "all records", &w.all_records, 0 },
    { "grz_pack_load", "pack", &w.pack, 0 },
    { "grz_campaign_resume", "campaign", &w.campaign, 0 },
};

/* The damaged client or game that a call has made must still stand: what it is asked is answered. */
static void look_after(const call *c, int row, unsigned long long value)
{
    int made = find_kind(c->f, OUT_HANDLE), client = find_name(c->f, "client"), game = find_name(c->f, "game");
    int at = client >= 0 ? client : game;
    uint64_t id;
    if (at < 0) {
        return;
    }
    id = c->a[at].number;
    if (at == made) {
        memcpy(&id, c->a[at].pointer, sizeof id);
    }
    if (client >= 0 ? !client_stands(id) : !game_stands(id)) {
        wrong(c->f->name, row, "what was made of it", value, "does not stand");
    }
}

static void read_it(const reader *one, const function *f, int row, const unsigned char *bytes, size_t length,
                    uint32_t statuses, unsigned long long value)
{
    int i = find_kind(f, IN_BYTES);
    call c;
    int32_t status;
    good(&c, f);
    c.bytes[i] = length;
    c.a[i].pointer = place_at_end(i, length);
    memcpy(c.a[i].pointer, bytes, length);
    c.a[i + 1].number = length;
    if (one->saved == &w.all_records) {
        c.a[0].number = first_client();
        c.a[1].number = w.first_expected;
    }
    if (one->saved == &w.stream_json && find_name(f, "first") >= 0) {
        c.a[find_name(f, "first")].number = w.events;
        /* A stream whose snapshot is damaged may look like one from the beginning. */
        statuses |= BIT(GRZ_E_SEQUENCE);
    }
    status = expect(&c, row, statuses, one->what, value);
    if (status == GRZ_OK) {
        look_after(&c, row, value);
    }
    if (one->saved == &w.all_records) {
        free_handle(CLIENT, c.a[0].number);
    } else {
        settle(&c, status);
    }
}

static void try_cuts(const reader *one, const function *f)
{
    size_t whole = one->saved->length, length;
    /* Records are whole without the last ones; JSON without a line's end is the same. */
    uint32_t maybe = one->checked ? 0 : BIT(GRZ_OK);
    for (length = 0; length < whole; length++) {
        uint32_t statuses = REFUSED | maybe;
        if (whole > 20000 && length % 199 && length > 600 && length + 600 < whole) {
            continue;
        }
        if (brief && length % 37) {
            continue;
        }
        /* The last line feed of a log in lines can be missing. */
        if (one->checked && length + 1 == whole && one->saved->bytes[length] == '\n') {
            statuses |= BIT(GRZ_OK);
        }
        read_it(one, f, TRUNCATED, one->saved->bytes, length, statuses & f->statuses, length);
    }
}

static void try_flips(const reader *one, const function *f)
{
    size_t bits = (size_t)one->saved->length * 8, flips = bits, k;
    uint32_t seed = 1, statuses = (one->checked ? REFUSED : REFUSED | BIT(GRZ_OK)) & f->statuses;
    unsigned char *bytes = malloc(one->saved->length);
    need(bytes != NULL, "memory");
    memcpy(bytes, one->saved->bytes, one->saved->length);
    if (one->saved->length > SHORT_BYTES || brief) {
        flips = brief ? 40 : FLIPS;
    }
    for (k = 0; k < flips; k++) {
        size_t bit = k;
        if (flips < bits) {
            seed = seed * 1664525u + 1013904223u;
            bit = (size_t)((uint64_t)seed * bits >> 32);
        }
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        read_it(one, f, FLIPPED_SAVE, bytes, one->saved->length, statuses, bit);
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    free(bytes);
}

/* The CRC-32 of zip and PNG. */
static uint32_t checksum(const unsigned char *bytes, size_t length)
{
    uint32_t sum = UINT32_MAX;
    size_t i;
    int bit;
    for (i = 0; i < length; i++) {
        sum ^= bytes[i];
        for (bit = 0; bit < 8; bit++) {
            sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
        }
    }
    return ~sum;
}

/* Writes the checksum that fits; answers how many bytes it is of. */
static size_t seal(unsigned char *bytes, size_t length)
{
    char digits[9], *at;
    size_t covered = length - 4;
    uint32_t sum;
    int i;
    if (bytes[0] != '{') {
        sum = checksum(bytes, covered);
        for (i = 0; i < 4; i++) {
            bytes[covered + (size_t)i] = (unsigned char)(sum >> 8 * i);
        }
        return covered;
    }
    covered = length - 1;
    while (bytes[covered - 1] != '\n') {
        covered--;
    }
    sprintf(digits, "%08lx", (unsigned long)checksum(bytes, covered));
    at = strstr((char *)bytes + covered, "\"checksum\":\"");
    need(at != NULL, "a checksum in JSON");
    memcpy(at + strlen("\"checksum\":\""), digits, 8);
    return covered;
}

/* As somebody would do it who wants to do harm: the checksum fits, and what is read is not what any host wrote. */
static void try_crafted(const reader *one, const function *f)
{
    size_t length = one->saved->length, covered, flips, k;
    uint32_t seed = 7, statuses = (REFUSED | BIT(GRZ_OK)) & f->statuses;
    unsigned char *bytes = malloc(length + 1);
    need(bytes != NULL, "memory");
    memcpy(bytes, one->saved->bytes, length + 1);
    covered = seal(bytes, length);
    need(memcmp(bytes, one->saved->bytes, length) == 0, "the checksum as the library writes it");
    flips = brief ? 40 : bytes[0] == '{' ? FLIPS : covered * 8;
    for (k = 0; k < flips; k++) {
        size_t bit = k;
        if (flips < covered * 8) {
            seed = seed * 1664525u + 1013904223u;
            bit = (size_t)((uint64_t)seed * (covered * 8) >> 32);
        }
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        seal(bytes, length);
        read_it(one, f, CRAFTED, bytes, length, statuses, bit);
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    free(bytes);
}

/* The numbers of the format and of the vocabulary, one behind the other behind the eight bytes of the magic. */
static void try_newer_bytes(const reader *one, const function *f)
{
    static const unsigned numbers[] = { 3, 4, 255, 256, 65535 };
    size_t length = one->saved->length, at, k;
    unsigned char *bytes = malloc(length);
    need(bytes != NULL, "memory");
    for (at = 8; at <= 10; at += 2) {
        memcpy(bytes, one->saved->bytes, length);
        for (k = 0; k < sizeof numbers / sizeof numbers[0]; k++) {
            bytes[at] = (unsigned char)(numbers[k] & 255);
            bytes[at + 1] = (unsigned char)(numbers[k] >> 8);
            seal(bytes, length);
            read_it(one, f, NEWER, bytes, length, BIT(GRZ_E_NEWER), numbers[k]);
        }
    }
    free(bytes);
}

/* The same behind a word in JSON. */
static void try_newer_word(const reader *one, const function *f, const char *word)
{
    static const char *const newer[] = { "9", "9999" };
    unsigned char *bytes = malloc(one->saved->length + 8);
    size_t k;
    need(bytes != NULL, "memory");
    for (k = 0; k < sizeof newer / sizeof newer[0]; k++) {
        char *at, *end;
        size_t digits = strlen(newer[k]), length;
        memcpy(bytes, one->saved->bytes, one->saved->length);
        bytes[one->saved->length] = 0;
        at = strstr((char *)bytes, word);
        need(at != NULL, word);
        at += strlen(word);
        while (*at == ' ') {
            at++;
        }
        end = at + strspn(at, "0123456789");
        memmove(at + digits, end, one->saved->length - (size_t)((unsigned char *)end - bytes));
        memcpy(at, newer[k], digits);
        length = one->saved->length + digits - (size_t)(end - at);
        if (one->checked) {
            bytes[length] = 0;
            seal(bytes, length);
        }
        read_it(one, f, NEWER, bytes, length, BIT(GRZ_E_NEWER), (unsigned long long)strtoul(newer[k], NULL, 10));
    }
    free(bytes);
}

static void try_newer(const reader *one, const function *f)
{
    if (one->saved->bytes[0] != '{') {
        try_newer_bytes(one, f);
        return;
    }
    try_newer_word(one, f, "\"format\":");
    if (one->checked) {
        try_newer_word(one, f, "\"vocabulary\":");
    }
}

void try_saves(const function *f)
{
    size_t k;
    for (k = 0; k < sizeof readers / sizeof readers[0]; k++) {
        const reader *one = &readers[k];
        if (strcmp(one->function, f->name) != 0) {
            continue;
        }
        try_cuts(one, f);
        try_flips(one, f);
        if (one->checked) {
            try_crafted(one, f);
        }
        /* Packs are written by hand: one of another format is no pack. */
        if ((f->statuses & BIT(GRZ_E_NEWER)) && one->saved != &w.pack) {
            try_newer(one, f);
        }
    }
}
