//! Views and redacted events, against the table of who may learn what.

use super::{any_game, any_rules};
use grizzled_core::state::Agenda;
use grizzled_core::testkit::secrets::a_position;
use grizzled_core::testkit::{Entitled, Walk};
use grizzled_core::{Event, Game, Rules, Seat, SeatView, SpectatorView, Viewer};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// TAB-5: a client that only ever got what the table of rights gives it has the view that the host would show it, after
    /// every single event: `view(evolve(state, event)) == evolve(view(state), redact(event))`.
    #[test]
    fn tab_5_a_client_with_its_stream_has_the_hosts_view(mut walk in any_game()) {
        while walk.step().is_some() {}
        streams_give_views(walk.game.rules(), &walk.log);
    }

    /// A client of a game that starts from a position has the host's view.
    #[test]
    fn set_6_a_client_of_a_game_from_a_position_has_the_hosts_view(rules in any_rules(), seed: u64) {
        let Some(start) = a_position(&rules, seed) else { return Ok(()) };
        let mut walk = Walk::from(rules, &start, seed).expect("a position in which a game stood");
        while walk.step().is_some() {}
        streams_give_views(&rules, &walk.log);
    }

    /// TAB-5: every viewer gets of every event what the table of rights gives it, no more and no less.
    #[test]
    fn tab_5_everybody_gets_what_the_table_of_rights_gives(mut walk in any_game()) {
        while walk.step().is_some() {}
        let game = &walk.game;
        let mut entitled = Entitled::new(game.rules());
        for event in &walk.log {
            prop_assert!(entitled.is_whole(event), "{:?}", event);
            for viewer in Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
                prop_assert_eq!(game.redact(event, viewer), entitled.seen(event, viewer), "{:?} {:?}", event, viewer);
            }
            entitled.follow(&event.notice);
        }
        prop_assert!(game.rules().chaplain().is_none_or(|seat| game.view(seat).is_none()));
    }

    /// DUO-2: between two decisions each player sees one of its two hands, that of its Grizzled who acts next.
    #[test]
    fn duo_2_each_player_sees_the_hand_of_its_grizzled_who_acts_next(seed: u64) {
        let mut walk = Walk::new(crate::modes::duo(), seed);
        loop {
            sees_the_right_hands(&walk.game);
            if walk.step().is_none() {
                break;
            }
        }
    }
}

fn streams_give_views(rules: &Rules, log: &[Event]) {
    let (mut views, mut watching) = (Seat::ALL.map(SeatView::new), SpectatorView::default());
    let (mut host, mut entitled) = (Game::empty(*rules), Entitled::new(rules));
    for event in log {
        host.evolve_unchecked(event);
        for seat in rules.grizzled().iter() {
            let view = &mut views[seat.index()];
            view.evolve(rules, &entitled.seen(event, Viewer::Seat(seat))).expect("it is the seat's");
            assert_eq!(Some(*view), host.view(seat), "{seat} after {event:?}");
            // In the middle of a decision the host waits for nobody, which a view alone does not show.
            if !host.awaiting().is_empty() {
                assert_eq!(view.legal(rules), host.legal(seat));
            }
        }
        watching.evolve(rules, &entitled.seen(event, Viewer::Spectator)).expect("nothing is secret in it");
        assert_eq!(watching, host.spectator_view());
        entitled.follow(&event.notice);
    }
}

/// DUO-2 where nothing but the turn or the intensity is asked: players 0 and 1 have seats 0 and 1, 2 and 3.
fn sees_the_right_hands(game: &Game) {
    let table = game.table();
    let next = match table.agenda {
        Agenda::Turn { .. } => table.turn,
        Agenda::Intensity => table.leader,
        _ => return,
    };
    for own in [[Seat::S0, Seat::S1], [Seat::S2, Seat::S3]] {
        let up: Vec<Seat> = own.into_iter().filter(|&seat| !table.put_down.contains(seat)).collect();
        assert_eq!(up.len(), 1, "one hand of two is seen");
        // Clockwise from whose turn it is, or from the Leader.
        let order = (0..4).map(|steps| Seat::ALL[(next.index() + steps) % 4]);
        let acts_next = order.filter(|seat| own.contains(seat)).find(|&seat| table.in_mission.contains(seat));
        assert!(acts_next.is_none_or(|seat| up == [seat]), "{acts_next:?} acts next, and {up:?} is seen");
    }
}
