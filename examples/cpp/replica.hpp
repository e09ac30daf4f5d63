// A player's side of a game: what a program on another machine would hold.
#ifndef REPLICA_HPP
#define REPLICA_HPP

#include <cstdint>

#include "grizzled.hpp"

/// The game as one seat sees it, kept up to date with nothing but bytes from the host. Throws std::runtime_error when it
/// is not what the host would show that seat.
class Replica {
  public:
    Replica(const grizzled::Game& host, std::uint32_t seat);

    /// Takes in what has happened at the host, and compares.
    void follow(const grizzled::Game& host);

    /// What the careful bot does here, from what this seat knows.
    grz_command decide() const { return client_.bot(GRZ_BOT_CAREFUL); }

    /// Prints the events from one on, at most so many, in a language of GRZ_LANG_...
    void show(std::uint32_t from, std::uint32_t most, std::uint32_t lang) const;

    /// Tries a card that the seat does not hold, here and at the host, and prints why it is refused.
    void try_what_is_illegal(grizzled::Game& host) const;

  private:
    void compare(const grizzled::Game& host) const;

    std::uint32_t seat_;
    grizzled::Client client_;
};

#endif
