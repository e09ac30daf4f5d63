//! Rules: a way to play, with changes by key.

use super::packs::{Cards, Names};
use crate::codes::*;
use crate::failure::{Called, Failure};
use crate::handles::Fixed;
use crate::layout::{RulesFacts, Setting, Sized32};
use grizzled_core::log::CardNames;
use grizzled_core::notation::Preset;
use grizzled_core::rules::{CharmRelief, HelpPlan, Seating};
use grizzled_core::vocabulary::{OrderId, RecruitSet};
use grizzled_core::{CardId, Rules, Scenario, Seat};
use std::sync::Arc;

/// Rules, and what is known of where they come from.
#[derive(Clone)]
pub(crate) struct Ruleset {
    pub(crate) rules: Rules,
    /// The way to play, where nothing was changed in it.
    pub(crate) preset: Option<Preset>,
    pub(crate) names: Names,
}

impl Fixed for Ruleset {}

impl Ruleset {
    pub(crate) fn new(preset: &str, settings: &[Setting], cards: Option<Arc<Cards>>) -> Called<Self> {
        let preset = Preset::read(preset)?;
        let book = cards.as_deref().map(Cards::book);
        let mut scenario = preset.scenario(book.as_ref())?;
        for (setting, place) in settings.iter().zip(1..) {
            apply(&mut scenario, setting).map_err(|failure| failure.at_place(place))?;
        }
        let rules = scenario.rules()?;
        let unchanged = settings.is_empty() && cards.is_none();
        let names = cards.map_or_else(|| Names::of(&rules, None), Names::Own);
        Ok(Self { rules, preset: unchanged.then_some(preset), names })
    }

    /// Rules of which only their cards are known, and their names where they were brought along.
    pub(crate) fn of(rules: &Rules, names: Option<&CardNames>) -> Self {
        Self { rules: *rules, preset: None, names: Names::of(rules, names) }
    }

    pub(crate) fn info(&self) -> RulesFacts {
        let rules = &self.rules;
        let roster = rules.roster();
        let len = |list: usize| list as u8;
        RulesFacts {
            struct_size: RulesFacts::SIZE,
            longest_game: rules.longest_game(),
            fingerprint: rules.fingerprint(),
            cards: crate::convert::words(rules.cards()),
            seats: rules.seats(),
            ring: rules.ring(),
            chaplain: rules.chaplain().map_or(crate::convert::NONE, Seat::number),
            seating: seating_number(rules.seating()),
            players: rules.players().bits(),
            trials: rules.trials(),
            morale: rules.morale(),
            speeches: rules.speeches(),
            traps: rules.traps().into(),
            deck: len(rules.catalog().len().into()),
            orders: roster.orders().len(),
            recruits: roster.recruits().len(),
            help: roster.helping_hands().len(),
            knock_limit: rules.knock_limit(),
            failing_count: rules.failing_count(),
            named: self.names.are_known(rules).into(),
        }
    }
}

/// A number that fits, or why not.
fn within(setting: &Setting, least: i32, most: i32) -> Called<u8> {
    let number = u8::try_from(setting.value).ok().filter(|_| (least..=most).contains(&setting.value));
    number.ok_or_else(|| Failure::reported(GRZ_E_VALUE, format!("setting {} is {} to {most}", setting.key, least)))
}

/// A number from 0, or none for -1.
fn optional(setting: &Setting) -> Called<Option<u8>> {
    if setting.value == -1 { Ok(None) } else { within(setting, -1, 255).map(Some) }
}

fn flag(setting: &Setting) -> Called<bool> {
    within(setting, 0, 1).map(|number| number == 1)
}

fn one_of<T>(setting: &Setting, values: &[T]) -> Called<T>
where
    T: Copy,
{
    within(setting, 0, values.len() as i32 - 1).map(|number| values[usize::from(number)])
}

fn apply(scenario: &mut Scenario<'_>, setting: &Setting) -> Called {
    let orders = &mut scenario.orders.by_difficulty;
    match setting.key {
        GRZ_SETTING_TRIALS => scenario.trials = within(setting, 0, 255)?,
        GRZ_SETTING_MORALE => scenario.morale = optional(setting)?,
        GRZ_SETTING_SPEECHES => scenario.speeches = within(setting, 0, 255)?,
        GRZ_SETTING_SPEECH_RETURNS => scenario.speech_returns = flag(setting)?,
        GRZ_SETTING_TRAPS => scenario.traps = flag(setting)?,
        GRZ_SETTING_CHARM_RELIEF => {
            scenario.charm_relief = one_of(setting, &[CharmRelief::InsteadAfterSuccess, CharmRelief::Also])?;
        }
        GRZ_SETTING_FIRST_INTENSITY => scenario.first_intensity = within(setting, 0, 255)?,
        GRZ_SETTING_GIVEN_INTENSITY => scenario.given_intensity = optional(setting)?,
        GRZ_SETTING_DROP_MOST => scenario.drop_most = optional(setting)?,
        GRZ_SETTING_HAND_LIMIT => scenario.hand_limit = optional(setting)?,
        GRZ_SETTING_OUT => scenario.out.insert(card(scenario.deck.len(), setting)?),
        GRZ_SETTING_SEATS => scenario.seats = within(setting, 0, 255)?,
        GRZ_SETTING_SEATING => {
            scenario.seating = one_of(setting, &[Seating::OneEach, Seating::Chaplain, Seating::Duo, Seating::Solo])?;
        }
        GRZ_SETTING_EASY_ORDERS => orders[0] = within(setting, 0, 255)?,
        GRZ_SETTING_NORMAL_ORDERS => orders[1] = within(setting, 0, 255)?,
        GRZ_SETTING_HARD_ORDERS => orders[2] = within(setting, 0, 255)?,
        GRZ_SETTING_GIVEN_ORDER => scenario.orders.given.insert(order(setting)?),
        GRZ_SETTING_RECRUITS => {
            scenario.recruits.wanted = within(setting, 0, 255)?;
            scenario.recruits.from = RecruitSet::first(u8::MAX);
        }
        GRZ_SETTING_HELP => {
            scenario.help = one_of(setting, &[HelpPlan::None, HelpPlan::DrawTwo, HelpPlan::Given])?;
        }
        key => return Err(Failure::reported(GRZ_E_VALUE, format!("there is no setting {key}"))),
    }
    Ok(())
}

fn card(deck: usize, setting: &Setting) -> Called<CardId> {
    let number = within(setting, 0, deck.saturating_sub(1) as i32)?;
    CardId::new(number).ok_or_else(|| GRZ_E_VALUE.into())
}

fn order(setting: &Setting) -> Called<OrderId> {
    let number = within(setting, 0, grizzled_core::vocabulary::MAX_ORDERS as i32 - 1)?;
    OrderId::new(number).ok_or_else(|| GRZ_E_VALUE.into())
}
