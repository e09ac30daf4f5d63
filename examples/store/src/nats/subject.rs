//! The subjects of a game, and the line in the headers of its messages.

use crate::error::{Damage, Part};
use crate::head::Head;
use crate::types::{GameId, Status};
use async_nats::HeaderMap;

/// The header by which each message of a game says how it stands after it, so that feed and lists need no more of it.
const STANDS: &str = "Grizzled-Stands";
/// How many digits of a game's name are parts of its own in the subject, so that games can be listed by them.
pub(super) const DIGITS: usize = 3;

/// The three trees of subjects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tree {
    /// Open and finished games.
    Game,
    /// Archived and deleted ones.
    Past,
    /// Snapshots of open games.
    Snapshot,
}

impl Tree {
    pub(super) const ALL: [Self; 3] = [Self::Game, Self::Past, Self::Snapshot];

    const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Past => "past",
            Self::Snapshot => "snapshot",
        }
    }

    /// Where games of this status are.
    pub(super) const fn of(status: Status) -> Self {
        match status {
            Status::Open | Status::Finished => Self::Game,
            Status::Archived | Status::Deleted => Self::Past,
        }
    }

    /// All its subjects in a stream.
    pub(super) fn all(self, stream: &str) -> String {
        format!("{stream}.{}.>", self.name())
    }

    /// The subject of a game: `STREAM.game.0.7.f.07f...`, with the first digits once more.
    pub(super) fn subject(self, stream: &str, game: GameId) -> String {
        let id = game.to_string();
        self.prefixed(stream, &id[..DIGITS]) + &id
    }

    /// How the subjects of the games begin whose names begin with these digits.
    fn prefixed(self, stream: &str, digits: &str) -> String {
        let tokens: String = digits.chars().flat_map(|digit| [digit, '.']).collect();
        format!("{stream}.{}.{tokens}", self.name())
    }

    /// The pattern of the games whose names begin with these digits.
    pub(super) fn beginning(self, stream: &str, digits: &str) -> String {
        self.prefixed(stream, digits) + ">"
    }
}

/// The game of a subject.
pub(super) fn game_of(subject: &str) -> Option<GameId> {
    u128::from_str_radix(subject.rsplit('.').next()?, 16).ok().map(GameId)
}

/// How a game stands, as its messages say in their headers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stands {
    pub(super) seq: u64,
    pub(super) status: Status,
    /// Whether the message is a change that the feed lists.
    pub(super) change: bool,
}

impl Stands {
    pub(super) const fn of(head: &Head, change: bool) -> Self {
        Self { seq: head.seq, status: head.status, change }
    }

    /// The line, with its checksum.
    pub(super) fn headers(self, game: GameId) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let line = self.line();
        headers.insert(STANDS, format!("{line} {:08x}", checksum(game, &line)));
        headers
    }

    fn line(self) -> String {
        format!("{} {} {}", self.seq, self.status as u8, u8::from(self.change))
    }

    /// What the headers say; nothing when the message is none of a game.
    pub(super) fn read(game: GameId, place: u64, headers: &HeaderMap) -> Result<Option<Self>, Damage> {
        let damage = |problem: &str| Damage::of(game, Part::Feed(place), problem);
        let Some(text) = headers.get(STANDS) else { return Ok(None) };
        let (line, sum) = text.as_str().rsplit_once(' ').ok_or_else(|| damage("it is cut off"))?;
        if sum != format!("{:08x}", checksum(game, line)) {
            return Err(damage("the checksum is wrong"));
        }
        let numbers: Option<Vec<u64>> = line.split(' ').map(|number| number.parse().ok()).collect();
        let stands = match numbers.as_deref() {
            Some(&[seq, status, change]) => {
                let status = u8::try_from(status).ok().and_then(Status::from_byte);
                status.map(|status| Self { seq, status, change: change != 0 })
            }
            _ => None,
        };
        stands.ok_or_else(|| damage("it does not belong to this store")).map(Some)
    }
}

fn checksum(game: GameId, line: &str) -> u32 {
    crc32fast::hash(format!("{game} {line}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_subject_by_its_first_digits() {
        let game = GameId(0x07f0_0000_0000_0000_0000_0000_0000_0001);
        let subject = Tree::Game.subject("games", game);
        assert_eq!(subject, "games.game.0.7.f.07f00000000000000000000000000001");
        assert_eq!(game_of(&subject), Some(game));
        assert_eq!(Tree::Past.beginning("games", "07"), "games.past.0.7.>");
        assert_eq!(Tree::Past.beginning("games", ""), Tree::Past.all("games"));
        assert_eq!(game_of("games.game.>"), None);
    }

    #[test]
    fn what_the_headers_say_is_checked() {
        let (game, stands) = (GameId(7), Stands { seq: 12, status: Status::Finished, change: true });
        let headers = stands.headers(game);
        assert_eq!(Stands::read(game, 1, &headers), Ok(Some(stands)));
        assert!(Stands::read(GameId(8), 1, &headers).is_err(), "of another game");
        assert_eq!(Stands::read(game, 1, &HeaderMap::new()), Ok(None));
        for wrong in ["", "12 1 1", "13 1 1 00000000"] {
            let mut headers = HeaderMap::new();
            headers.insert(STANDS, wrong);
            assert!(Stands::read(game, 1, &headers).is_err(), "{wrong:?}");
        }
    }
}
