//! What a call comes to when it does not succeed, and the caller's struct that reports it.

use crate::codes::*;
use crate::convert::NONE;
use crate::layout::{CError, MESSAGE, Sized32};
use grizzled_core::campaign::CampaignRejection;
use grizzled_core::log::{Fault, LogError, ReplayError, WeakSalt};
use grizzled_core::notation::{NotationError, NotationErrorKind};
use grizzled_core::packs::LoadError;
use grizzled_core::play::SetupError;
use grizzled_core::rules::RulesError;
use grizzled_core::views::NotForViewer;
use grizzled_core::vocabulary::Source;
use grizzled_core::{Rejection, RuleId};
use std::string::ToString;

/// What a call comes to inside the library.
pub(crate) type Called<T = ()> = Result<T, Failure>;

/// Why a call did not succeed: a status, and what can be said beyond it. That lies apart, since every call hands on one of these
/// or its answer, and few fail.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Failure {
    pub(crate) status: i32,
    more: Option<Box<More>>,
}

#[derive(Clone, PartialEq, Debug)]
struct More {
    /// The rule that refuses, what is wrong, and the card that stands in the way.
    rule: Option<RuleId>,
    rejection: Option<Rejection>,
    /// Where in a text: line and column from 1; or which record or setting, from 1.
    line: u32,
    column: u32,
    place: u32,
    message: Option<String>,
}

impl More {
    const NONE: Self = Self { rule: None, rejection: None, line: 0, column: 0, place: 0, message: None };
}

impl From<i32> for Failure {
    fn from(status: i32) -> Self {
        Self { status, more: None }
    }
}

impl Failure {
    pub(crate) fn reported(status: i32, message: impl ToString) -> Self {
        Self { status, more: Some(Box::new(More { message: Some(message.to_string()), ..More::NONE })) }
    }

    /// The failure with something said about it.
    fn with(mut self, say: impl FnOnce(&mut More)) -> Self {
        say(self.more.get_or_insert_with(|| Box::new(More::NONE)));
        self
    }

    /// The failure under another status.
    pub(crate) fn with_status(self, status: i32) -> Self {
        Self { status, ..self }
    }

    pub(crate) fn at_place(self, place: usize) -> Self {
        self.with(|more| more.place = u32::try_from(place).unwrap_or(u32::MAX))
    }

    fn at_line(self, line: usize, column: usize) -> Self {
        let short = |number| u32::try_from(number).unwrap_or(u32::MAX);
        self.with(|more| (more.line, more.column) = (short(line), short(column)))
    }

    /// The struct that reports it to the caller.
    pub(crate) fn to_c(&self) -> CError {
        let More { rule, rejection, line, column, place, message } = self.more.as_deref().unwrap_or(&More::NONE);
        let by = rejection.and_then(|rejection| rejection.by);
        let words = message.as_deref().or_else(|| status_words(self.status, false));
        CError {
            struct_size: CError::SIZE,
            status: self.status,
            line: *line,
            column: *column,
            place: *place,
            reason: rejection.map_or(0, |rejection| rejection.reason.number()),
            rule: rule.map_or(NONE, RuleId::number),
            source: by.map_or(0, Source::kind),
            card: by.map_or(NONE, Source::number),
            message: message_of(words.unwrap_or_default()),
        }
    }
}

/// As much of the text as there is room for, cut between two letters, and NULs behind it.
fn message_of(text: &str) -> [u8; MESSAGE] {
    let mut room = [0; MESSAGE];
    let cut = (0..MESSAGE).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0).min(text.len());
    room[..cut].copy_from_slice(&text.as_bytes()[..cut]);
    room
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Self {
        let failure = Self::reported(GRZ_E_REJECTED, rejection);
        failure.with(|more| (more.rule, more.rejection) = (Some(rejection.rule), Some(rejection)))
    }
}

impl From<CampaignRejection> for Failure {
    fn from(rejection: CampaignRejection) -> Self {
        Self::reported(GRZ_E_REJECTED, rejection).with(|more| more.rule = Some(rejection.rule()))
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Self {
        Self::reported(GRZ_E_RULES, error)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::reported(GRZ_E_SETUP, error)
    }
}

impl From<NotationError> for Failure {
    fn from(error: NotationError) -> Self {
        let no_start = matches!(error.what, NotationErrorKind::Setup { .. });
        Self::reported(if no_start { GRZ_E_SETUP } else { GRZ_E_FORMAT }, &error).at_line(error.line, error.column)
    }
}

impl From<LogError> for Failure {
    fn from(error: LogError) -> Self {
        let status = match error {
            LogError::Newer(_) | LogError::NewerVocabulary(_) => GRZ_E_NEWER,
            LogError::NotForViewer { .. } | LogError::Record { fault: Fault::HostRecord, .. } => GRZ_E_VIEWER,
            // A log where a stream was wanted would show a client everything.
            LogError::Kind { wanted: "stream", .. } => GRZ_E_VIEWER,
            LogError::TooLong => GRZ_E_LIMIT,
            _ => GRZ_E_FORMAT,
        };
        let failure = Self::reported(status, &error);
        match error {
            LogError::Record { record, .. } => failure.at_place(record),
            LogError::NotForViewer { event, .. } => failure.at_place(event),
            LogError::Line { line, column, .. } => failure.at_line(line, column),
            _ => failure,
        }
    }
}

impl From<NotForViewer> for Failure {
    fn from(why: NotForViewer) -> Self {
        Self::reported(GRZ_E_VIEWER, why)
    }
}

impl From<WeakSalt> for Failure {
    fn from(weak: WeakSalt) -> Self {
        Self::reported(GRZ_E_VALUE, weak)
    }
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Self {
        Self::reported(GRZ_E_REPLAY, error).at_place(error.record)
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        let status = match error {
            LoadError::TooLarge { .. } => GRZ_E_LIMIT,
            LoadError::NotText => GRZ_E_TEXT,
            _ => GRZ_E_FORMAT,
        };
        let failure = Self::reported(status, &error);
        match error {
            LoadError::Syntax { line, column, .. } | LoadError::Wrong { line, column, .. } => {
                failure.at_line(line, column)
            }
            _ => failure,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grizzled_core::{Seat, Viewer};

    /// The status, the line and the column, and which record.
    fn shown(failure: impl Into<Failure>) -> (i32, u32, u32, u32) {
        let shown = failure.into().to_c();
        (shown.status, shown.line, shown.column, shown.place)
    }

    fn words(error: &CError) -> &str {
        let end = error.message.iter().position(|&byte| byte == 0).expect("a NUL ends it");
        std::str::from_utf8(&error.message[..end]).expect("UTF-8")
    }

    /// Each error of a log has its status and says where.
    #[test]
    fn errors_of_logs_say_where() {
        let fault = |fault| LogError::Record { record: 12, at: 345, fault };
        let line = LogError::Line { line: 2, column: 31, what: String::new() };
        let why = NotForViewer::OtherViewer { viewer: Viewer::Spectator, made_for: Viewer::Seat(Seat::S1) };
        for (error, expected) in [
            (LogError::NotALog, (GRZ_E_FORMAT, 0, 0, 0)),
            (LogError::Newer(3), (GRZ_E_NEWER, 0, 0, 0)),
            (LogError::NewerVocabulary(9), (GRZ_E_NEWER, 0, 0, 0)),
            (LogError::Kind { found: "stream", wanted: "log" }, (GRZ_E_FORMAT, 0, 0, 0)),
            (LogError::Kind { found: "log", wanted: "stream" }, (GRZ_E_VIEWER, 0, 0, 0)),
            (fault(Fault::OutOfRange), (GRZ_E_FORMAT, 0, 0, 12)),
            (fault(Fault::HostRecord), (GRZ_E_VIEWER, 0, 0, 12)),
            (LogError::NotForViewer { event: 7, why }, (GRZ_E_VIEWER, 0, 0, 7)),
            (LogError::TooLong, (GRZ_E_LIMIT, 0, 0, 0)),
            (line, (GRZ_E_FORMAT, 2, 31, 0)),
        ] {
            let (said, shown_error) = (error.to_string(), Failure::from(error.clone()).to_c());
            assert_eq!(shown(error), expected, "{said}");
            assert_eq!(words(&shown_error), said);
        }
    }

    /// So has each of a pack.
    #[test]
    fn errors_of_packs_say_where() {
        let (place, problem) = (String::from("orders[3]"), String::from("wrong"));
        for (error, expected) in [
            (LoadError::TooLarge { bytes: 1 << 20 }, (GRZ_E_LIMIT, 0, 0, 0)),
            (LoadError::NotText, (GRZ_E_TEXT, 0, 0, 0)),
            (LoadError::Syntax { line: 4, column: 5, problem: problem.clone() }, (GRZ_E_FORMAT, 4, 5, 0)),
            (LoadError::Wrong { line: 6, column: 70, place, problem }, (GRZ_E_FORMAT, 6, 70, 0)),
        ] {
            let said = error.to_string();
            assert_eq!(words(&Failure::from(error.clone()).to_c()), said);
            assert_eq!(shown(error), expected, "{said}");
        }
    }

    /// What a campaign refuses names its rule; a status alone has its usual words.
    #[test]
    fn refusals_name_their_rule() {
        let shown = Failure::from(CampaignRejection::NotOffered).to_c();
        assert_eq!((shown.status, shown.rule), (GRZ_E_REJECTED, CampaignRejection::NotOffered.rule().number()));
        assert_eq!(words(&shown), CampaignRejection::NotOffered.to_string());
        let bare = Failure::from(GRZ_E_NULL).to_c();
        assert_eq!((bare.rule, bare.card, words(&bare)), (NONE, NONE, status_words(GRZ_E_NULL, false).expect("words")));
    }
}
