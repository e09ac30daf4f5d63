//! Leaks planted in hosts, each by a channel of its own or of something that is decided in secret, are found.

use crate::leaks::{hunt_in, hunt_twins};
use crate::modes;
use grizzled_core::cards::armistice;
use grizzled_core::log::{Commitment, Entry, History, Moment, Stream, UndoError};
use grizzled_core::state::{Answer, Knowledge};
use grizzled_core::testkit::rules_of;
use grizzled_core::testkit::secrets::{CHANNELS, Host, Leak, a_position, set_ups, twins_from};
use grizzled_core::vocabulary::{PublicCommand, Source};
use grizzled_core::{Command, Event, Game, Notice, Rejection, Rules, Seat, SeatView, Secret, Seeded, Seen, Viewer};
use std::collections::BTreeSet;

/// Looks for a leak in games by these rules; the channel by which the first one was found.
fn found(host: &impl Host, rules: &Rules) -> Option<&'static str> {
    (0..400).find_map(|seed| hunt_in(host, rules, seed)).map(|leak| leak.channel)
}

/// The leak found in whole games alone.
fn found_in_games(host: &impl Host, rules: &Rules) -> Option<&'static str> {
    (0..400).find_map(|seed| hunt_twins(host, rules, seed)).map(|leak| leak.channel)
}

/// The leak found in games that start from positions.
pub(crate) fn found_from_positions(host: &impl Host, rules: &Rules) -> Option<&'static str> {
    (0..400).find_map(|seed| hunt_from(host, rules, seed)).map(|leak| leak.channel)
}

/// The leak found in set-ups.
fn found_at_set_up(host: &impl Host, rules: &Rules) -> Option<&'static str> {
    let viewers = || [Viewer::Seat(Seat::S1), Viewer::Spectator].into_iter();
    let leaks = |seed| viewers().find_map(|viewer| set_ups(host, rules, viewer, seed).err());
    (0..20).find_map(leaks).map(|leak| leak.channel)
}

fn hunt_from(host: &impl Host, rules: &Rules, seed: u64) -> Option<Leak> {
    let start = a_position(rules, seed)?;
    let viewers = rules.grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.into_iter().find_map(|viewer| twins_from(host, rules, &start, viewer, seed).err())
}

fn base() -> Rules {
    rules_of(4, 1)
}

fn one_shot() -> Rules {
    modes::one_shot(4, armistice::NORMAL)
}

/// Sends what this is to the next seat as well.
struct SendsToTheNeighbour(fn(&Notice) -> Option<Seat>);
impl Host for SendsToTheNeighbour {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        let neighbour = (self.0)(&event.notice).map(|seat| seat.left(1, game.rules().seats()));
        let sent = neighbour.is_some_and(|seat| viewer == Viewer::Seat(seat));
        if sent { Seen { viewer, notice: event.notice, secret: event.secret } } else { game.redact(event, viewer) }
    }
}

#[test]
fn act_speech_secret_answers_sent_to_the_neighbour_are_found() {
    let answers = SendsToTheNeighbour(|notice| match *notice {
        Notice::SpeechAnswered { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(found_in_games(&answers, &base()), Some("events"));
}

#[test]
fn prep_3_cards_dealt_sent_to_the_neighbour_are_found() {
    let dealt = SendsToTheNeighbour(|notice| match *notice {
        Notice::Dealt { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(found_in_games(&dealt, &base()), Some("events"));
}

#[test]
fn ord_2_hh_4_what_is_drawn_to_choose_from_sent_to_the_neighbour_is_found() {
    let sends: [fn(&Notice) -> Option<Seat>; 4] = [
        |notice| match *notice {
            Notice::OrdersDrawn { seat } => Some(seat),
            _ => None,
        },
        |notice| match *notice {
            Notice::HelpOffered { seat } => Some(seat),
            _ => None,
        },
        |notice| match *notice {
            Notice::HelpChosen { seat } => Some(seat),
            _ => None,
        },
        |notice| match *notice {
            Notice::TrialsSeen { seat, .. } => Some(seat),
            _ => None,
        },
    ];
    for send in sends {
        assert_eq!(found_in_games(&SendsToTheNeighbour(send), &one_shot()), Some("events"));
    }
}

#[test]
fn duo_2_hands_taken_up_sent_to_the_neighbour_are_found() {
    let taken_up = SendsToTheNeighbour(|notice| match *notice {
        Notice::HandTakenUp { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(found_in_games(&taken_up, &modes::duo()), Some("events"));
}

/// Marks seats in a view by what they have decided, or hold, in secret.
struct Marks(fn(&Game, Seat) -> bool);
impl Host for Marks {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let mut view = game.view(seat)?;
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            view.table.seats[other.index()].speeches += u8::from((self.0)(game, other));
        }
        Some(view)
    }
}

fn mark_is_found(secret: fn(&Game, Seat) -> bool, rules: &Rules) {
    assert_eq!(found_in_games(&Marks(secret), rules), Some("view"));
}

#[test]
fn act_speech_secret_a_marked_decline_is_found() {
    mark_is_found(|game, seat| game.state().own(seat).answer == Answer::Decline, &base());
}

#[test]
fn act_withdraw_a_marked_tile_is_found() {
    mark_is_found(|game, seat| game.state().own(seat).tile == Some(grizzled_core::vocabulary::Tile::Left), &base());
    mark_is_found(|game, seat| game.state().own(seat).tiles.get(grizzled_core::vocabulary::Tile::Right) > 1, &base());
}

#[test]
fn chap_2_a_marked_tile_of_the_chaplain_is_found() {
    let marks = |game: &Game, seat| game.rules().chaplain() == Some(seat) && left_of(game, seat);
    mark_is_found(marks, &rules_of(2, 1));
    assert_eq!(found_from_positions(&Marks(marks), &rules_of(2, 1)), Some("view"));
}

fn left_of(game: &Game, seat: Seat) -> bool {
    game.state().own(seat).tile == Some(grizzled_core::vocabulary::Tile::Left)
}

#[test]
fn hh_4_a_marked_helping_hand_that_is_kept_is_found() {
    mark_is_found(
        |game, seat| matches!(game.state().known(seat), Knowledge::Kept(help) if help.number() % 2 == 0),
        &one_shot(),
    );
}

/// Shows everybody the tile that a Panicked seat drew.
struct ShowsTilesDrawn;
impl Host for ShowsTilesDrawn {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        match event.notice {
            Notice::Withdrew { drawn: true, .. } => Seen { viewer, notice: event.notice, secret: event.secret },
            _ => game.redact(event, viewer),
        }
    }
}

#[test]
fn hk_panicked_a_tile_drawn_and_shown_is_found() {
    assert_eq!(found_from_positions(&ShowsTilesDrawn, &base()), Some("events"));
}

/// Gives late streams the hash of the state as what the host committed to.
struct CommitsToTheState;
impl Host for CommitsToTheState {
    fn stream(&self, history: &History<Seeded>, viewer: Viewer, after: usize) -> Option<Stream> {
        let stream = history.log().stream(viewer, after).ok().flatten()?;
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&history.game().hash().to_le_bytes());
        let start = Stream::from_view(*stream.rules(), *stream.start(), Some(Commitment::from_bytes(hash)));
        Some(with_events(start, stream.seen()))
    }
}

fn with_events(mut stream: Stream, seen: &[Seen]) -> Stream {
    seen.iter().for_each(|seen| stream.push(*seen).expect("it is for this viewer"));
    stream
}

/// Adds an event to late streams for each Hard Knock in Trials.
struct CountsHardKnocks;
impl Host for CountsHardKnocks {
    fn stream(&self, history: &History<Seeded>, viewer: Viewer, after: usize) -> Option<Stream> {
        let stream = history.log().stream(viewer, after).ok().flatten()?;
        let (game, more) = (history.game(), Seen { viewer, notice: Notice::MissionSucceeded, secret: Secret::Nothing });
        let trials = game.state().decks().trials();
        let knocks = trials.iter().filter(|&card| game.rules().catalog().hard_knock(card).is_some()).count();
        Some(with_events(stream, &vec![more; knocks]))
    }
}

/// TAB-5, SET-1: streams whose additions reveal the piles, in games and from the set-up on.
#[test]
fn tab_5_late_streams_that_reveal_the_piles_are_found() {
    for rules in [base(), one_shot()] {
        assert_eq!(found_in_games(&CommitsToTheState, &rules), Some("streams as bytes"));
        assert_eq!(found_in_games(&CountsHardKnocks, &rules), Some("streams as bytes"));
        assert_eq!(found_at_set_up(&CommitsToTheState, &rules), Some("streams as bytes"));
        assert_eq!(found_at_set_up(&CountsHardKnocks, &rules), Some("streams as bytes"));
    }
}

/// Refuses to take a decision back for a reason that lies hidden.
struct RefusesUndo(fn(&History<Seeded>) -> bool);
impl Host for RefusesUndo {
    fn can_undo(&self, history: &History<Seeded>) -> Result<(), UndoError> {
        if (self.0)(history) { Err(UndoError::Revealed) } else { history.can_undo() }
    }
}

fn declined(history: &History<Seeded>) -> bool {
    let last = history.log().entries().iter().filter_map(Entry::event).next_back();
    last.is_some_and(|event| event.secret == Secret::Answer(None))
}

#[test]
fn act_speech_secret_undo_refused_after_a_decline_is_found() {
    assert_eq!(found_in_games(&RefusesUndo(declined), &base()), Some("undo"));
}

#[test]
fn tab_5_undo_tied_to_the_top_card_is_found() {
    let even =
        |history: &History<Seeded>| history.game().state().decks().top().is_some_and(|card| card.number() % 2 == 0);
    assert_eq!(found_in_games(&RefusesUndo(even), &base()), Some("undo"));
}

/// Names the top card as what stands in the way of a command.
struct RefusesByTheTop;
impl Host for RefusesByTheTop {
    fn check(&self, game: &Game, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let by = game.state().decks().top().map(Source::Knock);
        game.check(seat, command).map_err(|rejection| Rejection { by: rejection.by.or(by), ..rejection })
    }
}

#[test]
fn tab_5_refusals_that_name_a_hidden_card_are_found() {
    assert_eq!(found(&RefusesByTheTop, &base()), Some("refusals"));
}

/// Lets bots look at the top card.
struct BotsThatPeek;
impl Host for BotsThatPeek {
    fn bot(&self, game: &Game, seat: Seat) -> Option<[Command; 2]> {
        let (legal, top) = (game.legal(seat), game.state().decks().top().map_or(0, |card| card.number()));
        let chosen = legal.get(usize::from(top) % legal.len().max(1))?;
        Some([chosen; 2])
    }
}

#[test]
fn tab_5_bots_that_peek_are_found() {
    assert_eq!(found(&BotsThatPeek, &base()), Some("what bots choose"));
}

/// Counts an event more while the top card has an even number.
struct CountsByTheTop;
impl Host for CountsByTheTop {
    fn moment(&self, history: &History<Seeded>) -> Moment {
        let moment = history.log().moment();
        let top = history.game().state().decks().top();
        Moment { events: moment.events + u32::from(top.is_some_and(|card| card.number() % 2 == 0)), ..moment }
    }
}

#[test]
fn tab_5_a_count_tied_to_the_top_card_is_found() {
    assert_eq!(found_in_games(&CountsByTheTop, &base()), Some("moment"));
}

/// Tells whether an answer to a Speech has a card.
struct TellsWhoDeclines;
impl Host for TellsWhoDeclines {
    fn public(&self, command: &Command) -> PublicCommand {
        if *command == Command::Answer(None) { PublicCommand::Decline } else { command.public() }
    }
}

#[test]
fn act_speech_secret_a_decline_told_as_one_is_found() {
    assert_eq!(found_in_games(&TellsWhoDeclines, &base()), Some("commands of others"));
}

/// Sends a viewer who was away everything that everyone was sent.
struct SendsAllThatWasMissed;
impl Host for SendsAllThatWasMissed {
    fn missed(&self, history: &History<Seeded>, after: Moment, viewer: Viewer) -> Option<Vec<Seen>> {
        let events = history.log().events().skip(after.events as usize);
        Some(events.map(|event| Seen { viewer, notice: event.notice, secret: event.secret }).collect())
    }
}

#[test]
fn tab_5_secrets_sent_to_one_who_was_away_are_found() {
    assert_eq!(found_in_games(&SendsAllThatWasMissed, &base()), Some("what was missed"));
}

/// `tests/README.md` names every channel, and every leak that is planted here, and no other.
#[test]
fn the_document_names_channels_and_planted_leaks() {
    let document = include_str!("../README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let channels: BTreeSet<&str> = CHANNELS.iter().map(|channel| channel.name).collect();
    assert_eq!(channels.len(), CHANNELS.len(), "each has a name of its own");
    assert_eq!(channels.into_iter().find(|name| !document.contains(name)), None);

    let found = |name: &&str| name.ends_with("_found");
    let named: BTreeSet<&str> = document.split('`').filter(found).collect();
    let heads =
        include_str!("leaks_channels.rs").lines().filter_map(|line| line.strip_prefix("fn ")?.strip_suffix("() {"));
    assert_eq!(named, heads.filter(found).collect());
}
