// Written by examples/bindings/generate from include/grizzled.h; do not edit it.

/** Why a call did not succeed. Written when it did not, and only then; not with GRZ_E_OVERLAP. */
export interface ErrorInfo {
  /** What the call answered, GRZ_E_... */ status: number;
  /** The line of a text in which something is wrong, from 1; 0 where it is about none. */ line: number;
  /** The column in that line, from 1; 0 where it is about none. */ column: number;
  /** Which record of a log, setting or command it is about, from 1; 0 where it is about none. */ place: number;
  /** GRZ_REASON_... of a command that is refused, else 0. */ reason: number;
  /** GRZ_RULE_... that refuses, or GRZ_NONE. */ rule: number;
  /** The kind of card that stands in the way, GRZ_SOURCE_..., or 0. */ source: number;
  /** Its number in its list, or GRZ_NONE. */ card: number;
  /** What is wrong, in English: UTF-8, cut where it is longer, with a NUL behind. */ message: Uint8Array;
}

/** A change of a way to play. */
export interface Setting {
  /** GRZ_SETTING_... */ key: number;
  /** What it is to be; GRZ_SETTING_... says which numbers it can be. */ value: number;
}

/** What a way to play comes to. */
export interface RulesFacts {
  /** The most decisions that a game from its beginning can take. */ longest_game: number;
  /** A number for the rules: equal for rules that are the same card by card. */ fingerprint: number | bigint;
  /** The cards that are in the game: bit n % 64 of word n / 64 is card n. */ cards: BigUint64Array;
  /** How many Grizzled play: seats 0 to seats - 1. */ seats: number;
  /** Seats in the ring; one more when the Chaplain sits there. */ ring: number;
  /** The Chaplain's seat, or GRZ_NONE. */ chaplain: number;
  /** GRZ_SEATING_... */ seating: number;
  /** The first seat of each player, seat 0 in the lowest bit. */ players: number;
  /** Cards that the Trials pile begins with. */ trials: number;
  /** Cards that the Morale reserve begins with. */ morale: number;
  /** Speech tokens in the supply at the start. */ speeches: number;
  /** Whether Traps draw, 0 or 1. */ traps: number;
  /** Trial cards of the deck, those that are out of the game too. */ deck: number;
  /** Orders that there are. */ orders: number;
  /** Recruits that there are. */ recruits: number;
  /** Helping Hands that there are. */ help: number;
  /** With how many Hard Knocks a seat loses the game, when no card changes that. */ knock_limit: number;
  /** How often a threat must be active for a Mission to fail, when no card changes that. */ failing_count: number;
  /** 1 if the names of its Orders, Recruits and Helping Hands are known, or it has none of them; 0 if their pack is missing: texts then call them by their numbers. */ named: number;
}

/** A card of a game's rules. */
export interface Card {
  /** The number that its pack gives it, where the pack is known; else 0. */ print: number;
  /** Where it comes from, GRZ_PROVENANCE_..., where the pack is known; else GRZ_NONE. */ provenance: number;
  /** GRZ_LIST_... */ list: number;
  /** Its number in the list. */ number: number;
  /** Of a Trial card: GRZ_FACE_...; else GRZ_NONE. */ face: number;
  /** The Hard Knock that it is, GRZ_KNOCK_..., or GRZ_NONE. */ knock: number;
  /** The threats it bears or makes active, a bit each. */ threats: number;
  /** Whether it bears a Trap, 0 or 1. */ trap: number;
  /** Whether it bears Luck, 0 or 1. */ luck: number;
  /** Whether it is in the game, 0 or 1: cards that are banned or left out are not. */ in_game: number;
  /** Of an Order: GRZ_DIFFICULTY_...; else GRZ_NONE. */ difficulty: number;
  /** Of an Order: the least intensity with three, four and five seats; else 0. */ intensity: Uint8Array;
  /** Of a Recruit: how many cards its hand begins with; else 0. */ hand: number;
  /** Of a Recruit: its Morale tokens; else 0. */ tokens: number;
  /** Of a Helping Hand: GRZ_HELP_...; else GRZ_NONE. */ help: number;
}

/** How a game starts. grz_start_init fills it in, so that all is left to chance. Seed and salt are for the host alone. */
export interface Start {
  /** GRZ_START_... */ flags: number;
  /** Decides all chance: the same seed, seed_more and commands give the same game everywhere. */ seed: number | bigint;
  /** 24 bytes more of it; 0 for a small seed, which players could guess by trying. */ seed_more: Uint8Array;
  /** With GRZ_START_COMMIT: random bytes that keep others from finding the seed by trying. One that is zero, or has fewer than eight different bytes, is refused; without the flag it is not looked at. */ salt: Uint8Array;
  /** The seat of the first Leader, or GRZ_NONE: it is drawn. */ leader: number;
  /** The character of each seat, the number of the threat that its charm is against, or GRZ_NONE: it is drawn. GRZ_NONE for seats that nobody plays. */ characters: Uint8Array;
}

/** How a game stands, as everybody at the table sees it. */
export interface Info {
  /** How many events there have been: the sequence number of the next one. */ events: number;
  /** What grz_submit and grz_undo expect now, and where a client stands: the number of events in the low 16 bits, and above them how often something was taken back or the game was loaded. So whoever has seen what was taken back has another number than the game, though there are as many events again. Not to be made up. */ expected: number;
  /** How many Grizzled play: seats 0 to seats - 1. */ seats: number;
  /** Seats in the ring; one more when the Chaplain sits there. */ ring: number;
  /** The seats the game waits for, seat 0 in the lowest bit; 0 when it is over or midway. */ awaited: number;
  /** GRZ_OUTCOME_..., or GRZ_NONE while the game goes on. */ outcome: number;
  /** The number of the Mission, from 1. */ mission: number;
  /** The seat of the Leader. */ leader: number;
  /** The seat whose turn it is or was last. */ turn: number;
  /** Whether the last command can be taken back, 0 or 1; of a client always 0. */ undo: number;
  /** 1 if the game stands in the middle of a command (grz_game_at), else 0: it can be looked at and not be played on, saved and loaded too. */ midway: number;
}

/** A seat's decision. The tag says which fields count; the library fills the others with GRZ_NONE or 0. */
export interface Command {
  /** GRZ_COMMAND_... */ tag: number;
  /** Cards for each seat. */ intensity: number;
  /** The number of a card, or GRZ_NONE. */ card: number;
  /** GRZ_THREAT_... */ threat: number;
  /** The tile played, GRZ_TILE_..., or GRZ_NONE. */ tile: number;
  /** GRZ_RELIEF_... */ relief: number;
  /** GRZ_CHOICE_..., or 0. */ choice: number;
  /** A seat, or GRZ_NONE. */ seat: number;
  /** How many tiles of each kind are removed, by GRZ_TILE_... */ removed: Uint8Array;
  /** A set of cards: bit n % 64 of word n / 64 is card n. */ knocks: BigUint64Array;
  /** The number of an Order or a Helping Hand in its list, or GRZ_NONE. */ roster_card: number;
}

/** Something that happened, as one viewer sees it. GRZ_EVENT_... says which fields count. */
export interface GameEvent {
  /** Its place among the game's events, from 0; the same for every viewer. */ sequence: number;
  /** GRZ_EVENT_... */ tag: number;
  /** Whose event it is. */ seat: number;
  /** Another seat. */ to: number;
  /** A card that all see. */ card: number;
  /** The number, in its list, of the card that brought it about. */ by: number;
  /** GRZ_THREAT_... */ threat: number;
  /** A tile that all see, GRZ_TILE_... */ tile: number;
  /** GRZ_ORIGIN_... */ origin: number;
  /** A character: the number of the threat that its charm is against. */ character: number;
  /** GRZ_OUTCOME_... */ outcome: number;
  /** A set of seats, seat 0 in the lowest bit. */ seats: number;
  /** A number. */ amount: number;
  /** Cards in the Morale reserve. */ morale: number;
  /** Speech tokens in the supply. */ speeches: number;
  /** GRZ_FLAG_... */ flags: number;
  /** What kind of card brought it about, GRZ_SOURCE_..., or 0. */ source: number;
  /** The number, in its list, of an Order, Recruit or Helping Hand that all see. */ roster_card: number;
  /** GRZ_PAUSE_... */ pause: number;
  /** GRZ_MODIFIER_... */ modifier: number;
  /** GRZ_SECRET_...: which of the fields below count, or that they are hidden. */ secret: number;
  /** A card that only this viewer sees. */ secret_card: number;
  /** A tile that only this viewer sees, GRZ_TILE_... */ secret_tile: number;
  /** How many tiles of each kind, by GRZ_TILE_... */ secret_tiles: Uint8Array;
  /** How many numbers there are in order. */ order_length: number;
  /** For whom it was made: a seat, or GRZ_VIEWER_SPECTATOR; GRZ_NONE for the host's own (grz_referee_events). */ viewer: number;
  /** Numbers of cards, of a pile bottom first, or of what GRZ_SECRET_... says; 0 behind the last. */ order: Uint8Array;
}

/** What everybody sees of one seat. */
export interface Seat {
  /** The Helping Hands that lie before it, a bit each. */ help: number;
  /** Who plays here: the number of the threat that the charm is against; GRZ_NONE at the Chaplain's seat. */ character: number;
  /** Whether the charm can be used, 0 or 1. */ charm_ready: number;
  /** Cards in hand. */ hand: number;
  /** Support tiles held, the one played not among them. */ tiles: number;
  /** Whether a tile lies face down, 0 or 1. */ tile_played: number;
  /** Speech tokens held. */ speeches: number;
  /** Whether the seat is still in the Mission, 0 or 1. */ in_mission: number;
  /** Whether the seat is barred from Speeches, so that its chat is to be closed, 0 or 1. */ mute: number;
}

/** What one viewer sees. In sets of cards, bit n % 64 of word n / 64 is card n; in sets of seats and of what else has numbers, bit n is number n. */
export interface View {
  /** How many events it takes into account. */ events: number;
  /** The Trial cards in No Man's Land. */ no_mans_land: BigUint64Array;
  /** The cards that are out of the game. */ discards: BigUint64Array;
  /** The viewer's hand; empty for a spectator, and while a player has put it down. */ hand: BigUint64Array;
  /** The Orders in play. */ orders: number | bigint;
  /** The seats of the ring; behind them zeros. */ seats: Seat[];
  /** The Helping Hands whose effect lasts to the end of the Mission. */ help_in_force: number;
  /** Whose view it is: a seat, or GRZ_VIEWER_SPECTATOR. */ viewer: number;
  /** How many Grizzled play. */ seat_count: number;
  /** How many seats the ring has. */ ring: number;
  /** The seats the game waits for. */ awaited: number;
  /** Whether the game waits for the viewer, 0 or 1. */ asked: number;
  /** GRZ_OUTCOME_..., or GRZ_NONE. */ outcome: number;
  /** Who holds the Leader token. */ leader: number;
  /** Whose turn it is, or was last. */ turn: number;
  /** Who is still in the Mission. */ in_mission: number;
  /** The Mission's number, from 1. */ mission: number;
  /** How it stands, GRZ_MISSION_... */ mission_state: number;
  /** The intensity last chosen. */ intensity: number;
  /** Speech tokens in the supply. */ speeches: number;
  /** Cards in the Trials pile. */ trials: number;
  /** Cards in the Morale reserve. */ morale: number;
  /** How often each threat is active, by GRZ_THREAT_... */ active: Uint8Array;
  /** Support tiles out of the game, by GRZ_TILE_... */ removed_tiles: Uint8Array;
  /** What the game waits for, GRZ_AGENDA_..., which says which of the next eight fields count. */ agenda: number;
  /** The seat that it is about, or GRZ_NONE. */ agenda_seat: number;
  /** GRZ_THREAT_... that a Speech is against, or GRZ_NONE. */ agenda_threat: number;
  /** A number. */ agenda_amount: number;
  /** GRZ_FLAG_... */ agenda_flags: number;
  /** The kind of card that it is about, GRZ_SOURCE_..., or 0. */ agenda_source: number;
  /** The number of that card in its list, or GRZ_NONE. */ agenda_by: number;
  /** GRZ_PAUSE_..., or GRZ_NONE. */ agenda_pause: number;
  /** A Merry Christmas that is being carried out, or GRZ_NONE. */ open_card: number;
  /** How many Hard Knocks lie on the table. */ knock_count: number;
  /** Which, the oldest first; behind the last GRZ_NONE. */ knocks: Uint8Array;
  /** Before which seat each of them lies; behind the last GRZ_NONE. */ knock_seats: Uint8Array;
  /** The Order of this Mission, or GRZ_NONE. */ order: number;
  /** Cards in the deck of Orders. */ orders_left: number;
  /** The Recruit in play, or GRZ_NONE. */ recruit: number;
  /** The seat after which it acts, or GRZ_NONE. */ recruit_after: number;
  /** Its Morale tokens. */ recruit_tokens: number;
  /** Whether it is in the Mission, 0 or 1. */ recruit_in_mission: number;
  /** Whether the turn is, or was last, the Recruit's, 0 or 1. */ recruit_acts: number;
  /** The cards of its hand, which all see; behind the last GRZ_NONE. */ recruit_hand: Uint8Array;
  /** The Recruit turned up on top of the deck, or GRZ_NONE. */ next_recruit: number;
  /** Cards in the deck of Recruits. */ recruits_left: number;
  /** The Traps that Luck has cancelled in this Mission. */ luck_used: number;
  /** The seats that have made their free Speech in this Mission. */ spoken_free: number;
  /** The hands that their players have put down. */ put_down: number;
  /** The Support tiles of the game for one that can still be drawn: bit n for seat n, bit 3 for the blank one. */ solo_tiles: number;
  /** Whether the hand cannot be filled up any more in this Mission, 0 or 1. */ refill_declined: number;
  /** The numbers of the running Mission, by GRZ_MODIFIER_... */ modifiers: Uint8Array;
  /** The viewer's Support tiles, how many of each kind, by GRZ_TILE_... */ tiles: Uint8Array;
  /** The tile that the viewer has played face down, or GRZ_NONE. */ tile: number;
  /** The viewer's answer to the Speech under way, GRZ_ANSWER_... */ answer: number;
  /** The card of that answer, or GRZ_NONE. */ answer_card: number;
  /** What the viewer alone knows of Orders and Helping Hands, GRZ_KNOWN_... */ known: number;
  /** The numbers of those cards, or GRZ_NONE. */ known_cards: Uint8Array;
}

/** What bytes are that somebody has saved. */
export interface SaveInfo {
  /** GRZ_SAVE_... */ kind: number;
  /** The rules' fingerprint, of a log or stream; else 0. */ fingerprint: number | bigint;
  /** How many events it has, of a log or stream; else 0. */ events: number;
  /** How many commands it has, of a log; else 0. */ commands: number;
  /** GRZ_FORM_... */ form: number;
  /** How many Grizzled play; of a pack 0. */ seats: number;
  /** Of a stream: its viewer, a seat or GRZ_VIEWER_SPECTATOR; else GRZ_NONE. */ viewer: number;
  /** Whether it holds the commitment of its host, 0 or 1. */ committed: number;
  /** Of a log or stream: 1 if it ends in the middle of a command, so that the game can only be looked at; else 0. */ midway: number;
}

/** How a campaign stands. */
export interface CampaignFacts {
  /** The score: victory points less negative points. */ score: number;
  /** The cards that can be banned now: bit n % 64 of word n / 64 is card n. */ bannable: BigUint64Array;
  /** The cards banned. */ bans: BigUint64Array;
  /** The Helping Hands that lie before the seats, a bit each. */ held: Uint32Array;
  /** The Helping Hands on offer now. */ offered: number;
  /** The Helping Hands awarded so far, used or not. */ awarded: number;
  /** The Helping Hands offered and not awarded. */ missed: number;
  /** What it waits for, GRZ_STEP_... */ step: number;
  /** The Chapter that comes next, or whose end is being settled; 0 is Boot Camp. */ chapter: number;
  /** How many Grizzled play. */ seats: number;
  /** GRZ_SEATING_... */ seating: number;
  /** The seat that is asked for the group, or GRZ_NONE. */ leader: number;
  /** How many Helping Hands are still awarded, the one asked for included. */ left: number;
}

/** A choice of the group. */
export interface CampaignChoice {
  /** GRZ_GROUP_... */ tag: number;
  /** The number of a Helping Hand, or GRZ_NONE. */ help: number;
  /** The seat that gets it, or GRZ_NONE. */ seat: number;
  /** The number of a card, or GRZ_NONE. */ card: number;
}

/** How one game of a batch stands. */
export interface BatchRow {
  /** How many commands the seat may give; 0 when the game is over. */ legal: number;
  /** The seat that decides next, or GRZ_NONE when the game is over. */ seat: number;
  /** GRZ_OUTCOME_..., or GRZ_NONE while the game goes on. */ outcome: number;
  /** The number of the Mission, from 1. */ mission: number;
  /** What became of the choice, GRZ_STEPPED_... */ stepped: number;
}
