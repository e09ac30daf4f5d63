/* Writes the document from the results: report RESULTS > FAULTS.md */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "rows.h"

#define MOST 128

static struct {
    unsigned long calls;
    unsigned long shown;
    char known[160];
} cells[MOST][ROW_COUNT];

static char notes[8][640];
static int note_count;

static const struct group {
    const char *name;
    int rows[8];
    int count;
} groups[] = {
    { "Pointers and structs", { GOOD, NULLS, MISALIGNED, SIZES, OVERLAP, ALIASED, EDGES }, 7 },
    { "Buffers and lengths", { SHORT_BUFFER, WIDE_BUFFER, LENGTHS }, 3 },
    { "Handles and memory", { MADE_UP, FLIPPED_HANDLE, FREED, WRONG_KIND, POISONED, BUSY, TOGETHER, NO_MEMORY }, 8 },
    { "Values, texts and commands", { NUMBERS, FIELDS, TEXTS, STALE, ILLEGAL }, 5 },
    { "What is saved and what is secret", { TRUNCATED, FLIPPED_SAVE, CRAFTED, NEWER, SECRETS }, 5 },
    { "What stands where, and for whom", { TAKEN_BACK, MIDWAY, OTHERS, STAGED }, 4 },
};

static void read_results(const char *path)
{
    char line[1024];
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(2);
    }
    while (fgets(line, sizeof line, file)) {
        int function_number = 0, row = 0, at = 0;
        unsigned long calls = 0, shown = 0;
        line[strcspn(line, "\n")] = 0;
        if (sscanf(line, "%d\t%d\t%lu\t%lu%n", &function_number, &row, &calls, &shown, &at) != 4) {
            fprintf(stderr, "not understood: %s\n", line);
            exit(2);
        }
        at += line[at] == '\t';
        if (function_number < 0) {
            sprintf(notes[note_count++], "%.600s", line + at);
        } else {
            cells[function_number][row].calls += calls;
            cells[function_number][row].shown |= shown;
            sprintf(cells[function_number][row].known, "%.150s", line + at);
        }
    }
    fclose(file);
}

static int applies(int i, int row)
{
    return cells[i][row].shown != 0;
}

static void write_cell(int i, int row)
{
    int status;
    if (!applies(i, row)) {
        printf(" - |");
        return;
    }
    if (cells[i][row].calls) {
        printf(" %lu", cells[i][row].calls);
    }
    for (status = 0; status < status_count; status++) {
        if (cells[i][row].shown >> status & 1) {
            printf(" %s", status_names[status]);
        }
    }
    printf("%s |", cells[i][row].known[0] ? " (defect)" : "");
}

static void write_group(const struct group *one)
{
    int i, k;
    printf("\n## %s\n\n", one->name);
    for (k = 0; k < one->count; k++) {
        printf("- **%s**: %s.\n", row_names[one->rows[k]], row_meanings[one->rows[k]]);
    }
    printf("\n| function |");
    for (k = 0; k < one->count; k++) {
        printf(" %s |", row_names[one->rows[k]]);
    }
    printf("\n|---|");
    for (k = 0; k < one->count; k++) {
        printf("---|");
    }
    printf("\n");
    for (i = 0; i < function_count; i++) {
        int any = 0;
        for (k = 0; k < one->count; k++) {
            any |= applies(i, one->rows[k]);
        }
        if (!any) {
            continue;
        }
        printf("| `%s` |", all_functions[i].name);
        for (k = 0; k < one->count; k++) {
            write_cell(i, one->rows[k]);
        }
        printf("\n");
    }
}

static void write_known(void)
{
    int i, row, any = 0;
    for (i = 0; i < function_count; i++) {
        for (row = 0; row < ROW_COUNT; row++) {
            if (cells[i][row].known[0]) {
                printf("%s- `%s`, %s: %s.\n", any++ ? "" : "\n## Known defects\n\n", all_functions[i].name, row_names[row],
                       cells[i][row].known);
            }
        }
    }
}

static void write_totals(void)
{
    unsigned long calls = 0;
    int i, row, pairs = 0;
    for (i = 0; i < function_count; i++) {
        for (row = 0; row < ROW_COUNT; row++) {
            calls += cells[i][row].calls;
            pairs += applies(i, row);
        }
    }
    printf("\n## Totals\n\n%d functions, %d rows, %d places where a row applies to a function, %lu calls, besides those of "
           "several threads.\n", function_count, ROW_COUNT, pairs, calls);
    for (i = 0; i < note_count; i++) {
        printf("\n%s\n", notes[i]);
    }
}

static const char head[] =
    "# What the C library answers to faults\n\n"
    "Written by `make -C examples/c faults`; do not edit it. Every function of `include/grizzled.h` was called with every\n"
    "fault that applies to it. A place in a table says how many calls were made, and every status that was answered, without\n"
    "`GRZ_` and `GRZ_E_`; `-` where a row does not apply. After each call it was seen that\n\n"
    "- the status is one that was expected, and one that the header names for the function;\n"
    "- nothing was written but the outputs, and on failure nothing but `needed` (with SHORT) and the grz_error: all other\n"
    "  memory of the arguments is compared byte by byte;\n"
    "- the grz_error has the status that was answered, with a message that is UTF-8 and ends with NUL, and the function\n"
    "  answers the same without a grz_error.\n\n"
    "Where another value is as good as the one that was there, OK is among the answers: a number may be in its range, a game\n"
    "may allow the command, and where there is no checksum (packs and campaigns in JSON, single records of events) a bit may\n"
    "turn one good value into another. Logs and streams have a checksum: there no damage is taken, but that the very last line\n"
    "feed of JSON may be missing.\n";

static const char undefined[] =
    "\n## What is undefined\n\n"
    "No library can see these; they are the caller's to avoid, and no row tries them.\n\n"
    "- Pointers that are neither NULL nor point to what their type says: wild, freed, to memory that cannot be read or written.\n"
    "- Lengths, counts and capacities larger than the memory behind the pointer, as far as the library takes so much, and texts\n"
    "  without a NUL with `GRZ_TO_NUL`.\n"
    "- A struct_size that is right, in front of less memory than that.\n"
    "- Memory of the caller's that another thread changes during a call.\n"
    "- Outputs in memory that somebody else uses: two calls at once need outputs of their own.\n"
    "- To unload the library while a call is under way, or to use a handle of before after it was loaded again.\n"
    "- To go on after `grz_check_abi` has answered ABI.\n"
    "- To fork while other threads call, and to jump out of a call (longjmp from a signal handler).\n";

int main(int count, char **words)
{
    size_t i;
    if (count < 2) {
        return 2;
    }
    read_results(words[1]);
    fputs(head, stdout);
    for (i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        write_group(&groups[i]);
    }
    write_known();
    fputs(undefined, stdout);
    write_totals();
    return 0;
}
