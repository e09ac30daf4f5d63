"""Structs, laid out as in C.

Written by examples/bindings/generate from include/grizzled.h; do not edit it."""

from ctypes import c_int32, c_uint8, c_uint16, c_uint32, c_uint64

from ._base import Struct


class Error(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("status", c_int32),
        ("line", c_uint32),
        ("column", c_uint32),
        ("place", c_uint32),
        ("reason", c_uint8),
        ("rule", c_uint8),
        ("source", c_uint8),
        ("card", c_uint8),
        ("message", c_uint8 * 256),
    ]


class Pack(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class Setting(Struct):
    _fields_ = [
        ("key", c_uint32),
        ("value", c_int32),
    ]


class Rules(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class RulesFacts(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("longest_game", c_uint32),
        ("fingerprint", c_uint64),
        ("cards", c_uint64 * 2),
        ("seats", c_uint8),
        ("ring", c_uint8),
        ("chaplain", c_uint8),
        ("seating", c_uint8),
        ("players", c_uint8),
        ("trials", c_uint8),
        ("morale", c_uint8),
        ("speeches", c_uint8),
        ("traps", c_uint8),
        ("deck", c_uint8),
        ("orders", c_uint8),
        ("recruits", c_uint8),
        ("help", c_uint8),
        ("knock_limit", c_uint8),
        ("failing_count", c_uint8),
        ("named", c_uint8),
    ]


class Card(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("print", c_uint16),
        ("provenance", c_uint8),
        ("list", c_uint8),
        ("number", c_uint8),
        ("face", c_uint8),
        ("knock", c_uint8),
        ("threats", c_uint8),
        ("trap", c_uint8),
        ("luck", c_uint8),
        ("in_game", c_uint8),
        ("difficulty", c_uint8),
        ("intensity", c_uint8 * 3),
        ("hand", c_uint8),
        ("tokens", c_uint8),
        ("help", c_uint8),
        ("reserved", c_uint8 * 2),
    ]


class Start(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("seed", c_uint64),
        ("seed_more", c_uint8 * 24),
        ("salt", c_uint8 * 32),
        ("leader", c_uint8),
        ("characters", c_uint8 * 5),
        ("reserved", c_uint8 * 2),
    ]


class Game(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class Info(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("events", c_uint32),
        ("expected", c_uint32),
        ("seats", c_uint8),
        ("ring", c_uint8),
        ("awaited", c_uint8),
        ("outcome", c_uint8),
        ("mission", c_uint8),
        ("leader", c_uint8),
        ("turn", c_uint8),
        ("undo", c_uint8),
        ("midway", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class Command(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("tag", c_uint8),
        ("intensity", c_uint8),
        ("card", c_uint8),
        ("threat", c_uint8),
        ("tile", c_uint8),
        ("relief", c_uint8),
        ("choice", c_uint8),
        ("seat", c_uint8),
        ("removed", c_uint8 * 4),
        ("knocks", c_uint64 * 2),
        ("roster_card", c_uint8),
        ("reserved", c_uint8 * 7),
    ]


class Event(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("sequence", c_uint32),
        ("tag", c_uint8),
        ("seat", c_uint8),
        ("to", c_uint8),
        ("card", c_uint8),
        ("by", c_uint8),
        ("threat", c_uint8),
        ("tile", c_uint8),
        ("origin", c_uint8),
        ("character", c_uint8),
        ("outcome", c_uint8),
        ("seats", c_uint8),
        ("amount", c_uint8),
        ("morale", c_uint8),
        ("speeches", c_uint8),
        ("flags", c_uint8),
        ("source", c_uint8),
        ("roster_card", c_uint8),
        ("pause", c_uint8),
        ("modifier", c_uint8),
        ("secret", c_uint8),
        ("secret_card", c_uint8),
        ("secret_tile", c_uint8),
        ("secret_tiles", c_uint8 * 4),
        ("order_length", c_uint8),
        ("viewer", c_uint8),
        ("order", c_uint8 * 80),
    ]


class Seat(Struct):
    _fields_ = [
        ("help", c_uint32),
        ("character", c_uint8),
        ("charm_ready", c_uint8),
        ("hand", c_uint8),
        ("tiles", c_uint8),
        ("tile_played", c_uint8),
        ("speeches", c_uint8),
        ("in_mission", c_uint8),
        ("mute", c_uint8),
    ]


class View(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("events", c_uint32),
        ("no_mans_land", c_uint64 * 2),
        ("discards", c_uint64 * 2),
        ("hand", c_uint64 * 2),
        ("orders", c_uint64),
        ("seats", Seat * 5),
        ("help_in_force", c_uint32),
        ("viewer", c_uint8),
        ("seat_count", c_uint8),
        ("ring", c_uint8),
        ("awaited", c_uint8),
        ("asked", c_uint8),
        ("outcome", c_uint8),
        ("leader", c_uint8),
        ("turn", c_uint8),
        ("in_mission", c_uint8),
        ("mission", c_uint8),
        ("mission_state", c_uint8),
        ("intensity", c_uint8),
        ("speeches", c_uint8),
        ("trials", c_uint8),
        ("morale", c_uint8),
        ("active", c_uint8 * 6),
        ("removed_tiles", c_uint8 * 4),
        ("agenda", c_uint8),
        ("agenda_seat", c_uint8),
        ("agenda_threat", c_uint8),
        ("agenda_amount", c_uint8),
        ("agenda_flags", c_uint8),
        ("agenda_source", c_uint8),
        ("agenda_by", c_uint8),
        ("agenda_pause", c_uint8),
        ("open_card", c_uint8),
        ("knock_count", c_uint8),
        ("knocks", c_uint8 * 23),
        ("knock_seats", c_uint8 * 23),
        ("order", c_uint8),
        ("orders_left", c_uint8),
        ("recruit", c_uint8),
        ("recruit_after", c_uint8),
        ("recruit_tokens", c_uint8),
        ("recruit_in_mission", c_uint8),
        ("recruit_acts", c_uint8),
        ("recruit_hand", c_uint8 * 5),
        ("next_recruit", c_uint8),
        ("recruits_left", c_uint8),
        ("luck_used", c_uint8),
        ("spoken_free", c_uint8),
        ("put_down", c_uint8),
        ("solo_tiles", c_uint8),
        ("refill_declined", c_uint8),
        ("modifiers", c_uint8 * 25),
        ("tiles", c_uint8 * 4),
        ("tile", c_uint8),
        ("answer", c_uint8),
        ("answer_card", c_uint8),
        ("known", c_uint8),
        ("known_cards", c_uint8 * 2),
        ("reserved", c_uint8 * 9),
    ]


class SaveInfo(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", c_uint32),
        ("fingerprint", c_uint64),
        ("events", c_uint32),
        ("commands", c_uint32),
        ("form", c_uint8),
        ("seats", c_uint8),
        ("viewer", c_uint8),
        ("committed", c_uint8),
        ("midway", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class Client(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class Campaign(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class CampaignFacts(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("score", c_int32),
        ("bannable", c_uint64 * 2),
        ("bans", c_uint64 * 2),
        ("held", c_uint32 * 5),
        ("offered", c_uint32),
        ("awarded", c_uint32),
        ("missed", c_uint32),
        ("step", c_uint8),
        ("chapter", c_uint8),
        ("seats", c_uint8),
        ("seating", c_uint8),
        ("leader", c_uint8),
        ("left", c_uint8),
        ("reserved", c_uint8 * 2),
    ]


class CampaignChoice(Struct):
    _fields_ = [
        ("struct_size", c_uint32),
        ("tag", c_uint8),
        ("help", c_uint8),
        ("seat", c_uint8),
        ("card", c_uint8),
    ]


class Batch(Struct):
    _fields_ = [
        ("id", c_uint64),
    ]


class BatchRow(Struct):
    _fields_ = [
        ("legal", c_uint32),
        ("seat", c_uint8),
        ("outcome", c_uint8),
        ("mission", c_uint8),
        ("stepped", c_uint8),
    ]


# The size of each in C, which is compared with what ctypes makes of it.
SIZES = {
    Error: 280,
    Pack: 8,
    Setting: 8,
    Rules: 8,
    RulesFacts: 48,
    Card: 24,
    Start: 80,
    Game: 8,
    Info: 24,
    Command: 40,
    Event: 116,
    Seat: 12,
    View: 272,
    SaveInfo: 32,
    Client: 8,
    Campaign: 8,
    CampaignFacts: 80,
    CampaignChoice: 8,
    Batch: 8,
    BatchRow: 8,
}
