//! Faults of the engine that are known and not corrected: the model copies each as long as its switch is on, so that all else
//! can be compared. `README.md` has the rule and a game for each. A switch goes when its fault does.

/// After a Mission that failed before its first turn, "the active seat" of a Helping Hand is whose turn was last, in an
/// earlier Mission or none, and not the Leader ("Draws of the active seat", `active` in PACKS.md). Whose turn it is stands in
/// the state, and no event says that a Mission has had none: to let `MissionPrepared` name the Leader changes what old logs and
/// streams lead to. It takes an event of a new vocabulary.
pub(crate) const ACTIVE_SEAT_OF_AN_EARLIER_MISSION: bool = true;
