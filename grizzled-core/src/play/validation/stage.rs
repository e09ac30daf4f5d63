//! What can come while answers to a Speech are still to be shown.

use crate::vocabulary::Notice;

impl Notice {
    /// Whether this can come between an answer to a Speech and the moment when it is shown (ACT-SPEECH-SECRET, DUO-3).
    pub(super) const fn is_of_a_speech(&self) -> bool {
        matches!(
            self,
            Self::SpeechAnswered { .. }
                | Self::SpeechRevealed { .. }
                | Notice::AnswerAsked { .. }
                | Notice::HandPutDown { .. }
                | Notice::HandTakenUp { .. }
        )
    }
}
