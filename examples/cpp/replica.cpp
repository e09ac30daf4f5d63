#include "replica.hpp"

#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace {

void demand(bool fulfilled, const char* what) {
    if (!fulfilled) {
        throw std::runtime_error(what);
    }
}

std::uint32_t card_not_in(const grz_view& view) {
    std::uint32_t card = 0;
    while (grizzled::contains(view.hand, card)) {
        card++;
    }
    return card;
}

}  // namespace

Replica::Replica(const grizzled::Game& host, std::uint32_t seat)
    : seat_(seat), client_(grizzled::Client::create(host.stream(seat))) {
    compare(host);
}

void Replica::follow(const grizzled::Game& host) {
    // Over a network, the host would send these bytes and after what they come.
    const std::uint32_t expected = client_.info().expected;
    const grizzled::Bytes records = host.events_bytes(seat_, expected);
    client_.feed(expected, records).or_throw();
    compare(host);
}

void Replica::compare(const grizzled::Game& host) const {
    demand(grizzled::same(client_.view(), host.view(seat_)), "the client does not see what the host shows its seat");
    demand(client_.view_json() == host.view_json(seat_), "the client's view as JSON is another one");
    demand(client_.legal_commands().size() == host.legal_count(seat_), "the client may give other commands");
}

void Replica::show(std::uint32_t from, std::uint32_t most, std::uint32_t lang) const {
    std::istringstream lines(client_.events_text(from, lang));
    for (std::string line; most > 0 && std::getline(lines, line); most--) {
        std::cout << "    " << line << '\n';
    }
}

void Replica::try_what_is_illegal(grizzled::Game& host) const {
    auto command = grizzled::make<grz_command>();
    command.tag = GRZ_COMMAND_PLAY;
    command.card = static_cast<std::uint8_t>(card_not_in(client_.view()));

    const std::uint64_t before = host.hash();
    const grizzled::Answer here = client_.check(command);
    const grizzled::Answer there = host.submit(seat_, command, client_.info().expected);
    demand(here.status() == GRZ_E_REJECTED && there.status() == GRZ_E_REJECTED, "an illegal command was not rejected");
    demand(here.reason() == there.reason() && here.rule() == there.rule(), "host and client refuse for other reasons");
    demand(host.hash() == before, "a rejected command has changed the game");

    std::cout << "  refused: " << host.command_text(seat_, command) << "\n    " << grizzled::rule_id(there.rule()) << ": "
              << grizzled::word(GRZ_WORD_REASON, there.reason()) << " / "
              << grizzled::word(GRZ_WORD_REASON, there.reason(), GRZ_LANG_FR) << '\n';
}
