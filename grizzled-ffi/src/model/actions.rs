//! Actions: a number for each command. A mask has a bit for each action that is legal now.

use crate::codes::*;
use grizzled_core::{CardId, CardSet, Choice, Command, HelpId, Legal, OrderId, Seat, Threat, Tile, Tiles, Withdrawal};

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

/// The number of a command; of a relief that is its place among the legal commands. Nothing for a command that is never
/// legal.
pub(crate) fn action_of(command: &Command, legal: &Legal) -> Option<u32> {
    Some(match *command {
        Command::Play(card) => GRZ_ACTION_PLAY + number(card)?,
        Command::Charm(card) => GRZ_ACTION_CHARM + number(card)?,
        Command::Speech(threat) => GRZ_ACTION_SPEECH + u32::from(threat.number()),
        Command::Withdraw(Withdrawal { removed, tile }) => {
            let place = REMOVALS.iter().position(|&tiles| tiles == removed)? as u32;
            let tile = tile.map_or(NO_TILE, |tile| tile.number().into());
            GRZ_ACTION_WITHDRAW + place * (NO_TILE + 1) + tile
        }
        Command::Intensity(cards) => {
            Some(GRZ_ACTION_INTENSITY + u32::from(cards)).filter(|&action| action < GRZ_ACTION_ANSWER)?
        }
        Command::Answer(None) => GRZ_ACTION_ANSWER_NONE,
        Command::Answer(Some(card)) => GRZ_ACTION_ANSWER + number(card)?,
        Command::Christmas(None) => GRZ_ACTION_CHRISTMAS_NONE,
        Command::Christmas(Some(card)) => GRZ_ACTION_CHRISTMAS + number(card)?,
        Command::Relief(_) => GRZ_ACTION_RELIEF + legal.iter().position(|listed| listed == *command)? as u32,
        _ => return front_action(command),
    })
}

fn front_action(command: &Command) -> Option<u32> {
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
        _ => GRZ_ACTION_DECLINE,
    })
}

/// A card of a deck; other numbers have no actions.
fn number(card: CardId) -> Option<u32> {
    Some(u32::from(card.number())).filter(|&number| number < GRZ_ACTION_CHARM)
}

/// The command with this number; of a relief, the one that is legal now.
pub(crate) fn command_of(action: u32, legal: &Legal) -> Option<Command> {
    let card = |first: u32| CardId::new((action - first) as u8);
    let order = |first: u32| OrderId::new((action - first) as u8);
    let help = |first: u32| HelpId::new((action - first) as u8);
    Some(match action {
        ..GRZ_ACTION_CHARM => Command::Play(card(GRZ_ACTION_PLAY)?),
        ..GRZ_ACTION_SPEECH => Command::Charm(card(GRZ_ACTION_CHARM)?),
        ..GRZ_ACTION_WITHDRAW => Command::Speech(Threat::new((action - GRZ_ACTION_SPEECH) as u8)?),
        ..GRZ_ACTION_INTENSITY => {
            let place = action - GRZ_ACTION_WITHDRAW;
            let (removed, tile) = (place / (NO_TILE + 1), place % (NO_TILE + 1));
            Command::Withdraw(Withdrawal { removed: REMOVALS[removed as usize], tile: Tile::new(tile as u8) })
        }
        ..GRZ_ACTION_ANSWER => Command::Intensity((action - GRZ_ACTION_INTENSITY) as u8),
        ..GRZ_ACTION_ANSWER_NONE => Command::Answer(Some(card(GRZ_ACTION_ANSWER)?)),
        GRZ_ACTION_ANSWER_NONE => Command::Answer(None),
        ..GRZ_ACTION_CHRISTMAS_NONE => Command::Christmas(Some(card(GRZ_ACTION_CHRISTMAS)?)),
        GRZ_ACTION_CHRISTMAS_NONE => Command::Christmas(None),
        ..GRZ_ACTION_ORDER => relief(legal, (action - GRZ_ACTION_RELIEF) as usize)?,
        ..GRZ_ACTION_KEEP => Command::Order(order(GRZ_ACTION_ORDER)?),
        ..GRZ_ACTION_HELP => Command::Keep(help(GRZ_ACTION_KEEP)?),
        ..GRZ_ACTION_CHOOSE_CARD => Command::Help(help(GRZ_ACTION_HELP)?),
        ..GRZ_ACTION_CHOOSE_SEAT => Command::Choose(Choice::Card(card(GRZ_ACTION_CHOOSE_CARD)?)),
        ..GRZ_ACTION_CHOOSE_ORDER => Command::Choose(Choice::Seat(Seat::new((action - GRZ_ACTION_CHOOSE_SEAT) as u8)?)),
        ..GRZ_ACTION_CHOOSE_GIFT => Command::Choose(Choice::Order(order(GRZ_ACTION_CHOOSE_ORDER)?)),
        ..GRZ_ACTION_RECRUIT_PLAY => gift(action - GRZ_ACTION_CHOOSE_GIFT)?,
        ..GRZ_ACTION_RECRUIT_WITHDRAW => Command::RecruitPlay(card(GRZ_ACTION_RECRUIT_PLAY)?),
        GRZ_ACTION_RECRUIT_WITHDRAW => Command::RecruitWithdraw,
        ..GRZ_ACTION_REFILL => Command::Cancel(order(GRZ_ACTION_CANCEL)?),
        GRZ_ACTION_REFILL => Command::Refill,
        GRZ_ACTION_DECLINE => Command::Decline,
        _ => return None,
    })
}

fn relief(legal: &Legal, place: usize) -> Option<Command> {
    legal.get(place).filter(|command| matches!(command, Command::Relief(_)))
}

fn gift(place: u32) -> Option<Command> {
    let seats = Seat::ALL.len() as u32;
    let (card, to) = (CardId::new((place / seats) as u8)?, Seat::new((place % seats) as u8)?);
    Some(Command::Choose(Choice::Gift { card, to }))
}

/// The actions that are legal.
pub(crate) fn mask_of(legal: &Legal) -> Mask {
    let mut mask = [0; GRZ_MASK_WORDS as usize];
    let mut set = |action: u32| mask[action as usize / 64] |= 1 << (action % 64);
    match legal {
        // As nearly always: sets of cards are put in as they are.
        Legal::Turn { play, charm, speech, withdraw, help } => {
            for command in withdraw.iter().map(Command::Withdraw).chain(help.iter().map(Command::Help)) {
                action_of(&command, legal).into_iter().for_each(&mut set);
            }
            for threat in speech.iter() {
                set(GRZ_ACTION_SPEECH + u32::from(threat.number()));
            }
            put_cards(&mut mask, GRZ_ACTION_PLAY, *play);
            put_cards(&mut mask, GRZ_ACTION_CHARM, *charm);
        }
        // Places of relief are not looked for one by one.
        Legal::Relief { .. } => (0..legal.len() as u32).for_each(|place| set(GRZ_ACTION_RELIEF + place)),
        _ => legal.iter().filter_map(|command| action_of(&command, legal)).for_each(set),
    }
    mask
}

/// Sets a bit for each card, from the bit `first` on.
fn put_cards(mask: &mut Mask, first: u32, cards: CardSet) {
    let (word, shift) = (first as usize / 64, first % 64);
    let bits = cards.bits();
    let (low, high) = (bits << shift, bits.checked_shr(128 - shift).unwrap_or(0));
    mask[word] |= low as u64;
    mask[word + 1] |= (low >> 64) as u64;
    mask[word + 2] |= high as u64;
}
