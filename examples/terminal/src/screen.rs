//! The table as one seat sees it.

use crate::choices::Choices;
use crate::host::Host;
use crate::layout::{Style, WIDTH, wrap};
use crate::setting;
use crate::texts::{Words, fill};
use grizzled_core::cards::Chapter;
use grizzled_core::rules::Seating;
use grizzled_core::state::{Agenda, Table};
use grizzled_core::text::{Lang, Narrator, names};
use grizzled_core::vocabulary::{Modifier, SeatSet, Threat};
use grizzled_core::{Notice, Rules, Seat, SeatView, Secret, Seen, Viewer};

/// Draws screens in one language and style.
#[derive(Clone, Copy)]
pub(crate) struct Screen<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) lang: Lang,
    pub(crate) style: Style,
    /// The Chapter that is played.
    pub(crate) chapter: Option<&'a Chapter>,
}

impl Screen<'_> {
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    pub(crate) fn narrator<'b>(&'b self, table: &'b Table) -> Narrator<'b> {
        setting::narrator(self.lang, self.rules, table)
    }

    /// Something with its name before it.
    pub(crate) fn named(&self, name: &str, text: &str) -> String {
        format!("{name}{} {text}", self.words().colon)
    }

    /// Everything the player of a seat needs to decide.
    pub(crate) fn decision(&self, host: &Host, seat: Seat) -> Vec<String> {
        let view = &host.client(seat).view;
        let narrator = self.narrator(&view.table);
        let mut lines = self.table(&view.table, Some(view.seat));
        lines.push(String::new());
        lines.extend(self.own(host, view));
        lines.extend(self.known(view));
        lines.push(String::new());
        lines.extend(wrap("", &self.question(view), 0).into_iter().map(|line| self.style.strong(line)));
        lines.extend(Choices::new(self.rules, view).lines(narrator, self.style));
        lines.push(self.style.faint(self.words().keys));
        lines
    }

    /// What the whole table sees.
    pub(crate) fn table(&self, table: &Table, me: Option<Seat>) -> Vec<String> {
        let mut lines = vec![self.header(table)];
        lines.extend(self.status(table));
        lines.push(self.style.faint(self.columns(self.words().columns)));
        for seat in SeatSet::first(self.rules.ring()).iter() {
            lines.push(self.seat(table, seat, me));
            lines.extend(self.knocks(table, seat));
            lines.extend(self.help_held(table, seat));
        }
        lines.extend(self.no_mans_land(table));
        lines.extend(self.modules(table));
        lines
    }

    fn header(&self, table: &Table) -> String {
        let words = self.words();
        let mut parts = vec![
            format!("{} {}", words.mission, table.mission),
            format!("{} {}", words.trials, table.trials),
            format!("{} {}", words.morale, table.morale),
        ];
        // SOLO-1, SOLO-3: without Speeches, and the Leader is whoever acts.
        if self.rules.seating() != Seating::Solo {
            parts.push(format!("{} {}", words.supply, table.speeches));
            parts.push(format!("{} {}", words.leader, self.narrator(table).seat(table.leader)));
        }
        let text = parts.join(" · ");
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
        let mine = me.is_some_and(|me| self.rules.seats_of_player(me).contains(seat));
        // SOLO-1: all are yours.
        let mine = mine && self.rules.seating() != Seating::Solo;
        let name = if mine { format!("{name} ({})", words.you) } else { name };
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
            () if table.mission == 0 => "–",
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
        let narrator = self.narrator(table);
        let cards: Vec<String> =
            table.no_mans_land.iter().map(|card| unbroken(&narrator.card(card).to_string())).collect();
        let cards = if cards.is_empty() { self.words().nothing.to_owned() } else { cards.join(" | ") };
        let mut lines = vec![String::new()];
        lines.extend(wrap("", &self.named(self.words().no_mans_land, &cards), 4));
        lines.push(Threat::ALL.map(|threat| self.count(table, threat)).join(""));
        lines
    }

    /// How often a threat is active, marked when once more fails the Mission.
    fn count(&self, table: &Table, threat: Threat) -> String {
        if table.modifiers.harmless().contains(threat) {
            return format!("  {} –", names::threat(self.lang, threat));
        }
        let (count, limit) = (table.active.get(threat), table.modifiers.get(Modifier::FailAt));
        let full = count + 1 >= limit;
        let text = format!("  {} {count}/{limit}{}", names::threat(self.lang, threat), if full { "!" } else { "" });
        if full { self.style.warning(text) } else { text }
    }

    /// The hand and the tiles of the player of this seat.
    fn own(&self, host: &Host, view: &SeatView) -> Vec<String> {
        let words = self.words();
        let narrator = self.narrator(&view.table);
        let (up, hand) = host.hand_up(view.seat);
        let hand: Vec<String> = hand.iter().map(|card| unbroken(&narrator.card(card).to_string())).collect();
        let hand = if hand.is_empty() { words.nothing.to_owned() } else { hand.join(" | ") };
        let name = match self.rules.seating() {
            Seating::Duo => fill(words.hand_of, &[&narrator.seat(up).to_string()]),
            Seating::OneEach | Seating::Chaplain | Seating::Solo => words.hand.to_owned(),
        };
        let mut lines = wrap("", &self.named(&name, &hand), 4);
        // SOLO-5: nobody holds a tile.
        if self.rules.seating() != Seating::Solo {
            for seat in self.rules.seats_of_player(view.seat).iter() {
                lines.extend(self.tiles(narrator, &host.client(seat).view));
            }
        }
        lines
    }

    fn tiles(&self, narrator: Narrator<'_>, view: &SeatView) -> Vec<String> {
        let words = self.words();
        let mut tiles = narrator.tiles(view.own.tiles).to_string();
        if view.own.tiles.is_empty() {
            words.nothing.clone_into(&mut tiles);
        }
        if let Some(tile) = view.own.tile {
            tiles.push_str(&format!(" ({})", fill(words.tile_played, &[names::tile(self.lang, tile)])));
        }
        let name = match self.rules.seating() {
            Seating::Duo => format!("{} ({})", words.tiles, narrator.seat(view.seat)),
            Seating::OneEach | Seating::Chaplain | Seating::Solo => words.tiles.to_owned(),
        };
        wrap("", &self.named(&name, &tiles), 4)
    }

    fn question(&self, view: &SeatView) -> String {
        let words = self.words();
        let narrator = self.narrator(&view.table);
        let question = match view.table.agenda {
            Agenda::Intensity => words.ask_intensity.to_owned(),
            Agenda::Speech { speaker, threat, .. } => {
                let speaker = narrator.seat(speaker).to_string();
                fill(words.ask_speech, &[names::the_threat(self.lang, threat), &speaker])
            }
            Agenda::Christmas { .. } => words.ask_christmas.to_owned(),
            Agenda::Relief { .. } => words.ask_relief.to_owned(),
            Agenda::Turn { .. } | Agenda::Nothing | Agenda::Over(_) => words.ask_turn.to_owned(),
            Agenda::Keep => words.ask_keep.to_owned(),
            Agenda::Order => words.ask_order.to_owned(),
            Agenda::Invitation(pause) => {
                let notice = Notice::HelpInvited { seat: view.seat, pause };
                narrator.event(&Seen { viewer: Viewer::Seat(view.seat), notice, secret: Secret::Nothing }).to_string()
            }
            Agenda::Choice { source, left: 1, .. } => fill(words.ask_choice, &[&narrator.source(source).to_string()]),
            Agenda::Choice { source, left, .. } => {
                fill(words.ask_choices, &[&narrator.source(source).to_string(), &left.to_string()])
            }
            Agenda::Recruit => words.ask_recruit.to_owned(),
            Agenda::Cancellation { .. } => words.ask_cancel.to_owned(),
            Agenda::Refill => words.ask_refill.to_owned(),
        };
        // Who plays several Grizzled sees which of them is asked.
        match self.rules.seats_of_player(view.seat).len() {
            1 => question,
            _ => format!("{} · {question}", narrator.seat(view.seat)),
        }
    }
}

/// A name with spaces that do not break at the end of a line.
pub(crate) fn unbroken(name: &str) -> String {
    name.replace(' ', "\u{a0}")
}
