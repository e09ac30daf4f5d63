// Plays every game of games.txt through the library, and compares how it ends: play PATH_OF_GAMES_TXT
#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

#include "games.hpp"
#include "grizzled.hpp"
#include "replica.hpp"

namespace {

constexpr std::uint32_t replica_seat = 1;

/// What became of a game.
struct Result {
    std::uint32_t decisions;
    std::uint64_t hash;
};

/// A log knows all of a game but what is still to come, so the hash is the same when it is loaded again.
void save_and_load(const grizzled::Game& game) {
    for (const std::uint32_t form : {std::uint32_t{GRZ_FORM_BYTES}, std::uint32_t{GRZ_FORM_JSON}}) {
        const grizzled::Bytes log = game.save(form);
        const grizzled::Game loaded = grizzled::Game::load(log, grizzled::start(0));
        if (loaded.hash() != game.hash()) {
            throw std::runtime_error("a log that was saved and loaded is another game");
        }
        std::cout << "  saved as " << log.size() << " bytes and loaded: the same hash\n";
    }
}

/// The steps of a host: ask who is awaited, get a command from there, submit it, feed the clients what happened.
Result play(const Expected& expected, bool with_replica) {
    const auto rules = grizzled::Rules::create(expected.preset);
    auto game = grizzled::Game::create(rules, grizzled::start(expected.seed));
    Policy policy(expected.seed);
    std::unique_ptr<Replica> replica;
    if (with_replica) {
        replica = std::make_unique<Replica>(game, replica_seat);
    }

    Result result{0, 0};
    bool tried = false;
    for (grz_info info = game.info(); info.awaited != 0; info = game.info()) {
        const std::uint32_t seat = first_seat(info);
        const bool remote = replica && seat == replica_seat;
        if (remote && !tried && game.view(seat).agenda == GRZ_AGENDA_TURN) {
            // Texts count the seats from 1: Seat 2 is number 1.
            std::cout << "  the first events as seat 1 gets them:\n";
            replica->show(0, 16, GRZ_LANG_EN);
            std::cout << "  and the last ones in French:\n";
            replica->show(info.events - 4, 4, GRZ_LANG_FR);
            replica->try_what_is_illegal(game);
            save_and_load(game);
            tried = true;
        }
        const grz_command command = remote ? replica->decide() : policy.choose(game, seat);
        if (const auto answer = game.submit(seat, command, info.expected); !answer) {
            throw std::runtime_error("what was chosen is refused: " + std::string(answer.message()));
        }
        result.decisions++;
        if (replica) {
            replica->follow(game);
        }
    }
    if (replica) {
        save_and_load(game);
    }
    result.hash = game.hash();
    return result;
}

/// One line a game; false at the first that ends otherwise.
bool play_all(const std::string& path) {
    bool with_replica = true;
    for (const Expected& expected : read_games(path)) {
        // One game with a client is enough: the first one with a seat 1 of its own and more than two seats.
        const bool here = with_replica && expected.preset == "base 4 normal";
        with_replica = with_replica && !here;
        const Result result = play(expected, here);
        const bool same = result.decisions == expected.decisions && result.hash == expected.hash;
        std::cout << expected.preset << ", seed " << expected.seed << ": " << result.decisions << " decisions, hash "
                  << (same ? "ok" : hexadecimal(result.hash)) << std::endl;
        if (!same) {
            std::cerr << "expected: " << expected.decisions << " decisions, hash " << hexadecimal(expected.hash) << '\n';
            return false;
        }
    }
    if (with_replica) {
        std::cerr << "there was no game of \"base 4 normal\" to keep a client in\n";
    }
    return !with_replica;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "play PATH_OF_GAMES_TXT\n";
        return 2;
    }
    try {
        grizzled::check_abi();
        return play_all(arguments[1]) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
