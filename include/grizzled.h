/*
 * libgrizzled 0.1.0: the rules engine of the cooperative card game The Grizzled. This program has bots play a game for four;
 * `cc hello.c -lgrizzled` builds it:
 *
 * @code
 * #include "grizzled.h"
 * #include <stdio.h>
 *
 * int main(void) {
 *   grz_rules rules; grz_game game;
 *   grz_start start = { .struct_size = sizeof start };
 *   grz_info info = { .struct_size = sizeof info };
 *   grz_command command = { .struct_size = sizeof command };
 *   grz_error error = { .struct_size = sizeof error };
 *   int32_t status = grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT);
 *   if (!status) status = grz_start_init(&start);
 *   if (!status) status = grz_rules_create("base 4 normal", GRZ_TO_NUL, NULL, 0, (grz_pack){ 0 }, &rules, &error);
 *   if (!status) status = grz_game_create(rules, &start, NULL, 0, &game, &error);
 *   while (!status && !(status = grz_game_info(game, &info)) && info.outcome == GRZ_NONE) {
 *     uint32_t seat = 0;
 *     while (!(info.awaited >> seat & 1)) seat++;
 *     status = grz_game_bot(game, seat, GRZ_BOT_CAREFUL, 0, &command);
 *     if (!status) status = grz_submit(game, seat, info.expected, &command, &error);
 *   }
 *   if (status) return fprintf(stderr, "%s %s\n", grz_status_text(status), (char *)error.message), 1;
 *   printf("Mission %d, %u events: %s\n", info.mission, info.events, info.outcome ? "lost" : "won");
 *   return grz_game_free(game) | grz_rules_free(rules);
 * }
 * @endcode
 *
 * What holds for every function, and is not said again below:
 *
 * Handles. A pack, rules, a game, a client, a campaign and a batch are handles, which are values: a copy names the same
 *   thing. What a call gives is the caller's, who ends it with the grz_..._free of its kind; to end it twice is
 *   GRZ_E_HANDLE and does no harm. What was made with something keeps what it needs of it, so the order does not matter.
 *   Nothing but handles is ever to be freed. { 0 } names nothing, unless the function says what it stands for.
 * Structs. Those with a struct_size have it set to their sizeof before every call, for answers too; in arrays the
 *   library sets it. A function that takes an array of them takes the sizeof of one as struct_size.
 * Memory. The caller brings all of it. A list, a text or bytes go to an array with its capacity (a text's NUL counted);
 *   needed gets how many there are in any case, and when there is no room for all, nothing else is written. NULL with a
 *   capacity of 0 only asks. An array that is read may be NULL when its length is 0; the length of a text may be
 *   GRZ_TO_NUL where that is said. What is written may not lie over anything else that is written.
 * Failures. Functions that can fail answer a status. Unless it is GRZ_OK, outputs are left alone, but for needed and the
 *   grz_error, and nothing has changed. A grz_error may be NULL; its message has all of it in words, with the line and
 *   column, or the id of the rule. These statuses follow from the parameters, and what is listed below comes in addition:
 *     GRZ_E_HANDLE        of a handle: it names nothing of its kind.
 *     GRZ_E_BUSY          of a game, client, campaign or batch: another call on it is under way.
 *     GRZ_E_POISONED      likewise: an earlier call met a defect of the library. It can only be freed.
 *     GRZ_E_FULL          where a handle is given: there are too many of its kind.
 *     GRZ_E_NULL          of a pointer.
 *     GRZ_E_ALIGNMENT     of a pointer to anything but text and bytes.
 *     GRZ_E_STRUCT_SIZE   of a struct that has one, or of a parameter struct_size.
 *     GRZ_E_SHORT         with needed: the capacity is less.
 *     GRZ_E_TEXT          of a const char *: it is not UTF-8, or there is a NUL in it.
 *     GRZ_E_LIMIT         of a length or count: it is more than the library takes, GRZ_MAX_...
 *     GRZ_E_OVERLAP       where several places are written.
 *     GRZ_E_MEMORY        of all but what frees: there is not as much memory as the call may need.
 *     GRZ_E_INTERNAL      of all: a defect of the library.
 *   Where several things are wrong at once, any of them may be answered.
 * Threads. Any thread may call. On one game, client, campaign or batch one call at a time, else GRZ_E_BUSY; on packs,
 *   rules and on no handle at all any number at once.
 * Parameters. A seat is counted from 0, and so are cards; texts count seats from 1, as players do. A viewer is a seat or
 *   GRZ_VIEWER_SPECTATOR, lang one of GRZ_LANG_... An enumeration such as GRZ_LANG_... stands at the end of this file.
 * Secrets. A game knows everything: it belongs on the host. What a client may know it gets as a stream.
 * Growth. A program works with every later library of the same GRZ_ABI, which may know more: it passes over an event whose
 *   tag it does not know, takes a status that it does not know for a failure (grz_status_text has words for it), and does
 *   not look at reserved fields of what the library wrote. In its own structs they are 0.
 * Versions. Everything has been there since 0.1, unless it says otherwise.
 *
 * Contents:
 *
 * Versions and failures: grz_check_abi, grz_abi, grz_version, grz_status_text
 * Packs of cards: grz_pack_load, grz_pack_json, grz_pack_free
 * Rules and their cards: grz_rules_create, grz_rules_info, grz_rules_free, grz_card_info, grz_card_text
 * Words: grz_word
 * Games, for hosts: grz_start_init, grz_start_seeded, grz_game_create, grz_game_clone, grz_game_free,
 *   grz_game_info, grz_game_hash, grz_game_commitment, grz_game_rules, grz_game_pile, grz_game_at
 * Commands: grz_legal_count, grz_legal_commands, grz_legal_command, grz_legal_mask, grz_command_action,
 *   grz_action_command, grz_check, grz_submit, grz_command_public, grz_undo, grz_game_bot, grz_command_text
 * Events and views: grz_game_events, grz_game_events_bytes, grz_game_events_json, grz_game_events_text,
 *   grz_game_view, grz_game_view_json
 * Events and views with all secrets, for the host alone: grz_referee_events, grz_referee_events_json,
 *   grz_referee_events_text, grz_referee_view_json
 * Logs and streams: grz_game_save, grz_game_stream, grz_probe, grz_game_load, grz_verify
 * Staged commands: grz_stage, grz_staged_save, grz_commit, grz_roll_back
 * Clients: grz_client_create, grz_client_feed, grz_client_free, grz_client_info, grz_client_rules,
 *   grz_client_view, grz_client_view_json, grz_client_events, grz_client_events_json, grz_client_events_text,
 *   grz_client_legal_count, grz_client_legal_command, grz_client_legal_commands, grz_client_check,
 *   grz_client_bot, grz_client_command_text
 * Notation: grz_game_text, grz_game_from_text, grz_game_position, grz_command_write, grz_command_read
 * Campaigns: grz_campaign_create, grz_campaign_free, grz_campaign_info, grz_campaign_rules, grz_campaign_game,
 *   grz_campaign_conclude, grz_campaign_choices, grz_campaign_choose, grz_campaign_save, grz_campaign_resume
 * Batches: grz_batch_create, grz_batch_free, grz_batch_step, grz_batch_view, grz_batch_hash, grz_batch_command
 * Constants: GRZ_NONE and other general numbers, GRZ_E_..., GRZ_LANG_..., GRZ_VIEWER_..., GRZ_SETTING_...,
 *   GRZ_SEATING_..., GRZ_CHARM_..., GRZ_HELP_..., GRZ_START_..., GRZ_OUTCOME_..., GRZ_LIST_..., GRZ_FACE_...,
 *   GRZ_KNOCK_..., GRZ_DIFFICULTY_..., GRZ_PROVENANCE_..., GRZ_WORD_..., GRZ_PART_..., GRZ_COMMAND_...,
 *   GRZ_RELIEF_..., GRZ_CHOICE_..., GRZ_THREAT_..., GRZ_TILE_..., GRZ_FLAG_..., GRZ_ORIGIN_..., GRZ_SOURCE_...,
 *   GRZ_PAUSE_..., GRZ_MODIFIER_..., GRZ_SWITCH_..., GRZ_SECRET_..., GRZ_MISSION_..., GRZ_AGENDA_...,
 *   GRZ_ANSWER_..., GRZ_KNOWN_..., GRZ_PILE_..., GRZ_BOT_..., GRZ_SAVE_..., GRZ_FORM_..., GRZ_STEP_...,
 *   GRZ_GROUP_..., GRZ_ACTION_..., GRZ_INSTEAD_..., GRZ_STEPPED_..., GRZ_BATCH_..., GRZ_EVENT_...,
 *   GRZ_REASON_..., GRZ_RULE_...
 *
 * This file is generated from the crate grizzled-ffi; do not edit it.
 */
#ifndef GRIZZLED_H
#define GRIZZLED_H

#include <stdint.h>

/* The version of this header. */

/** The first number: from 1 on, what fits together has the same. */
#define GRZ_VERSION_MAJOR 0
/** The second number. */
#define GRZ_VERSION_MINOR 1
/** The third number. */
#define GRZ_VERSION_PATCH 0
/** All three as one number, three digits each for the last two. */
#define GRZ_VERSION_NUMBER 1000
/** As a text; grz_version has that of the library. */
#define GRZ_VERSION_STRING "0.1.0"
/** Whether this header is of that version or a later one, also for #if. */
#define GRZ_VERSION_AT_LEAST(major, minor, patch) (GRZ_VERSION_NUMBER >= (major) * 1000000L + (minor) * 1000L + (patch))

/* The binary interface. */

/** Its number. It changes when a program built against another one could not work. */
#define GRZ_ABI 2
/** For grz_check_abi: changes with every constant and every struct of this header. */
#define GRZ_FINGERPRINT 3159300640u

/*
 * GRZ_MUST_USE has compilers warn where a status is not looked at, and GRZ_API says where functions are: with GRZ_SHARED
 * defined, in the DLL. Both may be defined before, also as nothing.
 */
#ifndef GRZ_MUST_USE
#  if defined(__cplusplus) && (__cplusplus >= 201703L || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L))
#    define GRZ_MUST_USE [[nodiscard]]
#  elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
#    define GRZ_MUST_USE [[nodiscard]]
#  elif defined(__GNUC__) || defined(__clang__)
#    define GRZ_MUST_USE __attribute__((__warn_unused_result__))
#  elif defined(_MSC_VER)
#    include <sal.h>
#    define GRZ_MUST_USE _Check_return_
#  else
#    define GRZ_MUST_USE
#  endif
#endif
#ifndef GRZ_API
#  if defined(_WIN32) && defined(GRZ_SHARED)
#    define GRZ_API __declspec(dllimport)
#  elif defined(__GNUC__) && !defined(_WIN32)
#    define GRZ_API __attribute__((__visibility__("default")))
#  else
#    define GRZ_API
#  endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions and failures ---- */

/** Why a call did not succeed. Written when it did not, and only then; not with GRZ_E_OVERLAP. */
typedef struct grz_error {
    /** sizeof(grz_error) */
    uint32_t struct_size;
    /** What the call answered, GRZ_E_... */
    int32_t status;
    /** The line of a text in which something is wrong, from 1; 0 where it is about none. */
    uint32_t line;
    /** The column in that line, from 1; 0 where it is about none. */
    uint32_t column;
    /** Which record of a log, setting or command it is about, from 1; 0 where it is about none. */
    uint32_t place;
    /** GRZ_REASON_... of a command that is refused, else 0. */
    uint8_t reason;
    /** GRZ_RULE_... that refuses, or GRZ_NONE. */
    uint8_t rule;
    /** The kind of card that stands in the way, GRZ_SOURCE_..., or 0. */
    uint8_t source;
    /** Its number in its list, or GRZ_NONE. */
    uint8_t card;
    /** What is wrong, in English: UTF-8, cut where it is longer, with a NUL behind. */
    uint8_t message[256];
} grz_error;

/**
 * Whether a program and the library fit together. To be called first, as grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT).
 *   A library fits programs that were built with its own header or with an earlier one of the same GRZ_ABI.
 * @param abi GRZ_ABI of the header that the program was built with.
 * @param fingerprint GRZ_FINGERPRINT of that header: of all its constants and structs.
 * Statuses: GRZ_E_ABI (they do not: the header is of another GRZ_ABI, or newer than the library; no other call
 *   may be made but grz_version).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_check_abi(uint32_t abi, uint32_t fingerprint);

/** The number of the library's binary interface, to be compared with GRZ_ABI. */
GRZ_API
uint32_t grz_abi(void);

/** The library's version, such as "0.1.0". Never NULL. */
GRZ_API
const char *grz_version(void);

/**
 * What a status means, in English; "unknown" for a number that is none. Never NULL. grz_word has it in French
 *   too.
 * @param status what a call answered.
 */
GRZ_API
const char *grz_status_text(int32_t status);

/* ---- Packs of cards ---- */

/** A pack of cards. A value; copies name the same pack. */
typedef struct grz_pack {
    /** The library's own; not to be made up. 0 stands for the cards that are built in. */
    uint64_t id;
} grz_pack;

/**
 * Reads a pack of cards from a JSON file and checks that it can be played. Rules and campaigns keep the cards
 *   they use.
 * @param json,length the bytes of the file, at most 256 KiB.
 * @param error NULL, or where line, column and what is wrong there go.
 * Statuses: GRZ_E_FORMAT (it is no pack, or none that can be played), GRZ_E_TEXT.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_pack_load(const uint8_t *json, uint32_t length, grz_pack *pack, grz_error *error);

/**
 * A pack as a JSON file, to be looked at and changed.
 * @param pack which; 0 for the built-in cards.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_pack_json(grz_pack pack, char *text, uint32_t capacity, uint32_t *needed);

/** Ends a pack. What was made with it keeps it. */
GRZ_API
int32_t grz_pack_free(grz_pack pack);

/* ---- Rules and their cards ---- */

/** A change of a way to play. */
typedef struct grz_setting {
    /** GRZ_SETTING_... */
    uint32_t key;
    /** What it is to be; GRZ_SETTING_... says which numbers it can be. */
    int32_t value;
} grz_setting;

/** The rules of games. A value; copies name the same rules. */
typedef struct grz_rules {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_rules;

/** What a way to play comes to. */
typedef struct grz_rules_facts {
    /** sizeof(grz_rules_facts) */
    uint32_t struct_size;
    /** The most decisions that a game from its beginning can take. */
    uint32_t longest_game;
    /** A number for the rules: equal for rules that are the same card by card. */
    uint64_t fingerprint;
    /** The cards that are in the game: bit n % 64 of word n / 64 is card n. */
    uint64_t cards[2];
    /** How many Grizzled play: seats 0 to seats - 1. */
    uint8_t seats;
    /** Seats in the ring; one more when the Chaplain sits there. */
    uint8_t ring;
    /** The Chaplain's seat, or GRZ_NONE. */
    uint8_t chaplain;
    /** GRZ_SEATING_... */
    uint8_t seating;
    /** The first seat of each player, seat 0 in the lowest bit. */
    uint8_t players;
    /** Cards that the Trials pile begins with. */
    uint8_t trials;
    /** Cards that the Morale reserve begins with. */
    uint8_t morale;
    /** Speech tokens in the supply at the start. */
    uint8_t speeches;
    /** Whether Traps draw, 0 or 1. */
    uint8_t traps;
    /** Trial cards of the deck, those that are out of the game too. */
    uint8_t deck;
    /** Orders that there are. */
    uint8_t orders;
    /** Recruits that there are. */
    uint8_t recruits;
    /** Helping Hands that there are. */
    uint8_t help;
    /** With how many Hard Knocks a seat loses the game, when no card changes that. */
    uint8_t knock_limit;
    /** How often a threat must be active for a Mission to fail, when no card changes that. */
    uint8_t failing_count;
    /**
     * 1 if the names of its Orders, Recruits and Helping Hands are known, or it has none of them; 0 if their pack is missing:
     * texts then call them by their numbers.
     */
    uint8_t named;
} grz_rules_facts;

/** A card of a game's rules. */
typedef struct grz_card {
    /** sizeof(grz_card) */
    uint32_t struct_size;
    /** The number that its pack gives it, where the pack is known; else 0. */
    uint16_t print;
    /** Where it comes from, GRZ_PROVENANCE_..., where the pack is known; else GRZ_NONE. */
    uint8_t provenance;
    /** GRZ_LIST_... */
    uint8_t list;
    /** Its number in the list. */
    uint8_t number;
    /** Of a Trial card: GRZ_FACE_...; else GRZ_NONE. */
    uint8_t face;
    /** The Hard Knock that it is, GRZ_KNOCK_..., or GRZ_NONE. */
    uint8_t knock;
    /** The threats it bears or makes active, a bit each. */
    uint8_t threats;
    /** Whether it bears a Trap, 0 or 1. */
    uint8_t trap;
    /** Whether it bears Luck, 0 or 1. */
    uint8_t luck;
    /** Whether it is in the game, 0 or 1: cards that are banned or left out are not. */
    uint8_t in_game;
    /** Of an Order: GRZ_DIFFICULTY_...; else GRZ_NONE. */
    uint8_t difficulty;
    /** Of an Order: the least intensity with three, four and five seats; else 0. */
    uint8_t intensity[3];
    /** Of a Recruit: how many cards its hand begins with; else 0. */
    uint8_t hand;
    /** Of a Recruit: its Morale tokens; else 0. */
    uint8_t tokens;
    /** Of a Helping Hand: GRZ_HELP_...; else GRZ_NONE. */
    uint8_t help;
    /** 0 */
    uint8_t reserved[2];
} grz_card;

/**
 * Makes rules of a way to play, with changes, and checks that they can be played. Games keep the rules they use.
 * @param preset,length the way to play: "base 4 normal" (players; rookie, normal or veteran), "one-shot 3
 *   veteran" (Grizzled; beginner, normal or veteran; "without-traps" may follow), "duo normal" (likewise),
 *   "solo", or "chapter 2 4" (the Chapter, 0 for Boot Camp; Grizzled). The length may be GRZ_TO_NUL.
 * @param settings,count changes, in this order; settings may be NULL when count is 0.
 * @param pack whose cards are used; 0 for the built-in ones.
 * Statuses: GRZ_E_FORMAT (there is no such way to play), GRZ_E_VALUE (a setting is unknown or out of its range),
 *   GRZ_E_RULES.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_rules_create(const char *preset,
                         uint32_t length,
                         const grz_setting *settings,
                         uint32_t count,
                         grz_pack pack,
                         grz_rules *rules,
                         grz_error *error);

/** What rules come to. */
GRZ_MUST_USE GRZ_API
int32_t grz_rules_info(grz_rules rules, grz_rules_facts *info);

/** Ends rules. Games that are played by them keep them. */
GRZ_API
int32_t grz_rules_free(grz_rules rules);

/**
 * What a card is.
 * @param rules whose cards.
 * @param list GRZ_LIST_..., but for GRZ_LIST_EFFECTS.
 * @param number its number in the list, from 0; grz_rules_info says how many there are.
 * Statuses: GRZ_E_VALUE (no such card).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_card_info(grz_rules rules, uint32_t list, uint32_t number, grz_card *card);

/**
 * What a card is called, or what it does.
 * @param rules whose cards.
 * @param list GRZ_LIST_...
 * @param number its number in the list, from 0.
 * @param part GRZ_PART_...
 * Statuses: GRZ_E_VALUE (no such card, part or language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_card_text(grz_rules rules,
                      uint32_t list,
                      uint32_t number,
                      uint32_t part,
                      uint32_t lang,
                      char *text,
                      uint32_t capacity,
                      uint32_t *needed);

/* ---- Words ---- */

/**
 * A word or sentence: of a threat, a Hard Knock, a reason, a rule, and so on.
 * @param list GRZ_WORD_...
 * @param number of what it names, as the list says.
 * Statuses: GRZ_E_VALUE (no such list, number or language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_word(uint32_t list, uint32_t number, uint32_t lang, char *text, uint32_t capacity, uint32_t *needed);

/* ---- Games, for hosts ---- */

/** How a game starts. grz_start_init fills it in, so that all is left to chance. Seed and salt are for the host alone. */
typedef struct grz_start {
    /** sizeof(grz_start) */
    uint32_t struct_size;
    /** GRZ_START_... */
    uint32_t flags;
    /** Decides all chance: the same seed, seed_more and commands give the same game everywhere. */
    uint64_t seed;
    /** 24 bytes more of it; 0 for a small seed, which players could guess by trying. */
    uint8_t seed_more[24];
    /**
     * With GRZ_START_COMMIT: random bytes that keep others from finding the seed by trying. One that is zero, or has fewer
     * than eight different bytes, is refused; without the flag it is not looked at.
     */
    uint8_t salt[32];
    /** The seat of the first Leader, or GRZ_NONE: it is drawn. */
    uint8_t leader;
    /**
     * The character of each seat, the number of the threat that its charm is against, or GRZ_NONE: it is drawn. GRZ_NONE
     * for seats that nobody plays.
     */
    uint8_t characters[5];
    /** 0 */
    uint8_t reserved[2];
} grz_start;

/** A game as its host holds it: it knows everything. A value; copies name the same game. */
typedef struct grz_game {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_game;

/** How a game stands, as everybody at the table sees it. */
typedef struct grz_info {
    /** sizeof(grz_info) */
    uint32_t struct_size;
    /** How many events there have been: the sequence number of the next one. */
    uint32_t events;
    /**
     * What grz_submit and grz_undo expect now, and where a client stands: the number of events in the low 16 bits, and above
     * them how often something was taken back or the game was loaded. So whoever has seen what was taken back has another
     * number than the game, though there are as many events again. Not to be made up.
     */
    uint32_t expected;
    /** How many Grizzled play: seats 0 to seats - 1. */
    uint8_t seats;
    /** Seats in the ring; one more when the Chaplain sits there. */
    uint8_t ring;
    /** The seats the game waits for, seat 0 in the lowest bit; 0 when it is over or midway. */
    uint8_t awaited;
    /** GRZ_OUTCOME_..., or GRZ_NONE while the game goes on. */
    uint8_t outcome;
    /** The number of the Mission, from 1. */
    uint8_t mission;
    /** The seat of the Leader. */
    uint8_t leader;
    /** The seat whose turn it is or was last. */
    uint8_t turn;
    /** Whether the last command can be taken back, 0 or 1; of a client always 0. */
    uint8_t undo;
    /**
     * 1 if the game stands in the middle of a command (grz_game_at), else 0: it can be looked at and not be played on,
     * saved and loaded too.
     */
    uint8_t midway;
    /** 0 */
    uint8_t reserved[3];
} grz_info;

/**
 * Fills in a start in which all is left to chance: seed and salt are drawn from the operating system's source of
 *   randomness. Whatever is to be chosen is set after that. A host that goes on with the game later, or opens its
 *   commitment, keeps the start, and keeps it from the players.
 * @param start where it goes; struct_size must be set.
 * Statuses: GRZ_E_RANDOM.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_start_init(grz_start *start);

/**
 * A start with a small seed of one's own, for games that are to be repeated: for tests, and where nobody minds
 *   that such a seed can be found by trying. The salt is drawn.
 * @param seed decides all chance.
 * @param start where it goes; struct_size must be set.
 * Statuses: GRZ_E_RANDOM.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_start_seeded(uint64_t seed, grz_start *start);

/**
 * Begins a game and its first Mission.
 * @param rules by which.
 * @param start the seed, and what is not left to chance.
 * @param position,length where it begins, as a line of NOTATION.md: hands, piles and all else; NULL and 0 for the
 *   usual beginning. The length may be GRZ_TO_NUL.
 * Statuses: GRZ_E_VALUE (a number of start is out of its range, or the salt hides nothing), GRZ_E_FORMAT (of
 *   position), GRZ_E_SETUP.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_create(grz_rules rules,
                        const grz_start *start,
                        const char *position,
                        uint32_t length,
                        grz_game *game,
                        grz_error *error);

/**
 * Copies a game with its log and its chance: both go on alike if they are played alike.
 * @param game which. For the host, as everything of a game is: a copy shows what would come.
 * @param copy where the handle of the copy goes.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_clone(grz_game game, grz_game *copy);

/** Ends a game and gives back its memory. The handle, and every copy of it, then names nothing. */
GRZ_API
int32_t grz_game_free(grz_game game);

/** How the game stands, as everybody at the table sees it. */
GRZ_MUST_USE GRZ_API
int32_t grz_game_info(grz_game game, grz_info *info);

/**
 * The hash of everything in play, the same on every platform, for hosts to compare. Never send it to a player: it
 *   depends on what is hidden.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_hash(grz_game game, uint64_t *hash);

/**
 * What the host committed to before the game (GRZ_START_COMMIT), to be shown to the players before it begins.
 * @param bytes the caller's array for 32 bytes; may be NULL when capacity is 0.
 * @param needed where the number needed goes; 0 without a commitment.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_commitment(grz_game game, uint8_t *bytes, uint32_t capacity, uint32_t *needed);

/** The rules of a game as a handle of their own, for its cards and their texts. */
GRZ_MUST_USE GRZ_API
int32_t grz_game_rules(grz_game game, grz_rules *rules);

/**
 * The cards of a pile, bottom first. For the host alone: nobody at the table knows their order.
 * @param pile GRZ_PILE_...
 * @param cards the caller's array for numbers of cards; may be NULL when capacity is 0.
 * Statuses: GRZ_E_VALUE (no such pile).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_pile(grz_game game, uint32_t pile, uint8_t *cards, uint32_t capacity, uint32_t *needed);

/**
 * The game as it stood after so many events, as a game of its own: to look at; and, if that was after a whole
 *   command and what followed from it, to go on with otherwise. In the middle of a command grz_submit answers
 *   GRZ_E_MIDWAY.
 * @param events how many; at most as many as there have been.
 * @param start the chance that it goes on with: seed and seed_more count.
 * Statuses: GRZ_E_VALUE (there have not been so many).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_at(grz_game game, uint32_t events, const grz_start *start, grz_game *then, grz_error *error);

/* ---- Commands ---- */

/** A seat's decision. The tag says which fields count; the library fills the others with GRZ_NONE or 0. */
typedef struct grz_command {
    /** sizeof(grz_command) */
    uint32_t struct_size;
    /** GRZ_COMMAND_... */
    uint8_t tag;
    /** Cards for each seat. */
    uint8_t intensity;
    /** The number of a card, or GRZ_NONE. */
    uint8_t card;
    /** GRZ_THREAT_... */
    uint8_t threat;
    /** The tile played, GRZ_TILE_..., or GRZ_NONE. */
    uint8_t tile;
    /** GRZ_RELIEF_... */
    uint8_t relief;
    /** GRZ_CHOICE_..., or 0. */
    uint8_t choice;
    /** A seat, or GRZ_NONE. */
    uint8_t seat;
    /** How many tiles of each kind are removed, by GRZ_TILE_... */
    uint8_t removed[4];
    /** A set of cards: bit n % 64 of word n / 64 is card n. */
    uint64_t knocks[2];
    /** The number of an Order or a Helping Hand in its list, or GRZ_NONE. */
    uint8_t roster_card;
    /** 0 */
    uint8_t reserved[7];
} grz_command;

/**
 * How many commands the seat may give now; 0 when the game does not wait for it.
 * Statuses: GRZ_E_VALUE (no player sits there).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_legal_count(grz_game game, uint32_t seat, uint32_t *count);

/**
 * The commands that the seat may give now, each once, in a fixed order. Any of them can be given to grz_submit.
 * Statuses: GRZ_E_VALUE (no player sits there).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_legal_commands(grz_game game,
                           uint32_t seat,
                           grz_command *commands,
                           uint32_t struct_size,
                           uint32_t capacity,
                           uint32_t *needed);

/**
 * One of the commands that the seat may give now.
 * @param place its place in the fixed order, from 0; below what grz_legal_count gives.
 * Statuses: GRZ_E_VALUE (no player sits there, or there are not so many).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_legal_command(grz_game game, uint32_t seat, uint32_t place, grz_command *command);

/**
 * The actions that the seat may take now, a bit each; GRZ_ACTION_... numbers them.
 * @param capacity how many words there is room for.
 * @param needed where their number goes, GRZ_MASK_WORDS.
 * Statuses: GRZ_E_VALUE (no player sits there).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_legal_mask(grz_game game, uint32_t seat, uint64_t *words, uint32_t capacity, uint32_t *needed);

/**
 * The number of a command as an action.
 * Statuses: GRZ_E_VALUE (no player sits there, or the command is none that is ever legal, or of relief none that
 *   is legal now).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_command_action(grz_game game, uint32_t seat, const grz_command *command, uint32_t *action);

/**
 * The command with this number as an action, legal or not.
 * @param action the number.
 * Statuses: GRZ_E_VALUE (no player sits there, or no command has this number).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_action_command(grz_game game, uint32_t seat, uint32_t action, grz_command *command);

/**
 * Whether the command is legal for the seat now.
 * Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_VALUE (a number of the
 *   command or the seat is outside its range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_check(grz_game game, uint32_t seat, const grz_command *command, grz_error *error);

/**
 * Gives a command for a seat. What follows from it can be read with grz_game_events.
 * @param expected where the player stands (grz_client_info.expected, or grz_info.expected of what it was shown),
 *   or GRZ_ANY_SEQUENCE.
 * Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_SEQUENCE (the player has
 *   not seen all that happened, or has seen what was taken back), GRZ_E_MIDWAY, GRZ_E_STAGED, GRZ_E_VALUE (a
 *   number of the command or the seat is outside its range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_submit(grz_game game, uint32_t seat, uint32_t expected, const grz_command *command, grz_error *error);

/**
 * A command as everyone may read it, for a log that others see: the tag, the intensity and the threat stay, and
 *   whatever its seat alone may know is left out. A command can hold a secret, such as the answer to a Speech,
 *   and one that is refused can, too.
 * Statuses: GRZ_E_VALUE (a number of the command is outside its range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_command_public(const grz_command *command, grz_command *shown);

/**
 * Takes the last command back, with the chance that stood before it. Clients must be created again from a stream.
 * @param expected how the game stands (grz_info.expected), or GRZ_ANY_SEQUENCE.
 * Statuses: GRZ_E_UNDO, GRZ_E_SEQUENCE, GRZ_E_STAGED.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_undo(grz_game game, uint32_t expected, grz_error *error);

/**
 * What a bot would do in the place of a seat. It sees what the seat sees and nothing else. It is not done: that
 *   is what grz_submit is for.
 * @param bot GRZ_BOT_...
 * @param seed decides what is left to chance: give another one each time.
 * Statuses: GRZ_E_VALUE (no player sits there, the game does not wait for the seat, or there is no such bot).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_bot(grz_game game, uint32_t seat, uint32_t bot, uint64_t seed, grz_command *command);

/**
 * A command in words, as a button would show it.
 * Statuses: GRZ_E_VALUE (no player sits there, a number of the command is outside its range, or no such
 *   language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_command_text(grz_game game,
                         uint32_t seat,
                         const grz_command *command,
                         uint32_t lang,
                         char *text,
                         uint32_t capacity,
                         uint32_t *needed);

/* ---- Events and views ---- */

/** Something that happened, as one viewer sees it. GRZ_EVENT_... says which fields count. */
typedef struct grz_event {
    /** sizeof(grz_event) */
    uint32_t struct_size;
    /** Its place among the game's events, from 0; the same for every viewer. */
    uint32_t sequence;
    /** GRZ_EVENT_... */
    uint8_t tag;
    /** Whose event it is. */
    uint8_t seat;
    /** Another seat. */
    uint8_t to;
    /** A card that all see. */
    uint8_t card;
    /** The number, in its list, of the card that brought it about. */
    uint8_t by;
    /** GRZ_THREAT_... */
    uint8_t threat;
    /** A tile that all see, GRZ_TILE_... */
    uint8_t tile;
    /** GRZ_ORIGIN_... */
    uint8_t origin;
    /** A character: the number of the threat that its charm is against. */
    uint8_t character;
    /** GRZ_OUTCOME_... */
    uint8_t outcome;
    /** A set of seats, seat 0 in the lowest bit. */
    uint8_t seats;
    /** A number. */
    uint8_t amount;
    /** Cards in the Morale reserve. */
    uint8_t morale;
    /** Speech tokens in the supply. */
    uint8_t speeches;
    /** GRZ_FLAG_... */
    uint8_t flags;
    /** What kind of card brought it about, GRZ_SOURCE_..., or 0. */
    uint8_t source;
    /** The number, in its list, of an Order, Recruit or Helping Hand that all see. */
    uint8_t roster_card;
    /** GRZ_PAUSE_... */
    uint8_t pause;
    /** GRZ_MODIFIER_... */
    uint8_t modifier;
    /** GRZ_SECRET_...: which of the fields below count, or that they are hidden. */
    uint8_t secret;
    /** A card that only this viewer sees. */
    uint8_t secret_card;
    /** A tile that only this viewer sees, GRZ_TILE_... */
    uint8_t secret_tile;
    /** How many tiles of each kind, by GRZ_TILE_... */
    uint8_t secret_tiles[4];
    /** How many numbers there are in order. */
    uint8_t order_length;
    /** For whom it was made: a seat, or GRZ_VIEWER_SPECTATOR; GRZ_NONE for the host's own (grz_referee_events). */
    uint8_t viewer;
    /** Numbers of cards, of a pile bottom first, or of what GRZ_SECRET_... says; 0 behind the last. */
    uint8_t order[80];
} grz_event;

/** What everybody sees of one seat. */
typedef struct grz_seat {
    /** The Helping Hands that lie before it, a bit each. */
    uint32_t help;
    /** Who plays here: the number of the threat that the charm is against; GRZ_NONE at the Chaplain's seat. */
    uint8_t character;
    /** Whether the charm can be used, 0 or 1. */
    uint8_t charm_ready;
    /** Cards in hand. */
    uint8_t hand;
    /** Support tiles held, the one played not among them. */
    uint8_t tiles;
    /** Whether a tile lies face down, 0 or 1. */
    uint8_t tile_played;
    /** Speech tokens held. */
    uint8_t speeches;
    /** Whether the seat is still in the Mission, 0 or 1. */
    uint8_t in_mission;
    /** Whether the seat is barred from Speeches, so that its chat is to be closed, 0 or 1. */
    uint8_t mute;
} grz_seat;

/**
 * What one viewer sees. In sets of cards, bit n % 64 of word n / 64 is card n; in sets of seats and of what else has
 * numbers, bit n is number n.
 */
typedef struct grz_view {
    /** sizeof(grz_view) */
    uint32_t struct_size;
    /** How many events it takes into account. */
    uint32_t events;
    /** The Trial cards in No Man's Land. */
    uint64_t no_mans_land[2];
    /** The cards that are out of the game. */
    uint64_t discards[2];
    /** The viewer's hand; empty for a spectator, and while a player has put it down. */
    uint64_t hand[2];
    /** The Orders in play. */
    uint64_t orders;
    /** The seats of the ring; behind them zeros. */
    struct grz_seat seats[5];
    /** The Helping Hands whose effect lasts to the end of the Mission. */
    uint32_t help_in_force;
    /** Whose view it is: a seat, or GRZ_VIEWER_SPECTATOR. */
    uint8_t viewer;
    /** How many Grizzled play. */
    uint8_t seat_count;
    /** How many seats the ring has. */
    uint8_t ring;
    /** The seats the game waits for. */
    uint8_t awaited;
    /** Whether the game waits for the viewer, 0 or 1. */
    uint8_t asked;
    /** GRZ_OUTCOME_..., or GRZ_NONE. */
    uint8_t outcome;
    /** Who holds the Leader token. */
    uint8_t leader;
    /** Whose turn it is, or was last. */
    uint8_t turn;
    /** Who is still in the Mission. */
    uint8_t in_mission;
    /** The Mission's number, from 1. */
    uint8_t mission;
    /** How it stands, GRZ_MISSION_... */
    uint8_t mission_state;
    /** The intensity last chosen. */
    uint8_t intensity;
    /** Speech tokens in the supply. */
    uint8_t speeches;
    /** Cards in the Trials pile. */
    uint8_t trials;
    /** Cards in the Morale reserve. */
    uint8_t morale;
    /** How often each threat is active, by GRZ_THREAT_... */
    uint8_t active[6];
    /** Support tiles out of the game, by GRZ_TILE_... */
    uint8_t removed_tiles[4];
    /** What the game waits for, GRZ_AGENDA_..., which says which of the next eight fields count. */
    uint8_t agenda;
    /** The seat that it is about, or GRZ_NONE. */
    uint8_t agenda_seat;
    /** GRZ_THREAT_... that a Speech is against, or GRZ_NONE. */
    uint8_t agenda_threat;
    /** A number. */
    uint8_t agenda_amount;
    /** GRZ_FLAG_... */
    uint8_t agenda_flags;
    /** The kind of card that it is about, GRZ_SOURCE_..., or 0. */
    uint8_t agenda_source;
    /** The number of that card in its list, or GRZ_NONE. */
    uint8_t agenda_by;
    /** GRZ_PAUSE_..., or GRZ_NONE. */
    uint8_t agenda_pause;
    /** A Merry Christmas that is being carried out, or GRZ_NONE. */
    uint8_t open_card;
    /** How many Hard Knocks lie on the table. */
    uint8_t knock_count;
    /** Which, the oldest first; behind the last GRZ_NONE. */
    uint8_t knocks[23];
    /** Before which seat each of them lies; behind the last GRZ_NONE. */
    uint8_t knock_seats[23];
    /** The Order of this Mission, or GRZ_NONE. */
    uint8_t order;
    /** Cards in the deck of Orders. */
    uint8_t orders_left;
    /** The Recruit in play, or GRZ_NONE. */
    uint8_t recruit;
    /** The seat after which it acts, or GRZ_NONE. */
    uint8_t recruit_after;
    /** Its Morale tokens. */
    uint8_t recruit_tokens;
    /** Whether it is in the Mission, 0 or 1. */
    uint8_t recruit_in_mission;
    /** Whether the turn is, or was last, the Recruit's, 0 or 1. */
    uint8_t recruit_acts;
    /** The cards of its hand, which all see; behind the last GRZ_NONE. */
    uint8_t recruit_hand[5];
    /** The Recruit turned up on top of the deck, or GRZ_NONE. */
    uint8_t next_recruit;
    /** Cards in the deck of Recruits. */
    uint8_t recruits_left;
    /** The Traps that Luck has cancelled in this Mission. */
    uint8_t luck_used;
    /** The seats that have made their free Speech in this Mission. */
    uint8_t spoken_free;
    /** The hands that their players have put down. */
    uint8_t put_down;
    /** The Support tiles of the game for one that can still be drawn: bit n for seat n, bit 3 for the blank one. */
    uint8_t solo_tiles;
    /** Whether the hand cannot be filled up any more in this Mission, 0 or 1. */
    uint8_t refill_declined;
    /** The numbers of the running Mission, by GRZ_MODIFIER_... */
    uint8_t modifiers[25];
    /** The viewer's Support tiles, how many of each kind, by GRZ_TILE_... */
    uint8_t tiles[4];
    /** The tile that the viewer has played face down, or GRZ_NONE. */
    uint8_t tile;
    /** The viewer's answer to the Speech under way, GRZ_ANSWER_... */
    uint8_t answer;
    /** The card of that answer, or GRZ_NONE. */
    uint8_t answer_card;
    /** What the viewer alone knows of Orders and Helping Hands, GRZ_KNOWN_... */
    uint8_t known;
    /** The numbers of those cards, or GRZ_NONE. */
    uint8_t known_cards[2];
    /** 0 */
    uint8_t reserved[9];
} grz_view;

/**
 * What has happened, as a viewer sees it, from an event on.
 * @param from the sequence number of the first event wanted; beyond the last there are none.
 * Statuses: GRZ_E_VALUE (no such viewer).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_events(grz_game game,
                        uint32_t viewer,
                        uint32_t from,
                        grz_event *events,
                        uint32_t struct_size,
                        uint32_t capacity,
                        uint32_t *needed);

/**
 * What a viewer sees of what has happened since, as records of bytes, one after the other: to be sent to the
 *   viewer and given to grz_client_feed.
 * @param after where the viewer stands: grz_client_info.expected of its client, or grz_info.expected when it was
 *   last sent anything; 0 if it has seen nothing.
 * Statuses: GRZ_E_VALUE (no such viewer), GRZ_E_SEQUENCE (what it has seen was taken back, or there has not been
 *   so much: it needs a new stream).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_events_bytes(grz_game game,
                              uint32_t viewer,
                              uint32_t after,
                              uint8_t *bytes,
                              uint32_t capacity,
                              uint32_t *needed);

/**
 * What a viewer sees of what has happened since, as a JSON array.
 * @param game,viewer,after as for grz_game_events_bytes.
 * Statuses: GRZ_E_VALUE (no such viewer), GRZ_E_SEQUENCE (as for grz_game_events_bytes).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_events_json(grz_game game,
                             uint32_t viewer,
                             uint32_t after,
                             char *text,
                             uint32_t capacity,
                             uint32_t *needed);

/**
 * What a viewer sees, from an event on, in words: a line for each event.
 * @param game,viewer,from as for grz_game_events.
 * Statuses: GRZ_E_VALUE (no such viewer or language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_events_text(grz_game game,
                             uint32_t viewer,
                             uint32_t from,
                             uint32_t lang,
                             char *text,
                             uint32_t capacity,
                             uint32_t *needed);

/**
 * What a viewer sees of the game now.
 * Statuses: GRZ_E_VALUE (no such viewer).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_view(grz_game game, uint32_t viewer, grz_view *view);

/**
 * What a viewer sees of the game now, as a JSON object with one key, which says whose it is: seat or spectator.
 * Statuses: GRZ_E_VALUE (no such viewer).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_view_json(grz_game game, uint32_t viewer, char *text, uint32_t capacity, uint32_t *needed);

/* ---- Events and views with all secrets, for the host alone ---- */

/**
 * What has happened, with everybody's secrets, from an event on: for the host and its records, and never for a
 *   player.
 * @param from the sequence number of the first event wanted.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_referee_events(grz_game game,
                           uint32_t from,
                           grz_event *events,
                           uint32_t struct_size,
                           uint32_t capacity,
                           uint32_t *needed);

/**
 * Every event with its secrets, as a JSON array. No client takes it.
 * @param game,from as for grz_referee_events.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_referee_events_json(grz_game game, uint32_t from, char *text, uint32_t capacity, uint32_t *needed);

/**
 * Every event with its secrets, in words: a line for each event.
 * @param game,from as for grz_referee_events.
 * Statuses: GRZ_E_VALUE (no such language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_referee_events_text(grz_game game,
                                uint32_t from,
                                uint32_t lang,
                                char *text,
                                uint32_t capacity,
                                uint32_t *needed);

/** Everything: what everyone sees, all hands and the piles, as a JSON object with the key referee. */
GRZ_MUST_USE GRZ_API
int32_t grz_referee_view_json(grz_game game, char *text, uint32_t capacity, uint32_t *needed);

/* ---- Logs and streams ---- */

/** What bytes are that somebody has saved. */
typedef struct grz_save_info {
    /** sizeof(grz_save_info) */
    uint32_t struct_size;
    /** GRZ_SAVE_... */
    uint32_t kind;
    /** The rules' fingerprint, of a log or stream; else 0. */
    uint64_t fingerprint;
    /** How many events it has, of a log or stream; else 0. */
    uint32_t events;
    /** How many commands it has, of a log; else 0. */
    uint32_t commands;
    /** GRZ_FORM_... */
    uint8_t form;
    /** How many Grizzled play; of a pack 0. */
    uint8_t seats;
    /** Of a stream: its viewer, a seat or GRZ_VIEWER_SPECTATOR; else GRZ_NONE. */
    uint8_t viewer;
    /** Whether it holds the commitment of its host, 0 or 1. */
    uint8_t committed;
    /** Of a log or stream: 1 if it ends in the middle of a command, so that the game can only be looked at; else 0. */
    uint8_t midway;
    /** 0 */
    uint8_t reserved[3];
} grz_save_info;

/**
 * The log of a game, to be stored. It knows everything: for the host, and for nobody who plays. It says how far
 *   the chance of the seed has come, and not the seed.
 * @param form GRZ_FORM_...
 * Statuses: GRZ_E_VALUE (no such form).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_save(grz_game game, uint32_t form, uint8_t *bytes, uint32_t capacity, uint32_t *needed);

/**
 * What a viewer may see of a game, to be sent: a snapshot of what it saw after some events, and the events since.
 * @param after how many events the snapshot takes into account: 0 for a stream from the beginning,
 *   grz_info.events for a snapshot alone.
 * @param form GRZ_FORM_...
 * Statuses: GRZ_E_VALUE (no such viewer or form, or there have not been so many events).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_stream(grz_game game,
                        uint32_t viewer,
                        uint32_t after,
                        uint32_t form,
                        uint8_t *bytes,
                        uint32_t capacity,
                        uint32_t *needed);

/**
 * What saved bytes are: they are read whole, and every checksum is checked. Events are not replayed.
 * @param bytes,length a log or a stream in either form, a saved campaign, or a pack.
 * Statuses: GRZ_E_FORMAT (it is none of them, or damaged), GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_TEXT.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_probe(const uint8_t *bytes, uint32_t length, grz_save_info *info, grz_error *error);

/**
 * Goes on with a saved game: every event is replayed and checked.
 * @param bytes,length a log in either form.
 * @param start the chance that it goes on with: seed and seed_more count. With those that the game began with, it
 *   goes on as if it had never stopped, and stays the game that its host committed to; with others, chance is
 *   another from here on. A log of an older version does not say how far chance had come: give it a newly drawn
 *   start.
 * Statuses: GRZ_E_FORMAT (it is no log, or damaged; a stream is none), GRZ_E_NEWER, GRZ_E_REPLAY, GRZ_E_RULES,
 *   GRZ_E_TEXT, GRZ_E_VALUE (of start).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_load(const uint8_t *bytes,
                      uint32_t length,
                      const grz_start *start,
                      grz_game *game,
                      grz_error *error);

/**
 * Whether a log is the game that its host committed to: it is played again from the seed, command by command.
 * @param bytes,length a log in either form.
 * @param start what the host opens after the game, as it gave it to grz_game_create.
 * @param position,position_length where it began; NULL and 0 for the usual beginning. The game of a campaign
 *   begins with the Helping Hands that are held: the tag Position of grz_game_text has them.
 * Statuses: GRZ_E_DISHONEST, GRZ_E_FORMAT, GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_VALUE (of start).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_verify(const uint8_t *bytes,
                   uint32_t length,
                   const grz_start *start,
                   const char *position,
                   uint32_t position_length,
                   grz_error *error);

/* ---- Staged commands ---- */

/**
 * Tries a command for a seat, for a host that stores what follows from it before anybody learns of it:
 *   grz_staged_save gives what is to be stored, and then grz_commit carries the command out. Where storing fails,
 *   grz_roll_back leaves game and chance as they were, whatever the command would have drawn or shown. Until then
 *   all other functions show the game without it, and no other command is taken.
 * @param expected as for grz_submit.
 * Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_SEQUENCE, GRZ_E_MIDWAY,
 *   GRZ_E_STAGED (another command is staged), GRZ_E_VALUE (a number of the command or the seat is outside its
 *   range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_stage(grz_game game, uint32_t seat, uint32_t expected, const grz_command *command, grz_error *error);

/**
 * The log of a game as it will be once the staged command is committed, to be stored.
 * @param form,bytes,capacity,needed as for grz_game_save.
 * Statuses: GRZ_E_STAGED (no command is staged), GRZ_E_VALUE (no such form).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_staged_save(grz_game game, uint32_t form, uint8_t *bytes, uint32_t capacity, uint32_t *needed);

/**
 * Carries out the command that was staged. What follows from it can be read with grz_game_events.
 * Statuses: GRZ_E_STAGED (no command is staged).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_commit(grz_game game);

/**
 * Forgets the command that was staged.
 * Statuses: GRZ_E_STAGED (no command is staged).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_roll_back(grz_game game);

/* ---- Clients ---- */

/** A game as one viewer sees it: it holds no secret of anybody else. A value; copies name the same client. */
typedef struct grz_client {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_client;

/**
 * Begins a client with a stream that its host sent (grz_game_stream). It holds what its viewer may see and
 *   nothing else. The host sends together with the stream what it gave grz_game_stream as after: the stream does
 *   not say it.
 * @param stream,length the bytes, in either form.
 * @param first that number, the sequence number of the first event in the stream.
 * Statuses: GRZ_E_FORMAT (it is no stream), GRZ_E_VIEWER (it is a log, which knows everything, or holds what is
 *   not its viewer's), GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_TEXT, GRZ_E_VALUE (no game has so many events before it),
 *   GRZ_E_SEQUENCE (a stream from the beginning has 0, one with a snapshot has not).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_create(const uint8_t *stream,
                          uint32_t length,
                          uint32_t first,
                          grz_client *client,
                          grz_error *error);

/**
 * Gives a client what has happened since (grz_game_events_bytes or grz_game_events_json). It takes what was made
 *   for its own viewer, and no secret but its viewer's, whoever sent it.
 * @param expected after what these events come, the number that grz_game_events_bytes was given: where the client
 *   stands (grz_client_info.expected).
 * @param bytes,length the records, or the JSON array.
 * Statuses: GRZ_E_FORMAT, GRZ_E_TEXT, GRZ_E_VIEWER (of which error.place is the first event concerned, where it
 *   is one), GRZ_E_SEQUENCE (events are missing or come twice, or what the client has seen was taken back: begin
 *   a new one with a new stream), GRZ_E_MIDWAY (its game stands in the middle of a command, so nothing follows),
 *   GRZ_E_LIMIT (more than any game has).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_feed(grz_client client,
                        uint32_t expected,
                        const uint8_t *bytes,
                        uint32_t length,
                        grz_error *error);

/** Ends a client. */
GRZ_API
int32_t grz_client_free(grz_client client);

/** How the game stands, as far as the client knows. */
GRZ_MUST_USE GRZ_API
int32_t grz_client_info(grz_client client, grz_info *info);

/** The rules of a client's game as a handle of their own, for its cards and their texts. */
GRZ_MUST_USE GRZ_API
int32_t grz_client_rules(grz_client client, grz_rules *rules);

/** What the viewer sees now. */
GRZ_MUST_USE GRZ_API
int32_t grz_client_view(grz_client client, grz_view *view);

/** What the viewer sees now, as a JSON object with one key, which says whose it is: seat or spectator. */
GRZ_MUST_USE GRZ_API
int32_t grz_client_view_json(grz_client client, char *text, uint32_t capacity, uint32_t *needed);

/**
 * What the viewer has seen, from an event on; nothing from before the client's first event.
 * @param from the sequence number of the first event wanted.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_events(grz_client client,
                          uint32_t from,
                          grz_event *events,
                          uint32_t struct_size,
                          uint32_t capacity,
                          uint32_t *needed);

/**
 * What the viewer has seen, from an event on, as a JSON array.
 * @param client,from as for grz_client_events.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_events_json(grz_client client, uint32_t from, char *text, uint32_t capacity, uint32_t *needed);

/**
 * What the viewer has seen, from an event on, in words: a line for each event.
 * @param client,from as for grz_client_events.
 * Statuses: GRZ_E_VALUE (no such language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_events_text(grz_client client,
                               uint32_t from,
                               uint32_t lang,
                               char *text,
                               uint32_t capacity,
                               uint32_t *needed);

/**
 * How many commands the viewer's seat may give now, computed from what it sees; 0 when the game does not wait for
 *   it.
 * Statuses: GRZ_E_VALUE (the viewer is a spectator).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_legal_count(grz_client client, uint32_t *count);

/**
 * One of the commands that the viewer's seat may give now.
 * @param place its place in the fixed order, from 0; below what grz_client_legal_count gives.
 * Statuses: GRZ_E_VALUE (the viewer is a spectator, or there are not so many).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_legal_command(grz_client client, uint32_t place, grz_command *command);

/**
 * The commands that the viewer's seat may give now, computed from what it sees, in the same order as the host's.
 * Statuses: GRZ_E_VALUE (the viewer is a spectator).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_legal_commands(grz_client client,
                                  grz_command *commands,
                                  uint32_t struct_size,
                                  uint32_t capacity,
                                  uint32_t *needed);

/**
 * Whether the command is legal for the viewer's seat now.
 * Statuses: GRZ_E_REJECTED, GRZ_E_VALUE (the viewer is a spectator, or a number of the command is outside its
 *   range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_check(grz_client client, const grz_command *command, grz_error *error);

/**
 * What a bot would do in the place of the viewer's seat.
 * @param bot GRZ_BOT_...
 * @param seed decides what is left to chance: give another one each time.
 * Statuses: GRZ_E_VALUE (the viewer is a spectator, the game does not wait for it, or there is no such bot).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_bot(grz_client client, uint32_t bot, uint64_t seed, grz_command *command);

/**
 * A command in words, as a button would show it.
 * Statuses: GRZ_E_VALUE (no player sits there, a number of the command is outside its range, or no such
 *   language).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_client_command_text(grz_client client,
                                uint32_t seat,
                                const grz_command *command,
                                uint32_t lang,
                                char *text,
                                uint32_t capacity,
                                uint32_t *needed);

/* ---- Notation ---- */

/**
 * The whole game as text: how it began, and every command. For the host: it names what was hidden.
 * @param game which. Of a game that was loaded or comes from grz_game_at, or whose seed has more than 64 bits,
 *   the seed is not known to the text, and what it replays to is another game.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_text(grz_game game, char *text, uint32_t capacity, uint32_t *needed);

/**
 * Plays the game of a text from its start, command by command.
 * @param text,length the text. The length may be GRZ_TO_NUL.
 * @param rules by which rules; 0 for those that its tag Rules names.
 * @param error NULL, or where line, column and what is wrong there go.
 * Statuses: GRZ_E_FORMAT (it cannot be read, or a command is refused), GRZ_E_RULES, GRZ_E_SETUP.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_from_text(const char *text, uint32_t length, grz_rules rules, grz_game *game, grz_error *error);

/**
 * How the game stands as a position, in a line that grz_game_create takes. For the host: it names what is hidden.
 * Statuses: GRZ_E_UNSAYABLE (something is being asked, or lies on the table, that a position cannot say).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_game_position(grz_game game, char *text, uint32_t capacity, uint32_t *needed, grz_error *error);

/**
 * A command as the notation writes it, such as "play nm/2".
 * @param rules of its game.
 * Statuses: GRZ_E_VALUE (a number of the command is outside its range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_command_write(grz_rules rules,
                          const grz_command *command,
                          char *text,
                          uint32_t capacity,
                          uint32_t *needed);

/**
 * The command that the notation writes so.
 * @param rules of its game.
 * @param text,length the text. The length may be GRZ_TO_NUL.
 * @param error NULL, or where the column and what is wrong there go.
 * Statuses: GRZ_E_FORMAT.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_command_read(grz_rules rules, const char *text, uint32_t length, grz_command *command, grz_error *error);

/* ---- Campaigns ---- */

/** A campaign between its games. A value; copies name the same campaign. */
typedef struct grz_campaign {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_campaign;

/** How a campaign stands. */
typedef struct grz_campaign_facts {
    /** sizeof(grz_campaign_facts) */
    uint32_t struct_size;
    /** The score: victory points less negative points. */
    int32_t score;
    /** The cards that can be banned now: bit n % 64 of word n / 64 is card n. */
    uint64_t bannable[2];
    /** The cards banned. */
    uint64_t bans[2];
    /** The Helping Hands that lie before the seats, a bit each. */
    uint32_t held[5];
    /** The Helping Hands on offer now. */
    uint32_t offered;
    /** The Helping Hands awarded so far, used or not. */
    uint32_t awarded;
    /** The Helping Hands offered and not awarded. */
    uint32_t missed;
    /** What it waits for, GRZ_STEP_... */
    uint8_t step;
    /** The Chapter that comes next, or whose end is being settled; 0 is Boot Camp. */
    uint8_t chapter;
    /** How many Grizzled play. */
    uint8_t seats;
    /** GRZ_SEATING_... */
    uint8_t seating;
    /** The seat that is asked for the group, or GRZ_NONE. */
    uint8_t leader;
    /** How many Helping Hands are still awarded, the one asked for included. */
    uint8_t left;
    /** 0 */
    uint8_t reserved[2];
} grz_campaign_facts;

/** A choice of the group. */
typedef struct grz_campaign_choice {
    /** sizeof(grz_campaign_choice) */
    uint32_t struct_size;
    /** GRZ_GROUP_... */
    uint8_t tag;
    /** The number of a Helping Hand, or GRZ_NONE. */
    uint8_t help;
    /** The seat that gets it, or GRZ_NONE. */
    uint8_t seat;
    /** The number of a card, or GRZ_NONE. */
    uint8_t card;
} grz_campaign_choice;

/**
 * Begins a campaign: Boot Camp and the Chapters.
 * @param pack whose cards and Chapters; 0 for the built-in ones.
 * @param seats how many Grizzled, 3 to 5; 4 when two play two each.
 * @param duo 1 when two play two each, else 0.
 * @param boot_camp 1 to begin with Boot Camp, 0 to skip it.
 * Statuses: GRZ_E_RULES (so many cannot play), GRZ_E_VALUE (duo or boot_camp is neither 0 nor 1, or seats more
 *   than 255).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_create(grz_pack pack,
                            uint32_t seats,
                            uint32_t duo,
                            uint32_t boot_camp,
                            grz_campaign *campaign,
                            grz_error *error);

/** Ends a campaign. */
GRZ_API
int32_t grz_campaign_free(grz_campaign campaign);

/** How a campaign stands: what it waits for, who holds which Helping Hands, and the points. */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_info(grz_campaign campaign, grz_campaign_facts *info);

/**
 * The rules of the next Chapter, for its cards and their texts.
 * Statuses: GRZ_E_RULES (there is no next Chapter).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_rules(grz_campaign campaign, grz_rules *rules, grz_error *error);

/**
 * Begins the game of the next Chapter, with the Helping Hands that are held. They are part of what a host commits
 *   to: see grz_verify.
 * @param campaign which; it must wait for a game (GRZ_STEP_READY).
 * @param start the seed, and what is not left to chance.
 * Statuses: GRZ_E_CAMPAIGN, GRZ_E_RULES, GRZ_E_SETUP, GRZ_E_VALUE (of start).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_game(grz_campaign campaign, const grz_start *start, grz_game *game, grz_error *error);

/**
 * Takes the finished game of a Chapter: its end is settled, and the group may have choices.
 * @param game the game, which stays the caller's.
 * Statuses: GRZ_E_CAMPAIGN (it waits for no game, the game goes on, or it is another one).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_conclude(grz_campaign campaign, grz_game game, grz_error *error);

/** The choices that the group has now, each once. */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_choices(grz_campaign campaign,
                             grz_campaign_choice *choices,
                             uint32_t struct_size,
                             uint32_t capacity,
                             uint32_t *needed);

/**
 * Makes a choice for the group.
 * Statuses: GRZ_E_REJECTED, GRZ_E_VALUE (a number is outside its range).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_choose(grz_campaign campaign, const grz_campaign_choice *choice, grz_error *error);

/**
 * A campaign between two Chapters as JSON, to be stored.
 * Statuses: GRZ_E_CAMPAIGN (the group has a choice to make first).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_save(grz_campaign campaign, char *text, uint32_t capacity, uint32_t *needed, grz_error *error);

/**
 * Goes on with a stored campaign, with the same number of Grizzled.
 * @param json,length the bytes.
 * @param pack the pack that it is played with; 0 for the built-in cards.
 * @param seats how many Grizzled sit there now.
 * Statuses: GRZ_E_FORMAT, GRZ_E_NEWER, GRZ_E_CAMPAIGN (it does not fit the seats or the pack), GRZ_E_TEXT,
 *   GRZ_E_VALUE.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_campaign_resume(const uint8_t *json,
                            uint32_t length,
                            grz_pack pack,
                            uint32_t seats,
                            grz_campaign *campaign,
                            grz_error *error);

/* ---- Batches ---- */

/** Many games by the same rules. A value; copies name the same batch. */
typedef struct grz_batch {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_batch;

/** How one game of a batch stands. */
typedef struct grz_batch_row {
    /** How many commands the seat may give; 0 when the game is over. */
    uint32_t legal;
    /** The seat that decides next, or GRZ_NONE when the game is over. */
    uint8_t seat;
    /** GRZ_OUTCOME_..., or GRZ_NONE while the game goes on. */
    uint8_t outcome;
    /** The number of the Mission, from 1. */
    uint8_t mission;
    /** What became of the choice, GRZ_STEPPED_... */
    uint8_t stepped;
} grz_batch_row;

/**
 * Begins many games by the same rules. They keep no log and cannot be taken back or saved.
 * @param rules by which.
 * @param count how many, at most GRZ_MAX_BATCH.
 * @param seed game n, counted from 0, has the seed seed + n.
 * Statuses: GRZ_E_LIMIT, GRZ_E_SETUP.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_batch_create(grz_rules rules, uint32_t count, uint64_t seed, grz_batch *batch, grz_error *error);

/** Ends a batch with all its games. */
GRZ_API
int32_t grz_batch_free(grz_batch batch);

/**
 * Steps every game by one decision: of the seats that a game waits for, the one with the lowest number decides.
 * @param flags GRZ_BATCH_...
 * @param choices a choice for each game: a place among its legal commands, or with GRZ_BATCH_ACTIONS an action;
 *   or GRZ_INSTEAD_WAIT, with which the first call is made; or GRZ_INSTEAD_RESTART.
 * @param count how many; as many as there are games.
 * @param rows where it goes how each game stands then; NULL, or an array for count.
 * @param masks where the masks of legal actions go, GRZ_MASK_WORDS words for each game; NULL, or an array for
 *   count of them.
 * Statuses: GRZ_E_VALUE (an unknown flag, or another number of games). A choice that no command has changes
 *   nothing and is reported in its row. After GRZ_E_INTERNAL the arrays may be written in part.
 */
GRZ_MUST_USE GRZ_API
int32_t grz_batch_step(grz_batch batch,
                       uint32_t flags,
                       const uint32_t *choices,
                       uint32_t count,
                       grz_batch_row *rows,
                       uint64_t *masks);

/**
 * What a viewer sees of one of the games.
 * @param place which game, from 0.
 * @param view where it goes, with 0 for events.
 * Statuses: GRZ_E_VALUE (no such game or viewer).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_batch_view(grz_batch batch, uint32_t place, uint32_t viewer, grz_view *view);

/**
 * The hash of everything in play in one of the games; for the host alone.
 * @param place which game, from 0.
 * Statuses: GRZ_E_VALUE (no such game).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_batch_hash(grz_batch batch, uint32_t place, uint64_t *hash);

/**
 * The command that a choice means for one of the games now.
 * @param place which game, from 0.
 * @param flags 0, or GRZ_BATCH_ACTIONS when choice is an action.
 * @param choice as for grz_batch_step.
 * Statuses: GRZ_E_VALUE (no such game or flag, or no command has this number).
 */
GRZ_MUST_USE GRZ_API
int32_t grz_batch_command(grz_batch batch, uint32_t place, uint32_t flags, uint32_t choice, grz_command *command);

/* ---- Constants ---- */

/* General numbers. */

/** In a field: nothing of the kind that it names. */
#define GRZ_NONE 255
/** As the length of a text: it ends with NUL. */
#define GRZ_TO_NUL 4294967295u
/** As the sequence number that grz_submit expects: any. */
#define GRZ_ANY_SEQUENCE 4294967295u
/** The most cards in grz_event.order. */
#define GRZ_MAX_ORDER 80
/** The most bytes of a text, or of something saved as JSON, that a call takes. */
#define GRZ_MAX_INPUT 4194304
/** The most bytes of a log, a stream or records in bytes that a call takes. A game has some thousands. */
#define GRZ_MAX_BYTES 1048576
/** The most settings of rules. */
#define GRZ_MAX_SETTINGS 256
/** The most games of a batch. */
#define GRZ_MAX_BATCH 65536

/* Statuses: what a call came to. Numbers are never used again for something else. */

/** It was done. */
#define GRZ_OK 0
/** The rules refuse the command; grz_error says why. Nothing has changed. */
#define GRZ_E_REJECTED (-1)
/** The handle names nothing of its kind: never made, freed, of another kind, or made up. */
#define GRZ_E_HANDLE (-2)
/** Another call on this handle is under way. */
#define GRZ_E_BUSY (-3)
/** A pointer that is needed is NULL. */
#define GRZ_E_NULL (-4)
/** A pointer is not aligned for what it points to. */
#define GRZ_E_ALIGNMENT (-5)
/** A struct_size is not the size of that struct in this version. */
#define GRZ_E_STRUCT_SIZE (-6)
/** A number is outside its range, or no player sits at the seat. */
#define GRZ_E_VALUE (-7)
/** The caller's buffer is too short; only the need was written. */
#define GRZ_E_SHORT (-8)
/** There are as many handles of this kind as there can be: 2^20 at once. */
#define GRZ_E_FULL (-9)
/** A defect of the library. The handle can only be freed; other handles are sound. */
#define GRZ_E_INTERNAL (-10)
/** An earlier call on this handle met a defect of the library; it can only be freed. */
#define GRZ_E_POISONED (-11)
/** The header is not that of the library. */
#define GRZ_E_ABI (-12)
/** A text is not UTF-8, or there is a NUL in it. */
#define GRZ_E_TEXT (-13)
/** More is asked for than the library takes: bytes, settings, or games. */
#define GRZ_E_LIMIT (-14)
/** Two places that the call writes to lie over each other. */
#define GRZ_E_OVERLAP (-15)
/** The sequence number is not the next one: something has happened that the caller has not seen. */
#define GRZ_E_SEQUENCE (-16)
/** The text or the bytes cannot be read as what was asked for; grz_error says where. */
#define GRZ_E_FORMAT (-17)
/** A newer version of the library wrote it. */
#define GRZ_E_NEWER (-18)
/** No game can be played by these rules; grz_error says why. */
#define GRZ_E_RULES (-19)
/** No game can start like this; grz_error says why. */
#define GRZ_E_SETUP (-20)
/** An event cannot have happened in this game; grz_error says which. */
#define GRZ_E_REPLAY (-21)
/** The last command cannot be taken back: there is none, or something was drawn or seen since. */
#define GRZ_E_UNDO (-22)
/** A position cannot say how the game stands; the text of the whole game can. */
#define GRZ_E_UNSAYABLE (-23)
/** The log is not the game that its host committed to; grz_error says where. */
#define GRZ_E_DISHONEST (-24)
/** The campaign, or what it was saved from, does not fit that. */
#define GRZ_E_CAMPAIGN (-25)
/** The game stands in the middle of a command (grz_game_at): it can be looked at and not be played on. */
#define GRZ_E_MIDWAY (-26)
/** What was sent to a client is not for its viewer: another viewer's, the host's own, or with a secret of others. */
#define GRZ_E_VIEWER (-27)
/** A command is staged (grz_stage) and neither committed nor rolled back; or none is, where one is needed. */
#define GRZ_E_STAGED (-28)
/** The operating system gave no random bytes. */
#define GRZ_E_RANDOM (-29)
/** There is not as much memory as the call may need. Nothing has changed. */
#define GRZ_E_MEMORY (-30)

/* Languages of texts. */

/** English. */
#define GRZ_LANG_EN 0
/** French. */
#define GRZ_LANG_FR 1

/* Viewers: a seat's number from 0, or one of these. */

/** Someone who only watches and sees no secret. */
#define GRZ_VIEWER_SPECTATOR 100

/* Keys of settings, in grz_setting.key, with what their values are. What is not set stays as the way to play has it. */

/** Cards that the Trials pile begins with. */
#define GRZ_SETTING_TRIALS 1
/** Cards that the Morale reserve begins with; -1 for all the rest. */
#define GRZ_SETTING_MORALE 2
/** Speech tokens in the supply. */
#define GRZ_SETTING_SPEECHES 3
/** Whether a token spent goes back to the supply, 0 or 1. */
#define GRZ_SETTING_SPEECH_RETURNS 4
/** Whether Traps draw, 0 or 1. */
#define GRZ_SETTING_TRAPS 5
/** What relief does for the charm, GRZ_CHARM_RELIEF_... */
#define GRZ_SETTING_CHARM_RELIEF 6
/** The least intensity of the first Mission. */
#define GRZ_SETTING_FIRST_INTENSITY 7
/** The intensity of the first Mission, about which nobody is asked then; -1 for none. */
#define GRZ_SETTING_GIVEN_INTENSITY 8
/** The greatest morale drop before what deepens it; -1 for none. */
#define GRZ_SETTING_DROP_MOST 9
/** With how many cards in the hands together the game is lost; -1 for none. */
#define GRZ_SETTING_HAND_LIMIT 10
/** The number of a Trial card that is not in the game. Can be set for as many cards as wanted. */
#define GRZ_SETTING_OUT 11
/** How many Grizzled play. */
#define GRZ_SETTING_SEATS 12
/** Who plays which seats, GRZ_SEATING_... */
#define GRZ_SETTING_SEATING 13
/** Easy Orders drawn into the deck of Orders. */
#define GRZ_SETTING_EASY_ORDERS 14
/** Normal Orders drawn into it. */
#define GRZ_SETTING_NORMAL_ORDERS 15
/** Hard Orders drawn into it. */
#define GRZ_SETTING_HARD_ORDERS 16
/** The number of an Order that is in it besides. Can be set for as many as wanted. */
#define GRZ_SETTING_GIVEN_ORDER 17
/** Recruits drawn into their deck. */
#define GRZ_SETTING_RECRUITS 18
/** Where Helping Hands come from, GRZ_HELP_PLAN_... */
#define GRZ_SETTING_HELP 19

/* Who plays which seats. */

/** Every seat has a player of its own. */
#define GRZ_SEATING_ONE_EACH 0
/** Two players and the Chaplain. */
#define GRZ_SEATING_CHAPLAIN 1
/** Two players with two neighbouring Grizzled each: seats 0 and 1, seats 2 and 3. */
#define GRZ_SEATING_DUO 2
/** One player with three Grizzled and one hand. */
#define GRZ_SEATING_SOLO 3

/* What relief does for the charm of the seat relieved, for GRZ_SETTING_CHARM_RELIEF. */

/** After a success it can be recovered instead of discarding Hard Knocks. */
#define GRZ_CHARM_RELIEF_INSTEAD 0
/** It is recovered as well. */
#define GRZ_CHARM_RELIEF_ALSO 1

/* Where Helping Hands come from, for GRZ_SETTING_HELP. */

/** There are none. */
#define GRZ_HELP_PLAN_NONE 0
/** Each player draws two and keeps one. */
#define GRZ_HELP_PLAN_DRAW_TWO 1
/** The campaign says who holds which. */
#define GRZ_HELP_PLAN_GIVEN 2

/* Bits of grz_start.flags. */

/** The log gets the host's commitment to the seed, the salt and the set-up, to be opened after the game. */
#define GRZ_START_COMMIT 1

/* Outcomes, in grz_info.outcome and grz_event.outcome; GRZ_NONE while the game goes on. */

/** The players have won. */
#define GRZ_OUTCOME_VICTORY 0
/** Lost: a seat bears too many Hard Knocks. */
#define GRZ_OUTCOME_TOO_MANY_KNOCKS 1
/** Lost: the Morale reserve is empty. */
#define GRZ_OUTCOME_MORALE_LOST 2
/** Lost: the hands together hold too many cards. */
#define GRZ_OUTCOME_TOO_MANY_CARDS 3
/** Neither won nor lost: the one Mission of Boot Camp is over. */
#define GRZ_OUTCOME_BOOT_CAMP_OVER 4

/* Lists of cards. */

/** Trial cards. */
#define GRZ_LIST_TRIALS 1
/** Orders of the Day. */
#define GRZ_LIST_ORDERS 2
/** Recruits. */
#define GRZ_LIST_RECRUITS 3
/** Helping Hands. */
#define GRZ_LIST_HELP 4
/** What a Chapter or a scenario adds. */
#define GRZ_LIST_EFFECTS 5

/* What a Trial card is, in grz_card.face. */

/** A Threat card. */
#define GRZ_FACE_THREAT 0
/** A Hard Knock. */
#define GRZ_FACE_KNOCK 1
/** Merry Christmas. */
#define GRZ_FACE_CHRISTMAS 2

/* Hard Knocks, in grz_card.knock. */

/** Night is active once while its owner is in the Mission (HK-TRAUMA). */
#define GRZ_KNOCK_TRAUMA_OF_NIGHT 0
/** Rain is active once while its owner is in the Mission (HK-TRAUMA). */
#define GRZ_KNOCK_TRAUMA_OF_RAIN 1
/** Snow is active once while its owner is in the Mission (HK-TRAUMA). */
#define GRZ_KNOCK_TRAUMA_OF_SNOW 2
/** The Mask is active once while its owner is in the Mission (HK-PHOBIA). */
#define GRZ_KNOCK_PHOBIA_OF_MASK 3
/** The Shell is active once while its owner is in the Mission (HK-PHOBIA). */
#define GRZ_KNOCK_PHOBIA_OF_SHELL 4
/** The Whistle is active once while its owner is in the Mission (HK-PHOBIA). */
#define GRZ_KNOCK_PHOBIA_OF_WHISTLE 5
/** Counts as two Hard Knocks (HK-WOUNDED). */
#define GRZ_KNOCK_WOUNDED 6
/** Its owner makes no Speech (HK-MUTE). */
#define GRZ_KNOCK_MUTE 7
/** Its owner takes the Leader token and keeps it (HK-TYRANNICAL). */
#define GRZ_KNOCK_TYRANNICAL 8
/** Morale drops by one more (HK-DEMORALIZED). */
#define GRZ_KNOCK_DEMORALIZED 9
/** The others cannot withdraw while they hold cards (HK-FRAGILE). */
#define GRZ_KNOCK_FRAGILE 10
/** Its owner must withdraw when a threat is active twice (HK-FEARFUL). */
#define GRZ_KNOCK_FEARFUL 11
/** Its owner's Support tile is drawn at random (HK-PANICKED). */
#define GRZ_KNOCK_PANICKED 12
/** Its owner draws two more cards after the deal (HK-FRENZIED). */
#define GRZ_KNOCK_FRENZIED 13
/** Its owner's Support goes to its owner (HK-SELFISH). */
#define GRZ_KNOCK_SELFISH 14
/** Its owner cannot withdraw with two or more cards (HK-HARDHEADED). */
#define GRZ_KNOCK_HARDHEADED 15
/** Its owner withdraws only empty-handed or last (HK-PRIDEFUL). */
#define GRZ_KNOCK_PRIDEFUL 16
/** Its owner draws and plays a card after withdrawing (HK-CLUMSY). */
#define GRZ_KNOCK_CLUMSY 17
/** Its owner loses a Support tile before withdrawing (HK-ABSENT-MINDED). */
#define GRZ_KNOCK_ABSENT_MINDED 18
/** The Traps that its owner sets off draw one card more (HK-AGGRESSIVE; of *Armistice*, its effect ours). */
#define GRZ_KNOCK_AGGRESSIVE 19
/** It cannot be discarded (HK-SCARRED; the project's own). */
#define GRZ_KNOCK_SCARRED 20
/** Its owner cannot use the Good Luck Charm (HK-SUPERSTITIOUS; the project's own). */
#define GRZ_KNOCK_SUPERSTITIOUS 21
/** Its owner cannot be the first to withdraw (HK-LOYAL; the project's own). */
#define GRZ_KNOCK_LOYAL 22

/* How hard an Order is, in grz_card.difficulty. */

/** It helps more than it harms. */
#define GRZ_DIFFICULTY_EASY 0
/** It harms a little. */
#define GRZ_DIFFICULTY_NORMAL 1
/** It harms. */
#define GRZ_DIFFICULTY_HARD 2

/* Kinds of Helping Hands, in grz_card.help. */

/** It takes the place of the turn's action. */
#define GRZ_HELP_ACTION 0
/** It is used at the moment that it names. */
#define GRZ_HELP_EVENT 1
/** It binds its holder and the seat to the left, and stays in play. */
#define GRZ_HELP_FRIENDSHIP 2

/* Where a card comes from, in grz_card.provenance. */

/** What it does is printed on a card of the game. */
#define GRZ_PROVENANCE_PRINTED 0
/** Whoever made the pack made it. */
#define GRZ_PROVENANCE_OWN 1

/* Lists of words, for grz_word. */

/** Threats, by GRZ_THREAT_... */
#define GRZ_WORD_THREAT 1
/** Support tiles, by GRZ_TILE_... */
#define GRZ_WORD_TILE 2
/** First names of the characters, by the number of the threat that the charm is against. */
#define GRZ_WORD_CHARACTER 3
/** Outcomes, by GRZ_OUTCOME_... */
#define GRZ_WORD_OUTCOME 4
/** Hard Knocks, by GRZ_KNOCK_... */
#define GRZ_WORD_KNOCK 5
/** What Hard Knocks do, by GRZ_KNOCK_... */
#define GRZ_WORD_KNOCK_EFFECT 6
/** Kinds of Helping Hands, by GRZ_HELP_... */
#define GRZ_WORD_HELP_KIND 7
/** What is wrong with a command, by GRZ_REASON_... */
#define GRZ_WORD_REASON 8
/** Rules in a sentence, by GRZ_RULE_... */
#define GRZ_WORD_RULE 9
/** Ids of rules, by GRZ_RULE_...; the same in every language. */
#define GRZ_WORD_RULE_ID 10
/** What a call came to, by the status without its sign. */
#define GRZ_WORD_STATUS 11

/* Which text of a card is asked for, for grz_card_text. */

/** Its name. */
#define GRZ_PART_NAME 0
/** What it does. */
#define GRZ_PART_EFFECT 1

/* Tags of commands, in grz_command.tag. Fields that a tag does not name are ignored. */

/** The Leader sets how many cards each seat is dealt: intensity. */
#define GRZ_COMMAND_INTENSITY 1
/** Play a card from hand: card. */
#define GRZ_COMMAND_PLAY 2
/** Use the Good Luck Charm on a card in No Man's Land: card. */
#define GRZ_COMMAND_CHARM 3
/** Make a Speech: threat. */
#define GRZ_COMMAND_SPEECH 4
/** Withdraw from the Mission: removed, tile (or GRZ_NONE). */
#define GRZ_COMMAND_WITHDRAW 5
/** Answer a Speech: card, or GRZ_NONE to decline. */
#define GRZ_COMMAND_ANSWER 6
/** Carry out Merry Christmas: card, a Hard Knock, or GRZ_NONE to decline. */
#define GRZ_COMMAND_CHRISTMAS 7
/** Take relief: relief, knocks. */
#define GRZ_COMMAND_RELIEF 8
/** Choose the Order of the Day: roster_card, an Order. */
#define GRZ_COMMAND_ORDER 9
/** Keep one of the two Helping Hands drawn: roster_card, a Helping Hand. */
#define GRZ_COMMAND_KEEP 10
/** Use a Helping Hand: roster_card, a Helping Hand. */
#define GRZ_COMMAND_HELP 11
/** Choose how the effect of a card is carried out: choice, and what it names. */
#define GRZ_COMMAND_CHOOSE 12
/** The Recruit plays a card: card. */
#define GRZ_COMMAND_RECRUIT_PLAY 13
/** The Recruit withdraws. */
#define GRZ_COMMAND_RECRUIT_WITHDRAW 14
/** Cancel an Order by drawing: roster_card, an Order. */
#define GRZ_COMMAND_CANCEL 15
/** Fill the hand up. */
#define GRZ_COMMAND_REFILL 16
/** Use or choose nothing, or nothing more. */
#define GRZ_COMMAND_DECLINE 17

/* Kinds of relief, in grz_command.relief. */

/** Discard the own Hard Knocks in grz_command.knocks; none declines. */
#define GRZ_RELIEF_KNOCKS 0
/** Recover the Good Luck Charm. */
#define GRZ_RELIEF_CHARM 1

/* Kinds of choices, in grz_command.choice. */

/** A card, from the own hand, on the table or in No Man's Land: card. */
#define GRZ_CHOICE_CARD 1
/** A seat: seat. */
#define GRZ_CHOICE_SEAT 2
/** An Order in play: roster_card. */
#define GRZ_CHOICE_ORDER 3
/** A card from the own hand for another seat: card, seat. */
#define GRZ_CHOICE_GIFT 4

/* Threats. The character of the same number has the charm against it. */

/** Weather: night. */
#define GRZ_THREAT_NIGHT 0
/** Weather: rain. */
#define GRZ_THREAT_RAIN 1
/** Weather: snow. */
#define GRZ_THREAT_SNOW 2
/** Assault: the gas mask. */
#define GRZ_THREAT_MASK 3
/** Assault: the shell. */
#define GRZ_THREAT_SHELL 4
/** Assault: the whistle. */
#define GRZ_THREAT_WHISTLE 5

/* Kinds of Support tiles: numbers, and places in grz_command.removed and grz_event.secret_tiles. */

/** Helps the seat to the left. */
#define GRZ_TILE_LEFT 0
/** Helps the seat to the right. */
#define GRZ_TILE_RIGHT 1
/** Helps the second seat to the left. */
#define GRZ_TILE_DOUBLE_LEFT 2
/** Helps the second seat to the right. */
#define GRZ_TILE_DOUBLE_RIGHT 3

/* Bits of grz_event.flags. */

/** A tile was played. */
#define GRZ_FLAG_PLAYED 1
/** The tile was drawn at random. */
#define GRZ_FLAG_DRAWN 2
/** The Speech token went back to the supply, or the other Order back on top of its deck. */
#define GRZ_FLAG_RETURNED 4
/** The charm may be recovered instead. */
#define GRZ_FLAG_CHARM 8
/** The seat must withdraw this turn. */
#define GRZ_FLAG_MUST_WITHDRAW 16
/** The seat cannot withdraw this turn. */
#define GRZ_FLAG_CANNOT_WITHDRAW 32
/** Before its time: the Order was cancelled, the Recruit was sent home. */
#define GRZ_FLAG_EARLY 64
/** Luck cancelled the Trap. */
#define GRZ_FLAG_BY_LUCK 128

/* Where a card that came into play was before, in grz_event.origin. */

/** The player's hand. */
#define GRZ_ORIGIN_HAND 0
/** The top of Trials, drawn by a Trap. */
#define GRZ_ORIGIN_TRAP 1
/** The top of Trials, drawn by Clumsy. */
#define GRZ_ORIGIN_CLUMSY 2
/** Laid out because the game starts from a given position. */
#define GRZ_ORIGIN_POSITION 3
/** The Recruit's hand. */
#define GRZ_ORIGIN_RECRUIT 4

/* Kinds of cards that act, in grz_event.source and grz_error.source; 0 where there is none. */

/** A Hard Knock on the table. */
#define GRZ_SOURCE_KNOCK 1
/** An Order in play. */
#define GRZ_SOURCE_ORDER 2
/** The Recruit in play, or one that leaves. */
#define GRZ_SOURCE_RECRUIT 3
/** A Helping Hand. */
#define GRZ_SOURCE_HELP 4
/** What the Chapter or the scenario adds. */
#define GRZ_SOURCE_CHAPTER 5

/* Points at which Helping Hands can be used, in grz_event.pause. */

/** The Order has been chosen. */
#define GRZ_PAUSE_MISSION_START 0
/** The cards have been dealt. */
#define GRZ_PAUSE_AFTER_DEAL 1
/** The Mission fails before its first turn, unless somebody helps. */
#define GRZ_PAUSE_FIRST_FAILURE 2
/** The Mission fails after an action, unless somebody helps. */
#define GRZ_PAUSE_FAILURE 3
/** A Trap is about to draw. */
#define GRZ_PAUSE_TRAP 4
/** Support is about to be revealed. */
#define GRZ_PAUSE_SUPPORT 5
/** Morale is about to drop. */
#define GRZ_PAUSE_MORALE_DROP 6

/* Numbers of the running Mission, in grz_event.modifier. */

/** How often a threat must be active for the Mission to fail. */
#define GRZ_MODIFIER_FAIL_AT 0
/** The threats that cards do not make active, a bit each. */
#define GRZ_MODIFIER_HARMLESS 1
/** How often Night is active in addition to the cards. */
#define GRZ_MODIFIER_ADDED_NIGHT 2
/** How often Rain is. */
#define GRZ_MODIFIER_ADDED_RAIN 3
/** How often Snow is. */
#define GRZ_MODIFIER_ADDED_SNOW 4
/** How often the Mask is. */
#define GRZ_MODIFIER_ADDED_MASK 5
/** How often the Shell is. */
#define GRZ_MODIFIER_ADDED_SHELL 6
/** How often the Whistle is. */
#define GRZ_MODIFIER_ADDED_WHISTLE 7
/** What is switched on, GRZ_SWITCH_... */
#define GRZ_MODIFIER_SWITCHES 8
/** The least intensity. */
#define GRZ_MODIFIER_INTENSITY_LEAST 9
/** The greatest intensity; 0 where there is none. */
#define GRZ_MODIFIER_INTENSITY_MOST 10
/** Cards that each seat draws after the deal. */
#define GRZ_MODIFIER_EXTRA_DRAWS 11
/** Cards that the Leader draws beyond that. */
#define GRZ_MODIFIER_LEADER_DRAWS 12
/** The least morale drop. */
#define GRZ_MODIFIER_DROP_LEAST 13
/** The greatest morale drop; 255 where there is none. */
#define GRZ_MODIFIER_DROP_MOST 14
/** By how much Morale drops more, below 128, or less, as 256 minus it. */
#define GRZ_MODIFIER_DROP_MORE 15
/** With how many cards in the hands the game is lost; 255 where it never is. */
#define GRZ_MODIFIER_HAND_LIMIT 16
/** The most Hard Knocks that relief discards after a success. */
#define GRZ_MODIFIER_RELIEF_AFTER_SUCCESS 17
/** The most Hard Knocks that relief discards after a failure. */
#define GRZ_MODIFIER_RELIEF_AFTER_FAILURE 18
/** The seats that may discard one more, a bit each. */
#define GRZ_MODIFIER_RELIEF_FRIENDS 19
/** Cards that go from Morale to Trials for each Hard Knock that comes into play. */
#define GRZ_MODIFIER_MORALE_PER_KNOCK 20
/** With how many Hard Knocks a seat loses the game. */
#define GRZ_MODIFIER_KNOCK_LIMIT 21
/** With how many Hard Knocks the Leader loses the game (RES-3). */
#define GRZ_MODIFIER_KNOCK_LIMIT_OF_LEADER 22
/** Cards that cannot be played: bits 0 to 5 those with a threat, bit 6 Hard Knocks, bit 7 Traps. */
#define GRZ_MODIFIER_BARRED_PLAYS 23
/** How many cards besides Hard Knocks may bar or force a withdrawal. */
#define GRZ_MODIFIER_OPINIONS 24

/* Bits of the number of GRZ_MODIFIER_SWITCHES. */

/** No charm can be used. */
#define GRZ_SWITCH_NO_CHARMS 1
/** No Speech can be made. */
#define GRZ_SWITCH_NO_SPEECHES 2
/** Each seat's first Speech of a Mission costs no token. */
#define GRZ_SWITCH_FREE_SPEECHES 4
/** Support relieves nobody. */
#define GRZ_SWITCH_NO_SUPPORT 8
/** Support tiles point the other way. */
#define GRZ_SWITCH_MIRRORED_SUPPORT 16
/** Traps draw nothing. */
#define GRZ_SWITCH_NO_TRAPS 32
/** All of Trials is dealt. */
#define GRZ_SWITCH_DEAL_ALL 64
/** A victory counts although a seat bears too many Hard Knocks. */
#define GRZ_SWITCH_POSTHUMOUS 128

/* What an event holds beyond what the whole table sees, in grz_event.secret. */

/** Nothing. */
#define GRZ_SECRET_NOTHING 0
/** A card: secret_card. */
#define GRZ_SECRET_CARD 1
/** An answer to a Speech: secret_card, GRZ_NONE for declining. */
#define GRZ_SECRET_ANSWER 2
/** A tile: secret_tile. */
#define GRZ_SECRET_TILE 3
/** Tiles: secret_tiles. */
#define GRZ_SECRET_TILES 4
/** An order of cards, bottom first: order_length, order. */
#define GRZ_SECRET_ORDER 5
/** A card that went to a hand which its player has put down, shown to the referee alone: secret_card. */
#define GRZ_SECRET_UNSEEN 6
/** A hand, by the numbers of the cards: order_length, order. */
#define GRZ_SECRET_HAND 7
/** Two Orders drawn: order_length, order. */
#define GRZ_SECRET_ORDERS 8
/** The Orders of a deck, in no order: order_length, order. */
#define GRZ_SECRET_ORDER_DECK 9
/** The Recruits of a deck, in no order: order_length, order. */
#define GRZ_SECRET_RECRUIT_DECK 10
/** Two Helping Hands drawn: order_length, order. */
#define GRZ_SECRET_HELP 11
/** The Helping Hand kept: order_length, order. */
#define GRZ_SECRET_KEPT 12
/** Something that this viewer may not see; the secret fields hold GRZ_NONE and 0. */
#define GRZ_SECRET_HIDDEN 255

/* How a Mission stands, in grz_view.mission_state. */

/** It goes on. */
#define GRZ_MISSION_UNDER_WAY 0
/** It succeeded. */
#define GRZ_MISSION_SUCCEEDED 1
/** It failed. */
#define GRZ_MISSION_FAILED 2

/* What a game waits for, in grz_view.agenda, each with the fields that count. Others hold GRZ_NONE or 0. */

/** For nobody: before the first event. */
#define GRZ_AGENDA_NOTHING 0
/** For the Leader to choose the intensity. */
#define GRZ_AGENDA_INTENSITY 1
/** For an action: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so). */
#define GRZ_AGENDA_TURN 2
/** For answers to a Speech: seat (the speaker), threat. */
#define GRZ_AGENDA_SPEECH 3
/** For the choice of Merry Christmas: seat, amount (cards its Clumsy still draws). */
#define GRZ_AGENDA_CHRISTMAS 4
/** For the choice of relief: seat, amount (Hard Knocks at most), flags (CHARM). */
#define GRZ_AGENDA_RELIEF 5
/** For nobody: the game is over. */
#define GRZ_AGENDA_OVER 6
/** For each seat to keep one of two Helping Hands. */
#define GRZ_AGENDA_KEEP 7
/** For the Leader to choose the Order of the Day. */
#define GRZ_AGENDA_ORDER 8
/** For a seat to use an Event Helping Hand, or not: pause. */
#define GRZ_AGENDA_INVITATION 9
/** For a choice that a card asks for: source, by, amount (choices left), pause. */
#define GRZ_AGENDA_CHOICE 10
/** For the Leader to say what the Recruit does. */
#define GRZ_AGENDA_RECRUIT 11
/** For a seat that has withdrawn to cancel an Order by drawing, or not: amount (cards its Clumsy draws afterwards). */
#define GRZ_AGENDA_CANCELLATION 12
/** For the player to fill the hand up, or not. */
#define GRZ_AGENDA_REFILL 13

/* The viewer's answer to the Speech under way, in grz_view.answer. */

/** None is pending. */
#define GRZ_ANSWER_NONE 0
/** To discard nothing. */
#define GRZ_ANSWER_DECLINE 1
/** To discard grz_view.answer_card. */
#define GRZ_ANSWER_DISCARD 2

/* What the viewer alone knows, in grz_view.known; grz_view.known_cards says which. */

/** Nothing. */
#define GRZ_KNOWN_NOTHING 0
/** The two Orders drawn, of which it chooses one. */
#define GRZ_KNOWN_ORDERS 1
/** The Order that it put back on top of the deck. */
#define GRZ_KNOWN_ORDER 2
/** The two Helping Hands drawn, of which it keeps one. */
#define GRZ_KNOWN_HELP 3
/** The Helping Hand that it keeps; the table does not see it yet. */
#define GRZ_KNOWN_KEPT 4

/* Piles, for grz_game_pile. */

/** The Trials pile. */
#define GRZ_PILE_TRIALS 0
/** The Morale reserve. */
#define GRZ_PILE_MORALE 1

/* Bots, for grz_game_bot and grz_client_bot. */

/** Does anything it may, each thing as likely as the others. */
#define GRZ_BOT_RANDOM 0
/** Plays with some care; the seed changes nothing. */
#define GRZ_BOT_CAREFUL 1

/* What saved bytes are, in grz_save_info.kind. */

/** The log of a game: knows everything, for hosts. */
#define GRZ_SAVE_LOG 1
/** The stream of one viewer, for clients. */
#define GRZ_SAVE_STREAM 2
/** A campaign between two Chapters. */
#define GRZ_SAVE_CAMPAIGN 3
/** A pack of cards. */
#define GRZ_SAVE_PACK 4

/* Forms of what is saved. */

/** Compact bytes. */
#define GRZ_FORM_BYTES 0
/** JSON, one value a line. */
#define GRZ_FORM_JSON 1

/* What a campaign waits for, in grz_campaign_facts.step. */

/** For the game of the next Chapter. */
#define GRZ_STEP_READY 0
/** For the group to choose a Helping Hand, and who gets it. */
#define GRZ_STEP_REWARD 1
/** For the group to ban a card, or none. */
#define GRZ_STEP_BAN 2
/** For nothing: the campaign is over. */
#define GRZ_STEP_OVER 3

/* Choices of the group, in grz_campaign_choice.tag. */

/** A Helping Hand is awarded to a seat: help, seat. */
#define GRZ_GROUP_AWARD 1
/** A card leaves the campaign: card. */
#define GRZ_GROUP_BAN 2
/** No card is banned. */
#define GRZ_GROUP_BAN_NONE 3

/* Actions, GRZ_ACTION_COUNT of them: each begins at the number given, and the next one's number ends it. */

/** To play a card: its number is added. */
#define GRZ_ACTION_PLAY 0
/** To use the charm on a card: its number is added. */
#define GRZ_ACTION_CHARM 80
/** To make a Speech: GRZ_THREAT_... is added. */
#define GRZ_ACTION_SPEECH 160
/** To withdraw: 5 times the place of the tiles removed (none; one, by GRZ_TILE_...; two, by both), and the tile played or 4 for none, are added. */
#define GRZ_ACTION_WITHDRAW 166
/** To choose an intensity: it is added. */
#define GRZ_ACTION_INTENSITY 241
/** To answer a Speech with a card: its number is added. */
#define GRZ_ACTION_ANSWER 322
/** To answer it with none. */
#define GRZ_ACTION_ANSWER_NONE 402
/** To carry out Merry Christmas with a Hard Knock: its number is added. */
#define GRZ_ACTION_CHRISTMAS 403
/** To carry it out with none. */
#define GRZ_ACTION_CHRISTMAS_NONE 483
/** To take relief: its place among the legal commands is added. */
#define GRZ_ACTION_RELIEF 484
/** To choose an Order: its number is added. */
#define GRZ_ACTION_ORDER 2533
/** To keep a Helping Hand: its number is added. */
#define GRZ_ACTION_KEEP 2573
/** To use a Helping Hand: its number is added. */
#define GRZ_ACTION_HELP 2597
/** To choose a card for an effect: its number is added. */
#define GRZ_ACTION_CHOOSE_CARD 2621
/** To choose a seat for it: its number is added. */
#define GRZ_ACTION_CHOOSE_SEAT 2701
/** To choose an Order for it: its number is added. */
#define GRZ_ACTION_CHOOSE_ORDER 2706
/** To give a card to a seat: 5 times the card's number, and the seat's, are added. */
#define GRZ_ACTION_CHOOSE_GIFT 2746
/** The Recruit plays a card: its number is added. */
#define GRZ_ACTION_RECRUIT_PLAY 3146
/** The Recruit withdraws. */
#define GRZ_ACTION_RECRUIT_WITHDRAW 3226
/** To cancel an Order by drawing: its number is added. */
#define GRZ_ACTION_CANCEL 3227
/** To fill the hand up. */
#define GRZ_ACTION_REFILL 3267
/** To use or choose nothing, or nothing more. */
#define GRZ_ACTION_DECLINE 3268
/** How many actions there are. */
#define GRZ_ACTION_COUNT 3269
/** Words of 64 bits in a mask of actions: bit n % 64 of word n / 64 is action n. */
#define GRZ_MASK_WORDS 52

/* What grz_batch_step takes instead of a choice. */

/** The game is left as it is. */
#define GRZ_INSTEAD_WAIT 4294967295u
/** The game begins again; its chance goes on. */
#define GRZ_INSTEAD_RESTART 4294967294u

/* What became of a choice, in grz_batch_row.stepped. */

/** The game was left as it is. */
#define GRZ_STEPPED_WAITED 0
/** The command was carried out, or the game begun again. */
#define GRZ_STEPPED_DONE 1
/** No command has that number now; the game is as before. */
#define GRZ_STEPPED_REFUSED 2

/* Bits of the flags of grz_batch_step. */

/** Choices are numbers of actions; else places among the legal commands, from 0. */
#define GRZ_BATCH_ACTIONS 1
/** A game that a step ends begins again at once; the row holds the outcome of the old game and the seat of the new one. */
#define GRZ_BATCH_RESTART 2

/* Tags of events, in grz_event.tag, each with the fields it fills. Fields not named hold GRZ_NONE or 0. */

/** The deck was shuffled, or laid in a given order, and parted in two piles (SET-1). Secret: the order, Morale first. Fields: amount (trials), morale, speeches. */
#define GRZ_EVENT_DECK_SET 1
/** The seat plays this character (DECK-4). Fields: seat, character. */
#define GRZ_EVENT_CHARACTER_TAKEN 2
/** The seat got its first Support tiles (SET-2). Secret: which. Fields: seat, amount (count). */
#define GRZ_EVENT_TILES_GIVEN 3
/** The first Mission Leader (SET-4). Fields: seat. */
#define GRZ_EVENT_LEADER_NAMED 4
/** The seat took a Speech token from the supply (RES-7), or has one because the game starts from a given position. Fields: seat. */
#define GRZ_EVENT_SPEECH_TAKEN 5
/** The seat's charm lies face down because the game starts from a given position. Fields: seat. */
#define GRZ_EVENT_CHARM_SPENT 6
/** A Mission begins, with these seats in it (PREP-0). Fields: amount (number), seats. */
#define GRZ_EVENT_MISSION_STARTED 7
/** A tile of the Chaplain's was drawn and laid face down (CHAP-2). Secret: which. Fields: seat. */
#define GRZ_EVENT_CHAPLAIN_PLAYED 8
/** The Leader chose the intensity (PREP-1). Fields: seat, amount (intensity). */
#define GRZ_EVENT_INTENSITY_CHOSEN 9
/** A card was dealt from the top of Trials (PREP-3). Secret: which. Fields: seat. */
#define GRZ_EVENT_DEALT 10
/** A card made the seat draw the top of Trials into the hand (PREP-4, ORD-5). Secret: the card drawn. Fields: seat, source and by (by). */
#define GRZ_EVENT_DRAWN 11
/** It is the seat's turn (MIS-1). Fields: seat, flags MUST_WITHDRAW or CANNOT_WITHDRAW, source and by. */
#define GRZ_EVENT_TURN_STARTED 12
/** A Threat came to No Man's Land (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from). */
#define GRZ_EVENT_THREAT_PLAYED 13
/** A Hard Knock was assigned (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from). */
#define GRZ_EVENT_KNOCK_ASSIGNED 14
/** A Merry Christmas came into play and lies open (ACT-XMAS). Fields: seat, card, origin (from). */
#define GRZ_EVENT_CHRISTMAS_PLAYED 15
/** The seat is asked which Hard Knock Merry Christmas discards (ACT-XMAS). Fields: seat, amount (draws). */
#define GRZ_EVENT_CHRISTMAS_ASKED 16
/** The Merry Christmas was carried out and discarded (ACT-XMAS). Fields: card. */
#define GRZ_EVENT_CHRISTMAS_DISCARDED 17
/** A Hard Knock was discarded (ACT-XMAS, RES-2). Fields: seat, card. */
#define GRZ_EVENT_KNOCK_DISCARDED 18
/** The seat took the Leader token by Tyrannical (HK-TYRANNICAL). Fields: seat, source and by (knock). */
#define GRZ_EVENT_LEADER_TAKEN 19
/** The seat used its charm: the card left No Man's Land for the discards (ACT-CHARM). Fields: seat, card. */
#define GRZ_EVENT_CHARM_USED 20
/** The seat recovered its charm (RES-2). Fields: seat. */
#define GRZ_EVENT_CHARM_RECOVERED 21
/** The seat spent a token on a Speech (ACT-SPEECH). Fields: seat, threat, seats (asked), flags RETURNED. */
#define GRZ_EVENT_SPEECH_MADE 22
/** A seat answered the Speech (ACT-SPEECH-SECRET). Secret: the card, or declining. Fields: seat. */
#define GRZ_EVENT_SPEECH_ANSWERED 23
/** All have answered, and this seat's answer is shown (ACT-SPEECH-SECRET). Fields: seat, card. */
#define GRZ_EVENT_SPEECH_REVEALED 24
/** Absent-minded took a tile out of the game (HK-ABSENT-MINDED). Fields: seat, tile. */
#define GRZ_EVENT_TILE_REMOVED 25
/** The seat is out of the Mission (ACT-WITHDRAW). Secret: the tile it played face down. Fields: seat, flags PLAYED, flags DRAWN. */
#define GRZ_EVENT_WITHDREW 26
/** The Mission succeeded: No Man's Land is discarded (MIS-4, RES-1). */
#define GRZ_EVENT_MISSION_SUCCEEDED 27
/** The Mission failed (MIS-2). Fields: threat. */
#define GRZ_EVENT_MISSION_FAILED 28
/** No Man's Land was shuffled into Trials (RES-1). Secret: the new order of Trials. Fields: amount (trials). */
#define GRZ_EVENT_TRIALS_SHUFFLED 29
/** A Support tile was revealed and handed over (RES-2). Fields: seat, tile, to. */
#define GRZ_EVENT_TILE_REVEALED 30
/** The Support was counted (RES-2). Fields: to (most). */
#define GRZ_EVENT_SUPPORT_COUNTED 31
/** The seat is asked what relief it takes (RES-2). Fields: seat, amount (knocks), flags CHARM. */
#define GRZ_EVENT_RELIEF_ASKED 32
/** The relief is over (RES-2). Fields: seat. */
#define GRZ_EVENT_RELIEF_ENDED 33
/** Cards went one at a time from the top of Morale to the top of Trials (RES-5). Fields: amount (cards). */
#define GRZ_EVENT_MORALE_DROPPED 34
/** The Leader token passed on (RES-7). Fields: seat. */
#define GRZ_EVENT_LEADER_PASSED 35
/** The game ended. Fields: outcome. */
#define GRZ_EVENT_GAME_ENDED 36
/** The card is out of the game because the game starts from a given position (TAB-4). Fields: card. */
#define GRZ_EVENT_CARD_SET_ASIDE 37
/** The deck of Orders was made (ORD-1). Secret: which. Fields: amount (orders). */
#define GRZ_EVENT_ORDERS_SET 64
/** The deck of Recruits was made (REC-1). Secret: which. Fields: amount (recruits). */
#define GRZ_EVENT_RECRUITS_SET 65
/** The seat drew two Helping Hands, of which it keeps one (ONE-1). Secret: which. Fields: seat. */
#define GRZ_EVENT_HELP_OFFERED 66
/** These seats are asked which Helping Hand they keep (ONE-1). Fields: seats. */
#define GRZ_EVENT_HELP_ASKED 67
/** The seat has chosen (HH-4). Secret: which it keeps. Fields: seat. */
#define GRZ_EVENT_HELP_CHOSEN 68
/** The seat holds this Helping Hand, for all to see (HH-4). Fields: seat, roster_card (help). */
#define GRZ_EVENT_HELP_HELD 69
/** The seat used its Helping Hand (HH-1). Fields: seat, roster_card (help). */
#define GRZ_EVENT_HELP_USED 70
/** The seat may use an Event Helping Hand now, or decline (HH-1). Fields: seat, pause. */
#define GRZ_EVENT_HELP_INVITED 71
/** The seat used none, or no more (HH-1); or it declined what a card offers. Fields: seat. */
#define GRZ_EVENT_DECLINED 72
/** A number of the running Mission is another now (PACK-2). Fields: modifier, amount (value). */
#define GRZ_EVENT_MODIFIER_SET 73
/** The Leader drew Orders and is asked which one to choose (ORD-2). Secret: which. Fields: seat. */
#define GRZ_EVENT_ORDERS_DRAWN 74
/** The Order of this Mission (ORD-2). Fields: seat, roster_card (order), flags RETURNED. */
#define GRZ_EVENT_ORDER_CHOSEN 75
/** An Order left the game (ORD-4). Fields: roster_card (order), flags EARLY. */
#define GRZ_EVENT_ORDER_DISCARDED 76
/** The Leader is asked for the intensity (PREP-1). Fields: seat. */
#define GRZ_EVENT_INTENSITY_ASKED 77
/** The Briefing gives the intensity, and nothing is asked (PREP-1). Fields: amount (intensity). */
#define GRZ_EVENT_INTENSITY_GIVEN 78
/** The seat that has just withdrawn may draw so as to cancel an Order, or decline (ORD-5, WDR-3). Fields: seat, amount (draws). */
#define GRZ_EVENT_CANCELLATION_ASKED 79
/** The top Recruit was turned up and cannot come; it stays on top (REC-1). Fields: roster_card (recruit). */
#define GRZ_EVENT_RECRUIT_TURNED_UP 80
/** A Recruit arrives (REC-1). Fields: roster_card (recruit), to (after), amount (tokens). */
#define GRZ_EVENT_RECRUIT_ARRIVED 81
/** The Recruit drew a card for its hand, face up (REC-2). Fields: card. */
#define GRZ_EVENT_RECRUIT_DREW 82
/** It is the Recruit's turn; the Leader is asked (REC-3). Fields: seat (leader). */
#define GRZ_EVENT_RECRUIT_TURN 83
/** The Recruit is out of the Mission, with one Morale token more (REC-4). */
#define GRZ_EVENT_RECRUIT_WITHDREW 84
/** The Recruit leaves (REC-6). Fields: roster_card (recruit), flags EARLY. */
#define GRZ_EVENT_RECRUIT_LEFT 85
/** A Luck symbol, or a card, kept a Trap from drawing (LUCK-1). Fields: flags BY_LUCK. */
#define GRZ_EVENT_TRAP_CANCELLED 86
/** The seat is asked how a card's effect is carried out. Fields: seat, source and by, amount (left), pause. */
#define GRZ_EVENT_CHOICE_ASKED 87
/** A card went from a hand to the discards. Fields: seat, card. */
#define GRZ_EVENT_CARD_DISCARDED 88
/** A card went from No Man's Land to the discards. Fields: card. */
#define GRZ_EVENT_CARD_CLEARED 89
/** A card went from one hand to another. Secret: which, for both. Fields: seat (from), to. */
#define GRZ_EVENT_CARD_GIVEN 90
/** A card went from a hand to the bottom of Trials. Secret: which. Fields: seat. */
#define GRZ_EVENT_CARD_RETURNED 91
/** The seat looked at the top of Trials. Secret: the cards, the top one last. Fields: seat, amount (cards). */
#define GRZ_EVENT_TRIALS_SEEN 92
/** The one hand passes to the Grizzled who acts next (SOLO-3). Secret: the hand. Fields: seat (from), to. */
#define GRZ_EVENT_HAND_PASSED 93
/** May the hand be filled up? (SOLO-4) Fields: seat. */
#define GRZ_EVENT_REFILL_ASKED 94
/** The hand was not filled up, and cannot be again in this Mission (SOLO-4). Fields: seat. */
#define GRZ_EVENT_REFILL_DECLINED 95
/** A Support tile of the game for one was drawn (SOLO-5). Fields: to (seat). */
#define GRZ_EVENT_SOLO_SUPPORT 96
/** All four Support tiles of the game for one are shuffled again (SOLO-5). */
#define GRZ_EVENT_SOLO_TILES_SHUFFLED 97
/** The player puts this hand down and no longer sees it (DUO-2). Fields: seat. */
#define GRZ_EVENT_HAND_PUT_DOWN 98
/** The player takes this hand up (DUO-2). Secret: the hand. Fields: seat. */
#define GRZ_EVENT_HAND_TAKEN_UP 99
/** This seat is asked to answer the Speech (DUO-3). Fields: seat. */
#define GRZ_EVENT_ANSWER_ASKED 100
/** A card of a Recruit that is sent home went to the discards. Fields: card. */
#define GRZ_EVENT_RECRUIT_DISCARDED 101
/** The seat makes its free Speech of this Mission, for which no token is spent. Fields: seat. */
#define GRZ_EVENT_FREE_SPEECH 102
/** The Recruit's turn is over. */
#define GRZ_EVENT_RECRUIT_TURN_ENDED 103
/** What lasted for one Mission is over, since the next one starts; a Recruit in play is in it. */
#define GRZ_EVENT_MISSION_PREPARED 104
/** The seat has made a choice that a card asked for. Fields: seat. */
#define GRZ_EVENT_CHOICE_ENDED 105
/** The seat knows the Order on top of the deck because the game starts from a given position: it had put that one back (ORD-2). Secret: which, as a deck of one. Fields: seat. */
#define GRZ_EVENT_ORDER_PUT_BACK 106

/* Reasons of a rejection, in grz_error.reason. */

/** the game is over */
#define GRZ_REASON_GAME_OVER 1
/** no player sits at this seat */
#define GRZ_REASON_NO_SUCH_SEAT 2
/** the game does not wait for this seat */
#define GRZ_REASON_NOT_AWAITED 3
/** the command does not answer what is asked */
#define GRZ_REASON_NOT_ASKED 4
/** this intensity is not on offer */
#define GRZ_REASON_INTENSITY_NOT_OFFERED 5
/** the card is not in hand */
#define GRZ_REASON_NOT_IN_HAND 6
/** the Good Luck Charm is face down */
#define GRZ_REASON_CHARM_USED 7
/** the card is not in No Man's Land */
#define GRZ_REASON_NOT_IN_NO_MANS_LAND 8
/** the card does not bear that threat */
#define GRZ_REASON_OTHER_THREAT 9
/** no Speech token is held */
#define GRZ_REASON_NO_SPEECH 10
/** a card bars it */
#define GRZ_REASON_BARRED 11
/** a card demands a withdrawal */
#define GRZ_REASON_MUST_WITHDRAW 12
/** the tile is not held */
#define GRZ_REASON_TILE_NOT_HELD 13
/** a tile that is held must be played */
#define GRZ_REASON_TILE_MUST_BE_PLAYED 14
/** the tile is drawn at random */
#define GRZ_REASON_TILE_IS_DRAWN 15
/** another number of tiles must be removed */
#define GRZ_REASON_WRONG_REMOVAL 16
/** the card is not a Hard Knock within reach */
#define GRZ_REASON_NOT_WITHIN_REACH 17
/** relief does not allow so many Hard Knocks */
#define GRZ_REASON_TOO_MANY_KNOCKS 18
/** the Good Luck Charm cannot be recovered */
#define GRZ_REASON_CHARM_NOT_OFFERED 19
/** the Order is not on offer */
#define GRZ_REASON_ORDER_NOT_OFFERED 20
/** the Helping Hand cannot be used now */
#define GRZ_REASON_HELP_NOT_USABLE 21
/** the Helping Hand is not on offer */
#define GRZ_REASON_HELP_NOT_OFFERED 22
/** the card does not allow this choice */
#define GRZ_REASON_CHOICE_NOT_OFFERED 23
/** this cannot be declined */
#define GRZ_REASON_NOT_OPTIONAL 24
/** the card is not in the Recruit's hand */
#define GRZ_REASON_NOT_IN_RECRUITS_HAND 25
/** a Recruit plays no Hard Knock while the Leader is withdrawn */
#define GRZ_REASON_LEADER_WITHDRAWN 26
/** the game stands in the middle of a command */
#define GRZ_REASON_MID_COMMAND 27

/* Rules, in grz_error.rule. */

/** Play goes clockwise, and the next seat clockwise is the seat to the left. */
#define GRZ_RULE_TAB_1 0
/** There are six threats: Night, Rain and Snow are weather, Mask, Shell and Whistle are assault. */
#define GRZ_RULE_TAB_2 1
/** A Trial card is a Threat bearing one to six different threats, a Hard Knock, or Merry Christmas. */
#define GRZ_RULE_TAB_3 2
/** A discarded card is out of play for the rest of the game, in a campaign for the rest of the Chapter. */
#define GRZ_RULE_TAB_4 3
/** Only its owner knows a hand, the tiles held and the tile laid face down; nobody knows what lies in the piles. */
#define GRZ_RULE_TAB_5 4
/** A draw from an empty Trials pile is ignored. */
#define GRZ_RULE_TAB_6 5
/** The base deck has 39 Threats, nine of them with a Trap; each threat stands on exactly 14 cards. */
#define GRZ_RULE_DECK_1 6
/** The base deck has 19 Hard Knocks, all different: three Traumas, three Phobias and 13 others. */
#define GRZ_RULE_DECK_2 7
/** The base deck has one Merry Christmas. */
#define GRZ_RULE_DECK_3 8
/** Each of the six characters has a Good Luck Charm of a different threat, and no two seats play the same character. */
#define GRZ_RULE_DECK_4 9
/** There are 16 Support tiles: six left, six right, two double left and two double right. */
#define GRZ_RULE_DECK_5 10
/** A base game is for two to five players and begins with 25 Trials (20 for two, 30 for Veterans); the rest of the deck is Morale. */
#define GRZ_RULE_SET_1 11
/** Each seat gets a left tile, a right tile and a third at random; with three seats or fewer the doubles stay out. */
#define GRZ_RULE_SET_2 12
/** The supply has five Speech tokens for two or three players, four for four, three for five, and five in Armistice. */
#define GRZ_RULE_SET_3 13
/** The first Mission Leader is named by the players or drawn at random. */
#define GRZ_RULE_SET_4 14
/** In a Rookie game Traps do nothing, in a Normal one they act, and a Veteran game is a Normal one with 30 Trials. */
#define GRZ_RULE_SET_5 15
/** A Mission begins with all the Grizzled in it and all their Hard Knocks in force. */
#define GRZ_RULE_PREP_0 16
/** The Leader chooses the intensity: at least three in a base game's first Mission, else at least one or what the Order says. */
#define GRZ_RULE_PREP_1 17
/** The greatest intensity on offer is the one that empties the Trials pile; the least one is always on offer. */
#define GRZ_RULE_PREP_2 18
/** Cards are dealt one at a time, clockwise from the Leader; the deal stops when the pile is empty. */
#define GRZ_RULE_PREP_3 19
/** After the deal the owners of Frenzied draw, seat by seat from the Leader; then a Recruit may arrive. */
#define GRZ_RULE_PREP_4 20
/** After the deal the active threats are checked, so a Mission can fail at once; else the Leader takes the first turn. */
#define GRZ_RULE_PREP_5 21
/** Turns go clockwise over those still in the Mission; a turn is exactly one action, and nobody may pass. */
#define GRZ_RULE_MIS_1 22
/** A Mission fails when a threat is active three times, by No Man's Land and the Traumas and Phobias of those in the Mission. */
#define GRZ_RULE_MIS_2 23
/** Threats are checked after each card that comes into play; a Trap on the card that makes the Mission fail draws nothing. */
#define GRZ_RULE_MIS_3 24
/** A Mission succeeds when all have withdrawn and it has not failed by the end of the last withdrawal. */
#define GRZ_RULE_MIS_4 25
/** What a player can do is listed in a fixed order, each choice once: every card, threat or kind of tile, and declining. */
#define GRZ_RULE_CMD_1 26
/** A Threat played from hand goes to No Man's Land; a Hard Knock goes to whoever plays it and acts at once. */
#define GRZ_RULE_ACT_PLAY 27
/** A Trap on a Threat played from hand draws the top card of the Trials and plays it at once; a Trap on that one does nothing. */
#define GRZ_RULE_ACT_TRAP 28
/** Whoever brings Merry Christmas into play may discard one Hard Knock of any seat; then Merry Christmas is discarded. */
#define GRZ_RULE_ACT_XMAS 29
/** A Good Luck Charm that lies face up discards one Trial card bearing its threat from No Man's Land and turns face down. */
#define GRZ_RULE_ACT_CHARM 30
/** A Speech costs a token and names a threat: everyone else in the Mission may discard one card bearing it from hand. */
#define GRZ_RULE_ACT_SPEECH 31
/** Everyone entitled to answer a Speech is asked, whatever they hold, and all answers are shown together. */
#define GRZ_RULE_ACT_SPEECH_SECRET 32
/** Whoever withdraws lays one of the Support tiles held face down, is out of the Mission and keeps the cards in hand. */
#define GRZ_RULE_ACT_WITHDRAW 33
/** With an empty hand one may always withdraw, whatever Hard Knocks or Orders forbid. */
#define GRZ_RULE_WDR_1 34
/** Whoever holds no Support tile withdraws without one. */
#define GRZ_RULE_WDR_2 35
/** A withdrawal goes in this order: Absent-minded takes a tile, a tile is laid, the seat is out, Orders may be cancelled, Clumsy draws. */
#define GRZ_RULE_WDR_3 36
/** After a success the cards of No Man's Land are discarded; after a failure they are shuffled into the Trials pile. */
#define GRZ_RULE_RES_1 37
/** Whoever alone gets the most Support may discard up to two Hard Knocks or recover the charm; after a failure, one Hard Knock. */
#define GRZ_RULE_RES_2 38
/** After Support the game is lost if anyone bears four Hard Knocks or more, where Wounded counts as two. */
#define GRZ_RULE_RES_3 39
/** After a success the game is won if the Trials pile and all hands are empty and no Recruit is in play. */
#define GRZ_RULE_RES_4 40
/** Morale drops by as many cards as all hands hold, three at least; they go from the Morale reserve to the top of the Trials. */
#define GRZ_RULE_RES_5 41
/** The game is lost when the Morale reserve is empty; in Armistice also with 13 cards or more in all hands after the drop. */
#define GRZ_RULE_RES_6 42
/** The Leader token passes to the left, and the former Leader takes a Speech token if one remains. */
#define GRZ_RULE_RES_7 43
/** While its owner is withdrawn, a Hard Knock does nothing to the Mission under way; what acts outside it goes on. */
#define GRZ_RULE_HK_1 44
/** Where Hard Knocks contradict each other, the cards of the seat whose turn it is come first, and on one seat the older one. */
#define GRZ_RULE_HK_2 45
/** The effects of several copies of a Hard Knock add up; what they bar or demand counts once. */
#define GRZ_RULE_HK_3 46
/** A Trauma makes its Night, Rain or Snow active once more while its owner is in the Mission. */
#define GRZ_RULE_HK_TRAUMA 47
/** A Phobia makes its Mask, Shell or Whistle active once more while its owner is in the Mission. */
#define GRZ_RULE_HK_PHOBIA 48
/** Wounded counts as two Hard Knocks towards defeat, but as one card when it is discarded. */
#define GRZ_RULE_HK_WOUNDED 49
/** A Mute Grizzled makes no Speech, but may answer one and takes part in Support. */
#define GRZ_RULE_HK_MUTE 50
/** Whoever gets Tyrannical takes the Leader token at once and does not pass it on while the card stays. */
#define GRZ_RULE_HK_TYRANNICAL 51
/** Demoralized adds one card to each drop of Morale, which is then four at least. */
#define GRZ_RULE_HK_DEMORALIZED 52
/** While the owner of Fragile is in the Mission, the others can withdraw only with an empty hand. */
#define GRZ_RULE_HK_FRAGILE 53
/** If a threat is active twice when the turn of a Fearful Grizzled starts, withdrawing is the only action. */
#define GRZ_RULE_HK_FEARFUL 54
/** The Support tile that a Panicked Grizzled plays is drawn at random. */
#define GRZ_RULE_HK_PANICKED 55
/** After each deal a Frenzied Grizzled draws two more cards, or as many as there are. */
#define GRZ_RULE_HK_FRENZIED 56
/** The Support tile of a Selfish Grizzled counts for and returns to that Grizzled. */
#define GRZ_RULE_HK_SELFISH 57
/** A Hardheaded Grizzled cannot withdraw with two or more cards in hand. */
#define GRZ_RULE_HK_HARDHEADED 58
/** A Prideful Grizzled can withdraw only with an empty hand or as the last Grizzled in the Mission. */
#define GRZ_RULE_HK_PRIDEFUL 59
/** After withdrawing, a Clumsy Grizzled draws the top card of the Trials and plays it; a Trap on it does nothing. */
#define GRZ_RULE_HK_CLUMSY 60
/** Before withdrawing, an Absent-minded Grizzled chooses one own Support tile, which leaves the game. */
#define GRZ_RULE_HK_ABSENT_MINDED 61
/** A Grizzled who could do nothing at all may withdraw. */
#define GRZ_RULE_HK_LOCK 62
/** In a base game for two the Chaplain takes the last seat: three tiles, no hand, no charm, never Leader, never in the Mission. */
#define GRZ_RULE_CHAP_1 63
/** Before the intensity is chosen, one of the Chaplain's tiles is drawn and laid face down; it counts after a failure, too. */
#define GRZ_RULE_CHAP_2 64
/** If the Chaplain gets the most Support, nobody is relieved; he keeps the tiles that he receives. */
#define GRZ_RULE_CHAP_3 65
/** With the Chaplain, spent Speech tokens return to the supply, and the Trials pile begins with 20 cards. */
#define GRZ_RULE_CHAP_4 66
/** Armistice has 68 Trial cards, 45 Threats and 23 Hard Knocks, and no Merry Christmas; Aggressive is out without Traps. */
#define GRZ_RULE_ARM_1 67
/** A Chapter's Briefing gives the Trials pile, the Morale reserve, the first intensity and what the Chapter adds. */
#define GRZ_RULE_ARM_2 68
/** In Armistice relief recovers the charm as well, a Morale drop counts six cards in hands at most, and 13 or more lose the game. */
#define GRZ_RULE_ARM_3 69
/** A Trap set off by an Aggressive Grizzled draws one card more. */
#define GRZ_RULE_HK_AGGRESSIVE 70
/** Neither relief nor Merry Christmas nor a Recruit's reward can discard Scarred; a Helping Hand can. */
#define GRZ_RULE_HK_SCARRED 71
/** A Superstitious Grizzled cannot use the Good Luck Charm. */
#define GRZ_RULE_HK_SUPERSTITIOUS 72
/** A Loyal Grizzled cannot withdraw while all Grizzled are still in the Mission. */
#define GRZ_RULE_HK_LOYAL 73
/** A Hard Knock drawn by a Trap goes to the Grizzled who set the Trap off or, if a Recruit did, to the Leader. */
#define GRZ_RULE_TRAP_A 74
/** A Trap is cancelled if No Man's Land shows more Luck symbols than Traps that Luck has cancelled in this Mission. */
#define GRZ_RULE_LUCK_1 75
/** Where cards contradict each other, Helping Hands come first, then Orders, the Recruit, the Chapter, Hard Knocks and other rules. */
#define GRZ_RULE_PRI_1 76
/** A one-shot's deck has twelve Orders of the Day by difficulty; a Chapter's has as many as its Briefing says. */
#define GRZ_RULE_ORD_1 77
/** When a Mission starts the Leader draws two Orders, chooses one, and puts the other back on top of the deck, face down. */
#define GRZ_RULE_ORD_2 78
/** An Order names the least intensity and has an effect, which may be for good or for ill. */
#define GRZ_RULE_ORD_3 79
/** An Order is discarded after Support, unless it has a condition for its cancellation: then it stays until that is met. */
#define GRZ_RULE_ORD_4 80
/** Whoever withdraws may draw to cancel an Order that allows it, even if the Trials have too few cards; a Recruit cancels none. */
#define GRZ_RULE_ORD_5 81
/** Where an Order and a Hard Knock contradict each other, the Order is obeyed. */
#define GRZ_RULE_ORD_6 82
/** An Order in No Man's Land is no Trial card: no charm discards it, and it is not shuffled into the Trials. */
#define GRZ_RULE_ORD_7 83
/** After the deal a Recruit arrives at the Leader's right if none is in play and the Trials can fill its hand. */
#define GRZ_RULE_REC_1 84
/** A Recruit arrives with a hand drawn face up, to which nothing is dealt later, and the Morale tokens that its card names. */
#define GRZ_RULE_REC_2 85
/** On a Recruit's turn the Leader plays one of its cards or withdraws it; a Hard Knock goes to the Leader and is barred if the Leader has withdrawn. */
#define GRZ_RULE_REC_3 86
/** A Recruit that withdraws gets a Morale token; in a drop of Morale its tokens count as cards in hands, its own cards do not. */
#define GRZ_RULE_REC_4 87
/** Support tiles and Speeches pass a Recruit over. */
#define GRZ_RULE_REC_5 88
/** A Recruit leaves after playing its last card and rewards the group, even if the Mission has just failed. */
#define GRZ_RULE_REC_6 89
/** There is no victory while a Recruit is in play. */
#define GRZ_RULE_REC_7 90
/** A Recruit's effect holds while it is in play, even after it has withdrawn. */
#define GRZ_RULE_REC_8 91
/** A Helping Hand is an Action in place of a turn's action, an Event at the moment it names, or a Friendship, which stays. */
#define GRZ_RULE_HH_1 92
/** A Helping Hand comes before any other rule, and whoever uses it may decline what it offers. */
#define GRZ_RULE_HH_2 93
/** A Chapter's end awards Helping Hands by the Morale cards left, after a loss only where its Conclusion says so: a victory point for each, a negative point for each one missed. */
#define GRZ_RULE_HH_3 94
/** Helping Hands held lie open; in a one-shot the two that a player draws stay secret until all have chosen. */
#define GRZ_RULE_HH_4 95
/** After a lost Chapter one card in a hand or one Hard Knock before a seat may be banned from the campaign for a negative point. */
#define GRZ_RULE_BAN_1 96
/** What the players decide together, such as rewards and bans, is asked of the Leader. */
#define GRZ_RULE_GRP_1 97
/** A campaign is Boot Camp, which may be skipped, and nine Chapters in order, each with its Briefing and Conclusion. */
#define GRZ_RULE_CAMP_1 98
/** Between Chapters a campaign can be saved, and resumed with the same number of seats. */
#define GRZ_RULE_CAMP_2 99
/** To play the campaign again is to start a new one; nothing is used up. */
#define GRZ_RULE_CAMP_3 100
/** The score is the victory points less the negative points. */
#define GRZ_RULE_CAMP_4 101
/** Each Chapter is set up anew, from characters and charms to piles and hands; only what a campaign saves is kept. */
#define GRZ_RULE_CAMP_5 102
/** A Chapter ends with its result, its rewards and, if it is lost, a ban; Hard Knocks go, and a lost Chapter is not played again. */
#define GRZ_RULE_CAMP_6 103
/** A one-shot has 30 Trials, the rest is Morale; each player keeps one of two Helping Hands; Traps and Recruits are optional. */
#define GRZ_RULE_ONE_1 104
/** In a Solo game one player has three Grizzled, one hand and Traps, but no Speeches, Orders, Recruits, Helping Hands or choice of intensity. */
#define GRZ_RULE_SOLO_1 105
/** In a Solo game a Mission starts by drawing until the hand has three cards or the pile is empty. */
#define GRZ_RULE_SOLO_2 106
/** In a Solo game the Leader token and the hand pass on after each action, and a Hard Knock goes to the active Grizzled. */
#define GRZ_RULE_SOLO_3 107
/** In a Solo game the hand may be filled up to three after a card is played; who declines cannot do so again in this Mission. */
#define GRZ_RULE_SOLO_4 108
/** In a Solo game a tile drawn from four, left, centre, right and blank, names the Grizzled who is relieved, or none. */
#define GRZ_RULE_SOLO_5 109
/** In a Duo game each player has two neighbouring Grizzled, as if four played, and a Morale drop counts seven cards in hands at most. */
#define GRZ_RULE_DUO_1 110
/** In a Duo game a player sees one hand at a time: that of the own Grizzled whose turn it is or comes next. */
#define GRZ_RULE_DUO_2 111
/** In a Duo game a Speech helps only the other player's Grizzled, who are asked one after the other. */
#define GRZ_RULE_DUO_3 112
/** Any mix of modules, decks and numbers that passes the checks can be played; what fails one is refused with the reason. */
#define GRZ_RULE_CUSTOM_1 113
/** An effect says when it acts, what it does, to whom, how much, who chooses, if it may be declined, and how long it lasts. */
#define GRZ_RULE_PACK_1 114
/** The numbers that effects change belong to the game or the running Mission, and a rule reads them where it is carried out. */
#define GRZ_RULE_PACK_2 115
/** A pack must leave every game finite: each drop takes at least one card of Morale, and what gives things back is limited. */
#define GRZ_RULE_TERM_1 116
/** A game may begin in any position that can stand between two commands, and shows each viewer what it would see there. */
#define GRZ_RULE_SET_6 117

#ifdef __cplusplus
}
#endif

#endif /* GRIZZLED_H */
