// What is seen, as numbers, and many numbers as one: see ../expected/README.md.
#ifndef FOLD_HPP
#define FOLD_HPP

#include <cstddef>
#include <cstdint>
#include <string>

#include "grizzled.hpp"

class Fold {
  public:
    void add(std::uint64_t number) { value_ = (value_ * 48271 + number) % 2147483647; }

    void word(std::uint64_t word) {
        add(word & 0xffffffffu);
        add(word >> 32);
    }

    template <class Words>
    void words(const Words& words) {
        for (const std::uint64_t one : words) {
            word(one);
        }
    }

    template <class Numbers>
    void all(const Numbers& numbers) {
        for (const auto number : numbers) {
            add(number);
        }
    }

    void text(const std::string& text) {
        add(text.size());
        for (const char letter : text) {
            add(static_cast<unsigned char>(letter));
        }
    }

    void command(const grz_command& command) {
        bytes(&command.tag, offsetof(grz_command, knocks) - offsetof(grz_command, tag));
        words(command.knocks);
        add(command.roster_card);
    }

    void view(const grz_view& view) {
        add(view.events);
        words(view.no_mans_land);
        words(view.discards);
        words(view.hand);
        word(view.orders);
        for (const grz_seat& seat : view.seats) {
            add(seat.help);
            bytes(&seat.character, sizeof seat - offsetof(grz_seat, character));
        }
        add(view.help_in_force);
        bytes(&view.viewer, offsetof(grz_view, reserved) - offsetof(grz_view, viewer));
    }

    void event(const grz_event& event) {
        add(event.sequence);
        bytes(&event.tag, offsetof(grz_event, order) - offsetof(grz_event, tag));
        bytes(event.order, event.order_length);
    }

    void row(const grz_batch_row& row) {
        add(row.legal);
        bytes(&row.seat, sizeof row - offsetof(grz_batch_row, seat));
    }

    void campaign(const grz_campaign_facts& facts) {
        words(facts.bannable);
        words(facts.bans);
        all(facts.held);
        add(facts.offered);
        add(facts.awarded);
        add(facts.missed);
        bytes(&facts.step, offsetof(grz_campaign_facts, reserved) - offsetof(grz_campaign_facts, step));
    }

    std::uint64_t value() const { return value_; }

  private:
    /// Fields of one byte that lie one behind the other.
    void bytes(const std::uint8_t* first, std::size_t count) {
        for (std::size_t place = 0; place < count; place++) {
            add(first[place]);
        }
    }

    std::uint64_t value_ = 1;
};

#endif
