//! The structs of the header against Rust's, field by field, as a C compiler sees them.

use super::{all_constants, header, literal};
use crate::layout::*;
use std::fmt::Write;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// A struct: its C name, its bytes, and each field with its place and bytes.
struct Layout {
    name: &'static str,
    size: usize,
    fields: Vec<(&'static str, usize, usize)>,
}

const fn size_of_field<Whole, Part>(_: fn(&Whole) -> &Part) -> usize {
    size_of::<Part>()
}

/// Each struct with all its fields: one that is left out does not compile.
macro_rules! layouts {
    ($($kind:ident = $name:literal { $($field:ident),* $(,)? })*) => {
        fn layouts() -> Vec<Layout> {
            $(let _ = |value: $kind| { let $kind { $($field: _),* } = value; };)*
            vec![$(Layout {
                name: $name,
                size: size_of::<$kind>(),
                fields: vec![$((
                    stringify!($field),
                    core::mem::offset_of!($kind, $field),
                    size_of_field(|value: &$kind| &value.$field),
                )),*],
            }),*]
        }
    };
}

layouts! {
    PackHandle = "grz_pack" { id }
    RulesHandle = "grz_rules" { id }
    GameHandle = "grz_game" { id }
    ClientHandle = "grz_client" { id }
    CampaignHandle = "grz_campaign" { id }
    BatchHandle = "grz_batch" { id }
    Setting = "grz_setting" { key, value }
    RulesFacts = "grz_rules_facts" {
        struct_size, longest_game, fingerprint, cards, seats, ring, chaplain, seating, players, trials, morale, speeches,
        traps, deck, orders, recruits, help, knock_limit, failing_count, named,
    }
    Start = "grz_start" { struct_size, flags, seed, seed_more, salt, leader, characters, reserved }
    Info = "grz_info" { struct_size, events, expected, seats, ring, awaited, outcome, mission, leader, turn, undo, midway, reserved }
    CError = "grz_error" { struct_size, status, line, column, place, reason, rule, source, card, message }
    CCard = "grz_card" {
        struct_size, print, provenance, list, number, face, knock, threats, trap, luck, in_game, difficulty, intensity, hand,
        tokens, help, reserved,
    }
    CCommand = "grz_command" {
        struct_size, tag, intensity, card, threat, tile, relief, choice, seat, removed, knocks, roster_card, reserved,
    }
    CEvent = "grz_event" {
        struct_size, sequence, tag, seat, to, card, by, threat, tile, origin, character, outcome, seats, amount, morale,
        speeches, flags, source, roster_card, pause, modifier, secret, secret_card, secret_tile, secret_tiles, order_length,
        viewer, order,
    }
    CSeat = "grz_seat" { help, character, charm_ready, hand, tiles, tile_played, speeches, in_mission, mute }
    CView = "grz_view" {
        struct_size, events, no_mans_land, discards, hand, orders, seats, help_in_force, viewer, seat_count, ring, awaited,
        asked, outcome, leader, turn, in_mission, mission, mission_state, intensity, speeches, trials, morale, active,
        removed_tiles, agenda, agenda_seat, agenda_threat, agenda_amount, agenda_flags, agenda_source, agenda_by,
        agenda_pause, open_card, knock_count, knocks, knock_seats, order, orders_left, recruit, recruit_after,
        recruit_tokens, recruit_in_mission, recruit_acts, recruit_hand, next_recruit, recruits_left, luck_used, spoken_free,
        put_down, solo_tiles, refill_declined, modifiers, tiles, tile, answer, answer_card, known, known_cards, reserved,
    }
    CampaignFacts = "grz_campaign_facts" {
        struct_size, score, bannable, bans, held, offered, awarded, missed, step, chapter, seats, seating, leader, left,
        reserved,
    }
    CampaignChoice = "grz_campaign_choice" { struct_size, tag, help, seat, card }
    BatchRow = "grz_batch_row" { legal, seat, outcome, mission, stepped }
    SaveInfo = "grz_save_info" {
        struct_size, kind, fingerprint, events, commands, form, seats, viewer, committed, midway, reserved,
    }
}

pub(super) fn names() -> impl Iterator<Item = &'static str> {
    layouts().into_iter().map(|layout| layout.name)
}

/// Places are the same where 64 bits are aligned to 32, and there is no byte between fields.
#[test]
fn structs_have_no_padding_on_any_machine() {
    for Layout { name, size, fields } in layouts() {
        let mut end = 0;
        for (field, offset, bytes) in fields {
            assert_eq!(offset, end, "{name}.{field} begins where the one before ends");
            end += bytes;
        }
        assert_eq!(size, end, "{name} ends with its last field");
    }
}

/// A C program that compiles only if every constant, size and place is what Rust has.
fn program() -> String {
    let mut text = String::from(
        "#include <stddef.h>\n#define SAME(a, b) typedef char GRZ_CAT(same_, __LINE__)[(a) == (b) ? 1 : -1]\n",
    );
    text.push_str("#define GRZ_CAT(a, b) GRZ_CAT2(a, b)\n#define GRZ_CAT2(a, b) a##b\n");
    for (name, value) in all_constants() {
        writeln!(text, "SAME({name}, {});", literal(value)).unwrap();
    }
    for Layout { name, size, fields } in layouts() {
        writeln!(text, "SAME(sizeof({name}), {size});").unwrap();
        for (field, offset, bytes) in fields {
            writeln!(text, "SAME(offsetof({name}, {field}), {offset});").unwrap();
            writeln!(text, "SAME(sizeof((({name} *)0)->{field}), {bytes});").unwrap();
        }
    }
    text
}

/// Whether a C compiler accepts the program; nothing where there is none, or none for such machines.
fn compiles(bits: &str, program: &str) -> Option<bool> {
    let mut compiler = Command::new("cc");
    let arguments = [bits, "-std=c99", "-ffreestanding", "-fsyntax-only", "-w", "-xc", "-"];
    let mut child = compiler.args(arguments).stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().ok()?;
    child.stdin.take()?.write_all(program.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() && !said.contains("same_") && !said.contains("negative") {
        eprintln!("skipped: no C compiler for {bits}: {said}");
        return None;
    }
    Some(output.status.success())
}

#[test]
fn c_compilers_for_64_and_32_bits_see_the_same_constants_sizes_and_places() {
    let (header, _) = header();
    let program = format!("{header}\n{}", program());
    for bits in ["-m64", "-m32"] {
        if let Some(compiles) = compiles(bits, &program) {
            assert!(compiles, "with {bits}");
            // The check can fail: one number changed is seen.
            let spoilt = program.replacen("SAME(sizeof(grz_view), 272)", "SAME(sizeof(grz_view), 271)", 1);
            assert_ne!(spoilt, program);
            assert_eq!(self::compiles(bits, &spoilt), Some(false), "with {bits}");
        }
    }
}
