//! Section 12: at which moments holders of Event Helping Hands are asked, in which order, and what follows (HH-1, HH-2).

use super::kit::*;
use super::*;

fn use_help(number: u8) -> Command {
    Command::Help(h(number))
}

/// A game for three in which a threat is active three times from the start.
fn doomed(help: &[HelpingHand]) -> Scene {
    let deck = deck();
    let doom = lasting(What::Added(Night)).times(3);
    let roster = of_help(help);
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(3, &deck, &roster) };
    let rules = Scenario { effects: [Some(doom), None, None], ..game }.rules().expect("a game with a doom");
    Scene::with(rules).help(0, &[h(0)]).hand(2, &[pair(Rain, Shell)]).preparation()
}

/// A card that lets the Mission go on until a threat is active once more.
fn one_threat_more() -> HelpingHand {
    lasts_from(When::Failure, What::FailAt, 1)
}

/// A Mission in which seat 0 holds a Helping Hand and a card that fails it.
fn about_to_fail(help: &[HelpingHand]) -> Scene {
    let scene = help_for(3, help).help(1, &(0..help.len() as u8).map(h).collect::<Vec<_>>());
    let scene = scene.no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    scene.hand(0, &[pair(Night, Whistle), pair(Rain, Mask)])
}

/// HH-1: holders are asked clockwise from the Leader, each until it declines; the others are not asked.
#[test]
fn hh_1_holders_are_asked_clockwise_from_the_leader() {
    let help =
        [draws_at(When::Support), draws_at(When::Support), draws_at(When::Support), draws_at(When::MissionStart)];
    let scene = help_for(4, &help).leader(2).turn(1).help(0, &[h(0), h(1)]).help(3, &[h(2)]).help(2, &[h(3)]);
    let scene = scene.withdrawn(0, Some(Left)).withdrawn(2, None).withdrawn(3, None);
    let mut scene = scene.trials(&Threat::ALL.map(single)).begin();
    scene.when(1, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&invited(3, Pause::Support)));
    assert_eq!(scene.refused(0, use_help(0)), because(Reason::NotAwaited, RuleId::Hh1));
    assert_eq!(scene.legal(3), [use_help(2), Command::Decline]);
    scene.when(3, Command::Decline);
    scene.then(&[declined(3), invited(0, Pause::Support)]);
    scene.when(0, use_help(1));
    scene.then(&[help_used(0, 1), drawn_by(0, Source::Help(h(1))), invited(0, Pause::Support)]);
    scene.when(0, Command::Decline);
    assert_eq!(scene.followed()[..2], [declined(0), revealed(0, Left, 1)]);
    assert!(!came(&scene, invited(3, Pause::Support)), "each is asked once");
}

/// HH-1: a card is used once; when its holder has no other for the moment, the next one is asked.
#[test]
fn hh_1_an_event_is_single_use() {
    let help = [draws_at(When::Support), draws_at(When::Support)];
    let scene = help_for(3, &help).help(0, &[h(0)]).help(1, &[h(1)]).trials(&Threat::ALL.map(single));
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), drawn_by(0, Source::Help(h(0))), invited(1, Pause::Support)]);
    assert_eq!(scene.game().table().helping_hands.holder(h(0)), None);
}

/// HH-1: an Event can be used at the moment that its card names, and no Action then.
#[test]
fn hh_1_only_at_the_moment_it_names() {
    let help = [draws_at(When::Support), draws_at(When::MoraleDrop), action(What::Draw)];
    let scene = help_for(3, &help).help(0, &[h(0), h(1), h(2)]).trials(&Threat::ALL.map(single));
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    for other in [1, 2] {
        assert_eq!(scene.refused(0, use_help(other)), because(Reason::HelpNotUsable, RuleId::Hh1));
    }
    scene.when(0, Command::Decline);
    assert_eq!(scene.legal(0), [use_help(1), Command::Decline]);
}

/// HH-1: when a Mission starts, before the intensity is asked.
#[test]
fn hh_1_at_the_start_of_a_mission() {
    let scene = help_for(3, &[draws_at(When::MissionStart)]).help(1, &[h(0)]).trials(&[pair(Rain, Shell); 1]);
    let mut scene = scene.preparation().begin();
    assert_eq!(scene.log().last().map(|event| event.notice), Some(invited(1, Pause::MissionStart)));
    scene.when(1, Command::Decline);
    scene.then(&[declined(1), intensity_asked(0)]);
}

/// HH-1: with an Order of the Day, when it has been chosen.
#[test]
fn hh_1_at_the_start_when_the_order_is_chosen() {
    let roster = Roster::new([idle()], [], [draws_at(When::MissionStart)]);
    let scene = Scene::with(rules_for(3, &roster))
        .order_deck(&[o(0)])
        .help(1, &[h(0)])
        .trials(&[pair(Night, Mask)])
        .preparation();
    let scene = scene.begin_drawing(&[0]);
    let notices: Vec<Notice> = scene.log().iter().map(|event| event.notice).collect();
    let order = notices.iter().position(|&notice| notice == chosen(0, 0, false));
    assert!(order < notices.iter().position(|&notice| notice == invited(1, Pause::MissionStart)));
}

/// HH-1: after the deal, before the first turn.
#[test]
fn hh_1_after_the_deal() {
    let trials = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle)];
    let scene = help_for(3, &[draws_at(When::AfterDeal)]).help(2, &[h(0)]).trials(&trials);
    let mut scene = scene.preparation().begin();
    scene.when(0, Command::Intensity(1));
    scene.then(&[intensity(0, 1), dealt(0), dealt(1), dealt(2), invited(2, Pause::AfterDeal)]);
    scene.when(2, Command::Decline);
    scene.then(&[declined(2), turn(0)]);
}

/// HH-1, PREP-5: before a Mission fails that starts with too many threats; undone, it is the Leader's turn.
#[test]
fn hh_1_before_a_failure_at_the_start() {
    let mut scene = doomed(&[one_threat_more()]).begin();
    scene.when(0, Command::Intensity(1));
    assert_eq!(scene.followed().last(), Some(&invited(0, Pause::FirstFailure)));
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), modifier_set(Modifier::FailAt, 4), turn(0)]);

    let mut scene = doomed(&[one_threat_more()]).begin();
    scene.when(0, Command::Intensity(1));
    scene.when(0, Command::Decline);
    assert_eq!(scene.followed()[..2], [declined(0), failed(Night)]);
}

/// HH-1, HH-2: before the Mission fails: a Helping Hand undoes it, and the next seat acts.
#[test]
fn hh_1_a_helping_hand_undoes_a_failure() {
    let mut scene = about_to_fail(&[one_threat_more()]).begin();
    scene.when(0, play(pair(Night, Whistle)));
    scene.then(&[threat(0, pair(Night, Whistle), Origin::Hand), invited(1, Pause::Failure)]);
    scene.when(1, use_help(0));
    scene.then(&[help_used(1, 0), modifier_set(Modifier::FailAt, 4), turn(1)]);
}

/// HH-1: so does one that takes a card away, when the card has been chosen.
#[test]
fn hh_1_a_card_taken_away_undoes_a_failure() {
    let clears = event(Effect::once(When::Failure, What::ClearCard).chosen_by(Chooser::Holder));
    let mut scene = about_to_fail(&[clears]).begin();
    scene.when(0, play(pair(Night, Whistle)));
    scene.when(1, use_help(0));
    scene.then(&[help_used(1, 0), choice_asked(1, Source::Help(h(0)), 1, Some(Pause::Failure))]);
    scene.when(1, Command::Choose(Choice::Card(pair(Night, Mask))));
    let cleared = Notice::CardCleared { card: pair(Night, Mask) };
    scene.then(&[choice_ended(1), cleared, turn(1)]);
}

/// HH-1: declined, the Mission fails.
#[test]
fn hh_1_a_failure_nobody_undoes() {
    let mut scene = about_to_fail(&[one_threat_more()]).begin();
    scene.when(0, play(pair(Night, Whistle)));
    scene.when_drawing(1, Command::Decline, &as_they_lie(3));
    assert_eq!(scene.followed()[..3], [declined(1), failed(Night), shuffled(3)]);
}

/// HH-1: used and of no avail, its holder is asked for another, then the next holder, and then it fails.
#[test]
fn hh_1_what_does_not_undo_a_failure() {
    let help = [draws_at(When::Failure), draws_at(When::Failure)];
    let mut scene = about_to_fail(&help).trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, play(pair(Night, Whistle)));
    scene.when(1, use_help(0));
    assert_eq!(scene.followed().last(), Some(&invited(1, Pause::Failure)));
    scene.when_drawing(1, use_help(1), &as_they_lie(3));
    assert_eq!(scene.followed()[..2], [help_used(1, 1), failed(Night)]);
}

/// HH-1: a failure undone after the last withdrawal makes the Mission a success.
#[test]
fn hh_1_a_failure_undone_by_the_last_seat_is_a_success() {
    let scene = help_for(3, &[one_threat_more()]).help(1, &[h(0)]).knocks(&[(0, Clumsy)]);
    let scene = scene.no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]).trials(&[pair(Night, Whistle)]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&invited(1, Pause::Failure)));
    scene.when(1, use_help(0));
    assert!(came(&scene, SUCCEEDED));
}

/// HH-1: before a Trap draws: cancelled, it draws nothing and the next seat acts.
#[test]
fn hh_1_before_a_trap_draws() {
    let cancels = event(Effect::once(When::Trap, What::CancelTrap));
    let trapped = pit(Night, Mask);
    let scene = || help_for(3, &[cancels]).help(2, &[h(0)]).hand(0, &[trapped]).trials(&[pair(Rain, Shell)]);
    let mut used = scene().begin();
    used.when(0, play(trapped));
    used.then(&[threat(0, trapped, Origin::Hand), invited(2, Pause::Trap)]);
    used.when(2, use_help(0));
    used.then(&[help_used(2, 0), trap_cancelled(false), turn(1)]);

    let mut kept = scene().begin();
    kept.when(0, play(trapped));
    kept.when(2, Command::Decline);
    kept.then(&[declined(2), threat(0, pair(Rain, Shell), Origin::Trap), turn(1)]);
}

/// HH-1, REC-3: also before the Trap of a Recruit draws.
#[test]
fn hh_1_before_a_recruits_trap_draws() {
    let cancels = event(Effect::once(When::Trap, What::CancelTrap));
    let trapped = pit(Night, Mask);
    let scene = || {
        let scene = Scene::with(rules_for(3, &Roster::new([], [recruit(1, 0)], [cancels]))).help(1, &[h(0)]).turn(2);
        let scene = scene.recruit(r(0), 2, 0, &[trapped, pair(Snow, Whistle)]).trials(&[pair(Rain, Shell)]);
        let mut scene = scene.begin();
        scene.when(2, withdraw(Left));
        scene.when(0, Command::RecruitPlay(trapped));
        scene.then(&[threat(0, trapped, Origin::Recruit), invited(1, Pause::Trap)]);
        scene
    };
    let mut used = scene();
    used.when(1, Command::Help(h(0)));
    used.then(&[help_used(1, 0), trap_cancelled(false), RECRUIT_TURN_OVER, turn(0)]);

    let mut kept = scene();
    kept.when(1, Command::Decline);
    kept.then(&[declined(1), threat(0, pair(Rain, Shell), Origin::Trap), RECRUIT_TURN_OVER, turn(0)]);
}

/// HH-1, TAB-6: nobody is asked about a Trap that has nothing to draw.
#[test]
fn hh_1_nobody_is_asked_about_an_idle_trap() {
    let cancels = event(Effect::once(When::Trap, What::CancelTrap));
    let mut scene = help_for(3, &[cancels]).help(2, &[h(0)]).hand(0, &[pit(Night, Mask)]).begin();
    scene.when(0, play(pit(Night, Mask)));
    scene.then(&[threat(0, pit(Night, Mask), Origin::Hand), turn(1)]);
}

/// HH-1: before the Support is revealed, after a success and after a failure.
#[test]
fn hh_1_before_the_support() {
    let scene = help_for(3, &[draws_at(When::Support)]).help(0, &[h(0)]).trials(&[pair(Rain, Shell)]);
    let mut succeeds = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    succeeds.when(0, withdraw(Left));
    succeeds.then(&[withdrew(0), SUCCEEDED, invited(0, Pause::Support)]);

    let mut fails = about_to_fail(&[draws_at(When::Support)]).begin();
    fails.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    fails.then(&[
        threat(0, pair(Night, Whistle), Origin::Hand),
        failed(Night),
        shuffled(3),
        invited(1, Pause::Support),
    ]);
}

/// HH-1: before Morale drops, after the victory and defeat by Hard Knocks have been tested.
#[test]
fn hh_1_before_morale_drops() {
    let less = lasts_from(When::MoraleDrop, What::DropMore, -2);
    let scene = || help_for(3, &[less]).help(0, &[h(0)]).withdrawn(1, Some(Left)).withdrawn(2, Some(Left));
    let mut asked = scene().trials(&[pair(Rain, Shell)]).begin();
    asked.when(0, withdraw(Left));
    assert_eq!(asked.followed()[5..], [NOBODY, invited(0, Pause::MoraleDrop)]);
    asked.when(0, use_help(0));
    assert_eq!(asked.followed()[2..4], [dropped(1), leads(1)]);

    let mut won = scene().begin();
    won.when(0, withdraw(Left));
    assert_eq!(won.followed().last(), Some(&ended(Outcome::Victory)));
}

/// HH-1: what it does to the Mission ends with it: the next drop is the usual one.
#[test]
fn hh_1_what_it_does_to_a_drop_ends_with_the_mission() {
    let less = lasts_from(When::MoraleDrop, What::DropMore, -2);
    let scene = help_for(3, &[less]).help(0, &[h(0)]).withdrawn(1, Some(Left)).withdrawn(2, Some(Left));
    let mut scene = scene.trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, use_help(0));
    assert_eq!(modifier(&scene, Modifier::DropMore), 0);
    assert_eq!(scene.game().table().mission, 3);
}

/// HH-2, PRI-1: it comes before an Order that sets the same number.
#[test]
fn hh_2_it_beats_an_order() {
    let exactly = |cards| lasting(What::IntensityExactly).times(cards);
    let help = lasts_from(When::MissionStart, What::IntensityExactly, 2);
    let roster = Roster::new([order(exactly(4))], [], [help]);
    let scene = Scene::with(rules_for(3, &roster)).order_deck(&[o(0)]).help(0, &[h(0)]).preparation();
    let mut scene = scene.trials(&Threat::ALL.map(single)).begin_drawing(&[0]);
    scene.when(0, use_help(0));
    assert_eq!(scene.legal(0), [Command::Intensity(2)]);
}

/// HH-2: an invitation is no duty: every one can be declined.
#[test]
fn hh_2_no_event_must_be_used() {
    let every = [When::MissionStart, When::AfterDeal, When::Support, When::MoraleDrop];
    let trials = Threat::ALL.map(single);
    for when in every {
        let scene = help_for(3, &[draws_at(when)]).help(0, &[h(0)]).trials(&trials).preparation();
        let mut scene = scene.begin();
        while scene.game().table().mission == 2 {
            let asked = scene.game().awaiting().iter().next().expect("somebody is asked").number();
            let legal = scene.legal(asked);
            let usual = legal.iter().find(|command| matches!(command, Command::Decline | Command::Withdraw(_)));
            scene.when(asked, *usual.unwrap_or(&legal[0]));
        }
        assert_eq!(scene.game().table().helping_hands.holder(h(0)), Some(s(0)), "{when:?}");
    }
}
