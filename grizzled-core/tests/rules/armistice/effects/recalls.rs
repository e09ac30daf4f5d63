//! What is taken back: an Order, a Recruit, a Trap (`CancelOrder`, `SendRecruitHome`, `CancelTrap`).

use super::*;

fn choose_order(order: u8) -> Command {
    Command::Choose(Choice::Order(o(order)))
}

fn wire_cutters() -> HelpingHand {
    event(Effect::once(When::Trap, What::CancelTrap))
}

/// PACK-1: any Order in play is discarded, whatever its condition; its effect is over at once.
#[test]
fn pack_1_cancel_an_order() {
    let orders = [order(lasting(What::Added(Night))), staying(lasting(What::NoCharms))];
    let mut scene = with_help_and_orders(&orders, &[action_of(What::CancelOrder, Whom::Table)]).begin();
    use_help(&mut scene);
    assert_eq!(scene.legal(0), [choose_order(0), choose_order(1), Command::Decline]);
    assert_eq!(scene.refused(0, choose_order(2)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
    scene.when(0, choose_order(0));
    assert_eq!(scene.followed()[1..], [order_gone(0, true), modifier_set(Modifier::AddedNight, 0), turn(1)]);
    assert_eq!(in_play(&scene), [1]);
}

/// PACK-1: it may be declined; without any Order nothing is asked.
#[test]
fn pack_1_cancel_no_order() {
    let mut scene = with_help_and_orders(&[idle()], &[action_of(What::CancelOrder, Whom::Table)]).begin();
    use_help(&mut scene);
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), turn(1)]);
    assert_eq!(in_play(&scene), [0]);
    let mut scene = helped(&[action_of(What::CancelOrder, Whom::Table)]).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [turn(1)]);
}

/// PACK-1, PREP-1: cancelled when the Mission starts, this Mission's Order takes its least intensity with it.
#[test]
fn pack_1_cancel_an_order_before_the_intensity() {
    let orders = [Order { intensity: [3, 3, 3], ..idle() }];
    let help = event(Effect::once(When::MissionStart, What::CancelOrder).chosen_by(Chooser::Holder));
    let roster = Roster::new(orders, [], [help]);
    let scene = Scene::with(rules_for(3, &roster)).order_deck(&[o(0)]).help(0, &[h(0)]).trials(&singles());
    let mut scene = scene.preparation().begin_drawing(&[0]);
    scene.when(0, Command::Help(h(0)));
    scene.when(0, choose_order(0));
    assert_eq!(scene.legal(0), [Command::Intensity(1), Command::Intensity(2)]);
}

/// PACK-1: the Recruit is discarded with its cards; it pays nothing, and its effect is over.
#[test]
fn pack_1_send_the_recruit_home() {
    let roster =
        Roster::new([], [recruit_with(lasting(What::Added(Night)))], [action_of(What::SendRecruitHome, Whom::Table)]);
    let hand = [single(Rain), single(Snow)];
    let scene = Scene::with(rules_for(3, &roster)).recruit(r(0), 2, 1, &hand).help(0, &[h(0)]).supply(1);
    let mut scene = scene.begin();
    assert_eq!(scene.game().table().active.get(Night), 1);
    use_help(&mut scene);
    let gone = hand.map(|card| Notice::RecruitDiscarded { card });
    let left = Notice::RecruitLeft { recruit: r(0), sent_home: true };
    assert_eq!(scene.followed()[1..], [gone[0], gone[1], left, modifier_set(Modifier::AddedNight, 0), turn(1)]);
    let table = scene.game().table();
    assert_eq!((table.recruits.in_play, table.speeches), (None, 1), "it pays no Speech");
    assert!(cards(&hand).difference(table.discards).is_empty());
}

/// PACK-1: without a Recruit nothing happens.
#[test]
fn pack_1_send_nobody_home() {
    let mut scene = helped(&[action_of(What::SendRecruitHome, Whom::Table)]).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [turn(1)]);
}

/// PACK-1, ACT-TRAP: a Trap about to draw is cancelled: it draws nothing, and the turn is over.
#[test]
fn pack_1_cancel_a_trap() {
    let pit = pit(Night, Mask);
    let mut scene = helped(&[wire_cutters()]).turn(1).hand(1, &[pit]).trials(&[single(Rain)]).begin();
    scene.when(1, play(pit));
    scene.then(&[threat(1, pit, Origin::Hand), invited(0, Pause::Trap)]);
    scene.when(0, Command::Help(h(0)));
    assert_eq!(scene.followed()[1..], [trap_cancelled(false), turn(2)]);
    assert_eq!(scene.game().table().trials, 1);
}

/// PACK-1: declined, the Trap draws; LUCK-1: one that Luck cancels is not asked about.
#[test]
fn pack_1_cancel_a_trap_declined_or_not_needed() {
    let pit = pit(Night, Mask);
    let mut scene = helped(&[wire_cutters()]).hand(0, &[pit]).trials(&[single(Rain)]).begin();
    scene.when(0, play(pit));
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), threat(0, single(Rain), Origin::Trap), turn(1)]);
    let mut scene = helped(&[wire_cutters()]).hand(0, &[lucky_pit()]).trials(&[single(Night)]).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), trap_cancelled(true), turn(1)]);
}

/// PACK-1, LUCK-1: a Trap cancelled by a card has used no Luck up.
#[test]
fn pack_1_cancel_a_trap_uses_no_luck() {
    let pits = [pit(Night, Mask), pit(Rain, Whistle)];
    let scene = helped(&[wire_cutters()]).hand(0, &pits[..1]).hand(1, &[lucky(Snow)]).hand(2, &pits[1..]);
    let mut scene = scene.trials(&[single(Shell)]).begin();
    scene.when(0, play(pits[0]));
    scene.when(0, Command::Help(h(0)));
    assert_eq!(scene.game().table().luck_used, 0);
    scene.when(1, play(lucky(Snow)));
    scene.when(2, play(pits[1]));
    assert_eq!(scene.followed()[1], trap_cancelled(true));
}
