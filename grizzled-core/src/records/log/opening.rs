//! A host that commits to the seed and the set-up before a game, and opens them after it.

use super::formats::{rules_bytes, setup_bytes};
use super::{Commitment, History, Log};
use crate::play::{Seed, Seeded, Setup, SetupError};
use crate::rules::Rules;
use crate::vocabulary::Rejection;
use alloc::vec::Vec;
use core::fmt;
use sha2::{Digest, Sha256};

/// What the hash begins with, so that it is never that of something else.
const DOMAIN: &[u8] = b"grizzled commitment 1";

/// What a host keeps to itself until the game is over.
///
/// ```
/// use grizzled_core::log::{History, Log, Opening};
/// use grizzled_core::{Scenario, Setup};
///
/// let rules = Scenario::base(3).rules()?;
/// // Both from the system's source of randomness.
/// let (seed, salt) = (*b"drawn at random from the system!", *b"and kept hidden until the end...");
/// let opening = Opening::new(seed, salt, Setup::default())?;
/// let log = Log::new(rules).committed(opening.commitment(&rules));
/// let history = History::with_log(log, opening.setup(), opening.chance())?;
/// // … the game is played, and at its end the opening is shown.
/// opening.verify(history.log())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Its `Debug` prints nothing of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    seed: Seed,
    salt: [u8; 32],
    setup: Setup,
}

impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").finish_non_exhaustive()
    }
}

/// How many different bytes a salt has at least. One in 10³⁶ salts that are drawn at random has fewer.
const FEWEST_BYTES: usize = 8;

/// The salt was not drawn at random: whoever knows the commitment finds the seed by trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the salt is empty or no random one: it is 32 bytes from a source of randomness")]
pub struct WeakSalt;

/// How a log is not that of the game that its host committed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CommitmentError {
    /// The log has no commitment.
    #[error("the log holds no commitment")]
    NoCommitment,
    /// The seed, the salt, the set-up or the rules are others.
    #[error("the opening is not what the host committed to")]
    Opening,
    /// The game cannot start like this.
    #[error("the set-up cannot be played: {0}")]
    Setup(#[from] SetupError),
    /// A command was not legal.
    #[error("command {command} was not legal: {rejection}")]
    Command {
        /// Which, counted from 1.
        command: usize,
        /// Why.
        rejection: Rejection,
    },
    /// From here on something else happened than the seed gives.
    #[error("record {record} of the log is not what the seed gives")]
    Chance {
        /// Which, counted from 1.
        record: usize,
    },
}

impl Opening {
    /// What a host commits to: the seed of the chance, the salt that keeps others from finding the seed by
    /// trying, and the set-up. Seed and salt come from the system's source of randomness.
    ///
    /// # Errors
    ///
    /// When the salt is zero, or has fewer than eight different bytes.
    pub fn new(seed: impl Into<Seed>, salt: [u8; 32], setup: Setup) -> Result<Self, WeakSalt> {
        let different = (0..=u8::MAX).filter(|byte| salt.contains(byte)).count();
        if different < FEWEST_BYTES { Err(WeakSalt) } else { Ok(Self { seed: seed.into(), salt, setup }) }
    }

    /// The seed, to be shown after the game.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The salt, to be shown after the game.
    #[must_use]
    pub const fn salt(&self) -> [u8; 32] {
        self.salt
    }

    /// The set-up.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What to publish before the game.
    #[must_use]
    pub fn commitment(&self, rules: &Rules) -> Commitment {
        let mut bytes = Vec::from(DOMAIN);
        bytes.extend(self.salt);
        bytes.extend(self.seed.to_bytes());
        bytes.extend(rules_bytes(rules));
        bytes.extend(setup_bytes(&self.setup));
        Commitment::from_bytes(Sha256::digest(bytes).into())
    }

    /// The source of chance of the game.
    #[must_use]
    pub fn chance(&self) -> Seeded {
        Seeded::from_seed(self.seed)
    }

    /// Whether the log is the game that the host committed to: plays it again from the seed, command by command.
    ///
    /// This runs the rules, unlike a replay: it must be the version of this engine that the host played with.
    ///
    /// # Errors
    ///
    /// The first thing found wrong.
    pub fn verify(&self, log: &Log) -> Result<(), CommitmentError> {
        let rules = *log.rules();
        if self.commitment(&rules) != log.commitment().ok_or(CommitmentError::NoCommitment)? {
            return Err(CommitmentError::Opening);
        }
        let mut again = History::new(rules, &self.setup, self.chance())?;
        for ((seat, command), number) in log.commands().zip(1..) {
            let refused = |rejection| CommitmentError::Command { command: number, rejection };
            again.apply(seat, command).map_err(refused)?;
        }
        let again = again.log().entries();
        if again == log.entries() {
            return Ok(());
        }
        let same = again.iter().zip(log.entries()).take_while(|(one, other)| one == other).count();
        Err(CommitmentError::Chance { record: same + 1 })
    }
}
