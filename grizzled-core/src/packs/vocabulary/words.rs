//! The words for moments, seats, conditions, durations and kinds of card.

use super::{Vocabulary, Word};
use crate::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, HelpKind, Provenance, When, Whom,
};
use crate::vocabulary::Threat;

/// Lists the words of a type. A new value does not compile until it has one.
macro_rules! words {
    ($kind:ty: $([$($value:tt)+] $word:literal $meaning:literal)+) => {
        impl Vocabulary for $kind {
            const WORDS: &'static [Word<Self>] =
                &[$(Word { word: $word, meaning: $meaning, value: $($value)+ }),+];

            fn word(self) -> &'static str {
                match self {
                    $($($value)+ => $word),+
                }
            }
        }
    };
}

words! { Threat:
    [Threat::Night] "night" "weather"
    [Threat::Rain] "rain" "weather"
    [Threat::Snow] "snow" "weather"
    [Threat::Mask] "mask" "assault"
    [Threat::Shell] "shell" "assault"
    [Threat::Whistle] "whistle" "assault"
}

words! { When:
    [When::InPlay] "in_play" "all the time that it lasts"
    [When::MissionStart] "mission_start" "a Mission starts: its Order has been chosen, no intensity yet"
    [When::AfterDeal] "after_deal" "the cards of the Mission have been dealt"
    [When::Turn] "turn" "the turn of the seat that holds it, instead of its action"
    [When::Trap] "trap" "a Trap is about to draw"
    [When::Knock] "knock" "a Hard Knock has come into play"
    [When::Charm] "charm" "a Good Luck Charm has been used"
    [When::Speech] "speech" "a Speech is over"
    [When::Withdrawal] "withdrawal" "a seat has withdrawn"
    [When::Failure] "failure" "the Mission is about to fail"
    [When::Support] "support" "Support is about to be revealed"
    [When::MoraleDrop] "morale_drop" "Morale is about to drop"
    [When::Departure] "departure" "a Recruit leaves after its last card"
}

words! { Whom:
    [Whom::Table] "table" "the whole table"
    [Whom::Holder] "holder" "the seat that holds the card"
    [Whom::Leader] "leader" "the Mission Leader"
    [Whom::Active] "active" "the seat whose turn it is"
    [Whom::EachSeat] "each_seat" "every seat for itself"
    [Whom::Chosen] "chosen" "a seat that is chosen"
    [Whom::Friends] "friends" "the holder of a Friendship and the seat to its left"
}

words! { Chooser:
    [Chooser::Nobody] "nobody" "nothing is chosen"
    [Chooser::Holder] "holder" "the seat that holds the card"
    [Chooser::Leader] "leader" "the Leader, for the group"
}

words! { Duration:
    [Duration::Once] "once" "over as soon as it is done"
    [Duration::Mission] "mission" "until the next Mission starts"
    [Duration::InPlay] "in_play" "as long as its card is in play"
}

words! { Condition:
    [Condition::CardsInHand] "cards_in_hand" "it holds `amount` cards or more"
    [Condition::EmptyHand] "empty_hand" "its hand is empty"
    [Condition::ThreatActive] "threat_active" "a threat is active `amount` times or more"
    [Condition::FewWithdrawn] "few_withdrawn" "fewer than `amount` seats have withdrawn, and others are in the Mission"
}

words! { CardKind:
    [CardKind::HardKnocks] "hard_knocks" "Hard Knocks"
    [CardKind::Traps] "traps" "Threats with a Trap"
    [CardKind::Bearing(Threat::Night)] "night" "cards that bear Night, its Trauma too"
    [CardKind::Bearing(Threat::Rain)] "rain" "cards that bear Rain, its Trauma too"
    [CardKind::Bearing(Threat::Snow)] "snow" "cards that bear Snow, its Trauma too"
    [CardKind::Bearing(Threat::Mask)] "mask" "cards that bear the Mask, its Phobia too"
    [CardKind::Bearing(Threat::Shell)] "shell" "cards that bear the Shell, its Phobia too"
    [CardKind::Bearing(Threat::Whistle)] "whistle" "cards that bear the Whistle, its Phobia too"
}

/// What cancels an Order, as the format spells it (ORD-4); of what is said with two of them, any.
pub const CANCELLATIONS: [Word<Cancellation>; 6] = [
    Word {
        word: "end_of_mission",
        meaning: "nothing: it is discarded when its Mission ends",
        value: Cancellation::EndOfMission,
    },
    Word { word: "knock_played", meaning: "a Hard Knock comes into play", value: Cancellation::KnockPlayed },
    Word { word: "speech_made", meaning: "a Speech is over", value: Cancellation::SpeechMade },
    Word {
        word: "mission_succeeded",
        meaning: "a Mission succeeds, its own too",
        value: Cancellation::MissionSucceeded,
    },
    Word {
        word: "draw_on_withdrawal",
        meaning: "a seat that withdraws draws so many Trials into its hand, if it wants to",
        value: Cancellation::DrawOnWithdrawal(3),
    },
    Word {
        word: "charm_against",
        meaning: "a charm takes a card that bears this threat",
        value: Cancellation::CharmAgainst(Threat::Mask),
    },
];

words! { Difficulty:
    [Difficulty::Easy] "easy" "it helps more than it harms"
    [Difficulty::Normal] "normal" "it harms a little"
    [Difficulty::Hard] "hard" "it harms"
}

words! { HelpKind:
    [HelpKind::Action] "action" "it takes the place of the turn's action"
    [HelpKind::Event] "event" "it is used at the moment that it names"
    [HelpKind::Friendship] "friendship" "it binds its holder and the seat to the left, and stays in play"
}

words! { Provenance:
    [Provenance::Printed] "printed" "what it does is printed on a card of the game"
    [Provenance::Own] "own" "whoever made the pack made it"
}
