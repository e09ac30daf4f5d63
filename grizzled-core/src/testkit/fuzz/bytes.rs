//! A fuzzer's bytes, read as the choices of a game. When they are used up, every choice is the first.

use crate::play::Chance;
use crate::vocabulary::{
    CardId, CardSet, Choice, Command, HelpId, HelpSet, OrderId, OrderSet, Relief, Seat, Threat, Tile, Tiles, Withdrawal,
};

/// The cards that a command of a seat is likely to mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Near {
    /// In its hand.
    pub hand: CardSet,
    /// In No Man's Land.
    pub no_mans_land: CardSet,
    /// Hard Knocks on the table.
    pub knocks: CardSet,
    /// Its own Hard Knocks.
    pub own_knocks: CardSet,
    /// In the Recruit's hand.
    pub recruit: CardSet,
    /// Orders in play.
    pub orders: OrderSet,
    /// Helping Hands held by anyone.
    pub help: HelpSet,
}

/// The bytes of a fuzzer that are not yet read, as choices and as chance.
///
/// ```
/// use grizzled_core::testkit::{any::any_event, fuzz::Bytes};
/// use grizzled_core::Chance;
///
/// let mut bytes = Bytes::new(&[7, 1, 2, 3]);
/// assert_eq!(Chance::below(&mut bytes, 5), 2);
/// // Any generator that takes chance takes bytes.
/// any_event(&mut bytes);
/// assert!(bytes.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All bytes of one run.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether there are none left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound.max(1)
    }

    /// A seed of two bytes: few enough that the fuzzer meets the same game again.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.byte()) << 8 | u64::from(self.byte())
    }

    /// Any seat that a ring can have.
    pub fn seat(&mut self) -> Seat {
        Seat::ALL[self.below(Seat::ALL.len())]
    }

    /// One of the cards near, or any; any when there is none near.
    fn card(&mut self, near: CardSet) -> CardId {
        let byte = self.byte();
        let any = CardId::new(byte & 127).unwrap_or_default();
        let place = usize::from(byte) % usize::from(near.len()).max(1);
        if byte & 128 == 0 { near.get(place).unwrap_or(any) } else { any }
    }

    fn optional_card(&mut self, near: CardSet) -> Option<CardId> {
        (self.below(4) > 0).then(|| self.card(near))
    }

    fn tile(&mut self) -> Option<Tile> {
        Tile::ALL.get(self.below(5)).copied()
    }

    fn threat(&mut self) -> Threat {
        Threat::ALL[self.below(6)]
    }

    fn withdrawal(&mut self) -> Withdrawal {
        let removed = (0..self.below(4)).filter_map(|_| self.tile()).collect::<Tiles>();
        Withdrawal { removed, tile: self.tile() }
    }

    fn relief(&mut self, near: CardSet) -> Relief {
        match self.below(5) {
            4 => Relief::Charm,
            cards => Relief::Knocks((0..cards).map(|_| self.card(near)).collect::<CardSet>()),
        }
    }

    /// One of the Orders near, or any.
    fn order(&mut self, near: OrderSet) -> OrderId {
        let byte = usize::from(self.byte());
        let any = OrderSet::first(u8::MAX);
        let from = if byte & 128 == 0 && !near.is_empty() { near } else { any };
        from.get(byte % usize::from(from.len())).expect("the place is below their number")
    }

    /// One of the Helping Hands near, or any.
    fn help(&mut self, near: HelpSet) -> HelpId {
        let byte = usize::from(self.byte());
        let any = HelpSet::first(u8::MAX);
        let from = if byte & 128 == 0 && !near.is_empty() { near } else { any };
        from.get(byte % usize::from(from.len())).expect("the place is below their number")
    }

    fn choice(&mut self, near: &Near) -> Choice {
        match self.below(5) {
            0 => Choice::Card(self.card(near.hand)),
            1 => Choice::Card(self.card(near.knocks.union(near.no_mans_land))),
            2 => Choice::Seat(self.seat()),
            3 => Choice::Order(self.order(near.orders)),
            _ => Choice::Gift { card: self.card(near.hand), to: self.seat() },
        }
    }

    fn module_command(&mut self, near: &Near) -> Command {
        match self.below(9) {
            0 => Command::Order(self.order(OrderSet::EMPTY)),
            1 => Command::Keep(self.help(HelpSet::EMPTY)),
            2 => Command::Help(self.help(near.help)),
            3 => Command::Choose(self.choice(near)),
            4 => Command::RecruitPlay(self.card(near.recruit)),
            5 => Command::RecruitWithdraw,
            6 => Command::Cancel(self.order(near.orders)),
            7 => Command::Refill,
            _ => Command::Decline,
        }
    }

    /// Any command, mostly with cards that are near: many are not legal.
    pub fn command(&mut self, near: &Near) -> Command {
        match self.below(12) {
            0 => Command::Intensity(self.byte()),
            1 => Command::Play(self.card(near.hand)),
            2 => Command::Charm(self.card(near.no_mans_land)),
            3 => Command::Speech(self.threat()),
            4 => Command::Withdraw(self.withdrawal()),
            5 => Command::Answer(self.optional_card(near.hand)),
            6 => Command::Christmas(self.optional_card(near.knocks)),
            7 => Command::Relief(self.relief(near.own_knocks)),
            _ => self.module_command(near),
        }
    }
}

/// Bytes decide what else would fall by chance; bounds above 256 are not used up to the full.
impl Chance for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        u32::from(self.byte()) % bound.max(1)
    }
}
