/*
 * One call of the library with everything around it: where its arguments lie, and what must hold after it.
 *
 * Each pointer has a room of its own between two pages that nobody may touch. What a call may write is known by its
 * address; everything else in the rooms must be as before.
 */
#ifndef CALL_H
#define CALL_H

#include <stddef.h>
#include <stdint.h>

#include "grizzled.h"

#define BIT(status) (UINT32_C(1) << -(status))
#define ALIGN_OF(type) offsetof(offset_##type, it)
#define MOST_PARAMETERS 8
#define PATTERN 0xa5

enum kind {
    HANDLE, NUMBER, IN_STRUCT, IN_BYTES, IN_TEXT, IN_ARRAY, LENGTH, OUT_SIZED, OUT_VALUE, OUT_HANDLE, OUT_ROWS, BUFFER,
    STRUCT_SIZE, CAPACITY, NEEDED, ERROR
};

enum handle { NO_HANDLE, PACK, RULES, GAME, CLIENT, CAMPAIGN, BATCH, HANDLE_KINDS };

/* A field of a struct: where it lies, the size of one value, and how many there are. */
typedef struct field {
    const char *name;
    size_t at;
    size_t size;
    size_t count;
} field;

typedef struct parameter {
    const char *name;
    int kind;
    /* The kind of handle that it is, or that goes there. */
    int handle;
    uint32_t size;
    uint32_t align;
    const field *fields;
    /* Whether NULL, or as a handle 0, may stand there. */
    int null;
} parameter;

typedef struct argument {
    uint64_t number;
    void *pointer;
} argument;

typedef struct function {
    const char *name;
    int32_t (*call)(const argument *a);
    const parameter *parameters;
    int count;
    /* Whether any number of calls may be under way. */
    int several;
    /* What the header says that it answers, BIT(...) each. */
    uint32_t statuses;
} function;

typedef struct call {
    const function *f;
    argument a[MOST_PARAMETERS];
    /* The bytes that belong to each pointer. */
    size_t bytes[MOST_PARAMETERS];
    /* Set where an input lies over an output. */
    int aliased;
} call;

extern const function *const all_functions;
extern const int function_count;
/* By the status without its sign. */
extern const char *const status_names[];
extern const int status_count;

/* rooms.c */

void open_rooms(void);
void close_rooms(void);
/* A place for so many bytes in the room of a parameter, filled with the pattern, right before the page behind the room. */
void *place_at_end(int room, size_t bytes);
/* The same right behind the page before it. */
void *place_at_start(int room, size_t bytes);
/* Another pattern for what is placed from now on. */
void set_pattern(unsigned char pattern);
void remember_rooms(void);
/* The first byte that has changed and is not in one of the ranges; NULL if there is none. */
typedef struct range {
    const unsigned char *from;
    size_t bytes;
} range;
const unsigned char *changed_outside(const range *ranges, int count);
int changed_inside(range one);

/* parameters.c */

/* Where a parameter of this kind is, or -1. */
int find_kind(const function *f, int kind);
int find_name(const function *f, const char *name);
int is_output(int kind);
int is_pointer(int kind);

/* call.c */

/* Called right before and right behind each call of the library; NULL for nothing. */
extern void (*before_call)(void);
extern void (*after_call)(void);
/* Makes the call: its status must be one of these and one that the header names, and everything around it must hold. */
int32_t expect(call *c, int row, uint32_t statuses, const char *what, unsigned long long value);
int is_utf8(const unsigned char *text, size_t bytes);

#endif
