//! What the rule texts say of a few Hard Knocks on the table, worked out the plain way and without the engine.

use crate::*;
use grizzled_core::vocabulary::Source;

/// A Hard Knock on the table; a list of them has the oldest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lying {
    pub(super) seat: u8,
    pub(super) kind: HardKnock,
    pub(super) card: CardId,
}

/// How many of this kind lie before the seat.
pub(super) fn count(knocks: &[Lying], seat: u8, kind: HardKnock) -> usize {
    knocks.iter().filter(|knock| knock.seat == seat && knock.kind == kind).count()
}

/// As the text of the card says it: the rule that each kind stands in.
pub(super) fn rule(kind: HardKnock) -> RuleId {
    match kind {
        Fearful => RuleId::HkFearful,
        Fragile => RuleId::HkFragile,
        Hardheaded => RuleId::HkHardheaded,
        Prideful => RuleId::HkPrideful,
        Mute => RuleId::HkMute,
        Loyal => RuleId::HkLoyal,
        Superstitious => RuleId::HkSuperstitious,
        other => panic!("{other:?} bars nothing"),
    }
}

/// What a seat's turn depends on.
pub(super) struct Turn<'a> {
    pub(super) seat: u8,
    pub(super) knocks: &'a [Lying],
    /// Cards in hand of the seat.
    pub(super) hand: usize,
    /// The other seats in the Mission.
    pub(super) company: &'a [u8],
    /// Whether a threat is active twice.
    pub(super) doubled: bool,
}

impl Turn<'_> {
    /// MIS-2: the threats that the knocks of seats in the Mission make active.
    pub(super) fn awake(knocks: &[Lying], in_mission: &[u8]) -> Vec<Threat> {
        let awake = knocks.iter().filter(|knock| in_mission.contains(&knock.seat));
        awake.filter_map(|knock| knock.kind.threat()).collect()
    }

    /// HK-2: the first card to say anything about withdrawing: own cards first, then the others' (awake: HK-1).
    fn first_word(&self) -> Option<(&Lying, Reason)> {
        let own = self.knocks.iter().filter(|knock| knock.seat == self.seat);
        let others = self.knocks.iter().filter(|knock| self.company.contains(&knock.seat));
        own.chain(others).find_map(|knock| Some((knock, self.word_of(knock)?)))
    }

    fn word_of(&self, knock: &Lying) -> Option<Reason> {
        let own = knock.seat == self.seat;
        match knock.kind {
            Fearful if own && self.doubled => Some(Reason::MustWithdraw),
            Hardheaded if own && self.hand >= 2 => Some(Reason::Barred),
            Prideful if own && self.hand >= 1 && !self.company.is_empty() => Some(Reason::Barred),
            Loyal if own && self.hand >= 1 && self.company.len() == 2 => Some(Reason::Barred),
            Fragile if !own && self.hand >= 1 => Some(Reason::Barred),
            _ => None,
        }
    }

    /// What is said of the turn when it starts.
    pub(super) fn ruling(&self) -> WithdrawalRuling {
        match self.first_word() {
            None => WithdrawalRuling::Free,
            Some((knock, Reason::MustWithdraw)) => WithdrawalRuling::Must(Source::Knock(knock.card)),
            Some((knock, _)) => WithdrawalRuling::Cannot(Source::Knock(knock.card)),
        }
    }

    /// Why the seat may not withdraw.
    pub(super) fn bar_to_withdrawing(&self) -> Option<Rejection> {
        let (knock, reason) = self.first_word().filter(|&(_, reason)| reason == Reason::Barred)?;
        Some(Rejection { reason, rule: rule(knock.kind), by: Some(Source::Knock(knock.card)) })
    }

    /// Why the seat may not play a card.
    pub(super) fn bar_to_acting(&self) -> Option<Rejection> {
        let (knock, reason) = self.first_word().filter(|&(_, reason)| reason == Reason::MustWithdraw)?;
        Some(Rejection { reason, rule: rule(knock.kind), by: Some(Source::Knock(knock.card)) })
    }

    /// Why the seat, which has a token, may not speak.
    pub(super) fn bar_to_speaking(&self) -> Option<Rejection> {
        self.bar_to_acting().or(self.bar_by(Mute))
    }

    /// Why the seat, whose charm is ready, may not use it.
    pub(super) fn bar_to_charming(&self) -> Option<Rejection> {
        self.bar_to_acting().or(self.bar_by(Superstitious))
    }

    /// The refusal by the oldest of the seat's cards of this kind, which always bars.
    fn bar_by(&self, kind: HardKnock) -> Option<Rejection> {
        let knock = self.knocks.iter().find(|knock| knock.seat == self.seat && knock.kind == kind)?;
        Some(Rejection { reason: Reason::Barred, rule: rule(kind), by: Some(Source::Knock(knock.card)) })
    }
}

/// HK-TYRANNICAL: the last Tyrannical assigned holds the token; without one, seat 2 leads.
pub(super) fn leader(knocks: &[Lying]) -> u8 {
    knocks.iter().rev().find(|knock| knock.kind == Tyrannical).map_or(2, |knock| knock.seat)
}

/// The withdrawal of a seat that holds a left and two right tiles: rights are removed, the left is played.
pub(super) fn withdrawal(knocks: &[Lying], seat: u8) -> (Command, &'static [u32]) {
    let gone = vec![Right; count(knocks, seat, AbsentMinded)];
    if count(knocks, seat, Panicked) > 0 {
        // The left tile comes first of those held.
        return (withdraw_removing(&gone, None), &[0]);
    }
    (withdraw_removing(&gone, Some(Left)), &[])
}

/// What the table sees of that withdrawal; Clumsy takes its cards off the pile, the top first.
pub(super) fn withdrawal_seen(knocks: &[Lying], seat: u8, pile: &mut Vec<CardId>) -> Vec<Notice> {
    let mut seen = vec![removed(seat, Right); count(knocks, seat, AbsentMinded)];
    seen.push(if count(knocks, seat, Panicked) > 0 { withdrew_drawn(seat) } else { withdrew(seat) });
    for _ in 0..count(knocks, seat, Clumsy) {
        seen.push(threat(seat, pile.remove(0), Origin::Clumsy));
    }
    seen
}

/// RES-2: to whom the left tile that each of three seats has played goes.
pub(super) fn receivers(knocks: &[Lying]) -> [u8; 3] {
    [0, 1, 2].map(|seat| if count(knocks, seat, Selfish) > 0 { seat } else { (seat + 1) % 3 })
}

/// RES-2: the seat that received more than every other.
pub(super) fn most_supported(receivers: [u8; 3]) -> Option<u8> {
    let got = |seat| receivers.iter().filter(|&&to| to == seat).count();
    (0..3).find(|&seat| (0..3).all(|other| other == seat || got(seat) > got(other)))
}

/// RES-2, HK-SCARRED: the cards that the seat may discard for relief.
pub(super) fn removable(knocks: &[Lying], seat: u8) -> Vec<CardId> {
    let own = knocks.iter().filter(|knock| knock.seat == seat && knock.kind != Scarred);
    own.map(|knock| knock.card).collect()
}

/// ACT-TRAP, HK-AGGRESSIVE: how many cards a Trap of the seat draws.
pub(super) fn trap_draws(knocks: &[Lying], seat: u8) -> usize {
    1 + count(knocks, seat, Aggressive)
}

/// RES-3: whether a seat bears four knocks or more.
pub(super) fn overwhelmed(knocks: &[Lying]) -> bool {
    (0..3).any(|seat| {
        let before = knocks.iter().filter(|knock| knock.seat == seat);
        before.map(|knock| if knock.kind == Wounded { 2 } else { 1 }).sum::<u8>() >= 4
    })
}

/// RES-3 to RES-7 after a success with four cards in hands and Speech tokens in the supply.
pub(super) fn rest_of_resolution(knocks: &[Lying]) -> Vec<Notice> {
    if overwhelmed(knocks) {
        return vec![ended(Outcome::TooManyKnocks)];
    }
    let demoralized = knocks.iter().filter(|knock| knock.kind == Demoralized).count() as u8;
    let leader = leader(knocks);
    let mut seen = vec![dropped(4 + demoralized)];
    if count(knocks, leader, Tyrannical) == 0 {
        seen.extend([leads((leader + 1) % 3), takes_speech(leader)]);
    }
    seen.push(started(3, 3));
    seen
}

/// PREP-3 to PREP-5: a deal of one card each to three seats, what Frenzied draws, and the first turn. Seat 2 held
/// four cards before.
pub(super) fn deal(knocks: &[Lying], leader: u8) -> Vec<Notice> {
    let ring = [0, 1, 2].map(|step| (leader + step) % 3);
    let mut seen = vec![intensity(leader, 1)];
    seen.extend(ring.map(dealt));
    for seat in ring {
        let frenzied: Vec<CardId> = knocks
            .iter()
            .filter(|lying| lying.seat == seat && lying.kind == Frenzied)
            .map(|lying| lying.card)
            .collect();
        let first = frenzied.first().map(|&knock| Notice::Drawn { seat: s(seat), by: Source::Knock(knock) });
        seen.extend(first.into_iter().flat_map(|draw| vec![draw; 2 * frenzied.len()]));
    }
    let held = if leader == 2 { 5 } else { 1 } + 2 * count(knocks, leader, Frenzied);
    seen.push(Notice::TurnStarted { seat: s(leader), withdrawal: first_ruling(knocks, leader, held) });
    seen
}

/// What is said of the first turn of a Mission with nothing in No Man's Land.
fn first_ruling(knocks: &[Lying], leader: u8, hand: usize) -> WithdrawalRuling {
    let company: Vec<u8> = (0..3).filter(|&seat| seat != leader).collect();
    let awake = Turn::awake(knocks, &[0, 1, 2]);
    let doubled = awake.iter().any(|threat| awake.iter().filter(|&other| other == threat).count() >= 2);
    Turn { seat: leader, knocks, hand, company: &company, doubled }.ruling()
}
