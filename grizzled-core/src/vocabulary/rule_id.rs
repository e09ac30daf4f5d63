//! The ids of the rules, as `RULES.md` lists them, a row each.

use crate::vocabulary::numbered_enum;

/// A row: what the rule is about; its name, its number, and the id as it is written.
macro_rules! rule_ids {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident {
            $($(#[doc = $about:literal])+ $rule:ident = $number:literal $id:literal,)+
        }
    ) => {
        numbered_enum! {
            $(#[$attribute])*
            $visibility enum $name {
                $($(#[doc = $about])+ $rule = $number,)+
            }
        }

        impl $name {
            /// The id as it is written, such as `HK-FEARFUL`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$rule => $id,)+
                }
            }
        }
    };
}

rule_ids! {
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
        Tab1 = 0 "TAB-1",
        /// Six threats: three of weather, three of assault.
        Tab2 = 1 "TAB-2",
        /// A Trial card is a Threat, a Hard Knock or Merry Christmas.
        Tab3 = 2 "TAB-3",
        /// A discarded card is out of play for the rest of the game.
        Tab4 = 3 "TAB-4",
        /// Who knows what.
        Tab5 = 4 "TAB-5",
        /// A draw from an empty Trials pile is ignored.
        Tab6 = 5 "TAB-6",
        /// The 39 Threat cards.
        Deck1 = 6 "DECK-1",
        /// The 19 Hard Knock cards.
        Deck2 = 7 "DECK-2",
        /// The one Merry Christmas card.
        Deck3 = 8 "DECK-3",
        /// The six characters and their charms.
        Deck4 = 9 "DECK-4",
        /// The sixteen Support tiles.
        Deck5 = 10 "DECK-5",
        /// The number of players, and the size of the piles.
        Set1 = 11 "SET-1",
        /// The Support tiles that a seat begins with.
        Set2 = 12 "SET-2",
        /// The Speech tokens in supply.
        Set3 = 13 "SET-3",
        /// The first Mission Leader.
        Set4 = 14 "SET-4",
        /// Rookie, Normal and Veteran.
        Set5 = 15 "SET-5",
        /// A Mission begins with every seat in it.
        Prep0 = 16 "PREP-0",
        /// The Leader chooses the intensity.
        Prep1 = 17 "PREP-1",
        /// The intensities on offer.
        Prep2 = 18 "PREP-2",
        /// The deal, one card at a time from the Leader.
        Prep3 = 19 "PREP-3",
        /// After the deal Frenzied draws.
        Prep4 = 20 "PREP-4",
        /// The check after the deal; the first turn.
        Prep5 = 21 "PREP-5",
        /// Turns go clockwise over the seats still in the Mission; one action a turn.
        Mis1 = 22 "MIS-1",
        /// Which threats are active, and when a Mission fails.
        Mis2 = 23 "MIS-2",
        /// The check after each card.
        Mis3 = 24 "MIS-3",
        /// When a Mission succeeds.
        Mis4 = 25 "MIS-4",
        /// What counts as one command.
        Cmd1 = 26 "CMD-1",
        /// Playing a card from hand.
        ActPlay = 27 "ACT-PLAY",
        /// What a Trap draws.
        ActTrap = 28 "ACT-TRAP",
        /// What Merry Christmas does.
        ActXmas = 29 "ACT-XMAS",
        /// Using the Good Luck Charm.
        ActCharm = 30 "ACT-CHARM",
        /// Making a Speech.
        ActSpeech = 31 "ACT-SPEECH",
        /// How a Speech is answered.
        ActSpeechSecret = 32 "ACT-SPEECH-SECRET",
        /// Withdrawing with a Support tile.
        ActWithdraw = 33 "ACT-WITHDRAW",
        /// With an empty hand a seat may always withdraw.
        Wdr1 = 34 "WDR-1",
        /// Without a tile a seat withdraws without one.
        Wdr2 = 35 "WDR-2",
        /// The order of a withdrawal.
        Wdr3 = 36 "WDR-3",
        /// What becomes of No Man's Land.
        Res1 = 37 "RES-1",
        /// Support and relief.
        Res2 = 38 "RES-2",
        /// Defeat by Hard Knocks.
        Res3 = 39 "RES-3",
        /// Victory.
        Res4 = 40 "RES-4",
        /// The morale drop.
        Res5 = 41 "RES-5",
        /// Defeat by Morale.
        Res6 = 42 "RES-6",
        /// The Leader token and the Speech token.
        Res7 = 43 "RES-7",
        /// Hard Knocks of a withdrawn seat.
        Hk1 = 44 "HK-1",
        /// Hard Knocks that contradict each other.
        Hk2 = 45 "HK-2",
        /// Several copies of a Hard Knock.
        Hk3 = 46 "HK-3",
        /// Trauma.
        HkTrauma = 47 "HK-TRAUMA",
        /// Phobia.
        HkPhobia = 48 "HK-PHOBIA",
        /// Wounded.
        HkWounded = 49 "HK-WOUNDED",
        /// Mute.
        HkMute = 50 "HK-MUTE",
        /// Tyrannical.
        HkTyrannical = 51 "HK-TYRANNICAL",
        /// Demoralized.
        HkDemoralized = 52 "HK-DEMORALIZED",
        /// Fragile.
        HkFragile = 53 "HK-FRAGILE",
        /// Fearful.
        HkFearful = 54 "HK-FEARFUL",
        /// Panicked.
        HkPanicked = 55 "HK-PANICKED",
        /// Frenzied.
        HkFrenzied = 56 "HK-FRENZIED",
        /// Selfish.
        HkSelfish = 57 "HK-SELFISH",
        /// Hardheaded.
        HkHardheaded = 58 "HK-HARDHEADED",
        /// Prideful.
        HkPrideful = 59 "HK-PRIDEFUL",
        /// Clumsy.
        HkClumsy = 60 "HK-CLUMSY",
        /// Absent-minded.
        HkAbsentMinded = 61 "HK-ABSENT-MINDED",
        /// A seat is never left without a legal command.
        HkLock = 62 "HK-LOCK",
        /// The Chaplain's seat.
        Chap1 = 63 "CHAP-1",
        /// The tile that the Chaplain plays.
        Chap2 = 64 "CHAP-2",
        /// The Chaplain's part in the Support.
        Chap3 = 65 "CHAP-3",
        /// Speeches and Trials with the Chaplain.
        Chap4 = 66 "CHAP-4",
        /// The Trial cards of *Armistice*.
        Arm1 = 67 "ARM-1",
        /// What a Briefing gives.
        Arm2 = 68 "ARM-2",
        /// Relief, morale drop and hand limit of *Armistice*.
        Arm3 = 69 "ARM-3",
        /// A Trap of its owner draws one more.
        HkAggressive = 70 "HK-AGGRESSIVE",
        /// It cannot be discarded.
        HkScarred = 71 "HK-SCARRED",
        /// Its owner uses no charm.
        HkSuperstitious = 72 "HK-SUPERSTITIOUS",
        /// Its owner is never the first to withdraw.
        HkLoyal = 73 "HK-LOYAL",
        /// Who gets a Hard Knock that a Trap draws.
        TrapA = 74 "TRAP-A",
        /// When Luck cancels a Trap.
        Luck1 = 75 "LUCK-1",
        /// Which kind of card takes precedence.
        Pri1 = 76 "PRI-1",
        /// The deck of Orders.
        Ord1 = 77 "ORD-1",
        /// How an Order is chosen.
        Ord2 = 78 "ORD-2",
        /// What an Order gives.
        Ord3 = 79 "ORD-3",
        /// How long an Order stays.
        Ord4 = 80 "ORD-4",
        /// How an Order is cancelled by drawing.
        Ord5 = 81 "ORD-5",
        /// An Order beats a Hard Knock.
        Ord6 = 82 "ORD-6",
        /// An Order is no Trial card.
        Ord7 = 83 "ORD-7",
        /// When a Recruit arrives, and where it stands.
        Rec1 = 84 "REC-1",
        /// A Recruit's hand and tokens.
        Rec2 = 85 "REC-2",
        /// A Recruit's turn.
        Rec3 = 86 "REC-3",
        /// A Recruit's Morale tokens.
        Rec4 = 87 "REC-4",
        /// Support and Speech pass a Recruit over.
        Rec5 = 88 "REC-5",
        /// How a Recruit departs.
        Rec6 = 89 "REC-6",
        /// No victory with a Recruit in play.
        Rec7 = 90 "REC-7",
        /// A Recruit's effect.
        Rec8 = 91 "REC-8",
        /// The three kinds of Helping Hand.
        Hh1 = 92 "HH-1",
        /// A Helping Hand beats any other rule.
        Hh2 = 93 "HH-2",
        /// How Helping Hands are awarded.
        Hh3 = 94 "HH-3",
        /// Who sees Helping Hands.
        Hh4 = 95 "HH-4",
        /// Banning a card after a lost Chapter.
        Ban1 = 96 "BAN-1",
        /// What the players decide together.
        Grp1 = 97 "GRP-1",
        /// Boot Camp and the nine Chapters.
        Camp1 = 98 "CAMP-1",
        /// What is saved between Chapters.
        Camp2 = 99 "CAMP-2",
        /// Starting a campaign again.
        Camp3 = 100 "CAMP-3",
        /// The score.
        Camp4 = 101 "CAMP-4",
        /// Each Chapter is set up anew.
        Camp5 = 102 "CAMP-5",
        /// The end of a Chapter.
        Camp6 = 103 "CAMP-6",
        /// The one-shot game.
        One1 = 104 "ONE-1",
        /// One player with three Grizzled.
        Solo1 = 105 "SOLO-1",
        /// The start of a Mission for one.
        Solo2 = 106 "SOLO-2",
        /// The active Grizzled and the one hand.
        Solo3 = 107 "SOLO-3",
        /// Filling the hand up.
        Solo4 = 108 "SOLO-4",
        /// Support for one.
        Solo5 = 109 "SOLO-5",
        /// Two players with two Grizzled each.
        Duo1 = 110 "DUO-1",
        /// Which hand a player sees.
        Duo2 = 111 "DUO-2",
        /// A Speech of one of two players.
        Duo3 = 112 "DUO-3",
        /// Any mix that can be played.
        Custom1 = 113 "CUSTOM-1",
        /// What an effect is.
        Pack1 = 114 "PACK-1",
        /// Numbers that effects change.
        Pack2 = 115 "PACK-2",
        /// Every game ends.
        Term1 = 116 "TERM-1",
        /// In which position a game may begin.
        Set6 = 117 "SET-6",
    }
}

impl core::fmt::Display for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.as_str())
    }
}
