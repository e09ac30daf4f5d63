// Passes ../expected/kit.txt, the conformance kit for bindings: node kit.js [another kit]. README.md beside that file explains it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Batch, Campaign, Game, GrizzledError, Rules, constants, members } from './grizzled.js';
import { readHeader } from './header.js';

const VALUES = ['commands', 'masks', 'views', 'events', 'english', 'french'];
const LANGUAGES = [['english', constants.LANG_EN], ['french', constants.LANG_FR]];
const { structs } = readHeader(process.env.GRIZZLED_HEADER ?? fileURLToPath(new URL('../../include/grizzled.h', import.meta.url)));

// What is left out is expected to be '-'.
function demand(what, found, expected) {
  if (expected !== '-' && String(found) !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
}

// Many numbers as one. No step is beyond what a double holds.
class Fold {
  value = 1;

  add(number) { this.value = (this.value * 48271 + number) % 2147483647; }

  word(word) {
    this.add(Number(BigInt(word) & 0xffffffffn));
    this.add(Number(BigInt(word) >> 32n));
  }

  text(text) {
    const letters = Buffer.from(text);
    this.add(letters.length);
    for (const letter of letters) this.add(letter);
  }

  // The fields of a struct in their order, but for its size, what is reserved and what is passed over.
  struct(object, type, passed = []) {
    for (const [name, [kind]] of Object.entries(structs.get(type))) {
      if (['struct_size', 'reserved', ...passed].includes(name)) continue;
      const value = object[name];
      for (const one of typeof value === 'object' ? value : [value]) this.field(one, kind);
    }
  }

  field(value, kind) {
    if (kind === 'uint64_t') this.word(value);
    else if (structs.has(kind)) this.struct(value, kind);
    else this.add(value);
  }
}

// The same in every language, even where all numbers are floating.
class Generator {
  constructor(seed) { this.x = seed; }

  below(count) {
    this.x = (this.x * 48271) % 2147483647;
    return this.x % count;
  }
}

// A game that is played as all clients play it.
class Match {
  constructor(game, seed) {
    this.game = game;
    this.generator = new Generator(seed);
  }

  static begin(preset, seed, position) {
    const rules = new Rules(preset);
    const game = rules.game({ seed: Number(seed), position: position || null });
    rules.close();
    return new Match(game, Number(seed));
  }

  choose(seat) {
    if (seat) return this.game.bot(seat, constants.BOT_CAREFUL);
    const legal = this.game.legal(0);
    return legal[this.generator.below(legal.length)];
  }

  step() {
    const { awaited, expected } = this.game.info();
    if (!awaited) return false;
    const [seat] = members(awaited);
    this.game.submit(seat, expected, this.choose(seat));
    return true;
  }

  after(decisions) {
    for (let left = Number(decisions); left > 0; left -= 1) this.step();
    return this;
  }

  finish() {
    while (this.step());
  }

  replace(game) {
    this.game.close();
    this.game = game;
  }

  hash() { return this.game.hash().toString(16).padStart(16, '0'); }

  viewers() { return [...Array(this.game.info().seats).keys(), constants.VIEWER_SPECTATOR]; }
}

// The check values of a game.
class Seen {
  folds = Object.fromEntries(VALUES.map((name) => [name, new Fold()]));

  constructor(match) { this.match = match; }

  before(seat) {
    const { commands, masks } = this.folds;
    const legal = this.match.game.legal(seat);
    commands.add(seat);
    commands.add(legal.length);
    for (const command of legal) commands.struct(command, 'grz_command');
    for (const word of this.match.game.legalMask(seat)) masks.word(word);
    this.look();
  }

  look() {
    for (const viewer of this.match.viewers()) this.folds.views.struct(this.match.game.view(viewer), 'grz_view');
  }

  said(seat, command) {
    for (const [name, lang] of LANGUAGES) this.folds[name].text(this.match.game.commandText(seat, command, lang));
  }

  end() {
    this.look();
    const { game } = this.match;
    for (const viewer of this.match.viewers()) {
      for (const event of game.events(viewer, 0)) {
        this.folds.events.struct(event, 'grz_event', ['order']);
        for (const number of Array.from(event.order).slice(0, event.order_length)) this.folds.events.add(number);
      }
      for (const [name, lang] of LANGUAGES) this.folds[name].text(game.eventsText(viewer, 0, lang));
    }
  }
}

function tryPlay(preset, seed, position, decisions, end, ...values) {
  const match = Match.begin(preset, seed, position);
  const seen = new Seen(match);
  let taken = 0;
  for (let info = match.game.info(); info.awaited; info = match.game.info()) {
    const [seat] = members(info.awaited);
    seen.before(seat);
    const command = match.choose(seat);
    seen.said(seat, command);
    match.game.submit(seat, info.expected, command);
    taken += 1;
  }
  seen.end();
  demand('decisions', taken, decisions);
  demand('hash', match.hash(), end);
  VALUES.forEach((name, place) => demand(name, seen.folds[name].value, values[place]));
  match.game.close();
}

// The numbers of a command, in the order of its fields; a word is two of them.
function readCommand(text) {
  const numbers = text.split(',').map(Number);
  const [tag, intensity, card, threat, tile, relief, choice, seat] = numbers;
  const word = (place) => BigInt(numbers[place]) | (BigInt(numbers[place + 1]) << 32n);
  const [removed, knocks] = [numbers.slice(8, 12), [word(12), word(14)]];
  return { tag, intensity, card, threat, tile, relief, choice, seat, removed, knocks, roster_card: numbers[16] };
}

// Status, reason, rule, and the kind and number of the card that stands in the way.
function refusal(call) {
  try {
    call();
  } catch (error) {
    if (!(error instanceof GrizzledError)) throw error;
    const { status, reason, rule = constants.NONE, source, card = constants.NONE } = error;
    return [status, reason, rule, source, card].join(';');
  }
  throw new Error('it was carried out');
}

function tryRefuse(preset, seed, position, decisions, events, seat, line, ...why) {
  const match = Match.begin(preset, seed, position).after(decisions);
  if (events) match.replace(match.game.at(Number(events), { seed: 1 }));
  const [command, before] = [readCommand(line), match.hash()];
  demand('why', refusal(() => match.game.check(Number(seat), command)), why.join(';'));
  refusal(() => match.game.submit(Number(seat), constants.ANY_SEQUENCE, command));
  demand('hash', match.hash(), before);
  match.game.close();
}

function tryUndo(preset, seed, position, decisions, status, end) {
  const match = Match.begin(preset, seed, position).after(decisions);
  const undo = () => match.game.undo(match.game.info().expected);
  if (Number(status) === constants.OK) undo();
  else demand('status', refusal(undo).split(';')[0], status);
  demand('hash', match.hash(), end);
  match.game.close();
}

function trySave(preset, seed, position, decisions, then, end) {
  const match = Match.begin(preset, seed, position).after(decisions);
  for (const form of [constants.FORM_BYTES, constants.FORM_JSON]) {
    match.replace(Game.load(match.game.save(form), { seed: Number(seed) }));
  }
  demand('hash when loaded', match.hash(), then);
  match.finish();
  demand('hash at the end', match.hash(), end);
  match.game.close();
}

function tryBatch(preset, games, seed, steps, value) {
  const [fold, generator, rules] = [new Fold(), new Generator(Number(seed)), new Rules(preset)];
  // A batch makes the first call, with which all games wait, by itself.
  const batch = new Batch(rules, Number(games), Number(seed));
  const look = () => batch.rows.forEach((row, game) => {
    fold.struct(row, 'grz_batch_row');
    for (const word of batch.mask(game)) fold.word(word);
  });
  look();
  for (let left = Number(steps); left > 0; left -= 1) {
    const choices = Uint32Array.from(batch.rows, (row, game) => members(batch.mask(game))[generator.below(row.legal)]);
    batch.step(choices, constants.BATCH_ACTIONS | constants.BATCH_RESTART);
    look();
  }
  batch.rows.forEach((_, game) => fold.word(batch.hash(game)));
  demand('batch', fold.value, value);
  batch.close();
  rules.close();
}

function tryCampaign(seats, duo, bootCamp, seed, steps, score, value) {
  const [fold, generator] = [new Fold(), new Generator(Number(seed))];
  let campaign = Campaign.begin(Number(seats), duo === '1', bootCamp === '1');
  let facts = campaign.info();
  let step = 0;
  for (; facts.step !== constants.STEP_OVER; step += 1) {
    fold.struct(facts, 'grz_campaign_facts', ['score']);
    if (facts.step === constants.STEP_READY) {
      campaign = Campaign.resume(campaign.save(), Number(seats));
      const match = new Match(campaign.game({ seed: Number(seed) + step }), Number(seed) + step);
      match.finish();
      campaign.conclude(match.game);
      fold.word(match.game.hash());
    } else {
      const choices = campaign.choices();
      fold.add(choices.length);
      campaign.choose(choices[generator.below(choices.length)]);
    }
    facts = campaign.info();
  }
  fold.struct(facts, 'grz_campaign_facts', ['score']);
  demand('steps', step, steps);
  demand('score', facts.score, score);
  demand('campaign', fold.value, value);
}

const kinds = new Map(Object.entries({
  play: tryPlay, refuse: tryRefuse, undo: tryUndo, save: trySave, batch: tryBatch, campaign: tryCampaign,
}));

const lines = readFileSync(process.argv[2] ?? new URL('../expected/kit.txt', import.meta.url), 'utf8').split(/\r?\n/).filter(Boolean);
const passed = new Map([...kinds.keys()].map((kind) => [kind, 0]));
for (const line of lines) {
  const [kind, ...fields] = line.split(';');
  try {
    const attempt = kinds.get(kind);
    if (!attempt) throw new Error('this is no line of the kit');
    // @ts-ignore: a line of the kit has as many fields as its kind.
    attempt(...fields);
    passed.set(kind, (passed.get(kind) ?? 0) + 1);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n  ${line}`);
    process.exitCode = 1;
  }
}
for (const [kind, count] of passed) console.log(`${kind}: ${count} lines passed`);
if (!lines.length) {
  console.error('there are no games in the kit');
  process.exitCode = 1;
}
