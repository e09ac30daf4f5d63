//! Section 12: when the reason is gone for which holders of Event Helping Hands are asked, nobody is asked any more, and
//! the cancelling is reported (HH-1); and what such a card beats (HH-2, PRI-1).

use super::kit::*;
use super::*;

fn use_help(number: u8) -> Command {
    Command::Help(h(number))
}

/// Seat 0 has played a Trap over these cards and holds the first of these Helping Hands twice over; seat 2 holds the
/// last. Seat 0 is asked.
fn trapped(help: [HelpingHand; 2], land: &[CardId], trials: &[CardId]) -> Scene {
    let [first, last] = help;
    let scene = help_for(3, &[first, first, last]).help(0, &[h(0), h(1)]).help(2, &[h(2)]).no_mans_land(land);
    let mut scene = scene.hand(0, &[pit(Night, Mask), single(Rain)]).trials(trials).begin();
    scene.when(0, play(pit(Night, Mask)));
    scene.then(&[threat(0, pit(Night, Mask), Origin::Hand), invited(0, Pause::Trap)]);
    scene
}

/// A card that cancels a Trap, which nobody is asked for once the Trap is idle.
fn cancels() -> HelpingHand {
    event(Effect::once(When::Trap, What::CancelTrap))
}

/// HH-1: Traps are switched off when one is about to draw: it is cancelled, and neither the user, who has another such
/// card, nor the next holder is asked.
#[test]
fn hh_1_traps_switched_off_leave_nothing_to_ask() {
    let off = lasts_from(When::Trap, What::NoTraps, 1);
    let mut scene = trapped([off, cancels()], &[], &[single(Shell)]);
    scene.when(0, use_help(0));
    let Notice::ModifierSet { modifier, .. } = scene.followed()[1] else { panic!("no number is set") };
    assert_eq!(modifier, Modifier::Switches);
    assert_eq!(scene.followed()[2..], [trap_cancelled(false), turn(1)]);
    assert_eq!(scene.game().table().trials, 1, "nothing has been drawn");
}

/// HH-1: so it is by the second holder, when the first has declined.
#[test]
fn hh_1_the_second_holder_switches_traps_off() {
    let off = lasts_from(When::Trap, What::NoTraps, 1);
    let mut scene = trapped([cancels(), off], &[], &[single(Shell)]);
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), invited(2, Pause::Trap)]);
    scene.when(2, use_help(2));
    assert_eq!(scene.followed()[2..], [trap_cancelled(false), turn(1)]);
}

/// HH-1, TAB-6: what is used at a Trap draws the last Trial: the Trap has nothing left to draw.
#[test]
fn hh_1_trials_emptied_at_a_trap() {
    let mut scene = trapped([draws_at(When::Trap), cancels()], &[], &[single(Shell)]);
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), drawn_by(0, Source::Help(h(0))), trap_cancelled(false), turn(1)]);
}

/// HH-1: with a Trial left, the holder is asked again, and the Trap draws when all have declined.
#[test]
fn hh_1_trials_not_emptied_at_a_trap() {
    let mut scene = trapped([draws_at(When::Trap), cancels()], &[], &[single(Shell), single(Snow)]);
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), drawn_by(0, Source::Help(h(0))), invited(0, Pause::Trap)]);
    scene.when(0, Command::Decline);
    scene.when(2, Command::Decline);
    scene.then(&[declined(2), threat(0, single(Snow), Origin::Trap), turn(1)]);
}

/// HH-1, MIS-3: what is used at a Trap makes the Mission fail: the Trap draws nothing, which is reported before the failure.
#[test]
fn hh_1_the_mission_fails_at_a_trap() {
    let adds = lasts_from(When::Trap, What::Added(Night), 1);
    let mut scene = trapped([adds, cancels()], &[pair(Night, Shell)], &[single(Shell)]);
    scene.when_drawing(0, use_help(0), &as_they_lie(3));
    let expected =
        [help_used(0, 0), modifier_set(Modifier::AddedNight, 1), trap_cancelled(false), failed(Night), shuffled(3)];
    assert_eq!(scene.followed()[..5], expected);
}

/// HH-1, REC-3: so it is at the Trap of a Recruit, whose turn is over then.
#[test]
fn hh_1_a_recruits_trap_switched_off() {
    let off = lasts_from(When::Trap, What::NoTraps, 1);
    let scene = Scene::with(rules_for(3, &Roster::new([], [recruit(1, 0)], [off, cancels()])));
    let scene = scene.help(0, &[h(0)]).help(1, &[h(1)]).turn(2).trials(&[single(Shell)]);
    let mut scene = scene.recruit(r(0), 2, 0, &[pit(Night, Mask), single(Snow)]).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pit(Night, Mask)));
    scene.when(0, use_help(0));
    assert_eq!(scene.followed()[2..], [trap_cancelled(false), RECRUIT_TURN_OVER, turn(0)]);
}

/// HH-1: a Mission saved from its failure: nobody else is asked, though the user and another hold more such cards.
#[test]
fn hh_1_a_mission_saved_leaves_nothing_to_ask() {
    let saves = lasts_from(When::Failure, What::FailAt, 1);
    let scene = help_for(3, &[saves, saves, saves]).help(0, &[h(0), h(1)]).help(2, &[h(2)]);
    let scene = scene.no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    let mut scene = scene.hand(0, &[pair(Night, Whistle), single(Rain)]).begin();
    scene.when(0, play(pair(Night, Whistle)));
    scene.when(0, use_help(0));
    scene.then(&[help_used(0, 0), modifier_set(Modifier::FailAt, 4), turn(1)]);
}

/// HH-1: at other moments the reason does not go: whoever holds a card is asked, whatever has been used.
#[test]
fn hh_1_where_the_reason_stays_all_are_asked() {
    let bars = lasts_from(When::Support, What::NoSupport, 1);
    let scene = help_for(3, &[bars, draws_at(When::Support)]).help(0, &[h(0)]).help(2, &[h(1)]);
    let scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).trials(&[single(Rain), single(Snow)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    scene.when(0, use_help(0));
    assert_eq!(scene.followed().last(), Some(&invited(2, Pause::Support)));
}

/// HH-1, DUO-1: in Duo player by player, the Leader's own first: seat 1 leads, so the first player is asked before the
/// second, whose seats come sooner clockwise; each once.
#[test]
fn hh_1_in_duo_the_leaders_player_is_asked_first() {
    for (leader, order) in [(0, [0, 2]), (1, [0, 2]), (2, [2, 0]), (3, [2, 0])] {
        let roster = of_help(&[draws_at(When::Support), draws_at(When::Support)]);
        let scene = Scene::with(duo_rules(&roster)).leader(leader).help(0, &[h(0)]).help(2, &[h(1)]).turn(3);
        let scene = (0..3).fold(scene, |scene, seat| scene.withdrawn(seat, None));
        let mut scene = scene.trials(&Threat::ALL.map(single)).begin();
        scene.when(3, withdraw(Left));
        let mut asked = Vec::new();
        while let Agenda::Invitation(_) = scene.game().table().agenda {
            let seat = scene.game().awaiting().iter().next().expect("a holder is asked").number();
            asked.push(seat / 2 * 2);
            scene.when(seat, Command::Decline);
        }
        assert_eq!(asked, order, "seat {leader} leads");
    }
}

/// A Preparation of the first Mission for three with a Briefing that gives the intensity four, and these cards.
fn briefed(roster: &Roster, trials: u8) -> Scene {
    let deck = deck();
    let game = Scenario { help: HelpPlan::Given, given_intensity: Some(4), ..Scenario::armistice(3, &deck, roster) };
    let trials: Vec<CardId> = (0..trials).map(card).collect();
    Scene::with(game.rules().expect("a game with a given intensity")).mission(1).trials(&trials).preparation()
}

fn given(intensity: u8) -> Notice {
    Notice::IntensityGiven { intensity }
}

/// HH-2, PRI-1: a Helping Hand that gives the intensity comes before the Briefing's; the Leader is asked.
#[test]
fn hh_2_an_exact_number_beats_a_given_intensity() {
    let help = lasts_from(When::MissionStart, What::IntensityExactly, 2);
    let mut scene = briefed(&of_help(&[help]), 15).help(0, &[h(0)]).begin();
    scene.when(0, use_help(0));
    assert_eq!(scene.legal(0), [Command::Intensity(2)]);
}

/// HH-2, PRI-1: so does one that caps it.
#[test]
fn hh_2_a_cap_beats_a_given_intensity() {
    let help = lasts_from(When::MissionStart, What::IntensityAtMost, 2);
    let mut scene = briefed(&of_help(&[help]), 15).help(0, &[h(0)]).begin();
    scene.when(0, use_help(0));
    assert_eq!(scene.legal(0), [Command::Intensity(1), Command::Intensity(2)]);
}

/// HH-2, PRI-1: and one that deals out all Trials: fifteen cards for three, whatever the Briefing says.
#[test]
fn hh_2_dealing_all_beats_a_given_intensity() {
    let help = lasts_from(When::MissionStart, What::DealAll, 1);
    let mut scene = briefed(&of_help(&[help]), 14).help(0, &[h(0)]).begin();
    scene.when(0, use_help(0));
    assert!(came(&scene, given(5)));
    assert_eq!((scene.game().table().trials, scene.game().table().cards_in_hands()), (0, 14));
}

/// HH-1, HH-2: a Friendship that deals all is in force from the start.
#[test]
fn hh_2_a_friendship_deals_all() {
    let scene = briefed(&of_help(&[friendship(lasting(What::DealAll))]), 15).help(0, &[h(0)]).begin();
    assert_eq!((scene.game().table().intensity, scene.game().table().trials), (5, 0));
}

/// HH-2: declined, the Briefing's number stands.
#[test]
fn hh_2_declined_the_given_intensity_stands() {
    let help = lasts_from(When::MissionStart, What::DealAll, 1);
    let mut scene = briefed(&of_help(&[help]), 15).help(0, &[h(0)]).begin();
    scene.when(0, Command::Decline);
    assert!(came(&scene, given(4)));
}

/// PREP-1: what raises the least number says nothing against one that is exact.
#[test]
fn prep_1_a_raised_least_leaves_a_given_intensity() {
    let help = lasts_from(When::MissionStart, What::IntensityMore, 3);
    let mut scene = briefed(&of_help(&[help]), 15).help(0, &[h(0)]).begin();
    scene.when(0, use_help(0));
    assert!(came(&scene, given(4)));
}
