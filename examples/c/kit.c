/* Passes ../expected/kit.txt, the conformance kit for bindings: kit PATH_OF_KIT_TXT. README.md beside that file explains it. */
#include <stdio.h>
#include <string.h>

#include "kit.h"

static const struct {
    const char *name;
    uint32_t fields;
    int (*attempt)(char *const *fields);
} kinds[] = {
    { "play", 11, try_play },   { "refuse", 12, try_refuse }, { "undo", 6, try_undo },
    { "save", 6, try_save },    { "batch", 5, try_batch },    { "campaign", 7, try_campaign },
};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* The fields of a line; the last one ends where the line does. */
static uint32_t split(char *line, char **fields)
{
    uint32_t count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    while (line && count < MOST_FIELDS) {
        char *end = strchr(line, ';');
        fields[count++] = line;
        if (end) {
            *end++ = '\0';
        }
        line = end;
    }
    return count;
}

/* One line; 1 when all is as it says, and what kind it is of. */
static int try_line(char *line, uint32_t *kind)
{
    char *fields[MOST_FIELDS];
    uint32_t count = split(line, fields);
    for (*kind = 0; *kind < KINDS; ++*kind) {
        if (strcmp(fields[0], kinds[*kind].name) == 0 && count == kinds[*kind].fields + 1) {
            return kinds[*kind].attempt(fields + 1);
        }
    }
    fprintf(stderr, "this is no line of the kit\n");
    return 0;
}

int main(int count, char **words)
{
    FILE *file = count == 2 ? fopen(words[1], "r") : NULL;
    char line[1024], copy[1024];
    uint32_t tried[KINDS] = { 0 }, lines = 0, kind;
    int ok = 1;
    if (grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) != GRZ_OK) {
        fprintf(stderr, "this program was built with the header of another version of the library\n");
        return 1;
    }
    if (!file) {
        fprintf(stderr, "kit PATH_OF_KIT_TXT\n");
        return 2;
    }
    for (; fgets(line, sizeof line, file); lines++) {
        memcpy(copy, line, sizeof line);
        if (try_line(line, &kind)) {
            tried[kind]++;
        } else {
            fprintf(stderr, "line %u: %s", (unsigned)lines + 1, copy);
            ok = 0;
        }
    }
    fclose(file);
    for (kind = 0; kind < KINDS; kind++) {
        printf("%s: %u lines passed\n", kinds[kind].name, (unsigned)tried[kind]);
    }
    if (lines == 0) {
        fprintf(stderr, "there are no games in the kit\n");
    }
    return ok && lines > 0 ? 0 : 1;
}
