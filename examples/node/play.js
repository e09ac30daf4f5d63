// Plays the games of ../expected/games.txt and compares how they end: node play.js [another games.txt]

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Client, Game, GrizzledError, Rules, constants, members, version } from './grizzled.js';

const REPLICA_SEAT = 1; // The seat for which one game keeps a client.
const REPLICA_SEED = 1915; // The seed of that game.

// Chooses as ../expected says. The numbers stay far below what a double holds.
function generator(seed) {
  let x = seed;
  return (legal) => {
    x = (x * 48271) % 2147483647;
    return legal[x % legal.length];
  };
}

// A client as another machine would keep it: it lives on bytes alone.
class Replica {
  constructor(game, seat) {
    this.seat = seat;
    this.client = new Client(game.stream(seat));
  }

  follow(game) {
    const { events: known, expected } = this.client.info();
    this.client.feed(expected, game.eventsBytes(this.seat, expected));
    assert.deepEqual(this.client.view(), game.view(this.seat), "the client's view is not the host's");
    assert.deepEqual(this.client.events(known), game.events(this.seat, known), "the client's events are not the host's");
    console.log(this.client.eventsText(known, constants.LANG_FR).replace(/^(?=.)/gm, '    ').trimEnd());
  }
}

const refused = (call) => {
  try {
    call();
  } catch (error) {
    if (error instanceof GrizzledError) return error;
    throw error;
  }
  return assert.fail('nothing was refused');
};

// The first Mission waits for its intensity: a Speech is refused by a rule, and a command that comes late by its number.
function showRefusals(game, seat) {
  const { events, expected } = game.info();
  const speech = { tag: constants.COMMAND_SPEECH, threat: constants.THREAT_NIGHT };
  const error = refused(() => game.submit(seat, expected, speech));
  assert.equal(error.status, constants.E_REJECTED);
  assert.ok(error.ruleId && error.message.includes(error.ruleId), 'the refusal does not name its rule');
  console.log(`  refused by ${error.ruleId}: ${error.message}`);
  assert.equal(refused(() => game.submit(seat, expected + 1, game.legal(seat)[0])).status, constants.E_SEQUENCE);
  assert.equal(game.info().events, events, 'a refused command has changed the game');
}

function showSaves(game) {
  for (const form of [constants.FORM_BYTES, constants.FORM_JSON]) {
    const saved = game.save(form);
    const loaded = Game.load(saved, { seed: 1 });
    assert.equal(loaded.hash(), game.hash(), 'a saved game is another one when it is loaded');
    console.log(`  saved in ${saved.length} bytes and loaded again`);
    loaded.close();
    loaded.close();
    assert.equal(refused(() => loaded.info()).status, constants.E_HANDLE);
  }
  assert.equal(refused(() => Game.load(Buffer.from('no log'))).status, constants.E_FORMAT);
}

function play(preset, seed, shown) {
  const rules = new Rules(preset);
  const game = rules.game({ seed });
  rules.close();
  const replica = shown ? new Replica(game, REPLICA_SEAT) : undefined;
  const choose = generator(seed);
  let decisions = 0;
  let info = game.info();
  if (shown) showRefusals(game, members(info.awaited)[0]);
  const decide = (seat) => {
    if (seat === 0) return choose(game.legal(seat));
    if (replica && replica.seat === seat) return replica.client.bot(constants.BOT_CAREFUL);
    return game.bot(seat, constants.BOT_CAREFUL);
  };
  while (info.awaited) {
    const seat = members(info.awaited)[0];
    const command = decide(seat);
    if (shown) console.log(`  seat ${seat}: ${game.commandText(seat, command, constants.LANG_FR)}`);
    game.submit(seat, info.expected, command);
    decisions += 1;
    replica?.follow(game);
    info = game.info();
  }
  if (shown) showSaves(game);
  const hash = game.hash().toString(16).padStart(16, '0');
  replica?.client.close();
  game.close();
  return { decisions, hash };
}

function compare(line) {
  const [preset, seed, decisions, hash] = line.split(';');
  assert.ok(hash, `this is no line of games.txt: ${line}`);
  const ended = play(preset, Number(seed), Number(seed) === REPLICA_SEED);
  const found = `${preset}, seed ${seed}: ${ended.decisions} decisions, hash `;
  if (ended.decisions !== Number(decisions) || ended.hash !== hash) {
    throw new Error(`${found}${ended.hash}, not ${decisions} decisions and hash ${hash}`);
  }
  console.log(`${found}ok`);
}

try {
  console.log(`libgrizzled ${version()}, Node ${process.version}`);
  const games = process.argv[2] ?? new URL('../expected/games.txt', import.meta.url);
  const lines = readFileSync(games, 'utf8').split(/\r?\n/).filter(Boolean);
  assert.ok(lines.length, 'there are no games');
  lines.forEach(compare);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
