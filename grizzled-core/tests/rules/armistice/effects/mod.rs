//! Section 14: every entry of the vocabulary of effects, a file for each group (PACK-1, PACK-2).

mod burden;
mod cancellations;
mod discards;
mod draws;
mod gains;
mod gifts;
mod intensity;
mod morale;
mod plays;
mod recalls;
mod support;
mod switches;
mod threats;
mod withdrawals;

use super::*;

/// The Helping Hand of seat 0 is used.
fn use_help(scene: &mut Scene) {
    scene.when(0, Command::Help(h(0)));
    assert_eq!(scene.followed()[0], Notice::HelpUsed { seat: s(0), help: h(0) });
}

fn choose_card(card: CardId) -> Command {
    Command::Choose(Choice::Card(card))
}

/// Seat 0 of three is the last in the Mission and holds no tile; Trials are left.
fn last(scene: Scene) -> Scene {
    scene.trials(&singles()).withdrawn(1, None).withdrawn(2, None).tiles(0, &[])
}

/// An Order that stays through this Mission's end, since nobody speaks.
fn staying(effect: Effect) -> Order {
    until(Cancellation::SpeechMade, effect)
}

/// All events since the beginning, as the table sees them.
fn notices(scene: &Scene) -> Vec<Notice> {
    scene.log().iter().map(|event| event.notice).collect()
}

/// Everyone else in a Mission of three declines to answer the Speech of seat 0.
fn nobody_answers(scene: &mut Scene) {
    scene.when(1, decline());
    scene.when(2, decline());
}

/// The morale drop that followed.
fn drop_of(scene: &Scene) -> u8 {
    let drop = |notice: &Notice| if let Notice::MoraleDropped { cards } = *notice { Some(cards) } else { None };
    scene.followed().iter().find_map(drop).expect("Morale drops")
}
