//! Commands as the fields of `grz_command`, and as actions.

use grizzled_core::vocabulary::{Choice, Relief, Tile, Tiles, Withdrawal};
use grizzled_core::{CardId, Command};

/// In a field: nothing.
pub(crate) const NONE: u8 = u8::MAX;

/// The fields of a command in the order of the header, without its size and what is reserved; a word is two numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    pub(crate) tag: u8,
    intensity: u8,
    card: u8,
    threat: u8,
    tile: u8,
    relief: u8,
    choice: u8,
    seat: u8,
    removed: [u8; 4],
    knocks: u128,
    roster_card: u8,
}

/// A command in which no field says anything.
pub(crate) const BLANK: Fields = Fields {
    tag: 0,
    intensity: 0,
    card: NONE,
    threat: NONE,
    tile: NONE,
    relief: 0,
    choice: 0,
    seat: NONE,
    removed: [0; 4],
    knocks: 0,
    roster_card: NONE,
};

impl Fields {
    pub(crate) fn numbers(self) -> [u32; 17] {
        let [a, b, c, d] = self.removed.map(u32::from);
        let small = |number: u8| u32::from(number);
        let knocks = |shift: u32| (self.knocks >> shift) as u32;
        [
            small(self.tag),
            small(self.intensity),
            small(self.card),
            small(self.threat),
            small(self.tile),
            small(self.relief),
            small(self.choice),
            small(self.seat),
            a,
            b,
            c,
            d,
            knocks(0),
            knocks(32),
            knocks(64),
            knocks(96),
            small(self.roster_card),
        ]
    }

    /// As the file writes it.
    pub(crate) fn line(self) -> String {
        self.numbers().map(|number| number.to_string()).join(",")
    }

    /// Commands that mean nothing: a tag, a card, a threat and a tile that there are not.
    pub(crate) const MEANINGLESS: [Self; 4] = [
        Self { tag: 99, ..BLANK },
        Self { tag: 2, card: 200, ..BLANK },
        Self { tag: 4, threat: 6, ..BLANK },
        Self { tag: 5, tile: 4, ..BLANK },
    ];
}

/// The fields of a command.
pub(crate) fn fields(command: &Command) -> Fields {
    let blank = Fields { tag: command.tag(), ..BLANK };
    match *command {
        Command::Intensity(intensity) => Fields { intensity, ..blank },
        Command::Play(card) | Command::Charm(card) | Command::RecruitPlay(card) => {
            Fields { card: card.number(), ..blank }
        }
        Command::Speech(threat) => Fields { threat: threat.number(), ..blank },
        Command::Withdraw(Withdrawal { removed, tile }) => {
            Fields { removed: removed.to_array(), tile: tile.map_or(NONE, Tile::number), ..blank }
        }
        Command::Answer(card) | Command::Christmas(card) => Fields { card: card.map_or(NONE, CardId::number), ..blank },
        Command::Relief(Relief::Knocks(cards)) => Fields { knocks: cards.bits(), ..blank },
        Command::Relief(Relief::Charm) => Fields { relief: 1, ..blank },
        Command::Order(order) | Command::Cancel(order) => Fields { roster_card: order.number(), ..blank },
        Command::Keep(help) | Command::Help(help) => Fields { roster_card: help.number(), ..blank },
        Command::Choose(Choice::Card(card)) => Fields { choice: 1, card: card.number(), ..blank },
        Command::Choose(Choice::Seat(seat)) => Fields { choice: 2, seat: seat.number(), ..blank },
        Command::Choose(Choice::Order(order)) => Fields { choice: 3, roster_card: order.number(), ..blank },
        Command::Choose(Choice::Gift { card, to }) => {
            Fields { choice: 4, card: card.number(), seat: to.number(), ..blank }
        }
        Command::RecruitWithdraw | Command::Refill | Command::Decline => blank,
    }
}

/// How many words of 64 bits a mask of actions has.
pub(crate) const MASK_WORDS: usize = 52;

/// The number of a legal command as an action, as `GRZ_ACTION_...` says; `place` is its place among the legal commands.
pub(crate) fn action(command: &Command, place: usize) -> usize {
    let Fields { card, threat, roster_card, seat, intensity, .. } = fields(command);
    let [card, threat, roster, seat] = [card, threat, roster_card, seat].map(usize::from);
    match *command {
        Command::Play(_) => card,
        Command::Charm(_) => 80 + card,
        Command::Speech(_) => 160 + threat,
        Command::Withdraw(withdrawal) => 166 + withdrawal_action(withdrawal),
        Command::Intensity(_) => 241 + usize::from(intensity),
        Command::Answer(answer) => 322 + answer.map_or(80, |_| card),
        Command::Christmas(knock) => 403 + knock.map_or(80, |_| card),
        Command::Relief(_) => 484 + place,
        Command::Order(_) => 2533 + roster,
        Command::Keep(_) => 2573 + roster,
        Command::Help(_) => 2597 + roster,
        Command::Choose(Choice::Card(_)) => 2621 + card,
        Command::Choose(Choice::Seat(_)) => 2701 + seat,
        Command::Choose(Choice::Order(_)) => 2706 + roster,
        Command::Choose(Choice::Gift { .. }) => 2746 + 5 * card + seat,
        Command::RecruitPlay(_) => 3146 + card,
        Command::RecruitWithdraw => 3226,
        Command::Cancel(_) => 3227 + roster,
        Command::Refill => 3267,
        Command::Decline => 3268,
    }
}

/// Five times the place of the tiles removed (none; one, by its kind; two, by both), and the tile played or 4.
fn withdrawal_action(Withdrawal { removed, tile }: Withdrawal) -> usize {
    let pairs = Tile::ALL.into_iter().flat_map(|one| {
        Tile::ALL.into_iter().filter(move |two| two.number() >= one.number()).map(move |two| Tiles::of(&[one, two]))
    });
    let mut removals = [Tiles::NONE].into_iter().chain(Tile::ALL.map(|tile| Tiles::of(&[tile]))).chain(pairs);
    let place = removals.position(|tiles| tiles == removed).expect("no more than two tiles are ever removed");
    5 * place + tile.map_or(4, |tile| tile.number().into())
}
