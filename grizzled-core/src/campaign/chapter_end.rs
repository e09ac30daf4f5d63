//! The end of a Chapter: rewards, their sharing, and a ban (HH-3, BAN-1, GRP-1).

use super::Campaign;
use crate::game::Game;
use crate::vocabulary::{CardId, CardSet, HelpId, HelpSet, RuleId, Seat};

/// What a campaign waits for.
///
/// Exhaustive: a client has to know everything that a campaign waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CampaignStep {
    /// For the game of the next Chapter.
    Ready,
    /// For the group to choose a Helping Hand, and who gets it (HH-3).
    Reward {
        /// The seat that is asked for the group (GRP-1).
        leader: Seat,
        /// The Helping Hands to choose from.
        offered: HelpSet,
        /// How many are still awarded, this one included.
        left: u8,
    },
    /// For the group to ban a card, or none (BAN-1). The hands are open to all.
    Ban {
        /// The seat that is asked for the group (GRP-1).
        leader: Seat,
        /// The cards that can be banned.
        cards: CardSet,
    },
    /// For nothing: the campaign is over.
    Over,
}

/// A choice of the group, made by the Leader's seat (GRP-1).
///
/// Exhaustive: whoever shows decisions has to know each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CampaignCommand {
    /// This Helping Hand is awarded to this seat; a Friendship binds it and the seat to its left (HH-1, HH-3).
    Award {
        /// Which.
        help: HelpId,
        /// Who gets it.
        to: Seat,
    },
    /// This card leaves the campaign (BAN-1).
    Ban(CardId),
    /// No card is banned (BAN-1).
    BanNone,
}

/// Why a choice of the group is refused. Nothing changes then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CampaignRejection {
    /// Something else is asked.
    #[error("the choice does not answer what is asked (CAMP-6)")]
    NotAsked,
    /// The Helping Hand is not one of those offered.
    #[error("the Helping Hand is not on offer (HH-3)")]
    NotOffered,
    /// Nobody there can hold it.
    #[error("no player's Helping Hands lie at this seat (HH-4)")]
    NoHolder,
    /// The card is neither in a hand nor an assigned Hard Knock.
    #[error("only a card in a hand or an assigned Hard Knock can be banned (BAN-1)")]
    NotInReach,
}

impl CampaignRejection {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::NotAsked => RuleId::Camp6,
            Self::NotOffered => RuleId::Hh3,
            Self::NoHolder => RuleId::Hh4,
            Self::NotInReach => RuleId::Ban1,
        }
    }
}

/// BAN-1: the cards still in hands, and the Hard Knocks assigned.
pub(super) fn within_ban(game: &Game) -> CardSet {
    let hands = Seat::ALL.into_iter().map(|seat| game.state().own(seat).hand);
    hands.fold(game.table().knocks.all(), CardSet::union)
}

impl Campaign {
    /// The choices that the group has now, each once: rewards by card and seat; bans by card, and none last.
    pub fn legal(&self) -> impl Iterator<Item = CampaignCommand> + use<> {
        let (offered, cards, none) = match self.step {
            CampaignStep::Reward { offered, .. } => (offered, CardSet::EMPTY, false),
            CampaignStep::Ban { cards, .. } => (HelpSet::EMPTY, cards, true),
            CampaignStep::Ready | CampaignStep::Over => (HelpSet::EMPTY, CardSet::EMPTY, false),
        };
        let holders = self.holders();
        let awards =
            offered.iter().flat_map(move |help| holders.iter().map(move |to| CampaignCommand::Award { help, to }));
        let bans = cards.iter().map(CampaignCommand::Ban);
        awards.chain(bans).chain(none.then_some(CampaignCommand::BanNone))
    }

    /// Carries out a choice of the group.
    ///
    /// # Errors
    ///
    /// When it is not one of those that the group has. Nothing changes then.
    pub fn apply(&mut self, command: &CampaignCommand) -> Result<(), CampaignRejection> {
        match (self.step, *command) {
            (CampaignStep::Reward { offered, .. }, CampaignCommand::Award { help, .. }) if !offered.contains(help) => {
                Err(CampaignRejection::NotOffered)
            }
            (CampaignStep::Reward { .. }, CampaignCommand::Award { to, .. }) if !self.holders().contains(to) => {
                Err(CampaignRejection::NoHolder)
            }
            (CampaignStep::Reward { leader, offered, left }, CampaignCommand::Award { help, to }) => {
                self.award(help, to);
                self.ask_reward(leader, offered.difference([help].into_iter().collect()), left - 1);
                Ok(())
            }
            (CampaignStep::Ban { cards, .. }, CampaignCommand::Ban(card)) if !cards.contains(card) => {
                Err(CampaignRejection::NotInReach)
            }
            (CampaignStep::Ban { .. }, CampaignCommand::Ban(card)) => {
                self.bans.insert(card);
                self.next_chapter();
                Ok(())
            }
            (CampaignStep::Ban { .. }, CampaignCommand::BanNone) => {
                self.next_chapter();
                Ok(())
            }
            _ => Err(CampaignRejection::NotAsked),
        }
    }

    fn award(&mut self, help: HelpId, to: Seat) {
        self.held[to.index()].insert(help);
        self.awarded.insert(help);
    }

    /// HH-3: the group chooses while any are left; what is not awarded is a negative point.
    pub(super) fn ask_reward(&mut self, leader: Seat, offered: HelpSet, left: u8) {
        if left > 0 && !offered.is_empty() {
            self.step = CampaignStep::Reward { leader, offered, left };
            return;
        }
        self.missed = self.missed.union(offered);
        self.ask_ban(leader);
    }

    /// BAN-1: asked only if there is a card to ban.
    fn ask_ban(&mut self, leader: Seat) {
        let cards = core::mem::take(&mut self.within_ban);
        if cards.is_empty() {
            self.next_chapter();
        } else {
            self.step = CampaignStep::Ban { leader, cards };
        }
    }
}
