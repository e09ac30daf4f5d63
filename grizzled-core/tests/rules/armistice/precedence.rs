//! Which card decides when two speak against each other (PRI-1, ORD-6, WDR-1).

use super::*;

fn must(amount: i8) -> Effect {
    lasting(What::ForceWithdrawal(Condition::CardsInHand)).times(amount)
}

fn cannot(amount: i8) -> Effect {
    lasting(What::BarWithdrawal(Condition::CardsInHand)).times(amount)
}

fn by_number(number: u8) -> Source {
    Source::Order(o(number))
}

/// What is said of the turn of seat 0, which holds a card, a second one if `two`.
fn ruling(scene: Scene, two: bool) -> WithdrawalRuling {
    let hand = [single(Snow), single(Shell)];
    let scene = scene.hand(0, if two { &hand } else { &hand[..1] }).begin();
    match scene.game().table().agenda {
        Agenda::Turn { withdrawal } => withdrawal,
        agenda => panic!("no turn: {agenda:?}"),
    }
}

/// Two Nights in No Man's Land.
fn doubled(scene: Scene) -> Scene {
    scene.no_mans_land(&[pair(Night, Mask), pair(Night, Shell)])
}

/// ORD-6, PRI-1: an Order that forces a withdrawal beats every Hard Knock that bars it.
#[test]
fn ord_6_an_order_forces_against_hard_knocks() {
    for knocks in [(0, Hardheaded), (0, Prideful), (0, Loyal), (1, Fragile)] {
        let scene = under(&[order(must(1))]).knocks(&[knocks]);
        assert_eq!(ruling(scene, true), WithdrawalRuling::Must(by_number(0)), "{knocks:?}");
    }
}

/// ORD-6, PRI-1: an Order that bars it beats Fearful.
#[test]
fn ord_6_an_order_bars_against_fearful() {
    let scene = doubled(under(&[order(cannot(1))]).knocks(&[(0, Fearful)]));
    assert_eq!(ruling(scene, false), WithdrawalRuling::Cannot(by_number(0)));
}

/// ORD-6: where its condition does not hold, the Hard Knocks decide among themselves.
#[test]
fn ord_6_where_the_order_is_silent() {
    let scene = doubled(under(&[order(cannot(2))]).knocks(&[(0, Fearful)]));
    assert_eq!(ruling(scene, false), WithdrawalRuling::Must(Source::Knock(knock(Fearful))));
    let scene = under(&[order(must(2))]).knocks(&[(0, Prideful)]);
    assert_eq!(ruling(scene, false), WithdrawalRuling::Cannot(Source::Knock(knock(Prideful))));
}

/// ORD-6: a seat that must withdraw by an Order can do nothing else; the refusal names the Order.
#[test]
fn ord_6_the_refusals_name_the_order() {
    let scene = under(&[order(must(1))]).hand(0, &[single(Snow)]).no_mans_land(&[single(Night)]);
    let mut scene = scene.speeches(0, 1).begin();
    for command in [play(single(Snow)), Command::Charm(single(Night)), Command::Speech(Rain)] {
        assert_eq!(scene.refused(0, command), by_order(0, Reason::MustWithdraw), "{command:?}");
    }
    assert!(can_only_withdraw(&scene, 0));
    let mut scene = under(&[order(cannot(1))]).hand(0, &[single(Snow)]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), by_order(0, Reason::Barred));
}

/// ORD-6: an Order that bars Speeches or charms bars them, whatever lies before the seat.
#[test]
fn ord_6_bars_of_orders_and_of_hard_knocks() {
    let scene = under(&[order(lasting(What::NoSpeeches))]).knocks(&[(0, Mute)]).speeches(0, 1);
    let mut scene = scene.begin();
    assert_eq!(scene.refused(0, Command::Speech(Night)), by_order(0, Reason::Barred));
    let scene = under(&[order(lasting(What::NoCharms))]).knocks(&[(0, Superstitious)]);
    let mut scene = scene.no_mans_land(&[single(Night)]).begin();
    assert_eq!(scene.refused(0, Command::Charm(single(Night))), by_order(0, Reason::Barred));
}

/// ORD-6: an Order against which no Hard Knock stands takes nothing from it: a free Speech leaves Mute mute.
#[test]
fn ord_6_no_conflict_no_precedence() {
    let mut scene = under(&[order(lasting(What::FreeSpeeches))]).knocks(&[(0, Mute)]).begin();
    assert_eq!(scene.refused(0, Command::Speech(Night)), by(Mute, Reason::Barred, RuleId::HkMute));
}

/// WDR-1, PRI-1: with an empty hand a seat may withdraw, whatever Orders, a Recruit or a Chapter say.
#[test]
fn wdr_1_before_orders() {
    let bars = [What::BarWithdrawal(Condition::FewWithdrawn), What::BarWithdrawal(Condition::ThreatActive)];
    for what in bars {
        let mut scene = doubled(under(&[order(lasting(what))])).begin();
        assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: WithdrawalRuling::Free }, "{what:?}");
        scene.when(0, withdraw(Left));
        let scene = with_recruit(recruit_with(lasting(what)), &[], &[single(Rain)]);
        assert!(can_withdraw(&doubled(scene).begin(), 0), "{what:?}");
        let scene = Scene::with(rules_with(&Roster::EMPTY, lasting(what)));
        assert!(can_withdraw(&doubled(scene).begin(), 0), "{what:?}");
    }
}

/// WDR-1: bars alone are lifted: an Order that forces a withdrawal forces an empty hand, too.
#[test]
fn wdr_1_lifts_bars_only_of_orders() {
    let orders = [order(lasting(What::ForceWithdrawal(Condition::EmptyHand)))];
    let scene = under(&orders).no_mans_land(&[single(Night)]).begin();
    assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: WithdrawalRuling::Must(by_number(0)) });
    assert!(can_only_withdraw(&scene, 0));
}

/// PRI-1: Helping Hand before Order.
#[test]
fn pri_1_helping_hand_before_order() {
    for (help, order_says, ruling_says) in [
        (must(1), cannot(1), WithdrawalRuling::Must(Source::Help(h(0)))),
        (cannot(1), must(1), WithdrawalRuling::Cannot(Source::Help(h(0)))),
    ] {
        let scene = with_help_and_orders(&[order(order_says)], &[friendship(help)]);
        assert_eq!(ruling(scene, false), ruling_says);
    }
}

/// PRI-1: Order before Recruit.
#[test]
fn pri_1_order_before_recruit() {
    for (recruit, order_says, ruling_says) in [
        (must(1), cannot(1), WithdrawalRuling::Cannot(by_number(0))),
        (cannot(1), must(1), WithdrawalRuling::Must(by_number(0))),
    ] {
        let scene = with_recruit(recruit_with(recruit), &[order(order_says)], &[single(Rain)]);
        assert_eq!(ruling(scene, false), ruling_says);
    }
}

/// PRI-1: Recruit before Hard Knock.
#[test]
fn pri_1_recruit_before_hard_knock() {
    let by = Source::Recruit(r(0));
    let scene = with_recruit(recruit_with(cannot(1)), &[], &[single(Rain)]).knocks(&[(0, Fearful)]);
    assert_eq!(ruling(doubled(scene), false), WithdrawalRuling::Cannot(by));
    let scene = with_recruit(recruit_with(must(1)), &[], &[single(Rain)]).knocks(&[(0, Prideful)]);
    let mut scene = scene.hand(0, &[single(Snow)]).begin();
    let rejection = Rejection { reason: Reason::MustWithdraw, rule: RuleId::Rec8, by: Some(by) };
    assert_eq!(scene.refused(0, play(single(Snow))), rejection);
}

/// PRI-1: Hard Knock before the base rule, what a Chapter adds before both.
#[test]
fn pri_1_chapter_before_hard_knock() {
    let scene = Scene::with(rules_with(&Roster::EMPTY, cannot(1))).knocks(&[(0, Fearful)]);
    assert_eq!(ruling(doubled(scene), false), WithdrawalRuling::Cannot(Source::Chapter(0)));
    assert_eq!(
        ruling(quiet().knocks(&[(0, Prideful)]), false),
        WithdrawalRuling::Cannot(Source::Knock(knock(Prideful)))
    );
}

/// PRI-1: where two set the same number the first decides: Helping Hand, Order, Recruit, Chapter.
#[test]
fn pri_1_the_first_decides_a_number() {
    let exactly = |cards| lasting(What::IntensityExactly).times(cards);
    let pile: Vec<CardId> = (0..30).map(card).collect();
    let (deck, orders, recruits) = (deck(), [order(exactly(2))], [recruit_with(exactly(3))]);
    let offered = |help: &[HelpingHand], orders: &[Order], recruits: &[Recruit]| {
        let all = Roster::new(orders.iter().copied(), recruits.iter().copied(), help.iter().copied());
        let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(3, &deck, &all) };
        let rules = Scenario { effects: [Some(exactly(4)), None, None], ..game }.rules().unwrap();
        let scene = Scene::with(rules).trials(&pile).preparation();
        let scene = if orders.is_empty() { scene } else { scene.orders(&[o(0)]) };
        let scene = if help.is_empty() { scene } else { scene.help(1, &[h(0)]) };
        let scene = if recruits.is_empty() { scene } else { scene.recruit(r(0), 2, 0, &[card(30)]) };
        scene.begin().legal(0)
    };
    let friend = [friendship(exactly(1))];
    assert_eq!(offered(&friend, &orders, &recruits), [Command::Intensity(1)]);
    assert_eq!(offered(&[], &orders, &recruits), [Command::Intensity(2)]);
    assert_eq!(offered(&[], &[], &recruits), [Command::Intensity(3)]);
    assert_eq!(offered(&[], &[], &[]), [Command::Intensity(4)]);
}

/// PRI-1: a Helping Hand may be used though an Order or a Hard Knock demands a withdrawal.
#[test]
fn pri_1_a_helping_hand_though_one_must_withdraw() {
    let scene = with_help_and_orders(&[order(must(1))], &[action(What::GainSpeech)]).hand(0, &[single(Snow)]);
    let mut scene = scene.supply(1).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right), Command::Help(h(0))]);
    scene.when(0, Command::Help(h(0)));
    assert!(came(&scene, takes_speech(0)));
}

/// PRI-1: a Helping Hand discards even what nothing else does; a Recruit's advantage does not (HK-SCARRED).
#[test]
fn pri_1_a_helping_hand_against_scarred() {
    let scarred = Command::Choose(Choice::Card(knock(Scarred)));
    let mut scene = helped(&[action(What::DiscardKnock)]).knocks(&[(0, Scarred), (0, Mute)]).begin();
    scene.when(0, Command::Help(h(0)));
    scene.when(0, scarred);
    assert!(came(&scene, discarded(0, Scarred)));
    let advantage = Effect::once(When::Departure, What::DiscardKnock).of(Whom::Chosen).chosen_by(Chooser::Leader);
    let recruit = Recruit { advantage, ..recruit_with(lasting(What::Harmless(Whistle))) };
    let scene = with_recruit(recruit, &[], &[single(Rain)]).knocks(&[(1, Scarred), (2, Mute)]).turn(2);
    let mut scene = scene.hand(2, &[single(Shell)]).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitPlay(single(Rain)));
    assert_eq!(scene.legal(0), [Command::Choose(Choice::Card(knock(Mute))), Command::Decline]);
    assert_eq!(scene.refused(0, scarred), because(Reason::ChoiceNotOffered, RuleId::Pack1));
}
