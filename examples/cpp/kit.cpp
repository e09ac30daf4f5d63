// Passes ../expected/kit.txt, the conformance kit for bindings: kit PATH_OF_KIT_TXT. README.md beside that file explains it.
#include <array>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "fold.hpp"
#include "games.hpp"

namespace {

using Fields = std::vector<std::string>;

std::uint32_t number(const std::string& text) { return static_cast<std::uint32_t>(std::stoul(text)); }

/// What is left out is expected to be "-".
void demand(const std::string& what, const std::string& found, const std::string& expected) {
    if (expected != "-" && found != expected) {
        throw std::runtime_error(what + ": " + found + " instead of " + expected);
    }
}

void demand(const std::string& what, const Fold& found, const std::string& expected) {
    demand(what, std::to_string(found.value()), expected);
}

/// The same in every language, even where all numbers are floating.
class Generator {
  public:
    explicit Generator(std::uint32_t seed) : x_(seed) {}
    std::uint32_t below(std::size_t count) {
        x_ = x_ * 48271 % 2147483647;
        return static_cast<std::uint32_t>(x_ % count);
    }

  private:
    std::uint64_t x_;
};

/// A game that is played as all clients play it.
struct Match {
    grizzled::Game game;
    Policy policy;

    /// Of a line: the way to play, the seed, the position.
    explicit Match(const Fields& fields)
        : Match(grizzled::Game::create(grizzled::Rules::create(fields[0]), grizzled::start(number(fields[1])), fields[2]),
                number(fields[1])) {}
    Match(grizzled::Game played, std::uint32_t seed) : game(std::move(played)), policy(seed) {}

    bool step() {
        const grz_info info = game.info();
        if (info.awaited == 0) {
            return false;
        }
        const std::uint32_t seat = first_seat(info);
        game.submit(seat, policy.choose(game, seat), info.expected).or_throw();
        return true;
    }

    void after(const std::string& decisions) {
        for (std::uint32_t left = number(decisions); left > 0; left--) {
            step();
        }
    }

    void finish() {
        while (step()) {
        }
    }

    std::string hash() const { return hexadecimal(game.hash()); }

    /// Every seat, and then a spectator.
    std::vector<std::uint32_t> viewers() const {
        std::vector<std::uint32_t> all;
        for (std::uint32_t seat = 0; seat < game.info().seats; seat++) {
            all.push_back(seat);
        }
        all.push_back(GRZ_VIEWER_SPECTATOR);
        return all;
    }
};

enum Value { commands, masks, views, events, english, french, value_count };
constexpr std::array<const char*, value_count> value_names{"commands", "masks", "views", "events", "english", "french"};
constexpr std::array<std::uint32_t, 2> languages{GRZ_LANG_EN, GRZ_LANG_FR};

/// The check values of a game.
struct Seen {
    std::array<Fold, value_count> folds;

    void before(const Match& match, std::uint32_t seat) {
        const auto legal = match.game.legal_commands(seat);
        folds[commands].add(seat);
        folds[commands].add(legal.size());
        for (const grz_command& command : legal) {
            folds[commands].command(command);
        }
        folds[masks].words(match.game.legal_mask(seat));
        look(match);
    }

    void look(const Match& match) {
        for (const std::uint32_t viewer : match.viewers()) {
            folds[views].view(match.game.view(viewer));
        }
    }

    void said(const Match& match, std::uint32_t seat, const grz_command& command) {
        for (const std::uint32_t lang : languages) {
            folds[english + lang].text(match.game.command_text(seat, command, lang));
        }
    }

    void end(const Match& match) {
        look(match);
        for (const std::uint32_t viewer : match.viewers()) {
            for (const grz_event& event : match.game.events(viewer)) {
                folds[events].event(event);
            }
            for (const std::uint32_t lang : languages) {
                folds[english + lang].text(match.game.events_text(viewer, 0, lang));
            }
        }
    }
};

/// The way to play, the seed, the position; the decisions, the hash, the check values.
void try_play(const Fields& fields) {
    Match match(fields);
    Seen seen;
    std::uint32_t decisions = 0;
    for (grz_info info = match.game.info(); info.awaited != 0; info = match.game.info()) {
        const std::uint32_t seat = first_seat(info);
        seen.before(match, seat);
        const grz_command command = match.policy.choose(match.game, seat);
        seen.said(match, seat, command);
        match.game.submit(seat, command, info.expected).or_throw();
        decisions++;
    }
    seen.end(match);
    demand("decisions", std::to_string(decisions), fields[3]);
    demand("hash", match.hash(), fields[4]);
    for (std::size_t value = 0; value < value_count; value++) {
        demand(value_names[value], seen.folds[value], fields[5 + value]);
    }
}

/// The numbers of a command, in the order of its fields; a word is two of them.
grz_command read_command(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::uint32_t> numbers;
    for (std::string one; std::getline(stream, one, ',');) {
        numbers.push_back(number(one));
    }
    const auto small = [&](std::size_t place) { return static_cast<std::uint8_t>(numbers.at(place)); };
    const auto word = [&](std::size_t place) { return numbers.at(place) | std::uint64_t{numbers.at(place + 1)} << 32; };
    grz_command command = grizzled::make<grz_command>();
    command.tag = small(0);
    command.intensity = small(1);
    command.card = small(2);
    command.threat = small(3);
    command.tile = small(4);
    command.relief = small(5);
    command.choice = small(6);
    command.seat = small(7);
    for (std::size_t tile = 0; tile < 4; tile++) {
        command.removed[tile] = small(8 + tile);
    }
    command.knocks[0] = word(12);
    command.knocks[1] = word(14);
    command.roster_card = small(16);
    return command;
}

/// A game, the decisions, the event; the seat, the command; the status, the reason, the rule, the card's kind and number.
void try_refuse(const Fields& fields) {
    Match match(fields);
    match.after(fields[3]);
    if (!fields[4].empty()) {
        match.game = match.game.at(number(fields[4]), grizzled::start(1));
    }
    const std::uint32_t seat = number(fields[5]);
    const grz_command command = read_command(fields[6]);
    const std::string before = match.hash();
    const grizzled::Answer answer = match.game.check(seat, command);
    demand("status", std::to_string(answer.status()), fields[7]);
    demand("reason", std::to_string(answer.reason()), fields[8]);
    demand("rule", std::to_string(answer.rule()), fields[9]);
    demand("kind of card", std::to_string(answer.source()), fields[10]);
    demand("card", std::to_string(answer.card()), fields[11]);
    if (match.game.submit(seat, command)) {
        throw std::runtime_error("it was carried out");
    }
    demand("hash", match.hash(), before);
}

/// A game, the decisions; the status, the hash then.
void try_undo(const Fields& fields) {
    Match match(fields);
    match.after(fields[3]);
    demand("status", std::to_string(match.game.undo(match.game.info().expected).status()), fields[4]);
    demand("hash", match.hash(), fields[5]);
}

/// A game, the decisions; the hash then, the hash at the end.
void try_save(const Fields& fields) {
    Match match(fields);
    match.after(fields[3]);
    for (const std::uint32_t form : {std::uint32_t{GRZ_FORM_BYTES}, std::uint32_t{GRZ_FORM_JSON}}) {
        match.game = grizzled::Game::load(match.game.save(form), grizzled::start(number(fields[1])));
    }
    demand("hash when loaded", match.hash(), fields[4]);
    match.finish();
    demand("hash at the end", match.hash(), fields[5]);
}

/// The action of a mask at this place among those that are set.
std::uint32_t action_at(const std::uint64_t* mask, std::uint32_t place) {
    for (std::uint32_t action = 0; action < GRZ_ACTION_COUNT; action++) {
        if ((mask[action / 64] >> action % 64 & 1) != 0 && place-- == 0) {
            return action;
        }
    }
    throw std::runtime_error("the mask has fewer actions than there are commands");
}

/// The way to play, the games, the seed, the steps; the check value.
void try_batch(const Fields& fields) {
    const std::uint32_t games = number(fields[1]), seed = number(fields[2]), steps = number(fields[3]);
    auto batch = grizzled::Batch::create(grizzled::Rules::create(fields[0]), games, seed);
    std::vector<std::uint32_t> choices(games, GRZ_INSTEAD_WAIT);
    std::vector<grz_batch_row> rows(games);
    std::vector<std::uint64_t> words(std::size_t{games} * GRZ_MASK_WORDS);
    Generator generator(seed);
    Fold fold;
    for (std::uint32_t step = 0; step <= steps; step++) {
        for (std::uint32_t game = 0; step > 0 && game < games; game++) {
            choices[game] = action_at(&words[std::size_t{game} * GRZ_MASK_WORDS], generator.below(rows[game].legal));
        }
        batch.step(choices, rows, words, GRZ_BATCH_ACTIONS | GRZ_BATCH_RESTART);
        for (std::uint32_t game = 0; game < games; game++) {
            const auto mask = words.begin() + std::ptrdiff_t{game} * GRZ_MASK_WORDS;
            fold.row(rows[game]);
            fold.words(std::vector<std::uint64_t>(mask, mask + GRZ_MASK_WORDS));
        }
    }
    for (std::uint32_t game = 0; game < games; game++) {
        fold.word(batch.hash(game));
    }
    demand("batch", fold, fields[4]);
}

/// The seats, whether two each, whether with Boot Camp, the seed; the steps, the score, the check value.
void try_campaign(const Fields& fields) {
    const std::uint32_t seats = number(fields[0]), seed = number(fields[3]);
    auto campaign = grizzled::Campaign::create(seats, fields[1] == "1", fields[2] == "1");
    Generator generator(seed);
    Fold fold;
    std::uint32_t steps = 0;
    for (;; steps++) {
        const grz_campaign_facts facts = campaign.info();
        fold.campaign(facts);
        if (facts.step == GRZ_STEP_OVER) {
            break;
        }
        if (facts.step == GRZ_STEP_READY) {
            campaign = grizzled::Campaign::resume(campaign.save(), seats);
            Match match(campaign.game(grizzled::start(seed + steps)), seed + steps);
            match.finish();
            campaign.conclude(match.game).or_throw();
            fold.word(match.game.hash());
        } else {
            const auto choices = campaign.choices();
            fold.add(choices.size());
            campaign.choose(choices[generator.below(choices.size())]).or_throw();
        }
    }
    demand("steps", std::to_string(steps), fields[4]);
    demand("score", std::to_string(campaign.info().score), fields[5]);
    demand("campaign", fold, fields[6]);
}

struct Kind {
    std::size_t fields;
    void (*attempt)(const Fields&);
};

const std::map<std::string, Kind> kinds{
    {"play", {11, try_play}}, {"refuse", {12, try_refuse}}, {"undo", {6, try_undo}},
    {"save", {6, try_save}},  {"batch", {5, try_batch}},    {"campaign", {7, try_campaign}},
};

/// One line; what kind it is of.
std::string try_line(const std::string& line) {
    std::istringstream stream(line);
    std::string name;
    std::getline(stream, name, ';');
    Fields fields;
    for (std::string field; std::getline(stream, field, ';');) {
        fields.push_back(field);
    }
    const auto kind = kinds.find(name);
    if (kind == kinds.end() || fields.size() != kind->second.fields) {
        throw std::runtime_error("this is no line of the kit");
    }
    kind->second.attempt(fields);
    return name;
}

bool try_all(const char* path) {
    std::ifstream file(path);
    std::map<std::string, int> passed;
    int lines = 0, failed = 0;
    for (std::string line; std::getline(file, line); lines++) {
        try {
            passed[try_line(line)]++;
        } catch (const std::exception& error) {
            std::cerr << error.what() << "\n  " << line << '\n';
            failed++;
        }
    }
    for (const auto& [name, count] : passed) {
        std::cout << name << ": " << count << " lines passed\n";
    }
    if (lines == 0) {
        std::cerr << "there are no games in " << path << '\n';
    }
    return lines > 0 && failed == 0;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "kit PATH_OF_KIT_TXT\n";
        return 2;
    }
    try {
        grizzled::check_abi();
        return try_all(arguments[1]) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
