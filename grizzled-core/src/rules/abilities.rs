//! What the cards on the table say, asked at a moment of the rules, in the order of HK-2.

use crate::rules::hard_knocks::{self, Hook, Moment, OnWithdrawal, Opinion};
use crate::rules::{Rules, effects};
use crate::state::Table;
use crate::vocabulary::{CardId, CardSet, Modifier, RuleId, Seat, Source, WithdrawalRuling};

/// The cards before a seat that have something to say then, asleep or not.
fn speakers(rules: &Rules, table: &Table, seat: Seat, moment: Moment) -> CardSet {
    table.knocks.before(seat).intersection(rules.speakers.at(moment))
}

/// Whether a card before the seat has something to say then, asleep or not.
pub(crate) fn speaks(rules: &Rules, table: &Table, seat: Seat, moment: Moment) -> bool {
    !speakers(rules, table, seat, moment).is_empty()
}

/// Whether any card on the table has something to say then.
pub(crate) fn any(rules: &Rules, table: &Table, moment: Moment) -> bool {
    !table.knocks.all().intersection(rules.speakers.at(moment)).is_empty()
}

/// How much these cards do then: effects of copies add (HK-3).
fn amount_of(rules: &Rules, cards: CardSet, moment: Moment) -> u8 {
    if cards.is_empty() { 0 } else { sum_of(rules, cards, moment) }
}

/// How much these cards do, of which there is at least one: seldom so, and apart to keep the usual case small.
#[cold]
#[inline(never)]
fn sum_of(rules: &Rules, cards: CardSet, moment: Moment) -> u8 {
    cards.iter().filter_map(|card| hard_knocks::of(&rules.catalog, card)).map(|hook| hook.amount(moment)).sum()
}

/// How much the cards before a seat do then.
pub(crate) fn amount(rules: &Rules, table: &Table, seat: Seat, moment: Moment) -> u8 {
    amount_of(rules, speakers(rules, table, seat, moment), moment)
}

/// How much all cards on the table do then.
pub(crate) fn total(rules: &Rules, table: &Table, moment: Moment) -> u8 {
    amount_of(rules, table.knocks.all().intersection(rules.speakers.at(moment)), moment)
}

impl Rules {
    /// As how many Hard Knocks the card counts against the limit (RES-3): 0 when it is no Hard Knock.
    ///
    /// ```
    /// use grizzled_core::cards::HardKnock;
    /// use grizzled_core::Scenario;
    ///
    /// let rules = Scenario::base(4).rules()?;
    /// let of = |kind| rules.catalog().cards().iter().find(|&card| rules.catalog().hard_knock(card) == Some(kind)).unwrap();
    /// assert_eq!(rules.knock_weight(of(HardKnock::Mute)), 1);
    /// assert_eq!(rules.knock_weight(of(HardKnock::Wounded)), 2);
    /// # Ok::<(), grizzled_core::rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn knock_weight(&self, card: CardId) -> u8 {
        hard_knocks::of(&self.catalog, card).map_or(0, |hook| 1 + hook.amount(Moment::Defeat))
    }
}

/// What the cards on the table say to the rules: for players, and for programs that show why something is so.
impl Table {
    /// As how many Hard Knocks those before the seat count against the limit (RES-3).
    #[must_use]
    pub fn knock_weight(&self, rules: &Rules, seat: Seat) -> u8 {
        self.knocks.before(seat).len() + amount(rules, self, seat, Moment::Defeat)
    }

    /// The limit of Hard Knocks: with so many before the seat when a Mission ends, the game is lost (RES-3).
    #[must_use]
    pub fn knock_limit(&self, seat: Seat) -> u8 {
        self.modifiers.get(if self.leader == seat { Modifier::KnockLimitOfLeader } else { Modifier::KnockLimit })
    }

    /// Whether the seat could withdraw, or would have to, if its turn started now: the first card with an opinion decides, the
    /// seat's own before the others', the oldest first (HK-2). During a turn [`Agenda::Turn`](crate::state::Agenda::Turn) has what was
    /// said when it started.
    ///
    /// ```
    /// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup};
    /// use grizzled_core::vocabulary::WithdrawalRuling;
    ///
    /// let rules = Scenario::base(4).rules()?;
    /// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ())?;
    /// let view = game.view(Seat::S2).unwrap();
    /// assert_eq!(view.table.withdrawal_ruling(&rules, Seat::S2), WithdrawalRuling::Free, "no Hard Knock lies on the table yet");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn withdrawal_ruling(&self, rules: &Rules, seat: Seat) -> WithdrawalRuling {
        if self.modifiers.get(Modifier::Opinions) > 0 {
            return ruling_with_effects(rules, self, seat);
        }
        ruling_of_knocks(rules, self, seat)
    }
}

/// The oldest card before a seat that has something to say then: bars of copies do not add (HK-3).
pub(crate) fn oldest(rules: &Rules, table: &Table, seat: Seat, moment: Moment) -> Option<CardId> {
    let cards = speakers(rules, table, seat, moment);
    if cards.is_empty() {
        return None;
    }
    table.knocks.by_age().iter().copied().find(|&card| cards.contains(card))
}

/// Those of the Hard Knocks that can be discarded (HK-SCARRED).
pub(crate) fn removable(rules: &Rules, knocks: CardSet) -> CardSet {
    knocks.difference(rules.speakers.at(Moment::Discard))
}

/// The rule that a card carries, for a refusal.
pub(crate) fn rule_of(rules: &Rules, source: Source) -> RuleId {
    match source {
        Source::Knock(card) => hard_knocks::of(&rules.catalog, card).map_or(RuleId::Hk2, |hook| hook.rule),
        Source::Order(_) => RuleId::Ord6,
        Source::Recruit(_) => RuleId::Rec8,
        Source::Help(_) => RuleId::Hh2,
        Source::Chapter(_) => RuleId::Camp1,
    }
}

/// What is said to a withdrawal where effects have opinions too.
#[cold]
fn ruling_with_effects(rules: &Rules, table: &Table, seat: Seat) -> WithdrawalRuling {
    match ruling_of_effects(rules, table, seat) {
        WithdrawalRuling::Free => ruling_of_knocks(rules, table, seat),
        ruling => ruling,
    }
}

#[inline(always)]
fn ruling_of_knocks(rules: &Rules, table: &Table, seat: Seat) -> WithdrawalRuling {
    let own = speakers(rules, table, seat, Moment::Withdrawal);
    match oldest_ruling(rules, table, seat, own, |hook| hook.on_withdrawal) {
        WithdrawalRuling::Free => {
            let others = others_awake(table, seat, rules.speakers.at(Moment::OtherWithdrawal));
            oldest_ruling(rules, table, seat, others, |hook| hook.on_other_withdrawal)
        }
        ruling => ruling,
    }
}

/// PRI-1, ORD-6: what Helping Hands, Orders, the Recruit and the Chapter say comes before all Hard Knocks.
#[cold]
fn ruling_of_effects(rules: &Rules, table: &Table, seat: Seat) -> WithdrawalRuling {
    let rulings = effects::in_force(rules, table).map(|in_force| match effects::opinion(table, seat, &in_force) {
        Opinion::Must => WithdrawalRuling::Must(in_force.source),
        // WDR-1 comes before Orders.
        Opinion::Cannot if table.seat(seat).hand > 0 => WithdrawalRuling::Cannot(in_force.source),
        Opinion::Cannot | Opinion::None => WithdrawalRuling::Free,
    });
    rulings.into_iter().find(|&ruling| ruling != WithdrawalRuling::Free).unwrap_or_default()
}

/// Those of the cards that lie before other seats in the Mission; the cards of withdrawn seats are asleep (HK-1).
#[inline(always)]
fn others_awake(table: &Table, seat: Seat, cards: CardSet) -> CardSet {
    let on_the_table = table.knocks.all().intersection(cards);
    if on_the_table.is_empty() {
        return CardSet::EMPTY;
    }
    let others = table.in_mission.without(seat).iter().map(|other| table.knocks.before(other));
    others.fold(CardSet::EMPTY, CardSet::union).intersection(on_the_table)
}

/// What the oldest of these cards with an opinion says to the seat's withdrawal.
#[inline(always)]
fn oldest_ruling(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    cards: CardSet,
    question: fn(&Hook) -> Option<OnWithdrawal>,
) -> WithdrawalRuling {
    if cards.is_empty() { WithdrawalRuling::Free } else { first_ruling(rules, table, seat, cards, question) }
}

/// What the first of these cards, of which there is at least one, says to the withdrawal.
#[cold]
#[inline(never)]
fn first_ruling(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    cards: CardSet,
    question: fn(&Hook) -> Option<OnWithdrawal>,
) -> WithdrawalRuling {
    let in_order = table.knocks.by_age().iter().copied().filter(|&card| cards.contains(card));
    let rulings = in_order.map(|card| ruling(rules, table, seat, card, question));
    rulings.into_iter().find(|&ruling| ruling != WithdrawalRuling::Free).unwrap_or_default()
}

/// What one card says to the seat's withdrawal.
fn ruling(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    card: CardId,
    question: fn(&Hook) -> Option<OnWithdrawal>,
) -> WithdrawalRuling {
    let Some(question) = hard_knocks::of(&rules.catalog, card).and_then(question) else {
        return WithdrawalRuling::Free;
    };
    match question(table, seat) {
        Opinion::Must => WithdrawalRuling::Must(Source::Knock(card)),
        // WDR-1: an empty hand lifts bars. HK-LOCK: so a seat that cannot play can always withdraw.
        Opinion::Cannot if table.seat(seat).hand > 0 => WithdrawalRuling::Cannot(Source::Knock(card)),
        Opinion::Cannot | Opinion::None => WithdrawalRuling::Free,
    }
}
