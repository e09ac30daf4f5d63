/* The rows of the fault table, and where their results are kept. */
#ifndef ROWS_H
#define ROWS_H

#include <stdint.h>

/* name in the code, name in the document, what is done */
#define ROWS(ROW) \
    ROW(GOOD, "plain", "the plain call, twice over memory with different contents: the outputs do not depend on it") \
    ROW(NULLS, "NULL", "NULL for each pointer in turn") \
    ROW(MISALIGNED, "misaligned", "each pointer in turn, at every address that does not fit its type") \
    ROW(SIZES, "struct_size", "each struct_size in turn: 0, 1, one less, one more, much more, 2^16 more, the most") \
    ROW(OVERLAP, "overlap", "each pair of outputs over each other: wholly, and by a part from before and behind") \
    ROW(ALIASED, "input over output", "each input over each output: the input is read before anything is written") \
    ROW(EDGES, "page's edge", "each input and output right before, and right behind, a page that must not be touched") \
    ROW(SHORT_BUFFER, "short", "buffers from no room at all to one item less than needed: only the need is written") \
    ROW(WIDE_BUFFER, "roomy", "buffers of exactly the need, and larger: nothing is written behind the need") \
    ROW(LENGTHS, "lengths", "lengths and counts: 0, more than the library takes, the most that the type holds") \
    ROW(MADE_UP, "made up", "handles that were never given: 0, 1, the largest, and such") \
    ROW(FLIPPED_HANDLE, "bit flipped", "a live handle with each of its 64 bits flipped") \
    ROW(FREED, "freed", "a handle that was freed; and again when its place is used by another; to free twice") \
    ROW(WRONG_KIND, "wrong kind", "a live handle of each other kind") \
    ROW(NUMBERS, "numbers", "each number: around its range, 255 to 257, 2^8 and 2^16 more than a good one, the most") \
    ROW(FIELDS, "fields", "each field of each struct that is read: all values of a byte, edges of wider ones") \
    ROW(TEXTS, "texts", "not UTF-8, NULs inside, empty, a megabyte of garbage, ended by a length or by NUL") \
    ROW(STALE, "stale", "sequence numbers that are not the next one") \
    ROW(ILLEGAL, "illegal", "commands of another seat and of another moment") \
    ROW(TRUNCATED, "truncated", "what was saved, cut at every length") \
    ROW(FLIPPED_SAVE, "flipped", "what was saved, with a bit flipped: every bit of what is short, 2000 of what is long") \
    ROW(CRAFTED, "crafted", "the same with a checksum that fits; and what was made of it is asked and played on") \
    ROW(NEWER, "newer", "what was saved, with the number of a newer format or of a newer vocabulary") \
    ROW(SECRETS, "secrets", "two games that differ in what is hidden only: what others are shown is the same, byte by byte") \
    ROW(TAKEN_BACK, "taken back", "where somebody stands who saw what was taken back, with as many events as there are again") \
    ROW(MIDWAY, "midway", "a game in the middle of a command: cut there, copied, saved and loaded, and its client") \
    ROW(OTHERS, "others'", "what was made for another viewer or for the host, given to a client") \
    ROW(STAGED, "staged", "while a command is staged; and, where one is needed, while none is") \
    ROW(NO_MEMORY, "no memory", "the system refuses the first, second, third request for memory and so on: one, or all from there on; " \
        "where the call was not done, nothing has changed, and it is done when it is made again") \
    ROW(POISONED, "poisoned", "after a panic inside the library: the handle only can be freed, and others are sound") \
    ROW(BUSY, "busy", "while another thread uses the same handle") \
    ROW(TOGETHER, "together", "by several threads at once, as the header allows")

#define ROW_NAME(code, name, what) code,
enum row { ROWS(ROW_NAME) ROW_COUNT };
#undef ROW_NAME

extern const char *const row_names[ROW_COUNT];
extern const char *const row_meanings[ROW_COUNT];

/* Counts a call: of this function, what it was answered; `shown` is what the document shows. */
void count_call(int function_number, int row, uint32_t shown);
/* Reports what is wrong and ends the program, unless it is known. */
void wrong(const char *function_name, int row, const char *what, unsigned long long value, const char *why);
/* A row of which every expectation is turned around, to see that it can fail; ROW_COUNT for none. */
extern int turned_row;
/* A row in which a byte is changed behind the back of the checks. */
extern int touched_row;
/* Reads --turn ROW and --touch ROW; what else there is stays the program's. */
void read_switches(int count, char **words);
/* Adds what was counted to the file that the variable GRZ_RESULTS names. */
void write_results(void);
/* Adds a sentence to it: something that is true of the library as a whole, and was tried. */
void write_note(const char *sentence);
/* Ends the program when a defect that is known no longer shows: its line is to be taken out. */
void see_known_defects(void);

#endif
