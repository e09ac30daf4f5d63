//! What lies on the table, as views and set-ups have it.

use super::Tables1;
use crate::play::{Position, RosterPosition, Setup, UnderWay};
use crate::records::log::codec::{Input, Output, Row, Rows, Spelt, Tagged, fields, read_row, row, tagged, write_row};
use crate::state::{
    Agenda, Answer, HelpingHands, Holdings, Knowledge, Orders, RecruitInPlay, Recruits, Solo, Table, TableSeat,
};
use crate::views::{SeatView, SpectatorView};
use crate::vocabulary::{Source, WithdrawalRuling};

tagged! {
    for Tables1, all in KINDS;
    Source "source" {
        1 "knock" => Knock(card),
        2 "order" => Order(order),
        3 "recruit" => Recruit(recruit),
        4 "help" => Help(help),
        5 "chapter" => Chapter(place),
    }

    WithdrawalRuling "ruling" {
        0 "free" => Free,
        1 "must" => Must(by),
        2 "cannot" => Cannot(by),
    }

    Answer "answer" {
        0 "none" => None,
        1 "decline" => Decline,
        2 "discard" => Discard(card),
    }

    Knowledge "known" {
        0 "nothing" => Nothing,
        1 "orders" => Orders(one, other),
        2 "order" => Order(order),
        3 "help" => Help(one, other),
        4 "kept" => Kept(help),
    }

    Agenda "agenda" {
        0 "nothing" => Nothing,
        1 "intensity" => Intensity,
        2 "turn" => Turn { withdrawal: "withdrawal" },
        3 "speech" => Speech { speaker: "speaker", threat: "threat" },
        4 "christmas" => Christmas { seat: "seat", draws: "draws" },
        5 "relief" => Relief { seat: "seat", knocks: "knocks", charm: "charm" },
        6 "over" => Over(outcome),
        7 "keep" => Keep,
        8 "order" => Order,
        9 "invitation" => Invitation(pause),
        10 "choice" => Choice { source: "source", left: "left", pause: "pause" },
        11 "recruit" => Recruit,
        12 "cancellation" => Cancellation { draws: "draws" },
        13 "refill" => Refill,
    }
}

fields! {
    for Tables1, all in VIEWS;
    SeatView "seat_view" {
        seat: "seat",
        table: "table",
        own: "own",
        known: "known",
    }

    SpectatorView "spectator_view" {
        table: "table",
    }

    Table "table" {
        no_mans_land: "no_mans_land",
        discards: "discards",
        knocks: "knocks",
        active: "active",
        leader: "leader",
        turn: "turn",
        in_mission: "in_mission",
        mission: "mission",
        intensity: "intensity",
        speeches: "speeches",
        awaited: "awaited",
        mission_state: "mission_state",
        agenda: "agenda",
        seats: "seats",
        open: "open",
        trials: "trials",
        morale: "morale",
        removed_tiles: "removed_tiles",
        modifiers: "modifiers",
        orders: "orders",
        recruits: "recruits",
        helping_hands: "helping_hands",
        luck_used: "luck_used",
        spoken_free: "spoken_free",
        put_down: "put_down",
        solo: "solo",
    }

    TableSeat "table_seat" {
        character: "character",
        charm_ready: "charm_ready",
        hand: "hand",
        tiles: "tiles",
        tile_played: "tile_played",
        speeches: "speeches",
    }

    Holdings "own" {
        hand: "hand",
        tiles: "tiles",
        tile: "tile",
        answer: "answer",
    }

    Orders "orders" {
        in_play: "in_play",
        of_mission: "of_mission",
        left: "left",
    }

    Recruits "recruits" {
        in_play: "in_play",
        acting: "acting",
        turned_up: "turned_up",
        left: "left",
    }

    HelpingHands "helping_hands" {
        held: "held",
        in_force: "in_force",
    }

    Solo "solo" {
        tiles: "tiles",
        refill_declined: "refill_declined",
    }

    RecruitInPlay "recruit_in_play" {
        recruit: "recruit",
        after: "after",
        tokens: "tokens",
        in_mission: "in_mission",
        hand: "hand",
    }
}

fields! {
    for Tables1;
    Setup "setup" {
        leader: "leader",
        characters: "characters",
        tiles: "tiles",
        help: "help",
        position: "position",
    }

    Position "position" {
        trials: "trials",
        morale: "morale",
        hands: "hands",
        knocks: "knocks",
        discards: "discards",
        charms_used: "charms_used",
        speeches_held: "speeches_held",
        speeches: "speeches",
        mission: "mission",
        under_way: "under_way",
        roster: "roster",
    }

    UnderWay "under_way" {
        no_mans_land: "no_mans_land",
        withdrawn: "withdrawn",
        chaplain: "chaplain",
        turn: "turn",
    }

    RosterPosition "roster_position" {
        orders: "orders",
        order_deck: "order_deck",
        top_order: "top_order",
        recruit: "recruit",
        recruit_deck: "recruit_deck",
    }
}
