//! Events and commands. A tag and a word keep their meaning for good; new ones come at the end.

use super::Tables1;
use crate::records::log::codec::{Input, Output, Row, Rows, Spelt, Tagged, fields, read_row, row, tagged, write_row};
use crate::vocabulary::{Choice, Command, Notice, Relief, Secret, Withdrawal};

tagged! {
    for Tables1, all in EVENTS;
    Notice "notice" {
        1 "deck_set" => DeckSet { trials: "trials", morale: "morale", speeches: "speeches" },
        2 "character_taken" => CharacterTaken { seat: "seat", character: "character" },
        3 "tiles_given" => TilesGiven { seat: "seat", count: "count" },
        4 "leader_named" => LeaderNamed { seat: "seat" },
        5 "speech_taken" => SpeechTaken { seat: "seat" },
        6 "charm_spent" => CharmSpent { seat: "seat" },
        7 "mission_started" => MissionStarted { number: "number", seats: "seats" },
        8 "chaplain_played" => ChaplainPlayed { seat: "seat" },
        9 "intensity_chosen" => IntensityChosen { seat: "seat", intensity: "intensity" },
        10 "dealt" => Dealt { seat: "seat" },
        11 "drawn" => Drawn { seat: "seat", by: "by" },
        12 "turn_started" => TurnStarted { seat: "seat", withdrawal: "withdrawal" },
        13 "threat_played" => ThreatPlayed { seat: "seat", card: "card", from: "from" },
        14 "knock_assigned" => KnockAssigned { seat: "seat", card: "card", from: "from" },
        15 "christmas_played" => ChristmasPlayed { seat: "seat", card: "card", from: "from" },
        16 "christmas_asked" => ChristmasAsked { seat: "seat", draws: "draws" },
        17 "christmas_discarded" => ChristmasDiscarded { card: "card" },
        18 "knock_discarded" => KnockDiscarded { seat: "seat", card: "card" },
        19 "leader_taken" => LeaderTaken { seat: "seat", knock: "knock" },
        20 "charm_used" => CharmUsed { seat: "seat", card: "card" },
        21 "charm_recovered" => CharmRecovered { seat: "seat" },
        22 "speech_made" => SpeechMade { seat: "seat", threat: "threat", asked: "asked", returned: "returned" },
        23 "speech_answered" => SpeechAnswered { seat: "seat" },
        24 "speech_revealed" => SpeechRevealed { seat: "seat", card: "card" },
        25 "tile_removed" => TileRemoved { seat: "seat", tile: "tile" },
        26 "withdrew" => Withdrew { seat: "seat", played: "played", drawn: "drawn" },
        27 "mission_succeeded" => MissionSucceeded,
        28 "mission_failed" => MissionFailed { threat: "threat" },
        29 "trials_shuffled" => TrialsShuffled { trials: "trials" },
        30 "tile_revealed" => TileRevealed { seat: "seat", tile: "tile", to: "to" },
        31 "support_counted" => SupportCounted { most: "most" },
        32 "relief_asked" => ReliefAsked { seat: "seat", knocks: "knocks", charm: "charm" },
        33 "relief_ended" => ReliefEnded { seat: "seat" },
        34 "morale_dropped" => MoraleDropped { cards: "cards" },
        35 "leader_passed" => LeaderPassed { seat: "seat" },
        36 "game_ended" => GameEnded { outcome: "outcome" },
        37 "card_set_aside" => CardSetAside { card: "card" },
        64 "orders_set" => OrdersSet { orders: "orders" },
        65 "recruits_set" => RecruitsSet { recruits: "recruits" },
        66 "help_offered" => HelpOffered { seat: "seat" },
        67 "help_asked" => HelpAsked { seats: "seats" },
        68 "help_chosen" => HelpChosen { seat: "seat" },
        69 "help_held" => HelpHeld { seat: "seat", help: "help" },
        70 "help_used" => HelpUsed { seat: "seat", help: "help" },
        71 "help_invited" => HelpInvited { seat: "seat", pause: "pause" },
        72 "declined" => Declined { seat: "seat" },
        73 "modifier_set" => ModifierSet { modifier: "modifier", value: "value" },
        74 "orders_drawn" => OrdersDrawn { seat: "seat" },
        75 "order_chosen" => OrderChosen { seat: "seat", order: "order", returned: "returned" },
        76 "order_discarded" => OrderDiscarded { order: "order", cancelled: "cancelled" },
        77 "intensity_asked" => IntensityAsked { seat: "seat" },
        78 "intensity_given" => IntensityGiven { intensity: "intensity" },
        79 "cancellation_asked" => CancellationAsked { seat: "seat", draws: "draws" },
        80 "recruit_turned_up" => RecruitTurnedUp { recruit: "recruit" },
        81 "recruit_arrived" => RecruitArrived { recruit: "recruit", after: "after", tokens: "tokens" },
        82 "recruit_drew" => RecruitDrew { card: "card" },
        83 "recruit_turn" => RecruitTurn { leader: "leader" },
        84 "recruit_withdrew" => RecruitWithdrew,
        85 "recruit_left" => RecruitLeft { recruit: "recruit", sent_home: "sent_home" },
        86 "trap_cancelled" => TrapCancelled { by_luck: "by_luck" },
        87 "choice_asked" => ChoiceAsked { seat: "seat", source: "source", left: "left", pause: "pause" },
        88 "card_discarded" => CardDiscarded { seat: "seat", card: "card" },
        89 "card_cleared" => CardCleared { card: "card" },
        90 "card_given" => CardGiven { from: "from", to: "to" },
        91 "card_returned" => CardReturned { seat: "seat" },
        92 "trials_seen" => TrialsSeen { seat: "seat", cards: "cards" },
        93 "hand_passed" => HandPassed { from: "from", to: "to" },
        94 "refill_asked" => RefillAsked { seat: "seat" },
        95 "refill_declined" => RefillDeclined { seat: "seat" },
        96 "solo_support" => SoloSupport { seat: "seat" },
        97 "solo_tiles_shuffled" => SoloTilesShuffled,
        98 "hand_put_down" => HandPutDown { seat: "seat" },
        99 "hand_taken_up" => HandTakenUp { seat: "seat" },
        100 "answer_asked" => AnswerAsked { seat: "seat" },
        101 "recruit_discarded" => RecruitDiscarded { card: "card" },
        102 "free_speech" => FreeSpeech { seat: "seat" },
        103 "recruit_turn_ended" => RecruitTurnEnded,
        104 "mission_prepared" => MissionPrepared,
        105 "choice_ended" => ChoiceEnded { seat: "seat" },
        106 "order_put_back" since 2 => OrderPutBack { seat: "seat" },
    }

    Secret "secret" {
        0 "nothing" => Nothing,
        1 "card" => Card(card),
        2 "answer" => Answer(card),
        3 "tile" => Tile(tile),
        4 "tiles" => Tiles(tiles),
        5 "order" => Order(cards),
        6 "unseen" => Unseen(card),
        7 "hand" => Hand(cards),
        8 "orders" => Orders(one, other),
        9 "order_deck" => OrderDeck(orders),
        10 "recruit_deck" => RecruitDeck(recruits),
        11 "help" => Help(one, other),
        12 "kept" => Kept(help),
    }

    Command "command" {
        1 "intensity" => Intensity(cards),
        2 "play" => Play(card),
        3 "charm" => Charm(card),
        4 "speech" => Speech(threat),
        5 "withdraw" => Withdraw(withdrawal),
        6 "answer" => Answer(card),
        7 "christmas" => Christmas(knock),
        8 "relief" => Relief(relief),
        9 "order" => Order(order),
        10 "keep" => Keep(help),
        11 "help" => Help(help),
        12 "choose" => Choose(choice),
        13 "recruit_play" => RecruitPlay(card),
        14 "recruit_withdraw" => RecruitWithdraw,
        15 "cancel" => Cancel(order),
        16 "refill" => Refill,
        17 "decline" => Decline,
    }

    Choice "choice" {
        1 "card" => Card(card),
        2 "seat" => Seat(seat),
        3 "order" => Order(order),
        4 "gift" => Gift { card: "card", to: "to" },
    }

    Relief "relief" {
        1 "knocks" => Knocks(cards),
        2 "charm" => Charm,
    }
}

fields! {
    for Tables1, all in PARTS_OF_COMMANDS;
    Withdrawal "withdrawal" {
        removed: "removed",
        tile: "tile",
    }
}
