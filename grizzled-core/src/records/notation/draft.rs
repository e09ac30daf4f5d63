//! What has been read of a line, field by field; what belongs together is put together in the end.

use super::error::{Fault, NotationErrorKind};
use super::partial::{Part, PartialBoard, PartialMission, PartialPosition, PartialRoster};
use super::rest::Rest;
use super::token::Token;
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

/// What a field belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Group {
    Setup,
    Board,
    Mission,
    Roster,
    Recruit,
}

impl Group {
    pub(super) const COUNT: usize = Self::ALL.len();
    pub(super) const ALL: [Self; 5] = [Self::Setup, Self::Board, Self::Mission, Self::Roster, Self::Recruit];

    /// The fields without which one of this group means nothing.
    pub(super) const fn needs(self) -> &'static [&'static str] {
        match self {
            Self::Setup => &[],
            Self::Board | Self::Roster => &["mission"],
            Self::Mission => &["mission", "turn"],
            Self::Recruit => &["mission", "recruit"],
        }
    }
}

impl<'r> Draft<'r> {
    pub(super) fn new(rules: &'r Rules) -> Self {
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

    /// A field of this group begins, for a seat or for the table; it stands there once.
    pub(super) fn enter(
        &mut self,
        word: &'static str,
        group: Group,
        seat: Option<Seat>,
        key: Token<'_>,
    ) -> Result<(), Fault> {
        if self.seen.contains(&(word, seat)) {
            return Err(key.twice());
        }
        self.seen.push((word, seat));
        self.groups[group as usize].get_or_insert(key.at);
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

    pub(super) fn finish(mut self) -> Result<(PartialPosition, Option<usize>), Fault> {
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

    /// Some fields make sense only together with another one.
    fn check_groups(&self) -> Result<(), Fault> {
        for group in Group::ALL {
            let needed = group.needs().iter().find(|word| !self.seen.contains(&(word, None)));
            if let (Some(at), Some(word)) = (self.groups[group as usize], needed) {
                return Err(Fault { at, what: NotationErrorKind::Requires(word) });
            }
        }
        Ok(())
    }
}
