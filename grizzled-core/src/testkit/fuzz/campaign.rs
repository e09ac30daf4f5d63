//! A campaign that its host stores and loads whenever it can, beside one that is never interrupted.

use super::bytes::Bytes;
use super::play::choose;
use crate::campaign::{Book, Campaign, CampaignCommand, CampaignStep, SavedCampaign};
use crate::game::Game;
use crate::play::{Seed, Seeded};
use crate::records::log::{History, Log};
use crate::records::notation;
use crate::rules::Seating;
use crate::testkit::any::Choose;
use crate::vocabulary::{CardSet, HelpId, HelpSet, Seat};
use alloc::string::ToString;
use alloc::vec::Vec;

/// A campaign and what its host has stored of it.
struct Table<'a> {
    book: Book<'a>,
    /// Never stored.
    straight: Campaign,
    /// Read from what was stored at every choice.
    loaded: Campaign,
    /// The last that could be stored, with what has happened since: the log of the game of a Chapter and the group's choices.
    stored: SavedCampaign,
    game: Option<Log>,
    choices: Vec<CampaignCommand>,
}

pub(super) fn run(book: Book<'_>, bytes: &mut Bytes<'_>) {
    let (seating, seats) = match bytes.below(4) {
        3 => (Seating::Duo, 4),
        more => (Seating::OneEach, 3 + more as u8),
    };
    let campaign = Campaign::new(&book, seats, seating).expect("so many can play");
    let campaign = if bytes.below(2) == 1 { campaign.without_boot_camp() } else { campaign };
    let stored = campaign.save().expect("it is between Chapters");
    let mut table = Table { book, straight: campaign, loaded: campaign, stored, game: None, choices: Vec::new() };
    while table.straight.step() != CampaignStep::Over {
        table.store_and_load(bytes);
        match table.straight.step() {
            CampaignStep::Ready => table.chapter(bytes),
            _ => table.choose(bytes),
        }
    }
    table.store_and_load(bytes);
}

impl Table<'_> {
    /// CAMP-2: between Chapters all is stored and read again; at a choice of the group what was stored before the Chapter,
    /// with the log of its game and the choices since, comes to the same.
    fn store_and_load(&mut self, bytes: &mut Bytes<'_>) {
        if let Some(saved) = self.loaded.save() {
            self.stored = through_text(saved, bytes);
            (self.game, self.choices) = (None, Vec::new());
            if bytes.below(4) == 1 {
                self.damaged(bytes);
            }
        }
        let seats = self.straight.seats();
        let mut again = Campaign::resume(&self.stored, &self.book, seats).expect("what was stored is a campaign");
        if let Some(log) = &self.game {
            let game = log.replay().expect("what was stored can have happened");
            again.conclude(&self.book, &game).expect("it is the Chapter that came next");
        }
        self.choices.iter().for_each(|command| again.apply(command).expect("it was taken before"));
        assert_eq!(again, self.straight, "what was stored is another campaign");
        self.loaded = again;
    }

    /// The game of the next Chapter, of which the log is stored and loaded at any of its decisions.
    fn chapter(&mut self, bytes: &mut Bytes<'_>) {
        let (campaign, seed) = (&self.loaded, Seed::from(bytes.seed()));
        let rules = campaign.rules(&self.book).expect("the Chapter can be played");
        assert_eq!(self.straight.rules(&self.book), Ok(rules), "another Chapter comes next");
        let mut straight_chance = Seeded::from_seed(seed);
        let mut straight = Game::new(rules, &self.straight.setup(), &mut straight_chance, &mut ()).expect("a Chapter");
        let mut history = History::new(rules, &campaign.setup(), Seeded::from_seed(seed)).expect("a Chapter");
        let mut decisions = bytes.byte();
        while !history.game().awaiting().is_empty() {
            history = stored_game(history, seed, bytes);
            let (seat, command) = if decisions > 0 { choose(history.game(), bytes) } else { last(history.game()) };
            decisions = decisions.saturating_sub(1);
            let accepted = history.apply(seat, &command).is_ok();
            assert_eq!(straight.apply(seat, &command, &mut straight_chance, &mut ()).is_ok(), accepted);
            assert_eq!(&straight, history.game(), "after {command:?} by {seat}");
        }
        self.straight.conclude(&self.book, &straight).expect("it is the Chapter that comes next");
        self.loaded.conclude(&self.book, history.game()).expect("it is the Chapter that comes next");
        assert_eq!(self.loaded, self.straight);
        self.game = Some(history.to_saved());
    }

    /// A choice of the group; one that is not listed is refused and changes nothing (GRP-1).
    fn choose(&mut self, bytes: &mut Bytes<'_>) {
        let any = match bytes.below(3) {
            0 => CampaignCommand::Award { help: bytes.any_help(), to: bytes.any_seat() },
            1 => CampaignCommand::Ban(bytes.any_card()),
            _ => CampaignCommand::BanNone,
        };
        let legal: Vec<CampaignCommand> = self.loaded.legal().collect();
        let before = self.loaded;
        let taken = self.loaded.apply(&any).is_ok();
        assert_eq!(taken, legal.contains(&any), "{any:?}: listed or taken, not both");
        assert!(taken || self.loaded == before, "a refusal left a trace");
        let command = if taken { any } else { legal[bytes.below(legal.len())] };
        if !taken {
            self.loaded.apply(&command).expect("what is listed is taken");
        }
        self.straight.apply(&command).expect("what is listed is taken");
        assert_eq!(self.loaded, self.straight);
        self.choices.push(command);
    }

    /// What was damaged where it was stored is refused with a reason, or is a campaign that can be: it is played on.
    fn damaged(&self, bytes: &mut Bytes<'_>) {
        let (saved, seats) = (damage(&self.stored, bytes), self.straight.seats());
        match Campaign::resume(&saved, &self.book, seats) {
            Err(error) => assert!(!error.to_string().is_empty()),
            Ok(campaign) => {
                assert_eq!(campaign.save().as_ref(), Some(&saved), "another campaign than was stored");
                can_be(&saved, &self.book);
                plays_on(campaign, &self.book);
            }
        }
    }
}

/// What any campaign keeps to: each Helping Hand awarded is held once at most, and none is missed, too (HH-3); what is banned
/// are cards (BAN-1).
fn can_be(saved: &SavedCampaign, book: &Book<'_>) {
    let all = saved.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union);
    assert!(all.difference(saved.awarded).is_empty(), "held and never awarded");
    assert!(saved.awarded.intersection(saved.missed).is_empty(), "awarded and missed");
    assert_eq!(saved.held.iter().map(|held| held.len()).sum::<u8>(), all.len(), "held twice");
    assert!(usize::from(saved.chapter) <= book.chapters.len(), "beyond the last Chapter");
    assert!(saved.bans.difference(CardSet::first(book.deck.len() as u8)).is_empty(), "banned and no card");
}

/// The next Chapter is played and its end settled, by the last that is listed each time.
fn plays_on(mut campaign: Campaign, book: &Book<'_>) {
    if campaign.step() == CampaignStep::Ready {
        let rules = campaign.rules(book).expect("the Chapter can be played");
        let mut chance = Seeded::new(campaign.chapter().into());
        let mut game = Game::new(rules, &campaign.setup(), &mut chance, &mut ()).expect("a Chapter");
        while !game.awaiting().is_empty() {
            let (seat, command) = last(&game);
            game.apply(seat, &command, &mut chance, &mut ()).expect("what is listed is accepted");
        }
        campaign.conclude(book, &game).expect("it is the Chapter that comes next");
    }
    while let Some(command) = campaign.legal().last() {
        campaign.apply(&command).expect("what is listed is taken");
    }
    assert!(campaign.save().is_some(), "it is between Chapters");
}

/// The last that is listed, which withdraws or declines where that can be done.
fn last(game: &Game) -> (Seat, crate::vocabulary::Command) {
    let seat = game.awaiting().iter().next().expect("somebody is awaited");
    let legal = game.legal(seat);
    (seat, legal.get(legal.len() - 1).expect("as many are listed as are counted"))
}

/// The game of a Chapter, stored and loaded as the bytes say; its position, where it is one, is read as it was written.
fn stored_game(history: History<Seeded>, seed: Seed, bytes: &mut Bytes<'_>) -> History<Seeded> {
    let log = match bytes.below(8) {
        1 => Log::from_bytes(&history.to_saved().to_bytes()),
        #[cfg(feature = "json")]
        2 => Log::from_json_lines(&history.to_saved().to_json_lines()),
        3 => {
            let rules = history.game().rules();
            if let Ok(position) = notation::position_of(history.game()) {
                let line = notation::write_position(rules, &position);
                assert_eq!(notation::read_position(rules, &line).as_ref(), Ok(&position), "{line}");
            }
            return history;
        }
        _ => return history,
    };
    let log = log.expect("what was written can be read");
    let loaded = History::resume_seeded(log, seed).expect("what was stored can have happened");
    assert_eq!(loaded.game(), history.game());
    loaded
}

/// As plain data, or through JSON.
fn through_text(saved: SavedCampaign, bytes: &mut Bytes<'_>) -> SavedCampaign {
    #[cfg(feature = "json")]
    if bytes.below(2) == 1 {
        let text = serde_json::to_string(&saved).expect("it can be written");
        let read: SavedCampaign = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(read, saved, "{text}");
        return read;
    }
    let _ = bytes;
    saved
}

/// Another number, another holder, another card: in the data, or in a byte of its text.
fn damage(saved: &SavedCampaign, bytes: &mut Bytes<'_>) -> SavedCampaign {
    let mut other = saved.clone();
    let help = |bytes: &mut Bytes<'_>| -> HelpId { bytes.any_help() };
    match bytes.below(8) {
        0 => other.chapter = bytes.byte() % 16,
        1 => other.held[bytes.below(5)].insert(help(bytes)),
        2 => other.awarded.insert(help(bytes)),
        3 => other.missed.insert(help(bytes)),
        4 => other.bans.insert(bytes.any_card()),
        5 => other.held.swap(bytes.below(5), bytes.below(5)),
        6 => other.seats = bytes.byte() % 8,
        _ => return damaged_text(other, bytes),
    }
    other
}

#[cfg(feature = "json")]
fn damaged_text(saved: SavedCampaign, bytes: &mut Bytes<'_>) -> SavedCampaign {
    let mut text = serde_json::to_vec(&saved).expect("it can be written");
    for _ in 0..=bytes.below(3) {
        crate::testkit::damage::Damage::any(bytes).to_bytes(&mut text);
    }
    serde_json::from_slice(&text).unwrap_or(saved)
}

#[cfg(not(feature = "json"))]
fn damaged_text(saved: SavedCampaign, _: &mut Bytes<'_>) -> SavedCampaign {
    saved
}
