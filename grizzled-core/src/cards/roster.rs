//! The cards of the modules: Orders of the Day, Recruits, Helping Hands, and the list of them that a game uses.

mod packed;

use super::{Effect, What, When};
use crate::vocabulary::{
    HelpId, HelpSet, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, OrderId, OrderSet, RecruitId, RecruitSet, Source, Threat,
    numbered_enum,
};
use packed::{PackedHelp, PackedOrder, PackedRecruit};

numbered_enum! {
    /// How hard an Order of the Day is (ORD-1).
    ///
    /// Exhaustive: the game has these.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Difficulty {
        /// It helps more than it harms.
        Easy = 0,
        /// It harms a little.
        Normal = 1,
        /// It harms.
        Hard = 2,
    }
}

/// What takes an Order of the Day out of play before its time, or at all (ORD-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Cancellation {
    /// Nothing: it lies there for one Mission.
    #[default]
    EndOfMission,
    /// A seat that withdraws draws so many Trials into its hand, if it wants to (ORD-5).
    DrawOnWithdrawal(u8),
    /// A Hard Knock comes into play.
    KnockPlayed,
    /// A Speech is made, against any threat.
    SpeechMade,
    /// A charm is used on a card that bears the threat.
    CharmAgainst(Threat),
    /// A Mission succeeds.
    MissionSucceeded,
}

/// An Order of the Day (ORD-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Order {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The least intensity for three, four and five seats.
    pub intensity: [u8; 3],
    /// What it does.
    pub effect: Effect,
    /// What cancels it.
    pub cancellation: Cancellation,
}

/// A Recruit (REC-1, REC-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Recruit {
    /// How many cards its hand begins with, 1 to 5.
    pub hand: u8,
    /// With how many Morale tokens it arrives.
    pub tokens: u8,
    /// What it does while it is in play (REC-8).
    pub effect: Effect,
    /// What it pays when it leaves (REC-6).
    pub advantage: Effect,
}

numbered_enum! {
    /// The three kinds of Helping Hand (HH-1).
    ///
    /// Exhaustive: the game has these three.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum HelpKind {
        /// It takes the place of the turn's action.
        Action = 0,
        /// It is used at the moment that it names.
        Event = 1,
        /// It binds its holder and the seat to the left, and stays in play.
        Friendship = 2,
    }
}

/// A Helping Hand (HH-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct HelpingHand {
    /// Its kind.
    pub kind: HelpKind,
    /// What it does.
    pub effect: Effect,
}

/// The Orders, Recruits and Helping Hands of a pack, looked up by id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roster {
    orders: [Option<PackedOrder>; MAX_ORDERS],
    recruits: [Option<PackedRecruit>; MAX_RECRUITS],
    help: [Option<PackedHelp>; MAX_HELP],
    /// The Orders by difficulty. Here and below: noted, since games ask for them again and again.
    orders_of: [OrderSet; 3],
    /// The Actions and Events by the moment at which they can be used, and the Friendships.
    help_at: [HelpSet; When::COUNT],
    friendships: HelpSet,
    recruits_len: u8,
    help_len: u8,
}

impl Roster {
    /// No card.
    pub const EMPTY: Self = Self {
        orders: [None; MAX_ORDERS],
        recruits: [None; MAX_RECRUITS],
        help: [None; MAX_HELP],
        orders_of: [OrderSet::EMPTY; 3],
        help_at: [HelpSet::EMPTY; When::COUNT],
        friendships: HelpSet::EMPTY,
        recruits_len: 0,
        help_len: 0,
    };

    /// The cards of these lists. Those beyond [`MAX_ORDERS`], [`MAX_RECRUITS`] and [`MAX_HELP`] are left out.
    #[must_use]
    pub fn new(
        orders: impl IntoIterator<Item = Order>,
        recruits: impl IntoIterator<Item = Recruit>,
        help: impl IntoIterator<Item = HelpingHand>,
    ) -> Self {
        let mut roster = Self::EMPTY;
        orders.into_iter().for_each(|order| roster.add_order(&order));
        recruits.into_iter().for_each(|recruit| roster.add_recruit(&recruit));
        help.into_iter().for_each(|help| roster.add_help(&help));
        roster
    }

    /// A list of these cards, for constants.
    #[must_use]
    pub const fn of(orders: &[Order], recruits: &[Recruit], help: &[HelpingHand]) -> Self {
        let mut roster = Self::EMPTY;
        let mut i = 0;
        while i < orders.len() {
            roster.add_order(&orders[i]);
            i += 1;
        }
        i = 0;
        while i < recruits.len() {
            roster.add_recruit(&recruits[i]);
            i += 1;
        }
        i = 0;
        while i < help.len() {
            roster.add_help(&help[i]);
            i += 1;
        }
        roster
    }

    const fn add_order(&mut self, order: &Order) {
        if let Some(id) = OrderId::new(self.orders().len()) {
            self.orders[id.index()] = Some(PackedOrder::new(order));
            self.orders_of[order.difficulty as usize].insert(id);
        }
    }

    const fn add_recruit(&mut self, recruit: &Recruit) {
        if let Some(id) = RecruitId::new(self.recruits_len) {
            self.recruits[id.index()] = Some(PackedRecruit::new(recruit));
            self.recruits_len += 1;
        }
    }

    const fn add_help(&mut self, help: &HelpingHand) {
        if let Some(id) = HelpId::new(self.help_len) {
            self.help[id.index()] = Some(PackedHelp::new(help));
            match help.kind {
                HelpKind::Friendship => self.friendships.insert(id),
                HelpKind::Action | HelpKind::Event => self.help_at[help.effect.when as usize].insert(id),
            }
            self.help_len += 1;
        }
    }

    /// The Order with this id.
    #[must_use]
    pub fn order(&self, order: OrderId) -> Option<Order> {
        self.orders[order.index()].map(PackedOrder::unpack)
    }

    /// The Recruit with this id.
    #[must_use]
    pub fn recruit(&self, recruit: RecruitId) -> Option<Recruit> {
        self.recruits[recruit.index()].map(PackedRecruit::unpack)
    }

    /// The Helping Hand with this id.
    #[must_use]
    pub fn help(&self, help: HelpId) -> Option<HelpingHand> {
        self.help[help.index()].map(PackedHelp::unpack)
    }

    /// What the Helping Hand does that this card is; nothing of any other card.
    pub(crate) fn help_does(&self, card: Source) -> Option<What> {
        let Source::Help(help) = card else { return None };
        self.help(help).map(|help| help.effect.what)
    }

    /// All Orders.
    #[must_use]
    pub const fn orders(&self) -> OrderSet {
        let [easy, normal, hard] = self.orders_of;
        easy.union(normal).union(hard)
    }

    /// The Orders of this difficulty.
    #[must_use]
    pub const fn orders_of(&self, difficulty: Difficulty) -> OrderSet {
        self.orders_of[difficulty as usize]
    }

    /// All Recruits.
    #[must_use]
    pub const fn recruits(&self) -> RecruitSet {
        RecruitSet::first(self.recruits_len)
    }

    /// The Actions and Events that can be used at this moment (HH-1).
    pub(crate) const fn help_at(&self, when: When) -> HelpSet {
        self.help_at[when as usize]
    }

    /// The Friendships.
    pub(crate) const fn friendships(&self) -> HelpSet {
        self.friendships
    }

    /// All Helping Hands.
    #[must_use]
    pub const fn helping_hands(&self) -> HelpSet {
        HelpSet::first(self.help_len)
    }
}

// Part of the rules of every game, which are copied whole.
const _: () = assert!(size_of::<Roster>() <= 940);
