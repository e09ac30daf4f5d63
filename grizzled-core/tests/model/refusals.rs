//! Why a command is refused: every reason that holds, with the rule where the rules name it. Which of several reasons is told
//! first no rule says.

use super::deeds::choices;
use super::help::actions;
use super::legal::{barred, bears_knock, charm_of, discardable, invited, may_withdraw, optional, recruit_plays};
use super::numbers::has;
use super::orders::drawable;
use super::plan::Plan;
use super::preparation::offered;
use super::state::{Question, State};
use grizzled_core::cards::HardKnock;
use grizzled_core::vocabulary::{Relief, Source, Switch, Threat, Tile, Withdrawal, WithdrawalRuling};
use grizzled_core::{CardId, Command, Reason, RuleId, Seat};

/// A reason that holds, and its rule if the rules name it.
pub(crate) type Why = (Reason, Option<RuleId>);

/// Every reason that holds against the command; none if it is legal.
pub(crate) fn refusals(plan: &Plan, s: &State, seat: Seat, command: &Command) -> Vec<Why> {
    let mut all: Vec<Why> = Vec::new();
    if s.over().is_some() {
        all.push((Reason::GameOver, None));
    }
    if !plan.grizzled().contains(&seat) {
        all.push((Reason::NoSuchSeat, None));
    }
    if !s.asked.contains(&seat) {
        all.push((Reason::NotAwaited, None));
    }
    let Some(question) = s.question.as_ref().filter(|_| all.is_empty()) else { return all };
    if answers(question, command) {
        of_answer(plan, s, seat, question, command)
    } else {
        vec![(Reason::NotAsked, None)]
    }
}

/// Whether a command of this kind answers what is asked (CMD-1).
fn answers(question: &Question, command: &Command) -> bool {
    match command {
        Command::Intensity(_) => matches!(question, Question::Intensity),
        Command::Play(_) | Command::Charm(_) | Command::Speech(_) | Command::Withdraw(_) => {
            matches!(question, Question::Turn(_))
        }
        Command::Answer(_) => matches!(question, Question::Speech { .. }),
        Command::Christmas(_) => matches!(question, Question::Christmas { .. }),
        Command::Relief(_) => matches!(question, Question::Relief { .. }),
        Command::Order(_) => matches!(question, Question::Order),
        Command::Keep(_) => matches!(question, Question::Keep),
        Command::Help(_) => matches!(question, Question::Turn(_) | Question::Invitation(_)),
        Command::Choose(_) => matches!(question, Question::Choice(_)),
        Command::RecruitPlay(_) | Command::RecruitWithdraw => matches!(question, Question::Recruit),
        Command::Cancel(_) => matches!(question, Question::Cancellation { .. }),
        Command::Refill => matches!(question, Question::Refill),
        Command::Decline => matches!(
            question,
            Question::Refill | Question::Invitation(_) | Question::Choice(_) | Question::Cancellation { .. }
        ),
    }
}

/// These reasons, as far as they hold.
fn those(reasons: &[(bool, Reason, Option<RuleId>)]) -> Vec<Why> {
    reasons.iter().filter(|(holds, ..)| *holds).map(|&(_, reason, rule)| (reason, rule)).collect()
}

fn of_answer(plan: &Plan, s: &State, seat: Seat, question: &Question, command: &Command) -> Vec<Why> {
    let person = s.person(seat);
    match (*command, question) {
        (Command::Intensity(n), _) => {
            let (least, most) = offered(plan, s);
            let rule = if n < least { RuleId::Prep1 } else { RuleId::Prep2 };
            those(&[(n < least || n > most, Reason::IntensityNotOffered, Some(rule))])
        }
        (Command::Keep(help), _) => {
            those(&[(!person.drawn_help.contains(&help), Reason::HelpNotOffered, Some(RuleId::One1))])
        }
        (Command::Order(order), _) => {
            those(&[(!person.drawn_orders.contains(&order), Reason::OrderNotOffered, Some(RuleId::Ord2))])
        }
        (Command::Answer(Some(card)), Question::Speech { threat, .. }) => those(&[
            (!person.hand.contains(&card), Reason::NotInHand, Some(RuleId::ActSpeech)),
            (!bears(plan, card, *threat), Reason::OtherThreat, Some(RuleId::ActSpeech)),
        ]),
        (Command::Christmas(Some(card)), _) => out_of_reach(plan, s, None, &[card], RuleId::ActXmas),
        (Command::Relief(relief), Question::Relief { knocks, charm, .. }) => {
            of_relief(plan, s, seat, relief, *knocks, *charm)
        }
        (Command::Choose(choice), Question::Choice(choosing)) => {
            those(&[(!choices(plan, s, choosing).contains(&choice), Reason::ChoiceNotOffered, None)])
        }
        (Command::Decline, Question::Choice(choosing)) => those(&[(!optional(choosing), Reason::NotOptional, None)]),
        (Command::Cancel(order), _) => {
            those(&[(!drawable(plan, s).contains(&order), Reason::OrderNotOffered, Some(RuleId::Ord5))])
        }
        (Command::Help(help), Question::Invitation(pause)) => {
            those(&[(!invited(plan, s, seat, *pause).contains(&help), Reason::HelpNotUsable, Some(RuleId::Hh1))])
        }
        (Command::RecruitPlay(card), _) => of_recruit(plan, s, card),
        (command, Question::Turn(ruling)) => of_turn(plan, s, seat, *ruling, command),
        _ => Vec::new(),
    }
}

/// Whether a card, which may not be of this deck, bears the threat.
fn bears(plan: &Plan, card: CardId, threat: Threat) -> bool {
    card.index() < plan.deck.len() && plan.bears(card, threat)
}

/// Hard Knocks that cannot be discarded: elsewhere, or Scarred (HK-SCARRED).
fn out_of_reach(plan: &Plan, s: &State, whose: Option<Seat>, cards: &[CardId], rule: RuleId) -> Vec<Why> {
    let within = discardable(plan, s, whose);
    let scarred =
        |card: &CardId| s.knocks.iter().any(|&(_, one)| one == *card && plan.knock(one) == Some(HardKnock::Scarred));
    let missing: Vec<&CardId> = cards.iter().filter(|card| !within.contains(card)).collect();
    let some_scarred = missing.iter().any(|card| scarred(card));
    those(&[
        (!missing.is_empty(), Reason::NotWithinReach, Some(rule)),
        (some_scarred, Reason::NotWithinReach, Some(RuleId::HkScarred)),
        (some_scarred, Reason::Barred, Some(RuleId::HkScarred)),
    ])
}

fn of_relief(plan: &Plan, s: &State, seat: Seat, relief: Relief, knocks: u8, charm: bool) -> Vec<Why> {
    match relief {
        Relief::Charm => those(&[(!charm, Reason::CharmNotOffered, Some(RuleId::Res2))]),
        Relief::Knocks(cards) => {
            let named: Vec<CardId> = cards.iter().collect();
            let mut all = out_of_reach(plan, s, Some(seat), &named, RuleId::Res2);
            all.extend(those(&[(cards.len() > knocks, Reason::TooManyKnocks, Some(RuleId::Res2))]));
            all
        }
    }
}

fn of_recruit(plan: &Plan, s: &State, card: CardId) -> Vec<Why> {
    let held = s.guest.as_ref().is_some_and(|guest| guest.hand.contains(&card));
    if !held {
        return vec![(Reason::NotInRecruitsHand, Some(RuleId::Rec3))];
    }
    let away = plan.knock(card).is_some() && !s.inside.contains(&s.leader);
    let refused = !recruit_plays(plan, s).contains(&card);
    those(&[
        (away, Reason::LeaderWithdrawn, Some(RuleId::Rec3)),
        (refused && barred(plan, s, card), Reason::Barred, None),
    ])
}

/// Against what a seat does on its turn.
fn of_turn(plan: &Plan, s: &State, seat: Seat, ruling: WithdrawalRuling, command: Command) -> Vec<Why> {
    let mut all = match command {
        Command::Play(card) => of_play(plan, s, seat, card),
        Command::Charm(card) => of_charm(plan, s, seat, card),
        Command::Speech(_) => of_speech(plan, s, seat),
        Command::Withdraw(named) => return of_withdrawal(plan, s, seat, ruling, named),
        Command::Help(help) => {
            return those(&[(!actions(plan, s, seat).contains(&help), Reason::HelpNotUsable, Some(RuleId::Hh1))]);
        }
        _ => Vec::new(),
    };
    if let WithdrawalRuling::Must(by) = ruling {
        all.push((Reason::MustWithdraw, rule_of(plan, by)));
    }
    all
}

/// The rule by which a card bars or demands a withdrawal.
fn rule_of(plan: &Plan, by: Source) -> Option<RuleId> {
    match plan.knock(by.knock()?)? {
        HardKnock::Fearful => Some(RuleId::HkFearful),
        HardKnock::Fragile => Some(RuleId::HkFragile),
        HardKnock::Hardheaded => Some(RuleId::HkHardheaded),
        HardKnock::Prideful => Some(RuleId::HkPrideful),
        HardKnock::Loyal => Some(RuleId::HkLoyal),
        _ => None,
    }
}

fn of_play(plan: &Plan, s: &State, seat: Seat, card: CardId) -> Vec<Why> {
    let held = s.person(seat).hand.contains(&card);
    those(&[(!held, Reason::NotInHand, Some(RuleId::ActPlay)), (held && barred(plan, s, card), Reason::Barred, None)])
}

fn of_charm(plan: &Plan, s: &State, seat: Seat, card: CardId) -> Vec<Why> {
    let person = s.person(seat);
    let fits = person.character.is_some_and(|character| bears(plan, card, charm_of(character)));
    let superstitious = bears_knock(plan, s, seat, HardKnock::Superstitious);
    those(&[
        (!person.charm_up, Reason::CharmUsed, Some(RuleId::ActCharm)),
        (!s.land.contains(&card), Reason::NotInNoMansLand, Some(RuleId::ActCharm)),
        (!fits, Reason::OtherThreat, Some(RuleId::ActCharm)),
        (superstitious, Reason::Barred, Some(RuleId::HkSuperstitious)),
        (has(s, Switch::NoCharms), Reason::Barred, None),
    ])
}

fn of_speech(plan: &Plan, s: &State, seat: Seat) -> Vec<Why> {
    let free = has(s, Switch::FreeSpeeches) && !s.spoken_free.contains(&seat);
    those(&[
        (!free && s.person(seat).tokens == 0, Reason::NoSpeech, Some(RuleId::ActSpeech)),
        (bears_knock(plan, s, seat, HardKnock::Mute), Reason::Barred, Some(RuleId::HkMute)),
        (has(s, Switch::NoSpeeches), Reason::Barred, None),
    ])
}

fn of_withdrawal(plan: &Plan, s: &State, seat: Seat, ruling: WithdrawalRuling, named: Withdrawal) -> Vec<Why> {
    let held = &s.person(seat).tiles;
    let count = |tiles: &[Tile], kind: Tile| tiles.iter().filter(|&&tile| tile == kind).count();
    let removed: Vec<Tile> = named.removed.iter().collect();
    let not_there = Tile::ALL.into_iter().any(|kind| count(&removed, kind) > count(held, kind));
    let absent =
        s.knocks_of(seat).into_iter().filter(|&card| plan.knock(card) == Some(HardKnock::AbsentMinded)).count();
    let wrong = removed.len() != absent.min(held.len());
    let left = |kind: Tile| count(held, kind).saturating_sub(count(&removed, kind));
    let panicked = bears_knock(plan, s, seat, HardKnock::Panicked);
    let none_left = Tile::ALL.into_iter().all(|kind| left(kind) == 0);
    let by = match ruling {
        WithdrawalRuling::Cannot(by) => rule_of(plan, by),
        _ => None,
    };
    those(&[
        (!may_withdraw(plan, s, seat, ruling), Reason::Barred, by),
        (not_there, Reason::TileNotHeld, None),
        (wrong, Reason::WrongRemoval, Some(RuleId::HkAbsentMinded)),
        (named.tile.is_some_and(|tile| left(tile) == 0), Reason::TileNotHeld, Some(RuleId::ActWithdraw)),
        (named.tile.is_none() && !none_left && !panicked, Reason::TileMustBePlayed, Some(RuleId::ActWithdraw)),
        (named.tile.is_some() && panicked, Reason::TileIsDrawn, Some(RuleId::HkPanicked)),
    ])
}
