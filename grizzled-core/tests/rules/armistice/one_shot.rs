//! Section 13: the one-shot (ONE-1), and its Helping Hands (HH-4).

use super::kit::*;
use super::*;
use grizzled_core::cards::{OrderPlan, armistice};
use grizzled_core::{Event, Seeded};

/// A one-shot for so many with cards of the test's own: Orders, Recruits and twelve Helping Hands.
fn one_shot_rules(seats: u8, duo: bool) -> Rules {
    let deck = deck();
    let help = [action(What::Draw); 12];
    let orders = [2, 3, 4].map(|least| Order { intensity: [least, least + 1, least + 2], ..idle() });
    let roster = Roster::new(orders, [recruit(1, 0); 6], help);
    let game = Scenario { help: HelpPlan::DrawTwo, ..Scenario::armistice(seats, &deck, &roster) };
    let game = Scenario { orders: OrderPlan::drawn(0, 2, 0), recruits: all_recruits(5), ..game };
    if duo { game.duo().rules() } else { game.rules() }.expect("a one-shot")
}

/// The start of such a game, with what happened.
fn start(rules: Rules) -> (Game, Vec<Event>) {
    let mut log = Vec::new();
    let setup = Setup { leader: Some(s(0)), ..Setup::default() };
    let game = Game::new(rules, &setup, &mut Seeded::new(1918), &mut log).expect("a game");
    (game, log)
}

/// The two Helping Hands that a seat may keep.
fn offered(game: &Game, seat: u8) -> [HelpId; 2] {
    match game.state().known(s(seat)) {
        Knowledge::Help(one, other) => [one, other],
        known => panic!("seat {seat} was offered nothing: {known:?}"),
    }
}

fn keep(game: &mut Game, seat: u8, which: usize) -> Vec<Event> {
    let mut log = Vec::new();
    let command = Command::Keep(offered(game, seat)[which]);
    game.apply(s(seat), &command, &mut Seeded::new(7), &mut log).expect("what is offered can be kept");
    log
}

/// ONE-1: 30 Trials and the rest Morale, Orders by difficulty, five Recruits, Traps, Helping Hands.
#[test]
fn one_1_the_usual_one_shot() {
    for (orders, counts) in
        [(armistice::BEGINNER, [4, 8, 0]), (armistice::NORMAL, [4, 4, 4]), (armistice::VETERAN, [2, 4, 6])]
    {
        for seats in 3..=5 {
            let rules = Scenario::one_shot(seats, orders).rules().expect("a one-shot");
            assert_eq!((rules.trials(), rules.morale(), rules.cards().len()), (30, 38, 68));
            assert_eq!((orders.by_difficulty, rules.traps(), rules.speeches()), (counts, true, 5));
            let (game, _) = start(rules);
            let table = *game.table();
            assert_eq!((table.orders.left, table.recruits.left), (12, 5));
            assert_eq!(game.table().agenda, Agenda::Keep);
        }
    }
}

/// ONE-1: the deck of Orders has as many of each difficulty as asked for.
#[test]
fn one_1_orders_by_difficulty() {
    let (game, _) = start(Scenario::one_shot(3, armistice::VETERAN).rules().expect("a one-shot"));
    let deck = game.state().roster_decks().orders;
    let of = |difficulty| deck.intersection(armistice::ROSTER.orders_of(difficulty)).len();
    assert_eq!([Difficulty::Easy, Difficulty::Normal, Difficulty::Hard].map(of), [2, 4, 6]);
}

/// ONE-1, ARM-1: Traps are optional: without them none draws, and Aggressive leaves the deck.
#[test]
fn one_1_traps_are_optional() {
    let rules = Scenario::one_shot(3, armistice::NORMAL).without_traps().rules().expect("a one-shot");
    assert_eq!((rules.traps(), rules.cards().len(), rules.trials(), rules.morale()), (false, 67, 30, 37));
    assert!(!rules.cards().contains(armistice::hard_knock(Aggressive)));
}

/// ONE-1, REC-1: which Orders and Recruits lie in the decks nobody at the table sees.
#[test]
fn one_1_the_decks_are_hidden() {
    let (game, log) = start(one_shot_rules(3, false));
    let is_deck = |event: &&Event| matches!(event.notice, Notice::OrdersSet { .. } | Notice::RecruitsSet { .. });
    let decks: Vec<&Event> = log.iter().filter(is_deck).collect();
    assert_eq!(decks.len(), 2);
    for event in decks {
        assert_ne!(event.secret, Secret::Nothing);
        for viewer in [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Seat(s(2)), Viewer::Spectator] {
            assert_eq!(game.redact(event, viewer).secret, Secret::Nothing);
        }
    }
}

/// ONE-1: Recruits are optional.
#[test]
fn one_1_recruits_are_optional() {
    let none = grizzled_core::cards::RecruitPlan::NONE;
    let game = Scenario { recruits: none, ..Scenario::one_shot(4, armistice::NORMAL) };
    let (game, _) = start(game.rules().expect("a one-shot without Recruits"));
    assert_eq!(game.table().recruits.left, 0);
}

/// ONE-1: the first intensity is the Order's minimum, for so many seats, or more.
#[test]
fn one_1_the_first_intensity_is_the_orders_minimum() {
    for seats in 3..=5 {
        let (mut game, _) = start(one_shot_rules(seats, false));
        (0..seats).for_each(|seat| drop(keep(&mut game, seat, 0)));
        let choice = game.legal(s(0)).get(1).expect("two Orders to choose from");
        let Command::Order(order) = choice else { panic!("the Order comes first: {choice:?}") };
        game.apply(s(0), &choice, &mut Seeded::new(1), &mut ()).expect("it is legal");
        let least = game.rules().roster().order(order).expect("it is in the roster").intensity[usize::from(seats - 3)];
        assert_eq!(game.legal(s(0)).get(0), Some(Command::Intensity(least)));
        assert_eq!(least, order.number() + 2 + (seats - 3));
    }
}

/// ONE-1: each player draws two and keeps one; all are asked at once.
#[test]
fn one_1_each_player_draws_two_and_keeps_one() {
    let (mut game, log) = start(one_shot_rules(4, false));
    assert_eq!(game.awaiting(), SeatSet::first(4));
    assert_eq!(log.last().map(|event| event.notice), Some(Notice::HelpAsked { seats: SeatSet::first(4) }));
    let all: Vec<HelpId> = (0..4).flat_map(|seat| offered(&game, seat)).collect();
    assert!((1..all.len()).all(|n| !all[..n].contains(&all[n])), "no card is drawn twice");
    let kept = [2, 0, 3, 1].map(|seat| {
        let kept = offered(&game, seat)[1];
        keep(&mut game, seat, 1);
        (seat, kept)
    });
    for (seat, kept) in kept {
        assert_eq!(game.table().helping_hands.held[usize::from(seat)].iter().collect::<Vec<_>>(), [kept]);
    }
    assert_eq!(game.table().agenda, Agenda::Order, "and the first Mission begins");
}

/// ONE-1: only one of the two drawn can be kept, and only once.
#[test]
fn one_1_only_one_of_the_two_can_be_kept() {
    let (mut game, _) = start(one_shot_rules(3, false));
    let [mine, _] = offered(&game, 0);
    let [others, _] = offered(&game, 1);
    let refused = game.check(s(0), &Command::Keep(others));
    assert_eq!(refused, Err(because(Reason::HelpNotOffered, RuleId::One1)));
    keep(&mut game, 0, 0);
    assert_eq!(game.check(s(0), &Command::Keep(mine)), Err(because(Reason::NotAwaited, RuleId::One1)));
    assert!(game.legal(s(0)).is_empty());
}

/// HH-4: the pair drawn is seen by its player alone.
#[test]
fn hh_4_the_pair_drawn_is_private() {
    let (game, log) = start(one_shot_rules(3, false));
    let offers: Vec<&Event> = log.iter().filter(|event| matches!(event.notice, Notice::HelpOffered { .. })).collect();
    for (seat, offer) in (0..).zip(offers) {
        for viewer in 0..3 {
            let secret = game.redact(offer, Viewer::Seat(s(viewer))).secret;
            assert_eq!(secret != Secret::Nothing, viewer == seat);
        }
        assert_eq!(game.redact(offer, Viewer::Spectator).secret, Secret::Nothing);
    }
    assert_ne!(game.view(s(1)).map(|view| view.known), game.view(s(0)).map(|view| view.known));
}

/// HH-4: until all have chosen, the others do not see which one a seat keeps.
#[test]
fn hh_4_what_is_kept_is_private_until_all_have_chosen() {
    let seen_by_others = |which| {
        let (mut game, _) = start(one_shot_rules(3, false));
        let log = keep(&mut game, 0, which);
        assert!(game.table().helping_hands.held.iter().all(|held| held.is_empty()));
        let others = [1, 2].map(|seat| {
            let seen: Vec<_> = log.iter().map(|event| game.redact(event, Viewer::Seat(s(seat)))).collect();
            (seen, game.view(s(seat)), game.legal(s(seat)))
        });
        (others, game.spectator_view())
    };
    assert_eq!(seen_by_others(0), seen_by_others(1));
}

/// HH-4: when the last has chosen, all see what each holds.
#[test]
fn hh_4_what_is_kept_is_shown_when_all_have_chosen() {
    let (mut game, _) = start(one_shot_rules(3, false));
    let kept = [0, 1, 2].map(|seat| offered(&game, seat)[0]);
    keep(&mut game, 1, 0);
    keep(&mut game, 2, 0);
    let log = keep(&mut game, 0, 0);
    let held: Vec<Notice> = log.iter().map(|event| event.notice).skip(1).take(3).collect();
    let shown = |seat: u8| Notice::HelpHeld { seat: s(seat), help: kept[usize::from(seat)] };
    assert_eq!(held, [shown(0), shown(1), shown(2)]);
    assert_eq!(game.spectator_view().table.helping_hands.held.map(|held| held.len()), [1, 1, 1, 0, 0]);
}

/// HH-4: what is set aside stays unknown: nobody else can distinguish one card that was set aside from another.
#[test]
fn hh_4_what_is_set_aside_stays_unknown() {
    let (mut game, _) = start(one_shot_rules(3, false));
    let aside = [0, 1, 2].map(|seat| offered(&game, seat)[1]);
    let mut log = Vec::new();
    (0..3).for_each(|seat| log.extend(keep(&mut game, seat, 0)));
    for seat in 0..3 {
        let view = game.view(s(seat)).expect("a player's view");
        assert!(aside.iter().all(|&help| view.table.helping_hands.holder(help).is_none()));
        assert!(!matches!(view.known, Knowledge::Help(..) | Knowledge::Kept(_)), "what was offered is over");
    }
    let shows = |event: &Event| match (event.notice, event.secret) {
        (Notice::HelpHeld { help, .. }, _) | (_, Secret::Kept(help)) => aside.contains(&help),
        _ => false,
    };
    assert!(!log.iter().any(shows));
}

/// ONE-1, DUO-1: in the game for two each player draws two, not each Grizzled.
#[test]
fn one_1_in_duo_each_player_keeps_one() {
    let (mut game, _) = start(one_shot_rules(4, true));
    assert_eq!(game.awaiting(), seats(&[0, 2]));
    keep(&mut game, 0, 0);
    keep(&mut game, 2, 1);
    assert_eq!(game.table().helping_hands.held.map(|held| held.len()), [1, 0, 1, 0, 0]);
}

/// HH-1, ONE-1: a Friendship that is kept is in play at once.
#[test]
fn hh_1_a_friendship_kept_is_in_play_at_once() {
    let deck = deck();
    let roster = of_help(&[friendship(lasting(What::Harmless(Mask))); 6]);
    let game = Scenario { help: HelpPlan::DrawTwo, ..Scenario::armistice(3, &deck, &roster) };
    let (mut game, _) = start(game.rules().expect("a game with Friendships"));
    keep(&mut game, 0, 0);
    keep(&mut game, 1, 0);
    assert!(game.table().modifiers.harmless().is_empty());
    keep(&mut game, 2, 0);
    assert_eq!(game.table().modifiers.harmless(), ThreatSet::of(&[Mask]));
    assert_eq!(game.table().agenda, Agenda::Intensity);
}
