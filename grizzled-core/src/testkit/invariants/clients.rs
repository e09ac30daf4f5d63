//! What is true of what clients are sent.

use super::step::Step;
use super::{Verdict, equal, holds};
use crate::game::Game;
use crate::play::Seed;
use crate::records::log::{Stream, View};
use crate::views::{NotForViewer, Viewer};
use crate::vocabulary::{CardId, Event, Pile, Secret};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub(super) fn everyone_gets_what_is_theirs(step: &Step<'_>) -> Verdict {
    let mut entitled = *step.entitled;
    for event in step.events() {
        holds(entitled.is_whole(event), || format!("{event:?} does not hold what belongs to it"))?;
        for view in step.clients {
            let viewer = view.viewer();
            let sent = step.after.game().redact(event, viewer);
            equal(&format!("what {viewer} is sent, and may learn"), sent, entitled.seen(event, viewer))?;
        }
        entitled.follow(&event.notice);
    }
    Ok(())
}

pub(super) fn redaction_commutes(step: &Step<'_>) -> Verdict {
    step.clients.iter().try_for_each(|view| {
        let viewer = view.viewer();
        let evolved =
            evolved(step.after.game(), step.events(), *view).map_err(|refused| format!("{viewer}: {refused}"))?;
        equal(
            &format!("what {viewer} sees, by its stream and by the game"),
            Some(evolved),
            View::of(step.after.game(), viewer),
        )
    })
}

/// What a client sees after the events.
pub(super) fn evolved<'a>(
    game: &Game,
    events: impl IntoIterator<Item = &'a Event>,
    mut view: View,
) -> Result<View, NotForViewer> {
    let viewer = view.viewer();
    events.into_iter().try_for_each(|event| view.evolve(game.rules(), &game.redact(event, viewer)))?;
    Ok(view)
}

pub(super) fn views_are_sound(step: &Step<'_>) -> Verdict {
    let (before, rules) = (step.before.game(), step.before.game().rules());
    step.clients.iter().try_for_each(|view| {
        let View::Seat(view) = view else { return Ok(()) };
        let (seat, command) = (view.seat, step.command);
        equal(&format!("what {seat} may do"), view.legal(rules), before.legal(seat))?;
        equal(&format!("{command:?} of {seat}"), view.check(rules, command), before.check(seat, command))?;
        equal(&format!("the cards of {seat}"), before.state().own(seat).hand.len(), view.table.seat(seat).hand)
    })
}

pub(super) fn spectators_see_no_more(step: &Step<'_>) -> Verdict {
    let game = step.after.game();
    let shown = game.spectator_view().table;
    step.clients.iter().try_for_each(|view| {
        let viewer = view.viewer();
        for event in step.events() {
            let (watching, sent) = (game.redact(event, Viewer::Spectator), game.redact(event, viewer));
            equal(&format!("the notice for a spectator and for {viewer}"), watching.notice, sent.notice)?;
            equal("the secret for a spectator", watching.secret, Secret::Nothing)?;
        }
        let table = match View::of(game, viewer) {
            Some(View::Seat(view)) => view.table,
            _ => shown,
        };
        holds(table == shown, || format!("{viewer} sees another table than a spectator"))
    })
}

pub(super) fn late_is_the_same(step: &Step<'_>) -> Verdict {
    let game = step.after.game();
    let events = step.after.log().events().count();
    let starts = [events, events / 2, 0];
    let starts = if step.thorough { &starts[..] } else { &starts[..1] };
    step.clients.iter().map(View::viewer).try_for_each(|viewer| {
        starts.iter().try_for_each(|&after| {
            let stream = step.after.log().stream(viewer, after).map_err(|error| format!("{viewer}: {error}"))?;
            let view = stream.map(|stream| stream.view());
            equal(&format!("what {viewer} sees who joins after event {after}"), view, View::of(game, viewer))
        })
    })
}

/// As many cards in their order are no accident.
const CANARY: usize = 6;
/// So many digits are not met by accident.
const LARGE: usize = 12;

pub(super) fn no_secret_bytes(step: &Step<'_>) -> Verdict {
    if !step.thorough {
        return Ok(());
    }
    let canaries = Canaries::of(step);
    step.clients.iter().try_for_each(|view| {
        let viewer = view.viewer();
        let sent = step.after.log().stream(viewer, 0).map_err(|error| format!("{viewer}: {error}"))?;
        let sent = sent.into_iter().flat_map(|stream| forms(&stream));
        sent.into_iter().try_for_each(|bytes| {
            let found = canaries.first_in(&bytes);
            holds(found.is_none(), || format!("{viewer} is sent {found:?}"))
        })
    })
}

/// A stream in every form in which it is sent.
fn forms(stream: &Stream) -> Vec<Vec<u8>> {
    let bytes = stream.to_bytes();
    #[cfg(feature = "json")]
    return Vec::from([bytes, stream.to_json_lines().into_bytes()]);
    #[cfg(not(feature = "json"))]
    Vec::from([bytes])
}

/// What must not be found, by its first two bytes: many are looked for at once, and messages are long.
#[derive(Default)]
struct Canaries(BTreeMap<[u8; 2], Vec<Vec<u8>>>);

impl Canaries {
    /// The seed and the cards of the pile in their order, as bytes and as text.
    fn of(step: &Step<'_>) -> Self {
        let piles = [step.before, step.after].map(|history| history.game().state().decks().trials());
        of_seed(step.after.chance().seed()).into_iter().chain(piles.iter().flat_map(runs)).collect()
    }

    fn first_in(&self, bytes: &[u8]) -> Option<&[u8]> {
        let beginnings = bytes.windows(2).enumerate();
        let mut candidates = beginnings.filter_map(|(at, two)| Some((at, self.0.get(&[two[0], two[1]])?)));
        candidates.find_map(|(at, all)| {
            all.iter().find(|canary| bytes[at..].starts_with(canary.as_slice())).map(Vec::as_slice)
        })
    }
}

impl FromIterator<Vec<u8>> for Canaries {
    fn from_iter<I: IntoIterator<Item = Vec<u8>>>(all: I) -> Self {
        let mut canaries = Self::default();
        for canary in all {
            canaries.0.entry([canary[0], canary[1]]).or_default().push(canary);
        }
        canaries
    }
}

/// The seed, unless it is so small that it stands anywhere.
fn of_seed(seed: Seed) -> Vec<Vec<u8>> {
    let (bytes, text) = (seed.to_bytes()[..8].to_vec(), format!("{seed}").into_bytes());
    if text.len() < LARGE { Vec::new() } else { Vec::from([bytes, text]) }
}

/// The cards of a pile in their order, up and down, a few at a time, as bytes and as text.
fn runs(pile: &Pile) -> Vec<Vec<u8>> {
    let up: Vec<CardId> = pile.iter().collect();
    let down: Vec<CardId> = up.iter().rev().copied().collect();
    let runs = [up, down].into_iter().flat_map(|cards| cards.windows(CANARY).map(<[_]>::to_vec).collect::<Vec<_>>());
    runs.into_iter().flat_map(|run| [as_bytes(&run), as_text(&run)]).collect()
}

fn as_bytes(cards: &[CardId]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

fn as_text(cards: &[CardId]) -> Vec<u8> {
    let numbers: Vec<String> = cards.iter().map(|card| format!("{}", card.number())).collect();
    numbers.join(",").into_bytes()
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use crate::play::{Seeded, Setup};
    use crate::records::log::History;
    use crate::testkit::rules_of;

    /// The canary is found where it belongs: in the host's own log, in both forms.
    #[test]
    fn the_order_of_the_pile_stands_in_the_log_of_the_host() {
        let history = History::new(rules_of(4, 1), &Setup::default(), Seeded::new(1)).unwrap();
        let pile = history.game().state().decks().trials();
        let runs = runs(&pile);
        for form in [history.log().to_bytes(), history.log().to_json_lines().into_bytes()] {
            let found = runs.iter().filter(|run| Canaries::from_iter([run.to_vec()]).first_in(&form) == Some(run));
            assert_eq!(found.count(), usize::from(pile.len()) + 1 - CANARY, "the pile is written in another way");
        }
    }
}
