//! What a client refuses, whoever sent it: what was made for others, and secrets that are not its viewer's (TAB-5).

use super::any_game;
use grizzled_core::testkit::rules_of;
use grizzled_core::views::NotForViewer;
use grizzled_core::vocabulary::{OrderId, OrderSet, Pile, RecruitSet, SeatSet, Tile, Tiles};
use grizzled_core::{CardId, Event, Notice, Rules, Seat, SeatView, Secret, Seen, SpectatorView, Viewer};
use proptest::prelude::*;

const SPECTATOR: Viewer = Viewer::Spectator;

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::ALL.into_iter().map(Viewer::Seat).chain([SPECTATOR])
}

/// A client of any viewer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Client {
    Seat(SeatView),
    Spectator(SpectatorView),
}

impl Client {
    fn new(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::Seat(SeatView::new(seat)),
            SPECTATOR => Self::Spectator(SpectatorView::default()),
        }
    }

    fn evolve(&mut self, rules: &Rules, seen: &Seen) -> Result<(), NotForViewer> {
        match self {
            Self::Seat(view) => view.evolve(rules, seen),
            Self::Spectator(view) => view.evolve(rules, seen),
        }
    }
}

/// What becomes of an event that is sent to a client at the beginning of a game.
fn sent(rules: &Rules, viewer: Viewer, notice: Notice, secret: Secret) -> Result<(), NotForViewer> {
    let mut client = Client::new(viewer);
    let sent = client.evolve(rules, &Seen { viewer, notice, secret });
    assert!(sent.is_ok() || client == Client::new(viewer), "a refused event changes nothing");
    sent
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// TAB-5: in every game each client takes its own stream, and refuses that of every other viewer.
    #[test]
    fn tab_5_a_client_takes_its_own_stream_alone(mut walk in any_game()) {
        while walk.step().is_some() {}
        let rules = *walk.game.rules();
        for viewer in viewers() {
            let mut client = Client::new(viewer);
            for event in &walk.log {
                let before = client;
                for made_for in viewers().filter(|&other| other != viewer) {
                    let foreign = walk.game.redact(event, made_for);
                    let refused = Err(NotForViewer::OtherViewer { viewer, made_for });
                    prop_assert_eq!(client.evolve(&rules, &foreign), refused);
                }
                prop_assert_eq!(client, before);
                prop_assert_eq!(client.evolve(&rules, &walk.game.redact(event, viewer)), Ok(()));
            }
        }
    }

    /// TAB-5: a host that says of its own events that they are this viewer's is refused wherever they hold a secret that is
    /// not the viewer's.
    #[test]
    fn tab_5_a_client_refuses_the_hosts_events(mut walk in any_game()) {
        while walk.step().is_some() {}
        let rules = *walk.game.rules();
        for viewer in viewers() {
            let mut client = Client::new(viewer);
            for event in &walk.log {
                let Event { notice, secret } = *event;
                let own = walk.game.redact(event, viewer);
                let before = client;
                if own.secret != secret {
                    let refused = Err(NotForViewer::Secret { viewer });
                    prop_assert_eq!(client.evolve(&rules, &Seen { viewer, notice, secret }), refused);
                    prop_assert_eq!(client, before);
                }
                prop_assert_eq!(client.evolve(&rules, &own), Ok(()));
            }
        }
    }
}

/// TAB-5: whose each secret is, written down from the rules and not from the redaction.
#[test]
fn tab_5_a_secret_is_taken_by_its_owner_alone() {
    let rules = rules_of(4, 1);
    let [seat, other] = [Seat::S1, Seat::S2];
    let (card, order) = (CardId::new(3).unwrap(), OrderId::new(2).unwrap());
    let cards = Pile::of(&[card]);
    let owned = [
        (Notice::TilesGiven { seat, count: 1 }, Secret::Tiles(Tiles::of(&[Tile::Left]))),
        (Notice::Dealt { seat }, Secret::Card(card)),
        (Notice::SpeechAnswered { seat }, Secret::Answer(Some(card))),
        (Notice::SpeechAnswered { seat }, Secret::Answer(None)),
        (Notice::Withdrew { seat, played: true, drawn: false }, Secret::Tile(Tile::Left)),
        (Notice::OrdersDrawn { seat }, Secret::Orders(order, order)),
        (Notice::OrderPutBack { seat }, Secret::OrderDeck([order].into_iter().collect())),
        (Notice::CardReturned { seat }, Secret::Card(card)),
        (Notice::TrialsSeen { seat, cards: 1 }, Secret::Order(cards)),
        (Notice::HandTakenUp { seat }, Secret::Hand(cards)),
        (Notice::HandPassed { from: other, to: seat }, Secret::Hand(cards)),
    ];
    for (notice, secret) in owned {
        for viewer in viewers() {
            let expected = if viewer == Viewer::Seat(seat) { Ok(()) } else { Err(NotForViewer::Secret { viewer }) };
            assert_eq!(sent(&rules, viewer, notice, secret), expected, "{notice:?} with {secret:?}");
        }
    }
    let given = Notice::CardGiven { from: seat, to: other };
    for viewer in viewers() {
        let both = viewer == Viewer::Seat(seat) || viewer == Viewer::Seat(other);
        assert_eq!(sent(&rules, viewer, given, Secret::Card(card)).is_ok(), both, "HH-4: {viewer}");
    }
}

/// TAB-5: the decks are nobody's, and no secret goes with an event that it does not belong to.
#[test]
fn tab_5_what_nobody_may_see_is_taken_by_nobody() {
    let rules = rules_of(2, 1);
    let [seat, chaplain] = [Seat::S0, Seat::S2];
    let card = CardId::new(3).unwrap();
    let orders: OrderSet = [2, 3].into_iter().filter_map(OrderId::new).collect();
    let pile = Secret::Order(Pile::of(&[card]));
    let nobodys = [
        (Notice::DeckSet { trials: 1, morale: 0, speeches: 5 }, pile),
        (Notice::TrialsShuffled { trials: 1 }, pile),
        (Notice::ChaplainPlayed { seat: chaplain }, Secret::Tile(Tile::Left)),
        (Notice::TilesGiven { seat: chaplain, count: 1 }, Secret::Tiles(Tiles::of(&[Tile::Left]))),
        (Notice::OrdersSet { orders: 0 }, Secret::OrderDeck(OrderSet::EMPTY)),
        (Notice::RecruitsSet { recruits: 0 }, Secret::RecruitDeck(RecruitSet::EMPTY)),
        (Notice::OrderPutBack { seat }, Secret::OrderDeck(orders)),
        (Notice::Dealt { seat }, Secret::Unseen(card)),
        (Notice::Dealt { seat }, pile),
        (Notice::MissionSucceeded, Secret::Card(card)),
        (Notice::Withdrew { seat, played: false, drawn: false }, Secret::Tile(Tile::Left)),
    ];
    for (notice, secret) in nobodys {
        for viewer in viewers() {
            let refused = Err(NotForViewer::Secret { viewer });
            assert_eq!(sent(&rules, viewer, notice, secret), refused, "{notice:?} with {secret:?} for {viewer}");
        }
    }
}

/// DUO-2: a card that goes to a hand which lies face down is not for its player either.
#[test]
fn duo_2_a_card_for_a_hand_put_down_is_refused() {
    let rules = super::modes::duo();
    let mut view = SeatView::new(Seat::S1);
    view.table.put_down = SeatSet::only(Seat::S1);
    let (viewer, notice) = (Viewer::Seat(Seat::S1), Notice::Dealt { seat: Seat::S1 });
    let seen = Seen { viewer, notice, secret: Secret::Card(CardId::new(3).unwrap()) };
    assert_eq!(view.evolve(&rules, &seen), Err(NotForViewer::Secret { viewer }));
    view.table.put_down = SeatSet::EMPTY;
    assert_eq!(view.evolve(&rules, &seen), Ok(()));
}

/// TAB-5: each form says whose it is: what is made for a viewer is never read as the host's, nor the host's as a viewer's.
#[test]
fn tab_5_no_form_is_read_as_another() {
    let mut walk = grizzled_core::testkit::Walk::new(rules_of(3, 1), 1);
    walk.step();
    let [event, seen] = walk
        .log
        .iter()
        .map(|event| {
            let seen = walk.game.redact(event, Viewer::Seat(Seat::S1));
            [serde_json::to_string(event).unwrap(), serde_json::to_string(&seen).unwrap()]
        })
        .next_back()
        .expect("something has happened");
    assert!(seen.starts_with("{\"viewer\":{\"seat\":1},\"notice\":"), "{seen}");
    assert!(serde_json::from_str::<Seen>(&event).unwrap_err().to_string().contains("missing field `viewer`"));
    assert!(serde_json::from_str::<Event>(&seen).unwrap_err().to_string().contains("unknown field `viewer`"));
    let referee = serde_json::to_string(&walk.game.referee_view()).unwrap();
    let player = serde_json::to_string(&walk.game.view(Seat::S1).unwrap()).unwrap();
    assert!(serde_json::from_str::<SpectatorView>(&referee).is_err(), "a referee's view is no spectator's");
    assert!(serde_json::from_str::<SpectatorView>(&player).is_err(), "a player's view is no spectator's");
    assert!(serde_json::from_str::<SeatView>(&referee).is_err(), "a referee's view is no player's");
}
