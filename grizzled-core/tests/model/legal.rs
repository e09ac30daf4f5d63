//! What a seat may do (CMD-1), in the fixed order.

use super::deeds::choices;
use super::ending::reliefs;
use super::help::actions;
use super::numbers::has;
use super::orders::drawable;
use super::plan::Plan;
use super::preparation::{moment, offered};
use super::state::{Choosing, Person, Question, State};
use super::withdrawals::withdrawals;
use grizzled_core::cards::{HardKnock, HelpKind};
use grizzled_core::vocabulary::{
    Character, HelpId, Modifier, Pause, Relief, Source, Switch, Threat, Withdrawal, WithdrawalRuling,
};
use grizzled_core::{CardId, Command, Seat};

/// Everything that the seat may do now.
pub(crate) fn legal(plan: &Plan, s: &State, seat: Seat) -> Vec<Command> {
    let Some(question) = s.question.as_ref().filter(|_| s.asked.contains(&seat)) else { return Vec::new() };
    let person = s.person(seat);
    match question {
        Question::Over(_) => Vec::new(),
        Question::Keep => by_number(&person.drawn_help).into_iter().map(Command::Keep).collect(),
        Question::Order => by_number(&person.drawn_orders).into_iter().map(Command::Order).collect(),
        Question::Intensity => {
            let (least, most) = offered(plan, s);
            (least..=most).map(Command::Intensity).collect()
        }
        Question::Turn(ruling) => turn(plan, s, seat, *ruling),
        Question::Recruit => {
            let plays = recruit_plays(plan, s).into_iter().map(Command::RecruitPlay);
            plays.chain([Command::RecruitWithdraw]).collect()
        }
        Question::Speech { threat, .. } => {
            let fits = person.hand.iter().copied().filter(|&card| plan.bears(card, *threat));
            fits.map(Some).chain([None]).map(Command::Answer).collect()
        }
        Question::Christmas { .. } => {
            let within = by_number(&discardable(plan, s, None));
            within.into_iter().map(Some).chain([None]).map(Command::Christmas).collect()
        }
        Question::Relief { knocks, charm, .. } => {
            let own = by_number(&discardable(plan, s, Some(seat)));
            let sets = reliefs(&own, usize::from(*knocks)).into_iter().map(Relief::Knocks);
            sets.chain(charm.then_some(Relief::Charm)).map(Command::Relief).collect()
        }
        Question::Invitation(pause) => {
            let held = invited(plan, s, seat, *pause).into_iter().map(Command::Help);
            held.chain([Command::Decline]).collect()
        }
        Question::Choice(choosing) => {
            let all = choices(plan, s, choosing).into_iter().map(Command::Choose);
            let optional = optional(choosing);
            all.chain(optional.then_some(Command::Decline)).collect()
        }
        Question::Cancellation { .. } => {
            drawable(plan, s).into_iter().map(Command::Cancel).chain([Command::Decline]).collect()
        }
        Question::Refill => vec![Command::Refill, Command::Decline],
    }
}

/// HH-2: a Helping Hand may always be declined, but in an exchange the other seat has to give one.
pub(crate) fn optional(choosing: &Choosing) -> bool {
    match choosing.source {
        Source::Help(_) => choosing.back_to.is_none(),
        _ => choosing.effect.optional,
    }
}

fn by_number<T: Ord + Copy>(things: &[T]) -> Vec<T> {
    let mut things = things.to_vec();
    things.sort_unstable();
    things
}

/// Hard Knocks that relief or Merry Christmas can discard (HK-SCARRED).
pub(crate) fn discardable(plan: &Plan, s: &State, whose: Option<Seat>) -> Vec<CardId> {
    let within = s.knocks.iter().filter(|&&(owner, card)| {
        whose.is_none_or(|whose| whose == owner) && plan.knock(card) != Some(HardKnock::Scarred)
    });
    within.map(|&(_, card)| card).collect()
}

/// The Events that the player of this seat can use at the pause.
pub(crate) fn invited(plan: &Plan, s: &State, seat: Seat, pause: Pause) -> Vec<HelpId> {
    let held = s.held.get(&plan.of_player(seat)[0]).into_iter().flatten().copied();
    let fits = |help: &HelpId| {
        let card = plan.help[help];
        card.kind == HelpKind::Event && card.effect.when == moment(pause)
    };
    held.filter(fits).collect()
}

/// Whether an effect bars this card from being played (`bar_play`).
pub(crate) fn barred(plan: &Plan, s: &State, card: CardId) -> bool {
    let bits = s.number(Modifier::BarredPlays);
    let threat = Threat::ALL.into_iter().any(|threat| bits >> threat.number() & 1 == 1 && plan.bears(card, threat));
    threat || bits >> 6 & 1 == 1 && plan.knock(card).is_some() || bits >> 7 & 1 == 1 && plan.has_trap(card)
}

/// REC-3: no Hard Knock while the Leader is withdrawn; what an effect forbids it cannot play either.
pub(crate) fn recruit_plays(plan: &Plan, s: &State) -> Vec<CardId> {
    let hand = s.guest.iter().flat_map(|guest| guest.hand.iter().copied());
    let inside = s.inside.contains(&s.leader);
    hand.filter(|&card| !barred(plan, s, card) && (inside || plan.knock(card).is_none())).collect()
}

/// The threat of a charm (DECK-4).
pub(crate) fn charm_of(character: Character) -> Threat {
    match character {
        Character::Felix => Threat::Night,
        Character::Charles => Threat::Rain,
        Character::Gustave => Threat::Snow,
        Character::Anselme => Threat::Mask,
        Character::Gaston => Threat::Shell,
        Character::Lazare => Threat::Whistle,
    }
}

/// Whether the seat has a Hard Knock of this kind.
pub(crate) fn bears_knock(plan: &Plan, s: &State, seat: Seat, kind: HardKnock) -> bool {
    s.knocks.iter().any(|&(owner, card)| owner == seat && plan.knock(card) == Some(kind))
}

/// ACT-CHARM, HK-SUPERSTITIOUS: the cards that the charm can take.
pub(crate) fn charmable(plan: &Plan, s: &State, seat: Seat) -> Vec<CardId> {
    let Person { character: Some(character), charm_up: true, .. } = s.person(seat) else { return Vec::new() };
    if has(s, Switch::NoCharms) || bears_knock(plan, s, seat, HardKnock::Superstitious) {
        return Vec::new();
    }
    s.land.iter().copied().filter(|&card| plan.bears(card, charm_of(*character))).collect()
}

/// ACT-SPEECH, HK-MUTE.
pub(crate) fn may_speak(plan: &Plan, s: &State, seat: Seat) -> bool {
    let free = has(s, Switch::FreeSpeeches) && !s.spoken_free.contains(&seat);
    let barred = has(s, Switch::NoSpeeches) || bears_knock(plan, s, seat, HardKnock::Mute);
    !barred && (free || s.person(seat).tokens > 0)
}

/// The withdrawals of a turn, if it may withdraw (HK-2, HK-LOCK).
pub(crate) fn withdrawals_of(plan: &Plan, s: &State, seat: Seat) -> Vec<Withdrawal> {
    let copies =
        |kind| s.knocks.iter().filter(|&&(owner, card)| owner == seat && plan.knock(card) == Some(kind)).count();
    withdrawals(&s.person(seat).tiles, copies(HardKnock::AbsentMinded), copies(HardKnock::Panicked) > 0)
}

/// What a seat can do on its turn but withdraw and use a Helping Hand.
fn other_actions(plan: &Plan, s: &State, seat: Seat) -> Vec<Command> {
    let hand = s.person(seat).hand.iter().copied().filter(|&card| !barred(plan, s, card));
    let mut all: Vec<Command> = hand.map(Command::Play).collect();
    all.extend(charmable(plan, s, seat).into_iter().map(Command::Charm));
    if may_speak(plan, s, seat) {
        all.extend(Threat::ALL.map(Command::Speech));
    }
    all
}

/// Whether the seat can withdraw this turn: HK-LOCK counts what else it could do, a Helping Hand too.
pub(crate) fn may_withdraw(plan: &Plan, s: &State, seat: Seat, ruling: WithdrawalRuling) -> bool {
    let nothing = other_actions(plan, s, seat).is_empty() && actions(plan, s, seat).is_empty();
    !matches!(ruling, WithdrawalRuling::Cannot(_)) || nothing
}

fn turn(plan: &Plan, s: &State, seat: Seat, ruling: WithdrawalRuling) -> Vec<Command> {
    let must = matches!(ruling, WithdrawalRuling::Must(_));
    let mut all = if must { Vec::new() } else { other_actions(plan, s, seat) };
    if may_withdraw(plan, s, seat, ruling) {
        let all_ways = if plan.is_solo() { vec![Withdrawal::default()] } else { withdrawals_of(plan, s, seat) };
        all.extend(all_ways.into_iter().map(Command::Withdraw));
    }
    all.extend(actions(plan, s, seat).into_iter().map(Command::Help));
    all
}
