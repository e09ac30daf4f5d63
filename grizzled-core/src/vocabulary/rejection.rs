//! Refusals: what was wrong, by which rule, and which card stands in the way.

use crate::vocabulary::{RuleId, Source, numbered_enum};

/// Why a command is refused. A refusal changes nothing, draws nothing and emits nothing.
///
/// ```
/// use grizzled_core::{Command, Game, Reason, RuleId, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let game = Game::new(Scenario::base(3).rules()?, &setup, &mut Seeded::new(1), &mut ())?;
/// let refusal = game.check(Seat::S0, &Command::Intensity(1)).unwrap_err();
/// assert_eq!((refusal.reason, refusal.rule), (Reason::IntensityNotOffered, RuleId::Prep1));
/// assert_eq!(refusal.by, None, "no card stands in the way");
/// assert_eq!(refusal.to_string(), "this intensity is not on offer (PREP-1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason} ({rule})")]
pub struct Rejection {
    /// What is wrong.
    pub reason: Reason,
    /// The rule that refuses.
    pub rule: RuleId,
    /// The card that bars the command, where one does.
    pub by: Option<Source>,
}

/// Why a command is not carried out where it comes with what its seat had seen ([`Game::apply_at`](crate::game::Game::apply_at)).
///
/// ```
/// use grizzled_core::{ApplyError, Command, Event, Game, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let (mut chance, mut log) = (Seeded::new(1), Vec::<Event>::new());
/// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut log)?;
/// let stale = game.apply_at(0, Seat::S0, &Command::Intensity(3), &mut chance, &mut log);
/// assert_eq!(stale, Err(ApplyError::Stale));
/// let refused = game.apply_at(log.len() as u32, Seat::S0, &Command::Intensity(1), &mut chance, &mut log);
/// assert_eq!(refused.unwrap_err().to_string(), "this intensity is not on offer (PREP-1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ApplyError {
    /// It was chosen at another moment of the game.
    #[error("the game has gone on, or back, since this command was chosen")]
    Stale,
    /// It is refused.
    #[error(transparent)]
    Rejected(#[from] Rejection),
}

numbered_enum! {
    /// What is wrong with a command. The numbers are fixed: other languages store them.
    ///
    /// ```
    /// use grizzled_core::Reason;
    ///
    /// assert_eq!(Reason::NotInHand.to_string(), "the card is not in hand");
    /// assert_eq!(Reason::new(Reason::NotInHand.number()), Some(Reason::NotInHand));
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum Reason {
        /// The game has ended.
        #[error("the game is over")]
        GameOver = 1,
        /// No player sits there.
        #[error("no player sits at this seat")]
        NoSuchSeat = 2,
        /// The game waits for another seat.
        #[error("the game does not wait for this seat")]
        NotAwaited = 3,
        /// The game waits for another kind of decision.
        #[error("the command does not answer what is asked")]
        NotAsked = 4,
        /// The intensity is not on offer.
        #[error("this intensity is not on offer")]
        IntensityNotOffered = 5,
        /// The card is not in the seat's hand.
        #[error("the card is not in hand")]
        NotInHand = 6,
        /// The charm has been used.
        #[error("the Good Luck Charm is face down")]
        CharmUsed = 7,
        /// The card is not in No Man's Land.
        #[error("the card is not in No Man's Land")]
        NotInNoMansLand = 8,
        /// The card does not bear the threat that it would have to.
        #[error("the card does not bear that threat")]
        OtherThreat = 9,
        /// The seat has no Speech token.
        #[error("no Speech token is held")]
        NoSpeech = 10,
        /// A card bars the command.
        #[error("a card bars it")]
        Barred = 11,
        /// A card demands a withdrawal.
        #[error("a card demands a withdrawal")]
        MustWithdraw = 12,
        /// A tile named is not held.
        #[error("the tile is not held")]
        TileNotHeld = 13,
        /// A tile has to be played and none is named.
        #[error("a tile that is held must be played")]
        TileMustBePlayed = 14,
        /// The tile is drawn and cannot be chosen.
        #[error("the tile is drawn at random")]
        TileIsDrawn = 15,
        /// The number of tiles removed is not the one demanded.
        #[error("another number of tiles must be removed")]
        WrongRemoval = 16,
        /// The card is not a Hard Knock that may be discarded now.
        #[error("the card is not a Hard Knock within reach")]
        NotWithinReach = 17,
        /// More Hard Knocks are named than relief allows.
        #[error("relief does not allow so many Hard Knocks")]
        TooManyKnocks = 18,
        /// The charm cannot be recovered now.
        #[error("the Good Luck Charm cannot be recovered")]
        CharmNotOffered = 19,
        /// The Order is not one of those drawn, or cannot be cancelled.
        #[error("the Order is not on offer")]
        OrderNotOffered = 20,
        /// The Helping Hand is not held, or cannot be used now.
        #[error("the Helping Hand cannot be used now")]
        HelpNotUsable = 21,
        /// The Helping Hand is not one of those drawn.
        #[error("the Helping Hand is not on offer")]
        HelpNotOffered = 22,
        /// The choice is not one that the card allows.
        #[error("the card does not allow this choice")]
        ChoiceNotOffered = 23,
        /// The choice cannot be declined.
        #[error("this cannot be declined")]
        NotOptional = 24,
        /// The card is not in the Recruit's hand.
        #[error("the card is not in the Recruit's hand")]
        NotInRecruitsHand = 25,
        /// The Recruit cannot play a Hard Knock while the Leader is withdrawn.
        #[error("a Recruit plays no Hard Knock while the Leader is withdrawn")]
        LeaderWithdrawn = 26,
        /// The rest of a command, or of the set-up, is missing ([`Game::is_midway`](crate::game::Game::is_midway)).
        #[error("the game stands in the middle of a command")]
        MidCommand = 27,
    }
}

impl Rejection {
    pub(crate) const fn new(reason: Reason, rule: RuleId) -> Self {
        Self { reason, rule, by: None }
    }

    pub(crate) const fn by_card(reason: Reason, rule: RuleId, by: Source) -> Self {
        Self { reason, rule, by: Some(by) }
    }
}
