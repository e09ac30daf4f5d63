//! Rows of the vocabulary.

use super::*;
use std::vec;
use std::vec::Vec;

fn moments(row: EffectRow) -> [Vec<When>; 4] {
    let Acts::Once(Moments { order, advantage, action, event }) = row.acts else { panic!("it is done once") };
    [order, advantage, action, event].map(<[When]>::to_vec)
}

/// Each part of a row is what was said of it, and the others are the usual ones.
#[test]
fn a_row_is_what_is_said_of_it() {
    let usual = [vec![], vec![], vec![When::Turn], PAUSES.to_vec()];
    assert_eq!(moments(once()), usual);
    let [order, advantage, action, event] = usual;
    let said = once().order(&[Charm]).advantage();
    assert_eq!(moments(said), [vec![Charm], vec![When::Departure], action, event.clone()]);
    assert_eq!(moments(once().no_action()), [order.clone(), advantage.clone(), vec![], event]);
    assert_eq!(moments(once().no_action().event(&[Trap])), [order, advantage, vec![], vec![Trap]]);
    let row = lasting(Drop).amount(-2, 3).whom(&[Leader]).single_use().offers(Offer::HardKnock);
    assert_eq!((row.amount, row.whom, row.single_use, row.offers), ((-2, 3), &[Leader][..], true, Offer::HardKnock));
    assert!(matches!(row.acts, Acts::Lasting(Drop)));
    let plain = lasting(Deal);
    assert_eq!(
        (plain.amount, plain.whom, plain.single_use, plain.offers),
        ((1, 1), &[Table][..], false, Offer::Nothing)
    );
}
