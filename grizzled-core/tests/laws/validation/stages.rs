//! When each event can come: before the first Mission, in a Mission, or at both times.

use super::named::open;
use crate::reveals::every_notice;
use grizzled_core::play::InvalidEvent;
use grizzled_core::testkit::{Scene, rules_of};
use grizzled_core::vocabulary::EventKind;
use grizzled_core::{Game, Notice};

/// SET-1 to SET-6, ORD-1, REC-1, HH-4: what is laid out once, before the first Mission.
const SET_UP: [&str; 13] = [
    "deck_set",
    "character_taken",
    "tiles_given",
    "leader_named",
    "charm_spent",
    "card_set_aside",
    "orders_set",
    "recruits_set",
    "help_offered",
    "help_asked",
    "help_chosen",
    "help_held",
    "order_put_back",
];

/// What happens in Missions, and is also laid out where a game starts from a given position (SET-6) or for one or two
/// (SOLO-5, DUO-2); a Mission starts from either (PREP-0).
const AT_BOTH_TIMES: [&str; 12] = [
    "speech_taken",
    "mission_started",
    "dealt",
    "knock_assigned",
    "modifier_set",
    "orders_drawn",
    "order_chosen",
    "order_discarded",
    "recruit_arrived",
    "recruit_drew",
    "solo_tiles_shuffled",
    "hand_put_down",
];

fn is_one_of(notice: &Notice, names: &[&str]) -> bool {
    EventKind::new(notice.tag()).is_some_and(|kind| names.contains(&kind.name))
}

#[test]
fn set_6_events_come_at_their_stage() {
    let before = Game::replay(rules_of(4, 1), []);
    let scene = Scene::new(4).begin();
    for (notice, _) in every_notice() {
        let refusal = |game: &Game| game.clone().evolve(&open(notice)).err();
        let (in_set_up, at_both) = (is_one_of(&notice, &SET_UP), is_one_of(&notice, &AT_BOTH_TIMES));
        let too_early = refusal(&before) == Some(InvalidEvent::NotSetUp);
        let too_late = refusal(scene.game()) == Some(InvalidEvent::AlreadySetUp);
        // PREP-0: a Mission needs more than its time.
        let needs_more = matches!(notice, Notice::MissionStarted { .. });
        assert_eq!((too_early, too_late), (needs_more || !in_set_up && !at_both, in_set_up), "{notice:?}");
    }
}
