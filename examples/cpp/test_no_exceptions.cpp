// Built with -fno-exceptions: what comes from outside is answered; misuse ends the program. `test_no_exceptions misuse`
#include "check.hpp"
#include "grizzled.hpp"

using namespace grizzled;

#ifndef GRIZZLED_NO_EXCEPTIONS
#error "the header has not seen that there are no exceptions"
#endif

int main(int count, char**) {
    check_abi();
    Answer answer;
    CHECK(!Pack::load("{\n!", &answer) && answer.status() == GRZ_E_FORMAT && answer.line() == 2);
    CHECK(!Game::load(bytes_of("not a log"), start(1), &answer) && answer.status() == GRZ_E_FORMAT);
    const Rules rules = Rules::create("base 3 normal");
    CHECK(rules.read_command("nonsense", &answer).tag == 0 && answer.column() > 0);
    Game game = Game::create(rules, start(1));
    CHECK(game.submit(4, game.legal_command(game.info().leader, 0)).status() == GRZ_E_REJECTED);
    CHECK(Client::create(game.stream(0), 0, &answer) && answer);
    if (count > 1) {
        static_cast<void>(Game().hash());
    }
    return failures() == 0 ? 0 : 1;
}
