/*
 * Every fault for every function of the header. `faults` runs all of it and ends with 1 at the first answer that is
 * not the one expected; `faults --turn ROW` and `faults --touch ROW` expect wrongly on purpose in one row.
 */
#include <stdio.h>
#include <stdlib.h>

#include "try.h"

int brief;

int main(int count, char **words)
{
    static void (*const parts[])(const function *) = {
        try_good, try_pointers, try_places, try_buffers, try_lengths, try_handles, try_numbers, try_fields, try_texts,
        try_game, try_saves, try_moments
    };
    size_t part;
    int i;
    read_switches(count, words);
    brief = getenv("GRZ_BRIEF") != NULL;
    if (grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) != GRZ_OK) {
        printf("FAILED: the library is not that of the header\n");
        return 1;
    }
    open_rooms();
    make_world();
    for (part = 0; part < sizeof parts / sizeof parts[0]; part++) {
        for (i = 0; i < function_count; i++) {
            parts[part](&all_functions[i]);
        }
        end_good();
    }
    end_moments();
    try_secrets();
    try_games();
    end_world();
    close_rooms();
    if (!brief) {
        see_known_defects();
    }
    write_results();
    return 0;
}
