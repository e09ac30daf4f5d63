//! The model's state in the engine's words, so that both can be compared: nothing is decided here.

use crate::plan::Plan;
use crate::run::active;
use crate::state::{Person, Question, State};
use grizzled_core::state::{
    Agenda, Answer, HelpingHands, Holdings, Knocks, Knowledge, MissionState, Orders, RecruitInPlay, Recruits, Solo,
    Table, TableSeat,
};
use grizzled_core::vocabulary::{
    Modifier, Modifiers, OrderId, OrderSet, Pile, RecruitSet, SeatSet, Threat, ThreatCounts, ThreatSet,
};
use grizzled_core::{CardId, Seat};

/// What everyone sees.
pub(crate) fn table(plan: &Plan, s: &State) -> Table {
    let mut table = Table::default();
    table.no_mans_land = s.land.iter().copied().collect();
    table.discards = s.discards.iter().copied().collect();
    table.knocks = s.knocks.iter().copied().collect::<Knocks>();
    table.active = counts(plan, s);
    table.leader = s.leader;
    table.turn = s.turn;
    table.in_mission = s.inside.iter().copied().collect();
    table.mission = s.mission;
    table.intensity = s.intensity;
    table.speeches = s.speeches;
    table.awaited = s.asked.iter().copied().collect();
    table.mission_state = match s.success {
        None => MissionState::UnderWay,
        Some(true) => MissionState::Succeeded,
        Some(false) => MissionState::Failed,
    };
    table.agenda = agenda(s);
    for (&seat, person) in &s.people {
        table.seats[seat.index()] = table_seat(person);
    }
    table.open = s.open;
    table.trials = s.trials.len() as u8;
    table.morale = s.morale.len() as u8;
    table.removed_tiles = s.removed.iter().copied().collect();
    modules(s, &mut table);
    table
}

fn modules(s: &State, table: &mut Table) {
    table.modifiers = modifiers(s);
    table.orders = Orders {
        in_play: s.orders.iter().copied().collect(),
        of_mission: s.order_of_mission,
        left: (s.order_deck.len() + usize::from(s.top_order.is_some())) as u8,
    };
    table.recruits = Recruits {
        in_play: s.guest.as_ref().map(|guest| RecruitInPlay {
            recruit: guest.who,
            after: guest.after,
            tokens: guest.tokens,
            in_mission: guest.inside,
            hand: guest.hand.iter().copied().collect(),
        }),
        acting: s.acting,
        turned_up: s.turned_up,
        left: (s.recruit_deck.len() + usize::from(s.turned_up.is_some())) as u8,
    };
    let mut held = HelpingHands::NONE.held;
    s.held.iter().for_each(|(seat, cards)| held[seat.index()] = cards.iter().copied().collect());
    table.helping_hands = HelpingHands { held, in_force: s.used.iter().copied().collect() };
    table.luck_used = s.luck_used;
    table.spoken_free = s.spoken_free.iter().copied().collect::<SeatSet>();
    table.put_down = s.put_down.iter().copied().collect();
    table.solo =
        Solo { tiles: s.solo_tiles.iter().fold(0, |bits, tile| bits | 1 << tile), refill_declined: s.refill_declined };
}

fn counts(plan: &Plan, s: &State) -> ThreatCounts {
    let mut counts = ThreatCounts::NONE;
    for threat in Threat::ALL {
        (0..active(plan, s, threat)).for_each(|_| counts.add(ThreatSet::of(&[threat])));
    }
    counts
}

/// The numbers can only be read one by one, so the comparison takes the engine's own and looks at each.
fn modifiers(_: &State) -> Modifiers {
    Modifiers::USUAL
}

/// Whether each number is what the model says.
pub(crate) fn same_numbers(s: &State, theirs: &Modifiers) -> Option<(Modifier, u8, u8)> {
    let pairs = s.numbers.iter().map(|(&modifier, &own)| (modifier, own, theirs.get(modifier)));
    pairs.into_iter().find(|(_, own, theirs)| own != theirs)
}

fn table_seat(person: &Person) -> TableSeat {
    let mut seat = TableSeat::default();
    seat.character = person.character;
    seat.charm_ready = person.charm_up;
    seat.hand = person.hand.len() as u8;
    seat.tiles = person.tiles.len() as u8;
    seat.tile_played = person.played.is_some();
    seat.speeches = person.tokens;
    seat
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
