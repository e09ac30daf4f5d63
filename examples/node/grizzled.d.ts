// The types of grizzled.js.

import type { Constants as OtherConstants } from './constants.js';
import type { EventsConstants } from './events.js';
import type { ReasonsConstants } from './reasons.js';
import type { BatchRow, CampaignChoice, CampaignFacts, Card, Command, GameEvent, Info, RulesFacts, Setting, Start, View } from './structs.js';

export type * from './structs.js';

/** All constants of the header, without GRZ_. */
export interface Constants extends OtherConstants, EventsConstants, ReasonsConstants {}

export const constants: Constants;

/** What the library refuses. */
export class GrizzledError extends Error {
  /** One of `constants.E_...`. */
  status: number;
  line?: number;
  column?: number;
  place?: number;
  /** Why a command is refused, one of `constants.REASON_...`. */
  reason?: number;
  /** The rule that refuses a command, one of `constants.RULE_...`. */
  rule?: number;
  /** The card that stands in the way, by its number in its list; `source` says of which kind it is. */
  card?: number;
  source?: number;
  /** The id of that rule, such as "ACT-PLAY". */
  readonly ruleId: string | undefined;
}

/** A start of which all is left to chance, drawn from the system, or one by a small seed. For the host alone. */
export function newStart(seed?: number | bigint): Start;
export function version(): string;
/** A word of a list: `word(constants.WORD_THREAT, constants.THREAT_NIGHT, constants.LANG_FR)`. */
export function word(list: number, number: number, lang?: number): string;
/** The numbers in a set: of seats or cards, a number, a BigInt, or words of 64 bits. */
export function members(set: number | bigint | ArrayLike<number | bigint>): number[];

/** A command as it is given: fields that are left out are 0. */
export type Given = Pick<Command, 'tag'> & Partial<Command>;

export interface StartOptions {
  seed?: number | bigint;
  /** What `newStart` gave. */
  start?: Start;
  /** Up to 24 bytes more of the seed. */
  seedMore?: ArrayLike<number>;
  leader?: number;
  characters?: ArrayLike<number>;
}

declare class Handle {
  protected constructor();
  /** Frees it. Calls on it fail from then on; to close it twice does no harm. */
  close(): void;
  [Symbol.dispose](): void;
}

export class Rules extends Handle {
  constructor(preset: string, settings?: Setting[]);
  info(): RulesFacts;
  card(list: number, number: number): Card;
  cardText(list: number, number: number, part: number, lang?: number): string;
  /** `position`: a position of the notation in which it starts. */
  game(options?: StartOptions & { position?: string | null }): Game;
}

/** A game as its host holds it: it knows everything. */
export class Game extends Handle {
  private constructor();
  /** Goes on with what `save()` returned; `start` says the chance that is still to come. */
  static load(saved: Uint8Array, start?: StartOptions): Game;
  info(): Info;
  view(viewer: number): View;
  legal(seat: number): Command[];
  bot(seat: number, bot: number, seed?: number | bigint): Command;
  /** Throws when the command is not legal. */
  check(seat: number, command: Given): void;
  /** The actions that the seat may take now, a bit each, for `members()`. */
  legalMask(seat: number): BigUint64Array;
  /** The game as it stood after so many events, as one of its own. */
  at(events: number, start?: StartOptions): Game;
  /** `expected`: where the player stands (`info().expected`). */
  submit(seat: number, expected: number, command: Given): void;
  undo(expected: number): void;
  commandText(seat: number, command: Given, lang?: number): string;
  events(viewer: number, from: number): GameEvent[];
  eventsText(viewer: number, from: number, lang?: number): string;
  /** For a client, once. */
  stream(viewer: number, after?: number): Buffer;
  /** What has happened since a client stood at `expected` (its `info().expected`). */
  eventsBytes(viewer: number, expected: number): Buffer;
  save(form?: number): Buffer;
  hash(): bigint;
}

/** A game as one viewer sees it. */
export class Client extends Handle {
  /** `first`: what the host gave `stream()` as `after`. */
  constructor(stream: Uint8Array, first?: number);
  feed(expected: number, events: Uint8Array): void;
  info(): Info;
  view(): View;
  legal(): Command[];
  bot(bot: number, seed?: number | bigint): Command;
  events(from: number): GameEvent[];
  eventsText(from: number, lang?: number): string;
}

/** Many games by the same rules, stepped in one call. */
export class Batch extends Handle {
  constructor(rules: Rules, count: number, seed: number | bigint);
  /** What the last step left of each game. */
  readonly rows: BatchRow[];
  /** The legal actions of all games, `constants.MASK_WORDS` words each. */
  readonly masks: BigUint64Array;
  /** `choices`: a place among the legal commands for each game or, with `constants.BATCH_ACTIONS`, an action. */
  step(choices: Uint32Array, flags?: number): void;
  /** The words of one game's mask, for `members()`. */
  mask(game: number): BigUint64Array;
  hash(game: number): bigint;
}

/** A campaign between its games, with the built-in cards. */
export class Campaign extends Handle {
  private constructor();
  static begin(seats: number, duo?: boolean, bootCamp?: boolean): Campaign;
  /** Goes on with what `save()` returned. */
  static resume(saved: string, seats: number): Campaign;
  info(): CampaignFacts;
  /** The game of the next Chapter. */
  game(start?: StartOptions): Game;
  conclude(game: Game): void;
  choices(): CampaignChoice[];
  choose(choice: CampaignChoice): void;
  save(): string;
}
