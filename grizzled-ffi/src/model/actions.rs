//! Actions: a number for each command. A mask has a bit for each action that is legal now.

use crate::codes::*;
use grizzled_core::play::Legal;
use grizzled_core::vocabulary::{Choice, HelpId, OrderId, Threat, Tile, Tiles, Withdrawal};
use grizzled_core::{CardId, Command, Seat};

/// Tiles removed, by their place.
const REMOVALS: [Tiles; 15] = {
    use Tile::{DoubleLeft as DL, DoubleRight as DR, Left as L, Right as R};
    [
        Tiles::NONE,
        Tiles::of(&[L]),
        Tiles::of(&[R]),
        Tiles::of(&[DL]),
        Tiles::of(&[DR]),
        Tiles::of(&[L, L]),
        Tiles::of(&[L, R]),
        Tiles::of(&[L, DL]),
        Tiles::of(&[L, DR]),
        Tiles::of(&[R, R]),
        Tiles::of(&[R, DL]),
        Tiles::of(&[R, DR]),
        Tiles::of(&[DL, DL]),
        Tiles::of(&[DL, DR]),
        Tiles::of(&[DR, DR]),
    ]
};
const NO_TILE: u32 = Tile::ALL.len() as u32;

/// A mask of actions.
pub(crate) type Mask = [u64; GRZ_MASK_WORDS as usize];

/// The mask with no action in it.
pub(crate) const NO_ACTION: Mask = [0; GRZ_MASK_WORDS as usize];

/// The number of a command; of a relief that is its place among the legal commands. Nothing for a command that is never
/// legal.
pub(crate) fn action_of(command: &Command, legal: &Legal) -> Option<u32> {
    Some(match *command {
        Command::Play(card) => GRZ_ACTION_PLAY + number(card)?,
        Command::Charm(card) => GRZ_ACTION_CHARM + number(card)?,
        Command::Speech(threat) => GRZ_ACTION_SPEECH + u32::from(threat.number()),
        Command::Withdraw(withdrawal) => withdrawal_action(withdrawal)?,
        Command::Intensity(cards) => {
            Some(GRZ_ACTION_INTENSITY + u32::from(cards)).filter(|&action| action < GRZ_ACTION_ANSWER)?
        }
        Command::Answer(None) => GRZ_ACTION_ANSWER_NONE,
        Command::Answer(Some(card)) => GRZ_ACTION_ANSWER + number(card)?,
        Command::Christmas(None) => GRZ_ACTION_CHRISTMAS_NONE,
        Command::Christmas(Some(card)) => GRZ_ACTION_CHRISTMAS + number(card)?,
        Command::Relief(_) => GRZ_ACTION_RELIEF + legal.iter().position(|listed| listed == *command)? as u32,
        _ => return module_action(command),
    })
}

fn withdrawal_action(Withdrawal { removed, tile }: Withdrawal) -> Option<u32> {
    Some(first_of(removed)? + tile.map_or(NO_TILE, |tile| tile.number().into()))
}

/// Where the withdrawals that remove these tiles begin.
fn first_of(removed: Tiles) -> Option<u32> {
    let place = REMOVALS.iter().position(|&tiles| tiles == removed)? as u32;
    Some(GRZ_ACTION_WITHDRAW + place * (NO_TILE + 1))
}

fn module_action(command: &Command) -> Option<u32> {
    Some(match *command {
        Command::Order(order) => GRZ_ACTION_ORDER + u32::from(order.number()),
        Command::Keep(help) => GRZ_ACTION_KEEP + u32::from(help.number()),
        Command::Help(help) => GRZ_ACTION_HELP + u32::from(help.number()),
        Command::Choose(Choice::Card(card)) => GRZ_ACTION_CHOOSE_CARD + number(card)?,
        Command::Choose(Choice::Seat(seat)) => GRZ_ACTION_CHOOSE_SEAT + u32::from(seat.number()),
        Command::Choose(Choice::Order(order)) => GRZ_ACTION_CHOOSE_ORDER + u32::from(order.number()),
        Command::Choose(Choice::Gift { card, to }) => {
            GRZ_ACTION_CHOOSE_GIFT + number(card)? * Seat::ALL.len() as u32 + u32::from(to.number())
        }
        Command::RecruitPlay(card) => GRZ_ACTION_RECRUIT_PLAY + number(card)?,
        Command::RecruitWithdraw => GRZ_ACTION_RECRUIT_WITHDRAW,
        Command::Cancel(order) => GRZ_ACTION_CANCEL + u32::from(order.number()),
        Command::Refill => GRZ_ACTION_REFILL,
        Command::Decline => GRZ_ACTION_DECLINE,
        _ => return None,
    })
}

/// A card of a deck; other numbers have no actions.
fn number(card: CardId) -> Option<u32> {
    Some(u32::from(card.number())).filter(|&number| number < GRZ_ACTION_CHARM)
}

/// A kind of action: where its numbers begin, and the command at a place among them.
type Kind = (u32, fn(u32, &Legal) -> Option<Command>);

const KINDS: [Kind; 23] = [
    (GRZ_ACTION_PLAY, |place, _| card(place).map(Command::Play)),
    (GRZ_ACTION_CHARM, |place, _| card(place).map(Command::Charm)),
    (GRZ_ACTION_SPEECH, |place, _| Threat::new(place as u8).map(Command::Speech)),
    (GRZ_ACTION_WITHDRAW, |place, _| {
        let (removed, tile) = (place / (NO_TILE + 1), place % (NO_TILE + 1));
        Some(Command::Withdraw(Withdrawal { removed: REMOVALS[removed as usize], tile: Tile::new(tile as u8) }))
    }),
    (GRZ_ACTION_INTENSITY, |place, _| Some(Command::Intensity(place as u8))),
    (GRZ_ACTION_ANSWER, |place, _| card(place).map(|card| Command::Answer(Some(card)))),
    (GRZ_ACTION_ANSWER_NONE, |_, _| Some(Command::Answer(None))),
    (GRZ_ACTION_CHRISTMAS, |place, _| card(place).map(|card| Command::Christmas(Some(card)))),
    (GRZ_ACTION_CHRISTMAS_NONE, |_, _| Some(Command::Christmas(None))),
    (GRZ_ACTION_RELIEF, |place, legal| {
        legal.get(place as usize).filter(|command| matches!(command, Command::Relief(_)))
    }),
    (GRZ_ACTION_ORDER, |place, _| order(place).map(Command::Order)),
    (GRZ_ACTION_KEEP, |place, _| help(place).map(Command::Keep)),
    (GRZ_ACTION_HELP, |place, _| help(place).map(Command::Help)),
    (GRZ_ACTION_CHOOSE_CARD, |place, _| card(place).map(|card| Command::Choose(Choice::Card(card)))),
    (GRZ_ACTION_CHOOSE_SEAT, |place, _| seat(place).map(|seat| Command::Choose(Choice::Seat(seat)))),
    (GRZ_ACTION_CHOOSE_ORDER, |place, _| order(place).map(|order| Command::Choose(Choice::Order(order)))),
    (GRZ_ACTION_CHOOSE_GIFT, |place, _| {
        let seats = Seat::ALL.len() as u32;
        let (card, to) = (card(place / seats)?, seat(place % seats)?);
        Some(Command::Choose(Choice::Gift { card, to }))
    }),
    (GRZ_ACTION_RECRUIT_PLAY, |place, _| card(place).map(Command::RecruitPlay)),
    (GRZ_ACTION_RECRUIT_WITHDRAW, |_, _| Some(Command::RecruitWithdraw)),
    (GRZ_ACTION_CANCEL, |place, _| order(place).map(Command::Cancel)),
    (GRZ_ACTION_REFILL, |_, _| Some(Command::Refill)),
    (GRZ_ACTION_DECLINE, |_, _| Some(Command::Decline)),
    // Behind the last.
    (GRZ_ACTION_COUNT, |_, _| None),
];

fn card(place: u32) -> Option<CardId> {
    CardId::new(place as u8)
}

fn order(place: u32) -> Option<OrderId> {
    OrderId::new(place as u8)
}

fn help(place: u32) -> Option<HelpId> {
    HelpId::new(place as u8)
}

fn seat(place: u32) -> Option<Seat> {
    Seat::new(place as u8)
}

/// The command with this number; of a relief, the one that is legal now.
pub(crate) fn command_of(action: u32, legal: &Legal) -> Option<Command> {
    let (first, command) = KINDS.iter().rev().find(|(first, _)| *first <= action)?;
    command(action - first, legal)
}

/// The actions that are legal.
pub(crate) fn mask_of(legal: &Legal) -> Mask {
    let mut mask = NO_ACTION;
    set_actions(&mut mask, legal);
    mask
}

/// Puts the actions that are legal into a mask.
pub(crate) fn set_actions(mask: &mut Mask, legal: &Legal) {
    match legal {
        // As nearly always: sets are put in as they are.
        Legal::Turn { play, charm, speech, withdraw, help } => {
            withdraw.by_removal().for_each(|(removed, kinds)| set_withdrawals(mask, removed, kinds));
            set_all(mask, GRZ_ACTION_PLAY, play.bits());
            set_all(mask, GRZ_ACTION_CHARM, charm.bits());
            set_all(mask, GRZ_ACTION_SPEECH, speech.bits().into());
            set_all(mask, GRZ_ACTION_HELP, help.bits().into());
        }
        Legal::Answer(cards) => {
            set_all(mask, GRZ_ACTION_ANSWER, cards.bits());
            set(mask, GRZ_ACTION_ANSWER_NONE);
        }
        Legal::Christmas(cards) => {
            set_all(mask, GRZ_ACTION_CHRISTMAS, cards.bits());
            set(mask, GRZ_ACTION_CHRISTMAS_NONE);
        }
        // Places of relief are not looked for one by one.
        Legal::Relief { .. } => (0..legal.len() as u32).for_each(|place| set(mask, GRZ_ACTION_RELIEF + place)),
        _ => legal.iter().filter_map(|command| action_of(&command, legal)).for_each(|action| set(mask, action)),
    }
}

fn set(mask: &mut Mask, action: u32) {
    mask[action as usize / 64] |= 1 << (action % 64);
}

/// Sets the withdrawals that remove these tiles and play one of these kinds, or none where there is no kind.
fn set_withdrawals(mask: &mut Mask, removed: Tiles, kinds: u8) {
    if let Some(first) = first_of(removed) {
        let tiles = if kinds == 0 { 1 << NO_TILE } else { kinds };
        set_all(mask, first, tiles.into());
    }
}

/// Sets the bits of a set, from the bit `first` on. No set has more members than 128 less what `first` is beyond a word.
fn set_all(mask: &mut Mask, first: u32, set: u128) {
    let word = first as usize / 64;
    let bits = set << (first % 64);
    mask[word] |= bits as u64;
    mask[word + 1] |= (bits >> 64) as u64;
}
