//! A line is read field by field; what belongs together is put together in the end.

use super::error::{Fault, NotationErrorKind};
use super::fields::{FIELDS, Field, Group};
use super::partial::{Part, PartialBoard, PartialMission, PartialPosition, PartialRoster};
use super::rest::Rest;
use super::token::Token;
use super::words;
use crate::play::Setup;
use crate::rules::Rules;
use crate::state::{RecruitHand, RecruitInPlay};
use crate::vocabulary::{RecruitId, Seat};
use alloc::vec::Vec;

/// What has been read so far.
pub(super) struct Draft<'r> {
    pub(super) rules: &'r Rules,
    pub(super) position: PartialPosition,
    pub(super) board: PartialBoard,
    pub(super) mission: PartialMission,
    pub(super) roster: PartialRoster,
    pub(super) recruit: Option<(RecruitId, Seat)>,
    pub(super) recruit_tokens: u8,
    pub(super) recruit_hand: RecruitHand,
    pub(super) recruit_gone: bool,
    /// What stands for the rest of the cards.
    pub(super) rest: Rest,
    /// Where the first thing stands that is hidden, after so many bytes.
    hidden: Option<usize>,
    /// Where the first field of each group stands.
    groups: [Option<usize>; Group::COUNT],
    seen: Vec<(&'static str, Option<Seat>)>,
}

/// Reads a position of which nothing is hidden.
pub(super) fn read_whole(rules: &Rules, token: Token<'_>) -> Result<Setup, Fault> {
    let (position, hidden) = read_partial(rules, token)?;
    let setup = position.setup().filter(|_| hidden.is_none());
    setup.ok_or(Fault { at: hidden.unwrap_or(token.at), what: NotationErrorKind::Hidden })
}

/// Reads a position, and where the first thing stands that is hidden.
pub(super) fn read_partial(rules: &Rules, token: Token<'_>) -> Result<(PartialPosition, Option<usize>), Fault> {
    let mut draft = Draft::new(rules);
    for field in token.words() {
        draft.read(field)?;
    }
    draft.finish()
}

impl<'r> Draft<'r> {
    fn new(rules: &'r Rules) -> Self {
        Self {
            rules,
            position: PartialPosition::default(),
            board: PartialBoard::default(),
            mission: PartialMission::default(),
            roster: PartialRoster::default(),
            recruit: None,
            recruit_tokens: 0,
            recruit_hand: RecruitHand::EMPTY,
            recruit_gone: false,
            rest: Rest::default(),
            hidden: None,
            groups: [None; Group::COUNT],
            seen: Vec::new(),
        }
    }

    /// One `key:value`.
    fn read(&mut self, token: Token<'_>) -> Result<(), Fault> {
        let no_field = || token.unknown("field", "key:value, such as lead:0 or hand0:nm,mute");
        let (key, value) = token.split_once(':').ok_or_else(no_field)?;
        let (name, digits) = key.name_and_digits();
        let field = FIELDS.iter().find(|field| field.word == name.text && field.by_seat != digits.text.is_empty());
        let field = field.ok_or_else(|| key.unknown("field", FIELD_NAMES))?;
        let seat = if field.by_seat { Some(words::read_seat(digits)?) } else { None };
        self.enter(field, seat, key)?;
        (field.read)(self, seat.unwrap_or_default(), value)
    }

    fn enter(&mut self, field: &Field, seat: Option<Seat>, key: Token<'_>) -> Result<(), Fault> {
        if self.seen.contains(&(field.word, seat)) {
            return Err(key.twice());
        }
        self.seen.push((field.word, seat));
        self.groups[field.group as usize].get_or_insert(key.at);
        Ok(())
    }

    /// What is known, or `5?` for how many there are of what is hidden.
    pub(super) fn part<T>(
        &mut self,
        token: Token<'_>,
        read: impl Fn(&Rules, Token<'_>) -> Result<T, Fault>,
    ) -> Result<Part<T>, Fault> {
        let Some(count) = token.before("?") else { return read(self.rules, token).map(Part::Known) };
        self.hide(token);
        count.number().map(Part::Hidden)
    }

    /// Here something is hidden.
    pub(super) fn hide(&mut self, token: Token<'_>) {
        self.hidden.get_or_insert(token.at);
    }

    fn finish(mut self) -> Result<(PartialPosition, Option<usize>), Fault> {
        self.check_groups()?;
        self.roster.recruit = self.recruit.map(|(recruit, after)| RecruitInPlay {
            recruit,
            after,
            tokens: self.recruit_tokens,
            in_mission: !self.recruit_gone,
            hand: self.recruit_hand,
        });
        let has = |group: Group| self.groups[group as usize].is_some();
        self.board.under_way = has(Group::Mission).then_some(self.mission);
        self.board.roster = (has(Group::Roster) || has(Group::Recruit)).then_some(self.roster);
        self.rest.share_out(self.rules, &mut self.board)?;
        let board = Group::ALL.into_iter().any(|group| group != Group::Setup && has(group));
        self.position.board = board.then_some(self.board);
        Ok((self.position, self.hidden))
    }

    /// Some fields make sense only beside another one.
    fn check_groups(&self) -> Result<(), Fault> {
        for group in Group::ALL {
            let needed = group.needs().iter().find(|word| !self.seen.contains(&(word, None)));
            if let (Some(at), Some(word)) = (self.groups[group as usize], needed) {
                return Err(Fault { at, what: NotationErrorKind::Beside(word) });
            }
        }
        Ok(())
    }
}

const FIELD_NAMES: &str = "view, lead, cast, tiles0, help0, mission, turn, hand0, land, gone0, chaplain, knocks, \
                           charmused, speech0, supply, orders, orderdeck, ordertop, recruit, recruittokens, recruithand, \
                           recruitgone, recruitdeck, trials, morale or out";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_named_to_who_misspells_one() {
        let digit = |field: &Field| if field.by_seat { "0" } else { "" };
        let words = FIELDS.iter().map(|field| std::format!("{}{}", field.word, digit(field)));
        let named = FIELD_NAMES.replace(" or ", ", ");
        assert!(named.split(", ").eq(words.collect::<std::vec::Vec<_>>()), "{named}");
    }
}
