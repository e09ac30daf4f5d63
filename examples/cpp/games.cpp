#include "games.hpp"

#include <fstream>
#include <iomanip>
#include <sstream>
#include <stdexcept>

namespace {

Expected read_line(const std::string& line) {
    std::istringstream fields(line);
    std::string preset, seed, decisions, hash;
    const bool whole = std::getline(fields, preset, ';') && std::getline(fields, seed, ';') &&
                       std::getline(fields, decisions, ';') && std::getline(fields, hash);
    if (!whole) {
        throw std::runtime_error("this is no line of games.txt: " + line);
    }
    return {preset, static_cast<std::uint32_t>(std::stoul(seed)), static_cast<std::uint32_t>(std::stoul(decisions)),
            std::stoull(hash, nullptr, 16)};
}

}  // namespace

std::vector<Expected> read_games(const std::string& path) {
    std::ifstream file(path);
    std::vector<Expected> games;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty()) {
            games.push_back(read_line(line));
        }
    }
    if (games.empty()) {
        throw std::runtime_error("there are no games in " + path);
    }
    return games;
}

std::string hexadecimal(std::uint64_t hash) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << hash;
    return text.str();
}

grz_command Policy::choose(const grizzled::Game& game, std::uint32_t seat) {
    if (seat != 0) {
        return game.bot(seat, GRZ_BOT_CAREFUL);
    }
    x_ = x_ * 48271 % 2147483647;
    return game.legal_command(0, static_cast<std::uint32_t>(x_ % game.legal_count(0)));
}

std::uint32_t first_seat(const grz_info& info) {
    std::uint32_t seat = 0;
    while ((info.awaited >> seat & 1) == 0) {
        seat++;
    }
    return seat;
}
