//! What can be switched off, and Speeches for nothing (`NoCharms`, `NoSpeeches`, `FreeSpeeches`, `NoTraps`).

use super::*;

fn free(seat: u8) -> Notice {
    Notice::FreeSpeech { seat: s(seat) }
}

fn speech_made(seat: u8, threat: Threat, asked: &[u8], returned: bool) -> Notice {
    Notice::SpeechMade { seat: s(seat), threat, asked: seats(asked), returned }
}

fn free_for_all() -> [Order; 1] {
    [order(lasting(What::FreeSpeeches))]
}

/// PACK-1, ACT-CHARM: no charm can be used; the refusal names the Order.
#[test]
fn pack_1_no_charms() {
    let mut scene = under(&[idle(), order(lasting(What::NoCharms))]).no_mans_land(&[single(Night)]).begin();
    assert_eq!(scene.refused(0, Command::Charm(single(Night))), by_order(1, Reason::Barred));
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// PACK-1: charms are recovered all the same, and count again in the next Mission.
#[test]
fn pack_1_no_charms_for_the_mission() {
    let scene = under(&[order(lasting(What::NoCharms))]).trials(&singles()).charms_used(&[2]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    assert!(came(&scene, Notice::CharmRecovered { seat: s(2) }) && came(&scene, modifier_set(Modifier::Switches, 0)));
}

/// PACK-1, ACT-SPEECH: no Speech can be made, with a token or without.
#[test]
fn pack_1_no_speeches() {
    for tokens in [0, 1] {
        let mut scene = under(&[order(lasting(What::NoSpeeches))]).speeches(0, tokens).begin();
        assert_eq!(scene.refused(0, Command::Speech(Night)), by_order(0, Reason::Barred));
        assert!(!can_speak(&scene, 0));
    }
}

/// PACK-1: a Speech costs no token: a seat that holds none may speak, and the supply stays as it is.
#[test]
fn pack_1_free_speeches() {
    let mut scene = under(&free_for_all()).supply(2).hand(1, &[single(Night)]).begin();
    assert!(can_speak(&scene, 0));
    scene.when(0, Command::Speech(Night));
    scene.then(&[free(0), speech_made(0, Night, &[1, 2], false)]);
    scene.when(1, answer(single(Night)));
    scene.when(2, decline());
    assert_eq!((scene.game().table().seat(s(0)).speeches, scene.game().table().speeches), (0, 2));
    assert!(scene.game().table().discards.contains(single(Night)));
}

/// PACK-1: once for each seat in a Mission; with a token a second time, which is spent as ever.
#[test]
fn pack_1_free_speeches_once_for_each_seat() {
    let mut scene = under(&free_for_all()).speeches(0, 1).withdrawn(2, None).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(1, decline());
    assert_eq!(scene.game().table().seat(s(0)).speeches, 1, "the free one comes first");
    scene.when(1, Command::Speech(Night));
    assert_eq!(scene.followed()[0], free(1), "each seat has its own");
    scene.when(0, decline());
    scene.when(0, Command::Speech(Rain));
    scene.then(&[speech_made(0, Rain, &[1], true)]);
    scene.when(1, decline());
    assert_eq!(scene.refused(1, Command::Speech(Rain)), because(Reason::NoSpeech, RuleId::ActSpeech));
}

/// PACK-1: and again in the next Mission, as long as its card is in play.
#[test]
fn pack_1_free_speeches_each_mission_anew() {
    let order = until(Cancellation::KnockPlayed, lasting(What::FreeSpeeches));
    let scene = (0..3).fold(under(&[order]), |scene, seat| scene.tiles(seat, &[])).trials(&singles());
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, Command::Speech(Night));
    scene.then(&[free(0), speech_made(0, Night, &[], false), turn(0)]);
    assert!(!can_speak(&scene, 0));
    scene.when(0, withdraw_bare());
    scene.when(1, Command::Intensity(1));
    for seat in [1, 2] {
        scene.when(seat, withdraw_bare());
    }
    assert!(can_speak(&scene, 0));
}

/// PACK-1, ACT-TRAP: Traps draw nothing, whoever plays them.
#[test]
fn pack_1_no_traps() {
    let pit = pit(Night, Mask);
    let mut scene = under(&[order(lasting(What::NoTraps))]).hand(0, &[pit]).trials(&[single(Rain)]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), turn(1)]);
    let scene = with_recruit(recruit_with(lasting(What::NoTraps)), &[], &[pit, single(Snow)]).hand(2, &[single(Shell)]);
    let mut scene = scene.turn(2).trials(&[single(Rain)]).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitPlay(pit));
    assert_eq!(scene.followed()[0], threat(0, pit, Origin::Recruit));
    assert_eq!(scene.game().table().trials, 1);
}
