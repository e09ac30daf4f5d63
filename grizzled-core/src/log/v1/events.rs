//! Events and commands in version 1 of the log. Frozen: a tag keeps its meaning for good, new ones come at the end.

use super::field::{Field, Input, fields, tagged};
use crate::command::{Choice, Command, Relief, Withdrawal};
use crate::event::{FrontNotice, Notice, Secret};
use crate::log::Fault;
use alloc::vec::Vec;

tagged! {
    Notice, else Front(FrontNotice);
    1 => DeckSet { trials, morale, speeches },
    2 => CharacterTaken { seat, character },
    3 => TilesGiven { seat, count },
    4 => LeaderNamed { seat },
    5 => SpeechTaken { seat },
    6 => CharmSpent { seat },
    7 => MissionStarted { number, seats },
    8 => ChaplainPlayed { seat },
    9 => IntensityChosen { seat, intensity },
    10 => Dealt { seat },
    11 => Drawn { seat, by },
    12 => TurnStarted { seat, withdrawal },
    13 => ThreatPlayed { seat, card, from },
    14 => KnockAssigned { seat, card, from },
    15 => ChristmasPlayed { seat, card, from },
    16 => ChristmasAsked { seat, draws },
    17 => ChristmasDiscarded { card },
    18 => KnockDiscarded { seat, card },
    19 => LeaderTaken { seat, knock },
    20 => CharmUsed { seat, card },
    21 => CharmRecovered { seat },
    22 => SpeechMade { seat, threat, asked, returned },
    23 => SpeechAnswered { seat },
    24 => SpeechRevealed { seat, card },
    25 => TileRemoved { seat, tile },
    26 => Withdrew { seat, played, drawn },
    27 => MissionSucceeded,
    28 => MissionFailed { threat },
    29 => TrialsShuffled { trials },
    30 => TileRevealed { seat, tile, to },
    31 => SupportCounted { most },
    32 => ReliefAsked { seat, knocks, charm },
    33 => ReliefEnded { seat },
    34 => MoraleDropped { cards },
    35 => LeaderPassed { seat },
    36 => GameEnded { outcome },
    37 => CardSetAside { card },
}

tagged! {
    FrontNotice;
    64 => OrdersSet { orders },
    65 => RecruitsSet { recruits },
    66 => HelpOffered { seat },
    67 => HelpAsked { seats },
    68 => HelpChosen { seat },
    69 => HelpHeld { seat, help },
    70 => HelpUsed { seat, help },
    71 => HelpInvited { seat, pause },
    72 => Declined { seat },
    73 => TermSet { term, value },
    74 => OrdersDrawn { seat },
    75 => OrderChosen { seat, order, returned },
    76 => OrderDiscarded { order, cancelled },
    77 => IntensityAsked { seat },
    78 => IntensityGiven { intensity },
    79 => CancellationAsked { seat, draws },
    80 => RecruitTurnedUp { recruit },
    81 => RecruitArrived { recruit, after, tokens },
    82 => RecruitDrew { card },
    83 => RecruitTurn { leader },
    84 => RecruitWithdrew,
    85 => RecruitLeft { recruit, sent_home },
    86 => TrapCancelled { by_luck },
    87 => ChoiceAsked { seat, source, left, pause },
    88 => CardDiscarded { seat, card },
    89 => CardCleared { card },
    90 => CardGiven { from, to },
    91 => CardReturned { seat },
    92 => TrialsSeen { seat, cards },
    93 => HandPassed { from, to },
    94 => RefillAsked { seat },
    95 => RefillDeclined { seat },
    96 => SoloSupport { seat },
    97 => SoloTilesShuffled,
    98 => HandPutDown { seat },
    99 => HandTakenUp { seat },
    100 => AnswerAsked { seat },
    101 => RecruitDiscarded { card },
    102 => FreeSpeech { seat },
    103 => RecruitTurnEnded,
    104 => MissionPrepared,
    105 => ChoiceEnded { seat },
    106 => OrderPutBack { seat },
}

tagged! {
    Secret;
    0 => Nothing,
    1 => Card(card),
    2 => Answer(card),
    3 => Tile(tile),
    4 => Tiles(tiles),
    5 => Order(cards),
    6 => Unseen(card),
    7 => Hand(cards),
    8 => Orders(one, other),
    9 => OrderDeck(orders),
    10 => RecruitDeck(recruits),
    11 => Help(one, other),
    12 => Kept(help),
}

tagged! {
    Command;
    1 => Intensity(cards),
    2 => Play(card),
    3 => Charm(card),
    4 => Speech(threat),
    5 => Withdraw(withdrawal),
    6 => Answer(card),
    7 => Christmas(knock),
    8 => Relief(relief),
    9 => Order(order),
    10 => Keep(help),
    11 => Help(help),
    12 => Choose(choice),
    13 => RecruitPlay(card),
    14 => RecruitWithdraw,
    15 => Cancel(order),
    16 => Refill,
    17 => Decline,
}

tagged! { Choice; 1 => Card(card), 2 => Seat(seat), 3 => Order(order), 4 => Gift { card, to }, }
tagged! { Relief; 1 => Knocks(cards), 2 => Charm, }
fields! { Withdrawal { removed, tile } }
