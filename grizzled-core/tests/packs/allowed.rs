//! Which cards may bear which effects, when, for whom and with which amounts: written out from `PACKS.md` by hand, and held
//! against every combination (PACK-1, TERM-1).

use grizzled_core::cards::{Chooser, Condition, Duration, EFFECTS, Effect, HelpKind, What, When, Whom};
use grizzled_core::packs::vocabulary::spell;
use grizzled_core::rules::{Bearer, check_effect};

/// The moments at which the kinds of card may bear an effect: an Order, one with `cancelled_by`, a Recruit, an advantage,
/// an Action, an Event, a Friendship, a Chapter.
type Cards = [&'static [When]; 8];

const BEARERS: [Bearer; 8] = [
    Bearer::Order,
    Bearer::StandingOrder,
    Bearer::Recruit,
    Bearer::Advantage,
    Bearer::Help(HelpKind::Action),
    Bearer::Help(HelpKind::Event),
    Bearer::Help(HelpKind::Friendship),
    Bearer::Chapter,
];

use When::{
    AfterDeal, Charm, Departure, Failure, InPlay, Knock, MissionStart, MoraleDrop, Speech, Support, Trap, Turn,
    Withdrawal,
};
use Whom::{Active, Chosen, EachSeat, Friends, Holder, Leader, Table};

const NEVER: &[When] = &[];
const PLAY: &[When] = &[InPlay];
const START: &[When] = &[MissionStart];
const TURN: &[When] = &[Turn];
const LEAVES: &[When] = &[Departure];
const ANY_PAUSE: &[When] = &[MissionStart, AfterDeal, Trap, Failure, Support, MoraleDrop];
const BEFORE_SUPPORT: &[When] = &[MissionStart, AfterDeal, Trap, Failure];
const BEFORE_THE_DROP: &[When] = &[MissionStart, AfterDeal, Trap, Failure, Support];
const CAUSES: &[When] = &[AfterDeal, Knock, Charm, Speech, Withdrawal];

// What lasts.
const IN_MISSIONS: Cards = [PLAY, PLAY, PLAY, NEVER, TURN, BEFORE_SUPPORT, PLAY, PLAY];
const AT_SUPPORT: Cards = [PLAY, PLAY, PLAY, NEVER, TURN, BEFORE_THE_DROP, PLAY, PLAY];
const AFTER_SUPPORT: Cards = [NEVER, PLAY, PLAY, NEVER, TURN, BEFORE_THE_DROP, PLAY, PLAY];
const AT_THE_DROP: Cards = [NEVER, PLAY, PLAY, NEVER, TURN, ANY_PAUSE, PLAY, PLAY];
const AT_THE_DEAL: Cards = [PLAY, PLAY, PLAY, NEVER, NEVER, START, PLAY, PLAY];
const USED_ONCE: Cards = [PLAY, NEVER, NEVER, NEVER, TURN, BEFORE_SUPPORT, NEVER, NEVER];
// What is done once.
const DRAWS: Cards = [CAUSES, CAUSES, NEVER, NEVER, TURN, ANY_PAUSE, NEVER, NEVER];
const GIFTS_OF_ALL: Cards = [START, START, NEVER, LEAVES, TURN, ANY_PAUSE, NEVER, NEVER];
const PAID: Cards = [NEVER, NEVER, NEVER, LEAVES, TURN, ANY_PAUSE, NEVER, NEVER];
const CLEARS: Cards = [NEVER, NEVER, NEVER, LEAVES, TURN, &[Trap, Failure], NEVER, NEVER];
const OF_HANDS: Cards = [NEVER, NEVER, NEVER, NEVER, TURN, ANY_PAUSE, NEVER, NEVER];
const IN_A_TURN: Cards = [NEVER, NEVER, NEVER, NEVER, TURN, NEVER, NEVER, NEVER];
const AT_A_TRAP: Cards = [NEVER, NEVER, NEVER, NEVER, NEVER, &[Trap], NEVER, NEVER];

/// Each effect: its word, the least and the greatest amount, whom it may concern, on which cards.
const ALLOWED: [(&str, i8, i8, &[Whom], Cards); 37] = [
    ("harmless", 1, 1, &[Table], IN_MISSIONS),
    ("added", 1, 3, &[Table], IN_MISSIONS),
    ("no_charms", 1, 1, &[Table], IN_MISSIONS),
    ("no_speeches", 1, 1, &[Table], IN_MISSIONS),
    ("free_speeches", 1, 1, &[Table], IN_MISSIONS),
    ("no_support", 1, 1, &[Table], AT_SUPPORT),
    ("mirrored_support", 1, 1, &[Table], AT_SUPPORT),
    ("no_traps", 1, 1, &[Table], IN_MISSIONS),
    ("fail_at", -1, 1, &[Table], IN_MISSIONS),
    ("intensity_exactly", 1, 10, &[Table], AT_THE_DEAL),
    ("intensity_at_most", 1, 10, &[Table], AT_THE_DEAL),
    ("intensity_more", 1, 3, &[Table], AT_THE_DEAL),
    ("extra_draws", 1, 3, &[Leader, EachSeat], AT_THE_DEAL),
    ("drop_more", -2, 3, &[Table], AT_THE_DROP),
    ("drop_at_most", 3, 12, &[Table], AT_THE_DROP),
    ("hand_limit_more", -4, 8, &[Table], AT_THE_DROP),
    ("relief_more", -1, 1, &[Table, Friends], AT_SUPPORT),
    ("morale_per_knock", 1, 3, &[Table], USED_ONCE),
    ("burden", -1, 1, &[Leader, EachSeat], AFTER_SUPPORT),
    ("bar_withdrawal", 1, 9, &[Table], IN_MISSIONS),
    ("force_withdrawal", 1, 9, &[Table], IN_MISSIONS),
    ("bar_play", 1, 1, &[Table], IN_MISSIONS),
    ("deal_all", 1, 1, &[Table], AT_THE_DEAL),
    ("posthumous", 1, 1, &[Table], AFTER_SUPPORT),
    ("draw", 1, 3, &[Holder, Leader, Active, EachSeat], DRAWS),
    ("recover_charm", 1, 1, &[Holder, Leader, Chosen], GIFTS_OF_ALL),
    ("gain_speech", 1, 1, &[Holder, Leader], GIFTS_OF_ALL),
    ("discard_knock", 1, 2, &[Holder, Leader, Chosen], PAID),
    ("discard_card", 1, 3, &[Holder], OF_HANDS),
    ("clear_card", 1, 3, &[Table], CLEARS),
    ("give_card", 1, 1, &[Holder], OF_HANDS),
    ("exchange_cards", 1, 1, &[Holder], IN_A_TURN),
    ("look_at_trials", 1, 5, &[Holder, Leader], GIFTS_OF_ALL),
    ("return_card", 1, 1, &[Holder], OF_HANDS),
    ("cancel_order", 1, 1, &[Table], OF_HANDS),
    ("send_recruit_home", 1, 1, &[Table], OF_HANDS),
    ("cancel_trap", 1, 1, &[Table], AT_A_TRAP),
];

/// The effects that are done once follow those that last.
const FIRST_ONCE: &str = "draw";

/// The effects with a choice, `recover_charm` only of a seat that is chosen.
const CHOICES: [&str; 8] = [
    "recover_charm",
    "discard_knock",
    "discard_card",
    "clear_card",
    "give_card",
    "exchange_cards",
    "return_card",
    "cancel_order",
];

/// How long an effect lasts, and who chooses, where it is right.
fn usual(bearer: Bearer, effect: Effect, once: bool) -> Effect {
    let lasts = match effect.when {
        _ if once => Duration::Once,
        InPlay => Duration::InPlay,
        _ => Duration::Mission,
    };
    let word = spell(effect.what).0;
    let chosen = CHOICES.contains(&word) && (word != "recover_charm" || effect.whom == Chosen);
    let chooser = match bearer {
        _ if !chosen => Chooser::Nobody,
        Bearer::Help(_) => Chooser::Holder,
        _ => Chooser::Leader,
    };
    Effect { lasts, chooser, optional: chosen, ..effect }
}

/// What no line of the table says: an Order does to the Leader what it does at a Mission's start, a Friendship alone binds
/// friends, and gives them more, and an empty hand counts nothing and cannot be barred.
fn is_excepted(bearer: Bearer, effect: &Effect) -> bool {
    let at_start = matches!(bearer, Bearer::Order | Bearer::StandingOrder) && effect.when == MissionStart;
    let friends = effect.whom == Friends && (bearer != Bearer::Help(HelpKind::Friendship) || effect.amount < 0);
    let empty = match effect.what {
        What::BarWithdrawal(Condition::EmptyHand) => true,
        What::ForceWithdrawal(Condition::EmptyHand) => effect.amount != 1,
        _ => false,
    };
    at_start && effect.whom != Leader || friends || empty
}

/// The combinations of an effect on a card that are judged otherwise than the table says.
fn misjudged(what: What) -> Vec<String> {
    let place = ALLOWED.iter().position(|row| row.0 == spell(what).0).expect("the effect stands in the table");
    let once = ALLOWED[..=place].iter().any(|row| row.0 == FIRST_ONCE);
    let (word, least, most, whoms, cards) = ALLOWED[place];
    let mut wrong = Vec::new();
    for (bearer, moments) in BEARERS.into_iter().zip(cards) {
        for (when, whom) in When::ALL.into_iter().flat_map(|when| Whom::ALL.map(|whom| (when, whom))) {
            for amount in -13..=13 {
                let effect = usual(bearer, Effect::once(when, what).of(whom).times(amount), once);
                let listed = moments.contains(&when) && whoms.contains(&whom) && (least..=most).contains(&amount);
                let expected = listed && amount != 0 && !is_excepted(bearer, &effect);
                if check_effect(bearer, &effect).is_ok() != expected {
                    wrong.push(format!("{word} {when:?} {whom:?} {amount} on {bearer:?}: expected {expected}"));
                }
            }
        }
    }
    wrong
}

/// PACK-1, TERM-1: each effect stands on the cards, at the moments, for the seats and with the amounts that the guide
/// lists, and on no other.
#[test]
fn pack_1_effects_are_allowed_where_the_guide_says() {
    let conditions = Condition::ALL.into_iter().flat_map(|of| [What::BarWithdrawal(of), What::ForceWithdrawal(of)]);
    let effects = EFFECTS.iter().map(|row| row.form.any()).chain(conditions);
    let wrong: Vec<String> = effects.flat_map(misjudged).collect();
    let first: Vec<&String> = wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{} combinations, as {first:#?}", wrong.len());
    let words: Vec<&str> = EFFECTS.iter().map(|row| row.word).collect();
    assert_eq!(words, ALLOWED.map(|row| row.0), "the table lists every effect");
}
