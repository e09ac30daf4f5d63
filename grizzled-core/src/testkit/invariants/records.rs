//! What is true of the log of a game.

use super::step::{Step, same_chance};
use super::{Verdict, equal, holds};
use crate::play::Seeded;
use crate::records::log::{Entry, History, Log, Stream, View};
use alloc::format;

pub(super) fn the_sequence_is_dense(step: &Step<'_>) -> Verdict {
    let (before, after) = (step.before.log().moment(), step.after.log().moment());
    let events = step.events().count() as u32;
    equal("the number of events, and of those before and new", after.events, before.events + events)?;
    equal("epochs before and after", before.epoch, after.epoch)?;
    step.clients.iter().map(View::viewer).try_for_each(|viewer| {
        let news = step.after.log().seen_since(before, viewer).map_err(|dropped| format!("{viewer}: {dropped}"))?;
        equal(&format!("events, and those that {viewer} is sent"), events, news.len() as u32)
    })
}

pub(super) fn undo_inverts(step: &Step<'_>) -> Verdict {
    let mut history = step.after.clone();
    if step.answer.is_err() || history.undo().is_err() {
        return Ok(());
    }
    holds(history.game() == step.before.game(), || format!("{:?} taken back leaves another game", step.command))?;
    holds(history.log().entries() == step.before.log().entries(), || "the entries are others".into())?;
    same_chance(&history, step.before)
}

pub(super) fn saved_is_loaded(step: &Step<'_>) -> Verdict {
    let log = step.after.log();
    loaded(step, "bytes", Log::from_bytes(&log.to_bytes()).map_err(|error| format!("from bytes: {error}"))?)?;
    #[cfg(feature = "json")]
    loaded(step, "JSON", Log::from_json_lines(&log.to_json_lines()).map_err(|error| format!("from JSON: {error}"))?)?;
    Ok(())
}

fn loaded(step: &Step<'_>, form: &str, log: Log) -> Verdict {
    holds(log == *step.after.log(), || format!("the log read from {form} is another one"))?;
    let resumed = History::resume(log, Seeded::new(0)).map_err(|error| format!("from {form}: {error}"))?;
    holds(resumed.game() == step.after.game(), || format!("the game read from {form} is another one"))
}

pub(super) fn bytes_are_canonical(step: &Step<'_>) -> Verdict {
    let bytes = step.after.log().to_bytes();
    let again = Log::from_bytes(&bytes).map(|log| log.to_bytes());
    holds(again.as_ref() == Ok(&bytes), || "a log is written in two ways".into())?;
    let entries = step.after.log().entries().iter().skip(step.before.log().entries().len());
    entries.into_iter().try_for_each(|entry| {
        let again = Entry::from_bytes(&entry.to_bytes());
        holds(again.as_ref() == Ok(entry), || format!("{entry:?} is read as {again:?}"))
    })?;
    streams_are_canonical(step)
}

fn streams_are_canonical(step: &Step<'_>) -> Verdict {
    if !step.thorough {
        return Ok(());
    }
    step.clients.iter().map(View::viewer).try_for_each(|viewer| {
        let stream = step.after.log().stream(viewer, 0).map_err(|error| format!("{viewer}: {error}"))?;
        stream.into_iter().try_for_each(|stream| {
            let again = Stream::from_bytes(&stream.to_bytes());
            holds(again.as_ref() == Ok(&stream), || format!("the stream of {viewer} is read as another one"))
        })
    })
}
