//! Every event, decision, effect and number of modules has a text in both languages.

use super::tests::both;
use super::{Lang, Narrator};
use crate::cards::{
    Cancellation, Difficulty, Effect, HelpKind, HelpingHand, Order, Roster, What, When, Whom, armistice,
};
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::rules::{Rules, Scenario};
use crate::state::{Agenda, Table};
use crate::views::{Seen, Viewer};
use crate::vocabulary::{
    CardId, Choice, Command, EventKind, HelpId, Modifier, Notice, OrderId, Pause, Pile, RecruitId, Seat, SeatSet,
    Secret, Source, Switch, Tile, Withdrawal,
};
use std::collections::{HashMap, HashSet};
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

const SEAT: Seat = Seat::S0;
const OTHER: Seat = Seat::S1;
const CARD: CardId = CardId::new(2).unwrap();
const ORDER: OrderId = OrderId::new(0).unwrap();
const RECRUIT: RecruitId = RecruitId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();

pub(super) fn table() -> (Rules, Table) {
    let rules = Scenario::one_shot(4, armistice::NORMAL).rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap();
    (rules, *game.table())
}

/// Rules for which these Orders are the first ones.
pub(super) fn rules_with(
    orders: impl IntoIterator<Item = Order>,
    help: impl IntoIterator<Item = HelpingHand>,
) -> Rules {
    let mut rules = Scenario::one_shot(4, armistice::NORMAL).rules().unwrap();
    rules.roster = Roster::new(orders, [], help);
    rules
}

/// No text shows how a value is spelled in the program.
pub(super) fn is_plain_text(text: &str) -> bool {
    !text.contains(['{', '}', '_']) && !text.contains("Some(") && !text.contains("Id(")
}

/// One notice of each kind, and one for each way in which a kind is narrated differently.
pub(super) fn notices() -> Vec<Notice> {
    let (seat, from, to) = (SEAT, SEAT, OTHER);
    let (card, order, recruit, help) = (CARD, ORDER, RECRUIT, HELP);
    let mut notices = Vec::from([
        Notice::OrdersSet { orders: 12 },
        Notice::RecruitsSet { recruits: 5 },
        Notice::HelpOffered { seat },
        Notice::HelpAsked { seats: SeatSet::first(4) },
        Notice::HelpChosen { seat },
        Notice::HelpHeld { seat, help },
        Notice::HelpUsed { seat, help },
        Notice::Declined { seat },
        Notice::OrdersDrawn { seat },
        Notice::OrderChosen { seat, order, returned: true },
        Notice::OrderChosen { seat, order, returned: false },
        Notice::OrderDiscarded { order, cancelled: true },
        Notice::OrderDiscarded { order, cancelled: false },
        Notice::IntensityAsked { seat },
        Notice::IntensityGiven { intensity: 3 },
        Notice::CancellationAsked { seat, draws: 0 },
        Notice::RecruitTurnedUp { recruit },
        Notice::RecruitArrived { recruit, after: OTHER, tokens: 2 },
        Notice::RecruitDrew { card },
        Notice::RecruitTurn { leader: seat },
        Notice::RecruitWithdrew,
        Notice::RecruitLeft { recruit, sent_home: false },
        Notice::RecruitLeft { recruit, sent_home: true },
        Notice::TrapCancelled { by_luck: true },
        Notice::TrapCancelled { by_luck: false },
        Notice::CardDiscarded { seat, card },
        Notice::CardCleared { card },
        Notice::CardGiven { from, to },
        Notice::CardReturned { seat },
        Notice::TrialsSeen { seat, cards: 3 },
        Notice::HandPassed { from, to },
        Notice::RefillAsked { seat },
        Notice::RefillDeclined { seat },
        Notice::SoloSupport { seat: Some(seat) },
        Notice::SoloSupport { seat: None },
        Notice::SoloTilesShuffled,
        Notice::HandPutDown { seat },
        Notice::HandTakenUp { seat },
        Notice::AnswerAsked { seat },
        Notice::RecruitDiscarded { card },
        Notice::FreeSpeech { seat },
        Notice::RecruitTurnEnded,
        Notice::MissionPrepared,
        Notice::ChoiceEnded { seat },
        Notice::OrderPutBack { seat },
    ]);
    // The Mission fails before its first turn or later: for the player it is the same.
    let pauses =
        [Pause::MissionStart, Pause::AfterDeal, Pause::Failure, Pause::Trap, Pause::Support, Pause::MoraleDrop];
    notices.extend(pauses.map(|pause| Notice::HelpInvited { seat, pause }));
    let sources =
        [Source::Knock(CARD), Source::Order(ORDER), Source::Recruit(RECRUIT), Source::Help(HELP), Source::Chapter(0)];
    notices.extend(sources.map(|source| Notice::ChoiceAsked { seat, source, left: 1, pause: None }));
    notices.extend(Modifier::ALL.map(|modifier| Notice::ModifierSet { modifier, value: 1 }));
    notices
}

/// DUO-2: whoever takes up a hand sees its cards, if it has any; everybody else that it is taken up.
#[test]
fn duo_2_a_hand_that_is_taken_up_names_its_cards() {
    let (rules, table) = table();
    let said = |secret| {
        let seen = Seen { viewer: Viewer::Seat(SEAT), notice: Notice::HandTakenUp { seat: SEAT }, secret };
        both(|lang| Narrator::new(lang, &rules, &table).event(&seen).to_string())
    };
    let [plain, french] = said(Secret::Nothing);
    assert_eq!(said(Secret::Hand(Pile::EMPTY)), [plain.clone(), french.clone()]);
    let card = rules.catalog().face(CARD);
    let [with, avec] = said(Secret::Hand([CARD].into_iter().collect()));
    for (text, opening, lang, mark) in [(with, plain, Lang::En, ": "), (avec, french, Lang::Fr, " : ")] {
        let name = super::names::face(lang, card).to_string();
        assert_eq!(text, format!("{}{mark}[{name}].", opening.trim_end_matches('.')));
    }
}

/// ORD-5: what an Order costs stands with its cancelling.
#[test]
fn ord_5_cancelling_an_order_says_what_it_costs() {
    let order = |cancellation| Order {
        difficulty: Difficulty::Easy,
        intensity: [1; 3],
        effect: Effect::while_in_play(What::FailAt),
        cancellation,
    };
    let rules = rules_with([order(Cancellation::DrawOnWithdrawal(2)), order(Cancellation::EndOfMission)], []);
    let said = |number| {
        let command = Command::Cancel(OrderId::new(number).unwrap());
        let table = Table { agenda: Agenda::Cancellation { draws: 0 }, ..Table::default() };
        both(|lang| Narrator::new(lang, &rules, &table).command(SEAT, command).to_string())
    };
    assert_eq!(said(0)[0].split(" to ").next(), Some("Draw 2 cards"));
    assert_eq!(said(0)[1].split(" pour ").next(), Some("Piocher 2 cartes"));
    assert!(said(1)[0].starts_with("Cancel "));
}

#[test]
fn every_event_is_narrated_and_none_like_another() {
    let (rules, table) = table();
    for named in [false, true] {
        let mut narrated: [HashMap<String, Notice>; 2] = Default::default();
        for notice in notices() {
            let seen = Seen { viewer: Viewer::Spectator, notice, secret: Secret::Nothing };
            let texts = both(|lang| {
                let narrator = Narrator::new(lang, &rules, &table);
                if named { narrator.with_names(&armistice::PACK) } else { narrator }.event(&seen).to_string()
            });
            for (narrated, text) in narrated.iter_mut().zip(texts) {
                assert!(text.ends_with('.') && is_plain_text(&text), "{notice:?}: {text:?}");
                assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text:?}");
                assert_eq!(narrated.insert(text, notice), None, "{notice:?}");
            }
        }
    }
    let tags: HashSet<u8> = notices().iter().map(Notice::tag).collect();
    let all = EventKind::ALL.iter().map(|kind| kind.tag).filter(|&tag| tag >= 64);
    assert_eq!(tags, all.collect(), "none is left out");
}

/// TAB-5: what one seat alone knows is narrated to it, and to others only that it happened.
#[test]
fn a_secret_is_narrated_to_who_knows_it() {
    let (rules, table) = table();
    let narrator = Narrator::new(Lang::En, &rules, &table).with_names(&armistice::PACK);
    let seat = SEAT;
    let order = |number| OrderId::new(number).unwrap();
    let help = |number| HelpId::new(number).unwrap();
    let card = narrator.card(CARD).to_string();
    let known = [
        (Notice::OrdersDrawn { seat }, Secret::Orders(order(1), order(2)), narrator.order_name(order(2)).to_string()),
        (Notice::HelpOffered { seat }, Secret::Help(help(1), help(2)), narrator.help_name(help(2)).to_string()),
        (Notice::HelpChosen { seat }, Secret::Kept(help(3)), narrator.help_name(help(3)).to_string()),
        (Notice::CardGiven { from: seat, to: OTHER }, Secret::Card(CARD), card.clone()),
        (Notice::CardReturned { seat }, Secret::Card(CARD), card.clone()),
        (Notice::HandTakenUp { seat }, Secret::Hand([CARD].into_iter().collect()), card.clone()),
        (Notice::TrialsSeen { seat, cards: 1 }, Secret::Order(Pile::of(&[CARD])), card),
    ];
    for (notice, secret, name) in known {
        let narrate = |secret| narrator.event(&Seen { viewer: Viewer::Spectator, notice, secret }).to_string();
        assert!(narrate(secret).contains(&name), "{}", narrate(secret));
        assert!(!narrate(Secret::Nothing).contains(&name), "{}", narrate(Secret::Nothing));
    }
}

/// Of the cards seen on top of the Trials the next one is named first.
#[test]
fn the_next_trial_is_named_first() {
    let (rules, table) = table();
    let narrator = Narrator::new(Lang::En, &rules, &table);
    let (bottom, top) = (CardId::new(50).unwrap(), CardId::new(51).unwrap());
    let notice = Notice::TrialsSeen { seat: SEAT, cards: 2 };
    let narrated = narrator
        .event(&Seen { viewer: Viewer::Spectator, notice, secret: Secret::Order(Pile::of(&[bottom, top])) })
        .to_string();
    let place = |card| narrated.find(&narrator.card(card).to_string()).unwrap();
    assert!(place(top) < place(bottom), "{narrated}");
}

/// Commands of the modules, those that are narrated differently.
pub(super) fn commands() -> Vec<Command> {
    let mut commands = Vec::from([Command::Order(ORDER), Command::Keep(HELP), Command::Help(HELP)]);
    let choices =
        [Choice::Card(CARD), Choice::Seat(OTHER), Choice::Order(ORDER), Choice::Gift { card: CARD, to: OTHER }];
    commands.extend(choices.map(Command::Choose));
    commands.extend([Command::RecruitPlay(CARD), Command::RecruitWithdraw]);
    commands.extend([Command::Cancel(ORDER), Command::Refill, Command::Decline]);
    commands
}

#[test]
fn every_command_is_narrated_and_none_like_another() {
    let (rules, mut table) = table();
    let mut narrated: HashSet<String> = HashSet::new();
    for command in commands() {
        let texts = both(|lang| Narrator::new(lang, &rules, &table).command(SEAT, command).to_string());
        for text in texts {
            assert!(is_plain_text(&text), "{text:?}");
            assert!(narrated.insert(text), "{command:?}");
        }
    }
    // Declining is named by what is declined.
    let asked = [Agenda::Refill, Agenda::Invitation(Pause::Trap), Agenda::Cancellation { draws: 0 }];
    for agenda in asked {
        table.agenda = agenda;
        for text in both(|lang| Narrator::new(lang, &rules, &table).command(SEAT, Command::Decline).to_string()) {
            assert!(narrated.insert(text), "{agenda:?}");
        }
    }
}

/// A card that is chosen is named by what becomes of it.
#[test]
fn a_chosen_card_is_named_by_what_becomes_of_it() {
    let (_, mut table) = table();
    let deed = |what| HelpingHand { kind: HelpKind::Action, effect: Effect::once(When::Turn, what).of(Whom::Holder) };
    let rules = rules_with([], [What::ExchangeCards, What::ReturnCard, What::DiscardCard].map(deed));
    let mut text_of = |number| {
        let source = Source::Help(HelpId::new(number).unwrap());
        table.agenda = Agenda::Choice { source, left: 1, pause: None };
        Narrator::new(Lang::En, &rules, &table).command(SEAT, Command::Choose(Choice::Card(CARD))).to_string()
    };
    let texts = [text_of(0), text_of(1), text_of(2)];
    let name = Narrator::new(Lang::En, &rules, &table).card(CARD).to_string();
    assert_eq!(
        texts,
        [format!("Give {name} in return"), format!("Put {name} under the Trials"), format!("Discard {name}")]
    );
}

/// RES-2: with tiles that point the other way a withdrawal names the seat that will get the tile.
#[test]
fn res_2_a_mirrored_tile_names_the_other_seat() {
    let (rules, mut table) = table();
    let narrated =
        |table: &Table| Narrator::new(Lang::En, &rules, table).command(SEAT, Command::withdraw(Tile::Left)).to_string();
    let name = |seat: Seat| Narrator::new(Lang::En, &rules, &table).seat(seat).to_string();
    let (left, right) = (name(Seat::S1), name(Seat::S3));
    assert!(narrated(&table).ends_with(&left));
    table.modifiers.set(Modifier::Switches, Switch::MirroredSupport.number());
    assert!(narrated(&table).ends_with(&right));
}

/// SOLO-1: a withdrawal without a tile is nothing special there.
#[test]
fn solo_1_a_withdrawal_names_no_tile() {
    let rules = Scenario::solo().rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap();
    let withdraw = Command::Withdraw(Withdrawal::default());
    let texts = both(|lang| Narrator::new(lang, &rules, game.table()).command(SEAT, withdraw).to_string());
    assert_eq!(texts, ["Withdraw", "Se replier"]);
}
