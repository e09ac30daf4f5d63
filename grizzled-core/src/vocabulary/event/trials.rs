//! The events of the Trials: what can happen in the base game, a row each.

/// Hands the rows to a macro, which puts its own beside them.
macro_rules! trials {
    ($then:ident) => {
        $then! {
            /// The deck was shuffled, or laid in a given order, and parted in two piles (SET-1). Secret: the order, Morale first.
            1 DeckSet "deck_set" {
                /// Cards in the Trials pile.
                trials: u8,
                /// Cards in the Morale reserve.
                morale: u8,
                /// Speech tokens in the supply (SET-3).
                speeches: u8,
            } stage: SetUp, audience: Nobody, reveals: true;
            /// The seat plays this character (DECK-4).
            2 CharacterTaken "character_taken" {
                /// Whose.
                seat: Seat,
                /// Who.
                character: Character,
            } stage: SetUp, audience: Everyone, reveals: false;
            /// The seat got its first Support tiles (SET-2). Secret: which.
            3 TilesGiven "tiles_given" {
                /// Whose.
                seat: Seat,
                /// How many.
                count: u8,
            } stage: SetUp, audience: Owner(seat), reveals: false;
            /// The first Mission Leader (SET-4).
            4 LeaderNamed "leader_named" {
                /// Who leads.
                seat: Seat,
            } stage: SetUp, audience: Everyone, reveals: false;
            /// The seat took a Speech token from the supply (RES-7), or has one because the game starts from a given position.
            5 SpeechTaken "speech_taken" {
                /// Who took it.
                seat: Seat,
            } stage: Any, audience: Everyone, reveals: false;
            /// The seat's charm lies face down because the game starts from a given position.
            6 CharmSpent "charm_spent" {
                /// Whose.
                seat: Seat,
            } stage: SetUp, audience: Everyone, reveals: false;
            /// A Mission begins, with these seats in it (PREP-0).
            7 MissionStarted "mission_started" {
                /// The Mission's number, from 1.
                number: u8,
                /// Who is in it.
                seats: SeatSet,
            } stage: Any, audience: Everyone, reveals: false;
            /// A tile of the Chaplain's was drawn and laid face down (CHAP-2). Secret: which.
            8 ChaplainPlayed "chaplain_played" {
                /// The Chaplain's seat.
                seat: Seat,
            } stage: Play, audience: Nobody, reveals: true;
            /// The Leader chose the intensity (PREP-1).
            9 IntensityChosen "intensity_chosen" {
                /// Who chose.
                seat: Seat,
                /// Cards for each seat.
                intensity: u8,
            } stage: Play, audience: Everyone, reveals: false;
            /// A card was dealt from the top of Trials (PREP-3). Secret: which.
            10 Dealt "dealt" {
                /// To whom.
                seat: Seat,
            } stage: Any, audience: Owner(seat), reveals: true;
            /// A card made the seat draw the top of Trials into the hand (PREP-4, ORD-5). Secret: the card drawn.
            11 Drawn "drawn" {
                /// Who drew.
                seat: Seat,
                /// What made it draw.
                by: Source,
            } stage: Play, audience: Owner(seat), reveals: true;
            /// It is the seat's turn (MIS-1).
            12 TurnStarted "turn_started" {
                /// Whose.
                seat: Seat,
                /// Whether it may withdraw this turn (HK-2).
                withdrawal: WithdrawalRuling,
            } stage: Play, audience: Everyone, reveals: false;
            /// A Threat came to No Man's Land (ACT-PLAY, ACT-TRAP, HK-CLUMSY).
            13 ThreatPlayed "threat_played" {
                /// Who played or drew it; in a given position, whose turn it is.
                seat: Seat,
                /// The card.
                card: CardId,
                /// Where it was before.
                from: Origin,
            } stage: Play, audience: Everyone, reveals: true;
            /// A Hard Knock was assigned (ACT-PLAY, ACT-TRAP, HK-CLUMSY).
            14 KnockAssigned "knock_assigned" {
                /// To whom.
                seat: Seat,
                /// The card.
                card: CardId,
                /// Where it was before.
                from: Origin,
            } stage: Any, audience: Everyone, reveals: true;
            /// A Merry Christmas came into play and lies open (ACT-XMAS).
            15 ChristmasPlayed "christmas_played" {
                /// Who played it.
                seat: Seat,
                /// The card.
                card: CardId,
                /// Where it was before.
                from: Origin,
            } stage: Play, audience: Everyone, reveals: true;
            /// The seat is asked which Hard Knock Merry Christmas discards (ACT-XMAS).
            16 ChristmasAsked "christmas_asked" {
                /// Who chooses.
                seat: Seat,
                /// Cards that its Clumsy still has to draw afterwards (HK-3).
                draws: u8,
            } stage: Play, audience: Everyone, reveals: false;
            /// The Merry Christmas was carried out and discarded (ACT-XMAS).
            17 ChristmasDiscarded "christmas_discarded" {
                /// The card.
                card: CardId,
            } stage: Play, audience: Everyone, reveals: false;
            /// A Hard Knock was discarded (ACT-XMAS, RES-2).
            18 KnockDiscarded "knock_discarded" {
                /// Whose.
                seat: Seat,
                /// The card.
                card: CardId,
            } stage: Play, audience: Everyone, reveals: false;
            /// The seat took the Leader token by Tyrannical (HK-TYRANNICAL).
            19 LeaderTaken "leader_taken" {
                /// The new Leader.
                seat: Seat,
                /// The Hard Knock.
                knock: CardId,
            } stage: Play, audience: Everyone, reveals: false;
            /// The seat used its charm: the card left No Man's Land for the discards (ACT-CHARM).
            20 CharmUsed "charm_used" {
                /// Who.
                seat: Seat,
                /// The card discarded.
                card: CardId,
            } stage: Play, audience: Everyone, reveals: false;
            /// The seat recovered its charm (RES-2).
            21 CharmRecovered "charm_recovered" {
                /// Who.
                seat: Seat,
            } stage: Play, audience: Everyone, reveals: false;
            /// The seat spent a token on a Speech (ACT-SPEECH).
            22 SpeechMade "speech_made" {
                /// The speaker.
                seat: Seat,
                /// The threat named.
                threat: Threat,
                /// Who is asked.
                asked: SeatSet,
                /// Whether the token went back to the supply (CHAP-4).
                returned: bool,
            } stage: Play, audience: Everyone, reveals: false;
            /// A seat answered the Speech (ACT-SPEECH-SECRET). Secret: the card, or declining.
            23 SpeechAnswered "speech_answered" {
                /// Who answered.
                seat: Seat,
            } stage: Play, audience: Owner(seat), reveals: false;
            /// All have answered, and this seat's answer is shown (ACT-SPEECH-SECRET).
            24 SpeechRevealed "speech_revealed" {
                /// Who answered.
                seat: Seat,
                /// The card discarded from its hand, if any.
                card: Option<CardId>,
            } stage: Play, audience: Everyone, reveals: true;
            /// Absent-minded took a tile out of the game (HK-ABSENT-MINDED).
            25 TileRemoved "tile_removed" {
                /// Whose.
                seat: Seat,
                /// Which.
                tile: Tile,
            } stage: Play, audience: Everyone, reveals: true;
            /// The seat is out of the Mission (ACT-WITHDRAW). Secret: the tile it played face down.
            26 Withdrew "withdrew" {
                /// Who.
                seat: Seat,
                /// Whether it played a tile (WDR-2).
                played: bool,
                /// Whether the tile was drawn at random (HK-PANICKED).
                drawn: bool,
            } stage: Play, audience: Owner(seat), reveals: drawn;
            /// The Mission succeeded: No Man's Land is discarded (MIS-4, RES-1).
            27 MissionSucceeded "mission_succeeded"
                stage: Play, audience: Everyone, reveals: false;
            /// The Mission failed (MIS-2).
            28 MissionFailed "mission_failed" {
                /// The threat that was active too often.
                threat: Threat,
            } stage: Play, audience: Everyone, reveals: false;
            /// No Man's Land was shuffled into Trials (RES-1). Secret: the new order of Trials.
            29 TrialsShuffled "trials_shuffled" {
                /// Cards in the pile now.
                trials: u8,
            } stage: Play, audience: Nobody, reveals: true;
            /// A Support tile was revealed and handed over (RES-2).
            30 TileRevealed "tile_revealed" {
                /// Who had played it.
                seat: Seat,
                /// Which.
                tile: Tile,
                /// Who keeps it now.
                to: Seat,
            } stage: Play, audience: Everyone, reveals: true;
            /// The Support was counted (RES-2).
            31 SupportCounted "support_counted" {
                /// The seat that got more than every other, if one did. The Chaplain may be it (CHAP-3).
                most: Option<Seat>,
            } stage: Play, audience: Everyone, reveals: false;
            /// The seat is asked what relief it takes (RES-2).
            32 ReliefAsked "relief_asked" {
                /// Who chooses.
                seat: Seat,
                /// The most Hard Knocks it may discard.
                knocks: u8,
                /// Whether it may recover its charm instead.
                charm: bool,
            } stage: Play, audience: Everyone, reveals: false;
            /// The relief is over (RES-2).
            33 ReliefEnded "relief_ended" {
                /// Who had chosen.
                seat: Seat,
            } stage: Play, audience: Everyone, reveals: false;
            /// Cards went one at a time from the top of Morale to the top of Trials (RES-5).
            34 MoraleDropped "morale_dropped" {
                /// How many.
                cards: u8,
            } stage: Play, audience: Everyone, reveals: false;
            /// The Leader token passed on (RES-7).
            35 LeaderPassed "leader_passed" {
                /// The new Leader.
                seat: Seat,
            } stage: Play, audience: Everyone, reveals: false;
            /// The game ended.
            36 GameEnded "game_ended" {
                /// How.
                outcome: Outcome,
            } stage: Play, audience: Everyone, reveals: false;
            /// The card is out of the game because the game starts from a given position (TAB-4).
            37 CardSetAside "card_set_aside" {
                /// The card.
                card: CardId,
            } stage: SetUp, audience: Everyone, reveals: false;
        }
    };
}

pub(super) use trials;
