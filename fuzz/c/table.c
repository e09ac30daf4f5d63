/* The handles there are, and what the library answered last. */
#include "calls.h"

#include <stdlib.h>
#include <string.h>

#define FUNCTIONS 128
#define STRUCTS 8

/* A handle that was freed stays, so that it is tried again. */
static uint64_t handles[HANDLE_KINDS][PLACES];

static struct kept_struct {
    const field *fields;
    uint32_t size;
    /* The largest of them. */
    uint64_t value[256];
} structs[STRUCTS];

static struct output {
    uint8_t *bytes;
    uint32_t length;
} outputs[FUNCTIONS];

static int32_t freed(int kind, uint64_t id)
{
    switch (kind) {
    case PACK: return grz_pack_free((grz_pack){ id });
    case RULES: return grz_rules_free((grz_rules){ id });
    case GAME: return grz_game_free((grz_game){ id });
    case CLIENT: return grz_client_free((grz_client){ id });
    case CAMPAIGN: return grz_campaign_free((grz_campaign){ id });
    default: return grz_batch_free((grz_batch){ id });
    }
}

void begin_table(void)
{
    memset(handles, 0, sizeof handles);
    memset(structs, 0, sizeof structs);
}

void end_table(void)
{
    int kind, i;
    for (kind = PACK; kind < HANDLE_KINDS; kind++) {
        for (i = 0; i < PLACES; i++) {
            int32_t status = handles[kind][i] ? freed(kind, handles[kind][i]) : GRZ_OK;
            if (status != GRZ_OK && status != GRZ_E_HANDLE) {
                wrong_call("the end of a handle", "it is neither freed nor known to be none", status);
            }
        }
    }
    for (i = 0; i < FUNCTIONS; i++) {
        free(outputs[i].bytes);
        memset(&outputs[i], 0, sizeof outputs[i]);
    }
}

uint64_t any_handle(int kind)
{
    uint32_t which = byte(), i;
    if (which >= 252) {
        return handles[kind][which % PLACES] ^ UINT64_C(1) << byte() % 64;
    }
    if (which >= 244) {
        return which >= 248 ? 0 : handles[1 + which % (HANDLE_KINDS - 1)][byte() % PLACES];
    }
    for (i = 0; i < PLACES && !handles[kind][(which + i) % PLACES]; i++) {
    }
    return handles[kind][(which + i) % PLACES];
}

void keep_handle(int kind, uint64_t id)
{
    uint32_t i, place = 0;
    for (i = 0; i < PLACES && handles[kind][i]; i++) {
    }
    place = i < PLACES ? i : byte() % PLACES;
    if (handles[kind][place]) {
        (void)freed(kind, handles[kind][place]);
    }
    handles[kind][place] = id;
}

grz_info stand_of(int kind, uint64_t id)
{
    grz_info info;
    memset(&info, 0, sizeof info);
    info.struct_size = sizeof info;
    if ((kind == GAME ? grz_game_info((grz_game){ id }, &info)
         : kind == CLIENT ? grz_client_info((grz_client){ id }, &info) : GRZ_E_HANDLE) != GRZ_OK) {
        memset(&info, 0, sizeof info);
    }
    return info;
}

static struct kept_struct *place_of(const parameter *p)
{
    int i;
    for (i = 0; i < STRUCTS - 1 && structs[i].fields && structs[i].fields != p->fields; i++) {
    }
    structs[i].fields = p->fields;
    structs[i].size = p->size;
    return &structs[i];
}

const void *kept_struct(const parameter *p)
{
    struct kept_struct *kept = place_of(p);
    memcpy(kept->value, &p->size, sizeof p->size);
    return kept->value;
}

void keep_struct(const parameter *p, const void *at)
{
    struct kept_struct *kept = place_of(p);
    if (p->size > sizeof kept->value) {
        return;
    }
    memcpy(kept->value, at, p->size);
    if (p->size == sizeof(grz_start)) {
        /* What the system has drawn is the same in every run, and not known to be drawn: eight different bytes and more. */
        grz_start *start = (grz_start *)(void *)kept->value;
        uint8_t i;
        start->seed &= 0xff;
        memset(start->seed_more, 0, sizeof start->seed_more);
        for (i = 0; i < sizeof start->salt; i++) {
            start->salt[i] = i;
        }
    }
}

void keep_output(int function, const void *at, uint32_t bytes)
{
    free(outputs[function].bytes);
    outputs[function].bytes = malloc(bytes);
    memcpy(outputs[function].bytes, at, bytes);
    outputs[function].length = bytes;
}

/* Who writes what the function reads. */
static const char *writer_of(const function *f)
{
    static const char *const pairs[][2] = {
        { "grz_pack_load", "grz_pack_json" }, { "grz_game_load", "grz_game_save" }, { "grz_verify", "grz_game_save" },
        { "grz_probe", "grz_game_stream" }, { "grz_client_create", "grz_game_stream" },
        { "grz_client_feed", "grz_game_events_bytes" }, { "grz_game_create", "grz_game_position" },
        { "grz_game_from_text", "grz_game_text" }, { "grz_command_read", "grz_command_write" },
        { "grz_campaign_resume", "grz_campaign_save" },
    };
    size_t i;
    for (i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        if (strcmp(pairs[i][0], f->name) == 0) {
            return pairs[i][1];
        }
    }
    return NULL;
}

static const char *const words[] = {
    "base 4 normal", "base 2 veteran", "one-shot 3 normal", "duo normal", "solo", "chapter 2 4", "play nm/2", "withdraw l",
};

uint8_t *any_input(const function *f, uint32_t *length)
{
    const struct output *from = NULL;
    uint32_t which = byte();
    const char *writer = writer_of(f);
    uint8_t *block;
    if (which < 192 && writer) {
        from = &outputs[number_of(writer)];
        if (!from->bytes) {
            any_call(number_of(writer));
        }
    } else if (which >= 240) {
        return raw_bytes(length);
    } else if (which >= 224) {
        from = &outputs[byte() % FUNCTIONS];
    } else {
        const char *word = words[which % (sizeof words / sizeof words[0])];
        *length = (uint32_t)strlen(word);
        block = malloc(*length);
        memcpy(block, word, *length);
        return block;
    }
    *length = from->length;
    block = malloc(*length);
    memcpy(block, from->bytes ? from->bytes : (const uint8_t *)"", *length);
    if (*length > 0 && byte() >= 208) {
        block[(byte() * 256 + byte()) % *length] ^= (uint8_t)byte();
    }
    return block;
}
