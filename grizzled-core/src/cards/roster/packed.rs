//! The cards of a roster in as little room as they need: a roster is part of the rules of every game, which are copied
//! whole.

use super::{Cancellation, Difficulty, HelpKind, HelpingHand, Order, Recruit};
use crate::cards::{Chooser, Duration, Effect, What, When, Whom};

/// An effect: what is only a few bits shares one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PackedEffect {
    when: When,
    what: What,
    amount: i8,
    /// Bits 0 to 2 for whom, 3 and 4 for the chooser, 5 and 6 for the duration, 7 for being optional.
    how: u8,
}

const _: () = assert!(Whom::COUNT <= 8 && Chooser::COUNT <= 4 && Duration::COUNT <= 4);

impl PackedEffect {
    const fn new(effect: &Effect) -> Self {
        let whom = effect.whom as u8;
        let how = whom | (effect.chooser as u8) << 3 | (effect.lasts as u8) << 5 | (effect.optional as u8) << 7;
        Self { when: effect.when, what: effect.what, amount: effect.amount, how }
    }

    const fn unpack(self) -> Effect {
        let Self { when, what, amount, how } = self;
        // Each is found, since it was packed by its number.
        let whom = match Whom::new(how & 7) {
            Some(whom) => whom,
            None => Whom::Table,
        };
        let chooser = match Chooser::new(how >> 3 & 3) {
            Some(chooser) => chooser,
            None => Chooser::Nobody,
        };
        let lasts = match Duration::new(how >> 5 & 3) {
            Some(lasts) => lasts,
            None => Duration::Once,
        };
        Effect { when, what, whom, amount, chooser, optional: how >> 7 == 1, lasts }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedOrder {
    pub(super) difficulty: Difficulty,
    intensity: [u8; 3],
    effect: PackedEffect,
    cancellation: Cancellation,
}

impl PackedOrder {
    pub(super) const fn new(order: &Order) -> Self {
        let Order { difficulty, intensity, ref effect, cancellation } = *order;
        Self { difficulty, intensity, effect: PackedEffect::new(effect), cancellation }
    }

    pub(super) const fn unpack(self) -> Order {
        let Self { difficulty, intensity, effect, cancellation } = self;
        Order { difficulty, intensity, effect: effect.unpack(), cancellation }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedRecruit {
    hand: u8,
    tokens: u8,
    effect: PackedEffect,
    advantage: PackedEffect,
}

impl PackedRecruit {
    pub(super) const fn new(recruit: &Recruit) -> Self {
        let Recruit { hand, tokens, ref effect, ref advantage } = *recruit;
        Self { hand, tokens, effect: PackedEffect::new(effect), advantage: PackedEffect::new(advantage) }
    }

    pub(super) const fn unpack(self) -> Recruit {
        let Self { hand, tokens, effect, advantage } = self;
        Recruit { hand, tokens, effect: effect.unpack(), advantage: advantage.unpack() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedHelp {
    kind: HelpKind,
    effect: PackedEffect,
}

impl PackedHelp {
    pub(super) const fn new(help: &HelpingHand) -> Self {
        Self { kind: help.kind, effect: PackedEffect::new(&help.effect) }
    }

    pub(super) const fn unpack(self) -> HelpingHand {
        HelpingHand { kind: self.kind, effect: self.effect.unpack() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_comes_out_as_it_went_in() {
        for whom in Whom::ALL {
            for chooser in Chooser::ALL {
                for lasts in Duration::ALL {
                    for optional in [false, true] {
                        let effect = Effect::once(When::Trap, What::Draw).of(whom).times(-3);
                        let effect = Effect { chooser, optional, lasts, ..effect };
                        assert_eq!(PackedEffect::new(&effect).unpack(), effect);
                    }
                }
            }
        }
    }
}
