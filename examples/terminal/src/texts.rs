//! The phrases of the screen, in English and in French. What the game itself says comes from the engine's
//! texts.

mod english;
mod french;
mod usage;

pub(crate) use usage::{fault, usage};

use grizzled_core::text::Lang;

/// The phrases shown on the screen.
pub(crate) struct Words {
    pub(crate) seed: &'static str,
    pub(crate) mission: &'static str,
    pub(crate) trials: &'static str,
    pub(crate) morale: &'static str,
    pub(crate) supply: &'static str,
    pub(crate) leader: &'static str,
    pub(crate) columns: [&'static str; 6],
    pub(crate) you: &'static str,
    pub(crate) ready: &'static str,
    pub(crate) used: &'static str,
    pub(crate) in_mission: &'static str,
    pub(crate) withdrawn: &'static str,
    pub(crate) tile_laid: &'static str,
    pub(crate) hard_knocks: &'static str,
    pub(crate) no_mans_land: &'static str,
    pub(crate) nothing: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) tiles: &'static str,
    pub(crate) tile_played: &'static str,
    pub(crate) happened: &'static str,
    pub(crate) ask_intensity: &'static str,
    pub(crate) ask_turn: &'static str,
    pub(crate) ask_speech: &'static str,
    pub(crate) ask_christmas: &'static str,
    pub(crate) ask_relief: &'static str,
    pub(crate) speech: &'static str,
    pub(crate) fails: &'static str,
    pub(crate) keys: &'static str,
    pub(crate) no_such_key: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) pause_final: &'static str,
    pub(crate) taken_back: &'static str,
    pub(crate) nothing_to_undo: &'static str,
    pub(crate) undo_revealed: &'static str,
    pub(crate) undo_other: &'static str,
    pub(crate) hand_over: &'static str,
    pub(crate) help_keys: &'static str,
    pub(crate) help_cards: &'static str,
    pub(crate) no_traps: &'static str,
    pub(crate) colon: &'static str,
    pub(crate) goodbye: &'static str,
    pub(crate) players_one: &'static str,
    pub(crate) players: &'static str,
    pub(crate) one_shot: &'static str,
    pub(crate) solo: &'static str,
    pub(crate) duo: &'static str,
    pub(crate) chapter: &'static str,
    pub(crate) campaign: &'static str,
    pub(crate) difficulties: [&'static str; 3],
    pub(crate) in_hands: &'static str,
    pub(crate) orders_left: &'static str,
    pub(crate) recruits_left: &'static str,
    pub(crate) luck: &'static str,
    pub(crate) solo_tiles: &'static str,
    pub(crate) blank: &'static str,
    pub(crate) order: &'static str,
    pub(crate) chapter_adds: &'static str,
    pub(crate) recruit: &'static str,
    pub(crate) acts_after: &'static str,
    pub(crate) tokens_now: &'static str,
    pub(crate) next_recruit: &'static str,
    pub(crate) helping_hands: &'static str,
    pub(crate) in_force: &'static str,
    pub(crate) changed: &'static str,
    pub(crate) top_order: &'static str,
    pub(crate) kept: &'static str,
    pub(crate) hand_of: &'static str,
    pub(crate) ask_keep: &'static str,
    pub(crate) ask_order: &'static str,
    pub(crate) ask_choice: &'static str,
    pub(crate) ask_choices: &'static str,
    pub(crate) ask_recruit: &'static str,
    pub(crate) ask_cancel: &'static str,
    pub(crate) ask_refill: &'static str,
    pub(crate) playing: &'static str,
    pub(crate) briefing_piles: &'static str,
    pub(crate) briefing_intensity: &'static str,
    pub(crate) briefing_traps: &'static str,
    pub(crate) briefing_no_traps: &'static str,
    pub(crate) conclusion: &'static str,
    pub(crate) morale_left: &'static str,
    pub(crate) no_reward: &'static str,
    pub(crate) ask_reward: &'static str,
    pub(crate) reward: &'static str,
    pub(crate) ask_ban: &'static str,
    pub(crate) ban: &'static str,
    pub(crate) ban_none: &'static str,
    pub(crate) awarded: &'static str,
    pub(crate) banned: &'static str,
    pub(crate) points: &'static str,
    pub(crate) saved: &'static str,
    pub(crate) saved_unasked: &'static str,
    pub(crate) save_exists: &'static str,
    pub(crate) log_exists: &'static str,
    pub(crate) log_goes_on: &'static str,
    pub(crate) campaign_goes_on: &'static str,
    pub(crate) unfinished: &'static str,
    pub(crate) not_unfinished: &'static str,
    pub(crate) torn: &'static str,
    pub(crate) other_cards: &'static str,
    pub(crate) no_folder: &'static str,
    pub(crate) campaign_left: &'static str,
    pub(crate) campaign_over: &'static str,
    pub(crate) help_armistice: &'static str,
}

impl Words {
    /// The phrases in this language, or in English where there are none yet.
    pub(crate) const fn of(lang: Lang) -> &'static Self {
        match lang {
            Lang::Fr => &french::WORDS,
            _ => &english::WORDS,
        }
    }
}

/// The text with its placeholders filled in order.
pub(crate) fn fill(text: &str, parts: &[&str]) -> String {
    parts.iter().fold(text.to_owned(), |text, part| text.replacen("{}", part, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_their_order() {
        assert_eq!(fill("{} and {}", &["one", "two"]), "one and two");
    }

    #[test]
    fn no_line_is_wider_than_the_screen() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let texts = [usage(lang), words.keys, words.undo_revealed, words.hand_over, words.ask_ban];
            for line in texts.iter().flat_map(|text| text.lines()) {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
