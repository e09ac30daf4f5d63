//! Section 12: Helping Hands as actions, Friendships, and what all of them have in common (HH-1, HH-2, HH-4).

use super::kit::*;
use super::*;

fn use_help(number: u8) -> Command {
    Command::Help(h(number))
}

/// An action by which its holder draws two.
fn draw_two() -> HelpingHand {
    HelpingHand { effect: action(What::Draw).effect.times(2), ..action(What::Draw) }
}

/// HH-1: an Action takes the place of the turn's action: then the next seat acts.
#[test]
fn hh_1_an_action_takes_the_place_of_the_turns_action() {
    let scene = help_for(3, &[draw_two()]).help(0, &[h(0)]).trials(&[pair(Night, Mask), pair(Rain, Shell)]);
    let mut scene = scene.begin();
    assert!(scene.legal(0).contains(&use_help(0)));
    scene.when(0, use_help(0));
    let by = Source::Help(h(0));
    scene.then(&[help_used(0, 0), drawn_by(0, by), drawn_by(0, by), turn(1)]);
}

/// HH-1: it can be used at its holder's turn alone.
#[test]
fn hh_1_an_action_is_for_its_holders_turn() {
    let mut scene = help_for(3, &[draw_two()]).help(1, &[h(0)]).begin();
    assert_eq!(scene.refused(0, use_help(0)), because(Reason::HelpNotUsable, RuleId::Hh1));
    assert_eq!(scene.refused(1, use_help(0)), because(Reason::NotAwaited, RuleId::Mis1));
}

/// HH-1: not when withdrawn: such a seat has no turn any more.
#[test]
fn hh_1_no_action_when_withdrawn() {
    let mut scene = help_for(3, &[draw_two()]).help(1, &[h(0)]).withdrawn(1, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&turn(2)));
    assert_eq!(scene.refused(1, use_help(0)), because(Reason::NotAwaited, RuleId::Mis1));
    assert!(scene.legal(1).is_empty());
}

/// HH-1: an Action is used once.
#[test]
fn hh_1_an_action_is_single_use() {
    let trials = [pair(Night, Mask), pair(Rain, Shell)];
    let scene = help_for(3, &[draw_two()]).help(0, &[h(0)]).trials(&trials);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, use_help(0));
    assert_eq!(scene.refused(0, use_help(0)), because(Reason::HelpNotUsable, RuleId::Hh1));
    assert!(scene.game().table().helping_hands.held.iter().all(|held| held.is_empty()));
}

/// HH-1: an Event is no action.
#[test]
fn hh_1_an_event_is_no_action() {
    let mut scene = help_for(3, &[draws_at(When::Support)]).help(0, &[h(0)]).begin();
    assert_eq!(scene.refused(0, use_help(0)), because(Reason::HelpNotUsable, RuleId::Hh1));
}

/// HH-1: an Action that asks goes on to the next seat when it has been answered.
#[test]
fn hh_1_an_action_that_asks_goes_on_afterwards() {
    let land = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = help_for(3, &[action_of(What::ClearCard, Whom::Table)]).help(0, &[h(0)]);
    scene = scene.no_mans_land(&land).begin();
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), choice_asked(0, Source::Help(h(0)), 1, None)]);
    scene.when(0, Command::Choose(Choice::Card(land[0])));
    scene.then(&[choice_ended(0), Notice::CardCleared { card: land[0] }, turn(1)]);
}

/// HH-1: an effect for the rest of the Mission lasts beyond the turn and ends with the Mission.
#[test]
fn hh_1_what_lasts_for_the_mission_ends_with_it() {
    let harmless = Effect::this_mission(When::Turn, What::Harmless(Mask));
    let scene = help_for(3, &[HelpingHand { kind: HelpKind::Action, effect: harmless }]).help(0, &[h(0)]);
    let mut scene = scene.no_mans_land(&[pair(Night, Mask)]).trials(&[pair(Rain, Shell)]).begin();
    assert_eq!(scene.game().table().active.get(Mask), 1);
    scene.when(0, use_help(0));
    assert_eq!(scene.game().table().active.get(Mask), 0);
    for seat in [1, 2, 0] {
        scene.when(seat, withdraw(Left));
    }
    assert!(came(&scene, started(3, 3)));
    assert_eq!(modifier(&scene, Modifier::Harmless), 0);
}

/// HH-2, PRI-1: an Action can be used even when a card demands a withdrawal.
#[test]
fn hh_2_an_action_though_a_card_demands_a_withdrawal() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    let scene = help_for(3, &[action_of(What::ClearCard, Whom::Table)]).help(0, &[h(0)]).knocks(&[(0, Fearful)]);
    let mut scene = scene.no_mans_land(&land).hand(0, &[pair(Rain, Whistle)]).begin();
    let must = scene.refused(0, play(pair(Rain, Whistle)));
    assert_eq!(must, by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right), use_help(0)]);
    scene.when(0, use_help(0));
    scene.when(0, Command::Choose(Choice::Card(land[0])));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert!(scene.game().table().in_mission.contains(s(0)));
}

/// HH-2: it always helps: every choice of its effect may be declined.
#[test]
fn hh_2_every_choice_may_be_declined() {
    let help = [
        action_of(What::DiscardKnock, Whom::Chosen),
        action(What::DiscardCard),
        action_of(What::ClearCard, Whom::Table),
        action_of(What::RecoverCharm, Whom::Chosen),
        action(What::GiveCard),
        action(What::ExchangeCards),
        action(What::ReturnCard),
        action_of(What::CancelOrder, Whom::Table),
    ];
    for help in help {
        let roster = Roster::new([idle()], [], [help]);
        let scene = Scene::with(rules_for(3, &roster)).orders(&[o(0)]).help(0, &[h(0)]).charms_used(&[1]);
        let scene = scene.hand(0, &[pair(Rain, Shell)]).knocks(&[(1, Mute)]).no_mans_land(&[pair(Night, Mask)]);
        let mut scene = scene.begin();
        scene.when(0, use_help(0));
        assert_eq!(scene.legal(0).last(), Some(&Command::Decline), "{help:?}");
        let before = *scene.game().table();
        scene.when(0, Command::Decline);
        scene.then(&[declined(0), turn(1)]);
        let after = scene.game().table();
        assert_eq!(
            (before.discards, before.knocks, before.no_mans_land),
            (after.discards, after.knocks, after.no_mans_land)
        );
    }
}

/// HH-2: it beats a card that says that nothing discards it.
#[test]
fn hh_2_it_discards_even_what_nothing_discards() {
    let helper = action_of(What::DiscardKnock, Whom::Holder);
    let mut scene = help_for(3, &[helper]).help(0, &[h(0)]).knocks(&[(0, Scarred)]).begin();
    scene.when(0, use_help(0));
    scene.when(0, Command::Choose(Choice::Card(knock(Scarred))));
    assert!(came(&scene, discarded(0, Scarred)));
}

/// HH-2: used with nothing to choose it asks nothing, and the game goes on.
#[test]
fn hh_2_with_nothing_to_choose_nothing_is_asked() {
    let mut scene = help_for(3, &[action_of(What::ClearCard, Whom::Table)]).help(0, &[h(0)]).begin();
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), turn(1)]);
}

/// HH-2: Helping Hands do not count in RES-4: a victory is one with them in hand.
#[test]
fn hh_2_they_do_not_count_in_res_4() {
    let all = [draw_two(), draw_two(), draws_at(When::AfterDeal)];
    let scene = help_for(3, &all).help(0, &[h(0), h(1), h(2)]).withdrawn(1, Some(Left)).withdrawn(2, Some(Left));
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.game().outcome(), Some(Outcome::Victory));
}

/// HH-2: nor in RES-5 and RES-6.
#[test]
fn hh_2_they_do_not_count_in_res_5_and_res_6() {
    let all = [draw_two(); 4];
    let held: Vec<CardId> = (0..4).map(card).collect();
    let scene = help_for(3, &all).help(1, &[h(0), h(1), h(2), h(3)]).hand(1, &held);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    assert!(came(&scene, dropped(4)));

    let held: Vec<CardId> = (0..12).map(card).collect();
    let scene = help_for(3, &all).help(1, &[h(0), h(1), h(2), h(3)]).hand(1, &held);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.game().outcome(), None);
}

/// HH-1: a Friendship is in play at once, for its holder and the seat to its left.
#[test]
fn hh_1_a_friendship_is_in_play_at_once() {
    let friends = friendship(lasting(What::ReliefMore).of(Whom::Friends));
    for (holder, other) in [(0, 1), (1, 2), (2, 0)] {
        let mut scene =
            help_for(3, &[friends]).help(holder, &[h(0)]).trials(&[pair(Rain, Shell)]).preparation().begin();
        let bound = seats(&[holder, other]);
        assert_eq!(modifier(&scene, Modifier::ReliefFriends), bound.bits());
        assert_eq!(scene.refused(0, use_help(0)), because(Reason::NotAsked, RuleId::Prep1));
    }
}

/// HH-1: it stays in play from Mission to Mission, and is never used up.
#[test]
fn hh_1_a_friendship_stays_in_play() {
    let mut scene = help_for(3, &[friendship(lasting(What::Harmless(Snow)))]).help(1, &[h(0)]);
    scene = scene.trials(&[pair(Snow, Mask), pair(Snow, Shell), pair(Snow, Whistle)]).preparation().begin();
    scene.when(0, Command::Intensity(1));
    for (seat, card) in [(0, pair(Snow, Mask)), (1, pair(Snow, Shell)), (2, pair(Snow, Whistle))] {
        scene.when(seat, play(card));
        assert!(!scene.legal(seat).contains(&use_help(0)));
    }
    assert_eq!(scene.game().table().active.get(Snow), 0);
    assert_eq!(scene.game().table().helping_hands.holder(h(0)), Some(s(1)));
}

/// HH-4: who holds which is public.
#[test]
fn hh_4_helping_hands_held_are_public() {
    let scene = help_for(3, &[draw_two(), draws_at(When::Trap)]).help(1, &[h(0)]).help(2, &[h(1)]).begin();
    let game = scene.game();
    let views = [0, 1, 2].map(|seat| game.view(s(seat)).expect("a player's view").table);
    for table in views.into_iter().chain([game.spectator_view().table]) {
        assert_eq!([h(0), h(1)].map(|help| table.helping_hands.holder(help)), [Some(s(1)), Some(s(2))]);
    }
}
