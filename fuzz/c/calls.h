/*
 * Any calls of the C library in any order, as the bytes of a fuzzer say. What functions there are and what their parameters
 * mean is read from examples/c/faults/functions.inc.
 */
#ifndef CALLS_H
#define CALLS_H

#include "call.h"

/* bytes.c: the choices that are left. Behind their end every choice is 0. */

void begin_bytes(const uint8_t *data, size_t size);
int bytes_left(void);
uint32_t byte(void);
/* Some of the bytes that are left, in a block of its own size. */
uint8_t *raw_bytes(uint32_t *length);
/* A number, most of the time a small one, else one at a border. */
uint64_t any_number(void);

/* table.c: the handles there are, and what was answered last. */

#define PLACES 4

void begin_table(void);
void end_table(void);
uint64_t any_handle(int kind);
void keep_handle(int kind, uint64_t id);
/* How the game or client stands; zeros, if it is neither. */
grz_info stand_of(int kind, uint64_t id);
/* A command, a start, a choice of a campaign: the last that the library wrote. */
const void *kept_struct(const parameter *p);
void keep_struct(const parameter *p, const void *at);
/* The last text or bytes that the function wrote. */
void keep_output(int function, const void *at, uint32_t bytes);
/* What a function may have wanted to read: a block of its own size. */
uint8_t *any_input(const function *f, uint32_t *length);

/* moves.c: several calls that belong together. */

void begin_moves(void);
void any_move(void);

/* calls.c */

/* Stops the program. */
void wrong_call(const char *name, const char *why, int32_t status);
/* Notes what a function answered; a defect of the library stops the program. */
int32_t answered(const char *name, int32_t status);
int number_of(const char *name);
void any_call(int number);
/* One input of the fuzzer. */
void grizzled_calls(const uint8_t *data, size_t size);

#endif
