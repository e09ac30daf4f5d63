//! Leaks planted in hosts are found: the harness can fail.

use grizzled_core::play::Legal;
use grizzled_core::state::Agenda;
use grizzled_core::testkit::secrets::{Host, Leak, compare, glance, resampled, twins};
use grizzled_core::testkit::{Walk, every_command, rules_of};
use grizzled_core::vocabulary::{CardSet, SeatSet, Source, Tile};
use grizzled_core::{
    Command, Event, Game, Notice, Reason, Rejection, Rules, Seat, SeatView, Secret, Seeded, Seen, SpectatorView, Viewer,
};

/// Looks for leaks in a handful of base games; the first one found.
fn hunt(host: &impl Host) -> Option<Leak> {
    (0..40u64).find_map(|seed| hunt_in(host, &rules_of(2 + (seed % 4) as u8, 1), seed))
}

/// Looks for leaks in games by these rules, in both kinds of pairs.
pub(crate) fn hunt_in(host: &impl Host, rules: &Rules, seed: u64) -> Option<Leak> {
    hunt_twins(host, rules, seed).or_else(|| hunt_moments(host, rules, seed))
}

fn viewers(rules: &Rules) -> impl Iterator<Item = Viewer> {
    rules.grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect::<Vec<_>>().into_iter()
}

/// In whole games.
pub(crate) fn hunt_twins(host: &impl Host, rules: &Rules, seed: u64) -> Option<Leak> {
    viewers(rules).find_map(|viewer| twins(host, rules, viewer, seed).err())
}

/// At each moment of a game.
pub(crate) fn hunt_moments(host: &impl Host, rules: &Rules, seed: u64) -> Option<Leak> {
    let mut walk = Walk::new(*rules, seed);
    let mut chance = Seeded::new(seed);
    let commands = every_command(CardSet::EMPTY);
    for step in 0.. {
        for viewer in viewers(rules) {
            let pair = [&walk.game, &resampled(&walk.game, viewer, &mut chance)];
            let same = if step % 16 == 0 { compare } else { glance };
            if let Err(leak) = same(host, pair, viewer, &commands) {
                return Some(leak);
            }
        }
        walk.step()?;
    }
    None
}

/// Shows every seat the card on top of Trials, as if it were discarded.
struct ShowsTheTop;
impl Host for ShowsTheTop {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let mut view = game.view(seat)?;
        game.state().decks().top().into_iter().for_each(|card| view.table.discards.insert(card));
        Some(view)
    }
}

/// Shows spectators a hand.
struct ShowsAHandToSpectators;
impl Host for ShowsAHandToSpectators {
    fn spectator_view(&self, game: &Game) -> SpectatorView {
        let mut view = game.spectator_view();
        view.table.discards = game.state().own(Seat::S0).hand;
        view
    }
}

/// Sends what is dealt to everyone.
struct SendsDeals;
impl Host for SendsDeals {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        match event.notice {
            Notice::Dealt { .. } => Seen { viewer, notice: event.notice, secret: event.secret },
            _ => game.redact(event, viewer),
        }
    }
}

/// Sends the order of the pile with its shuffle.
struct SendsOrders;
impl Host for SendsOrders {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        match event.secret {
            Secret::Order(_) => Seen { viewer, notice: event.notice, secret: event.secret },
            _ => game.redact(event, viewer),
        }
    }
}

/// Does not wait for seats that have nothing to answer a Speech with.
struct SkipsTheHelpless;
impl Host for SkipsTheHelpless {
    fn awaiting(&self, game: &Game) -> SeatSet {
        let Agenda::Speech { .. } = game.table().agenda else { return game.awaiting() };
        game.awaiting().iter().filter(|&seat| game.legal(seat).len() > 1).collect()
    }
}

/// Lists a Speech only where somebody could answer it.
struct ListsUsefulSpeeches;
impl Host for ListsUsefulSpeeches {
    fn legal(&self, game: &Game, seat: Seat) -> Legal {
        let bears = |threat| {
            let others = SeatSet::first(5).without(seat).iter();
            others.into_iter().any(|other| {
                !game.state().own(other).hand.intersection(game.rules().catalog().bearing(threat)).is_empty()
            })
        };
        match game.legal(seat) {
            Legal::Turn { play, charm, speech, withdraw, help } => {
                let speech = speech.iter().filter(|&threat| bears(threat)).collect();
                Legal::Turn { play, charm, speech, withdraw, help }
            }
            legal => legal,
        }
    }
}

/// Says of a card that is not in hand whether it lies in Trials.
struct TalksOfTrials;
impl Host for TalksOfTrials {
    fn check(&self, game: &Game, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let answer = game.check(seat, command);
        match (answer, command) {
            (Err(Rejection { reason: Reason::NotInHand, rule, .. }), Command::Play(card)) => {
                let buried = game.state().decks().trials().iter().any(|other| other == *card);
                Err(Rejection { reason: Reason::NotInHand, rule, by: buried.then_some(Source::Knock(*card)) })
            }
            _ => answer,
        }
    }
}

/// Marks who has played a double tile by the seat's Speech tokens.
struct MarksDoubles;
impl Host for MarksDoubles {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let mut view = game.view(seat)?;
        for other in SeatSet::first(5).iter() {
            let double = matches!(game.state().own(other).tile, Some(Tile::DoubleLeft | Tile::DoubleRight));
            view.table.seats[other.index()].speeches += u8::from(double);
        }
        Some(view)
    }
}

macro_rules! is_found {
    ($($name:ident: $host:expr;)*) => {$(
        /// TAB-5: the harness finds this planted leak.
        #[test]
        fn $name() {
            assert!(hunt(&$host).is_some(), "the leak was not found");
        }
    )*};
}

is_found! {
    tab_5_a_shown_top_is_found: ShowsTheTop;
    tab_5_a_hand_shown_to_spectators_is_found: ShowsAHandToSpectators;
    tab_5_sent_deals_are_found: SendsDeals;
    tab_5_sent_orders_are_found: SendsOrders;
    act_speech_secret_skipped_seats_are_found: SkipsTheHelpless;
    act_speech_secret_useful_speeches_are_found: ListsUsefulSpeeches;
    tab_5_talkative_rejections_are_found: TalksOfTrials;
    act_withdraw_marked_tiles_are_found: MarksDoubles;
}

/// The engine itself has none of them.
#[test]
fn tab_5_the_engine_does_not_leak() {
    assert_eq!(hunt(&grizzled_core::testkit::secrets::Engine), None);
}
