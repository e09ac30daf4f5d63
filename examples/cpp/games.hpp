// The games that every client plays, and who decides what in them: see examples/expected/README.md.
#ifndef GAMES_HPP
#define GAMES_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "grizzled.hpp"

/// A line of games.txt: how a game ends when everything goes right.
struct Expected {
    std::string preset;
    std::uint32_t seed = 0;
    std::uint32_t decisions = 0;
    std::uint64_t hash = 0;
};

/// Reads games.txt; throws std::runtime_error when it is not there or not as expected.
std::vector<Expected> read_games(const std::string& path);

/// A hash as the file writes it.
std::string hexadecimal(std::uint64_t hash);

/// Decides for the seats at the host's table.
class Policy {
  public:
    explicit Policy(std::uint32_t seed) : x_(seed) {}

    /// Seat 0 does anything legal, by its generator; the others do what the careful bot says.
    grz_command choose(const grizzled::Game& game, std::uint32_t seat);

  private:
    std::uint64_t x_;
};

/// Of the seats that the game waits for, the one with the lowest number.
std::uint32_t first_seat(const grz_info& info);

#endif
