//! Questions that the game might ask now, and might not.

use super::Choose;
use crate::game::Game;
use crate::play::Chance;
use crate::vocabulary::{Event, Notice, Seat, Secret};
use crate::vocabulary::{OrderId, Pause, SeatSet, Source, WithdrawalRuling};
use alloc::vec::Vec;

/// Asks somebody something, with seats and cards that are there.
pub(super) fn any_question(game: &Game, chance: &mut impl Chance) -> Event {
    let (table, seat) = (game.table(), chance.any_seat());
    let in_mission = table.in_mission.iter().nth(chance.less_than(table.in_mission.len().into())).unwrap_or(seat);
    let open = |notice| Event { notice, secret: Secret::Nothing };
    match chance.less_than(10) {
        0 | 1 => open(Notice::TurnStarted { seat: in_mission, withdrawal: any_ruling(game, seat, chance) }),
        2 => open(Notice::ChristmasAsked { seat, draws: chance.less_than(3) as u8 }),
        3 => {
            let speaker = chance.pick(&[in_mission, table.turn]);
            let helped = table.in_mission.difference(game.rules().seats_of_player(speaker));
            let asked = chance.pick(&[helped, table.in_mission.without(speaker), SeatSet::EMPTY]);
            let (threat, returned) = (chance.any_threat(), chance.one_in(2));
            open(Notice::SpeechMade { seat: speaker, threat, asked, returned })
        }
        4 => open(Notice::ReliefAsked { seat, knocks: chance.less_than(5) as u8, charm: chance.one_in(2) }),
        5 => {
            let number = chance.pick(&[table.mission, table.mission.saturating_add(1)]);
            open(Notice::MissionStarted { number, seats: game.rules().grizzled() })
        }
        _ => of_a_module(game, seat, chance),
    }
}

fn of_a_module(game: &Game, seat: Seat, chance: &mut impl Chance) -> Event {
    let leader = game.table().leader;
    let mut secret = Secret::Nothing;
    let notice = match chance.less_than(10) {
        0 => Notice::HelpAsked { seats: game.rules().players() },
        1 | 2 => Notice::HelpInvited { seat, pause: chance.pick(&Pause::ALL) },
        3 => {
            let deck: Vec<OrderId> = game.state().roster_decks().orders.iter().collect();
            let top = game.state().roster_decks().top_order;
            let one = top.or(deck.first().copied()).unwrap_or_else(|| chance.any_order());
            let other = deck.last().copied().unwrap_or_else(|| chance.any_order());
            secret = Secret::Orders(one, other);
            Notice::OrdersDrawn { seat: leader }
        }
        4 => Notice::IntensityAsked { seat: chance.pick(&[leader, seat]) },
        5 => Notice::CancellationAsked { seat, draws: chance.less_than(3) as u8 },
        6 => Notice::RecruitTurn { leader: chance.pick(&[leader, leader, seat]) },
        7 => Notice::RefillAsked { seat: chance.pick(&[leader, seat]) },
        8 => Notice::AnswerAsked { seat },
        _ => {
            let pause = chance.one_in(2).then(|| chance.pick(&Pause::ALL));
            let left = 1 + chance.less_than(3) as u8;
            let seat = chance.pick(&[game.table().turn, seat]);
            Notice::ChoiceAsked { seat, source: any_source(game, chance), left, pause }
        }
    };
    Event { notice, secret }
}

fn any_ruling(game: &Game, seat: Seat, chance: &mut impl Chance) -> WithdrawalRuling {
    let knock = game.table().knocks.of(seat).next().map(Source::Knock);
    let source = knock.unwrap_or_else(|| any_source(game, chance));
    chance.pick(&[
        WithdrawalRuling::Free,
        WithdrawalRuling::Free,
        WithdrawalRuling::Must(source),
        WithdrawalRuling::Cannot(source),
    ])
}

/// Some card that is in play, most often.
fn any_source(game: &Game, chance: &mut impl Chance) -> Source {
    let table = game.table();
    let help = table.helping_hands.held.iter().flat_map(|help| help.iter()).chain(table.helping_hands.in_force.iter());
    let orders = table.orders.in_play.iter().map(Source::Order);
    let all: Vec<Source> = help.map(Source::Help).chain(orders).collect();
    if all.is_empty() || chance.one_in(6) { chance.any_source() } else { chance.pick(&all) }
}
