//! A campaign: one Chapter after the other, and what is settled in between (CAMP-6).

use crate::arguments::grizzled;
use crate::cards::cards;
use crate::characters::Cast;
use crate::host::Host;
use crate::input::Key;
use crate::layout::wrap;
use crate::options::{Options, Who};
use crate::saves;
use crate::session::{Flow, Session};
use crate::setting;
use crate::texts::fill;
use grizzled_core::text::names;
use grizzled_core::{
    Campaign, CampaignCommand, CampaignStep, Chapter, Outcome, RulesError, Seat, SeatSet, Seating, Setup,
};
use std::io::{self, BufRead, Error, Write};
use std::path::PathBuf;

/// A campaign and where it is kept.
pub(crate) struct Ledger {
    campaign: Campaign,
    file: Option<PathBuf>,
    /// Who plays where in every Chapter (CAMP-5).
    characters: Cast,
}

impl Ledger {
    /// The campaign that the options ask for: a new one, or one that is resumed.
    pub(crate) fn open(options: &Options) -> io::Result<Self> {
        let file = options.save.clone().or(options.resume.clone());
        let campaign = match &options.resume {
            Some(path) => saves::load(path, options.players_given.then(|| grizzled(options.mode, options.players)))?,
            None => {
                let seats = grizzled(options.mode, options.players);
                let campaign = Campaign::new(&cards().book(), seats, setting::seating(options.players));
                let campaign = campaign.map_err(Error::other)?;
                if options.skip_boot_camp { campaign.without_boot_camp() } else { campaign }
            }
        };
        Ok(Self { campaign, file, characters: options.characters })
    }

    /// The game of the Chapter that comes next. Of a campaign that is over, its first one, which nobody will play.
    pub(crate) fn host(&self, seed: u64) -> io::Result<Host> {
        let campaign = &self.campaign;
        // Each Chapter has chance of its own, so that a campaign resumed is the one that was left.
        let seed = seed.wrapping_add(u64::from(campaign.chapter()) << 32);
        if campaign.step() == CampaignStep::Over {
            let finished =
                Campaign::new(&cards().book(), campaign.seats(), campaign.seating()).map_err(Error::other)?;
            return Host::new(finished.rules(&cards().book()).map_err(Error::other)?, &finished.setup(), seed)
                .map_err(Error::other);
        }
        let rules = campaign.rules(&cards().book()).map_err(Error::other)?;
        let setup = Setup { characters: self.characters, ..campaign.setup() };
        Host::new(rules, &setup, seed).map_err(Error::other)
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
    /// Plays the campaign to its end, or until the players leave.
    pub(crate) fn run_campaign(&mut self, mut ledger: Ledger) -> io::Result<()> {
        self.greet()?;
        while ledger.campaign.step() != CampaignStep::Over {
            let flow = match ledger.campaign.step() {
                CampaignStep::Ready => self.play_chapter(&mut ledger)?,
                _ => self.settle(&mut ledger.campaign)?,
            };
            if flow == Flow::Left {
                self.leave(&ledger)?;
                return self.finish();
            }
        }
        self.keep(&ledger)?;
        self.line("")?;
        self.line(self.style.strong(self.words().campaign_over))?;
        self.points(&ledger.campaign)?;
        self.finish()
    }

    fn play_chapter(&mut self, ledger: &mut Ledger) -> io::Result<Flow> {
        self.keep(ledger)?;
        let number = ledger.campaign.chapter();
        let chapter = cards().chapter(number).ok_or_else(|| Error::other(RulesError::NoSuchChapter(number)))?;
        let host = ledger.host(self.options.seed)?;
        self.begin(host, chapter);
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
        let teller = setting::teller(lang, rules, self.host.table());
        text.extend(chapter.effects.iter().flatten().map(|effect| teller.effect(effect).to_string()));
        let mut lines = wrap("", &text.join(" "), 0);
        for seat in SeatSet::first(campaign.seats()).iter() {
            let held = campaign.held()[seat.index()].iter().map(|help| teller.help_name(help).to_string());
            let held: Vec<String> = held.collect();
            if !held.is_empty() {
                let text =
                    format!("{} · {}{} {}", words.helping_hands, teller.seat(seat), words.colon, held.join(", "));
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

    /// The group chooses a reward or a card to ban: a person for all of them, else a bot (GRP-1).
    fn settle(&mut self, campaign: &mut Campaign) -> io::Result<Flow> {
        let choices: Vec<CampaignCommand> = campaign.legal().collect();
        let chosen = match self.options.who {
            Who::Auto => choice_of_bots(campaign, &choices),
            Who::Alone(_) | Who::HotSeat => self.ask_group(campaign, &choices)?,
        };
        let Some(chosen) = chosen else { return Ok(Flow::Left) };
        campaign.apply(&chosen).map_err(Error::other)?;
        let told = match chosen {
            CampaignCommand::Award { .. } => fill(self.words().awarded, &[&self.told(&chosen)]),
            CampaignCommand::Ban(card) => {
                let teller = setting::teller(self.options.lang, self.host.rules(), self.host.table());
                fill(self.words().banned, &[&teller.card(card).to_string()])
            }
            CampaignCommand::BanNone => return Ok(Flow::On),
        };
        self.lines(wrap("", &told, 4))?;
        Ok(Flow::On)
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
                self.lines(wrap(&format!("{number:>4}  "), &self.told_whole(choice), 8))?;
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

    fn told(&self, choice: &CampaignCommand) -> String {
        let (words, teller) = (self.words(), setting::teller(self.options.lang, self.host.rules(), self.host.table()));
        match *choice {
            CampaignCommand::Award { help, to } => {
                fill(words.reward, &[&teller.help_name(help).to_string(), &teller.seat(to).to_string()])
            }
            CampaignCommand::Ban(card) => fill(words.ban, &[&teller.card(card).to_string()]),
            CampaignCommand::BanNone => words.ban_none.to_owned(),
        }
    }

    /// The same with what a Helping Hand does.
    fn told_whole(&self, choice: &CampaignCommand) -> String {
        let teller = setting::teller(self.options.lang, self.host.rules(), self.host.table());
        match *choice {
            CampaignCommand::Award { help, .. } => {
                format!("{}{} {}", self.told(choice), self.words().colon, teller.help(help))
            }
            _ => self.told(choice),
        }
    }

    fn points(&mut self, campaign: &Campaign) -> io::Result<()> {
        let score = campaign.score();
        let numbers = [score.awarded.len(), score.missed.len(), score.bans.len()].map(|number| number.to_string());
        let [awarded, missed, bans] = &numbers;
        let text = fill(self.words().points, &[&score.total().to_string(), awarded, missed, bans]);
        self.lines(wrap("", &text, 4))
    }

    /// Keeps the campaign between two Chapters, where it is to be kept.
    fn keep(&mut self, ledger: &Ledger) -> io::Result<()> {
        let Some(file) = &ledger.file else { return Ok(()) };
        saves::store(file, &ledger.campaign)?;
        self.line(fill(self.words().saved, &[&file.display().to_string()]))
    }

    /// Says where the campaign stands.
    fn leave(&mut self, ledger: &Ledger) -> io::Result<()> {
        let title = self.chapter_title(ledger.campaign.chapter());
        self.lines(wrap("", &fill(self.words().campaign_left, &[&title]), 4))?;
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
