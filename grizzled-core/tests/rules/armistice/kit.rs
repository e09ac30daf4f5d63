//! What the tests of Recruits, Helping Hands and the ways to play share.

use super::*;
use grizzled_core::cards::{OrderPlan, RecruitPlan};

// Cards.

/// A Recruit that changes nothing while it is in play, and pays a Speech token.
pub(super) fn recruit(hand: u8, tokens: u8) -> Recruit {
    Recruit { hand, tokens, effect: lasting(What::DropAtMost).times(6), advantage: speech_for_the_leader() }
}

fn speech_for_the_leader() -> Effect {
    Effect::once(When::Departure, What::GainSpeech).of(Whom::Leader)
}

/// A Recruit with another effect.
pub(super) fn recruit_doing(effect: Effect) -> Recruit {
    Recruit { effect, ..recruit(1, 0) }
}

/// A Recruit with another advantage.
pub(super) fn recruit_paying(what: What, whom: Whom) -> Recruit {
    let advantage = choosing(Bearer::Advantage, Effect::once(When::Departure, what).of(whom));
    Recruit { advantage, ..recruit(1, 0) }
}

/// A Helping Hand by which its holder draws a card at this moment.
pub(super) fn draws_at(when: When) -> HelpingHand {
    event(Effect::once(when, What::Draw).of(Whom::Holder))
}

/// A Helping Hand that changes a number from this moment to the end of the Mission.
pub(super) fn lasts_from(when: When, what: What, amount: i8) -> HelpingHand {
    event(Effect::this_mission(when, what).times(amount))
}

// Games.

/// Recruits alone.
pub(super) fn of_recruits(recruits: &[Recruit]) -> Roster {
    Roster::new([], recruits.iter().copied(), [])
}

/// Helping Hands alone.
pub(super) fn of_help(help: &[HelpingHand]) -> Roster {
    Roster::new([], [], help.iter().copied())
}

/// A Mission of so many seats under way in a game with these Recruits.
pub(super) fn recruits_for(seats: u8, recruits: &[Recruit]) -> Scene {
    Scene::with(rules_for(seats, &of_recruits(recruits)))
}

/// A Preparation in a game with these Recruits, all of them in the deck.
pub(super) fn recruits_in_the_deck(seats: u8, recruits: &[Recruit]) -> Scene {
    let ids: Vec<RecruitId> = (0..recruits.len() as u8).map(r).collect();
    recruits_for(seats, recruits).recruit_deck(&ids).preparation()
}

/// A Mission of so many seats under way in a game with these Helping Hands.
pub(super) fn help_for(seats: u8, help: &[HelpingHand]) -> Scene {
    Scene::with(rules_for(seats, &of_help(help)))
}

/// The game for one, without what it excludes.
pub(super) fn solo_rules() -> Rules {
    let deck = base::DECK;
    let out = [Panicked, Selfish, Frenzied, AbsentMinded, Tyrannical, Mute].map(knock);
    let game =
        Scenario { seating: grizzled_core::rules::Seating::Solo, speeches: 0, speech_returns: false, ..bare(3, &deck) };
    Scenario { out: cards(&out), ..game }.rules().expect("a game for one")
}

/// A Mission under way in the game for one.
pub(super) fn solo() -> Scene {
    Scene::with(solo_rules())
}

/// The rules of the game for two with these Orders, Recruits and Helping Hands.
pub(super) fn duo_rules(roster: &Roster) -> Rules {
    let deck = deck();
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(4, &deck, roster) };
    game.duo().rules().expect("a game for two")
}

/// A Mission under way in the game for two.
pub(super) fn duo() -> Scene {
    Scene::with(duo_rules(&Roster::EMPTY))
}

/// A game of Armistice without modules.
pub(super) fn bare(seats: u8, deck: &[Face]) -> Scenario<'_> {
    Scenario::armistice(seats, deck, &Roster::EMPTY)
}

/// All Recruits of a roster.
pub(super) fn all_recruits(wanted: u8) -> RecruitPlan {
    RecruitPlan { wanted, from: (0..20).filter_map(RecruitId::new).collect() }
}

/// These Orders, and none drawn.
pub(super) fn these_orders(orders: &[OrderId]) -> OrderPlan {
    OrderPlan { given: orders.iter().copied().collect(), ..OrderPlan::NONE }
}

// Notices.

pub(super) fn arrived(recruit: u8, after: u8, tokens: u8) -> Notice {
    Notice::RecruitArrived { recruit: r(recruit), after: s(after), tokens }
}

pub(super) fn recruit_drew(card: CardId) -> Notice {
    Notice::RecruitDrew { card }
}

pub(super) fn turned_up(recruit: u8) -> Notice {
    Notice::RecruitTurnedUp { recruit: r(recruit) }
}

pub(super) fn recruit_turn(leader: u8) -> Notice {
    Notice::RecruitTurn { leader: s(leader) }
}

pub(super) fn recruit_left(recruit: u8) -> Notice {
    Notice::RecruitLeft { recruit: r(recruit), sent_home: false }
}

pub(super) const RECRUIT_WITHDREW: Notice = Notice::RecruitWithdrew;
pub(super) const RECRUIT_TURN_OVER: Notice = Notice::RecruitTurnEnded;

pub(super) fn help_used(seat: u8, help: u8) -> Notice {
    Notice::HelpUsed { seat: s(seat), help: h(help) }
}

pub(super) fn choice_asked(seat: u8, source: Source, left: u8, pause: Option<Pause>) -> Notice {
    Notice::ChoiceAsked { seat: s(seat), source, left, pause }
}

pub(super) fn choice_ended(seat: u8) -> Notice {
    Notice::ChoiceEnded { seat: s(seat) }
}

// What lies on the table.

/// The tokens of the Recruit in play.
pub(super) fn tokens(scene: &Scene) -> u8 {
    scene.game().table().recruits.in_play.expect("a Recruit is in play").tokens
}

/// Whether a Recruit is in play.
pub(super) fn recruit_is_in_play(scene: &Scene) -> bool {
    scene.game().table().recruits.in_play.is_some()
}
