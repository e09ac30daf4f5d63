/* What was answered, counted by function and row; and what is wrong. */
#include "rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"

#define MOST_FUNCTIONS 128

#define ROW_NAME(code, name, what) name,
const char *const row_names[ROW_COUNT] = { ROWS(ROW_NAME) };
#undef ROW_NAME
#define ROW_MEANING(code, name, what) what,
const char *const row_meanings[ROW_COUNT] = { ROWS(ROW_MEANING) };
#undef ROW_MEANING

/* Defects that are known and not fixed yet: the row passes, and the document says so. */
typedef struct known {
    const char *function;
    int row;
    const char *what;
    const char *says;
    int seen;
} known;

static known known_defects[] = {
    { NULL, 0, NULL, NULL, 0 }
};

static struct {
    unsigned long calls;
    uint32_t shown;
    const char *known;
} results[MOST_FUNCTIONS][ROW_COUNT];

int turned_row = ROW_COUNT;
int touched_row = ROW_COUNT;

void count_call(int number, int row, uint32_t shown)
{
    results[number][row].calls++;
    results[number][row].shown |= shown;
}

void wrong(const char *name, int row, const char *what, unsigned long long value, const char *why)
{
    known *one;
    int i;
    for (one = known_defects; one->function; one++) {
        if (strcmp(one->function, name) == 0 && one->row == row && strcmp(one->what, what) == 0) {
            for (i = 0; i < function_count; i++) {
                if (strcmp(all_functions[i].name, name) == 0) {
                    results[i][row].known = one->says;
                }
            }
            one->seen = 1;
            return;
        }
    }
    printf("FAILED: %s, row \"%s\", %s %llu: %s\n", name, row_names[row], what, value, why);
    fflush(stdout);
    if (!getenv("GRZ_GO_ON")) {
        exit(1);
    }
}

void read_switches(int count, char **words)
{
    int i, row;
    for (i = 1; i + 1 < count; i += 2) {
        int *which = strcmp(words[i], "--turn") == 0 ? &turned_row : strcmp(words[i], "--touch") == 0 ? &touched_row : NULL;
        for (row = 0; which && row < ROW_COUNT; row++) {
            if (strcmp(words[i + 1], row_names[row]) == 0) {
                *which = row;
            }
        }
        if (!which || *which == ROW_COUNT) {
            fprintf(stderr, "there is no %s %s\n", words[i], words[i + 1]);
            exit(2);
        }
    }
}

void write_results(void)
{
    const char *path = getenv("GRZ_RESULTS");
    FILE *file = path ? fopen(path, "a") : NULL;
    int i, row;
    for (i = 0; file && i < function_count; i++) {
        for (row = 0; row < ROW_COUNT; row++) {
            if (results[i][row].calls || results[i][row].known) {
                /* How often threads meet is not the same twice, nor how often memory is asked for with every compiler. */
                fprintf(file, "%d\t%d\t%lu\t%lu\t%s\n", i, row,
                        row == BUSY || row == TOGETHER || row == NO_MEMORY ? 0 : results[i][row].calls,
                        (unsigned long)results[i][row].shown, results[i][row].known ? results[i][row].known : "");
            }
        }
    }
    if (file) {
        fclose(file);
    }
}

void write_note(const char *sentence)
{
    const char *path = getenv("GRZ_RESULTS");
    FILE *file = path ? fopen(path, "a") : NULL;
    if (file) {
        fprintf(file, "-1\t0\t0\t0\t%s\n", sentence);
        fclose(file);
    }
}

void see_known_defects(void)
{
    const known *one;
    for (one = known_defects; one->function; one++) {
        if (!one->seen) {
            printf("FAILED: %s, row \"%s\", %s: is fixed; take it out of known_defects in rows.c\n", one->function,
                   row_names[one->row], one->what);
            exit(1);
        }
    }
}
