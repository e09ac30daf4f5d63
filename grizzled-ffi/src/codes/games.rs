//! Languages, viewers, settings, and how games start, end and are kept.

use super::codes;
use grizzled_core::rules::{CharmRelief, HelpPlan, Seating};
use grizzled_core::text::Lang;
use grizzled_core::vocabulary::Outcome;

codes! {
    /// Languages of texts.
    LANGUAGES: u32 {
        /// English.
        GRZ_LANG_EN = Lang::En as u32;
        /// French.
        GRZ_LANG_FR = Lang::Fr as u32;
    }
}

codes! {
    /// Viewers: a seat's number from 0, or one of these.
    VIEWERS: u32 {
        /// Someone who only watches and sees no secret.
        GRZ_VIEWER_SPECTATOR = 100;
    }
}

codes! {
    /// Keys of settings, in grz_setting.key, with what their values are. What is not set stays as the way to play has it.
    SETTINGS: u32 {
        /// Cards that the Trials pile begins with.
        GRZ_SETTING_TRIALS = 1;
        /// Cards that the Morale reserve begins with; -1 for all the rest.
        GRZ_SETTING_MORALE = 2;
        /// Speech tokens in the supply.
        GRZ_SETTING_SPEECHES = 3;
        /// Whether a token spent goes back to the supply, 0 or 1.
        GRZ_SETTING_SPEECH_RETURNS = 4;
        /// Whether Traps draw, 0 or 1.
        GRZ_SETTING_TRAPS = 5;
        /// What relief does for the charm, GRZ_CHARM_RELIEF_...
        GRZ_SETTING_CHARM_RELIEF = 6;
        /// The least intensity of the first Mission.
        GRZ_SETTING_FIRST_INTENSITY = 7;
        /// The intensity of the first Mission, about which nobody is asked then; -1 for none.
        GRZ_SETTING_GIVEN_INTENSITY = 8;
        /// The greatest morale drop before what deepens it; -1 for none.
        GRZ_SETTING_DROP_MOST = 9;
        /// With how many cards in the hands together the game is lost; -1 for none.
        GRZ_SETTING_HAND_LIMIT = 10;
        /// The number of a Trial card that is not in the game. Can be set for as many cards as wanted.
        GRZ_SETTING_OUT = 11;
        /// How many Grizzled play.
        GRZ_SETTING_SEATS = 12;
        /// Who plays which seats, GRZ_SEATING_...
        GRZ_SETTING_SEATING = 13;
        /// Easy Orders drawn into the deck of Orders.
        GRZ_SETTING_EASY_ORDERS = 14;
        /// Normal Orders drawn into it.
        GRZ_SETTING_NORMAL_ORDERS = 15;
        /// Hard Orders drawn into it.
        GRZ_SETTING_HARD_ORDERS = 16;
        /// The number of an Order that is in it besides. Can be set for as many as wanted.
        GRZ_SETTING_GIVEN_ORDER = 17;
        /// Recruits drawn into their deck.
        GRZ_SETTING_RECRUITS = 18;
        /// Where Helping Hands come from, GRZ_HELP_PLAN_...
        GRZ_SETTING_HELP = 19;
    }
}

codes! {
    /// Who plays which seats.
    SEATINGS: u8 {
        /// Every seat has a player of its own.
        GRZ_SEATING_ONE_EACH = seating_number(Seating::OneEach);
        /// Two players and the Chaplain.
        GRZ_SEATING_CHAPLAIN = seating_number(Seating::Chaplain);
        /// Two players with two neighbouring Grizzled each: seats 0 and 1, seats 2 and 3.
        GRZ_SEATING_DUO = seating_number(Seating::Duo);
        /// One player with three Grizzled and one hand.
        GRZ_SEATING_SOLO = seating_number(Seating::Solo);
    }
}

/// The number of a seating.
pub(crate) const fn seating_number(seating: Seating) -> u8 {
    match seating {
        Seating::OneEach => 0,
        Seating::Chaplain => 1,
        Seating::Duo => 2,
        Seating::Solo => 3,
    }
}

codes! {
    /// What relief does for the charm of the seat relieved, for GRZ_SETTING_CHARM_RELIEF.
    CHARM_RELIEFS: i32 {
        /// After a success it can be recovered instead of discarding Hard Knocks.
        GRZ_CHARM_RELIEF_INSTEAD = charm_relief_number(CharmRelief::InsteadAfterSuccess);
        /// It is recovered as well.
        GRZ_CHARM_RELIEF_ALSO = charm_relief_number(CharmRelief::Also);
    }
}

const fn charm_relief_number(relief: CharmRelief) -> i32 {
    match relief {
        CharmRelief::InsteadAfterSuccess => 0,
        CharmRelief::Also => 1,
    }
}

codes! {
    /// Where Helping Hands come from, for GRZ_SETTING_HELP.
    HELP_PLANS: i32 {
        /// There are none.
        GRZ_HELP_PLAN_NONE = help_plan_number(HelpPlan::None);
        /// Each player draws two and keeps one.
        GRZ_HELP_PLAN_DRAW_TWO = help_plan_number(HelpPlan::DrawTwo);
        /// The campaign says who holds which.
        GRZ_HELP_PLAN_GIVEN = help_plan_number(HelpPlan::Given);
    }
}

const fn help_plan_number(plan: HelpPlan) -> i32 {
    match plan {
        HelpPlan::None => 0,
        HelpPlan::DrawTwo => 1,
        HelpPlan::Given => 2,
    }
}

codes! {
    /// Bits of grz_start.flags.
    STARTS: u32 {
        /// The log gets the host's commitment to the seed, the salt and the set-up, to be opened after the game.
        GRZ_START_COMMIT = 1;
    }
}

codes! {
    /// Outcomes, in grz_info.outcome and grz_event.outcome; GRZ_NONE while the game goes on.
    OUTCOMES: u8 {
        /// The players have won.
        GRZ_OUTCOME_VICTORY = Outcome::Victory.number();
        /// Lost: a seat bears too many Hard Knocks.
        GRZ_OUTCOME_TOO_MANY_KNOCKS = Outcome::TooManyKnocks.number();
        /// Lost: the Morale reserve is empty.
        GRZ_OUTCOME_MORALE_LOST = Outcome::MoraleLost.number();
        /// Lost: the hands together hold too many cards.
        GRZ_OUTCOME_TOO_MANY_CARDS = Outcome::TooManyCards.number();
        /// Neither won nor lost: the one Mission of Boot Camp is over.
        GRZ_OUTCOME_BOOT_CAMP_OVER = Outcome::BootCampOver.number();
    }
}

codes! {
    /// Piles, for grz_game_pile.
    PILES: u32 {
        /// The Trials pile.
        GRZ_PILE_TRIALS = 0;
        /// The Morale reserve.
        GRZ_PILE_MORALE = 1;
    }
}

codes! {
    /// Bots, for grz_game_bot and grz_client_bot.
    BOTS: u32 {
        /// Does anything it may, each thing as likely as the others.
        GRZ_BOT_RANDOM = 0;
        /// Plays with some care; the seed changes nothing.
        GRZ_BOT_CAREFUL = 1;
    }
}

codes! {
    /// What saved bytes are, in grz_save_info.kind.
    SAVES: u32 {
        /// The log of a game: knows everything, for hosts.
        GRZ_SAVE_LOG = 1;
        /// The stream of one viewer, for clients.
        GRZ_SAVE_STREAM = 2;
        /// A campaign between two Chapters.
        GRZ_SAVE_CAMPAIGN = 3;
        /// A pack of cards.
        GRZ_SAVE_PACK = 4;
    }
}

codes! {
    /// Forms of what is saved.
    FORMS: u32 {
        /// Compact bytes.
        GRZ_FORM_BYTES = 0;
        /// JSON, one value a line.
        GRZ_FORM_JSON = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: the numbers that settings have.
    #[test]
    fn settings_keep_their_numbers() {
        let seatings = [Seating::OneEach, Seating::Chaplain, Seating::Duo, Seating::Solo];
        assert_eq!(seatings.map(seating_number), [0, 1, 2, 3]);
        assert_eq!([CharmRelief::InsteadAfterSuccess, CharmRelief::Also].map(charm_relief_number), [0, 1]);
        assert_eq!([HelpPlan::None, HelpPlan::DrawTwo, HelpPlan::Given].map(help_plan_number), [0, 1, 2]);
    }
}
