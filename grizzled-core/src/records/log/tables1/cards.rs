//! What rules consist of: cards, effects, and the ways to play.

use super::Tables1;
use crate::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, Effect, Face, HelpKind, HelpingHand, Order,
    OrderPlan, Recruit, RecruitPlan, What, When, Whom,
};
use crate::records::log::codec::{
    Input, Numbered, Output, Row, Rows, Spelt, Tagged, fields, numbered, read_row, row, tagged, words, write_row,
};
use crate::records::log::rules::StoredRules;
use crate::rules::{CharmRelief, HelpPlan, Seating};

words! {
    for Tables1, all in WORDS;
    Seating "seating" {
        0 "one_each" => OneEach,
        1 "chaplain" => Chaplain,
        2 "duo" => Duo,
        3 "solo" => Solo,
    }

    CharmRelief "charm_relief" {
        0 "instead_after_success" => InsteadAfterSuccess,
        1 "also" => Also,
    }

    HelpPlan "help_plan" {
        0 "none" => None,
        1 "draw_two" => DrawTwo,
        2 "given" => Given,
    }

    Difficulty "difficulty" {
        0 "easy" => Easy,
        1 "normal" => Normal,
        2 "hard" => Hard,
    }

    HelpKind "help_kind" {
        0 "action" => Action,
        1 "event" => Event,
        2 "friendship" => Friendship,
    }

    Condition "condition" {
        0 "cards_in_hand" => CardsInHand,
        1 "empty_hand" => EmptyHand,
        2 "threat_active" => ThreatActive,
        3 "few_withdrawn" => FewWithdrawn,
    }

    Whom "whom" {
        0 "table" => Table,
        1 "holder" => Holder,
        2 "leader" => Leader,
        3 "active" => Active,
        4 "each_seat" => EachSeat,
        5 "chosen" => Chosen,
        6 "friends" => Friends,
    }

    Chooser "chooser" {
        0 "nobody" => Nobody,
        1 "holder" => Holder,
        2 "leader" => Leader,
    }

    Duration "duration" {
        0 "once" => Once,
        1 "mission" => Mission,
        2 "in_play" => InPlay,
    }

    When "when" {
        0 "in_play" => InPlay,
        1 "mission_start" => MissionStart,
        2 "after_deal" => AfterDeal,
        3 "turn" => Turn,
        4 "trap" => Trap,
        5 "knock" => Knock,
        6 "charm" => Charm,
        7 "speech" => Speech,
        8 "withdrawal" => Withdrawal,
        9 "failure" => Failure,
        10 "support" => Support,
        11 "morale_drop" => MoraleDrop,
        12 "departure" => Departure,
    }
}

tagged! {
    for Tables1, all in KINDS;
    Face "face" {
        0 "threat" => Threat { threats: "threats", trap: "trap", luck: "luck" },
        1 "hard_knock" => HardKnock(knock),
        2 "merry_christmas" => MerryChristmas,
    }

    Cancellation "cancellation" {
        0 "end_of_mission" => EndOfMission,
        1 "draw_on_withdrawal" => DrawOnWithdrawal(cards),
        2 "knock_played" => KnockPlayed,
        3 "speech_made" => SpeechMade,
        4 "charm_against" => CharmAgainst(threat),
        5 "mission_succeeded" => MissionSucceeded,
    }

    What "what" {
        0 "harmless" => Harmless(threat),
        1 "added" => Added(threat),
        2 "no_charms" => NoCharms,
        3 "no_speeches" => NoSpeeches,
        4 "free_speeches" => FreeSpeeches,
        5 "no_support" => NoSupport,
        6 "mirrored_support" => MirroredSupport,
        7 "no_traps" => NoTraps,
        8 "fail_at" => FailAt,
        9 "intensity_exactly" => IntensityExactly,
        10 "intensity_at_most" => IntensityAtMost,
        11 "intensity_more" => IntensityMore,
        12 "extra_draws" => ExtraDraws,
        13 "drop_more" => DropMore,
        14 "drop_at_most" => DropAtMost,
        15 "hand_limit_more" => HandLimitMore,
        16 "relief_more" => ReliefMore,
        17 "morale_per_knock" => MoralePerKnock,
        18 "burden" => Burden,
        19 "bar_withdrawal" => BarWithdrawal(condition),
        20 "force_withdrawal" => ForceWithdrawal(condition),
        21 "bar_play" => BarPlay(kind),
        22 "deal_all" => DealAll,
        23 "posthumous" => Posthumous,
        24 "draw" => Draw,
        25 "recover_charm" => RecoverCharm,
        26 "gain_speech" => GainSpeech,
        27 "discard_knock" => DiscardKnock,
        28 "discard_card" => DiscardCard,
        29 "clear_card" => ClearCard,
        30 "give_card" => GiveCard,
        31 "exchange_cards" => ExchangeCards,
        32 "look_at_trials" => LookAtTrials,
        33 "return_card" => ReturnCard,
        34 "cancel_order" => CancelOrder,
        35 "send_recruit_home" => SendRecruitHome,
        36 "cancel_trap" => CancelTrap,
    }

    CardKind "card_kind" {
        0 "hard_knocks" => HardKnocks,
        1 "traps" => Traps,
        2 "bearing" => Bearing(threat),
    }
}

fields! {
    for Tables1, all in STRUCTS;
    StoredRules "rules" {
        seating: "seating",
        seats: "seats",
        deck: "deck",
        out: "out",
        trials: "trials",
        morale: "morale",
        speeches: "speeches",
        speech_returns: "speech_returns",
        traps: "traps",
        charm_relief: "charm_relief",
        first_intensity: "first_intensity",
        given_intensity: "given_intensity",
        drop_most: "drop_most",
        hand_limit: "hand_limit",
        orders: "orders",
        recruits: "recruits",
        help: "help",
        order_plan: "order_plan",
        recruit_plan: "recruit_plan",
        help_plan: "help_plan",
        effects: "effects",
        boot_camp: "boot_camp",
    }

    OrderPlan "order_plan" {
        by_difficulty: "by_difficulty",
        given: "given",
    }

    RecruitPlan "recruit_plan" {
        wanted: "wanted",
        from: "from",
    }

    Order "order" {
        difficulty: "difficulty",
        intensity: "intensity",
        effect: "effect",
        cancellation: "cancellation",
    }

    Recruit "recruit" {
        hand: "hand",
        tokens: "tokens",
        effect: "effect",
        advantage: "advantage",
    }

    HelpingHand "helping_hand" {
        kind: "kind",
        effect: "effect",
    }

    Effect "effect" {
        when: "when",
        what: "what",
        whom: "whom",
        amount: "amount",
        chooser: "chooser",
        optional: "optional",
        lasts: "lasts",
    }
}
