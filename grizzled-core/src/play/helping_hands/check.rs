//! Which Helping Hands may be kept, and which used now.

use crate::cards::When;
use crate::play::asking::{Asking, Verdict, refuse};
use crate::state::Knowledge;
use crate::vocabulary::{HelpId, HelpSet, Pause, Reason, RuleId};

impl Pause {
    /// The moment at which a Helping Hand must act to be used here.
    pub(crate) const fn when(self) -> When {
        match self {
            Self::MissionStart => When::MissionStart,
            Self::AfterDeal => When::AfterDeal,
            Self::FirstFailure | Self::Failure => When::Failure,
            Self::Trap => When::Trap,
            Self::Support => When::Support,
            Self::MoraleDrop => When::MoraleDrop,
        }
    }
}

impl Asking<'_> {
    /// ONE-1: one of the two drawn.
    pub(in crate::play) fn check_keep(self, help: HelpId) -> Verdict {
        match *self.knowledge {
            Knowledge::Help(one, other) if help == one || help == other => Ok(()),
            _ => refuse(Reason::HelpNotOffered, RuleId::One1),
        }
    }

    /// HH-4: the Helping Hands of the seat's player.
    fn help_of_player(self) -> HelpSet {
        let seats = self.rules.seats_of_player(self.seat).iter();
        seats.map(|seat| self.table.helping_hands.held[seat.index()]).fold(HelpSet::EMPTY, HelpSet::union)
    }

    /// HH-1: the Helping Hands that the seat can use at this moment; Friendships never, they are in play.
    pub(in crate::play) fn usable_help(self, when: When) -> HelpSet {
        self.help_of_player().intersection(self.rules.roster.help_at(when))
    }

    /// Whether anybody at the table holds a Helping Hand for this moment.
    pub(in crate::play) fn anybody_could_help(self, when: When) -> bool {
        let held = self.table.helping_hands.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union);
        !held.intersection(self.rules.roster.help_at(when)).is_empty()
    }

    pub(in crate::play) fn check_help(self, help: HelpId, when: When) -> Verdict {
        let usable = self.usable_help(when).contains(help);
        if usable { Ok(()) } else { refuse(Reason::HelpNotUsable, RuleId::Hh1) }
    }

    /// HH-1: whether an Action Helping Hand can take the place of the turn's action.
    pub(in crate::play) fn check_help_in_turn(self, help: HelpId) -> Verdict {
        self.check_help(help, When::Turn)
    }
}
