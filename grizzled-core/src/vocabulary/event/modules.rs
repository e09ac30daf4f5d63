//! The events of the modules, a row each: Orders, Recruits, Helping Hands, and the ways to play for one and two.

/// Hands the rows on to a macro, after those that it got. The columns are explained in `notice`.
macro_rules! modules {
    ($then:ident $($before:tt)*) => {
        $then! {
            $($before)*
            /// The deck of Orders was made (ORD-1). Secret: which.
            64 OrdersSet "orders_set" {
                /// How many.
                orders: u8,
            } => { stage: SetUp; audience: Nobody; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The deck of Recruits was made (REC-1). Secret: which.
            65 RecruitsSet "recruits_set" {
                /// How many.
                recruits: u8,
            } => { stage: SetUp; audience: Nobody; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The seat drew two Helping Hands, of which it keeps one (ONE-1). Secret: which.
            66 HelpOffered "help_offered" {
                /// Who drew.
                seat: Seat,
            } => { stage: SetUp; audience: Owner(seat); reveals: false; moves: []; awaits: Same; changes: Help(seat) }
            /// These seats are asked which Helping Hand they keep (ONE-1).
            67 HelpAsked "help_asked" {
                /// Who is asked.
                seats: SeatSet,
            } => { stage: SetUp; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// The seat has chosen (HH-4). Secret: which it keeps.
            68 HelpChosen "help_chosen" {
                /// Who has chosen.
                seat: Seat,
            } => { stage: SetUp; audience: Owner(seat); reveals: false; moves: []; awaits: Rest; changes: Help(seat) }
            /// The seat holds this Helping Hand, for all to see (HH-4).
            69 HelpHeld "help_held" {
                /// Who.
                seat: Seat,
                /// Which.
                help: HelpId,
            } => { stage: SetUp; audience: Everyone; reveals: true; moves: []; awaits: Same; changes: Help(seat) }
            /// The seat used its Helping Hand (HH-1).
            70 HelpUsed "help_used" {
                /// Who.
                seat: Seat,
                /// Which.
                help: HelpId,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Help(seat) }
            /// The seat may use an Event Helping Hand now, or decline (HH-1).
            71 HelpInvited "help_invited" {
                /// Who.
                seat: Seat,
                /// At which point.
                pause: Pause,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// The seat used none, or no more (HH-1); or it declined what a card offers.
            72 Declined "declined" {
                /// Who.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Table }
            /// A number of the running Mission is another now (PACK-2).
            73 ModifierSet "modifier_set" {
                /// Which.
                modifier: Modifier,
                /// What it is now.
                value: u8,
            } => {
                stage: SetUp | Play; audience: Everyone; reveals: false;
                moves: []; awaits: Same; changes: Modifier(modifier, value)
            }
            /// The Leader drew Orders and is asked which one to choose (ORD-2). Secret: which.
            74 OrdersDrawn "orders_drawn" {
                /// The Leader.
                seat: Seat,
            } => {
                stage: SetUp | Play; audience: Owner(seat); reveals: true;
                moves: []; awaits: AskedInPlay; changes: Modules
            }
            /// The Order of this Mission (ORD-2).
            75 OrderChosen "order_chosen" {
                /// Who chose, or drew the last one.
                seat: Seat,
                /// Which.
                order: OrderId,
                /// Whether another went back on top of the deck.
                returned: bool,
            } => { stage: SetUp | Play; audience: Everyone; reveals: true; moves: []; awaits: Nobody; changes: Modules }
            /// An Order left the game (ORD-4).
            76 OrderDiscarded "order_discarded" {
                /// Which.
                order: OrderId,
                /// Whether it was cancelled before its time.
                cancelled: bool,
            } => { stage: SetUp | Play; audience: Everyone; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The Leader is asked for the intensity (PREP-1).
            77 IntensityAsked "intensity_asked" {
                /// The Leader.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// The Briefing gives the intensity, and nothing is asked (PREP-1).
            78 IntensityGiven "intensity_given" {
                /// Cards for each seat.
                intensity: u8,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Modules }
            /// The seat that has just withdrawn may draw so as to cancel an Order, or decline (ORD-5, WDR-3).
            79 CancellationAsked "cancellation_asked" {
                /// Who.
                seat: Seat,
                /// Cards that its Clumsy draws afterwards (HK-CLUMSY).
                draws: u8,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// The top Recruit was turned up and cannot come; it stays on top (REC-1).
            80 RecruitTurnedUp "recruit_turned_up" {
                /// Which.
                recruit: RecruitId,
            } => { stage: Play; audience: Everyone; reveals: true; moves: []; awaits: Same; changes: Modules }
            /// A Recruit arrives (REC-1).
            81 RecruitArrived "recruit_arrived" {
                /// Which.
                recruit: RecruitId,
                /// The seat after which it acts.
                after: Seat,
                /// The Morale tokens that it brings.
                tokens: u8,
            } => { stage: SetUp | Play; audience: Everyone; reveals: true; moves: []; awaits: Same; changes: Modules }
            /// The Recruit drew a card for its hand, face up (REC-2).
            82 RecruitDrew "recruit_drew" {
                /// Which card.
                card: CardId,
            } => {
                stage: SetUp | Play; audience: Everyone; reveals: true;
                moves: [card: Trials => Recruit]; awaits: Same; changes: Table
            }
            /// It is the Recruit's turn; the Leader is asked (REC-3).
            83 RecruitTurn "recruit_turn" {
                /// The Leader.
                leader: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Modules }
            /// The Recruit is out of the Mission, with one Morale token more (REC-4).
            84 RecruitWithdrew "recruit_withdrew" => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The Recruit leaves (REC-6).
            85 RecruitLeft "recruit_left" {
                /// Which.
                recruit: RecruitId,
                /// Whether it was sent home and pays nothing.
                sent_home: bool,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// A Luck symbol, or a card, kept a Trap from drawing (LUCK-1).
            86 TrapCancelled "trap_cancelled" {
                /// Whether Luck did.
                by_luck: bool,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The seat is asked how a card's effect is carried out.
            87 ChoiceAsked "choice_asked" {
                /// Who chooses.
                seat: Seat,
                /// The card.
                source: Source,
                /// How many choices it has still to make, this one included.
                left: u8,
                /// Where the game goes on afterwards, for a card used at a pause.
                pause: Option<Pause>,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// A card went from a hand to the discards.
            88 CardDiscarded "card_discarded" {
                /// Whose.
                seat: Seat,
                /// Which.
                card: CardId,
            } => {
                stage: Play; audience: Everyone; reveals: true;
                moves: [card: Hand(seat) => Discards]; awaits: Same; changes: Table
            }
            /// A card went from No Man's Land to the discards.
            89 CardCleared "card_cleared" {
                /// Which.
                card: CardId,
            } => {
                stage: Play; audience: Everyone; reveals: false;
                moves: [card: NoMansLand => Discards]; awaits: Same; changes: Table
            }
            /// A card went from one hand to another. Secret: which, for both.
            90 CardGiven "card_given" {
                /// From whom.
                from: Seat,
                /// To whom.
                to: Seat,
            } => {
                stage: Play; audience: Both(from, to); reveals: true;
                moves: [hidden: Hand(from) => Hand(to)]; awaits: Same; changes: Table
            }
            /// A card went from a hand to the bottom of Trials. Secret: which.
            91 CardReturned "card_returned" {
                /// Whose.
                seat: Seat,
            } => {
                stage: Play; audience: Owner(seat); reveals: false;
                moves: [hidden: Hand(seat) => BottomOfTrials]; awaits: Same; changes: Table
            }
            /// The seat looked at the top of Trials. Secret: the cards, the top one last.
            92 TrialsSeen "trials_seen" {
                /// Who.
                seat: Seat,
                /// How many.
                cards: u8,
            } => { stage: Play; audience: Owner(seat); reveals: true; moves: []; awaits: Same; changes: Table }
            /// The one hand passes to the Grizzled who acts next (SOLO-3). Secret: the hand.
            93 HandPassed "hand_passed" {
                /// From whom.
                from: Seat,
                /// To whom.
                to: Seat,
            } => { stage: Play; audience: Owner(to); reveals: false; moves: []; awaits: Same; changes: Modules }
            /// May the hand be filled up? (SOLO-4)
            94 RefillAsked "refill_asked" {
                /// The active Grizzled.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// The hand was not filled up, and cannot be again in this Mission (SOLO-4).
            95 RefillDeclined "refill_declined" {
                /// The active Grizzled.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Modules }
            /// A Support tile of the game for one was drawn (SOLO-5).
            96 SoloSupport "solo_support" {
                /// The Grizzled relieved; none for the blank tile.
                seat: Option<Seat>,
            } => { stage: Play; audience: Everyone; reveals: true; moves: []; awaits: Same; changes: Modules }
            /// All four Support tiles of the game for one are shuffled again (SOLO-5).
            97 SoloTilesShuffled "solo_tiles_shuffled" => { stage: SetUp | Play; audience: Everyone; reveals: true; moves: []; awaits: Same; changes: Modules }
            /// The player puts this hand down and no longer sees it (DUO-2).
            98 HandPutDown "hand_put_down" {
                /// Whose.
                seat: Seat,
            } => {
                stage: SetUp | Play | Answers; audience: Everyone; reveals: true;
                moves: []; awaits: Same; changes: Modules
            }
            /// The player takes this hand up (DUO-2). Secret: the hand.
            99 HandTakenUp "hand_taken_up" {
                /// Whose.
                seat: Seat,
            } => {
                stage: Play | Answers; audience: Owner(seat); reveals: true;
                moves: []; awaits: Same; changes: Modules
            }
            /// This seat is asked to answer the Speech (DUO-3).
            100 AnswerAsked "answer_asked" {
                /// Who.
                seat: Seat,
            } => { stage: Play | Answers; audience: Everyone; reveals: false; moves: []; awaits: Asked; changes: Table }
            /// A card of a Recruit that is sent home went to the discards.
            101 RecruitDiscarded "recruit_discarded" {
                /// Which.
                card: CardId,
            } => {
                stage: Play; audience: Everyone; reveals: false;
                moves: [card: Recruit => Discards]; awaits: Same; changes: Table
            }
            /// The seat makes its free Speech of this Mission, for which no token is spent.
            102 FreeSpeech "free_speech" {
                /// Who.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Same; changes: Modules }
            /// The Recruit's turn is over.
            103 RecruitTurnEnded "recruit_turn_ended" => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Modules }
            /// What lasted for one Mission is over, since the next one starts; a Recruit in play is in it.
            104 MissionPrepared "mission_prepared" => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Modules }
            /// The seat has made a choice that a card asked for.
            105 ChoiceEnded "choice_ended" {
                /// Who.
                seat: Seat,
            } => { stage: Play; audience: Everyone; reveals: false; moves: []; awaits: Nobody; changes: Table }
            /// The seat knows the Order on top of the deck because the game starts from a given position: it had put that one back
            /// (ORD-2). Secret: which, as a deck of one.
            106 OrderPutBack "order_put_back" {
                /// Who knows it.
                seat: Seat,
            } => { stage: SetUp; audience: Owner(seat); reveals: false; moves: []; awaits: Same; changes: Modules }
        }
    };
}

pub(super) use modules;
