"""What type checkers are to know of the structs.

Written by examples/bindings/generate from include/grizzled.h; do not edit it."""

from ctypes import Array, c_uint8, c_uint32, c_uint64

from ._base import Struct

class Error(Struct):
    struct_size: int
    status: int
    line: int
    column: int
    place: int
    reason: int
    rule: int
    source: int
    card: int
    message: Array[c_uint8]


class Pack(Struct):
    id: int


class Setting(Struct):
    key: int
    value: int


class Rules(Struct):
    id: int


class RulesFacts(Struct):
    struct_size: int
    longest_game: int
    fingerprint: int
    cards: Array[c_uint64]
    seats: int
    ring: int
    chaplain: int
    seating: int
    players: int
    trials: int
    morale: int
    speeches: int
    traps: int
    deck: int
    orders: int
    recruits: int
    help: int
    knock_limit: int
    failing_count: int
    named: int


class Card(Struct):
    struct_size: int
    print: int
    provenance: int
    list: int
    number: int
    face: int
    knock: int
    threats: int
    trap: int
    luck: int
    in_game: int
    difficulty: int
    intensity: Array[c_uint8]
    hand: int
    tokens: int
    help: int
    reserved: Array[c_uint8]


class Start(Struct):
    struct_size: int
    flags: int
    seed: int
    seed_more: Array[c_uint8]
    salt: Array[c_uint8]
    leader: int
    characters: Array[c_uint8]
    reserved: Array[c_uint8]


class Game(Struct):
    id: int


class Info(Struct):
    struct_size: int
    events: int
    expected: int
    seats: int
    ring: int
    awaited: int
    outcome: int
    mission: int
    leader: int
    turn: int
    undo: int
    midway: int
    reserved: Array[c_uint8]


class Command(Struct):
    struct_size: int
    tag: int
    intensity: int
    card: int
    threat: int
    tile: int
    relief: int
    choice: int
    seat: int
    removed: Array[c_uint8]
    knocks: Array[c_uint64]
    roster_card: int
    reserved: Array[c_uint8]


class Event(Struct):
    struct_size: int
    sequence: int
    tag: int
    seat: int
    to: int
    card: int
    by: int
    threat: int
    tile: int
    origin: int
    character: int
    outcome: int
    seats: int
    amount: int
    morale: int
    speeches: int
    flags: int
    source: int
    roster_card: int
    pause: int
    modifier: int
    secret: int
    secret_card: int
    secret_tile: int
    secret_tiles: Array[c_uint8]
    order_length: int
    viewer: int
    order: Array[c_uint8]


class Seat(Struct):
    help: int
    character: int
    charm_ready: int
    hand: int
    tiles: int
    tile_played: int
    speeches: int
    in_mission: int
    mute: int


class View(Struct):
    struct_size: int
    events: int
    no_mans_land: Array[c_uint64]
    discards: Array[c_uint64]
    hand: Array[c_uint64]
    orders: int
    seats: Array[Seat]
    help_in_force: int
    viewer: int
    seat_count: int
    ring: int
    awaited: int
    asked: int
    outcome: int
    leader: int
    turn: int
    in_mission: int
    mission: int
    mission_state: int
    intensity: int
    speeches: int
    trials: int
    morale: int
    active: Array[c_uint8]
    removed_tiles: Array[c_uint8]
    agenda: int
    agenda_seat: int
    agenda_threat: int
    agenda_amount: int
    agenda_flags: int
    agenda_source: int
    agenda_by: int
    agenda_pause: int
    open_card: int
    knock_count: int
    knocks: Array[c_uint8]
    knock_seats: Array[c_uint8]
    order: int
    orders_left: int
    recruit: int
    recruit_after: int
    recruit_tokens: int
    recruit_in_mission: int
    recruit_acts: int
    recruit_hand: Array[c_uint8]
    next_recruit: int
    recruits_left: int
    luck_used: int
    spoken_free: int
    put_down: int
    solo_tiles: int
    refill_declined: int
    modifiers: Array[c_uint8]
    tiles: Array[c_uint8]
    tile: int
    answer: int
    answer_card: int
    known: int
    known_cards: Array[c_uint8]
    reserved: Array[c_uint8]


class SaveInfo(Struct):
    struct_size: int
    kind: int
    fingerprint: int
    events: int
    commands: int
    form: int
    seats: int
    viewer: int
    committed: int
    midway: int
    reserved: Array[c_uint8]


class Client(Struct):
    id: int


class Campaign(Struct):
    id: int


class CampaignFacts(Struct):
    struct_size: int
    score: int
    bannable: Array[c_uint64]
    bans: Array[c_uint64]
    held: Array[c_uint32]
    offered: int
    awarded: int
    missed: int
    step: int
    chapter: int
    seats: int
    seating: int
    leader: int
    left: int
    reserved: Array[c_uint8]


class CampaignChoice(Struct):
    struct_size: int
    tag: int
    help: int
    seat: int
    card: int


class Batch(Struct):
    id: int


class BatchRow(Struct):
    legal: int
    seat: int
    outcome: int
    mission: int
    stepped: int


SIZES: dict[type[Struct], int]
