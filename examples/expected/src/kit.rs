//! The kit: a line for each thing to be tried, with what comes of it.

use crate::commands::{MASK_WORDS, action, fields};
use crate::fold::Fold;
use crate::game::{Play, Start};
use crate::{campaigns, events, moments, refusals, views, ways};
use grizzled_core::cards::armistice;
use grizzled_core::log::View;
use grizzled_core::text::{Lang, Narrator};
use grizzled_core::{Command, Seat, Viewer};

/// What a binding may lack: kinds of lines, and values of `play`.
pub(crate) const PARTS: [&str; 11] =
    ["refuse", "undo", "save", "batch", "campaign", "commands", "masks", "views", "events", "english", "french"];
/// The values of `play`, in order.
const VALUES: [&str; 6] = ["commands", "masks", "views", "events", "english", "french"];

/// The whole file, without what is left out.
pub(crate) fn text(without: &[&str]) -> String {
    let starts = ways::all();
    let plays = starts.iter().map(|start| play_line(start, without));
    let others = [
        ("refuse", refusals::lines as fn(&[Start]) -> Vec<String>),
        ("undo", moments::undo_lines),
        ("save", moments::save_lines),
        ("batch", moments::batch_lines),
        ("campaign", |_| campaigns::lines()),
    ];
    let others = others.into_iter().filter(|(name, _)| !without.contains(name));
    let others = others.flat_map(|(_, lines)| lines(&starts));
    plays.chain(others).map(|line| line + "\n").collect()
}

/// The game; how many decisions it takes, its hash at the end, and the check values; `-` for one that is left out.
fn play_line(start: &Start, without: &[&str]) -> String {
    let mut play = start.play();
    let mut values = Values::new();
    let mut decisions = 0;
    while let Some(seat) = play.seat() {
        values.look(&play, seat);
        let command = play.choose(seat);
        values.speak(&play, seat, &command);
        play.apply(seat, &command);
        decisions += 1;
    }
    values.end(&play);
    let Start { preset, seed, position } = start;
    let said = VALUES.iter().zip(values.0).map(|(name, fold)| match without.contains(name) {
        true => ";-".to_owned(),
        false => format!(";{}", fold.value()),
    });
    let said: String = said.collect();
    format!("play;{preset};{seed};{position};{decisions};{:016x}{said}", play.game().hash())
}

/// The check values of a game, in the order of `VALUES`.
struct Values([Fold; VALUES.len()]);

impl Values {
    const fn new() -> Self {
        Self([Fold::new(); VALUES.len()])
    }

    /// Before each decision: what the seat may do, and what everybody sees.
    fn look(&mut self, play: &Play, seat: Seat) {
        let Self([commands, masks, views, ..]) = self;
        let legal: Vec<Command> = play.game().legal(seat).iter().collect();
        commands.add(seat.number());
        commands.add(legal.len() as u32);
        legal.iter().for_each(|command| commands.all(fields(command).numbers()));
        mask_of(&legal).into_iter().for_each(|word| masks.word(word));
        look_around(views, play);
    }

    /// What the seat does, in words.
    fn speak(&mut self, play: &Play, seat: Seat, command: &Command) {
        let Self([.., english, french]) = self;
        for (fold, lang) in [(english, Lang::En), (french, Lang::Fr)] {
            let narrator = narrator(play, lang);
            fold.text(&narrator.command(seat, *command).to_string());
        }
    }

    /// When the game is over: what everybody sees, and has seen.
    fn end(&mut self, play: &Play) {
        let Self([_, _, views, events, english, french]) = self;
        look_around(views, play);
        for viewer in viewers(play) {
            let seen: Vec<_> = play.history.log().events().map(|event| play.game().redact(event, viewer)).collect();
            (0..).zip(&seen).for_each(|(sequence, seen)| events::fold(events, sequence, seen));
            for (fold, lang) in [(&mut *english, Lang::En), (&mut *french, Lang::Fr)] {
                let narrator = narrator(play, lang);
                let lines: String = seen.iter().map(|seen| format!("{}\n", narrator.event(seen))).collect();
                fold.text(&lines);
            }
        }
    }
}

/// The bits of the actions that are legal.
pub(crate) fn mask_of(legal: &[Command]) -> [u64; MASK_WORDS] {
    let mut mask = [0; MASK_WORDS];
    for (place, command) in legal.iter().enumerate() {
        let action = action(command, place);
        mask[action / 64] |= 1 << (action % 64);
    }
    mask
}

/// Says what happens in a game, with the names of the built-in cards.
fn narrator(play: &Play, lang: Lang) -> Narrator<'_> {
    Narrator::new(lang, play.game().rules(), play.game().table()).with_names(&armistice::PACK)
}

/// Every seat, and then a spectator.
fn viewers(play: &Play) -> impl Iterator<Item = Viewer> {
    let seats = play.game().rules().seats();
    Seat::ALL.into_iter().take(seats.into()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn look_around(views: &mut Fold, play: &Play) {
    let count = play.history.log().events().count() as u32;
    for viewer in viewers(play) {
        let view = View::of(play.game(), viewer).expect("somebody sits there");
        views::fold(views, play.game().rules(), &view, count);
    }
}
