//! What the header says of each kind of event: from the table of events in core.

use super::{Constant, upper};
use crate::convert::fields::Slot;
use grizzled_core::vocabulary::{EventField, EventKind};

pub(super) const TITLE: &str =
    "Tags of events, in grz_event.tag, each with the fields it fills. Fields not named hold GRZ_NONE or 0.";

pub(super) fn constant(kind: &EventKind) -> Constant {
    let fields: Vec<String> = kind.fields.iter().map(field).collect();
    let fields = if fields.is_empty() { String::new() } else { format!(" Fields: {}.", fields.join(", ")) };
    (format!("GRZ_EVENT_{}", upper(kind.name)), kind.tag.into(), line(kind.about) + &fields)
}

/// Lines of a comment, as one.
fn line(about: &str) -> String {
    about.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The fields of `grz_event` that it fills, and what core calls it where that says more.
fn field(field: &EventField) -> String {
    let slot = Slot::new(field.name, field.kind).unwrap_or_else(|| panic!("`{}` has no place in C", field.name));
    let name = c_names(slot);
    let same = name.starts_with(field.name) || matches!(slot, Slot::Flag(..) | Slot::Withdrawal);
    if same { name } else { format!("{name} ({})", field.name.replace('_', " ")) }
}

fn c_names(slot: Slot) -> String {
    let name = match slot {
        Slot::Seat => "seat",
        Slot::To => "to",
        Slot::Seats => "seats",
        Slot::Card => "card",
        Slot::RosterCard => "roster_card",
        Slot::Threat => "threat",
        Slot::Tile => "tile",
        Slot::Origin => "origin",
        Slot::Character => "character",
        Slot::Outcome => "outcome",
        Slot::Amount => "amount",
        Slot::Morale => "morale",
        Slot::Speeches => "speeches",
        Slot::Pause => "pause",
        Slot::Modifier => "modifier",
        Slot::Source => "source and by",
        Slot::Withdrawal => "flags MUST_WITHDRAW or CANNOT_WITHDRAW, source and by",
        Slot::Flag(_, word) => return format!("flags {word}"),
    };
    name.to_owned()
}

/// No two fields of an event stand in the same place.
#[test]
fn every_field_of_an_event_has_a_place_of_its_own() {
    for kind in EventKind::ALL {
        let slots: Vec<Slot> = kind.fields.iter().filter_map(|field| Slot::new(field.name, field.kind)).collect();
        assert_eq!(slots.len(), kind.fields.len(), "{}: a field has no place", kind.name);
        let twice = slots.iter().enumerate().any(|(place, slot)| slots[..place].contains(slot));
        assert!(!twice, "{}: two fields stand in one place", kind.name);
    }
}
