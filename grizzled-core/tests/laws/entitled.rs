//! What the engine sends of every event there is, against the table of who may learn what.

use super::reveals::every_notice;
use grizzled_core::testkit::{Entitled, Hidden, Open, Row, Whose, rules_of};
use grizzled_core::views::redact;
use grizzled_core::vocabulary::{HelpId, HelpSet, OrderId, OrderSet, Pile, RecruitSet, Tile, Tiles};
use grizzled_core::{CardId, Event, Notice, RuleId, Rules, Seat, Secret, Viewer};

fn card() -> CardId {
    CardId::new(7).expect("a deck can have so many")
}

/// A secret of each kind, those that no event has with a notice among them.
fn every_secret() -> Vec<Secret> {
    let order = |n| OrderId::new(n).expect("a pack can have so many");
    let help = |n| HelpId::new(n).expect("a pack can have so many");
    vec![
        Secret::Nothing,
        Secret::Card(card()),
        Secret::Answer(None),
        Secret::Answer(Some(card())),
        Secret::Tile(Tile::Left),
        Secret::Tiles(Tiles::of(&[Tile::Left, Tile::Right])),
        Secret::Order(Pile::first(3)),
        Secret::Unseen(card()),
        Secret::Hand(Pile::first(2)),
        Secret::Orders(order(1), order(2)),
        Secret::OrderDeck(OrderSet::first(3)),
        Secret::RecruitDeck(RecruitSet::first(3)),
        Secret::Help(help(1), help(2)),
        Secret::Kept(help(1)),
    ]
}

/// Base games with and without the Chaplain, the game for one, the game for two.
fn tables() -> Vec<Rules> {
    let base = (2..=5).map(|players| rules_of(players, 1));
    base.chain([crate::modes::solo(), crate::modes::duo()]).collect()
}

/// TAB-5: of an event that is whole everybody gets what the table of rights gives, whoever it concerns and however rare
/// it is in play.
#[test]
fn tab_5_every_event_is_sent_to_whom_it_is_for() {
    let viewers = || Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
    for rules in tables() {
        let entitled = Entitled::new(&rules);
        let events = every_notice()
            .into_iter()
            .flat_map(|(notice, _)| every_secret().into_iter().map(move |secret| Event { notice, secret }));
        for event in events.filter(|event| entitled.is_whole(event)) {
            for viewer in viewers() {
                assert_eq!(redact(&rules, &event, viewer), entitled.seen(&event, viewer), "{event:?} for {viewer:?}");
            }
        }
    }
}

/// TAB-5: who only watches gets nothing but what all see, and neither does anybody of the Chaplain's tiles (CHAP-2).
#[test]
fn chap_2_no_secret_goes_to_spectators_or_the_chaplain() {
    let rules = rules_of(2, 1);
    let chaplain = rules.chaplain().expect("he plays with two");
    for (notice, _) in every_notice() {
        assert!(!Entitled::new(&rules).learns(&notice, Viewer::Spectator), "{notice:?}");
        assert!(!Entitled::new(&rules).learns(&notice, Viewer::Seat(chaplain)), "{notice:?}");
    }
}

/// DUO-2: a card that comes to a hand which is down is nobody's to see, and is marked so; until it is taken up again.
#[test]
fn duo_2_what_comes_to_a_hand_that_is_down_is_unseen() {
    let (mut entitled, seat) = (Entitled::new(&crate::modes::duo()), Seat::S1);
    let dealt = |secret| Event { notice: Notice::Dealt { seat }, secret };
    let (shown, unseen) = (dealt(Secret::Card(card())), dealt(Secret::Unseen(card())));
    assert!(entitled.is_whole(&shown) && !entitled.is_whole(&unseen));
    entitled.follow(&Notice::HandPutDown { seat });
    assert!(!entitled.is_whole(&shown) && entitled.is_whole(&unseen));
    assert_eq!(entitled.seen(&unseen, Viewer::Seat(seat)).secret, Secret::Nothing);
    // It has not forgotten what it answered or gave.
    assert!(entitled.learns(&Notice::SpeechAnswered { seat }, Viewer::Seat(seat)));
    let given = |from, to| Notice::CardGiven { from, to };
    assert!(entitled.learns(&given(seat, Seat::S2), Viewer::Seat(seat)));
    assert!(!entitled.learns(&given(Seat::S2, seat), Viewer::Seat(seat)));
    entitled.follow(&Notice::HandTakenUp { seat });
    assert!(entitled.is_whole(&shown) && entitled.learns(&given(Seat::S2, seat), Viewer::Seat(seat)));
}

/// The rows that the rules speak of one by one.
#[test]
fn the_table_of_rights_says_what_the_rules_say() {
    let seat = Seat::S1;
    let deck = Row::of(&Notice::DeckSet { trials: 25, morale: 34, speeches: 5 });
    assert_eq!((deck.rule, deck.whose), (RuleId::Tab5, Whose::Nobody));
    let answer = Row::of(&Notice::SpeechAnswered { seat });
    assert_eq!(
        (answer.rule, answer.hidden, answer.whose),
        (RuleId::ActSpeechSecret, Hidden::Answer, Whose::Seat(seat))
    );
    let orders = Row::of(&Notice::OrdersDrawn { seat });
    assert_eq!((orders.rule, orders.hidden, orders.whose), (RuleId::Ord2, Hidden::TwoOrders, Whose::Seat(seat)));
    let taken_up = Row::of(&Notice::HandTakenUp { seat });
    assert_eq!((taken_up.rule, taken_up.hidden, taken_up.whose), (RuleId::Duo2, Hidden::Hand, Whose::Seat(seat)));
    let chaplain = Row::of(&Notice::ChaplainPlayed { seat });
    assert_eq!((chaplain.rule, chaplain.hidden, chaplain.whose), (RuleId::Chap2, Hidden::Tile, Whose::Nobody));
    let help = HelpSet::first(1).get(0).expect("a pack can have one");
    assert_eq!(Row::of(&Notice::HelpHeld { seat, help }).open, Open::Help(help), "HH-4: held for all to see");
}
