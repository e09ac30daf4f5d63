//! The model's state in the engine's words, so that both can be compared: nothing is decided here.

use super::plan::Plan;
use super::run::active;
use super::state::{Person, Question, State};
use grizzled_core::state::{
    Agenda, Answer, HelpingHands, Holdings, Knowledge, MissionState, Orders, RecruitInPlay, Recruits, Solo, Table,
    TableSeat,
};
use grizzled_core::vocabulary::{
    Modifier, Modifiers, OrderId, OrderSet, Pile, RecruitSet, Threat, ThreatCounts, ThreatSet,
};
use grizzled_core::{CardId, Seat};

/// What everyone sees. The numbers of the Mission can only be read one by one: [`same_numbers`].
pub(crate) fn table(plan: &Plan, s: &State) -> Table {
    Table {
        no_mans_land: s.land.iter().copied().collect(),
        discards: s.discards.iter().copied().collect(),
        knocks: s.knocks.iter().copied().collect(),
        active: counts(plan, s),
        leader: s.leader,
        turn: s.turn,
        in_mission: s.inside.iter().copied().collect(),
        mission: s.mission,
        intensity: s.intensity,
        speeches: s.speeches,
        awaited: s.asked.iter().copied().collect(),
        mission_state: mission_state(s),
        agenda: agenda(s),
        seats: Seat::ALL.map(|seat| s.people.get(&seat).map_or_else(TableSeat::default, table_seat)),
        open: s.open,
        trials: s.trials.len() as u8,
        morale: s.morale.len() as u8,
        removed_tiles: s.removed.iter().copied().collect(),
        modifiers: Modifiers::USUAL,
        orders: orders(s),
        recruits: recruits(s),
        helping_hands: HelpingHands {
            held: Seat::ALL.map(|seat| s.held.get(&seat).into_iter().flatten().copied().collect()),
            in_force: s.used.iter().copied().collect(),
        },
        luck_used: s.luck_used,
        spoken_free: s.spoken_free.iter().copied().collect(),
        put_down: s.put_down.iter().copied().collect(),
        solo: Solo {
            tiles: s.solo_tiles.iter().fold(0, |bits, tile| bits | 1 << tile),
            refill_declined: s.refill_declined,
        },
    }
}

fn mission_state(s: &State) -> MissionState {
    match s.success {
        None => MissionState::UnderWay,
        Some(true) => MissionState::Succeeded,
        Some(false) => MissionState::Failed,
    }
}

fn orders(s: &State) -> Orders {
    Orders {
        in_play: s.orders.iter().copied().collect(),
        of_mission: s.order_of_mission,
        left: (s.order_deck.len() + usize::from(s.top_order.is_some())) as u8,
    }
}

fn recruits(s: &State) -> Recruits {
    let in_play = s.guest.as_ref().map(|guest| RecruitInPlay {
        recruit: guest.who,
        after: guest.after,
        tokens: guest.tokens,
        in_mission: guest.inside,
        hand: guest.hand.iter().copied().collect(),
    });
    let left = (s.recruit_deck.len() + usize::from(s.turned_up.is_some())) as u8;
    Recruits { in_play, acting: s.acting, turned_up: s.turned_up, left }
}

fn counts(plan: &Plan, s: &State) -> ThreatCounts {
    let mut counts = ThreatCounts::NONE;
    for threat in Threat::ALL {
        (0..active(plan, s, threat)).for_each(|_| counts.add(ThreatSet::of(&[threat])));
    }
    counts
}

/// Whether each number is what the model says.
pub(crate) fn same_numbers(s: &State, theirs: &Modifiers) -> Option<(Modifier, u8, u8)> {
    let pairs = s.numbers.iter().map(|(&modifier, &own)| (modifier, own, theirs.get(modifier)));
    pairs.into_iter().find(|(_, own, theirs)| own != theirs)
}

fn table_seat(person: &Person) -> TableSeat {
    TableSeat {
        character: person.character,
        charm_ready: person.charm_up,
        hand: person.hand.len() as u8,
        tiles: person.tiles.len() as u8,
        tile_played: person.played.is_some(),
        speeches: person.tokens,
    }
}

fn agenda(s: &State) -> Agenda {
    match s.question.clone().expect("a game waits for somebody or is over") {
        Question::Keep => Agenda::Keep,
        Question::Order => Agenda::Order,
        Question::Intensity => Agenda::Intensity,
        Question::Turn(withdrawal) => Agenda::Turn { withdrawal },
        Question::Recruit => Agenda::Recruit,
        Question::Speech { speaker, threat } => Agenda::Speech { speaker, threat },
        Question::Christmas { seat, draws } => Agenda::Christmas { seat, draws },
        Question::Relief { seat, knocks, charm } => Agenda::Relief { seat, knocks, charm },
        Question::Invitation(pause) => Agenda::Invitation(pause),
        Question::Choice(choosing) => {
            Agenda::Choice { source: choosing.source, left: choosing.left, pause: choosing.pause }
        }
        Question::Cancellation { draws } => Agenda::Cancellation { draws },
        Question::Refill => Agenda::Refill,
        Question::Over(outcome) => Agenda::Over(outcome),
    }
}

/// What the owner of a seat sees alone; a hand that is put down nobody sees (DUO-2), unless the referee looks.
pub(crate) fn holdings(s: &State, seat: Seat, referee: bool) -> Holdings {
    let Some(person) = s.people.get(&seat) else { return Holdings::default() };
    let hidden = !referee && s.put_down.contains(&seat);
    Holdings {
        hand: person.hand.iter().copied().filter(|_| !hidden).collect(),
        tiles: person.tiles.iter().copied().collect(),
        tile: person.played,
        answer: match person.answer {
            None => Answer::None,
            Some(None) => Answer::Decline,
            Some(Some(card)) => Answer::Discard(card),
        },
    }
}

/// The piles and the decks, which nobody sees.
pub(crate) fn piles(s: &State) -> (Pile, Pile, OrderSet, Option<OrderId>, RecruitSet) {
    let pile = |cards: &[CardId]| cards.iter().copied().collect();
    let (orders, recruits) = (s.order_deck.iter().copied().collect(), s.recruit_deck.iter().copied().collect());
    (pile(&s.trials), pile(&s.morale), orders, s.top_order, recruits)
}

/// What the owner of a seat knows of Orders and Helping Hands.
pub(crate) fn knowledge(s: &State, seat: Seat) -> Knowledge {
    let Some(person) = s.people.get(&seat) else { return Knowledge::Nothing };
    match (&person.drawn_orders[..], person.put_back, &person.drawn_help[..]) {
        (&[first, second], ..) => Knowledge::Orders(first, second),
        (_, Some(order), _) => Knowledge::Order(order),
        (.., &[first, second]) => Knowledge::Help(first, second),
        (.., &[kept]) => Knowledge::Kept(kept),
        _ => Knowledge::Nothing,
    }
}
