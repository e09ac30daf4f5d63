//! Threats that do no harm, that are active anyway, and how many fail a Mission (`Harmless`, `Added`, `FailAt`).

use super::*;

/// Three cards that bear Night, and a fourth.
fn nights() -> [CardId; 4] {
    [single(Night), lucky(Night), pair(Night, Rain), pair(Night, Mask)]
}

fn harmless() -> Order {
    order(lasting(What::Harmless(Night)))
}

/// PACK-1, MIS-2: cards do not make a harmless threat active: three in No Man's Land fail nothing.
#[test]
fn pack_1_harmless_cards_fail_nothing() {
    let [one, two, three, _] = nights();
    let mut scene = under(&[harmless()]).no_mans_land(&[one, two]).hand(0, &[three]).begin();
    assert_eq!(scene.game().table().active.get(Night), 0);
    scene.when(0, play(three));
    scene.then(&[threat(0, three, Origin::Hand), turn(1)]);
    assert_eq!((scene.game().table().active.get(Night), scene.game().table().active.get(Rain)), (0, 1));
}

/// PACK-1: nor do a Trauma and a Phobia; so Fearful is not afraid of it.
#[test]
fn pack_1_harmless_hard_knocks() {
    let scene = under(&[harmless()]).knocks(&[(0, TraumaOfNight), (0, Fearful)]);
    let scene = scene.no_mans_land(&nights()[..1]).begin();
    assert_eq!(scene.game().table().active.get(Night), 0);
    assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: WithdrawalRuling::Free });
}

/// PACK-1: the cards bear the threat all the same: charms and Speeches against it work.
#[test]
fn pack_1_harmless_cards_still_bear_it() {
    let [one, two, ..] = nights();
    let scene = under(&[harmless()]).no_mans_land(&[one]).hand(1, &[two]).speeches(0, 1).begin();
    assert_eq!(scene.game().check(s(0), &Command::Charm(one)), Ok(()));
    let mut scene = scene;
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.legal(1), [answer(two), decline()]);
}

/// PACK-1, ORD-4: when the Order is gone the cards harm again: the next Mission counts the Trauma.
#[test]
fn pack_1_harmless_for_the_mission() {
    let mut scene = last(under(&[harmless()]).knocks(&[(1, TraumaOfNight)])).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.game().table().active.get(Night), 1);
}

/// PACK-1, MIS-2: an added threat is active in addition to the cards, as often as the card says.
#[test]
fn pack_1_added_threats_count() {
    for (times, active) in [(1, 2), (2, 3)] {
        let orders = [order(lasting(What::Added(Shell)).times(times))];
        let mut scene = under(&orders).hand(0, &[single(Shell)]).begin();
        assert_eq!(scene.game().table().active.get(Shell), active - 1);
        let draws = if active == 3 { as_they_lie(1) } else { vec![] };
        scene.when_drawing(0, play(single(Shell)), &draws);
        assert_eq!(came(&scene, failed(Shell)), active == 3);
    }
}

/// PACK-1: each of the six threats can be added, and the others stay as they are.
#[test]
fn pack_1_each_threat_can_be_added() {
    for added in Threat::ALL {
        let scene = under(&[order(lasting(What::Added(added)))]).begin();
        let active = Threat::ALL.map(|threat| u8::from(threat == added));
        assert_eq!(scene.game().table().active.to_array(), active);
    }
}

/// PACK-1, HK-FEARFUL: what is added frightens as well.
#[test]
fn pack_1_added_threats_frighten() {
    let scene = under(&[order(lasting(What::Added(Shell)).times(2))]).knocks(&[(0, Fearful)]).begin();
    let must = WithdrawalRuling::Must(Source::Knock(knock(Fearful)));
    assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: must });
}

/// PACK-1, MIS-2: failing at four: the third card fails nothing, the fourth does.
#[test]
fn pack_1_fail_at_four() {
    let [one, two, three, four] = nights();
    let scene = under(&[order(lasting(What::FailAt))]).no_mans_land(&[one, two]).hand(0, &[three]).hand(1, &[four]);
    let mut scene = scene.begin();
    scene.when(0, play(three));
    scene.then(&[threat(0, three, Origin::Hand), turn(1)]);
    scene.when_drawing(1, play(four), &as_they_lie(4));
    assert_eq!(scene.followed()[..3], [threat(1, four, Origin::Hand), failed(Night), shuffled(4)]);
}

/// PACK-1: failing at two; a second such card goes no lower, or no Mission could be played.
#[test]
fn pack_1_fail_at_two_and_no_lower() {
    let [one, two, ..] = nights();
    for copies in [1, 2] {
        let orders = vec![order(lasting(What::FailAt).times(-1)); copies];
        let mut scene = under(&orders).hand(0, &[one]).hand(1, &[two]).begin();
        scene.when(0, play(one));
        scene.when_drawing(1, play(two), &as_they_lie(2));
        assert_eq!(scene.followed()[..2], [threat(1, two, Origin::Hand), failed(Night)]);
    }
}

/// PACK-1: one that fails later and one that fails earlier make the usual three.
#[test]
fn pack_1_fail_at_adds_up() {
    let orders = [order(lasting(What::FailAt)), order(lasting(What::FailAt).times(-1))];
    assert_eq!(modifier(&under(&orders).begin(), Modifier::FailAt), 3);
    let orders = [order(lasting(What::FailAt)), order(lasting(What::FailAt))];
    assert_eq!(modifier(&under(&orders).begin(), Modifier::FailAt), 5);
}

/// PACK-2: numbers add up to the same, in whichever order their cards lie: one later and two earlier make two.
#[test]
fn pack_2_fail_at_in_any_order() {
    let by = |times: i8| order(lasting(What::FailAt).times(times));
    for amounts in [[1, -1, -1], [-1, 1, -1], [-1, -1, 1]] {
        assert_eq!(modifier(&under(&amounts.map(by)).begin(), Modifier::FailAt), 2, "{amounts:?}");
    }
}

/// PACK-1, MIS-3: a Trap's card that comes while four are needed comes into play; Clumsy's too.
#[test]
fn pack_1_fail_at_four_with_a_trap() {
    let (pit, land) = (pit(Night, Shell), [single(Night), lucky(Night)]);
    let scene = under(&[order(lasting(What::FailAt))]).no_mans_land(&land[..1]).hand(0, &[pit]);
    let mut scene = scene.trials(&[pair(Night, Rain), single(Snow)]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), threat(0, pair(Night, Rain), Origin::Trap), turn(1)]);
    assert_eq!(scene.game().table().active.get(Night), 3);
}

/// PACK-1, MIS-2: a Mission fails the moment a card that kept it alive is gone: here with the Order's condition.
#[test]
fn pack_1_fail_at_four_until_a_speech() {
    let [one, two, three, _] = nights();
    let scene = under(&[staying(lasting(What::FailAt))]).no_mans_land(&[one, two]).hand(2, &[three]).turn(2);
    let mut scene = scene.speeches(0, 1).begin();
    scene.when(2, play(three));
    scene.when(0, Command::Speech(Snow));
    scene.when(1, decline());
    scene.when_drawing(2, decline(), &as_they_lie(3));
    assert!(place(&scene, order_gone(0, true)) < place(&scene, failed(Night)));
}

/// PACK-2, MIS-2: whether a given position has failed already depends on its cards in play: three Nights under way with
/// an Order that fails at four, or that makes them harmless, are a Mission that goes on.
#[test]
fn pack_2_a_position_with_three_of_a_threat() {
    let [one, two, three, _] = nights();
    for order in [order(lasting(What::FailAt)), harmless()] {
        let scene = under(&[order]).no_mans_land(&[one, two, three]).begin();
        assert!(can_withdraw(&scene, 0));
    }
}
