//! The help: keys, how a game is won and lost, and what the cards in sight do.

use crate::layout::wrap;
use crate::screen::Screen;
use crate::texts::Words;
use grizzled_core::cards::{Face, HardKnock};
use grizzled_core::text::{Lang, names};
use grizzled_core::{CardId, Rules, SeatView};

/// The help for what this seat sees.
pub(crate) fn lines(screen: &Screen<'_>, view: &SeatView) -> Vec<String> {
    let (lang, rules, words) = (screen.lang, screen.rules, screen.words());
    let armistice = if screen.is_armistice() { words.help_armistice } else { "" };
    let texts = words.help_keys.lines().chain(armistice.lines());
    let mut lines: Vec<String> = texts.flat_map(|line| wrap("", line, 0)).collect();
    lines.extend(["".to_owned(), words.help_cards.to_owned()]);
    for knock in in_sight(rules, view) {
        lines.extend(entry(lang, names::hard_knock(lang, knock), names::effect(lang, knock)));
    }
    let trap = if rules.traps() { names::trap_effect(lang) } else { words.no_traps };
    lines.extend(entry(lang, names::trap(lang), trap));
    if screen.is_armistice() {
        lines.extend(entry(lang, names::luck(lang), names::luck_effect(lang)));
    }
    if rules.catalog().find(Face::MerryChristmas).is_some() {
        lines.extend(entry(lang, names::merry_christmas(lang), names::merry_christmas_effect(lang)));
    }
    let narrator = screen.narrator(&view.table);
    for help in view.table.helping_hands.held.iter().flat_map(|held| held.iter()) {
        lines.extend(entry(lang, &narrator.help_name(help).to_string(), &narrator.help(help).to_string()));
    }
    lines
}

fn entry(lang: Lang, name: &str, effect: &str) -> Vec<String> {
    wrap("  ", &format!("{name}{} {effect}", Words::of(lang).colon), 4)
}

/// The Hard Knocks on the table and in hand, each once.
fn in_sight(rules: &Rules, view: &SeatView) -> Vec<HardKnock> {
    let on_table = view.table.knocks.iter().map(|(_, card)| card);
    let cards = on_table.chain(view.own.hand.iter());
    let mut knocks: Vec<HardKnock> = cards.filter_map(|card: CardId| rules.catalog().hard_knock(card)).collect();
    knocks.sort_unstable();
    knocks.dedup();
    knocks
}
