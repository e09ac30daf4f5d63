//! Why a game cannot start.

use crate::vocabulary::{CardId, Character, Seat};

/// Why a game cannot start like this.
///
/// ```
/// use grizzled_core::play::SetupError;
/// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S4), ..Setup::default() };
/// let refused = Game::new(Scenario::base(3).rules()?, &setup, &mut Seeded::new(1), &mut ());
/// assert_eq!(refused.unwrap_err(), SetupError::NoSuchSeat(Seat::S4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Something is given to a seat where no player sits.
    #[error("no player sits at {0} (TAB-1)")]
    NoSuchSeat(Seat),
    /// Two seats play the same character.
    #[error("{} is played twice (DECK-4)", .0.name())]
    CharacterTwice(Character),
    /// The box does not hold so many tiles.
    #[error("the box holds sixteen tiles, six of each single and two of each double (DECK-5)")]
    TooManyTiles,
    /// With three seats in the ring or fewer the double tiles are out.
    #[error("the double tiles are out with so few seats in the ring (SET-2)")]
    NoDoubles,
    /// A card lies in two places.
    #[error("card {} lies in two places", .0.number())]
    CardTwice(CardId),
    /// A card of the deck lies nowhere.
    #[error("card {} lies nowhere", .0.number())]
    CardMissing(CardId),
    /// Some cards lie nowhere, but not as many as the rules set aside.
    #[error("{missing} cards lie nowhere, and these rules set {aside} aside (ARM-2)")]
    NotSoManyAside {
        /// How many lie nowhere.
        missing: u8,
        /// How many the rules set aside.
        aside: u8,
    },
    /// The card is not in the deck.
    #[error("card {} is not in the deck", .0.number())]
    NoSuchCard(CardId),
    /// A tile is given to the Chaplain in a game without him.
    #[error("the Chaplain plays only in a game for two (CHAP-1)")]
    NoChaplain,
    /// Only Hard Knocks are assigned.
    #[error("card {} is no Hard Knock", .0.number())]
    NoHardKnock(CardId),
    /// Only Threats lie in No Man's Land.
    #[error("card {} is no Threat", .0.number())]
    NoThreat(CardId),
    /// A game whose reserve is empty is over (RES-6).
    #[error("the Morale reserve is empty (RES-6)")]
    NoMorale,
    /// It is the turn of a seat that has withdrawn.
    #[error("{0} has withdrawn and has no turn (MIS-1)")]
    TurnOfWithdrawn(Seat),
    /// A Mission that has failed is not under way (MIS-2).
    #[error("the Mission under way has already failed (MIS-2)")]
    AlreadyFailed,
    /// Missions are counted from 1.
    #[error("Missions are counted from 1")]
    NoMission,
    /// Helping Hands, Orders or a Recruit are given that the pack does not have, or that these rules do not use.
    #[error("the setup names Orders, Recruits or Helping Hands that this game does not have")]
    NotInRoster,
    /// The game for one has no Support tiles to hold.
    #[error("in the game for one nobody holds Support tiles (SOLO-1)")]
    SoloTiles,
    /// The game for one has one hand, and no Orders, Recruits or Helping Hands.
    #[error("the game for one has one hand, and no Orders, Recruits or Helping Hands (SOLO-1)")]
    Solo,
    /// The seat has withdrawn without a tile and holds some.
    #[error("`gone{n}`: {0} has withdrawn without a tile and holds some in `tiles{n}` (WDR-2)", n = .0.number())]
    NoTilePlayed(Seat),
    /// The Chaplain has played no tile in a Mission under way, and holds some.
    #[error("`chaplain`: the Chaplain has played no tile and holds some (CHAP-2)")]
    ChaplainHoldsBack,
    /// One Tyrannical lies on the table, and its owner does not lead.
    #[error("`lead`: {0} leads, before whom Tyrannical lies in `knocks` (HK-TYRANNICAL)")]
    LeadsByTyrannical(Seat),
    /// A Preparation follows a defeat.
    #[error("`knocks`: {0} bears too many Hard Knocks for a Preparation: the game is lost (RES-3)")]
    LostByKnocks(Seat),
    /// A Preparation follows a victory.
    #[error("`trials` and all hands are empty before a Preparation: the game is won (RES-4)")]
    Won,
    /// A Preparation follows a defeat.
    #[error("the hands hold {0} cards before a Preparation: the game is lost (RES-6)")]
    LostByCards(u8),
    /// More Speech tokens than the rules have.
    #[error("there are {0} Speech tokens in this game (SET-3)")]
    TooManySpeeches(u8),
}
