//! Faults of the engine that are known and not mended: the model copies each as long as its switch is on, so that all else
//! can be compared. `README.md` has the rule and a game for each. A switch goes when its fault does.

/// After a Mission that failed before its first turn, "the active seat" of a Helping Hand is whose turn was last, in an
/// earlier Mission or none, and not the Leader ("Draws of the active seat", `active` in PACKS.md).
pub(crate) const ACTIVE_SEAT_OF_AN_EARLIER_MISSION: bool = true;

/// In a mix with modules, the first Mission's least intensity (`Scenario::first_intensity`, the three of the base game) is a
/// floor below which no Order and no effect brings the intensity, and what raises the least does not count from it (PREP-1:
/// "With Orders of the Day the least is what the Order of *this* Mission names", "Effects change the least"; PRI-1).
pub(crate) const FIRST_INTENSITY_IS_A_FLOOR: bool = true;
