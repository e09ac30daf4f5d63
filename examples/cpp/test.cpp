// What grizzled.hpp promises: owners, failures, buffers; then campaigns, clients and batches played through.
#include <algorithm>
#include <array>
#if __cplusplus >= 202002L
#include <span>
#endif
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "games.hpp"
#include "grizzled.hpp"

using namespace grizzled;

namespace {

/// The Error that something throws; its status is GRZ_OK when it throws none.
template <typename Act>
Answer thrown(Act act) {
    try {
        act();
    } catch (const Error& error) {
        CHECK(std::string(error.what()).find(error.message()) != std::string::npos);
        return error.answer();
    }
    return {};
}

Game new_game(const char* preset = "base 4 normal", std::uint64_t seed = 1915) {
    return Game::create(Rules::create(preset), start(seed));
}

void step(Game& game) {
    const std::uint32_t seat = first_seat(game.info());
    game.submit(seat, game.bot(seat)).or_throw();
}

void play_out(Game& game) {
    while (game.info().awaited != 0) {
        step(game);
    }
}

template <typename Owner>
void owner_moves(Owner first) {
    static_assert(!std::is_copy_constructible_v<Owner> && !std::is_copy_assignable_v<Owner>);
    static_assert(std::is_nothrow_move_constructible_v<Owner> && std::is_nothrow_move_assignable_v<Owner>);
    static_assert(sizeof(Owner) == 8);
    const auto id = first.get().id;
    Owner second(std::move(first));
    CHECK(!first && first.get().id == 0 && second && second.get().id == id);
    CHECK(first.close() == GRZ_OK);
    Owner third;
    CHECK(!third);
    third = std::move(second);
    CHECK(!second && third.get().id == id);
    Owner& itself = third;
    third = std::move(itself);
    CHECK(third.get().id == id);
    std::swap(first, third);
    CHECK(first && !third);

    // Somebody else ends the handle that is still owned; the owner's own end does no harm.
    Owner fourth(first.get());
    CHECK(first.close() == GRZ_OK && !first && first.close() == GRZ_OK);
    CHECK(fourth.close() == GRZ_E_HANDLE && !fourth);
}

void owners() {
    const Rules rules = Rules::create("base 2 normal");
    owner_moves(Pack::load(Pack().json()));
    owner_moves(Rules::create("solo"));
    owner_moves(new_game());
    owner_moves(Client::create(new_game().stream(0)));
    owner_moves(Campaign::create(4));
    owner_moves(Batch::create(rules, 3, 1));

    // What is assigned to gives back what it had.
    Game game = new_game();
    const grz_game old = game.get();
    game = new_game();
    CHECK(grz_game_free(old) == GRZ_E_HANDLE);
    const grz_game handle = game.release();
    CHECK(!game && grz_game_free(handle) == GRZ_OK);
}

void empty_owners() {
    Game game;
    CHECK(thrown([&] { static_cast<void>(game.info()); }).status() == GRZ_E_HANDLE);
    CHECK(thrown([&] { static_cast<void>(game.clone()); }).status() == GRZ_E_HANDLE);
    CHECK(thrown([&] { static_cast<void>(game.events_text(0)); }).status() == GRZ_E_HANDLE);
    CHECK(thrown([&] { static_cast<void>(game.legal_commands(0)); }).status() == GRZ_E_HANDLE);
    CHECK(thrown([&] { static_cast<void>(game.position()); }).status() == GRZ_E_HANDLE);
    CHECK(game.submit(0, new_game().legal_command(first_seat(new_game().info()), 0)).status() == GRZ_E_HANDLE);
    CHECK(thrown([] { static_cast<void>(Game::create(Rules(), start(1))); }).status() == GRZ_E_HANDLE);
    CHECK(std::string(game.undo().message()).size() > 3);
}

void failures_say_where() {
    const Answer pack = thrown([] { static_cast<void>(Pack::load("{\n  \"name\": 7x\n}")); });
    CHECK(pack.status() == GRZ_E_FORMAT && pack.line() == 2 && pack.column() > 0);
    CHECK(std::string(pack.call()) == "grz_pack_load" && std::string(pack.message()).size() > 3);
    try {
        static_cast<void>(Pack::load("{\n  \"name\": 7x\n}"));
        CHECK(false);
    } catch (const std::exception& error) {
        CHECK(std::string(error.what()).find("grz_pack_load, line 2, column") == 0);
    }

    const Rules rules = Rules::create("base 4 normal");
    const Answer notation = thrown([&] { static_cast<void>(rules.read_command("play nm/77")); });
    CHECK(notation.status() == GRZ_E_FORMAT && notation.column() > 0);
    CHECK(thrown([] { static_cast<void>(Game::from_text("[Rules \"base 4 normal\"]\nnonsense")); }).line() > 0);
    CHECK(thrown([] { static_cast<void>(Rules::create("base 9 normal")); }).status() == GRZ_E_FORMAT);
    CHECK(thrown([] { static_cast<void>(Rules::create("solo", {{9999, 1}})); }).place() == 1);
    CHECK(thrown([] { static_cast<void>(word(GRZ_WORD_THREAT, 99)); }).status() == GRZ_E_VALUE);
    CHECK(thrown([] { static_cast<void>(Game::load({}, start(1))); }).status() == GRZ_E_FORMAT);
    CHECK(thrown([] { static_cast<void>(Pack::load({})); }).status() == GRZ_E_FORMAT);
    CHECK(thrown([] { static_cast<void>(Rules::create({})); }).status() == GRZ_E_FORMAT);
}

void failures_that_do_not_throw() {
    Answer answer;
    CHECK(answer && answer.status() == GRZ_OK && answer.rule() == GRZ_NONE && answer.message()[0] == 0);
    CHECK(!Pack::load("[", &answer) && answer.status() == GRZ_E_FORMAT && answer.line() == 1);
    CHECK(!Rules::create("chess", {}, {}, &answer) && !answer);
    CHECK(!Client::create({}, 0, &answer) && !answer);
    CHECK(!Campaign::create(9, false, true, {}, &answer) && answer.status() == GRZ_E_RULES);
    CHECK(probe(bytes_of("?"), &answer).kind == 0 && answer.status() == GRZ_E_FORMAT);
    CHECK(Rules::create("solo", {}, {}, &answer) && answer);
    CHECK(thrown([&] { answer.or_throw(); }).status() == GRZ_OK);

    Game game = new_game();
    const std::uint64_t before = game.hash();
    const Answer refused = game.submit(first_seat(game.info()), game.bot(first_seat(game.info())), 0);
    CHECK(refused.status() == GRZ_E_SEQUENCE && game.hash() == before);
    auto command = make<grz_command>();
    command.tag = GRZ_COMMAND_REFILL;
    const Answer rejected = game.check(first_seat(game.info()), command);
    CHECK(rejected.status() == GRZ_E_REJECTED && rejected.reason() == GRZ_REASON_NOT_ASKED);
    CHECK(thrown([&] { rejected.or_throw(); }).reason() == rejected.reason());
    command.tag = 200;
    CHECK(game.submit(0, command).status() == GRZ_E_VALUE);
    CHECK(game.undo().status() == GRZ_E_UNDO);
    CHECK(rule_id(GRZ_RULE_HK_MUTE) == "HK-MUTE" && rule_id(GRZ_NONE).empty());
}

/// Buffers by a function that stands in for the library's: `length` letters, of which there may be more the second time.
void buffers() {
    for (const std::uint32_t length : {0u, 1u, 1022u, 1023u, 1024u, 5000u}) {
        for (const std::uint32_t growth : {0u, 1u, 3000u}) {
            std::uint32_t calls = 0;
            const auto text = detail::read_asked<std::string>(
                nullptr, "test", [&](char* data, std::uint32_t capacity, std::uint32_t* needed, grz_error*) {
                    const std::uint32_t now = length + (calls++ > 0 ? growth : 0);
                    *needed = now + 1;
                    if (capacity <= now) {
                        return GRZ_E_SHORT;
                    }
                    std::fill(data, data + now, 'x');
                    data[now] = 0;
                    return GRZ_OK;
                });
            const bool short_one = length < 1024;
            CHECK(calls == (short_one ? 1u : growth == 0 ? 2u : 3u));
            CHECK(text == std::string(short_one ? length : length + growth, 'x'));
        }
    }
}

void sizes_fit() {
    Game game = new_game();
    play_out(game);
    const auto events = game.referee_events();
    CHECK(events.size() == game.info().events && events.size() > 1024 / sizeof(grz_event));
    CHECK(events.back().sequence + 1 == events.size() && events.front().struct_size == sizeof(grz_event));
    CHECK(game.events(0, game.info().events).empty() && game.events_bytes(0, game.info().expected).empty());
    CHECK(game.legal_mask(0).size() == GRZ_MASK_WORDS && game.legal_commands(0).empty());
    CHECK(game.commitment().empty());
    const std::string json = game.events_json(0);
    CHECK(json.front() == '[' && json.back() == ']' && json.find('\0') == std::string::npos);
    CHECK(game.view_json(0).back() == '}' && game.text().find('\0') == std::string::npos);
    CHECK(Pack().json().size() > 1024);
    CHECK(game.info().outcome < 4 && !word(GRZ_WORD_OUTCOME, game.info().outcome, GRZ_LANG_FR).empty());
    const auto from_text = Game::from_text(game.text());
    CHECK(from_text.hash() == game.hash());
}

void commands() {
    Game game = new_game();
    step(game);
    const grz_info info = game.info();
    const std::uint32_t seat = first_seat(info);
    const auto legal = game.legal_commands(seat);
    const auto mask = game.legal_mask(seat);
    const Rules rules = game.rules();
    CHECK(legal.size() == game.legal_count(seat) && !legal.empty());
    for (std::uint32_t place = 0; place < legal.size(); place++) {
        CHECK(same(legal[place], game.legal_command(seat, place)));
        CHECK(contains(mask, game.action(seat, legal[place])));
        CHECK(same(legal[place], game.command(seat, game.action(seat, legal[place]))));
        CHECK(same(legal[place], rules.read_command(rules.write_command(legal[place]))));
        CHECK(game.check(seat, legal[place]) && !game.command_text(seat, legal[place]).empty());
    }
    CHECK(!contains(mask, GRZ_ACTION_COUNT) && !contains(mask, 1000000));

    CHECK(game.position().find('\n') == std::string::npos);
    CHECK(Game::create(rules, start(5), game.position()).view(0).trials == game.view(0).trials);
    CHECK(rules.info().seats == 4 && rules.info().deck == 59);
    CHECK(rules.card(GRZ_LIST_TRIALS, 0).struct_size == sizeof(grz_card));
    CHECK(rules.card_text(GRZ_LIST_TRIALS, 0, GRZ_PART_NAME, GRZ_LANG_FR).size() > 2);
    CHECK(game.pile(GRZ_PILE_MORALE).size() == game.view(GRZ_VIEWER_SPECTATOR).morale);
    CHECK(Rules::create("base 4 normal", {{GRZ_SETTING_TRIALS, 20}, {GRZ_SETTING_TRAPS, 0}}).info().trials == 20);
}

void clones() {
    Game game = new_game();
    const Game at_first = game.clone();
    const std::uint64_t hash = game.hash();
    step(game);
    CHECK(at_first.hash() == hash && game.hash() != hash);
    Game copy = game.clone();
    play_out(game);
    CHECK(copy.info().awaited != 0);
    play_out(copy);
    CHECK(copy.hash() == game.hash());
    CHECK(game.close() == GRZ_OK && copy.info().awaited == 0);
    CHECK(same(copy.at(at_first.info().events, start(1)).view(1), at_first.view(1)));
}

void logs() {
    auto sealed = start(77);
    sealed.flags = GRZ_START_COMMIT;
    sealed.salt[0] = 1;
    const Rules rules = Rules::create("duo normal");
    Game game = Game::create(rules, sealed);
    CHECK(game.commitment().size() == 32);
    play_out(game);
    const Bytes log = game.save();
    CHECK(verify(log, sealed));
    CHECK(verify(log, start(78)).status() == GRZ_E_DISHONEST);
    const Bytes lines = game.save(GRZ_FORM_JSON);
    CHECK(text_of(lines).front() == '{' && Game::load(bytes_of(text_of(lines)), start(1)).hash() == game.hash());
    const grz_save_info info = probe(log);
    CHECK(info.kind == GRZ_SAVE_LOG && info.events == game.info().events && info.committed == 1);
    CHECK(probe(bytes_of(Pack().json())).kind == GRZ_SAVE_PACK);
    Bytes broken = log;
    broken[broken.size() / 2] ^= 1;
    CHECK(thrown([&] { static_cast<void>(Game::load(broken, start(1))); }).status() == GRZ_E_FORMAT);
}

void clients() {
    Game game = new_game();
    Client client = Client::create(game.stream(1));
    const Client spectator = Client::create(game.stream(GRZ_VIEWER_SPECTATOR, 0, GRZ_FORM_JSON));
    while (game.info().awaited != 0) {
        step(game);
        const std::uint32_t known = client.info().events, stands = client.info().expected;
        const std::string lines = game.events_json(1, stands);
        CHECK(client.feed(stands + 1, game.events_bytes(1, stands)).status() == GRZ_E_SEQUENCE);
        CHECK(client.feed(stands, game.events_bytes(1, stands)));
        CHECK(same(client.view(), game.view(1)) && client.events(known).size() == game.info().events - known);
        CHECK(client.events_json(known) == lines && client.view_json() == game.view_json(1));
        const auto legal = client.legal_commands();
        CHECK(legal.size() == game.legal_count(1));
        if (!legal.empty()) {
            CHECK(same(client.bot(), game.bot(1)) && client.check(legal.front()));
            CHECK(client.command_text(1, legal.front(), GRZ_LANG_FR) == game.command_text(1, legal.front(), GRZ_LANG_FR));
        }
    }
    CHECK(client.rules().info().fingerprint == game.rules().info().fingerprint);
    CHECK(client.feed(client.info().expected, bytes_of("no records")).status() == GRZ_E_FORMAT);
    CHECK(thrown([&] { static_cast<void>(spectator.legal_commands()); }).status() == GRZ_E_VALUE);
    CHECK(thrown([&] { static_cast<void>(Client::create(game.save())); }).status() == GRZ_E_VIEWER);
}

void campaigns() {
    const Pack pack = Pack::load(Pack().json());
    Campaign campaign = Campaign::create(3, false, true, pack);
    std::uint32_t games = 0;
    for (; campaign.info().step != GRZ_STEP_OVER && games < 100; games++) {
        CHECK(campaign.rules().info().seats == 3);
        Game game = campaign.game(start(100 + games));
        CHECK(campaign.conclude(game).status() == GRZ_E_CAMPAIGN);
        play_out(game);
        campaign.conclude(game).or_throw();
        for (auto choices = campaign.choices(); !choices.empty(); choices = campaign.choices()) {
            CHECK(campaign.choose(make<grz_campaign_choice>()).status() != GRZ_OK);
            Answer answer;
            CHECK(campaign.save(&answer).empty() && answer.status() == GRZ_E_CAMPAIGN);
            campaign.choose(choices.front()).or_throw();
        }
        campaign = Campaign::resume(campaign.save(), 3, pack);
    }
    CHECK(games > 1 && games < 100 && campaign.choices().empty());
    Answer answer;
    CHECK(!campaign.game(start(1), &answer) && answer.status() == GRZ_E_CAMPAIGN);
    CHECK(!campaign.rules(&answer) && answer.status() == GRZ_E_RULES);
    CHECK(!Campaign::resume(campaign.save(), 4, pack, &answer) && answer.status() == GRZ_E_CAMPAIGN);
    std::cout << "a campaign of " << games << " games, score " << campaign.info().score << '\n';
}

std::uint32_t lowest_action(span<const std::uint64_t> mask) {
    std::uint32_t action = 0;
    while (action < GRZ_ACTION_COUNT && !contains(mask, action)) {
        action++;
    }
    return action < GRZ_ACTION_COUNT ? action : GRZ_INSTEAD_WAIT;
}

void batches() {
    constexpr std::uint32_t count = 50;
    const Rules rules = Rules::create("base 4 normal");
    Batch batch = Batch::create(rules, count, 7);
    std::vector<std::uint32_t> choices(count, GRZ_INSTEAD_WAIT);
    std::vector<grz_batch_row> rows(count);
    std::vector<std::uint64_t> masks(count * GRZ_MASK_WORDS);
    batch.step(choices, rows, masks, GRZ_BATCH_ACTIONS);

    // The first game, played beside the batch.
    Game first = Game::create(rules, start(7));
    CHECK(batch.hash(0) == first.hash());
    std::uint32_t over = 0, steps = 0;
    for (; over < count && steps < 1000; steps++) {
        for (std::uint32_t place = 0; place < count; place++) {
            choices[place] = lowest_action({&masks[place * GRZ_MASK_WORDS], GRZ_MASK_WORDS});
        }
        if (choices[0] != GRZ_INSTEAD_WAIT) {
            const grz_command command = batch.command(0, choices[0], GRZ_BATCH_ACTIONS);
            CHECK(same(command, first.command(rows[0].seat, choices[0])));
            first.submit(rows[0].seat, command).or_throw();
        }
        batch.step(choices, rows, masks, GRZ_BATCH_ACTIONS);
        over = static_cast<std::uint32_t>(
            std::count_if(rows.begin(), rows.end(), [](const grz_batch_row& row) { return row.legal == 0; }));
        CHECK(batch.hash(0) == first.hash());
    }
    CHECK(over == count && batch.view(0, 2).trials == first.view(2).trials);

    rows.resize(count - 1);
    CHECK(thrown([&] { batch.step(choices, rows); }).status() == GRZ_E_SHORT);
    masks.pop_back();
    CHECK(thrown([&] { batch.step(choices, {}, masks); }).status() == GRZ_E_SHORT);
    choices.pop_back();
    CHECK(thrown([&] { batch.step(choices, {}); }).status() == GRZ_E_VALUE);
    Answer answer;
    CHECK(!Batch::create(rules, GRZ_MAX_BATCH + 1, 1, &answer) && answer.status() == GRZ_E_LIMIT);
    std::cout << "a batch of " << count << " games, " << steps << " steps\n";
}

void spans() {
    std::vector<int> numbers{1, 2, 3};
    const span<int> all(numbers);
    const span<const int> fixed(all);
    const std::array<int, 2> two{4, 5};
    const int three[] = {6, 7, 8};
    CHECK(all.size() == 3 && fixed[2] == 3 && span<const int>(two)[1] == 5 && span<const int>(three).size() == 3);
    CHECK(span<int>().empty() && *fixed.begin() == 1 && fixed.end() - fixed.begin() == 3);
    static_assert(!std::is_constructible_v<span<int>, const std::vector<int>&>);
    static_assert(!std::is_constructible_v<span<int>, std::vector<int>>);
    static_assert(!std::is_constructible_v<span<const std::uint8_t>, std::string>);
#if __cplusplus >= 202002L
    const std::span<const int> standard(fixed);
    CHECK(standard.size() == 3 && span<const int>(standard).data() == numbers.data());
#endif
}

/// Rules are for any number of threads at once; each has a game of its own.
void threads() {
    const Rules rules = Rules::create("base 4 normal");
    std::array<std::uint64_t, 4> hashes{};
    std::vector<std::thread> all;
    for (std::uint64_t& hash : hashes) {
        all.emplace_back([&rules, &hash] {
            Game game = Game::create(rules, start(4));
            play_out(game);
            hash = game.hash() + rules.info().seats;
        });
    }
    for (std::thread& one : all) {
        one.join();
    }
    CHECK(hashes[0] != 0 && std::all_of(hashes.begin(), hashes.end(), [&](std::uint64_t hash) { return hash == hashes[0]; }));
}

}  // namespace

int main() {
    check_abi();
    CHECK(abi() == GRZ_ABI && version()[0] != 0 && std::string(status_text(GRZ_OK)).size() > 1);
    for (const auto test : {owners, empty_owners, failures_say_where, failures_that_do_not_throw, buffers, sizes_fit,
                            commands, clones, logs, clients, campaigns, batches, spans, threads}) {
        test();
    }
    std::cout << (failures() == 0 ? "all as it should be\n" : "not all as it should be\n");
    return failures() == 0 ? 0 : 1;
}
