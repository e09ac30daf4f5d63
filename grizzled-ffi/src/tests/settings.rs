//! Settings of rules: what they change, and their bounds.

use crate::codes::*;
use crate::layout::{RulesFacts, Setting};
use crate::model::rules::Ruleset;

/// The rules with this setting, or the status and the message.
fn made(preset: &str, key: u32, value: i32) -> Result<RulesFacts, (i32, String)> {
    let ruleset = Ruleset::new(preset, &[Setting { key, value }], None);
    ruleset.map(|ruleset| ruleset.info()).map_err(|why| {
        let error = why.to_c();
        let message: Vec<u8> = error.message.into_iter().take_while(|&byte| byte != 0).collect();
        (error.status, String::from_utf8(message).unwrap())
    })
}

/// ARM-2: for -1 the Morale reserve is all that the Trials pile leaves of the 68 cards; it is not for 1. None is too few.
#[test]
fn arm_2_morale_is_a_number_or_all_the_rest() {
    let with_morale = |value| made("one-shot 4 normal", GRZ_SETTING_MORALE, value);
    let morale = |value| with_morale(value).map(|info| info.morale);
    let trials = with_morale(-1).unwrap().trials;
    assert_eq!([-1, 1, 2, 20].map(morale), [Ok(68 - trials), Ok(1), Ok(2), Ok(20)]);
    assert_eq!(morale(0).unwrap_err().0, GRZ_E_RULES, "a number, with which no game can be played");
    assert_eq!(morale(-2).unwrap_err().0, GRZ_E_VALUE);
}

#[test]
fn a_flag_is_0_or_1() {
    let traps = |value| made("base 3 rookie", GRZ_SETTING_TRAPS, value).map(|info| info.traps);
    assert_eq!([0, 1].map(traps), [Ok(0), Ok(1)]);
    assert_eq!(traps(-1).unwrap_err().0, GRZ_E_VALUE);
}

/// What is out of its bounds is refused with them.
#[test]
fn settings_say_their_bounds() {
    let bounds = [
        (GRZ_SETTING_TRIALS, "0 to 255"),
        (GRZ_SETTING_MORALE, "-1 to 255"),
        (GRZ_SETTING_TRAPS, "0 to 1"),
        (GRZ_SETTING_CHARM_RELIEF, "0 to 1"),
        (GRZ_SETTING_OUT, "0 to 67"),
        (GRZ_SETTING_SEATING, "0 to 3"),
        (GRZ_SETTING_GIVEN_ORDER, "0 to 39"),
        (GRZ_SETTING_HELP, "0 to 2"),
    ];
    for (key, bounds) in bounds {
        for value in [i32::MIN, i32::MAX] {
            assert_eq!(
                made("one-shot 4 normal", key, value).unwrap_err(),
                (GRZ_E_VALUE, format!("setting {key} is {bounds}"))
            );
        }
    }
}
