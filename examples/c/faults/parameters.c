/* What a parameter is, by its kind and its name. */
#include "call.h"

#include <string.h>

int find_kind(const function *f, int kind)
{
    int i;
    for (i = 0; i < f->count; i++) {
        if (f->parameters[i].kind == kind) {
            return i;
        }
    }
    return -1;
}

int find_name(const function *f, const char *name)
{
    int i;
    for (i = 0; i < f->count; i++) {
        if (strcmp(f->parameters[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

int is_output(int kind)
{
    return kind == OUT_SIZED || kind == OUT_VALUE || kind == OUT_HANDLE || kind == OUT_ROWS || kind == BUFFER
        || kind == NEEDED || kind == ERROR;
}

int is_pointer(int kind)
{
    return is_output(kind) || kind == IN_STRUCT || kind == IN_BYTES || kind == IN_TEXT || kind == IN_ARRAY;
}
