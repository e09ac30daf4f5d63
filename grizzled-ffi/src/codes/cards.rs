//! What cards are, and the lists of words. The Hard Knocks follow from their table in core, and the header takes them from there.

use super::codes;
use grizzled_core::cards::{Difficulty, HelpKind, Provenance};

codes! {
    /// Lists of cards.
    LISTS: u32 {
        /// Trial cards.
        GRZ_LIST_TRIALS = 1;
        /// Orders of the Day.
        GRZ_LIST_ORDERS = 2;
        /// Recruits.
        GRZ_LIST_RECRUITS = 3;
        /// Helping Hands.
        GRZ_LIST_HELP = 4;
        /// What a Chapter or a scenario adds.
        GRZ_LIST_EFFECTS = 5;
    }
}

codes! {
    /// What a Trial card is, in grz_card.face.
    FACES: u8 {
        /// A Threat card.
        GRZ_FACE_THREAT = 0;
        /// A Hard Knock.
        GRZ_FACE_KNOCK = 1;
        /// Merry Christmas.
        GRZ_FACE_CHRISTMAS = 2;
    }
}

codes! {
    /// How hard an Order is, in grz_card.difficulty.
    DIFFICULTIES: u8 {
        /// It helps more than it harms.
        GRZ_DIFFICULTY_EASY = Difficulty::Easy.number();
        /// It harms a little.
        GRZ_DIFFICULTY_NORMAL = Difficulty::Normal.number();
        /// It harms.
        GRZ_DIFFICULTY_HARD = Difficulty::Hard.number();
    }
}

codes! {
    /// Kinds of Helping Hands, in grz_card.help.
    HELP_KINDS: u8 {
        /// It takes the place of the turn's action.
        GRZ_HELP_ACTION = HelpKind::Action.number();
        /// It is used at the moment that it names.
        GRZ_HELP_EVENT = HelpKind::Event.number();
        /// It binds its holder and the seat to the left, and stays in play.
        GRZ_HELP_FRIENDSHIP = HelpKind::Friendship.number();
    }
}

codes! {
    /// Where a card comes from, in grz_card.provenance.
    PROVENANCES: u8 {
        /// What it does is printed on a card of the game.
        GRZ_PROVENANCE_PRINTED = Provenance::Printed.number();
        /// Whoever made the pack made it.
        GRZ_PROVENANCE_OWN = Provenance::Own.number();
    }
}

codes! {
    /// Lists of words, for grz_word.
    WORDS: u32 {
        /// Threats, by GRZ_THREAT_...
        GRZ_WORD_THREAT = 1;
        /// Support tiles, by GRZ_TILE_...
        GRZ_WORD_TILE = 2;
        /// First names of the characters, by the number of the threat that the charm is against.
        GRZ_WORD_CHARACTER = 3;
        /// Outcomes, by GRZ_OUTCOME_...
        GRZ_WORD_OUTCOME = 4;
        /// Hard Knocks, by GRZ_KNOCK_...
        GRZ_WORD_KNOCK = 5;
        /// What Hard Knocks do, by GRZ_KNOCK_...
        GRZ_WORD_KNOCK_EFFECT = 6;
        /// Kinds of Helping Hands, by GRZ_HELP_...
        GRZ_WORD_HELP_KIND = 7;
        /// What is wrong with a command, by GRZ_REASON_...
        GRZ_WORD_REASON = 8;
        /// Rules in a sentence, by GRZ_RULE_...
        GRZ_WORD_RULE = 9;
        /// Ids of rules, by GRZ_RULE_...; the same in every language.
        GRZ_WORD_RULE_ID = 10;
        /// What a call came to, by the status without its sign.
        GRZ_WORD_STATUS = 11;
    }
}

codes! {
    /// Which text of a card is asked for, for grz_card_text.
    PARTS: u32 {
        /// Its name.
        GRZ_PART_NAME = 0;
        /// What it does.
        GRZ_PART_EFFECT = 1;
    }
}
