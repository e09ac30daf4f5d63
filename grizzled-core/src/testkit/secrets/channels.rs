//! By which ways a viewer can learn something of a game: the one list of them, which every pair of games is compared by.
//!
//! What reaches a viewer in a new way gets a line here, and a leak planted in `tests/laws` that shows that it is looked at.

use super::{Host, Leak, Since};
use crate::game::Game;
use crate::records::log::{Stream, View};
use crate::records::notation::PartialPosition;
use crate::text::{Lang, Narrator};
use crate::views::Viewer;
use crate::vocabulary::{Command, Seat};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

/// Two games that a viewer must not be able to distinguish, with what it may ask of them.
pub(super) struct Pair<'a> {
    pub(super) host: &'a dyn Host,
    pub(super) viewer: Viewer,
    pub(super) games: [&'a Game; 2],
    /// Commands that the viewer tries.
    pub(super) commands: &'a [Command],
    /// How the games came there, where that is known.
    pub(super) since: Option<[Since<'a>; 2]>,
}

/// A way by which a viewer learns something.
pub struct Channel {
    /// What it is.
    pub name: &'static str,
    /// Whether it is dear, and so looked at now and then only.
    dear: bool,
    /// How the two games differ.
    differs: fn(&Pair<'_>) -> Option<String>,
}

const fn channel(name: &'static str, differs: fn(&Pair<'_>) -> Option<String>) -> Channel {
    Channel { name, dear: false, differs }
}

const fn dear(name: &'static str, differs: fn(&Pair<'_>) -> Option<String>) -> Channel {
    Channel { name, dear: true, differs }
}

/// All ways by which a viewer learns something.
pub const CHANNELS: &[Channel] = &[
    channel("who is awaited", |pair| differ(pair.games.map(|game| pair.host.awaiting(game)))),
    channel("view", |pair| differ(pair.views())),
    channel("legal commands", |pair| pair.of_seat(|game, seat| pair.host.legal(game, seat))),
    channel("refusals", refusals),
    channel("undo", |pair| differ(pair.since?.map(|since| pair.host.can_undo(since.history)))),
    channel("events", |pair| differ(pair.since?.map(|since| pair.news(since)))),
    channel("moment", |pair| differ(pair.since?.map(|since| pair.host.moment(since.history)))),
    channel("commands of others", commands_of_others),
    dear("what was missed", |pair| differ(pair.since?.map(|since| pair.missed(since)))),
    dear("events as bytes", |pair| differ(pair.since?.map(|since| pair.bytes(since)))),
    dear("words of events", words_of_events),
    dear("words of commands", words_of_commands),
    dear("words of refusals", words_of_refusals),
    dear("Debug of the view and of events", debug),
    dear("notation of the view", |pair| differ(pair.views().map(|view| view.map(|view| pair.notation(&view))))),
    dear("what bots choose", |pair| pair.of_seat(|game, seat| pair.host.bot(game, seat))),
    dear("streams as bytes", |pair| pair.streams(|stream| stream.to_bytes())),
    #[cfg(feature = "json")]
    dear("streams as JSON", |pair| pair.streams(|stream| stream.to_json_lines())),
    #[cfg(feature = "json")]
    dear("view as JSON", |pair| differ(pair.views().map(|view| serde_json::to_string(&view).ok()))),
];

impl Pair<'_> {
    /// Compares by every channel, the dear ones too if that is wanted.
    pub(super) fn compare(&self, dear: bool) -> Result<(), Leak> {
        let looked_at = CHANNELS.iter().filter(|channel| dear || !channel.dear);
        looked_at.into_iter().try_for_each(|channel| match (channel.differs)(self) {
            None => Ok(()),
            Some(what) => Err(Leak { viewer: self.viewer, channel: channel.name, what }),
        })
    }

    fn views(&self) -> [Option<View>; 2] {
        self.games.map(|game| match self.viewer {
            Viewer::Seat(seat) => self.host.view(game, seat).map(View::Seat),
            Viewer::Spectator => Some(View::Spectator(self.host.spectator_view(game))),
        })
    }

    /// How what a seat receives differs; a spectator receives nothing.
    fn of_seat<T: PartialEq + Debug>(&self, received: impl Fn(&Game, Seat) -> T) -> Option<String> {
        match self.viewer {
            Viewer::Seat(seat) => differ(self.games.map(|game| received(game, seat))),
            Viewer::Spectator => None,
        }
    }

    /// What followed from the last decision, as the viewer gets it.
    fn news(&self, since: Since<'_>) -> Vec<crate::views::Seen> {
        let game = since.history.game();
        since.news().map(|event| self.host.redact(game, event, self.viewer)).collect()
    }

    /// The same, as the viewer gets it when it was away.
    fn missed(&self, since: Since<'_>) -> Option<Vec<crate::views::Seen>> {
        self.host.missed(since.history, since.moment(), self.viewer)
    }

    fn bytes(&self, since: Since<'_>) -> Vec<u8> {
        self.news(since).iter().flat_map(crate::views::Seen::to_bytes).collect()
    }

    fn notation(&self, view: &View) -> String {
        let rules = self.games[0].rules();
        let position = match view {
            View::Seat(view) => PartialPosition::of_seat(rules, view),
            View::Spectator(view) => PartialPosition::of_spectator(rules, view),
        };
        position.write(rules)
    }

    /// How streams differ that begin at the beginning, late, and at the end.
    fn streams<T: PartialEq + Debug>(&self, written: impl Fn(&Stream) -> T) -> Option<String> {
        let since = self.since?;
        let events = since[0].history.log().events().count();
        let starts = [0, events * 3 / 4, events];
        starts.into_iter().find_map(|after| {
            let streams = since.map(|since| self.host.stream(since.history, self.viewer, after));
            differ(streams.map(|stream| stream.map(|stream| written(&stream))))
        })
    }

    /// How what a narrator says of both games differs, in every language.
    fn words(&self, say: impl Fn(Narrator<'_>, usize) -> Vec<String>) -> Option<String> {
        Lang::ALL.into_iter().find_map(|lang| {
            differ([0, 1].map(|n| say(Narrator::new(lang, self.games[n].rules(), self.games[n].table()), n)))
        })
    }
}

fn differ<T: PartialEq + Debug>(both: [T; 2]) -> Option<String> {
    (both[0] != both[1]).then(|| format!("{:?} or {:?}", both[0], both[1]))
}

/// Who gave which command, as everyone may read it and as its text.
fn commands_of_others(pair: &Pair<'_>) -> Option<String> {
    differ(pair.since?.map(|since| {
        let public = since.commands().map(|(seat, command)| (seat, pair.host.public(command)));
        public.map(|(seat, command)| format!("{seat} {command:?} {command}")).collect::<Vec<_>>()
    }))
}

fn refusals(pair: &Pair<'_>) -> Option<String> {
    let answers = |command| pair.of_seat(|game, seat| pair.host.check(game, seat, command));
    pair.commands.iter().find_map(|command| answers(command).map(|what| format!("{command:?}: {what}")))
}

fn words_of_events(pair: &Pair<'_>) -> Option<String> {
    let since = pair.since?;
    pair.words(|narrator, n| pair.news(since[n]).iter().map(|seen| narrator.event(seen).to_string()).collect())
}

fn words_of_commands(pair: &Pair<'_>) -> Option<String> {
    let Viewer::Seat(seat) = pair.viewer else { return None };
    let legal = pair.games.map(|game| pair.host.legal(game, seat));
    pair.words(|narrator, n| legal[n].iter().map(|command| narrator.command(seat, command).to_string()).collect())
}

fn words_of_refusals(pair: &Pair<'_>) -> Option<String> {
    let Viewer::Seat(seat) = pair.viewer else { return None };
    let refusals =
        |n: usize| pair.commands.iter().filter_map(move |tried| pair.host.check(pair.games[n], seat, tried).err());
    pair.words(|narrator, n| {
        refusals(n).map(|rejection| format!("{} {rejection}", narrator.rejection(rejection))).collect()
    })
}

fn debug(pair: &Pair<'_>) -> Option<String> {
    let views = pair.views().map(|view| format!("{view:?}"));
    let events = pair.since.map(|since| since.map(|since| format!("{:?}", pair.news(since))));
    differ(views).or_else(|| differ(events?))
}
