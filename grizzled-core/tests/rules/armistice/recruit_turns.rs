//! Section 11: a Recruit's turn, its tokens, and what passes it over (REC-3 to REC-5, REC-7, REC-8).

use super::kit::*;
use super::*;

/// A Mission of three in which the Recruit's turn is next after seat 2's, with these cards in its hand.
fn before_its_turn(hand: &[CardId]) -> Scene {
    recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 0, hand)
}

/// Its turn, with the Leader still in the Mission and nobody else.
fn its_turn(hand: &[CardId], trials: &[CardId]) -> Scene {
    let scene = before_its_turn(hand).trials(trials).withdrawn(1, Some(Left));
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(0)));
    scene
}

/// Its turn, with everyone withdrawn.
fn its_turn_alone(hand: &[CardId], trials: &[CardId]) -> Scene {
    let scene = before_its_turn(hand).trials(trials).withdrawn(0, Some(Left)).withdrawn(1, Some(Left));
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(0)));
    scene
}

/// REC-3: the Leader chooses: one of the Recruit's cards, or its withdrawal.
#[test]
fn rec_3_the_leader_plays_a_card_or_withdraws_it() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = its_turn(&hand, &[]);
    assert_eq!(scene.game().awaiting(), seats(&[0]));
    assert_eq!(
        scene.legal(0),
        [Command::RecruitPlay(hand[0]), Command::RecruitPlay(hand[1]), Command::RecruitWithdraw]
    );
    for seat in [1, 2] {
        let refused = scene.refused(seat, Command::RecruitWithdraw);
        assert_eq!(refused, because(Reason::NotAwaited, RuleId::Rec3));
    }
}

/// REC-3: a Threat goes to No Man's Land.
#[test]
fn rec_3_a_threat_goes_to_no_mans_land() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = its_turn(&hand, &[]);
    scene.when(0, Command::RecruitPlay(hand[1]));
    scene.then(&[threat(0, hand[1], Origin::Recruit), RECRUIT_TURN_OVER, turn(0)]);
    let table = scene.game().table();
    assert_eq!(table.no_mans_land, cards(&hand[1..]));
    assert_eq!(table.recruits.in_play.map(|recruit| recruit.hand.cards()), Some(cards(&hand[..1])));
}

/// REC-3: its Traps apply: what they draw is played at once.
#[test]
fn rec_3_its_traps_apply() {
    let (trapped, other, drawn) = (pit(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle));
    let mut scene = its_turn(&[trapped, other], &[drawn]);
    scene.when(0, Command::RecruitPlay(trapped));
    let follow = [threat(0, trapped, Origin::Recruit), threat(0, drawn, Origin::Trap), RECRUIT_TURN_OVER, turn(0)];
    scene.then(&follow);
}

/// REC-3, TRAP-A: a Hard Knock that its Trap draws goes to the Leader, though withdrawn.
#[test]
fn rec_3_a_knock_from_its_trap_goes_to_the_leader() {
    let (trapped, other) = (pit(Night, Mask), pair(Rain, Shell));
    let mut scene = its_turn_alone(&[trapped, other], &[knock(TraumaOfNight)]);
    scene.when(0, Command::RecruitPlay(trapped));
    let drawn = assigned(0, TraumaOfNight, Origin::Trap);
    scene.then(&[threat(0, trapped, Origin::Recruit), drawn, recruit_turn(0)]);
    assert_eq!(scene.game().table().active.get(Night), 1, "the Leader's Trauma is asleep");
}

/// REC-3: a Hard Knock of its hand goes to the Leader.
#[test]
fn rec_3_a_knock_goes_to_the_leader() {
    let hand = [knock(Mute), pair(Rain, Shell)];
    let mut scene = its_turn(&hand, &[]);
    scene.when(0, Command::RecruitPlay(hand[0]));
    scene.then(&[assigned(0, Mute, Origin::Recruit), RECRUIT_TURN_OVER, turn(0)]);
}

/// REC-3: while the Leader is withdrawn it plays no Hard Knock.
#[test]
fn rec_3_no_knock_while_the_leader_is_withdrawn() {
    let hand = [knock(Mute), pair(Rain, Shell)];
    let mut scene = its_turn_alone(&hand, &[]);
    let refused = scene.refused(0, Command::RecruitPlay(hand[0]));
    assert_eq!(refused, because(Reason::LeaderWithdrawn, RuleId::Rec3));
    assert_eq!(scene.legal(0), [Command::RecruitPlay(hand[1]), Command::RecruitWithdraw]);
}

/// REC-3: with Hard Knocks alone it can then only withdraw.
#[test]
fn rec_3_with_knocks_alone_it_can_then_only_withdraw() {
    let scene = its_turn_alone(&[knock(Mute), knock(Clumsy)], &[]);
    assert_eq!(scene.legal(0), [Command::RecruitWithdraw]);
}

/// REC-3: it plays nothing but its own cards.
#[test]
fn rec_3_only_cards_of_its_own_hand() {
    let other = pair(Snow, Whistle);
    let mut scene = before_its_turn(&[pair(Rain, Shell)]).hand(0, &[other]).begin();
    scene.when(2, withdraw(Left));
    let refused = scene.refused(0, Command::RecruitPlay(other));
    assert_eq!(refused, because(Reason::NotInRecruitsHand, RuleId::Rec3));
    assert_eq!(scene.refused(0, play(other)), because(Reason::NotAsked, RuleId::Rec3));
}

/// REC-3: it is the Leader of the moment that chooses and bears the Hard Knocks.
#[test]
fn rec_3_the_current_leader_is_asked() {
    let hand = [knock(Mute), pair(Rain, Shell)];
    let mut scene = before_its_turn(&hand).hand(2, &[knock(Tyrannical)]).begin();
    scene.when(2, play_knock(Tyrannical));
    scene.then(&[assigned(2, Tyrannical, Origin::Hand), leader_taken(2), recruit_turn(2)]);
    scene.when(2, Command::RecruitPlay(hand[0]));
    scene.then(&[assigned(2, Mute, Origin::Recruit), RECRUIT_TURN_OVER, turn(0)]);
}

/// REC-3: what demands or bars a withdrawal of the Leader says nothing to the Recruit.
#[test]
fn rec_3_the_leaders_knocks_do_not_bind_it() {
    let hand = [pair(Rain, Shell), pair(Snow, Whistle)];
    let land = [pair(Night, Mask), pair(Night, Shell)];
    for kind in [Fearful, Hardheaded] {
        let mut scene = before_its_turn(&hand).knocks(&[(0, kind)]).no_mans_land(&land).begin();
        scene.when(2, withdraw(Left));
        assert_eq!(scene.legal(0).len(), 3, "{kind:?}");
    }
}

/// REC-4: withdrawing puts one Morale token on it, and it acts no more in this Mission.
#[test]
fn rec_4_withdrawing_puts_a_token_on_it() {
    let hand = [pair(Night, Mask)];
    let mut scene = its_turn(&hand, &[]);
    scene.when(0, Command::RecruitWithdraw);
    scene.then(&[RECRUIT_WITHDREW, RECRUIT_TURN_OVER, turn(0)]);
    assert_eq!(tokens(&scene), 1);
    scene.when(0, withdraw(Left));
    assert!(came(&scene, SUCCEEDED));
}

/// REC-4: the box's five tokens are no limit.
#[test]
fn rec_4_more_than_five_tokens() {
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 5, &[pair(Night, Mask)]);
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    assert_eq!(tokens(&scene), 6);
}

/// REC-4: a failed Mission from which it had not withdrawn puts none; one from which it had keeps it.
#[test]
fn rec_4_a_failed_mission_puts_no_token() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    let third = pair(Night, Whistle);
    let in_the_middle = || {
        let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 2, &[pair(Rain, Shell)]);
        scene.no_mans_land(&land)
    };
    let mut fails_before = in_the_middle().hand(2, &[third]).begin();
    fails_before.when_drawing(2, play(third), &as_they_lie(3));
    assert!(came(&fails_before, failed(Night)));
    assert_eq!(tokens(&fails_before), 2);

    let mut fails_after = in_the_middle().hand(0, &[third]).begin();
    fails_after.when(2, withdraw(Left));
    fails_after.when(0, Command::RecruitWithdraw);
    fails_after.when_drawing(0, play(third), &as_they_lie(3));
    assert!(came(&fails_after, failed(Night)));
    assert_eq!(tokens(&fails_after), 3);
}

/// The drop after a success, with these hands, tokens and Hard Knocks and a Recruit that withdraws last and holds three.
fn drop_with(held: usize, tokens: u8, knocks: &[(u8, HardKnock)]) -> Scene {
    let cards = Threat::ALL.map(single);
    let its_own = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle)];
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, tokens, &its_own).knocks(knocks);
    let scene = scene.hand(0, &cards[..held]).withdrawn(0, Some(Left)).withdrawn(1, Some(Left));
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    scene
}

/// REC-4: in the drop its tokens count as cards in hands; the cards of its own hand do not.
#[test]
fn rec_4_tokens_count_in_the_drop_and_its_hand_does_not() {
    // One token more comes with the withdrawal.
    for (held, brought, drop) in [(0, 0, 3), (2, 0, 3), (3, 0, 4), (1, 3, 5), (0, 3, 4)] {
        assert!(came(&drop_with(held, brought, &[]), dropped(drop)), "{held} cards, {brought} tokens and one");
    }
}

/// REC-4: they count before the cap of six, and what deepens the drop comes after it.
#[test]
fn rec_4_tokens_count_before_the_cap() {
    assert!(came(&drop_with(4, 1, &[]), dropped(6)));
    assert!(came(&drop_with(4, 4, &[]), dropped(6)));
    assert!(came(&drop_with(4, 4, &[(1, Demoralized)]), dropped(7)));
}

/// REC-4: neither tokens nor its hand count in RES-6: twelve cards in hands are not yet too many.
#[test]
fn rec_4_tokens_and_hand_do_not_count_in_res_6() {
    let held: Vec<CardId> = (0..12).map(card).collect();
    let its_own: Vec<CardId> = (12..15).map(card).collect();
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 5, &its_own);
    let scene = scene.hand(0, &held).withdrawn(0, Some(Left)).withdrawn(1, Some(Left));
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    assert_eq!(scene.game().outcome(), None);
    assert!(came(&scene, leads(1)));
}

/// REC-4: nor in RES-4: when it has left, no token of its stands in the way of the victory.
#[test]
fn rec_4_tokens_gone_with_it_do_not_count_in_res_4() {
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 4, &[pair(Night, Mask)]);
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(1, Some(Left)).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pair(Night, Mask)));
    assert_eq!(scene.game().outcome(), Some(Outcome::Victory));
}

/// REC-5: a Support tile passes it over to the next Grizzled.
#[test]
fn rec_5_support_passes_it_over() {
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 0, &[pair(Night, Mask)]);
    let mut scene = scene.withdrawn(0, Some(Right)).withdrawn(1, Some(Left)).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    let support = [revealed(0, Right, 2), revealed(1, Left, 2), revealed(2, Left, 0), most(2)];
    assert_eq!(scene.followed()[2..6], support);
}

/// REC-5, RES-7: the Leader token passes over it.
#[test]
fn rec_5_res_7_the_token_passes_over_it() {
    let scene = recruits_for(3, &[recruit(1, 0)]).recruit(r(0), 0, 0, &[pair(Night, Mask)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    assert!(came(&scene, leads(1)));
}

/// REC-5: a Speech asks the Grizzled alone and takes nothing from its hand.
#[test]
fn rec_5_a_speech_passes_it_over() {
    let its_own = [pair(Night, Mask)];
    let scene = recruits_for(3, &[recruit(1, 0)]).recruit(r(0), 2, 0, &its_own).speeches(0, 1);
    let mut scene = scene.begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.game().awaiting(), seats(&[1, 2]));
    scene.when(1, decline());
    scene.when(2, decline());
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert_eq!(scene.game().table().recruits.in_play.map(|recruit| recruit.hand.cards()), Some(cards(&its_own)));
}

/// REC-5, HK-PRIDEFUL: the last Grizzled in the Mission is the last one, Recruit or not.
#[test]
fn rec_5_hk_prideful_the_last_grizzled_is_the_last() {
    let scene = recruits_for(3, &[recruit(1, 0)]).recruit(r(0), 2, 0, &[pair(Night, Mask)]);
    let scene = scene.knocks(&[(0, Prideful)]).hand(0, &[pair(Rain, Shell)]);
    let scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    assert!(can_withdraw(&scene, 0));
}

/// REC-7: there is no victory while a Recruit is in play.
#[test]
fn rec_7_no_victory_with_a_recruit_in_play() {
    let scene = drop_with(0, 0, &[]);
    assert_eq!(scene.game().outcome(), None);
    assert!(came(&scene, SUCCEEDED) && came(&scene, dropped(3)));
}

/// REC-7: one who would come next does not matter, whether it lies hidden or turned up.
#[test]
fn rec_7_one_who_would_come_next_does_not_matter() {
    let hidden = recruits_for(3, &[recruit(2, 0)]).recruit_deck(&[r(0)]).begin();
    let cards = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle)];
    let mut turned = recruits_in_the_deck(3, &[recruit(2, 0)]).trials(&cards).begin();
    turned.when_drawing(0, Command::Intensity(1), &[0]);
    for (seat, &card) in (0..).zip(&cards) {
        turned.when(seat, play(card));
    }
    assert_eq!(turned.game().table().recruits.turned_up, Some(r(0)));
    for mut scene in [hidden, turned] {
        for seat in 0..3 {
            scene.when(seat, withdraw(Left));
        }
        assert_eq!(scene.game().outcome(), Some(Outcome::Victory));
    }
}

/// REC-8: its effect begins when it arrives.
#[test]
fn rec_8_its_effect_begins_when_it_arrives() {
    let trials = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle), pair(Rain, Mask)];
    let effect = lasting(What::Added(Shell));
    let mut scene = recruits_in_the_deck(3, &[recruit_doing(effect)]).trials(&trials).begin();
    assert_eq!(scene.game().table().active.get(Shell), 0);
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    assert_eq!(scene.game().table().active.get(Shell), 1);
}

/// REC-8: it holds when the Recruit has withdrawn, and in the next Mission.
#[test]
fn rec_8_its_effect_holds_while_it_is_in_play() {
    let scene = recruits_for(3, &[recruit_doing(lasting(What::NoCharms))]).turn(2);
    let scene = scene.recruit(r(0), 2, 0, &[pair(Rain, Shell)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.withdrawn(1, Some(Left)).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitWithdraw);
    let refused = scene.refused(0, Command::Charm(pair(Night, Mask)));
    assert_eq!((refused.reason, refused.by), (Reason::Barred, Some(Source::Recruit(r(0)))));
    scene.when(0, withdraw(Left));
    assert!(came(&scene, started(3, 3)));
    assert!(
        scene.game().table().recruits.in_play.is_some_and(|recruit| recruit.in_mission),
        "it is in the next Mission"
    );
    assert!(scene.game().table().modifiers.has(grizzled_core::vocabulary::Switch::NoCharms));
}

/// REC-8: it ends when the Recruit leaves.
#[test]
fn rec_8_its_effect_ends_when_it_leaves() {
    let scene = recruits_for(3, &[recruit_doing(lasting(What::NoCharms))]).turn(2);
    let scene = scene.recruit(r(0), 2, 0, &[pair(Rain, Shell)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pair(Rain, Shell)));
    assert_eq!(scene.game().check(s(0), &Command::Charm(pair(Night, Mask))), Ok(()));
}

/// REC-8, MIS-2: what it kept harmless is active once it has left, and may fail the Mission.
#[test]
fn rec_8_what_it_kept_harmless_is_active_when_it_has_left() {
    let masks = [pair(Night, Mask), pair(Rain, Mask), pair(Snow, Mask)];
    let scene = recruits_for(3, &[recruit_doing(lasting(What::Harmless(Mask)))]).turn(2).no_mans_land(&masks[..2]);
    let mut scene = scene.recruit(r(0), 2, 0, &masks[2..]).begin();
    scene.when(2, withdraw(Left));
    assert_eq!(scene.game().table().active.get(Mask), 0);
    scene.when_drawing(0, Command::RecruitPlay(masks[2]), &as_they_lie(3));
    assert!(place(&scene, recruit_left(0)) < place(&scene, failed(Mask)));
}

/// REC-4: in a given position a Recruit that has withdrawn is out of the Mission, with the tokens that are named.
#[test]
fn rec_4_a_position_with_a_withdrawn_recruit() {
    let rules = rules_for(3, &of_recruits(&[recruit(1, 0)]));
    let card = single(Night);
    let in_play = grizzled_core::state::RecruitInPlay {
        recruit: r(0),
        after: s(2),
        tokens: 2,
        in_mission: false,
        hand: [card].into_iter().collect(),
    };
    let rest: Vec<CardId> = rules.cards().iter().filter(|&other| other != card).collect();
    let position = grizzled_core::Position {
        morale: rest.iter().copied().collect(),
        under_way: Some(grizzled_core::play::UnderWay {
            no_mans_land: CardSet::EMPTY,
            withdrawn: Default::default(),
            chaplain: None,
            turn: s(0),
        }),
        roster: Some(grizzled_core::play::RosterPosition { recruit: Some(in_play), ..Default::default() }),
        ..Default::default()
    };
    let setup = grizzled_core::Setup { position: Some(position), ..Default::default() };
    let mut chance = grizzled_core::Seeded::new(1);
    let game = grizzled_core::Game::new(rules, &setup, &mut chance, &mut ()).expect("a position that can be");
    assert_eq!(game.table().recruits.in_play, Some(in_play));
}
