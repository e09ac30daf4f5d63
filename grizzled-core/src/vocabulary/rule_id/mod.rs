//! The ids of the rules, as `RULES.md` lists them.

mod ids;

use crate::vocabulary::numbered_enum;
use ids::IDS;

numbered_enum! {
    /// A rule's id. The numbers are fixed: other languages store them. They follow the rules document, but rules that were
    /// added later come last.
    ///
    /// ```
    /// use grizzled_core::RuleId;
    ///
    /// assert_eq!(RuleId::HkFearful.as_str(), "HK-FEARFUL");
    /// assert_eq!(RuleId::HkFearful.to_string(), "HK-FEARFUL");
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum RuleId {
        /// Seats stand in a ring; play goes clockwise, to the left.
        Tab1 = 0,
        /// Six threats: three of weather, three of assault.
        Tab2 = 1,
        /// A Trial card is a Threat, a Hard Knock or Merry Christmas.
        Tab3 = 2,
        /// A discarded card is out of play for the rest of the game.
        Tab4 = 3,
        /// Who knows what.
        Tab5 = 4,
        /// A draw from an empty Trials pile is ignored.
        Tab6 = 5,
        /// The 39 Threat cards.
        Deck1 = 6,
        /// The 19 Hard Knock cards.
        Deck2 = 7,
        /// The one Merry Christmas card.
        Deck3 = 8,
        /// The six characters and their charms.
        Deck4 = 9,
        /// The sixteen Support tiles.
        Deck5 = 10,
        /// The number of players, and the size of the piles.
        Set1 = 11,
        /// The Support tiles that a seat begins with.
        Set2 = 12,
        /// The Speech tokens in supply.
        Set3 = 13,
        /// The first Mission Leader.
        Set4 = 14,
        /// Rookie, Normal and Veteran.
        Set5 = 15,
        /// A Mission begins with every seat in it.
        Prep0 = 16,
        /// The Leader chooses the intensity.
        Prep1 = 17,
        /// The intensities on offer.
        Prep2 = 18,
        /// The deal, one card at a time from the Leader.
        Prep3 = 19,
        /// After the deal Frenzied draws.
        Prep4 = 20,
        /// The check after the deal; the first turn.
        Prep5 = 21,
        /// Turns go clockwise over the seats still in the Mission; one action a turn.
        Mis1 = 22,
        /// Which threats are active, and when a Mission fails.
        Mis2 = 23,
        /// The check after each card.
        Mis3 = 24,
        /// When a Mission succeeds.
        Mis4 = 25,
        /// What counts as one command.
        Cmd1 = 26,
        /// Playing a card from hand.
        ActPlay = 27,
        /// What a Trap draws.
        ActTrap = 28,
        /// What Merry Christmas does.
        ActXmas = 29,
        /// Using the Good Luck Charm.
        ActCharm = 30,
        /// Making a Speech.
        ActSpeech = 31,
        /// How a Speech is answered.
        ActSpeechSecret = 32,
        /// Withdrawing with a Support tile.
        ActWithdraw = 33,
        /// With an empty hand a seat may always withdraw.
        Wdr1 = 34,
        /// Without a tile a seat withdraws without one.
        Wdr2 = 35,
        /// The order of a withdrawal.
        Wdr3 = 36,
        /// What becomes of No Man's Land.
        Res1 = 37,
        /// Support and relief.
        Res2 = 38,
        /// Defeat by Hard Knocks.
        Res3 = 39,
        /// Victory.
        Res4 = 40,
        /// The morale drop.
        Res5 = 41,
        /// Defeat by Morale.
        Res6 = 42,
        /// The Leader token and the Speech token.
        Res7 = 43,
        /// Hard Knocks of a withdrawn seat.
        Hk1 = 44,
        /// Hard Knocks that contradict each other.
        Hk2 = 45,
        /// Several copies of a Hard Knock.
        Hk3 = 46,
        /// Trauma.
        HkTrauma = 47,
        /// Phobia.
        HkPhobia = 48,
        /// Wounded.
        HkWounded = 49,
        /// Mute.
        HkMute = 50,
        /// Tyrannical.
        HkTyrannical = 51,
        /// Demoralized.
        HkDemoralized = 52,
        /// Fragile.
        HkFragile = 53,
        /// Fearful.
        HkFearful = 54,
        /// Panicked.
        HkPanicked = 55,
        /// Frenzied.
        HkFrenzied = 56,
        /// Selfish.
        HkSelfish = 57,
        /// Hardheaded.
        HkHardheaded = 58,
        /// Prideful.
        HkPrideful = 59,
        /// Clumsy.
        HkClumsy = 60,
        /// Absent-minded.
        HkAbsentMinded = 61,
        /// A seat is never left without a legal command.
        HkLock = 62,
        /// The Chaplain's seat.
        Chap1 = 63,
        /// The tile that the Chaplain plays.
        Chap2 = 64,
        /// The Chaplain's part in the Support.
        Chap3 = 65,
        /// Speeches and Trials with the Chaplain.
        Chap4 = 66,
        /// The Trial cards of *Armistice*.
        Arm1 = 67,
        /// What a Briefing gives.
        Arm2 = 68,
        /// Relief, morale drop and hand limit of *Armistice*.
        Arm3 = 69,
        /// A Trap of its owner draws one more.
        HkAggressive = 70,
        /// It cannot be discarded.
        HkScarred = 71,
        /// Its owner uses no charm.
        HkSuperstitious = 72,
        /// Its owner is never the first to withdraw.
        HkLoyal = 73,
        /// Who gets a Hard Knock that a Trap draws.
        TrapA = 74,
        /// When Luck cancels a Trap.
        Luck1 = 75,
        /// Which kind of card takes precedence.
        Pri1 = 76,
        /// The deck of Orders.
        Ord1 = 77,
        /// How an Order is chosen.
        Ord2 = 78,
        /// What an Order gives.
        Ord3 = 79,
        /// How long an Order stays.
        Ord4 = 80,
        /// How an Order is cancelled by drawing.
        Ord5 = 81,
        /// An Order beats a Hard Knock.
        Ord6 = 82,
        /// An Order is no Trial card.
        Ord7 = 83,
        /// When a Recruit arrives, and where it stands.
        Rec1 = 84,
        /// A Recruit's hand and tokens.
        Rec2 = 85,
        /// A Recruit's turn.
        Rec3 = 86,
        /// A Recruit's Morale tokens.
        Rec4 = 87,
        /// Support and Speech pass a Recruit over.
        Rec5 = 88,
        /// How a Recruit departs.
        Rec6 = 89,
        /// No victory with a Recruit in play.
        Rec7 = 90,
        /// A Recruit's effect.
        Rec8 = 91,
        /// The three kinds of Helping Hand.
        Hh1 = 92,
        /// A Helping Hand beats any other rule.
        Hh2 = 93,
        /// How Helping Hands are awarded.
        Hh3 = 94,
        /// Who sees Helping Hands.
        Hh4 = 95,
        /// Banning a card after a lost Chapter.
        Ban1 = 96,
        /// What the players decide together.
        Grp1 = 97,
        /// Boot Camp and the nine Chapters.
        Camp1 = 98,
        /// What is saved between Chapters.
        Camp2 = 99,
        /// Starting a campaign again.
        Camp3 = 100,
        /// The score.
        Camp4 = 101,
        /// Each Chapter is set up anew.
        Camp5 = 102,
        /// The end of a Chapter.
        Camp6 = 103,
        /// The one-shot game.
        One1 = 104,
        /// One player with three Grizzled.
        Solo1 = 105,
        /// The start of a Mission for one.
        Solo2 = 106,
        /// The active Grizzled and the one hand.
        Solo3 = 107,
        /// Filling the hand up.
        Solo4 = 108,
        /// Support for one.
        Solo5 = 109,
        /// Two players with two Grizzled each.
        Duo1 = 110,
        /// Which hand a player sees.
        Duo2 = 111,
        /// A Speech of one of two players.
        Duo3 = 112,
        /// Any mix that can be played.
        Custom1 = 113,
        /// What an effect is.
        Pack1 = 114,
        /// Numbers that effects change.
        Pack2 = 115,
        /// Every game ends.
        Term1 = 116,
        /// In which position a game may begin.
        Set6 = 117,
    }
}

impl RuleId {
    /// The id as it is written, such as `HK-FEARFUL`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        IDS[self as usize].1
    }
}

impl core::fmt::Display for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.as_str())
    }
}

// Every id stands at its rule's number.
const _: () = {
    let mut at = 0;
    while at < RuleId::COUNT {
        assert!(IDS[at].0 as usize == at);
        at += 1;
    }
};
