//! The numbers of the Mission that cards change (PACK-2), by the cards in force in the order of PRI-1.

use super::plan::Plan;
use super::run::Run;
use super::state::State;
use grizzled_core::cards::{CardKind, Effect, HelpKind, What, Whom};
use grizzled_core::vocabulary::{Modifier, Source, Switch, Threat};
use grizzled_core::{Notice, Seat};
use std::collections::BTreeMap;

/// A card in force: which, who holds it, and what it says.
pub(crate) type Voice = (Source, Option<Seat>, Effect);

/// PRI-1: the cards in force that are no Hard Knocks, the first to be obeyed first.
pub(crate) fn voices(plan: &Plan, s: &State) -> Vec<Voice> {
    let mut all: Vec<Voice> = Vec::new();
    all.extend(s.used.iter().map(|&help| (Source::Help(help), None, plan.help[&help].effect)));
    for (&seat, held) in &s.held {
        let friends = held.iter().filter(|&&help| plan.help[&help].kind == HelpKind::Friendship);
        all.extend(friends.map(|&help| (Source::Help(help), Some(seat), plan.help[&help].effect)));
    }
    all.extend(s.orders.iter().map(|&order| (Source::Order(order), None, plan.orders[&order].effect)));
    all.extend(s.guest.iter().map(|guest| (Source::Recruit(guest.who), None, plan.recruits[&guest.who].effect)));
    all.extend(plan.effects.iter().map(|&(place, effect)| (Source::Chapter(place), None, effect)));
    all.retain(|(_, _, effect)| effect.what.is_standing());
    all
}

/// "What adds": a sum of amounts, brought within bounds at the end.
fn sum(voices: &[Voice], usual: i32, sign: i32, bounds: (i32, i32), says: impl Fn(&Effect) -> bool) -> u8 {
    let change: i32 = voices.iter().filter(|(_, _, effect)| says(effect)).map(|voice| i32::from(voice.2.amount)).sum();
    (usual + sign * change).clamp(bounds.0, bounds.1) as u8
}

/// PREP-1: the least intensity, the cap, and whether all of Trials is dealt.
fn intensity(plan: &Plan, s: &State, voices: &[Voice]) -> (u8, u8, bool) {
    let (mut least, mut cap, mut all) = (i32::from(named_intensity(plan, s)), None, false);
    // From the last in the order of PRI-1 to the first.
    for (_, _, effect) in voices.iter().rev() {
        let n = i32::from(effect.amount);
        match effect.what {
            What::IntensityExactly => (least, cap, all) = (n, Some(n), false),
            What::IntensityAtMost => {
                let lower = cap.map_or(n, |cap: i32| cap.min(n));
                (least, cap, all) = (least.min(lower), Some(lower), false);
            }
            What::IntensityMore => {
                least += n;
                cap = cap.map(|cap: i32| cap.max(least));
            }
            What::DealAll => all = true,
            _ => {}
        }
    }
    (least.clamp(1, 10) as u8, cap.unwrap_or(0).min(255) as u8, all)
}

/// ORD-3, PREP-1: what the Order of this Mission names; else that of a first Mission, or one. Without modules no number changes.
fn named_intensity(plan: &Plan, s: &State) -> u8 {
    match s.order_of_mission {
        // A game with the Chaplain takes the number for three, one with two Grizzled each that for four.
        Some(order) => plan.orders[&order].intensity[plan.seats.max(3) - 3],
        None if s.mission == 1 && plan.has_modules() => plan.first_intensity,
        None => 1,
    }
}

fn switches(voices: &[Voice], all: bool) -> u8 {
    let on = |what: What| voices.iter().any(|voice| voice.2.what == what);
    let plain = [
        (What::NoCharms, Switch::NoCharms),
        (What::NoSupport, Switch::NoSupport),
        (What::MirroredSupport, Switch::MirroredSupport),
        (What::NoTraps, Switch::NoTraps),
        (What::Posthumous, Switch::Posthumous),
    ];
    let mut bits: u8 = plain.iter().filter(|&&(what, _)| on(what)).map(|&(_, switch)| switch as u8).sum();
    // PRI-1: of Speeches that are free and Speeches that are barred, the first decides.
    let speeches = voices.iter().find(|voice| matches!(voice.2.what, What::NoSpeeches | What::FreeSpeeches));
    bits += match speeches.map(|voice| voice.2.what) {
        Some(What::NoSpeeches) => Switch::NoSpeeches as u8,
        Some(_) => Switch::FreeSpeeches as u8,
        None => 0,
    };
    bits + if all { Switch::DealAll as u8 } else { 0 }
}

/// Cards that cannot be played: a bit for each threat, then Hard Knocks, then Traps.
fn barred(voices: &[Voice]) -> u8 {
    voices.iter().fold(0, |bits, voice| {
        bits | match voice.2.what {
            What::BarPlay(CardKind::Bearing(threat)) => 1 << threat.number(),
            What::BarPlay(CardKind::HardKnocks) => 1 << 6,
            What::BarPlay(CardKind::Traps) => 1 << 7,
            _ => 0,
        }
    })
}

/// Relief for two friends: one more for each seat bound, however many bind it.
fn friends(plan: &Plan, voices: &[Voice]) -> u8 {
    let bound = voices.iter().filter(|voice| voice.2.what == What::ReliefMore && voice.2.whom == Whom::Friends);
    let seats = bound.filter_map(|voice| voice.1).flat_map(|seat| [seat, plan.left_of(seat)]);
    seats.fold(0, |bits, seat| bits | 1 << seat.number())
}

/// All numbers of the Mission, worked out anew (PACK-2).
pub(crate) fn numbers(plan: &Plan, s: &State) -> BTreeMap<Modifier, u8> {
    let voices = &voices(plan, s);
    let is = |what: What| move |effect: &Effect| effect.what == what;
    let of = |what: What, whom: Whom| move |effect: &Effect| effect.what == what && effect.whom == whom;
    let (least, most, all) = intensity(plan, s, voices);
    let harmless = Threat::ALL.into_iter().filter(|&threat| voices.iter().any(|v| v.2.what == What::Harmless(threat)));
    let caps = voices.iter().filter(|voice| voice.2.what == What::DropAtMost).map(|voice| voice.2.amount as u8);
    let burden = |effect: &Effect| of(What::Burden, Whom::EachSeat)(effect);
    let opinion = |voice: &&Voice| matches!(voice.2.what, What::BarWithdrawal(_) | What::ForceWithdrawal(_));
    let relief = of(What::ReliefMore, Whom::Table);
    let more: i32 = voices.iter().filter(|v| v.2.what == What::DropMore).map(|v| i32::from(v.2.amount)).sum();
    let mut numbers = BTreeMap::from([
        (Modifier::FailAt, sum(voices, 3, 1, (2, 6), is(What::FailAt))),
        (Modifier::Harmless, harmless.fold(0, |bits, threat| bits | 1 << threat.number())),
        (Modifier::Switches, switches(voices, all)),
        (Modifier::IntensityLeast, least),
        (Modifier::IntensityMost, most),
        (Modifier::ExtraDraws, sum(voices, 0, 1, (0, 9), of(What::ExtraDraws, Whom::EachSeat))),
        (Modifier::LeaderDraws, sum(voices, 0, 1, (0, 9), of(What::ExtraDraws, Whom::Leader))),
        (Modifier::DropLeast, 3),
        (Modifier::DropMost, caps.chain(plan.drop_most).min().unwrap_or(u8::MAX)),
        (Modifier::DropMore, more as u8),
        (Modifier::HandLimit, hand_limit(plan, voices)),
        (Modifier::ReliefAfterSuccess, sum(voices, 2, 1, (0, 3), relief)),
        (Modifier::ReliefAfterFailure, sum(voices, 1, 1, (0, 3), relief)),
        (Modifier::ReliefFriends, friends(plan, voices)),
        (Modifier::MoralePerKnock, sum(voices, 0, 1, (0, 9), is(What::MoralePerKnock))),
        (Modifier::KnockLimit, sum(voices, 4, -1, (1, 9), burden)),
        (Modifier::KnockLimitOfLeader, sum(voices, 4, -1, (1, 9), is(What::Burden))),
        (Modifier::BarredPlays, barred(voices)),
        (Modifier::Opinions, voices.iter().filter(opinion).count() as u8),
    ]);
    for threat in Threat::ALL {
        numbers.insert(Modifier::added(threat), sum(voices, 0, 1, (0, 9), is(What::Added(threat))));
    }
    numbers
}

/// The numbers of the base rules when nothing changes them (PACKS.md, "The numbers of a Mission").
pub(crate) fn usual() -> BTreeMap<Modifier, u8> {
    let mut numbers: BTreeMap<Modifier, u8> = Modifier::ALL.into_iter().map(|modifier| (modifier, 0)).collect();
    numbers.extend([
        (Modifier::FailAt, 3),
        (Modifier::IntensityLeast, 1),
        (Modifier::DropLeast, 3),
        (Modifier::DropMost, u8::MAX),
        (Modifier::HandLimit, u8::MAX),
        (Modifier::ReliefAfterSuccess, 2),
        (Modifier::ReliefAfterFailure, 1),
        (Modifier::KnockLimit, 4),
        (Modifier::KnockLimitOfLeader, 4),
    ]);
    numbers
}

/// RES-6: where the rules have no limit, there is none to change; four cards at least.
fn hand_limit(plan: &Plan, voices: &[Voice]) -> u8 {
    let Some(limit) = plan.hand_limit else { return u8::MAX };
    sum(voices, i32::from(limit), 1, (4, 255), |effect| effect.what == What::HandLimitMore)
}

impl Run<'_> {
    /// Each change is announced (PACK-2).
    pub(crate) fn settle(&mut self) {
        let new = numbers(self.plan, &self.s);
        for (&modifier, &value) in &new {
            if self.s.numbers.get(&modifier) != Some(&value) {
                self.say(Notice::ModifierSet { modifier, value });
            }
        }
        self.s.numbers = new;
    }

    pub(crate) fn has(&self, switch: Switch) -> bool {
        has(&self.s, switch)
    }

    pub(crate) fn number(&self, modifier: Modifier) -> u8 {
        self.s.number(modifier)
    }
}

/// Whether the switch is on.
pub(crate) fn has(s: &State, switch: Switch) -> bool {
    s.number(Modifier::Switches) & switch as u8 != 0
}

impl State {
    /// What lasted for one Mission is over: Helping Hands used, and the Order of the last Mission if it stayed.
    pub(crate) fn forget_mission(&mut self) {
        self.used.clear();
        self.order_of_mission = None;
        self.spoken_free.clear();
        self.luck_used = 0;
        self.refill_declined = false;
    }
}
