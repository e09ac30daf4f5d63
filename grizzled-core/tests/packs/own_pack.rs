//! The project's own pack (ARM-1).

use grizzled_core::Scenario;
use grizzled_core::cards::{
    Cancellation, Card, Chapter, Difficulty, Duration, Effect, Face, HardKnock, HelpKind, Order, OrderPlan, Pack,
    Provenance, What, When, armistice,
};
use grizzled_core::packs::{self, Problem, vocabulary};
use grizzled_core::vocabulary::{MAX_HELP, MAX_ORDERS, ThreatSet};
use std::collections::BTreeSet;

/// ARM-1, TERM-1: the pack has the published counts, can be played, and every game of it ends.
#[test]
fn arm_1_the_own_pack_has_the_published_counts() {
    let pack = armistice::PACK;
    assert_eq!(packs::check(&pack), Ok(()));
    assert_eq!((pack.trials.len(), pack.orders.len(), pack.recruits.len(), pack.help.len()), (68, 36, 21, 23));
    assert_eq!(pack.chapters.len(), 10);
    for difficulty in [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard] {
        assert_eq!(armistice::ROSTER.orders_of(difficulty).len(), 12, "{difficulty:?}");
    }
    for kind in [HelpKind::Action, HelpKind::Event, HelpKind::Friendship] {
        assert!(pack.help.iter().any(|card| card.facts.kind == kind), "{kind:?}");
    }
    assert_eq!(pack.roster(), armistice::ROSTER);
}

/// PACK-1: a pack made in code is of a format that is known, has no more cards than there is room for, and offers none that it
/// does not have.
#[test]
fn pack_1_a_pack_made_in_code_is_checked_like_a_file() {
    let pack = armistice::PACK;
    let problem = |pack: Pack<'_>| packs::check(&pack).map_err(|error| error.problem);
    assert_eq!(problem(pack), Ok(()));
    assert_eq!(problem(Pack { format: 2, ..pack }), Err(Problem::Format(2)));
    let orders = [pack.orders[0]; MAX_ORDERS + 1];
    assert_eq!(
        problem(Pack { orders: &orders, ..pack }),
        Err(Problem::TooMany { found: MAX_ORDERS + 1, most: MAX_ORDERS })
    );
    let numbers = 1..=MAX_HELP as u16 + 1;
    let help: Vec<_> = numbers.map(|number| Card { number, ..pack.help[0] }).collect();
    assert_eq!(problem(Pack { help: &help, ..pack }), Err(Problem::TooMany { found: MAX_HELP + 1, most: MAX_HELP }));
    assert_eq!(problem(Pack { help: &[], ..pack }), Err(Problem::Offered));
}

/// PACK-1: what is wrong with a pack made in code is said with its place, as of a file.
#[test]
fn pack_1_what_is_wrong_in_code_is_said_with_its_place() {
    let pack = armistice::PACK;
    let said = |pack: Pack<'_>| packs::check(&pack).unwrap_err().to_string();
    assert_eq!(said(Pack { format: 2, ..pack }), "format: this library reads format 1, and this is 2");
    let many = [pack.orders[0]; MAX_ORDERS + 1];
    assert_eq!(said(Pack { orders: &many, ..pack }), "orders: at most 40 cards are allowed, and there are 41");
    assert!(
        said(Pack { help: &[], ..pack }).ends_with(".offered: it offers a Helping Hand that the pack does not have")
    );
    let order = |cancellation| Card {
        facts: Order { cancellation, effect: Effect::while_in_play(What::FailAt).times(1), ..pack.orders[0].facts },
        ..pack.orders[0]
    };
    for cards in [0, 10] {
        let orders = [order(Cancellation::DrawOnWithdrawal(cards))];
        let expected = format!("orders[0].cancelled_by: it must be from 1 to 9, and is {cards}");
        assert_eq!(said(Pack { orders: &orders, chapters: &[], ..pack }), expected);
    }
    let once = Card {
        facts: Order {
            effect: Effect { lasts: Duration::Once, ..order(Cancellation::EndOfMission).facts.effect },
            ..pack.orders[0].facts
        },
        ..pack.orders[0]
    };
    let message = said(Pack { orders: &[once], chapters: &[], ..pack });
    assert!(message.starts_with("orders[0].effect.lasts: `"), "{message}");
    let mut trials = pack.trials.to_vec();
    trials[3].facts = Face::Threat { threats: ThreatSet::EMPTY, trap: false, luck: false };
    assert_eq!(said(Pack { trials: &trials, ..pack }), "trials[3].threats: card 3 is a Threat that bears no threat");
    let chapter = |change: fn(&mut Chapter)| {
        let mut card = pack.chapters[9];
        change(&mut card.facts);
        said(Pack { chapters: &[card], ..pack })
    };
    for (message, part) in [
        (chapter(|chapter| chapter.trials = 0), "trials"),
        (chapter(|chapter| chapter.morale = Some(0)), "morale"),
        (chapter(|chapter| chapter.orders = OrderPlan::drawn(99, 0, 0)), "orders"),
        (chapter(|chapter| chapter.recruits.wanted = 22), "recruits"),
    ] {
        assert!(message.starts_with(&format!("chapters[0].{part}: ")), "{message}");
    }
}

/// Section 14 of the rules: no card besides the base game's is passed off as print.
#[test]
fn arm_1_all_but_the_base_cards_is_our_own() {
    let pack = armistice::PACK;
    assert_eq!(pack.trials.iter().filter(|card| card.provenance == Provenance::Printed).count(), 39 + 19);
    let aggressive = &pack.trials[armistice::hard_knock(HardKnock::Aggressive).index()];
    assert_eq!(
        (aggressive.number, aggressive.provenance),
        (147, Provenance::Own),
        "what it does is in no public source"
    );
    assert!(pack.orders.iter().all(|card| card.provenance == Provenance::Own));
    assert!(pack.recruits.iter().all(|card| card.provenance == Provenance::Own));
    assert!(pack.help.iter().all(|card| card.provenance == Provenance::Own));
    assert!(pack.chapters.iter().all(|card| card.provenance == Provenance::Own));
}

/// ORD-3, ORD-4: all Orders do different things, and every way to cancel one is used.
#[test]
fn ord_3_all_orders_do_different_things() {
    let orders = armistice::PACK.orders;
    let different: BTreeSet<String> = orders.iter().map(|card| format!("{:?}", card.facts.effect)).collect();
    assert_eq!(different.len(), 36);
    let cancelled: BTreeSet<String> =
        orders.iter().map(|card| format!("{:?}", card.facts.cancellation)[..8].to_owned()).collect();
    assert_eq!(cancelled.len(), 6, "{cancelled:?}");
    let published = [
        What::Added(grizzled_core::vocabulary::Threat::Shell),
        What::Harmless(grizzled_core::vocabulary::Threat::Mask),
        What::NoCharms,
        What::MoralePerKnock,
    ];
    assert!(published.iter().all(|what| orders.iter().any(|card| card.facts.effect.what == *what)));
    assert!(orders.iter().any(|card| card.facts.cancellation == Cancellation::DrawOnWithdrawal(3)));
}

/// HH-1: Event Helping Hands are spread over all moments at which they can be used.
#[test]
fn hh_1_events_are_spread_over_the_moments() {
    let events = armistice::PACK.help.iter().filter(|card| card.facts.kind == HelpKind::Event);
    let moments: BTreeSet<u8> = events.map(|card| card.facts.effect.when as u8).collect();
    let all = [When::MissionStart, When::AfterDeal, When::Trap, When::Failure, When::Support, When::MoraleDrop];
    assert_eq!(moments, all.into_iter().map(|when| when as u8).collect());
}

/// PACK-1: the pack uses every word for what effects do.
#[test]
fn pack_1_the_own_pack_uses_the_whole_vocabulary() {
    let pack = armistice::PACK;
    let orders = pack.orders.iter().map(|card| card.facts.effect.what);
    let recruits = pack.recruits.iter().flat_map(|card| [card.facts.effect.what, card.facts.advantage.what]);
    let help = pack.help.iter().map(|card| card.facts.effect.what);
    let chapters = pack.chapters.iter().flat_map(|card| card.facts.effects).flatten().map(|effect| effect.what);
    let used: BTreeSet<&str> =
        orders.chain(recruits).chain(help).chain(chapters).map(|what| vocabulary::spell(what).0).collect();
    let all: BTreeSet<&str> = grizzled_core::cards::EFFECTS.iter().map(|deed| deed.word).collect();
    assert_eq!(all.difference(&used).collect::<Vec<_>>(), [&""; 0]);
}

/// ORD-1: a deck of Orders of each level can be made for any number of seats.
#[test]
fn ord_1_each_deck_of_orders_can_be_made() {
    for seats in 3..=5 {
        for orders in [armistice::BEGINNER, armistice::NORMAL, armistice::VETERAN] {
            let scenario = Scenario { orders, ..Scenario::armistice(seats, &armistice::DECK, &armistice::ROSTER) };
            assert_eq!(scenario.rules().map(drop), Ok(()));
        }
    }
}
