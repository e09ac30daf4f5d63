//! Events by one who knows the game and lies about what happened in it: most of what they name is there.

use super::{Choose, any_event};
use crate::game::Game;
use crate::play::Chance;
use crate::state::{Answer, Knowledge};
use crate::vocabulary::{Audience, CardSet, HelpId, OrderId, Origin, Pile, Tile};
use crate::vocabulary::{CardId, Event, Notice, Seat, Secret};
use alloc::vec;
use alloc::vec::Vec;

/// Any event, with cards, tiles and names in it that are somewhere in this game.
pub(super) fn forged(game: &Game, chance: &mut impl Chance) -> Event {
    let Event { notice, secret } = any_event(chance);
    let notice = match notice {
        notice if notice.tag() >= 64 => forged_module_event(game, notice, chance),
        notice => forged_notice(game, notice, chance),
    };
    Event { notice, secret: forged_secret(game, &notice, chance).unwrap_or(secret) }
}

fn forged_notice(game: &Game, notice: Notice, chance: &mut impl Chance) -> Notice {
    let (seat, table) = (chance.any_seat(), game.table());
    match notice {
        Notice::ThreatPlayed { .. } | Notice::KnockAssigned { .. } | Notice::ChristmasPlayed { .. } => {
            let from = chance.pick(&[Origin::Hand, Origin::Hand, Origin::Trap, Origin::Recruit, Origin::Position]);
            let card = match from {
                Origin::Hand => one_of(game.state().own(seat).hand, chance),
                Origin::Recruit => one_of(table.recruits.hand(), chance),
                Origin::Trap | Origin::Clumsy | Origin::Position => top(game),
            };
            match game.rules().catalog().face(card) {
                face if face.hard_knock().is_some() => Notice::KnockAssigned { seat, card, from },
                face if face.threats().is_empty() => Notice::ChristmasPlayed { seat, card, from },
                _ => Notice::ThreatPlayed { seat, card, from },
            }
        }
        Notice::ChristmasDiscarded { .. } => Notice::ChristmasDiscarded { card: table.open.unwrap_or(top(game)) },
        Notice::KnockDiscarded { .. } => {
            Notice::KnockDiscarded { seat, card: one_of(table.knocks.before(seat), chance) }
        }
        Notice::CharmUsed { .. } => Notice::CharmUsed { seat, card: one_of(table.no_mans_land, chance) },
        Notice::SpeechMade { threat, asked, returned, .. } => {
            Notice::SpeechMade { seat, threat, asked: asked.without(seat), returned }
        }
        Notice::SpeechAnswered { .. } => Notice::SpeechAnswered { seat: table.awaited.iter().next().unwrap_or(seat) },
        Notice::SpeechRevealed { .. } => {
            let card = match game.state().own(seat).answer {
                Answer::Discard(card) => Some(card),
                _ => None,
            };
            Notice::SpeechRevealed { seat, card }
        }
        Notice::TileRevealed { .. } => {
            let tile = game.state().own(seat).tile.unwrap_or(Tile::Left);
            Notice::TileRevealed { seat, tile, to: chance.any_seat() }
        }
        Notice::TrialsShuffled { .. } => Notice::TrialsShuffled { trials: table.trials + table.no_mans_land.len() },
        Notice::MissionStarted { number, .. } if chance.one_in(2) => {
            Notice::MissionStarted { number, seats: game.rules().grizzled() }
        }
        // An early end would leave little to lie about.
        Notice::GameEnded { .. } if !chance.one_in(20) => Notice::MissionSucceeded,
        other => other,
    }
}

fn forged_module_event(game: &Game, notice: Notice, chance: &mut impl Chance) -> Notice {
    let (seat, table) = (chance.any_seat(), game.table());
    let hand = game.state().own(seat).hand;
    match notice {
        Notice::OrderChosen { seat, order, returned } => {
            let order = orders(game).get(chance.less_than(8)).copied().unwrap_or(order);
            Notice::OrderChosen { seat, order, returned }
        }
        Notice::OrderDiscarded { order, cancelled } => {
            Notice::OrderDiscarded { order: table.orders.in_play.iter().next().unwrap_or(order), cancelled }
        }
        Notice::RecruitArrived { recruit, tokens, .. } => {
            let next = table.recruits.turned_up.or(game.state().roster_decks().recruits.iter().next());
            Notice::RecruitArrived { recruit: next.unwrap_or(recruit), after: seat, tokens }
        }
        Notice::RecruitTurnedUp { recruit } => {
            let next = game.state().roster_decks().recruits.iter().next();
            Notice::RecruitTurnedUp { recruit: next.unwrap_or(recruit) }
        }
        Notice::RecruitDrew { .. } => Notice::RecruitDrew { card: top(game) },
        Notice::RecruitDiscarded { .. } => {
            let cards = table.recruits.hand();
            Notice::RecruitDiscarded { card: one_of(cards, chance) }
        }
        Notice::RecruitLeft { recruit, sent_home } => {
            Notice::RecruitLeft { recruit: table.recruits.in_play.map_or(recruit, |it| it.recruit), sent_home }
        }
        Notice::CardDiscarded { .. } => Notice::CardDiscarded { seat, card: one_of(hand, chance) },
        Notice::CardCleared { .. } => Notice::CardCleared { card: one_of(game.table().no_mans_land, chance) },
        Notice::HelpHeld { seat, help } => Notice::HelpHeld { seat, help: known_help(game, seat, help) },
        Notice::HelpUsed { help, .. } => match game.table().helping_hands.held[seat.index()].iter().next() {
            Some(help) => Notice::HelpUsed { seat, help },
            None => Notice::HelpUsed { seat, help },
        },
        Notice::TrialsSeen { seat, .. } => Notice::TrialsSeen { seat, cards: 1 },
        other => other,
    }
}

/// What belongs to this notice, where it is a thing of the game.
fn forged_secret(game: &Game, notice: &Notice, chance: &mut impl Chance) -> Option<Secret> {
    let hand = |seat: Seat| game.state().own(seat).hand;
    Some(match *notice {
        Notice::Dealt { .. } | Notice::Drawn { .. } if chance.one_in(6) => Secret::Unseen(top(game)),
        Notice::Dealt { .. } | Notice::Drawn { .. } => Secret::Card(top(game)),
        Notice::SpeechAnswered { seat } => Secret::Answer(hand(seat).get(chance.less_than(3))),
        Notice::Withdrew { seat, played: true, .. } | Notice::ChaplainPlayed { seat } => {
            Secret::Tile(game.state().own(seat).tiles.kind(0).unwrap_or(Tile::Left))
        }
        Notice::TrialsShuffled { .. } => {
            let trials = game.state().decks().trials();
            Secret::Order(game.table().no_mans_land.iter().chain(trials.iter()).collect())
        }
        Notice::CardGiven { from: seat, .. } | Notice::CardReturned { seat } => {
            Secret::Card(one_of(hand(seat), chance))
        }
        Notice::HandPassed { from: seat, .. } | Notice::HandTakenUp { seat } => {
            Secret::Hand(hand(seat).iter().collect())
        }
        Notice::TrialsSeen { .. } => Secret::Order(Pile::of(&[top(game)])),
        Notice::OrdersDrawn { .. } => {
            let all = orders(game);
            Secret::Orders(*all.get(chance.less_than(all.len()))?, *all.get(chance.less_than(all.len()))?)
        }
        Notice::HelpChosen { seat } => Secret::Kept(known_help(game, seat, HelpId::new(0)?)),
        Notice::DeckSet { .. } | Notice::TilesGiven { .. } => return None,
        _ if notice.audience() == Audience::Everyone => Secret::Nothing,
        _ => return None,
    })
}

/// The card on top, or one that lies elsewhere.
fn top(game: &Game) -> CardId {
    game.state().decks().top().unwrap_or_default()
}

fn one_of(cards: CardSet, chance: &mut impl Chance) -> CardId {
    cards.get(chance.less_than(cards.len().into())).unwrap_or_default()
}

/// The Orders that lie somewhere.
fn orders(game: &Game) -> Vec<OrderId> {
    let drawn = Seat::ALL.into_iter().flat_map(|seat| match game.state().known(seat) {
        Knowledge::Orders(one, other) => vec![one, other],
        _ => vec![],
    });
    let decks = game.state().roster_decks();
    drawn.chain(decks.top_order).chain(decks.orders.iter()).chain(game.table().orders.in_play.iter()).collect()
}

fn known_help(game: &Game, seat: Seat, other: HelpId) -> HelpId {
    match game.state().known(seat) {
        Knowledge::Help(help, _) | Knowledge::Kept(help) => help,
        _ => other,
    }
}
