//! What only *Armistice* puts on the screen: Orders, a Recruit, Helping Hands, and the numbers that they change.

use crate::layout::wrap;
use crate::screen::{Screen, unbroken};
use crate::texts::fill;
use grizzled_core::cards::Duration;
use grizzled_core::rules::Seating;
use grizzled_core::state::{Knowledge, RecruitInPlay, Table};
use grizzled_core::text::{Narrator, names};
use grizzled_core::vocabulary::{HelpId, Modifier};
use grizzled_core::{Seat, SeatView};

impl Screen<'_> {
    /// Whether this is a game of *Armistice*.
    pub(crate) fn is_armistice(&self) -> bool {
        !self.rules.roster().helping_hands().is_empty()
    }

    /// The numbers that the base game does not have, in a line.
    pub(crate) fn status(&self, table: &Table) -> Vec<String> {
        if !self.is_armistice() {
            return Vec::new();
        }
        let words = self.words();
        let limit = table.modifiers.get(Modifier::HandLimit);
        let hands = if limit == u8::MAX { String::new() } else { format!("/{limit}") };
        let mut parts = vec![fill(words.in_hands, &[&format!("{}{hands}", table.cards_in_hands())])];
        let counts = [(words.orders_left, table.orders.left), (words.recruits_left, table.recruits.left)];
        parts.extend(counts.iter().filter(|(_, left)| *left > 0).map(|(text, left)| fill(text, &[&left.to_string()])));
        let lucky = self.rules.catalog().luck_in(table.no_mans_land);
        if lucky > 0 || table.luck_used > 0 {
            parts.push(fill(words.luck, &[&table.luck_used.to_string(), &lucky.to_string()]));
        }
        let mut lines = wrap("   ", &parts.join(" · "), 4);
        lines.extend(self.solo_tiles(table));
        lines
    }

    /// SOLO-5: the Support tiles that can still be drawn.
    fn solo_tiles(&self, table: &Table) -> Vec<String> {
        if self.rules.seating() != Seating::Solo {
            return Vec::new();
        }
        let left = table.solo.tiles;
        let narrator = self.narrator(table);
        let seats = self.rules.grizzled().iter().filter(|seat| left >> seat.number() & 1 == 1);
        let mut tiles: Vec<String> = seats.map(|seat| narrator.seat(seat).to_string()).collect();
        if left >> 3 & 1 == 1 {
            tiles.push(self.words().blank.to_owned());
        }
        wrap("   ", &self.named(self.words().solo_tiles, &tiles.join(", ")), 4)
    }

    /// Orders, the Recruit, what the Chapter adds, Helping Hands in force, and the numbers that all of them change.
    pub(crate) fn modules(&self, table: &Table) -> Vec<String> {
        if !self.is_armistice() {
            return Vec::new();
        }
        let (words, narrator) = (self.words(), self.narrator(table));
        let mut lines = Vec::new();
        for effect in self.chapter.iter().flat_map(|chapter| chapter.effects.iter().flatten()) {
            lines.extend(wrap("", &self.named(words.chapter_adds, &narrator.effect(effect).to_string()), 4));
        }
        for order in table.orders.in_play.iter() {
            let text = self.named(&narrator.order_name(order).to_string(), &narrator.order(order).to_string());
            lines.extend(wrap("", &format!("{} · {text}", words.order), 4));
        }
        if let Some(recruit) = &table.recruits.in_play {
            lines.extend(self.recruit(narrator, recruit));
        }
        if let Some(next) = table.recruits.turned_up {
            lines.extend(wrap("", &self.named(words.next_recruit, &narrator.recruit_name(next).to_string()), 4));
        }
        let lasting =
            |help: &HelpId| self.rules.roster().help(*help).is_some_and(|card| card.effect.lasts == Duration::Mission);
        for help in table.helping_hands.in_force.iter().filter(lasting) {
            let text = self.named(&narrator.help_name(help).to_string(), &narrator.help(help).to_string());
            lines.extend(wrap("", &format!("{} · {text}", words.in_force), 4));
        }
        lines.extend(self.changed(table));
        if lines.is_empty() { lines } else { [vec![String::new()], lines].concat() }
    }

    fn recruit(&self, narrator: Narrator<'_>, recruit: &RecruitInPlay) -> Vec<String> {
        let words = self.words();
        let state = if recruit.in_mission { words.in_mission } else { words.withdrawn };
        let after = fill(words.acts_after, &[&narrator.seat(recruit.after).to_string()]);
        let tokens = fill(words.tokens_now, &[&names::morale_tokens(self.lang, recruit.tokens).to_string()]);
        let cards = recruit.hand.cards().iter().map(|card| unbroken(&narrator.card(card).to_string()));
        let cards: Vec<String> = cards.collect();
        let head = format!("{} · {}", words.recruit, narrator.recruit_name(recruit.recruit));
        let text = format!("{after}, {state}, {tokens}; {}", cards.join(" | "));
        let mut lines = wrap("", &self.named(&head, &text), 4);
        if let Some(card) = self.rules.roster().recruit(recruit.recruit) {
            let text = format!("{} {}", narrator.effect(&card.effect), narrator.effect(&card.advantage));
            lines.extend(wrap("    ", &text, 4));
        }
        lines
    }

    /// The numbers of the Mission that are not as usual and that no question shows.
    fn changed(&self, table: &Table) -> Vec<String> {
        let narrator = self.narrator(table);
        let changed = Modifier::ALL
            .into_iter()
            .filter(|&modifier| self.usual(modifier).is_some_and(|usual| usual != table.modifiers.get(modifier)));
        let changed: Vec<String> =
            changed.map(|modifier| narrator.modifier(modifier, table.modifiers.get(modifier)).to_string()).collect();
        if changed.is_empty() {
            return Vec::new();
        }
        wrap("", &self.named(self.words().changed, &changed.join(" ")), 4)
    }

    fn usual(&self, modifier: Modifier) -> Option<u8> {
        match modifier {
            Modifier::IntensityLeast
            | Modifier::IntensityMost
            | Modifier::ExtraDraws
            | Modifier::LeaderDraws
            | Modifier::Opinions => None,
            _ => Some(self.rules.modifiers().get(modifier)),
        }
    }

    /// The Helping Hands that lie before a seat.
    pub(crate) fn help_held(&self, table: &Table, seat: Seat) -> Vec<String> {
        let held = table.helping_hands.held[seat.index()];
        if held.is_empty() {
            return Vec::new();
        }
        let narrator = self.narrator(table);
        let held: Vec<String> = held.iter().map(|help| narrator.help_name(help).to_string()).collect();
        wrap("      ", &self.named(self.words().helping_hands, &held.join(", ")), 8)
    }

    /// What only this seat knows of Orders and Helping Hands, and what its own Helping Hands do.
    pub(crate) fn known(&self, view: &SeatView) -> Vec<String> {
        let (words, narrator) = (self.words(), self.narrator(&view.table));
        let mut lines = Vec::new();
        let holders = self.rules.seats_of_player(view.seat).iter();
        for help in holders.flat_map(|seat| view.table.helping_hands.held[seat.index()].iter()) {
            let text = self.named(&narrator.help_name(help).to_string(), &narrator.help(help).to_string());
            lines.extend(wrap("", &text, 4));
        }
        let known = match view.known {
            Knowledge::Order(order) => Some((words.top_order, narrator.order_name(order).to_string())),
            Knowledge::Kept(help) => Some((words.kept, narrator.help_name(help).to_string())),
            Knowledge::Nothing | Knowledge::Orders(..) | Knowledge::Help(..) => None,
        };
        lines.extend(known.into_iter().flat_map(|(name, text)| wrap("", &self.named(name, &text), 4)));
        lines
    }
}
