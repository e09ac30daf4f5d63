//! Sentences: what Core's narrator says of a game.

use super::rules::Ruleset;
use crate::boundary::Checked;
use crate::codes::*;
use grizzled_core::cards::{HardKnock, HelpKind};
use grizzled_core::state::Table;
use grizzled_core::text::{self, Lang, Narrator, names, reason};
use grizzled_core::vocabulary::{Character, HelpId, OrderId, Outcome, RecruitId, Threat, Tile};
use grizzled_core::{CardId, Command, Event, Reason, RuleId, Seat, Seen};

impl Ruleset {
    /// Has a narrator of a game by these rules say something.
    fn narrate<R>(&self, lang: Lang, table: &Table, say: impl FnOnce(Narrator<'_>) -> R) -> R {
        self.names.with(|names| {
            let narrator = Narrator::new(lang, &self.rules, table);
            say(names.map_or(narrator, |names| narrator.with_names(names)))
        })
    }

    pub(crate) fn command_text(&self, lang: Lang, table: &Table, seat: Seat, command: &Command) -> String {
        self.narrate(lang, table, |narrator| narrator.command(seat, *command).to_string())
    }

    /// A line for each event.
    pub(crate) fn events_text<'a>(&self, lang: Lang, table: &Table, events: impl Iterator<Item = &'a Seen>) -> String {
        self.narrate(lang, table, |narrator| events.map(|seen| format!("{}\n", narrator.event(seen))).collect())
    }

    /// A line for each event, with everybody's secrets.
    pub(crate) fn referee_events_text<'a>(
        &self,
        lang: Lang,
        table: &Table,
        events: impl Iterator<Item = &'a Event>,
    ) -> String {
        self.narrate(lang, table, |narrator| {
            events.map(|event| format!("{}\n", narrator.referee_event(event))).collect()
        })
    }

    /// The name of a card, or what it does.
    pub(crate) fn card_text(&self, lang: Lang, list: u32, number: u32, part: u32) -> Checked<String> {
        let number = u8::try_from(number).map_err(|_| GRZ_E_VALUE)?;
        let name = match part {
            GRZ_PART_NAME => true,
            GRZ_PART_EFFECT => false,
            _ => return Err(GRZ_E_VALUE),
        };
        let catalog = self.rules.catalog();
        let roster = self.rules.roster();
        let say = |name: String, effect: String, which: bool| if which { name } else { effect };
        self.narrate(lang, &Table::default(), |narrator| match list {
            GRZ_LIST_TRIALS => {
                let card = CardId::new(number).filter(|card| card.number() < catalog.len()).ok_or(GRZ_E_VALUE)?;
                let face = catalog.face(card);
                Ok(if name { names::face(lang, face).to_string() } else { names::face_effect(lang, face).to_string() })
            }
            GRZ_LIST_ORDERS => {
                let order = OrderId::new(number).filter(|&order| roster.orders().contains(order)).ok_or(GRZ_E_VALUE)?;
                Ok(say(narrator.order_name(order).to_string(), narrator.order(order).to_string(), name))
            }
            GRZ_LIST_RECRUITS => {
                let recruit =
                    RecruitId::new(number).filter(|&one| roster.recruits().contains(one)).ok_or(GRZ_E_VALUE)?;
                Ok(say(narrator.recruit_name(recruit).to_string(), narrator.recruit(recruit).to_string(), name))
            }
            GRZ_LIST_HELP => {
                let help =
                    HelpId::new(number).filter(|&help| roster.helping_hands().contains(help)).ok_or(GRZ_E_VALUE)?;
                Ok(say(narrator.help_name(help).to_string(), narrator.help(help).to_string(), name))
            }
            GRZ_LIST_EFFECTS => {
                let effect = self.rules.effects().nth(number.into()).ok_or(GRZ_E_VALUE)?;
                let chapter = narrator.source(grizzled_core::vocabulary::Source::Chapter(number)).to_string();
                Ok(say(chapter, narrator.effect(effect).to_string(), name))
            }
            _ => Err(GRZ_E_VALUE),
        })
    }
}

/// A word of one of the lists.
pub(crate) fn word(lang: Lang, list: u32, number: u32) -> Checked<&'static str> {
    let number = u8::try_from(number).map_err(|_| GRZ_E_VALUE)?;
    let found = match list {
        GRZ_WORD_THREAT => Threat::new(number).map(|threat| names::threat(lang, threat)),
        GRZ_WORD_TILE => Tile::new(number).map(|tile| names::tile(lang, tile)),
        GRZ_WORD_CHARACTER => Character::new(number).map(names::first_name),
        GRZ_WORD_OUTCOME => Outcome::new(number).map(|outcome| names::outcome(lang, outcome)),
        GRZ_WORD_KNOCK => HardKnock::new(number).map(|knock| names::hard_knock(lang, knock)),
        GRZ_WORD_KNOCK_EFFECT => HardKnock::new(number).map(|knock| names::effect(lang, knock)),
        GRZ_WORD_HELP_KIND => HelpKind::new(number).map(|kind| names::help_kind(lang, kind)),
        GRZ_WORD_REASON => Reason::new(number).map(|of| reason(lang, of)),
        GRZ_WORD_RULE => RuleId::new(number).map(|rule| text::rule(lang, rule)),
        GRZ_WORD_RULE_ID => RuleId::new(number).map(RuleId::as_str),
        GRZ_WORD_STATUS => status_words(-i32::from(number), lang == Lang::Fr),
        _ => None,
    };
    found.ok_or(GRZ_E_VALUE)
}
