//! Views and redacted events.

use super::any_game;
use grizzled_core::{Audience, Event, Game, Rules, Seat, SeatView, Secret, SpectatorView, Viewer};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// TAB-5: a client that only ever got its own stream has the view that the host would show it, after
    /// every single event: `view(evolve(state, event)) == evolve(view(state), redact(event))`.
    #[test]
    fn tab_5_a_client_with_its_stream_has_the_hosts_view(mut walk in any_game()) {
        while walk.step().is_some() {}
        let rules = *walk.game.rules();
        let mut views = Seat::ALL.map(SeatView::new);
        let mut watching = SpectatorView::default();
        let mut host = Game::replay(rules, []);
        for event in &walk.log {
            host.evolve(event);
            for seat in rules.grizzled().iter() {
                let view = &mut views[seat.index()];
                view.evolve(&rules, &host.redact(event, Viewer::Seat(seat))).expect("it is the viewer's");
                prop_assert_eq!(Some(*view), host.view(seat));
                // DUO-2: in the midst of a decision the hand of a turn that is just over may be down already.
                if !host.table().front.put_down.contains(seat) {
                    prop_assert_eq!(view.legal(&rules), host.legal(seat));
                }
            }
            watching.evolve(&rules, &host.redact(event, Viewer::Spectator)).expect("it is the viewer's");
            prop_assert_eq!(watching, host.spectator_view());
        }
    }

    /// TAB-5: a secret goes to its owner and to nobody else; the Chaplain's to nobody (CHAP-2), a card that goes to a
    /// hand which its player has put down to nobody either (DUO-2), and a card that is given to both who have it.
    #[test]
    fn tab_5_a_secret_goes_to_its_owner_alone(mut walk in any_game()) {
        while walk.step().is_some() {}
        let game = &walk.game;
        for event in &walk.log {
            let told = Seat::ALL.into_iter().filter(|&seat| game.redact(event, Viewer::Seat(seat)).secret != Secret::Nothing);
            let told: Vec<Seat> = told.collect();
            let expected = entitled(game.rules(), event);
            prop_assert_eq!(told, expected, "{:?}", event);
            prop_assert_eq!(game.redact(event, Viewer::Spectator).secret, Secret::Nothing);
        }
        prop_assert!(game.rules().chaplain().is_none_or(|seat| game.view(seat).is_none()));
    }
}

/// The seats that may see the event's secret, in the order of their numbers.
fn entitled(rules: &Rules, event: &Event) -> Vec<Seat> {
    let seats = match (event.secret, event.notice.audience()) {
        (Secret::Nothing | Secret::Unseen(_), _) => vec![],
        (_, Audience::Owner(seat)) => vec![seat],
        (_, Audience::Both(one, other)) => vec![one.min(other), one.max(other)],
        (_, Audience::Everyone | Audience::Nobody) => vec![],
    };
    seats.into_iter().filter(|&seat| rules.grizzled().contains(seat)).collect()
}
