/*
 * The rules engine of the cooperative card game The Grizzled, as a C library.
 *
 * This file is generated from the crate grizzled-ffi; do not edit it.
 *
 * - Games are named by handles, which are values. A handle that was freed or made up is answered with
 *   GRZ_E_HANDLE.
 * - Every struct begins with struct_size: set it to sizeof the struct before a call. In arrays the library sets it.
 * - The caller brings all memory. When it is too short, the need is told, and nothing else is written.
 * - Functions that can fail answer a status, GRZ_OK or one of GRZ_E_...
 * - Pointers must be NULL where that is allowed, or point to what their type says.
 * - Any thread may call; on one handle one call at a time, else GRZ_E_BUSY.
 */
#ifndef GRIZZLED_H
#define GRIZZLED_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* General numbers. */

/** The number of this binary interface. It changes when a program built against another one could not work. */
#define GRZ_ABI 0
/** In a field: nothing of the kind that it names. */
#define GRZ_NONE 255
/** In grz_options.leader: the first Leader is drawn. */
#define GRZ_BY_CHANCE 255
/** The most cards in grz_event.order. */
#define GRZ_MAX_ORDER 80

/* Statuses: what a call came to. Numbers are never used again for something else. */

/** It was done. */
#define GRZ_OK 0
/** The rules refuse the command; grz_rejection says why. Nothing has changed. */
#define GRZ_E_REJECTED (-1)
/** The handle names no game: never made, freed, or made up. */
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
/** There are as many games as there can be. */
#define GRZ_E_FULL (-9)
/** A defect of the library. The handle can only be freed; other handles are sound. */
#define GRZ_E_INTERNAL (-10)
/** An earlier call on this handle met a defect of the library; it can only be freed. */
#define GRZ_E_POISONED (-11)

/* Ways to play, for grz_options.mode. */

/** The base game of 2015, for 2 to 5. */
#define GRZ_MODE_BASE 0
/** Armistice, a single game for 3 to 5. */
#define GRZ_MODE_ONE_SHOT 1
/** Armistice for 2, with two neighbouring Grizzled each: seats 0 and 1, seats 2 and 3. */
#define GRZ_MODE_DUO 2
/** Armistice for 1, with three Grizzled and one hand. */
#define GRZ_MODE_SOLO 3

/* Levels, for grz_options.level. In a one-shot and for two they choose the deck of Orders; for one there is no level. */

/** Traps are ignored. With Orders: for beginners. */
#define GRZ_LEVEL_ROOKIE 0
/** Traps apply. With Orders: the usual ones. */
#define GRZ_LEVEL_NORMAL 1
/** Traps apply, and the Trials pile has 30 cards. With Orders: for veterans. */
#define GRZ_LEVEL_VETERAN 2

/* Viewers: a seat's number from 0, or one of these. */

/** Someone who only watches and sees no secret. */
#define GRZ_VIEWER_SPECTATOR 100
/** The host: sees everything. Never hand this on to a player. */
#define GRZ_VIEWER_REFEREE 101

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
/** Choose the Order of the Day: front_card, an Order. */
#define GRZ_COMMAND_ORDER 9
/** Keep one of the two Helping Hands drawn: front_card, a Helping Hand. */
#define GRZ_COMMAND_KEEP 10
/** Use a Helping Hand: front_card, a Helping Hand. */
#define GRZ_COMMAND_HELP 11
/** Choose how the effect of a card is carried out: choice, and what it names. */
#define GRZ_COMMAND_CHOOSE 12
/** The Recruit plays a card: card. */
#define GRZ_COMMAND_RECRUIT_PLAY 13
/** The Recruit withdraws. */
#define GRZ_COMMAND_RECRUIT_WITHDRAW 14
/** Cancel an Order by drawing: front_card, an Order. */
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
/** An Order in play: front_card. */
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

/* Tags of events, in grz_event.tag, each with the fields it fills. Fields not named hold GRZ_NONE or 0. */

/** The deck was parted in two piles: amount (Trials), morale, speeches (in the supply). Secret: the order. */
#define GRZ_EVENT_DECK_SET 1
/** The seat plays a character: seat, character. */
#define GRZ_EVENT_CHARACTER_TAKEN 2
/** The seat got its first Support tiles: seat, amount. Secret: the tiles. */
#define GRZ_EVENT_TILES_GIVEN 3
/** The first Leader: seat. */
#define GRZ_EVENT_LEADER_NAMED 4
/** A Speech token was taken from the supply: seat. */
#define GRZ_EVENT_SPEECH_TAKEN 5
/** The charm lies face down from the start: seat. */
#define GRZ_EVENT_CHARM_SPENT 6
/** A Mission begins: amount (its number), seats. */
#define GRZ_EVENT_MISSION_STARTED 7
/** The Chaplain's tile was drawn and laid face down: seat. Secret: the tile. */
#define GRZ_EVENT_CHAPLAIN_PLAYED 8
/** The intensity was chosen: seat, amount. */
#define GRZ_EVENT_INTENSITY_CHOSEN 9
/** A card was dealt: seat. Secret: the card. */
#define GRZ_EVENT_DEALT 10
/** A card made the seat draw: seat, source and by (what made it). Secret: the card drawn. */
#define GRZ_EVENT_DRAWN 11
/** A turn begins: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so). */
#define GRZ_EVENT_TURN_STARTED 12
/** A Threat came to No Man's Land: seat, card, origin. */
#define GRZ_EVENT_THREAT_PLAYED 13
/** A Hard Knock was assigned: seat, card, origin. */
#define GRZ_EVENT_KNOCK_ASSIGNED 14
/** A Merry Christmas came into play: seat, card, origin. */
#define GRZ_EVENT_CHRISTMAS_PLAYED 15
/** The seat is asked which Hard Knock goes: seat, amount (cards its Clumsy still draws). */
#define GRZ_EVENT_CHRISTMAS_ASKED 16
/** The Merry Christmas was carried out and discarded: card. */
#define GRZ_EVENT_CHRISTMAS_DISCARDED 17
/** A Hard Knock was discarded: seat, card. */
#define GRZ_EVENT_KNOCK_DISCARDED 18
/** A Hard Knock took the Leader token: seat, source and by (the Hard Knock). */
#define GRZ_EVENT_LEADER_TAKEN 19
/** The charm was used: seat, card (discarded from No Man's Land). */
#define GRZ_EVENT_CHARM_USED 20
/** The charm was recovered: seat. */
#define GRZ_EVENT_CHARM_RECOVERED 21
/** A Speech was made: seat, threat, seats (who is asked), flags (RETURNED). */
#define GRZ_EVENT_SPEECH_MADE 22
/** A seat has answered the Speech: seat. Secret: the answer. */
#define GRZ_EVENT_SPEECH_ANSWERED 23
/** An answer is shown: seat, card (or GRZ_NONE). */
#define GRZ_EVENT_SPEECH_REVEALED 24
/** A tile left the game: seat, tile. */
#define GRZ_EVENT_TILE_REMOVED 25
/** The seat is out of the Mission: seat, flags (PLAYED, DRAWN). Secret: the tile. */
#define GRZ_EVENT_WITHDREW 26
/** The Mission succeeded. */
#define GRZ_EVENT_MISSION_SUCCEEDED 27
/** The Mission failed: threat. */
#define GRZ_EVENT_MISSION_FAILED 28
/** No Man's Land was shuffled into Trials: amount (cards there now). Secret: the order. */
#define GRZ_EVENT_TRIALS_SHUFFLED 29
/** A Support tile was revealed and handed over: seat, tile, to. */
#define GRZ_EVENT_TILE_REVEALED 30
/** The Support was counted: to (the seat with the most, or GRZ_NONE). */
#define GRZ_EVENT_SUPPORT_COUNTED 31
/** The seat is asked what relief it takes: seat, amount (Hard Knocks at most), flags (CHARM). */
#define GRZ_EVENT_RELIEF_ASKED 32
/** The relief is over: seat. */
#define GRZ_EVENT_RELIEF_ENDED 33
/** Cards went from Morale to Trials: amount. */
#define GRZ_EVENT_MORALE_DROPPED 34
/** The Leader token passed on: seat. */
#define GRZ_EVENT_LEADER_PASSED 35
/** The game ended: outcome. */
#define GRZ_EVENT_GAME_ENDED 36
/** The card is out of the game from the start: card. */
#define GRZ_EVENT_CARD_SET_ASIDE 37

/* Tags of the events beside the Trials, in grz_event.tag, each with the fields it fills. */

/** The deck of Orders was made: amount. Secret: which. */
#define GRZ_EVENT_ORDERS_SET 64
/** The deck of Recruits was made: amount. Secret: which. */
#define GRZ_EVENT_RECRUITS_SET 65
/** The seat drew two Helping Hands: seat. Secret: which. */
#define GRZ_EVENT_HELP_OFFERED 66
/** These seats are asked which Helping Hand they keep: seats. */
#define GRZ_EVENT_HELP_ASKED 67
/** The seat has chosen: seat. Secret: which it keeps. */
#define GRZ_EVENT_HELP_CHOSEN 68
/** The seat holds this Helping Hand, for all to see: seat, front_card. */
#define GRZ_EVENT_HELP_HELD 69
/** The seat used its Helping Hand: seat, front_card. */
#define GRZ_EVENT_HELP_USED 70
/** The seat may use a Helping Hand now: seat, pause. */
#define GRZ_EVENT_HELP_INVITED 71
/** The seat used none, or no more; or it declined what a card offers: seat. */
#define GRZ_EVENT_DECLINED 72
/** A number of the running Mission is another now: term, amount. */
#define GRZ_EVENT_TERM_SET 73
/** The Leader drew Orders and is asked which one to choose: seat. Secret: which. */
#define GRZ_EVENT_ORDERS_DRAWN 74
/** The Order of this Mission: seat, front_card, flags (RETURNED). */
#define GRZ_EVENT_ORDER_CHOSEN 75
/** An Order left the game: front_card, flags (EARLY). */
#define GRZ_EVENT_ORDER_DISCARDED 76
/** The Leader is asked for the intensity: seat. */
#define GRZ_EVENT_INTENSITY_ASKED 77
/** The Briefing gives the intensity: amount. */
#define GRZ_EVENT_INTENSITY_GIVEN 78
/** The seat may draw so as to cancel an Order: seat, amount (cards its Clumsy draws afterwards). */
#define GRZ_EVENT_CANCELLATION_ASKED 79
/** The top Recruit was turned up and cannot come: front_card. */
#define GRZ_EVENT_RECRUIT_TURNED_UP 80
/** A Recruit arrives: front_card, to (the seat after which it acts), amount (its Morale tokens). */
#define GRZ_EVENT_RECRUIT_ARRIVED 81
/** The Recruit drew a card for its hand: card. */
#define GRZ_EVENT_RECRUIT_DREW 82
/** It is the Recruit's turn: seat (the Leader, who is asked). */
#define GRZ_EVENT_RECRUIT_TURN 83
/** The Recruit is out of the Mission, with one Morale token more. */
#define GRZ_EVENT_RECRUIT_WITHDREW 84
/** The Recruit leaves: front_card, flags (EARLY). */
#define GRZ_EVENT_RECRUIT_LEFT 85
/** A Trap does not draw: flags (BY_LUCK). */
#define GRZ_EVENT_TRAP_CANCELLED 86
/** The seat is asked how a card's effect is carried out: seat, source and by, amount (choices left), pause. */
#define GRZ_EVENT_CHOICE_ASKED 87
/** A card went from a hand to the discards: seat, card. */
#define GRZ_EVENT_CARD_DISCARDED 88
/** A card went from No Man's Land to the discards: card. */
#define GRZ_EVENT_CARD_CLEARED 89
/** A card went from one hand to another: seat (from), to. Secret: which. */
#define GRZ_EVENT_CARD_GIVEN 90
/** A card went from a hand to the bottom of Trials: seat. Secret: which. */
#define GRZ_EVENT_CARD_RETURNED 91
/** The seat looked at the top of Trials: seat, amount. Secret: the cards. */
#define GRZ_EVENT_TRIALS_SEEN 92
/** The one hand passes on: seat (from), to. Secret: the hand. */
#define GRZ_EVENT_HAND_PASSED 93
/** May the hand be filled up? seat. */
#define GRZ_EVENT_REFILL_ASKED 94
/** The hand was not filled up: seat. */
#define GRZ_EVENT_REFILL_DECLINED 95
/** A Support tile of the game for one was drawn: to (the seat relieved, or GRZ_NONE). */
#define GRZ_EVENT_SOLO_SUPPORT 96
/** The four Support tiles of the game for one are shuffled again. */
#define GRZ_EVENT_SOLO_TILES_SHUFFLED 97
/** The player puts this hand down and no longer sees it: seat. */
#define GRZ_EVENT_HAND_PUT_DOWN 98
/** The player takes this hand up: seat. Secret: the hand. */
#define GRZ_EVENT_HAND_TAKEN_UP 99
/** This seat is asked to answer the Speech: seat. */
#define GRZ_EVENT_ANSWER_ASKED 100
/** A card of a Recruit that is sent home went to the discards: card. */
#define GRZ_EVENT_RECRUIT_DISCARDED 101
/** The seat makes its free Speech of this Mission: seat. */
#define GRZ_EVENT_FREE_SPEECH 102
/** The Recruit's turn is over. */
#define GRZ_EVENT_RECRUIT_TURN_ENDED 103
/** What lasted for one Mission is over, since the next one starts. */
#define GRZ_EVENT_MISSION_PREPARED 104
/** The seat has made a choice that a card asked for: seat. */
#define GRZ_EVENT_CHOICE_ENDED 105

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

/* Kinds of cards that act, in grz_event.source and grz_rejection.source; 0 where there is none. */

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

/* Numbers of the running Mission, in grz_event.term. */

/** How often a threat must be active for the Mission to fail. */
#define GRZ_TERM_FAIL_AT 0
/** The threats that cards do not make active, a bit each. */
#define GRZ_TERM_HARMLESS 1
/** How often Night is active beside the cards. */
#define GRZ_TERM_ADDED_NIGHT 2
/** How often Rain is. */
#define GRZ_TERM_ADDED_RAIN 3
/** How often Snow is. */
#define GRZ_TERM_ADDED_SNOW 4
/** How often the Mask is. */
#define GRZ_TERM_ADDED_MASK 5
/** How often the Shell is. */
#define GRZ_TERM_ADDED_SHELL 6
/** How often the Whistle is. */
#define GRZ_TERM_ADDED_WHISTLE 7
/** What is switched on, GRZ_SWITCH_... */
#define GRZ_TERM_SWITCHES 8
/** The least intensity. */
#define GRZ_TERM_INTENSITY_LEAST 9
/** The greatest intensity; 0 where there is none. */
#define GRZ_TERM_INTENSITY_MOST 10
/** Cards that each seat draws after the deal. */
#define GRZ_TERM_EXTRA_DRAWS 11
/** Cards that the Leader draws beyond that. */
#define GRZ_TERM_LEADER_DRAWS 12
/** The least morale drop. */
#define GRZ_TERM_DROP_LEAST 13
/** The greatest morale drop; 255 where there is none. */
#define GRZ_TERM_DROP_MOST 14
/** By how much Morale drops more, below 128, or less, as 256 minus it. */
#define GRZ_TERM_DROP_MORE 15
/** With how many cards in the hands the game is lost; 255 where it never is. */
#define GRZ_TERM_HAND_LIMIT 16
/** The most Hard Knocks that relief discards after a success. */
#define GRZ_TERM_RELIEF_AFTER_SUCCESS 17
/** The same after a failure. */
#define GRZ_TERM_RELIEF_AFTER_FAILURE 18
/** The seats that may discard one more, a bit each. */
#define GRZ_TERM_RELIEF_FRIENDS 19
/** Cards that go from Morale to Trials for each Hard Knock that comes into play. */
#define GRZ_TERM_MORALE_PER_KNOCK 20
/** With how many Hard Knocks a seat loses the game. */
#define GRZ_TERM_KNOCK_LIMIT 21
/** The same for the Leader. */
#define GRZ_TERM_KNOCK_LIMIT_OF_LEADER 22
/** Cards that cannot be played: bits 0 to 5 those with a threat, bit 6 Hard Knocks, bit 7 Traps. */
#define GRZ_TERM_BARRED_PLAYS 23
/** How many cards beside Hard Knocks may bar or force a withdrawal. */
#define GRZ_TERM_OPINIONS 24

/* Bits of the number of GRZ_TERM_SWITCHES. */

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
/** A card that went to a hand which its player has put down, told to the referee alone: secret_card. */
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

/* Reasons of a rejection, in grz_rejection.reason. */

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

/* Rules, in grz_rejection.rule. */

#define GRZ_RULE_TAB_1 0
#define GRZ_RULE_TAB_2 1
#define GRZ_RULE_TAB_3 2
#define GRZ_RULE_TAB_4 3
#define GRZ_RULE_TAB_5 4
#define GRZ_RULE_TAB_6 5
#define GRZ_RULE_DECK_1 6
#define GRZ_RULE_DECK_2 7
#define GRZ_RULE_DECK_3 8
#define GRZ_RULE_DECK_4 9
#define GRZ_RULE_DECK_5 10
#define GRZ_RULE_SET_1 11
#define GRZ_RULE_SET_2 12
#define GRZ_RULE_SET_3 13
#define GRZ_RULE_SET_4 14
#define GRZ_RULE_SET_5 15
#define GRZ_RULE_PREP_0 16
#define GRZ_RULE_PREP_1 17
#define GRZ_RULE_PREP_2 18
#define GRZ_RULE_PREP_3 19
#define GRZ_RULE_PREP_4 20
#define GRZ_RULE_PREP_5 21
#define GRZ_RULE_MIS_1 22
#define GRZ_RULE_MIS_2 23
#define GRZ_RULE_MIS_3 24
#define GRZ_RULE_MIS_4 25
#define GRZ_RULE_CMD_1 26
#define GRZ_RULE_ACT_PLAY 27
#define GRZ_RULE_ACT_TRAP 28
#define GRZ_RULE_ACT_XMAS 29
#define GRZ_RULE_ACT_CHARM 30
#define GRZ_RULE_ACT_SPEECH 31
#define GRZ_RULE_ACT_SPEECH_SECRET 32
#define GRZ_RULE_ACT_WITHDRAW 33
#define GRZ_RULE_WDR_1 34
#define GRZ_RULE_WDR_2 35
#define GRZ_RULE_WDR_3 36
#define GRZ_RULE_RES_1 37
#define GRZ_RULE_RES_2 38
#define GRZ_RULE_RES_3 39
#define GRZ_RULE_RES_4 40
#define GRZ_RULE_RES_5 41
#define GRZ_RULE_RES_6 42
#define GRZ_RULE_RES_7 43
#define GRZ_RULE_HK_1 44
#define GRZ_RULE_HK_2 45
#define GRZ_RULE_HK_3 46
#define GRZ_RULE_HK_TRAUMA 47
#define GRZ_RULE_HK_PHOBIA 48
#define GRZ_RULE_HK_WOUNDED 49
#define GRZ_RULE_HK_MUTE 50
#define GRZ_RULE_HK_TYRANNICAL 51
#define GRZ_RULE_HK_DEMORALIZED 52
#define GRZ_RULE_HK_FRAGILE 53
#define GRZ_RULE_HK_FEARFUL 54
#define GRZ_RULE_HK_PANICKED 55
#define GRZ_RULE_HK_FRENZIED 56
#define GRZ_RULE_HK_SELFISH 57
#define GRZ_RULE_HK_HARDHEADED 58
#define GRZ_RULE_HK_PRIDEFUL 59
#define GRZ_RULE_HK_CLUMSY 60
#define GRZ_RULE_HK_ABSENT_MINDED 61
#define GRZ_RULE_HK_LOCK 62
#define GRZ_RULE_CHAP_1 63
#define GRZ_RULE_CHAP_2 64
#define GRZ_RULE_CHAP_3 65
#define GRZ_RULE_CHAP_4 66
#define GRZ_RULE_ARM_1 67
#define GRZ_RULE_ARM_2 68
#define GRZ_RULE_ARM_3 69
#define GRZ_RULE_HK_AGGRESSIVE 70
#define GRZ_RULE_HK_SCARRED 71
#define GRZ_RULE_HK_SUPERSTITIOUS 72
#define GRZ_RULE_HK_LOYAL 73
#define GRZ_RULE_TRAP_A 74
#define GRZ_RULE_LUCK_1 75
#define GRZ_RULE_PRI_1 76
#define GRZ_RULE_ORD_1 77
#define GRZ_RULE_ORD_2 78
#define GRZ_RULE_ORD_3 79
#define GRZ_RULE_ORD_4 80
#define GRZ_RULE_ORD_5 81
#define GRZ_RULE_ORD_6 82
#define GRZ_RULE_ORD_7 83
#define GRZ_RULE_REC_1 84
#define GRZ_RULE_REC_2 85
#define GRZ_RULE_REC_3 86
#define GRZ_RULE_REC_4 87
#define GRZ_RULE_REC_5 88
#define GRZ_RULE_REC_6 89
#define GRZ_RULE_REC_7 90
#define GRZ_RULE_REC_8 91
#define GRZ_RULE_HH_1 92
#define GRZ_RULE_HH_2 93
#define GRZ_RULE_HH_3 94
#define GRZ_RULE_HH_4 95
#define GRZ_RULE_BAN_1 96
#define GRZ_RULE_GRP_1 97
#define GRZ_RULE_CAMP_1 98
#define GRZ_RULE_CAMP_2 99
#define GRZ_RULE_CAMP_3 100
#define GRZ_RULE_CAMP_4 101
#define GRZ_RULE_CAMP_5 102
#define GRZ_RULE_CAMP_6 103
#define GRZ_RULE_ONE_1 104
#define GRZ_RULE_SOLO_1 105
#define GRZ_RULE_SOLO_2 106
#define GRZ_RULE_SOLO_3 107
#define GRZ_RULE_SOLO_4 108
#define GRZ_RULE_SOLO_5 109
#define GRZ_RULE_DUO_1 110
#define GRZ_RULE_DUO_2 111
#define GRZ_RULE_DUO_3 112
#define GRZ_RULE_CUSTOM_1 113
#define GRZ_RULE_PACK_1 114
#define GRZ_RULE_PACK_2 115
#define GRZ_RULE_TERM_1 116

/** A game. Copy it freely; it is no pointer. Zero is never a game. */
typedef struct grz_game {
    /** The library's own; not to be made up. */
    uint64_t id;
} grz_game;

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
    uint8_t front_card;
    /** GRZ_PAUSE_... */
    uint8_t pause;
    /** GRZ_TERM_... */
    uint8_t term;
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
    /** 0 */
    uint8_t reserved;
    /** Numbers of cards, of a pile bottom first, or of what GRZ_SECRET_... says; 0 behind the last. */
    uint8_t order[80];
} grz_event;

/** How a game starts. */
typedef struct grz_options {
    /** sizeof(grz_options) */
    uint32_t struct_size;
    /** How many play, 1 to 5, as the mode allows. */
    uint8_t players;
    /** GRZ_LEVEL_... */
    uint8_t level;
    /** Cards in the Trials pile; 0 for the usual number. */
    uint8_t trials;
    /** The seat of the first Leader, or GRZ_BY_CHANCE. */
    uint8_t leader;
    /** Decides all chance: the same seed and commands give the same game everywhere. */
    uint64_t seed;
    /** GRZ_MODE_... */
    uint8_t mode;
    /** 0 */
    uint8_t reserved[7];
} grz_options;

/** How a game stands. For the host: the hash depends on what players may not know. */
typedef struct grz_info {
    /** sizeof(grz_info) */
    uint32_t struct_size;
    /** How many events there have been: the sequence number of the next one. */
    uint32_t events;
    /** The hash of everything in play, the same on every platform. */
    uint64_t hash;
    /** How many seats are played: 0 to players - 1. */
    uint8_t players;
    /** Seats in the ring; one more when the Chaplain sits there. */
    uint8_t ring;
    /** The seats the game waits for, seat 0 in the lowest bit; 0 when it is over. */
    uint8_t awaited;
    /** GRZ_OUTCOME_..., or GRZ_NONE while the game goes on. */
    uint8_t outcome;
    /** The number of the Mission, from 1. */
    uint8_t mission;
    /** The seat of the Leader. */
    uint8_t leader;
    /** The seat whose turn it is or was last. */
    uint8_t turn;
    /** 0 */
    uint8_t reserved;
} grz_info;

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
    uint8_t front_card;
    /** 0 */
    uint8_t reserved[7];
} grz_command;

/** Why a command is refused. */
typedef struct grz_rejection {
    /** sizeof(grz_rejection) */
    uint32_t struct_size;
    /** GRZ_REASON_...; grz_reason_text puts it in words. */
    uint8_t reason;
    /** GRZ_RULE_...; grz_rule_id names it. */
    uint8_t rule;
    /** The number, in its list, of the card that bars the command, or GRZ_NONE. */
    uint8_t card;
    /** What kind of card that is, GRZ_SOURCE_..., or 0. */
    uint8_t source;
} grz_rejection;

/**
 * What has happened, as a viewer sees it, from an event on.
 *
 * viewer: a seat, GRZ_VIEWER_SPECTATOR or GRZ_VIEWER_REFEREE.
 * from: the sequence number of the first event wanted; beyond the last there are none.
 * events: the caller's array; may be NULL when capacity is 0.
 * struct_size: sizeof(grz_event). capacity: for how many there is room.
 * needed: where their number goes, with GRZ_E_SHORT too.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE,
 * GRZ_E_VALUE (no such viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the array is left alone.
 * Since: 0.1.
 */
int32_t grz_events(struct grz_game game,
                   uint32_t viewer,
                   uint32_t from,
                   struct grz_event *events,
                   uint32_t struct_size,
                   uint32_t capacity,
                   uint32_t *needed);

/**
 * The same as grz_events, as a JSON array.
 *
 * viewer, from: as for grz_events.
 * text: the caller's buffer for UTF-8 text and a NUL; may be NULL when capacity is 0.
 * capacity: its bytes. needed: where the bytes needed go, the NUL counted, with GRZ_E_SHORT too.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no such
 * viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the buffer is left alone. Since: 0.1.
 */
int32_t grz_events_json(struct grz_game game,
                        uint32_t viewer,
                        uint32_t from,
                        char *text,
                        uint32_t capacity,
                        uint32_t *needed);

/**
 * What a viewer sees of the game now, as a JSON object.
 *
 * viewer: a seat, GRZ_VIEWER_SPECTATOR or GRZ_VIEWER_REFEREE.
 * text, capacity, needed: as for grz_events_json.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no such
 * viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the buffer is left alone. Since: 0.1.
 */
int32_t grz_view_json(struct grz_game game, uint32_t viewer, char *text, uint32_t capacity, uint32_t *needed);

/**
 * Begins a game and its first Mission.
 *
 * options: how; struct_size must be set.
 * game: where the handle goes.
 * Ownership: the caller owns the handle and ends it with grz_game_free. Nothing else is ever to be freed.
 * Threads: any, several at once.
 * Statuses: GRZ_OK, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_VALUE, GRZ_E_FULL, GRZ_E_INTERNAL.
 * Unless it is GRZ_OK, nothing is written. Since: 0.1.
 */
int32_t grz_game_create(const struct grz_options *options, struct grz_game *game);

/**
 * Ends a game and gives back its memory. The handle, and every copy of it, then names nothing.
 *
 * Also ends a game whose handle is poisoned. To end a game twice is GRZ_E_HANDLE and does no harm.
 * Threads: any; GRZ_E_BUSY while another call on the handle is under way, and the game stays.
 * Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_INTERNAL. Since: 0.1.
 */
int32_t grz_game_free(struct grz_game game);

/**
 * How the game stands.
 *
 * info: where it goes; struct_size must be set.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_POISONED,
 * GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing is written. Since: 0.1.
 */
int32_t grz_game_info(struct grz_game game, struct grz_info *info);

/**
 * How many commands the seat may give now; 0 when the game does not wait for it.
 *
 * count: where the number goes.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no player sits there),
 * GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing is written. Since: 0.1.
 */
int32_t grz_legal_count(struct grz_game game, uint32_t seat, uint32_t *count);

/**
 * The commands that the seat may give now, each once, in a fixed order. Any of them can be given to grz_submit.
 *
 * commands: the caller's array; may be NULL when capacity is 0.
 * struct_size: sizeof(grz_command). capacity: for how many there is room.
 * needed: where their number goes, with GRZ_E_SHORT too.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE,
 * GRZ_E_VALUE (no player sits there), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the array is left
 * alone. Since: 0.1.
 */
int32_t grz_legal_commands(struct grz_game game,
                           uint32_t seat,
                           struct grz_command *commands,
                           uint32_t struct_size,
                           uint32_t capacity,
                           uint32_t *needed);

/**
 * Gives a command for a seat. What follows from it can be read with grz_events.
 *
 * command: which; struct_size must be set.
 * rejection: NULL, or where the reason goes when it is refused; struct_size must be set.
 * Threads: any, one call a handle at a time.
 * Statuses: GRZ_OK, GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_HANDLE, GRZ_E_BUSY,
 * GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_VALUE (a number of the command or the seat is outside its
 * range), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing has changed; rejection is written with
 * GRZ_E_REJECTED alone. Since: 0.1.
 */
int32_t grz_submit(struct grz_game game,
                   uint32_t seat,
                   const struct grz_command *command,
                   struct grz_rejection *rejection);

/**
 * The number of the library's binary interface.
 *
 * A program built with another GRZ_ABI than this answers cannot use the library.
 * Threads: any. Since: 0.1.
 */
uint32_t grz_abi(void);

/**
 * The library's version, such as "0.1.0".
 *
 * Ownership: the text stands still and is not freed.
 * Threads: any. Since: 0.1.
 */
const char *grz_version(void);

/**
 * What a status means, in English; "unknown" for a number that is none. Never NULL.
 *
 * Ownership: the text stands still and is not freed.
 * Threads: any. Since: 0.1.
 */
const char *grz_status_text(int32_t status);

/**
 * What is wrong with a refused command, in English; "unknown" for a number that is no reason. Never NULL.
 *
 * reason: of grz_rejection.
 * Ownership: the text stands still and is not freed.
 * Threads: any. Since: 0.1.
 */
const char *grz_reason_text(uint32_t reason);

/**
 * The id of a rule as the rules document writes it, such as "HK-FEARFUL"; "unknown" for a number that is no
 * rule. Never NULL.
 *
 * rule: of grz_rejection.
 * Ownership: the text stands still and is not freed.
 * Threads: any. Since: 0.1.
 */
const char *grz_rule_id(uint32_t rule);

#ifdef __cplusplus
}
#endif

#endif /* GRIZZLED_H */
