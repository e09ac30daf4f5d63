// The rules engine of The Grizzled for Node.js.
//
//   import { Rules, constants } from './grizzled.js';
//   const game = new Rules('base 4 normal').game({ seed: 1914 });
//
// Structs are plain objects with the names of the header. What the library refuses is thrown as a GrizzledError.
// Handles are freed by close(), by `using`, or at the latest some time after nothing refers to them.

import { constants, library, read, room, sizeOf, written } from './library.js';

export { constants };

export class GrizzledError extends Error {
  name = 'GrizzledError';
  /** @type {number | undefined} the rule that refuses a command */
  rule;
  /** @type {number | undefined} what is wrong with a command, REASON_... */
  reason;
  /** @type {number | undefined} the kind of card that stands in the way, SOURCE_..., or 0 */
  source;
  /** @type {number | undefined} the card that stands in the way, by its number in its list */
  card;

  // status: GRZ_E_...; said: the grz_error, where the call has one and it is about this status.
  constructor(status, said) {
    const text = said && Buffer.from(said.message);
    super(said ? text.toString('utf8', 0, text.indexOf(0)) : library.grz_status_text(status));
    this.status = status;
    if (!said) return;
    const { line, column, place, reason, source } = said;
    const [rule, card] = [said.rule, said.card].map((number) => (number === constants.NONE ? undefined : number));
    Object.assign(this, { line, column, place, reason, rule, source, card });
  }

  // The id of the rule that refuses a command, such as "ACT-PLAY".
  get ruleId() {
    return this.rule === undefined ? undefined : word(constants.WORD_RULE_ID, this.rule);
  }
}

function demand(status, memory) {
  if (status === constants.OK) return;
  const said = memory && read(memory, 'grz_error');
  throw new GrizzledError(status, said?.status === status ? said : undefined);
}

// A call that ends with a grz_error.
function call(name, ...given) {
  const error = room('grz_error');
  demand(library[name](...given, error), error);
}

// Texts, bytes and lists: the first call asks for the size, the second one fills. `more` stands before the capacity.
function filled(name, given, make, ...more) {
  const needed = new Uint32Array(1);
  const status = library[name](...given, null, ...more, 0, needed);
  if (status !== constants.E_SHORT) demand(status);
  const memory = make(needed[0]);
  demand(library[name](...given, memory, ...more, needed[0], needed));
  return memory;
}

const bytes = (name, ...given) => filled(name, given, (need) => Buffer.alloc(need));
const text = (name, ...given) => bytes(name, ...given).toString('utf8').slice(0, -1);

function list(name, type, ...given) {
  const memory = filled(name, given, (need) => room(type, need), sizeOf(type));
  return Array.from({ length: memory.length / sizeOf(type) }, (_, place) => read(memory, type, place));
}

function struct(name, type, ...given) {
  const memory = room(type);
  demand(library[name](...given, memory));
  return read(memory, type);
}

// A start of which all is left to chance, drawn from the system, or one by a small seed. The host keeps it, and no player
// sees it: with it a saved game goes on as if it had never stopped.
export function newStart(seed) {
  return seed === undefined ? struct('grz_start_init', 'grz_start') : struct('grz_start_seeded', 'grz_start', seed);
}

/** @param {{ seed?: any, start?: any, [chosen: string]: any }} options */
function startOf({ seed, start = newStart(seed), ...chosen }) {
  const { seedMore = start.seed_more, leader = start.leader, characters = start.characters } = chosen;
  return written({ ...start, seed_more: Array.from(start.seed_more, (_, place) => seedMore[place] ?? 0), leader, characters }, 'grz_start');
}

export const version = () => library.grz_version();

// A word of a list: word(constants.WORD_THREAT, constants.THREAT_NIGHT, constants.LANG_FR).
export function word(list, number, lang = constants.LANG_EN) {
  return text('grz_word', list, number, lang);
}

// The numbers in a set: of seats or cards, a number, a BigInt, or words of 64 bits.
export function members(set) {
  const words = typeof set === 'object' ? Array.from(set, BigInt) : [BigInt(set)];
  return words.flatMap((bits, place) => {
    const inWord = Array.from({ length: 64 }, (_, bit) => bit).filter((bit) => (bits >> BigInt(bit)) & 1n);
    return inWord.map((bit) => 64 * place + bit);
  });
}

const forgotten = new FinalizationRegistry(({ free, handle }) => library[free](handle));

class Handle {
  #free;

  // create: what makes it, given where the number goes.
  constructor(free, create) {
    const id = new BigUint64Array(1);
    create(id);
    this.handle = { id: id[0] };
    this.#free = free;
    forgotten.register(this, { free, handle: this.handle }, this);
  }

  // Frees it. Calls on it fail from then on; to close it twice does no harm.
  close() {
    if (forgotten.unregister(this)) demand(library[this.#free](this.handle));
  }

  [Symbol.dispose]() {
    this.close();
  }
}

export class Rules extends Handle {
  // settings: [{ key: constants.SETTING_TRIALS, value: 20 }]
  constructor(preset, settings = []) {
    const array = settings.length ? settings : null;
    super('grz_rules_free', (id) => call('grz_rules_create', preset, constants.TO_NUL, array, settings.length, { id: 0 }, id));
  }

  info() { return struct('grz_rules_info', 'grz_rules_facts', this.handle); }
  card(list, number) { return struct('grz_card_info', 'grz_card', this.handle, list, number); }
  cardText(list, number, part, lang = constants.LANG_EN) {
    return text('grz_card_text', this.handle, list, number, part, lang);
  }

  // options: seed (a number or a BigInt), seedMore (24 bytes more), leader, characters, position (of the notation).
  /** @param {{ position?: string | null, [start: string]: any }} options */
  game({ position = null, ...start } = {}) {
    const length = position === null ? 0 : constants.TO_NUL;
    return new Game((id) => call('grz_game_create', this.handle, startOf(start), position, length, id));
  }
}

// A game as its host holds it: it knows everything.
export class Game extends Handle {
  constructor(create) { super('grz_game_free', create); }

  // Goes on with what save() returned; start says the chance that is still to come.
  static load(saved, start = {}) {
    return new Game((id) => call('grz_game_load', saved, saved.length, startOf(start), id));
  }

  info() { return struct('grz_game_info', 'grz_info', this.handle); }
  view(viewer) { return struct('grz_game_view', 'grz_view', this.handle, viewer); }
  legal(seat) { return list('grz_legal_commands', 'grz_command', this.handle, seat); }
  bot(seat, bot, seed = 0) { return struct('grz_game_bot', 'grz_command', this.handle, seat, bot, seed); }

  // expected: where the player stands (info().expected).
  submit(seat, expected, command) {
    call('grz_submit', this.handle, seat, expected, written(command, 'grz_command'));
  }

  // Throws when the command is not legal.
  check(seat, command) { call('grz_check', this.handle, seat, written(command, 'grz_command')); }

  undo(expected) { call('grz_undo', this.handle, expected); }

  // The actions that the seat may take now, a bit each: words of 64 bits, for members().
  legalMask(seat) {
    return filled('grz_legal_mask', [this.handle, seat], (need) => new BigUint64Array(need));
  }

  // The game as it stood after so many events, as one of its own.
  at(events, start = {}) {
    return new Game((id) => call('grz_game_at', this.handle, events, startOf(start), id));
  }

  commandText(seat, command, lang = constants.LANG_EN) {
    return text('grz_command_text', this.handle, seat, written(command, 'grz_command'), lang);
  }

  events(viewer, from) { return list('grz_game_events', 'grz_event', this.handle, viewer, from); }
  eventsText(viewer, from, lang = constants.LANG_EN) {
    return text('grz_game_events_text', this.handle, viewer, from, lang);
  }

  // For a client: the stream once, then what has happened since it stood at expected (its info().expected).
  stream(viewer, after = 0) { return bytes('grz_game_stream', this.handle, viewer, after, constants.FORM_BYTES); }
  eventsBytes(viewer, expected) { return bytes('grz_game_events_bytes', this.handle, viewer, expected); }

  save(form = constants.FORM_BYTES) { return bytes('grz_game_save', this.handle, form); }

  // A BigInt.
  hash() {
    const hash = new BigUint64Array(1);
    demand(library.grz_game_hash(this.handle, hash));
    return hash[0];
  }
}

// A game as one viewer sees it. first: what the host gave stream() as after.
export class Client extends Handle {
  constructor(stream, first = 0) {
    super('grz_client_free', (id) => call('grz_client_create', stream, stream.length, first, id));
  }

  feed(expected, events) { call('grz_client_feed', this.handle, expected, events, events.length); }
  info() { return struct('grz_client_info', 'grz_info', this.handle); }
  view() { return struct('grz_client_view', 'grz_view', this.handle); }
  legal() { return list('grz_client_legal_commands', 'grz_command', this.handle); }
  bot(bot, seed = 0) { return struct('grz_client_bot', 'grz_command', this.handle, bot, seed); }
  events(from) { return list('grz_client_events', 'grz_event', this.handle, from); }
  eventsText(from, lang = constants.LANG_EN) { return text('grz_client_events_text', this.handle, from, lang); }
}

// Many games by the same rules, stepped in one call. rows and masks hold what the last step left.
export class Batch extends Handle {
  constructor(rules, count, seed) {
    super('grz_batch_free', (id) => call('grz_batch_create', rules.handle, count, seed, id));
    this.masks = new BigUint64Array(count * constants.MASK_WORDS);
    this.rows = [];
    this.step(new Uint32Array(count).fill(constants.INSTEAD_WAIT));
  }

  // choices: a Uint32Array with a place among the legal commands for each game or, with BATCH_ACTIONS, an action.
  step(choices, flags = 0) {
    const rows = Buffer.alloc(choices.length * sizeOf('grz_batch_row'));
    demand(library.grz_batch_step(this.handle, flags, choices, choices.length, rows, this.masks));
    this.rows = Array.from(choices, (_, game) => read(rows, 'grz_batch_row', game));
  }

  // The words of one game's mask, for members().
  mask(game) { return this.masks.subarray(game * constants.MASK_WORDS, (game + 1) * constants.MASK_WORDS); }

  hash(game) {
    const hash = new BigUint64Array(1);
    demand(library.grz_batch_hash(this.handle, game, hash));
    return hash[0];
  }
}

// A campaign between its games, with the built-in cards.
export class Campaign extends Handle {
  constructor(create) { super('grz_campaign_free', create); }

  static begin(seats, duo = false, bootCamp = true) {
    return new Campaign((id) => call('grz_campaign_create', { id: 0 }, seats, Number(duo), Number(bootCamp), id));
  }

  // Goes on with what save() returned.
  static resume(saved, seats) {
    const json = Buffer.from(saved);
    return new Campaign((id) => call('grz_campaign_resume', json, json.length, { id: 0 }, seats, id));
  }

  info() { return struct('grz_campaign_info', 'grz_campaign_facts', this.handle); }

  // The game of the next Chapter; options as for a game of its own, but for the position.
  game(start = {}) { return new Game((id) => call('grz_campaign_game', this.handle, startOf(start), id)); }
  conclude(game) { call('grz_campaign_conclude', this.handle, game.handle); }

  choices() { return list('grz_campaign_choices', 'grz_campaign_choice', this.handle); }
  choose(choice) { call('grz_campaign_choose', this.handle, written(choice, 'grz_campaign_choice')); }

  save() {
    const error = room('grz_error');
    const needed = new Uint32Array(1);
    const attempt = (memory, capacity) => library.grz_campaign_save(this.handle, memory, capacity, needed, error);
    const status = attempt(null, 0);
    if (status !== constants.E_SHORT) demand(status, error);
    const memory = Buffer.alloc(needed[0]);
    demand(attempt(memory, needed[0]), error);
    return memory.toString('utf8', 0, needed[0] - 1);
  }
}
