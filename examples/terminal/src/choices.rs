//! What a player can decide now, and by which keys.

use crate::layout::{Style, wrap};
use crate::texts::Words;
use grizzled_core::play::Legal;
use grizzled_core::text::{Lang, Narrator, names};
use grizzled_core::vocabulary::{CardSet, Modifier, Threat, ThreatCounts, Withdrawal};
use grizzled_core::{Command, Rules, SeatView};

/// The choices of one seat.
pub(crate) struct Choices<'a> {
    rules: &'a Rules,
    view: &'a SeatView,
    legal: Legal,
}

impl<'a> Choices<'a> {
    pub(crate) fn new(rules: &'a Rules, view: &'a SeatView) -> Self {
        Self { rules, view, legal: view.legal(rules) }
    }

    /// The decision behind a key.
    pub(crate) fn command(&self, key: usize) -> Option<Command> {
        self.legal.get(key.checked_sub(self.first_key())?)
    }

    /// An intensity's key is the intensity; other choices are counted from 1.
    fn first_key(&self) -> usize {
        match self.legal {
            Legal::Intensity { least, .. } => usize::from(least),
            _ => 1,
        }
    }

    /// The choices as lines, Speeches together in one.
    pub(crate) fn lines(&self, narrator: Narrator<'_>, style: Style) -> Vec<String> {
        let (mut lines, mut speeches) = (Vec::new(), Vec::new());
        for (key, command) in (self.first_key()..).zip(self.legal.iter()) {
            if let Command::Speech(threat) = command {
                // A key and its name stay in one line.
                speeches.push(format!("{key}\u{a0}{}", names::threat(narrator.lang(), threat)));
                continue;
            }
            lines.extend(speech_lines(narrator.lang(), &mut speeches));
            let text = format!("{}{}", narrator.command(self.view.seat, command), self.remark(command, narrator));
            let text = format!("{text}{}", self.what_it_does(command, narrator));
            let text = wrap(&format!("{key:>4}  "), &text, 8).into_iter();
            lines.extend(text.map(|line| if self.fails(command) { style.danger(line) } else { line }));
        }
        lines.extend(speech_lines(narrator.lang(), &mut speeches));
        lines.extend(self.barred(narrator).into_iter().flat_map(|why| wrap("   -  ", &why, 8)));
        lines
    }

    /// What the card to be chosen or used does.
    fn what_it_does(&self, command: Command, narrator: Narrator<'_>) -> String {
        let does = match command {
            Command::Order(order) => narrator.order(order).to_string(),
            Command::Keep(help) | Command::Help(help) => narrator.help(help).to_string(),
            _ => return String::new(),
        };
        format!("{} {does}", Words::of(narrator.lang()).colon)
    }

    /// How often a threat must be active to fail the Mission.
    fn limit(&self) -> u8 {
        self.view.table.modifiers.get(Modifier::FailAt)
    }

    /// What a play would do to the threats.
    fn remark(&self, command: Command, narrator: Narrator<'_>) -> String {
        let active = self.active_after(command);
        let all = |threat: &Threat| active.get(*threat) > self.view.table.active.get(*threat);
        let failing = |threat: &Threat| all(threat) && active.get(*threat) >= self.limit();
        let fails = self.fails(command);
        let threats = Threat::ALL.into_iter().filter(|threat| if fails { failing(threat) } else { all(threat) });
        let threats: Vec<String> = threats
            .map(|threat| format!("{} {}", names::threat(narrator.lang(), threat), active.get(threat)))
            .collect();
        match threats.is_empty() {
            true => String::new(),
            false if fails => {
                let words = Words::of(narrator.lang());
                format!("  → {}{} {}", threats.join(", "), words.colon, words.fails)
            }
            false => format!("  → {}", threats.join(", ")),
        }
    }

    /// The active threats after a play.
    fn active_after(&self, command: Command) -> ThreatCounts {
        let mut active = self.view.table.active;
        if let Command::Play(card) | Command::RecruitPlay(card) = command {
            active.add(self.rules.catalog().threats(card).without(self.view.table.modifiers.harmless()));
        }
        active
    }

    fn fails(&self, command: Command) -> bool {
        self.active_after(command).reaching(self.limit()).is_some()
    }

    /// Why the seat cannot withdraw, or can do nothing else, or cannot play some of its cards.
    fn barred(&self, narrator: Narrator<'_>) -> Vec<String> {
        let Legal::Turn { play, charm, speech, withdraw, .. } = self.legal else { return Vec::new() };
        let lang = narrator.lang();
        let mut barred = Vec::new();
        if withdraw.is_empty() {
            let what = lang.pick("Withdrawing", "Repli").to_owned();
            barred.extend(self.why_not(narrator, what, Command::Withdraw(Withdrawal::default())));
        }
        let unplayable: CardSet = self.view.own.hand.iter().filter(|&card| !play.contains(card)).collect();
        if let Some(card) = unplayable.get(0) {
            let nothing_else = play.is_empty() && charm.is_empty() && speech.is_empty();
            let what = if nothing_else && !withdraw.is_empty() {
                lang.pick("Other actions", "Autres actions").to_owned()
            } else {
                format!("{} {}", Words::of(lang).playing, narrator.cards(unplayable))
            };
            barred.extend(self.why_not(narrator, what, Command::Play(card)));
        }
        barred
    }

    fn why_not(&self, narrator: Narrator<'_>, what: String, command: Command) -> Option<String> {
        let rejection = self.view.check(self.rules, &command).err()?;
        Some(format!("{what}{} {}", Words::of(narrator.lang()).colon, narrator.rejection(rejection)))
    }
}

fn speech_lines(lang: Lang, speeches: &mut Vec<String>) -> Vec<String> {
    if speeches.is_empty() {
        return Vec::new();
    }
    let threats = std::mem::take(speeches).join(" | ");
    let words = Words::of(lang);
    wrap("      ", &format!("{}{} {threats}", words.speech, words.colon), 8)
}
