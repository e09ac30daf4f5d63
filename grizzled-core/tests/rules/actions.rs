//! Section 5: playing a card and using the Good Luck Charm (ACT-PLAY, ACT-CHARM).

use crate::*;

/// ACT-PLAY: a Threat played from hand goes to No Man's Land, and its threats are active.
#[test]
fn act_play_a_threat_goes_to_no_mans_land() {
    let card = plain(&[Night, Rain, Snow]);
    let mut scene = Scene::new(3).hand(0, &[card]).begin();
    scene.when(0, play(card));
    scene.then(&[threat(0, card, Origin::Hand), turn(1)]);
    let table = scene.game().table();
    assert_eq!((table.no_mans_land, table.seat(s(0)).hand), (cards(&[card]), 0));
    assert_eq!(table.active.to_array(), [1, 1, 1, 0, 0, 0]);
}

/// ACT-PLAY: a Hard Knock played from hand is assigned to its player, as the youngest, and acts at once.
#[test]
fn act_play_a_hard_knock_is_assigned_to_its_player() {
    let scene = Scene::new(3).hand(0, &[knock(PhobiaOfMask)]).knocks(&[(0, Mute), (1, Wounded)]);
    let mut scene = scene.begin();
    scene.when(0, play_knock(PhobiaOfMask));
    scene.then(&[assigned(0, PhobiaOfMask, Origin::Hand), turn(1)]);
    let table = scene.game().table();
    assert_eq!(table.knocks.of(s(0)).collect::<Vec<_>>(), [knock(Mute), knock(PhobiaOfMask)]);
    assert_eq!(table.active.get(Mask), 1);
}

/// ACT-PLAY: every card in hand can be played, whatever it is.
#[test]
fn act_play_any_card_in_hand() {
    let hand: Vec<CardId> = HardKnock::BASE.map(knock).into_iter().chain([XMAS, pair(Night, Mask)]).collect();
    let scene = Scene::new(3).hand(0, &hand).begin();
    for card in hand {
        assert_eq!(scene.game().check(s(0), &play(card)), Ok(()));
    }
}

/// ACT-PLAY: a Hard Knock that bars a withdrawal does so on its owner's very next turn.
#[test]
fn act_play_a_hard_knock_takes_effect_at_once() {
    let hand = [knock(Prideful), pair(Night, Mask)];
    let mut scene = Scene::new(3).hand(0, &hand).hand(1, &[pair(Rain, Shell)]).withdrawn(2, None).begin();
    assert!(can_withdraw(&scene, 0));
    scene.when(0, play_knock(Prideful));
    scene.when(1, play(pair(Rain, Shell)));
    assert_eq!(scene.refused(0, withdraw(Left)), by(Prideful, Reason::Barred, RuleId::HkPrideful));
}

/// ACT-CHARM: the charm discards a Trial card from No Man's Land that bears its threat, and turns face down.
#[test]
fn act_charm_discards_a_card_that_bears_its_threat() {
    let (night, rain) = (pair(Night, Mask), pair(Rain, Mask));
    let mut scene = Scene::new(3).no_mans_land(&[night, rain]).begin();
    scene.when(0, Command::Charm(night));
    scene.then(&[Notice::CharmUsed { seat: s(0), card: night }, turn(1)]);
    let table = scene.game().table();
    assert_eq!(table.no_mans_land, cards(&[rain]));
    assert_eq!(table.active.to_array(), [0, 1, 0, 1, 0, 0]);
    assert!(table.discards.contains(night));
    assert!(!table.seat(s(0)).charm_ready);
}

/// ACT-CHARM: the card may bear other threats besides the charm's, and a Trap.
#[test]
fn act_charm_takes_any_card_with_its_threat() {
    let land = [pit(Rain, Shell), plain(&[Night, Rain, Snow]), plain(&[Night, Shell])];
    let scene = Scene::new(3).turn(1).no_mans_land(&land).begin();
    let charms: Vec<Command> =
        scene.legal(1).into_iter().filter(|command| matches!(command, Command::Charm(_))).collect();
    assert_eq!(charms, [Command::Charm(land[0]), Command::Charm(land[1])], "Charles's charm is against Rain");
}

/// ACT-CHARM: a charm that is face down cannot be used.
#[test]
fn act_charm_once_only() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    let mut scene = Scene::new(3).no_mans_land(&land).charms_used(&[0]).begin();
    assert_eq!(scene.refused(0, Command::Charm(land[0])), because(Reason::CharmUsed, RuleId::ActCharm));
}

/// ACT-CHARM: it needs such a card; one that is elsewhere or bears another threat will not do.
#[test]
fn act_charm_needs_such_a_card() {
    let (rain, held) = (pair(Rain, Shell), pair(Night, Mask));
    let mut scene = Scene::new(3).no_mans_land(&[rain]).hand(0, &[held]).begin();
    assert_eq!(scene.refused(0, Command::Charm(held)), because(Reason::NotInNoMansLand, RuleId::ActCharm));
    assert_eq!(scene.refused(0, Command::Charm(rain)), because(Reason::OtherThreat, RuleId::ActCharm));
}

/// ACT-CHARM: a Trauma before a player is not charmed away.
#[test]
fn act_charm_not_a_trauma_before_a_player() {
    let mut scene = Scene::new(3).knocks(&[(0, TraumaOfNight), (1, PhobiaOfMask)]).begin();
    let refused = scene.refused(0, Command::Charm(knock(TraumaOfNight)));
    assert_eq!(refused, because(Reason::NotInNoMansLand, RuleId::ActCharm));
}
