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

  // status: GRZ_E_...; said: the grz_error, where the call has one and it is about this status.
  constructor(status, said) {
    const text = said && Buffer.from(said.message);
    super(said ? text.toString('utf8', 0, text.indexOf(0)) : library.grz_status_text(status));
    this.status = status;
    if (!said) return;
    const { line, column, place, reason, rule } = said;
    Object.assign(this, { line, column, place, reason, rule: rule === constants.NONE ? undefined : rule });
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

  undo(expected) { call('grz_undo', this.handle, expected); }

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
