/* What is seen, as numbers, and many numbers as one. */
#include <stddef.h>
#include <string.h>

#include "kit.h"

/* So many bytes that lie one behind the other, from one field of a struct to another one. */
#define SPAN(type, from, to) (uint32_t)(offsetof(type, to) - offsetof(type, from))

fold new_fold(void)
{
    fold begun = { 1 };
    return begun;
}

void add(fold *to, uint64_t number)
{
    to->value = (to->value * 48271 + number) % 2147483647;
}

void add_word(fold *to, uint64_t word)
{
    add(to, word & 0xffffffffu);
    add(to, word >> 32);
}

void add_bytes(fold *to, const uint8_t *bytes, uint32_t length)
{
    uint32_t place;
    for (place = 0; place < length; place++) {
        add(to, bytes[place]);
    }
}

void add_text(fold *to, const char *text)
{
    uint32_t length = (uint32_t)strlen(text);
    add(to, length);
    add_bytes(to, (const uint8_t *)text, length);
}

void add_mask(fold *to, const uint64_t *words)
{
    uint32_t place;
    for (place = 0; place < GRZ_MASK_WORDS; place++) {
        add_word(to, words[place]);
    }
}

void add_command(fold *to, const grz_command *command)
{
    add_bytes(to, &command->tag, SPAN(grz_command, tag, knocks));
    add_word(to, command->knocks[0]);
    add_word(to, command->knocks[1]);
    add(to, command->roster_card);
}

static void add_seat(fold *to, const grz_seat *seat)
{
    add(to, seat->help);
    add_bytes(to, &seat->character, SPAN(grz_seat, character, mute) + 1);
}

void add_view(fold *to, const grz_view *view)
{
    uint32_t place;
    add(to, view->events);
    for (place = 0; place < 2; place++) {
        add_word(to, view->no_mans_land[place]);
    }
    for (place = 0; place < 2; place++) {
        add_word(to, view->discards[place]);
    }
    for (place = 0; place < 2; place++) {
        add_word(to, view->hand[place]);
    }
    add_word(to, view->orders);
    for (place = 0; place < 5; place++) {
        add_seat(to, &view->seats[place]);
    }
    add(to, view->help_in_force);
    add_bytes(to, &view->viewer, SPAN(grz_view, viewer, reserved));
}

void add_event(fold *to, const grz_event *event)
{
    add(to, event->sequence);
    add_bytes(to, &event->tag, SPAN(grz_event, tag, order));
    add_bytes(to, event->order, event->order_length);
}

void add_campaign(fold *to, const grz_campaign_facts *facts)
{
    uint32_t seat;
    add_word(to, facts->bannable[0]);
    add_word(to, facts->bannable[1]);
    add_word(to, facts->bans[0]);
    add_word(to, facts->bans[1]);
    for (seat = 0; seat < 5; seat++) {
        add(to, facts->held[seat]);
    }
    add(to, facts->offered);
    add(to, facts->awarded);
    add(to, facts->missed);
    add_bytes(to, &facts->step, SPAN(grz_campaign_facts, step, reserved));
}
