//! The small values in version 1 of the log.

use super::field::{Field, Input, fields, read_len, tagged, write_len};
use crate::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, Effect, Face, HardKnock, HelpKind, HelpingHand,
    Order, Recruit, What, When, Whom,
};
use crate::records::log::Fault;
use crate::rules::{CharmRelief, HelpPlan, Seating};
use crate::vocabulary::{
    CardId, CardSet, Character, HelpSet, Modifier, Numbered, OrderSet, Origin, Outcome, Pause, Pile, RecruitSet, Seat,
    SeatSet, Source, Threat, ThreatSet, Tile, Tiles, WithdrawalRuling,
};
use alloc::vec::Vec;

/// Values that have a number each, which stands in a byte.
macro_rules! numbered {
    ($($name:ty: $number:expr, $new:expr;)*) => { $(
        impl Field for $name {
            fn write(&self, to: &mut Vec<u8>) {
                to.push($number(*self));
            }

            fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
                $new(u8::read(from)?).ok_or(Fault::OutOfRange)
            }
        }
    )* };
}

numbered! {
    Seat: Seat::number, Seat::new;
    CardId: CardId::number, CardId::new;
    Threat: Threat::number, Threat::new;
    Tile: Tile::number, Tile::new;
    Character: Character::number, Character::new;
    HardKnock: HardKnock::number, HardKnock::new;
    Modifier: Modifier::number, Modifier::new;
    Pause: Pause::number, Pause::new;
    ThreatSet: ThreatSet::bits, |bits| Some(ThreatSet::from_bits(bits)).filter(|set| set.bits() == bits);
    SeatSet: SeatSet::bits, |bits| Some(seats(bits)).filter(|set| set.bits() == bits);
}

fn seats(bits: u8) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| bits >> seat.number() & 1 == 1).collect()
}

impl<Kind: Copy, const MOST: usize> Field for Numbered<Kind, MOST> {
    fn write(&self, to: &mut Vec<u8>) {
        to.push(self.number());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        Self::new(u8::read(from)?).ok_or(Fault::OutOfRange)
    }
}

/// Sets of Orders, Recruits and Helping Hands: their bits, the lowest byte first.
macro_rules! bits {
    ($($name:ty: $bytes:literal;)*) => { $(
        impl Field for $name {
            fn write(&self, to: &mut Vec<u8>) {
                to.extend(&self.bits().to_le_bytes()[..$bytes]);
            }

            fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
                let mut word = [0; 8];
                word[..$bytes].copy_from_slice(from.take($bytes)?);
                let bits = u64::from_le_bytes(word);
                Some(Self::from_bits(bits)).filter(|set| set.bits() == bits).ok_or(Fault::OutOfRange)
            }
        }
    )* };
}

bits! {
    OrderSet: 5;
    RecruitSet: 3;
    HelpSet: 3;
}

impl Field for Tiles {
    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_array());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let counts: [u8; 4] = from.array()?;
        // As many as the list of them in a line of JSON may have.
        let all = counts.iter().try_fold(0u8, |sum, &count| sum.checked_add(count));
        all.map(|_| Self::from_array(counts)).ok_or(Fault::OutOfRange)
    }
}

/// How many cards, then the cards by their numbers.
impl Field for CardSet {
    fn write(&self, to: &mut Vec<u8>) {
        write_len(self.len().into(), to);
        self.iter().for_each(|card| card.write(to));
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let len = read_len(from)?;
        let mut set = Self::EMPTY;
        let mut last = None;
        for _ in 0..len {
            let card = CardId::read(from)?;
            if last >= Some(card) {
                return Err(Fault::OutOfRange);
            }
            last = Some(card);
            set.insert(card);
        }
        Ok(set)
    }
}

/// How many cards, then the cards from the bottom.
impl Field for Pile {
    fn write(&self, to: &mut Vec<u8>) {
        write_len(self.as_slice().len(), to);
        self.iter().for_each(|card| card.write(to));
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let len = read_len(from)?;
        let mut pile = Self::EMPTY;
        for _ in 0..len {
            if !pile.push(CardId::read(from)?) {
                return Err(Fault::OutOfRange);
            }
        }
        Ok(pile)
    }
}

tagged! { Origin; 0 => Hand, 1 => Trap, 2 => Clumsy, 3 => Position, 4 => Recruit, }
tagged! { Outcome; 0 => Victory, 1 => TooManyKnocks, 2 => MoraleLost, 3 => TooManyCards, 4 => BootCampOver, }
tagged! { Source; 1 => Knock(card), 2 => Order(order), 3 => Recruit(recruit), 4 => Help(help), 5 => Chapter(place), }
tagged! { WithdrawalRuling; 0 => Free, 1 => Must(by), 2 => Cannot(by), }

tagged! { Seating; 0 => OneEach, 1 => Chaplain, 2 => Duo, 3 => Solo, }
tagged! { CharmRelief; 0 => InsteadAfterSuccess, 1 => Also, }
tagged! { HelpPlan; 0 => None, 1 => DrawTwo, 2 => Given, }

tagged! { Face; 0 => Threat { threats, trap, luck }, 1 => HardKnock(knock), 2 => MerryChristmas, }
tagged! { Difficulty; 0 => Easy, 1 => Normal, 2 => Hard, }
tagged! { HelpKind; 0 => Action, 1 => Event, 2 => Friendship, }
tagged! {
    Cancellation;
    0 => EndOfMission,
    1 => DrawOnWithdrawal(cards),
    2 => KnockPlayed,
    3 => SpeechMade,
    4 => CharmAgainst(threat),
    5 => MissionSucceeded,
}
tagged! { Condition; 0 => CardsInHand, 1 => EmptyHand, 2 => ThreatActive, 3 => FewWithdrawn, }
tagged! { CardKind; 0 => HardKnocks, 1 => Traps, 2 => Bearing(threat), }
tagged! {
    Whom;
    0 => Table, 1 => Holder, 2 => Leader, 3 => Active, 4 => EachSeat, 5 => Chosen, 6 => Friends,
}
tagged! { Chooser; 0 => Nobody, 1 => Holder, 2 => Leader, }
tagged! { Duration; 0 => Once, 1 => Mission, 2 => InPlay, }
tagged! {
    When;
    0 => InPlay,
    1 => MissionStart,
    2 => AfterDeal,
    3 => Turn,
    4 => Trap,
    5 => Knock,
    6 => Charm,
    7 => Speech,
    8 => Withdrawal,
    9 => Failure,
    10 => Support,
    11 => MoraleDrop,
    12 => Departure,
}
tagged! {
    What;
    0 => Harmless(threat),
    1 => Added(threat),
    2 => NoCharms,
    3 => NoSpeeches,
    4 => FreeSpeeches,
    5 => NoSupport,
    6 => MirroredSupport,
    7 => NoTraps,
    8 => FailAt,
    9 => IntensityExactly,
    10 => IntensityAtMost,
    11 => IntensityMore,
    12 => ExtraDraws,
    13 => DropMore,
    14 => DropAtMost,
    15 => HandLimitMore,
    16 => ReliefMore,
    17 => MoralePerKnock,
    18 => Burden,
    19 => BarWithdrawal(condition),
    20 => ForceWithdrawal(condition),
    21 => BarPlay(kind),
    22 => DealAll,
    23 => Posthumous,
    24 => Draw,
    25 => RecoverCharm,
    26 => GainSpeech,
    27 => DiscardKnock,
    28 => DiscardCard,
    29 => ClearCard,
    30 => GiveCard,
    31 => ExchangeCards,
    32 => LookAtTrials,
    33 => ReturnCard,
    34 => CancelOrder,
    35 => SendRecruitHome,
    36 => CancelTrap,
}

fields! {
    Effect { when, what, whom, amount, chooser, optional, lasts }
    Order { difficulty, intensity, effect, cancellation }
    Recruit { hand, tokens, effect, advantage }
    HelpingHand { kind, effect }
}
