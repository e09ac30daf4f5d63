/**
 * @file
 * The rules engine of the cooperative card game The Grizzled, for C++17 and later: a thin layer over grizzled.h, whose
 * version it has. This program has bots play a game for four; `c++ -std=c++17 hello.cpp -lgrizzled` builds it:
 *
 * @code
 * #include "grizzled.hpp"
 * #include <iostream>
 *
 * int main() {
 *     grizzled::check_abi();
 *     const auto rules = grizzled::Rules::create("base 4 normal");
 *     auto game = grizzled::Game::create(rules, grizzled::random_start());
 *     auto info = game.info();
 *     for (; info.outcome == GRZ_NONE; info = game.info()) {
 *         std::uint32_t seat = 0;
 *         while (!(info.awaited >> seat & 1)) seat++;
 *         game.submit(seat, game.bot(seat, GRZ_BOT_CAREFUL), info.expected).or_throw();
 *     }
 *     std::cout << "Mission " << +info.mission << ": " << (info.outcome ? "lost" : "won") << "\n";
 * }
 * @endcode
 *
 * - **Owners.** Pack, Rules, Game, Client, Campaign and Batch each own one handle and end it. They can be moved, not
 *   copied; a Game can be cloned. One that was moved from is empty, and so is a default one: it can be closed, assigned
 *   to and ended, and every other call on it fails. But as 0 does in C, an empty Pack stands for the built-in cards, and
 *   empty Rules stand in Game::from_text for those that the text names.
 * - **What is not a class** is as in grizzled.h: its constants, and its structs, which make<T>() prepares. What a
 *   function's numbers and fields mean stands there, at the C function of the same name.
 * - **Failures** come in one of two ways, as the C function decides:
 *   1. If it takes a grz_error, it can fail because of what it is given: a command, a file, a message from the network.
 *      Then nothing is thrown that the caller does not want. What gives nothing else gives an Answer
 *      (`if (auto answer = game.submit(...); !answer)`); what gives something takes an `Answer*` at its end. With nullptr
 *      there, it throws Error; with an Answer, that one says so, and what is given is empty.
 *   2. All others fail only when they are misused, when a table of handles is full, or by a defect of the library: they
 *      throw Error.
 *   Whatever makes a string or a vector may also throw std::bad_alloc.
 * - **Without exceptions** (-fno-exceptions, or GRIZZLED_NO_EXCEPTIONS defined everywhere): where an Error would be
 *   thrown, it is printed to stderr and the program ends with std::abort. Nothing that comes from outside need do that:
 *   see 1.
 * - **Threads.** Any thread may call; on one Game, Client, Campaign or Batch one call at a time, also where it is const,
 *   else GRZ_E_BUSY. On one Pack or Rules any number at once. Nothing here has state of its own.
 *
 * Everything is there since 0.1 where nothing else is said.
 */
#ifndef GRIZZLED_HPP
#define GRIZZLED_HPP

#include "grizzled.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if !defined(GRIZZLED_NO_EXCEPTIONS) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
/** Ends the program where an Error would be thrown. Set by itself when the compiler makes no exceptions. */
#define GRIZZLED_NO_EXCEPTIONS
#endif

/**
 * @def GRIZZLED_MODE
 * Not for programs: parts of one that differ in this do not mix up their functions, which lie in different namespaces.
 */
#ifdef GRIZZLED_NO_EXCEPTIONS
#define GRIZZLED_MODE aborting
#else
#define GRIZZLED_MODE throwing
#endif

/** The rules engine of The Grizzled. */
namespace grizzled {
inline namespace GRIZZLED_MODE {

/** Bytes that the library wrote: logs, streams, records of events. */
using Bytes = std::vector<std::uint8_t>;

/**
 * Some values of somebody else's, which must stay there meanwhile. Of its own and not std::span, so that parts of a
 * program in C++17 and in C++20 fit together; the two convert into each other.
 */
template <typename T>
class span {
  public:
    /** What it lies over, without const. */
    using value_type = std::remove_cv_t<T>;
    /** What it lies over. */
    using element_type = T;

    /** None. */
    constexpr span() noexcept = default;
    /** `size` values from `data` on. */
    constexpr span(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
    /** An array. */
    template <std::size_t N>
    constexpr span(T (&array)[N]) noexcept : data_(array), size_(N) {}
    /** Whatever has data() and size(): std::vector, std::array, std::span, another span. */
    template <
        typename Container, typename From = std::remove_pointer_t<decltype(std::data(std::declval<Container&>()))>,
        typename = decltype(std::size(std::declval<Container&>())),
        typename = std::enable_if_t<
            std::is_convertible_v<From (*)[], T (*)[]> && !std::is_array_v<std::remove_reference_t<Container>> &&
            (std::is_lvalue_reference_v<Container> || std::is_const_v<T>)>>
    constexpr span(Container&& values) noexcept : data_(std::data(values)), size_(std::size(values)) {}

    /** The first value. */
    constexpr T* data() const noexcept { return data_; }
    /** How many there are. */
    constexpr std::size_t size() const noexcept { return size_; }
    /** Whether there are none. */
    constexpr bool empty() const noexcept { return size_ == 0; }
    /** The first value. */
    constexpr T* begin() const noexcept { return data_; }
    /** Behind the last one. */
    constexpr T* end() const noexcept { return data_ + size_; }
    /** One of them; `place` is not checked. */
    constexpr T& operator[](std::size_t place) const noexcept { return data_[place]; }

  private:
    T* data_ = nullptr;
    std::size_t size_ = 0;
};

/**
 * A struct of grizzled.h, with its struct_size set and 0 in all else, but GRZ_NONE where that means nothing of the kind:
 * the cards, tile and seat of a command, and of a choice of the group. A grz_start comes from random_start() or start().
 */
template <typename T>
T make() noexcept {
    static_assert(!std::is_same_v<T, grz_start>, "random_start() and start() give one, and can fail");
    T value{};
    value.struct_size = static_cast<std::uint32_t>(sizeof(T));
    if constexpr (std::is_same_v<T, grz_command>) {
        value.card = value.tile = value.seat = value.roster_card = GRZ_NONE;
    } else if constexpr (std::is_same_v<T, grz_campaign_choice>) {
        value.help = value.seat = value.card = GRZ_NONE;
    }
    return value;
}

/** Whether two structs of grizzled.h hold the same. */
template <typename T>
bool same(const T& one, const T& other) noexcept {
    static_assert(std::has_unique_object_representations_v<T>, "it must have no padding");
    return std::memcmp(&one, &other, sizeof(T)) == 0;
}

/** Whether a number is in a set: of cards (grz_view.hand and so on), or of actions (a mask). */
inline bool contains(span<const std::uint64_t> words, std::uint32_t number) noexcept {
    return number / 64 < words.size() && (words[number / 64] >> (number % 64) & 1) != 0;
}

/** A text as bytes, for functions that take a log or a stream in either form. The text must stay. */
inline span<const std::uint8_t> bytes_of(std::string_view text) noexcept {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/** Bytes as a text, for a log or a stream in GRZ_FORM_JSON. The bytes must stay. */
inline std::string_view text_of(span<const std::uint8_t> bytes) noexcept {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/** What a call came to: that it was done, or what kept it from that. A rejection by the rules is nothing else. */
class [[nodiscard]] Answer {
  public:
    /** That it was done. */
    Answer() noexcept : error_(make<grz_error>()) {}

    /** What the function of grizzled.h named `call` answered, in the words that the status has. */
    Answer(const char* call, std::int32_t status) noexcept : Answer(call, status, make<grz_error>()) {}

    /** An error with what the call reported; `call` is kept and must stay. */
    Answer(const char* call, std::int32_t status, const grz_error& error) noexcept : error_(error), call_(call) {
        if (status != GRZ_OK && error.status == GRZ_OK) {
            say(grz_status_text(status));
        }
        error_.status = status;
    }

    /** Whether it was done. */
    explicit operator bool() const noexcept { return error_.status == GRZ_OK; }
    /** GRZ_OK or GRZ_E_... */
    std::int32_t status() const noexcept { return error_.status; }
    /** GRZ_REASON_... of a command that is refused, else 0. */
    std::uint8_t reason() const noexcept { return error_.reason; }
    /** GRZ_RULE_... that refuses, or GRZ_NONE. rule_id() has its name. */
    std::uint8_t rule() const noexcept { return *this ? std::uint8_t{GRZ_NONE} : error_.rule; }
    /** The kind of card that stands in the way, GRZ_SOURCE_..., or 0. */
    std::uint8_t source() const noexcept { return error_.source; }
    /** The number of that card in its list, or GRZ_NONE. */
    std::uint8_t card() const noexcept { return *this ? std::uint8_t{GRZ_NONE} : error_.card; }
    /** The line of a text in which something is wrong, from 1; 0 where it is about none. */
    std::uint32_t line() const noexcept { return error_.line; }
    /** The column in that line, from 1; 0 where it is about none. */
    std::uint32_t column() const noexcept { return error_.column; }
    /** Which record of a log, setting or command it is about, from 1; 0 where it is about none. */
    std::uint32_t place() const noexcept { return error_.place; }
    /** What is wrong, in English; empty when nothing is. As long as the Answer is there. */
    const char* message() const noexcept { return reinterpret_cast<const char*>(error_.message); }
    /** The function of grizzled.h that answered. */
    const char* call() const noexcept { return call_; }
    /** All of it as grizzled.h has it. */
    const grz_error& raw() const noexcept { return error_; }

    /** Throws an Error unless it was done. */
    void or_throw() const;

  private:
    friend void check_abi();

    // For when the library that is there may not be asked for its words.
    Answer(const char* call, std::int32_t status, const char* words) noexcept : Answer() {
        say(words);
        error_.status = status;
        call_ = call;
    }

    void say(const char* words) noexcept {
        std::size_t length = std::strlen(words);
        length = length < sizeof error_.message ? length : sizeof error_.message - 1;
        std::memcpy(error_.message, words, length);
        error_.message[length] = 0;
        error_.rule = error_.card = GRZ_NONE;
    }

    grz_error error_;
    const char* call_ = "";
};

/** A call that failed. what() begins with the function of grizzled.h, and names line and column where there are any. */
class Error : public std::runtime_error {
  public:
    /** What the library answered, which is not GRZ_OK. */
    explicit Error(const Answer& answer) : std::runtime_error(words(answer)), answer_(answer) {}

    /** All that is known of it. */
    const Answer& answer() const noexcept { return answer_; }
    /** GRZ_E_... */
    std::int32_t status() const noexcept { return answer_.status(); }
    /** See Answer::reason. */
    std::uint8_t reason() const noexcept { return answer_.reason(); }
    /** See Answer::rule. */
    std::uint8_t rule() const noexcept { return answer_.rule(); }
    /** See Answer::card. */
    std::uint8_t card() const noexcept { return answer_.card(); }
    /** See Answer::line. */
    std::uint32_t line() const noexcept { return answer_.line(); }
    /** See Answer::column. */
    std::uint32_t column() const noexcept { return answer_.column(); }
    /** What is wrong, in English, without the rest of what(). */
    const char* message() const noexcept { return answer_.message(); }

  private:
    static std::string words(const Answer& answer) {
        std::string text = answer.call();
        if (answer.line() != 0) {
            text += ", line " + std::to_string(answer.line());
        }
        if (answer.column() != 0) {
            text += ", column " + std::to_string(answer.column());
        }
        return text + ": " + answer.message();
    }

    Answer answer_;
};

/** Not for programs. */
namespace detail {

[[noreturn]] inline void fail(const Answer& answer) {
#ifdef GRIZZLED_NO_EXCEPTIONS
    std::fprintf(stderr, "grizzled: %s\n", Error(answer).what());
    std::abort();
#else
    throw Error(answer);
#endif
}

inline void demand(const char* call, std::int32_t status) {
    if (status != GRZ_OK) {
        fail(Answer(call, status));
    }
}

// A length as the library takes it: one that is too long stays so, and none becomes GRZ_TO_NUL.
inline std::uint32_t length(std::size_t size) noexcept {
    return size < GRZ_TO_NUL ? static_cast<std::uint32_t>(size) : GRZ_TO_NUL - 1;
}

// Where nothing lies may be NULL in C++; the library takes that for a mistake.
inline const char* at(std::string_view text) noexcept { return text.empty() ? "" : text.data(); }

inline const std::uint8_t* at(span<const std::uint8_t> bytes) noexcept {
    return bytes.empty() ? reinterpret_cast<const std::uint8_t*>("") : bytes.data();
}

inline const std::uint8_t* bytes_at(std::string_view text) noexcept {
    return reinterpret_cast<const std::uint8_t*>(at(text));
}

// What follows takes a function of grizzled.h as GRIZZLED_CALL(its name), which is that name and the function, and the
// arguments that it begins with.
/** Not for programs. */
#define GRIZZLED_CALL(function) #function, function

// For functions that end with an error.
template <typename Function, typename... Arguments>
Answer answer(const char* call, Function function, Arguments... arguments) noexcept {
    grz_error error = make<grz_error>();
    const std::int32_t status = function(arguments..., &error);
    return Answer(call, status, error);
}

inline void settle(const Answer& answer, Answer* result) {
    if (result != nullptr) {
        *result = answer;
    } else if (!answer) {
        fail(answer);
    }
}

// For functions that end with the place of a handle and an error: its owner, empty when it fails.
template <typename Owner, typename Function, typename... Arguments>
Owner create(Answer* result, const char* call, Function function, Arguments... arguments) {
    typename Owner::Handle handle{};
    settle(answer(call, function, arguments..., &handle), result);
    return Owner(handle);
}

// For functions that end with the place of a struct.
template <typename T, typename Function, typename... Arguments>
T fill(const char* call, Function function, Arguments... arguments) {
    T value{};
    value.struct_size = static_cast<std::uint32_t>(sizeof(T));
    demand(call, function(arguments..., &value));
    return value;
}

// For functions that end with the place of a number or a handle.
template <typename T, typename Function, typename... Arguments>
T number(const char* call, Function function, Arguments... arguments) {
    T value{};
    demand(call, function(arguments..., &value));
    return value;
}

// What ask(data, capacity, needed, error) writes. Short ones take one call. When the need has grown in the meantime, it is
// asked once more.
template <typename Container, typename Ask>
Container read_asked(Answer* result, const char* call, Ask ask) {
    using Value = typename Container::value_type;
    constexpr std::uint32_t room = 1024 / sizeof(Value);
    // A text ends with a NUL, which std::string has anyway.
    constexpr std::uint32_t end = std::is_same_v<Container, std::string> ? 1 : 0;
    Value first[room];
    grz_error error = make<grz_error>();
    std::uint32_t needed = 0;
    std::int32_t status = ask(first, room, &needed, &error);
    if (status == GRZ_OK) {
        settle(Answer(), result);
        return Container(first, first + (needed - end));
    }
    Container all;
    while (status == GRZ_E_SHORT) {
        const std::uint32_t capacity = needed;
        all.resize(capacity);
        error = make<grz_error>();
        status = ask(all.data(), capacity, &needed, &error);
    }
    settle(Answer(call, status, error), result);
    all.resize(status == GRZ_OK ? needed - end : 0);
    return all;
}

// For functions that end with data, capacity and needed.
template <typename Container, typename Function, typename... Arguments>
Container read(const char* call, Function function, Arguments... arguments) {
    using Value = typename Container::value_type;
    return read_asked<Container>(
        nullptr, call, [&](Value* data, std::uint32_t capacity, std::uint32_t* needed, grz_error*) {
            return function(arguments..., data, capacity, needed);
        });
}

template <typename Function, typename... Arguments>
std::string text(const char* call, Function function, Arguments... arguments) {
    return read<std::string>(call, function, arguments...);
}

// For functions that end with text, capacity, needed and error.
template <typename Function, typename... Arguments>
std::string text_or(Answer* result, const char* call, Function function, Arguments... arguments) {
    return read_asked<std::string>(
        result, call, [&](char* data, std::uint32_t capacity, std::uint32_t* needed, grz_error* error) {
            return function(arguments..., data, capacity, needed, error);
        });
}

// For functions that end with structs, the size of one, capacity and needed.
template <typename T, typename Function, typename... Arguments>
std::vector<T> list(const char* call, Function function, Arguments... arguments) {
    return read_asked<std::vector<T>>(
        nullptr, call, [&](T* data, std::uint32_t capacity, std::uint32_t* needed, grz_error*) {
            constexpr auto size = static_cast<std::uint32_t>(sizeof(T));
            return function(arguments..., data, size, capacity, needed);
        });
}

/** What the six owners have in common: one handle, and its end. */
template <typename Named, std::int32_t (*Free)(Named)>
class Owner {
  public:
    /** The handle of grizzled.h. */
    using Handle = Named;

    /** Whether it owns a handle. */
    explicit operator bool() const noexcept { return handle_.id != 0; }
    /** The handle, for functions of grizzled.h; it stays the owner's. */
    Handle get() const noexcept { return handle_; }
    /** The handle, which is the caller's from now on; the owner is empty. */
    [[nodiscard]] Handle release() noexcept { return std::exchange(handle_, Handle{}); }
    /**
     * Ends the handle before the owner's own end; again, or when it is empty, does nothing. GRZ_OK, GRZ_E_BUSY (another
     * thread is using it, and it stays), or GRZ_E_HANDLE (somebody else has ended it).
     */
    std::int32_t close() noexcept {
        if (handle_.id == 0) {
            return GRZ_OK;
        }
        const std::int32_t status = Free(handle_);
        if (status != GRZ_E_BUSY) {
            handle_ = Handle{};
        }
        return status;
    }

  protected:
    Owner() noexcept = default;
    explicit Owner(Handle handle) noexcept : handle_(handle) {}
    Owner(Owner&& other) noexcept : handle_(other.release()) {}
    Owner& operator=(Owner&& other) noexcept {
        if (this != &other) {
            close();
            handle_ = other.release();
        }
        return *this;
    }
    ~Owner() { close(); }

  private:
    Handle handle_{};
};

}  // namespace detail

/** A start of which all is left to chance: seed and salt are drawn from the system, and are the host's to keep. */
inline grz_start random_start() { return detail::fill<grz_start>(GRIZZLED_CALL(grz_start_init)); }

/** A start by this small seed, which others could find by trying; the salt is drawn. */
inline grz_start start(std::uint64_t seed) {
    return detail::fill<grz_start>(GRIZZLED_CALL(grz_start_seeded), seed);
}

/** A command as everyone may read it, for a log that others see. */
inline grz_command public_command(const grz_command& command) {
    return detail::fill<grz_command>(GRIZZLED_CALL(grz_command_public), &command);
}

inline void Answer::or_throw() const {
    if (!*this) {
        detail::fail(*this);
    }
}

/** Throws when the header that the program was built with is not the library's. To be called before all else. */
inline void check_abi() {
    if (grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) != GRZ_OK) {
        char words[200];
        std::snprintf(
            words, sizeof words,
            "this program was built for binary interface %u, fingerprint %u, and the library, "
            "version %.40s, has another",
            static_cast<unsigned>(GRZ_ABI), static_cast<unsigned>(GRZ_FINGERPRINT), grz_version());
        detail::fail(Answer("grz_check_abi", GRZ_E_ABI, words));
    }
}

/** The number of the library's binary interface. */
inline std::uint32_t abi() noexcept { return grz_abi(); }

/** The library's version, such as "0.1.0". It stands still. */
inline const char* version() noexcept { return grz_version(); }

/** What a status means, in English. It stands still. */
inline const char* status_text(std::int32_t status) noexcept { return grz_status_text(status); }

/** A word or sentence of GRZ_WORD_... Throws when there is none. */
inline std::string word(std::uint32_t list, std::uint32_t number, std::uint32_t lang = GRZ_LANG_EN) {
    return detail::text(GRIZZLED_CALL(grz_word), list, number, lang);
}

/** The id of a rule, such as "HK-MUTE"; empty for GRZ_NONE. */
inline std::string rule_id(std::uint8_t rule) {
    return rule == GRZ_NONE ? std::string() : word(GRZ_WORD_RULE_ID, rule);
}

/** What saved bytes are: a log or a stream in either form, a campaign, a pack. */
inline grz_save_info probe(span<const std::uint8_t> bytes, Answer* answer = nullptr) {
    grz_save_info info = make<grz_save_info>();
    detail::settle(
        detail::answer(GRIZZLED_CALL(grz_probe), detail::at(bytes), detail::length(bytes.size()), &info), answer);
    return info;
}

/** Whether a log in either form is the game that its host committed to; if not, GRZ_E_DISHONEST. */
inline Answer verify(span<const std::uint8_t> log, const grz_start& opened, std::string_view position = {}) noexcept {
    return detail::answer(
        GRIZZLED_CALL(grz_verify), detail::at(log), detail::length(log.size()), &opened,
        position.empty() ? nullptr : position.data(), detail::length(position.size()));
}

/** Owns a pack of cards, which never changes; an empty one is the built-in cards. Rules and campaigns keep them. */
class Pack : public detail::Owner<grz_pack, grz_pack_free> {
  public:
    /** The built-in cards. */
    Pack() noexcept = default;
    /** Takes a handle over. */
    explicit Pack(grz_pack handle) noexcept : Owner(handle) {}
    /** Reads a pack from a JSON file. The Answer has line and column of what is wrong. */
    static Pack load(std::string_view json, Answer* answer = nullptr) {
        return detail::create<Pack>(
            answer, GRIZZLED_CALL(grz_pack_load), detail::bytes_at(json), detail::length(json.size()));
    }
    /** The pack as a JSON file; of an empty one, the built-in cards. */
    std::string json() const { return detail::text(GRIZZLED_CALL(grz_pack_json), get()); }
};

/** Owns rules, which never change. Games keep the rules they use. */
class Rules : public detail::Owner<grz_rules, grz_rules_free> {
  public:
    /** Empty. */
    Rules() noexcept = default;
    /** Takes a handle over. */
    explicit Rules(grz_rules handle) noexcept : Owner(handle) {}
    /** Makes rules of a way to play such as "base 4 normal", with changes, and with the cards of a pack. */
    static Rules create(
        std::string_view preset, const std::vector<grz_setting>& settings = {}, const Pack& pack = {},
        Answer* answer = nullptr) {
        return detail::create<Rules>(
            answer, GRIZZLED_CALL(grz_rules_create), detail::at(preset), detail::length(preset.size()), settings.data(),
            detail::length(settings.size()), pack.get());
    }
    /** What they come to. */
    grz_rules_facts info() const { return detail::fill<grz_rules_facts>(GRIZZLED_CALL(grz_rules_info), get()); }
    /** What a card of GRZ_LIST_... is. */
    grz_card card(std::uint32_t list, std::uint32_t number) const {
        return detail::fill<grz_card>(GRIZZLED_CALL(grz_card_info), get(), list, number);
    }
    /** What a card is called, or what it does (GRZ_PART_...). */
    std::string card_text(
        std::uint32_t list, std::uint32_t number, std::uint32_t part = GRZ_PART_NAME,
        std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_card_text), get(), list, number, part, lang);
    }
    /** A command as the notation writes it, such as "play nm/2". */
    std::string write_command(const grz_command& command) const {
        return detail::text(GRIZZLED_CALL(grz_command_write), get(), &command);
    }
    /** The command that the notation writes so. The Answer has the column of what is wrong. */
    grz_command read_command(std::string_view text, Answer* answer = nullptr) const {
        grz_command command = make<grz_command>();
        detail::settle(
            detail::answer(
                GRIZZLED_CALL(grz_command_read), get(), detail::at(text), detail::length(text.size()), &command),
            answer);
        return command;
    }
};

/** Owns a game as its host holds it: it knows everything. What a client may know it gets as a stream. */
class Game : public detail::Owner<grz_game, grz_game_free> {
  public:
    /** Empty. */
    Game() noexcept = default;
    /** Takes a handle over. */
    explicit Game(grz_game handle) noexcept : Owner(handle) {}
    /** Begins a game, as usual or at a position of the notation. */
    static Game create(
        const Rules& rules, const grz_start& start, std::string_view position = {}, Answer* answer = nullptr) {
        return detail::create<Game>(
            answer, GRIZZLED_CALL(grz_game_create), rules.get(), &start, position.empty() ? nullptr : position.data(),
            detail::length(position.size()));
    }
    /** Goes on with a log in either form; with the start that the game began with, as if it had never stopped. */
    static Game load(span<const std::uint8_t> log, const grz_start& start, Answer* answer = nullptr) {
        return detail::create<Game>(
            answer, GRIZZLED_CALL(grz_game_load), detail::at(log), detail::length(log.size()), &start);
    }
    /** Plays the game of a text, by these rules or, when they are empty, by those that it names. */
    static Game from_text(std::string_view text, const Rules& rules = {}, Answer* answer = nullptr) {
        return detail::create<Game>(
            answer, GRIZZLED_CALL(grz_game_from_text), detail::at(text), detail::length(text.size()), rules.get());
    }
    /** A copy with its log and its chance, which goes on by itself from here. */
    Game clone() const { return Game(detail::number<grz_game>(GRIZZLED_CALL(grz_game_clone), get())); }
    /** The game as it stood after so many events, as one of its own. */
    Game at(std::uint32_t events, const grz_start& start, Answer* answer = nullptr) const {
        return detail::create<Game>(answer, GRIZZLED_CALL(grz_game_at), get(), events, &start);
    }
    /** How the game stands, as everybody sees it. */
    grz_info info() const { return detail::fill<grz_info>(GRIZZLED_CALL(grz_game_info), get()); }
    /** The hash of everything in play. Never for a player. */
    std::uint64_t hash() const { return detail::number<std::uint64_t>(GRIZZLED_CALL(grz_game_hash), get()); }
    /** What the host committed to: 32 bytes, or none. */
    Bytes commitment() const { return detail::read<Bytes>(GRIZZLED_CALL(grz_game_commitment), get()); }
    /** The game's rules, owned by the caller. */
    Rules rules() const { return Rules(detail::number<grz_rules>(GRIZZLED_CALL(grz_game_rules), get())); }
    /** The cards of a pile, GRZ_PILE_..., bottom first. For the host alone. */
    Bytes pile(std::uint32_t pile) const { return detail::read<Bytes>(GRIZZLED_CALL(grz_game_pile), get(), pile); }
    /** How many commands the seat may give now. */
    std::uint32_t legal_count(std::uint32_t seat) const {
        return detail::number<std::uint32_t>(GRIZZLED_CALL(grz_legal_count), get(), seat);
    }
    /** Those commands, in a fixed order. */
    std::vector<grz_command> legal_commands(std::uint32_t seat) const {
        return detail::list<grz_command>(GRIZZLED_CALL(grz_legal_commands), get(), seat);
    }
    /** One of them, by its place from 0. */
    grz_command legal_command(std::uint32_t seat, std::uint32_t place) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_legal_command), get(), seat, place);
    }
    /** The actions that the seat may take now, as a set for contains(): GRZ_MASK_WORDS words. */
    std::vector<std::uint64_t> legal_mask(std::uint32_t seat) const {
        return detail::read<std::vector<std::uint64_t>>(GRIZZLED_CALL(grz_legal_mask), get(), seat);
    }
    /** The number of a command as an action. */
    std::uint32_t action(std::uint32_t seat, const grz_command& command) const {
        return detail::number<std::uint32_t>(GRIZZLED_CALL(grz_command_action), get(), seat, &command);
    }
    /** The command with this number as an action, legal or not. */
    grz_command command(std::uint32_t seat, std::uint32_t action) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_action_command), get(), seat, action);
    }
    /** Whether the command is legal for the seat now. */
    Answer check(std::uint32_t seat, const grz_command& command) const noexcept {
        return detail::answer(GRIZZLED_CALL(grz_check), get(), seat, &command);
    }
    /** Gives a command for a seat; `expected` is where its player stands (info().expected). Unless it is done, nothing has changed. */
    Answer submit(std::uint32_t seat, const grz_command& command, std::uint32_t expected = GRZ_ANY_SEQUENCE) noexcept {
        return detail::answer(GRIZZLED_CALL(grz_submit), get(), seat, expected, &command);
    }
    /**
     * Tries a command, for a host that stores what follows before anybody learns of it: staged_save() is to be stored, then
     * commit() carries the command out. Where storing fails, roll_back() leaves game and chance as they were.
     */
    Answer stage(std::uint32_t seat, const grz_command& command, std::uint32_t expected = GRZ_ANY_SEQUENCE) noexcept {
        return detail::answer(GRIZZLED_CALL(grz_stage), get(), seat, expected, &command);
    }
    /** The log as it will be once the staged command is committed. */
    Bytes staged_save(std::uint32_t form = GRZ_FORM_BYTES) const {
        return detail::read<Bytes>(GRIZZLED_CALL(grz_staged_save), get(), form);
    }
    /** Carries out the command that was staged. */
    Answer commit() noexcept { return Answer("grz_commit", grz_commit(get())); }
    /** Forgets the command that was staged. */
    Answer roll_back() noexcept { return Answer("grz_roll_back", grz_roll_back(get())); }
    /** Takes the last command back. Unless it is done, nothing has changed. */
    Answer undo(std::uint32_t expected = GRZ_ANY_SEQUENCE) noexcept {
        return detail::answer(GRIZZLED_CALL(grz_undo), get(), expected);
    }
    /** What a bot would do in the place of a seat; `seed` decides what is left to chance. */
    grz_command bot(std::uint32_t seat, std::uint32_t bot = GRZ_BOT_CAREFUL, std::uint64_t seed = 0) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_game_bot), get(), seat, bot, seed);
    }
    /** A command in words. */
    std::string command_text(std::uint32_t seat, const grz_command& command, std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_command_text), get(), seat, &command, lang);
    }
    /** What has happened, as a viewer sees it, from an event on. */
    std::vector<grz_event> events(std::uint32_t viewer, std::uint32_t from = 0) const {
        return detail::list<grz_event>(GRIZZLED_CALL(grz_game_events), get(), viewer, from);
    }
    /** The same as records for Client::feed; `after` is where the viewer stands (Client::info().expected). */
    Bytes events_bytes(std::uint32_t viewer, std::uint32_t after = 0) const {
        return detail::read<Bytes>(GRIZZLED_CALL(grz_game_events_bytes), get(), viewer, after);
    }
    /** The same as a JSON array. */
    std::string events_json(std::uint32_t viewer, std::uint32_t after = 0) const {
        return detail::text(GRIZZLED_CALL(grz_game_events_json), get(), viewer, after);
    }
    /** The same in words, a line for each event. */
    std::string events_text(std::uint32_t viewer, std::uint32_t from = 0, std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_game_events_text), get(), viewer, from, lang);
    }
    /** What a viewer sees now. */
    grz_view view(std::uint32_t viewer) const {
        return detail::fill<grz_view>(GRIZZLED_CALL(grz_game_view), get(), viewer);
    }
    /** The same as a JSON object, which says whose it is. */
    std::string view_json(std::uint32_t viewer) const {
        return detail::text(GRIZZLED_CALL(grz_game_view_json), get(), viewer);
    }
    /** What has happened, with everybody's secrets, from an event on. For the host alone. */
    std::vector<grz_event> referee_events(std::uint32_t from = 0) const {
        return detail::list<grz_event>(GRIZZLED_CALL(grz_referee_events), get(), from);
    }
    /** The same as a JSON array. For the host alone. */
    std::string referee_events_json(std::uint32_t from = 0) const {
        return detail::text(GRIZZLED_CALL(grz_referee_events_json), get(), from);
    }
    /** The same in words, a line for each event. For the host alone. */
    std::string referee_events_text(std::uint32_t from = 0, std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_referee_events_text), get(), from, lang);
    }
    /** Everything, as a JSON object. For the host alone. */
    std::string referee_view_json() const { return detail::text(GRIZZLED_CALL(grz_referee_view_json), get()); }
    /** The log, to be stored. For the host alone. */
    Bytes save(std::uint32_t form = GRZ_FORM_BYTES) const {
        return detail::read<Bytes>(GRIZZLED_CALL(grz_game_save), get(), form);
    }
    /** What a viewer may see of the game, for Client::create: what it saw after some events, and the events since. */
    Bytes stream(std::uint32_t viewer, std::uint32_t after = 0, std::uint32_t form = GRZ_FORM_BYTES) const {
        return detail::read<Bytes>(GRIZZLED_CALL(grz_game_stream), get(), viewer, after, form);
    }
    /** The whole game as text. For the host alone. */
    std::string text() const { return detail::text(GRIZZLED_CALL(grz_game_text), get()); }
    /** How the game stands as a position, for create(); GRZ_E_UNSAYABLE where it cannot be said. For the host alone. */
    std::string position(Answer* answer = nullptr) const {
        return detail::text_or(answer, GRIZZLED_CALL(grz_game_position), get());
    }
};

/** Owns a game as one viewer sees it: it holds no secret of anybody else. */
class Client : public detail::Owner<grz_client, grz_client_free> {
  public:
    /** Empty. */
    Client() noexcept = default;
    /** Takes a handle over. */
    explicit Client(grz_client handle) noexcept : Owner(handle) {}
    /** Begins with a stream in either form; `first` is what the host gave Game::stream as `after`. */
    static Client create(span<const std::uint8_t> stream, std::uint32_t first = 0, Answer* answer = nullptr) {
        return detail::create<Client>(
            answer, GRIZZLED_CALL(grz_client_create), detail::at(stream), detail::length(stream.size()), first);
    }
    /** Gives it what Game::events_bytes or events_json gave for its viewer after `expected`, where it stands (info().expected). */
    Answer feed(std::uint32_t expected, span<const std::uint8_t> records) noexcept {
        return detail::answer(
            GRIZZLED_CALL(grz_client_feed), get(), expected, detail::at(records), detail::length(records.size()));
    }
    /** How the game stands, as far as it knows. */
    grz_info info() const { return detail::fill<grz_info>(GRIZZLED_CALL(grz_client_info), get()); }
    /** The game's rules, owned by the caller. */
    Rules rules() const { return Rules(detail::number<grz_rules>(GRIZZLED_CALL(grz_client_rules), get())); }
    /** What the viewer sees now. */
    grz_view view() const { return detail::fill<grz_view>(GRIZZLED_CALL(grz_client_view), get()); }
    /** The same as a JSON object. */
    std::string view_json() const { return detail::text(GRIZZLED_CALL(grz_client_view_json), get()); }
    /** What the viewer has seen, from an event on. */
    std::vector<grz_event> events(std::uint32_t from = 0) const {
        return detail::list<grz_event>(GRIZZLED_CALL(grz_client_events), get(), from);
    }
    /** The same as a JSON array. */
    std::string events_json(std::uint32_t from = 0) const {
        return detail::text(GRIZZLED_CALL(grz_client_events_json), get(), from);
    }
    /** The same in words, a line for each event. */
    std::string events_text(std::uint32_t from = 0, std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_client_events_text), get(), from, lang);
    }
    /** How many commands the viewer's seat may give now. */
    std::uint32_t legal_count() const {
        return detail::number<std::uint32_t>(GRIZZLED_CALL(grz_client_legal_count), get());
    }
    /** One of them, by its place in the fixed order. */
    grz_command legal_command(std::uint32_t place) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_client_legal_command), get(), place);
    }
    /** The commands that the viewer's seat may give now, in the host's order. Throws for a spectator. */
    std::vector<grz_command> legal_commands() const {
        return detail::list<grz_command>(GRIZZLED_CALL(grz_client_legal_commands), get());
    }
    /** Whether the command is legal for the viewer's seat now. */
    Answer check(const grz_command& command) const noexcept {
        return detail::answer(GRIZZLED_CALL(grz_client_check), get(), &command);
    }
    /** What a bot would do in the place of the viewer's seat. */
    grz_command bot(std::uint32_t bot = GRZ_BOT_CAREFUL, std::uint64_t seed = 0) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_client_bot), get(), bot, seed);
    }
    /** A command in words. */
    std::string command_text(std::uint32_t seat, const grz_command& command, std::uint32_t lang = GRZ_LANG_EN) const {
        return detail::text(GRIZZLED_CALL(grz_client_command_text), get(), seat, &command, lang);
    }
};

/** Owns a campaign between its games. */
class Campaign : public detail::Owner<grz_campaign, grz_campaign_free> {
  public:
    /** Empty. */
    Campaign() noexcept = default;
    /** Takes a handle over. */
    explicit Campaign(grz_campaign handle) noexcept : Owner(handle) {}
    /** Begins one for so many Grizzled; `duo` when two play two each, `boot_camp` to begin with Boot Camp. */
    static Campaign create(
        std::uint32_t seats, bool duo = false, bool boot_camp = true, const Pack& pack = {}, Answer* answer = nullptr) {
        return detail::create<Campaign>(
            answer, GRIZZLED_CALL(grz_campaign_create), pack.get(), seats, duo ? 1u : 0u, boot_camp ? 1u : 0u);
    }
    /** Goes on with a stored one, with as many Grizzled and the same pack. */
    static Campaign resume(
        std::string_view json, std::uint32_t seats, const Pack& pack = {}, Answer* answer = nullptr) {
        return detail::create<Campaign>(
            answer, GRIZZLED_CALL(grz_campaign_resume), detail::bytes_at(json), detail::length(json.size()), pack.get(),
            seats);
    }
    /** How it stands. */
    grz_campaign_facts info() const {
        return detail::fill<grz_campaign_facts>(GRIZZLED_CALL(grz_campaign_info), get());
    }
    /** The rules of the next Chapter, owned by the caller. */
    Rules rules(Answer* answer = nullptr) const {
        return detail::create<Rules>(answer, GRIZZLED_CALL(grz_campaign_rules), get());
    }
    /** Begins the game of the next Chapter, owned by the caller. */
    Game game(const grz_start& start, Answer* answer = nullptr) const {
        return detail::create<Game>(answer, GRIZZLED_CALL(grz_campaign_game), get(), &start);
    }
    /** Takes the finished game, which stays the caller's. Unless it is done, nothing has changed. */
    Answer conclude(const Game& game) noexcept {
        return detail::answer(GRIZZLED_CALL(grz_campaign_conclude), get(), game.get());
    }
    /** The choices that the group has now. */
    std::vector<grz_campaign_choice> choices() const {
        return detail::list<grz_campaign_choice>(GRIZZLED_CALL(grz_campaign_choices), get());
    }
    /** Makes a choice for the group. Unless it is done, nothing has changed. */
    Answer choose(const grz_campaign_choice& choice) noexcept {
        return detail::answer(GRIZZLED_CALL(grz_campaign_choose), get(), &choice);
    }
    /** The campaign as JSON, for resume(). */
    std::string save(Answer* answer = nullptr) const {
        return detail::text_or(answer, GRIZZLED_CALL(grz_campaign_save), get());
    }
};

/** Owns many games by the same rules, which are stepped in one call. */
class Batch : public detail::Owner<grz_batch, grz_batch_free> {
  public:
    /** Empty. */
    Batch() noexcept = default;
    /** Takes a handle over. */
    explicit Batch(grz_batch handle) noexcept : Owner(handle) {}
    /** Begins so many games; game n, from 0, has the seed `seed + n`. */
    static Batch create(const Rules& rules, std::uint32_t count, std::uint64_t seed, Answer* answer = nullptr) {
        return detail::create<Batch>(answer, GRIZZLED_CALL(grz_batch_create), rules.get(), count, seed);
    }
    /**
     * Steps every game by one decision; `flags` are GRZ_BATCH_... Writes into the caller's arrays and takes no memory:
     * `rows` is empty or has room for a row for each choice, `masks` is empty or for GRZ_MASK_WORDS words for each;
     * GRZ_E_SHORT is thrown when one has not.
     */
    void step(
        span<const std::uint32_t> choices, span<grz_batch_row> rows, span<std::uint64_t> masks = {},
        std::uint32_t flags = 0) {
        const bool fits = (rows.empty() || rows.size() >= choices.size()) &&
                          (masks.empty() || masks.size() / GRZ_MASK_WORDS >= choices.size());
        detail::demand("grz_batch_step", fits ? GRZ_OK : GRZ_E_SHORT);
        detail::demand(
            "grz_batch_step", grz_batch_step(
                                  get(), flags, choices.data(), detail::length(choices.size()),
                                  rows.empty() ? nullptr : rows.data(), masks.empty() ? nullptr : masks.data()));
    }
    /** What a viewer sees of one of the games. */
    grz_view view(std::uint32_t place, std::uint32_t viewer) const {
        return detail::fill<grz_view>(GRIZZLED_CALL(grz_batch_view), get(), place, viewer);
    }
    /** The hash of everything in play in one of the games. */
    std::uint64_t hash(std::uint32_t place) const {
        return detail::number<std::uint64_t>(GRIZZLED_CALL(grz_batch_hash), get(), place);
    }
    /** The command that a choice means for one of the games now; `flags` as for step(). */
    grz_command command(std::uint32_t place, std::uint32_t choice, std::uint32_t flags = 0) const {
        return detail::fill<grz_command>(GRIZZLED_CALL(grz_batch_command), get(), place, flags, choice);
    }
};

#undef GRIZZLED_CALL

}  // namespace GRIZZLED_MODE
}  // namespace grizzled

#endif  // GRIZZLED_HPP
