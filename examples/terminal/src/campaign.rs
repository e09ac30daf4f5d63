//! A campaign: one Chapter after the other, and what is settled in between (CAMP-6).

use crate::again;
use crate::arguments::grizzled;
use crate::cards::cards;
use crate::characters::Cast;
use crate::files;
use crate::host::Host;
use crate::input::Key;
use crate::journal::{Journal, Unfinished};
use crate::layout::wrap;
use crate::logs;
use crate::options::{Options, Who};
use crate::saves::{self, Kept};
use crate::session::{Flow, Session};
use crate::setting;
use crate::texts::fill;
use grizzled_core::campaign::{Campaign, CampaignCommand, CampaignStep};
use grizzled_core::cards::Chapter;
use grizzled_core::rules::{RulesError, Seating};
use grizzled_core::text::names;
use grizzled_core::vocabulary::{Outcome, SeatSet};
use grizzled_core::{Seat, Setup};
use std::collections::VecDeque;
use std::io::{self, BufRead, Error, Write};
use std::path::PathBuf;

/// A campaign and where it is kept.
pub(crate) struct Ledger {
    campaign: Campaign,
    file: PathBuf,
    /// Who plays where in every Chapter (CAMP-5).
    characters: Cast,
    /// The Chapter under way that the campaign goes on with.
    under_way: Option<Unfinished>,
    /// What the group has chosen already after that Chapter.
    chosen: VecDeque<CampaignCommand>,
}

impl Ledger {
    /// The campaign that the options ask for: a new one, or one that is resumed from what its file has. Its file is there
    /// afterwards.
    pub(crate) fn open(options: &Options, kept: Option<Kept>) -> io::Result<Self> {
        match (&options.resume, kept) {
            (Some(path), Some(kept)) => Self::resume(options, path.clone(), kept),
            _ => Self::begin(options),
        }
    }

    fn begin(options: &Options) -> io::Result<Self> {
        let seats = grizzled(options.mode, options.players);
        let campaign = Campaign::new(&cards().book(), seats, setting::seating(options.players));
        let campaign = campaign.map_err(Error::other)?;
        let campaign = if options.skip_boot_camp { campaign.without_boot_camp() } else { campaign };
        let text = saves::text(&campaign)?;
        let file = match &options.save {
            Some(path) => saves::create(path, text.as_bytes(), options.lang).map(|()| path.clone())?,
            None => saves::create_anywhere(text.as_bytes(), options.lang)?,
        };
        let (under_way, chosen) = (None, VecDeque::new());
        Ok(Self { campaign, file, characters: options.characters, under_way, chosen })
    }

    fn resume(options: &Options, path: PathBuf, kept: Kept) -> io::Result<Self> {
        let seats = options.players_given.then(|| grizzled(options.mode, options.players));
        let campaign = kept.campaign(&path, seats)?;
        let file = match &options.save {
            Some(other) => kept.copy_to(other, options.lang).map(|()| other.clone())?,
            None => path,
        };
        let chosen = kept.under_way.iter().flat_map(|game| game.chosen.iter().copied()).collect();
        Ok(Self { campaign, file, characters: options.characters, under_way: kept.under_way, chosen })
    }

    /// The game of the Chapter that comes next, and the file where it is kept: the one under way, or a new one. Of a campaign
    /// that is over, its first game, which nobody will play.
    pub(crate) fn game(&mut self, options: &Options) -> io::Result<(Host, Option<Journal>)> {
        if self.campaign.step() == CampaignStep::Over {
            let first = Campaign::new(&cards().book(), self.campaign.seats(), self.campaign.seating());
            let first = first.map_err(Error::other)?;
            return Ok((self.new_game(&first, options.seed)?, None));
        }
        if let Some(game) = self.under_way.take() {
            return self.game_under_way(game, options).map(|(host, journal)| (host, Some(journal)));
        }
        // Each Chapter has chance of its own, so that a campaign resumed is the one that was left.
        let seed = options.seed.wrapping_add(u64::from(self.campaign.chapter()) << 32);
        let host = self.new_game(&self.campaign, seed)?;
        let text = saves::text(&self.campaign)?;
        let journal = Journal::begin(&self.file, &text, again::to_keep(options), &host, files::replace);
        Ok((host, Some(journal.map_err(|error| files::error(&self.file, error))?)))
    }

    fn new_game(&self, campaign: &Campaign, seed: u64) -> io::Result<Host> {
        let rules = campaign.rules(&cards().book()).map_err(Error::other)?;
        let setup = Setup { characters: self.characters, ..campaign.setup() };
        Host::new(rules, &setup, seed).map_err(Error::other)
    }

    fn game_under_way(&self, game: Unfinished, options: &Options) -> io::Result<(Host, Journal)> {
        let rules = self.campaign.rules(&cards().book()).map_err(Error::other)?;
        logs::go_on(&self.file, game, &rules, options.lang)
    }

    /// How many Grizzled there are.
    pub(crate) const fn seats(&self) -> u8 {
        self.campaign.seats()
    }

    /// How many players there are.
    pub(crate) fn players(&self) -> u8 {
        if self.campaign.seating() == Seating::Duo { 2 } else { self.campaign.seats() }
    }
}

impl<I: BufRead, O: Write> Session<I, O> {
    /// Plays the campaign to its end, or until the players leave. The session has the game of the next Chapter already.
    pub(crate) fn run_campaign(&mut self, mut ledger: Ledger) -> io::Result<()> {
        self.greet()?;
        if self.options.save.is_none() && self.options.resume.is_none() {
            self.say_where(&ledger, self.words().saved_unasked)?;
        }
        while ledger.campaign.step() != CampaignStep::Over {
            let flow = match ledger.campaign.step() {
                CampaignStep::Ready => self.play_chapter(&mut ledger)?,
                _ => self.settle(&mut ledger)?,
            };
            if flow == Flow::Left {
                self.leave(&ledger)?;
                return self.finish();
            }
            if ledger.campaign.step() == CampaignStep::Ready {
                self.next_chapter(&mut ledger)?;
            }
        }
        self.keep(&ledger)?;
        self.line("")?;
        self.line(self.style.strong(self.words().campaign_over))?;
        self.points(&ledger.campaign)?;
        self.finish()
    }

    /// Sets up the game of the next Chapter, and writes it to the file.
    fn next_chapter(&mut self, ledger: &mut Ledger) -> io::Result<()> {
        // A file that is open cannot be replaced on every system.
        self.journal = None;
        (self.host, self.journal) = ledger.game(&self.options)?;
        Ok(())
    }

    fn play_chapter(&mut self, ledger: &mut Ledger) -> io::Result<Flow> {
        self.say_where(ledger, self.words().saved)?;
        let number = ledger.campaign.chapter();
        let chapter = cards().chapter(number).ok_or_else(|| Error::other(RulesError::NoSuchChapter(number)))?;
        self.begin(chapter);
        self.brief(&ledger.campaign, chapter)?;
        if self.play_on()? == Flow::Left {
            return Ok(Flow::Left);
        }
        ledger.campaign.conclude(&cards().book(), self.host.game()).map_err(Error::other)?;
        self.conclude(&ledger.campaign, chapter)?;
        Ok(Flow::On)
    }

    /// What the Chapter's Briefing says, and what the players bring.
    fn brief(&mut self, campaign: &Campaign, chapter: &Chapter) -> io::Result<()> {
        let (words, lang) = (self.words(), self.options.lang);
        let title = self.chapter_title(campaign.chapter());
        self.line("")?;
        self.line(self.style.strong(format!("── {title} ──")))?;
        let rules = self.host.rules();
        let mut text = vec![fill(words.briefing_piles, &[&rules.trials().to_string(), &rules.morale().to_string()])];
        if let Some(intensity) = chapter.first_intensity {
            text.push(fill(words.briefing_intensity, &[&names::cards(lang, intensity).to_string()]));
        }
        text.push(if chapter.traps { words.briefing_traps } else { words.briefing_no_traps }.to_owned());
        let narrator = setting::narrator(lang, rules, self.host.table());
        text.extend(chapter.effects.iter().flatten().map(|effect| narrator.effect(effect).to_string()));
        let mut lines = wrap("", &text.join(" "), 0);
        for seat in SeatSet::first(campaign.seats()).iter() {
            let held = campaign.held()[seat.index()].iter().map(|help| narrator.help_name(help).to_string());
            let held: Vec<String> = held.collect();
            if !held.is_empty() {
                let text =
                    format!("{} · {}{} {}", words.helping_hands, narrator.seat(seat), words.colon, held.join(", "));
                lines.extend(wrap("", &text, 4));
            }
        }
        self.lines(lines)?;
        self.points(campaign)
    }

    /// How the Chapter ended.
    fn conclude(&mut self, campaign: &Campaign, chapter: &Chapter) -> io::Result<()> {
        let (words, table) = (self.words(), *self.host.table());
        let outcome = table.outcome().unwrap_or(Outcome::BootCampOver);
        let mut text = vec![names::outcome(self.options.lang, outcome).to_owned()];
        let rewarded = matches!(campaign.step(), CampaignStep::Reward { .. });
        if outcome == Outcome::Victory || rewarded {
            text.push(fill(words.morale_left, &[&table.morale.to_string()]));
        }
        if !rewarded && !chapter.offered.is_empty() {
            text.push(words.no_reward.to_owned());
        }
        self.line("")?;
        self.line(self.style.strong(words.conclusion))?;
        self.lines(wrap("", &text.join(" "), 0))
    }

    /// The group chooses a reward or a card to ban, unless it has done so before it left.
    fn settle(&mut self, ledger: &mut Ledger) -> io::Result<Flow> {
        let chosen = match ledger.chosen.pop_front() {
            Some(chosen) => chosen,
            None => {
                let Some(chosen) = self.choose(&ledger.campaign)? else { return Ok(Flow::Left) };
                self.journal.as_mut().map_or(Ok(()), |journal| journal.choose(chosen))?;
                chosen
            }
        };
        ledger.campaign.apply(&chosen).map_err(|error| files::error(&ledger.file, error))?;
        self.lines(self.said_of(chosen))?;
        Ok(Flow::On)
    }

    /// A person chooses for all of them, else a bot (GRP-1); nothing is chosen if the players leave.
    fn choose(&mut self, campaign: &Campaign) -> io::Result<Option<CampaignCommand>> {
        let choices: Vec<CampaignCommand> = campaign.legal().collect();
        match self.options.who {
            Who::Auto => Ok(choice_of_bots(campaign, &choices)),
            Who::Alone(_) | Who::HotSeat => self.ask_group(campaign, &choices),
        }
    }

    fn said_of(&self, chosen: CampaignCommand) -> Vec<String> {
        let text = match chosen {
            CampaignCommand::Award { .. } => fill(self.words().awarded, &[&self.described(&chosen)]),
            CampaignCommand::Ban(card) => {
                let narrator = setting::narrator(self.options.lang, self.host.rules(), self.host.table());
                fill(self.words().banned, &[&narrator.card(card).to_string()])
            }
            CampaignCommand::BanNone => return Vec::new(),
        };
        wrap("", &text, 4)
    }

    /// Asks until there is a choice; none if the players leave.
    fn ask_group(&mut self, campaign: &Campaign, choices: &[CampaignCommand]) -> io::Result<Option<CampaignCommand>> {
        let words = self.words();
        let question = match campaign.step() {
            CampaignStep::Reward { left, .. } => fill(words.ask_reward, &[&left.to_string()]),
            _ => words.ask_ban.to_owned(),
        };
        loop {
            self.line("")?;
            self.lines(wrap("", &self.style.strong(&question), 0))?;
            for (number, choice) in (1..).zip(choices) {
                self.lines(wrap(&format!("{number:>4}  "), &self.described_in_full(choice), 8))?;
            }
            match self.key()? {
                Key::Number(number) if (1..=choices.len()).contains(&number) => return Ok(Some(choices[number - 1])),
                Key::Quit => return Ok(None),
                Key::Undo => self.line(words.nothing_to_undo)?,
                Key::Number(_) | Key::Other | Key::Help => self.line(words.no_such_key)?,
                Key::Enter => {}
            }
        }
    }

    fn described(&self, choice: &CampaignCommand) -> String {
        let (words, narrator) =
            (self.words(), setting::narrator(self.options.lang, self.host.rules(), self.host.table()));
        match *choice {
            CampaignCommand::Award { help, to } => {
                fill(words.reward, &[&narrator.help_name(help).to_string(), &narrator.seat(to).to_string()])
            }
            CampaignCommand::Ban(card) => fill(words.ban, &[&narrator.card(card).to_string()]),
            CampaignCommand::BanNone => words.ban_none.to_owned(),
        }
    }

    /// A choice in words, and what a Helping Hand does.
    fn described_in_full(&self, choice: &CampaignCommand) -> String {
        let narrator = setting::narrator(self.options.lang, self.host.rules(), self.host.table());
        match *choice {
            CampaignCommand::Award { help, .. } => {
                format!("{}{} {}", self.described(choice), self.words().colon, narrator.help(help))
            }
            _ => self.described(choice),
        }
    }

    fn points(&mut self, campaign: &Campaign) -> io::Result<()> {
        let score = campaign.score();
        let numbers = [score.awarded.len(), score.missed.len(), score.bans.len()].map(|number| number.to_string());
        let [awarded, missed, bans] = &numbers;
        let text = fill(self.words().points, &[&score.total().to_string(), awarded, missed, bans]);
        self.lines(wrap("", &text, 4))
    }

    /// Keeps the campaign that is over.
    fn keep(&mut self, ledger: &Ledger) -> io::Result<()> {
        self.journal = None;
        let text = saves::text(&ledger.campaign)?;
        files::replace(&ledger.file, text.as_bytes()).map_err(|error| files::error(&ledger.file, error))?;
        self.say_where(ledger, self.words().saved)
    }

    fn say_where(&mut self, ledger: &Ledger, text: &str) -> io::Result<()> {
        self.line(fill(text, &[&ledger.file.display().to_string()]))
    }

    /// Says where the campaign stands.
    fn leave(&mut self, ledger: &Ledger) -> io::Result<()> {
        let title = self.chapter_title(ledger.campaign.chapter());
        self.lines(wrap("", &fill(self.words().campaign_left, &[&title]), 4))?;
        self.say_how_it_goes_on(self.words().campaign_goes_on)?;
        self.say_goodbye()
    }
}

/// Bots take the first reward for whoever holds least, and ban nothing.
fn choice_of_bots(campaign: &Campaign, choices: &[CampaignCommand]) -> Option<CampaignCommand> {
    let held = |seat: Seat| campaign.held()[seat.index()].len();
    let first = choices.iter().find_map(|choice| match choice {
        CampaignCommand::Award { help, .. } => Some(*help),
        CampaignCommand::Ban(_) | CampaignCommand::BanNone => None,
    });
    let rewards = choices.iter().filter_map(|choice| match choice {
        CampaignCommand::Award { help, to } if Some(*help) == first => Some((held(*to), choice)),
        _ => None,
    });
    rewards.min_by_key(|(held, _)| *held).map(|(_, choice)| choice).or(choices.last()).copied()
}
