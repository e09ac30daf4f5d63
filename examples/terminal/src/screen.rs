//! The table as one seat sees it.

use crate::choices::Choices;
use crate::layout::{Style, WIDTH, wrap};
use crate::texts::{Words, fill};
use grizzled_core::text::{Lang, Teller, names};
use grizzled_core::{Agenda, Rules, Seat, SeatSet, SeatView, Table, Threat};

/// Draws screens in one language and style.
#[derive(Clone, Copy)]
pub(crate) struct Screen<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) lang: Lang,
    pub(crate) style: Style,
}

impl Screen<'_> {
    fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// Something with its name before it.
    fn named(&self, name: &str, text: &str) -> String {
        format!("{name}{} {text}", self.words().colon)
    }

    /// Everything a player needs to decide.
    pub(crate) fn decision(&self, view: &SeatView) -> Vec<String> {
        let teller = Teller::new(self.lang, self.rules, &view.table);
        let mut lines = self.table(&view.table, Some(view.seat));
        lines.extend(self.own(view));
        lines.push(String::new());
        lines.push(self.style.strong(self.question(view)));
        lines.extend(Choices::new(self.rules, view).lines(teller, self.style));
        lines.push(self.style.faint(self.words().keys));
        lines
    }

    /// What the whole table sees.
    pub(crate) fn table(&self, table: &Table, me: Option<Seat>) -> Vec<String> {
        let mut lines = vec![self.header(table), self.style.faint(self.columns(self.words().columns))];
        for seat in SeatSet::first(self.rules.ring()).iter() {
            lines.push(self.seat(table, seat, me));
            lines.extend(self.knocks(table, seat));
        }
        lines.extend(self.no_mans_land(table));
        lines
    }

    fn header(&self, table: &Table) -> String {
        let words = self.words();
        let leader = Teller::new(self.lang, self.rules, table).seat(table.leader).to_string();
        let text = format!(
            "{} {} · {} {} · {} {} · {} {} · {} {leader}",
            words.mission,
            table.mission,
            words.trials,
            table.trials,
            words.morale,
            table.morale,
            words.supply,
            table.speeches,
            words.leader,
        );
        let rule = "─".repeat(WIDTH.saturating_sub(text.chars().count() + 4));
        self.style.strong(format!("── {text} {rule}"))
    }

    fn columns(&self, cells: [&str; 6]) -> String {
        let [name, charm, cards, tiles, speech, state] = cells;
        format!("  {name:<25} {charm:<17} {cards:>6} {tiles:>6} {speech:>7}  {state}")
    }

    fn seat(&self, table: &Table, seat: Seat, me: Option<Seat>) -> String {
        let words = self.words();
        let shown = table.seat(seat);
        let full = shown.character.map(|character| character.name().to_owned());
        let name = full.unwrap_or_else(|| names::chaplain(self.lang, true).to_owned());
        let name = if me == Some(seat) { format!("{name} ({})", words.you) } else { name };
        let charm = shown.character.map_or("–".to_owned(), |character| {
            let side = if shown.charm_ready { words.ready } else { words.used };
            format!("{} {side}", names::threat(self.lang, character.charm()))
        });
        let numbers = [shown.hand, shown.tiles, shown.speeches].map(|number| number.to_string());
        let cells = [&name, &charm, &numbers[0], &numbers[1], &numbers[2], self.state(table, seat)];
        let row = self.columns(cells.map(|cell: &str| cell));
        let awaited = table.awaited.contains(seat);
        let row = if awaited { row.replacen(' ', ">", 1) } else { row };
        if awaited { self.style.strong(row) } else { row }
    }

    fn state(&self, table: &Table, seat: Seat) -> &'static str {
        match () {
            () if table.in_mission.contains(seat) => self.words().in_mission,
            () if self.rules.grizzled().contains(seat) => self.words().withdrawn,
            () if table.seat(seat).tile_played => self.words().tile_laid,
            () => "–",
        }
    }

    fn knocks(&self, table: &Table, seat: Seat) -> Vec<String> {
        let kinds = table.knocks.of(seat).filter_map(|card| self.rules.catalog().hard_knock(card));
        let names: Vec<&str> = kinds.map(|knock| names::hard_knock(self.lang, knock)).collect();
        if names.is_empty() {
            return Vec::new();
        }
        wrap("      ", &self.named(self.words().hard_knocks, &names.join(", ")), 8)
    }

    fn no_mans_land(&self, table: &Table) -> Vec<String> {
        let teller = Teller::new(self.lang, self.rules, table);
        let cards: Vec<String> =
            table.no_mans_land.iter().map(|card| unbroken(&teller.card(card).to_string())).collect();
        let cards = if cards.is_empty() { self.words().nothing.to_owned() } else { cards.join(" | ") };
        let mut lines = vec![String::new()];
        lines.extend(wrap("", &self.named(self.words().no_mans_land, &cards), 4));
        lines.push(Threat::ALL.map(|threat| self.count(table, threat)).join(""));
        lines
    }

    /// How often a threat is active, marked when once more fails the Mission.
    fn count(&self, table: &Table, threat: Threat) -> String {
        let (count, limit) = (table.active.get(threat), self.rules.failing_count());
        let full = count + 1 >= limit;
        let text = format!("  {} {count}/{limit}{}", names::threat(self.lang, threat), if full { "!" } else { "" });
        if full { self.style.warning(text) } else { text }
    }

    /// What only this seat sees.
    fn own(&self, view: &SeatView) -> Vec<String> {
        let words = self.words();
        let teller = Teller::new(self.lang, self.rules, &view.table);
        let hand: Vec<String> = view.own.hand.iter().map(|card| unbroken(&teller.card(card).to_string())).collect();
        let hand = if hand.is_empty() { words.nothing.to_owned() } else { hand.join(" | ") };
        let mut tiles = teller.tiles(view.own.tiles).to_string();
        if view.own.tiles.is_empty() {
            words.nothing.clone_into(&mut tiles);
        }
        if let Some(tile) = view.own.tile {
            tiles.push_str(&format!(" ({})", fill(words.tile_played, &[names::tile(self.lang, tile)])));
        }
        let mut lines = wrap("", &self.named(words.hand, &hand), 4);
        lines.extend(wrap("", &self.named(words.tiles, &tiles), 4));
        lines
    }

    fn question(&self, view: &SeatView) -> String {
        let words = self.words();
        let teller = Teller::new(self.lang, self.rules, &view.table);
        match view.table.agenda {
            Agenda::Intensity => words.ask_intensity.to_owned(),
            Agenda::Speech { speaker, threat, .. } => {
                let speaker = teller.seat(speaker).to_string();
                fill(words.ask_speech, &[names::the_threat(self.lang, threat), &speaker])
            }
            Agenda::Christmas { .. } => words.ask_christmas.to_owned(),
            Agenda::Relief { .. } => words.ask_relief.to_owned(),
            Agenda::Turn { .. } | Agenda::Nothing | Agenda::Over(_) => words.ask_turn.to_owned(),
        }
    }
}

/// A name that is not broken at the end of a line.
fn unbroken(name: &str) -> String {
    name.replace(' ', "\u{a0}")
}
