//! Campaigns (CAMP, HH-3, BAN-1, GRP-1): what passes from one Chapter to the next, beside the engine's.

use super::compare::{Pair, Source, Tally, whole};
use super::plan::{Plan, same_plan};
use grizzled_core::campaign::{Book, Campaign, CampaignCommand, CampaignStep};
use grizzled_core::cards::{Award, Chapter};
use grizzled_core::rules::Seating;
use grizzled_core::testkit::any::Choose;
use grizzled_core::vocabulary::{HelpId, HelpSet, Outcome};
use grizzled_core::{CardId, Chance, Scenario, Seat, Seeded};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// What is asked of the group, for which the Leader's seat answers (GRP-1).
#[derive(Clone, Debug, PartialEq)]
enum Asked {
    Game,
    Reward { leader: Seat, offered: BTreeSet<HelpId>, left: usize },
    Ban { leader: Seat, cards: BTreeSet<CardId> },
    Over,
}

/// A campaign: what CAMP-2 lists, and what is asked.
#[derive(Clone, Debug)]
struct Story {
    seats: usize,
    seating: Seating,
    chapter: usize,
    held: BTreeMap<Seat, BTreeSet<HelpId>>,
    awarded: BTreeSet<HelpId>,
    missed: BTreeSet<HelpId>,
    bans: BTreeSet<CardId>,
    asked: Asked,
    /// What can be banned once the rewards have been chosen.
    reach: Option<BTreeSet<CardId>>,
}

/// HH-3: of the lines that hold, the one with the most cards; no more than are offered.
fn awarded(chapter: &Chapter, won: bool, morale_left: usize) -> usize {
    let lines = if won { chapter.awards } else { chapter.awards_after_loss };
    let holds = |award: &&Award| usize::from(award.morale_left) <= morale_left;
    let most = lines.iter().flatten().filter(holds).map(|award| usize::from(award.cards)).max();
    most.unwrap_or(0).min(chapter.offered.iter().count())
}

impl Story {
    fn new(seats: usize, seating: Seating) -> Self {
        Self {
            seats,
            seating,
            chapter: 0,
            held: BTreeMap::new(),
            awarded: BTreeSet::new(),
            missed: BTreeSet::new(),
            bans: BTreeSet::new(),
            asked: Asked::Game,
            reach: None,
        }
    }

    /// The game of the next Chapter, without the cards banned (BAN-1, ARM-2).
    fn plan(&self, book: &Book<'_>) -> Plan {
        let mut plan = Plan::chapter(&book.chapters[self.chapter], self.seats, self.seating == Seating::Duo);
        plan.out.extend(&self.bans);
        plan
    }

    /// CAMP-6: the result, rewards, a ban if the Chapter was lost.
    fn conclude(&mut self, chapter: &Chapter, pair: &Pair<'_>) {
        let s = &pair.state;
        self.held =
            s.held.iter().filter(|(_, held)| !held.is_empty()).map(|(&seat, held)| (seat, held.clone())).collect();
        if chapter.boot_camp {
            return self.go_on();
        }
        let won = s.over() == Some(Outcome::Victory);
        let hands = s.people.values().flat_map(|person| person.hand.iter().copied());
        let reach = hands.chain(s.knocks.iter().map(|&(_, card)| card)).collect();
        self.reach = (!won).then_some(reach);
        let left = awarded(chapter, won, s.morale.len());
        self.reward(s.leader, chapter.offered.iter().collect(), left);
    }

    /// The players choose which of those offered, and who gets them; the rest is missed.
    fn reward(&mut self, leader: Seat, offered: BTreeSet<HelpId>, left: usize) {
        if left > 0 {
            self.asked = Asked::Reward { leader, offered, left };
            return;
        }
        self.missed.extend(offered);
        match self.reach.take() {
            Some(cards) if !cards.is_empty() => self.asked = Asked::Ban { leader, cards },
            _ => self.go_on(),
        }
    }

    fn go_on(&mut self) {
        self.chapter += 1;
        self.asked = Asked::Game;
    }

    /// What the group may choose.
    fn legal(&self, plan: &Plan) -> Vec<CampaignCommand> {
        match &self.asked {
            Asked::Game | Asked::Over => Vec::new(),
            Asked::Reward { offered, .. } => {
                let to = plan.players();
                offered.iter().flat_map(|&help| to.iter().map(move |&to| CampaignCommand::Award { help, to })).collect()
            }
            Asked::Ban { cards, .. } => {
                cards.iter().copied().map(CampaignCommand::Ban).chain([CampaignCommand::BanNone]).collect()
            }
        }
    }

    fn choose(&mut self, command: CampaignCommand) {
        match (command, self.asked.clone()) {
            (CampaignCommand::Award { help, to }, Asked::Reward { leader, mut offered, left }) => {
                offered.remove(&help);
                self.awarded.insert(help);
                self.held.entry(to).or_default().insert(help);
                self.reward(leader, offered, left - 1);
            }
            (CampaignCommand::Ban(card), _) => {
                self.bans.insert(card);
                self.go_on();
            }
            _ => self.go_on(),
        }
    }

    /// The engine says the same (CAMP-2, CAMP-4).
    fn compare(&self, campaign: &Campaign, last: usize) -> Result<(), String> {
        let step = match campaign.step() {
            CampaignStep::Ready => Asked::Game,
            CampaignStep::Reward { leader, offered, left } => {
                Asked::Reward { leader, offered: offered.iter().collect(), left: left.into() }
            }
            CampaignStep::Ban { leader, cards } => Asked::Ban { leader, cards: cards.iter().collect() },
            CampaignStep::Over => Asked::Over,
        };
        let over = self.chapter >= last && self.asked == Asked::Game;
        same("what the campaign waits for", &step, if over { &Asked::Over } else { &self.asked })?;
        let held = campaign.held().map(|held| held.iter().collect::<BTreeSet<HelpId>>());
        let own = Seat::ALL.map(|seat| self.held.get(&seat).cloned().unwrap_or_default());
        same("what is held", &held, &own)?;
        let score = campaign.score();
        let points = (score.awarded.iter().collect(), score.missed.iter().collect(), score.bans.iter().collect());
        same("the points", &points, &(self.awarded.clone(), self.missed.clone(), self.bans.clone()))?;
        let total = self.awarded.len() as i16 - self.missed.len() as i16 - self.bans.len() as i16;
        same("the score", &score.total(), &total)?;
        same("whether it can be saved", &campaign.save().is_some(), &(self.asked == Asked::Game))
    }
}

fn same<T: PartialEq + Debug>(what: &str, engine: &T, model: &T) -> Result<(), String> {
    if engine == model { Ok(()) } else { Err(format!("{what}\n  engine: {engine:?}\n  model:  {model:?}")) }
}

/// A whole campaign with the built-in pack: every Chapter's game, every choice, saved and resumed between (CAMP-1).
pub(crate) fn campaign(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (book, duo) = (Book::BUILT_IN, chance.one_in(4));
    let seats = if duo { 4 } else { 3 + chance.less_than(3) };
    let seating = if duo { Seating::Duo } else { Seating::OneEach };
    let mut engine = Campaign::new(&book, seats as u8, seating).map_err(|error| error.to_string())?;
    let mut story = Story::new(seats, seating);
    if chance.one_in(2) {
        engine = engine.without_boot_camp();
        story.chapter = 1;
    }
    loop {
        story.compare(&engine, book.chapters.len())?;
        if story.chapter >= book.chapters.len() {
            return Ok(());
        }
        let plan = story.plan(&book);
        match story.asked {
            Asked::Game => {
                let of_chapter =
                    Source { seed: chance.below(1 << 20).into(), bytes: part(source.bytes, story.chapter) };
                one_chapter(&mut engine, &mut story, &plan, of_chapter, tally)?;
            }
            _ => one_choice(&mut engine, &mut story, &plan, &mut chance)?,
        }
    }
}

/// The bytes for a Chapter, each as many.
fn part(bytes: &[u8], chapter: usize) -> &[u8] {
    let many = bytes.len() / Book::BUILT_IN.chapters.len();
    &bytes[chapter * many..][..many]
}

fn one_chapter(
    engine: &mut Campaign,
    story: &mut Story,
    plan: &Plan,
    source: Source<'_>,
    tally: &mut Tally,
) -> Result<(), String> {
    let book = Book::BUILT_IN;
    if let Some(saved) = engine.save() {
        *engine = Campaign::resume(&saved, &book, story.seats as u8).map_err(|error| error.to_string())?;
    }
    let chapter = &book.chapters[story.chapter];
    let usual = Scenario::chapter(chapter, story.seats as u8, book.deck, book.roster);
    let usual = if story.seating == Seating::Duo { usual.duo() } else { usual };
    let scenario = Scenario { out: plan.out.iter().copied().collect(), ..usual };
    let rules = engine.rules(&book).map_err(|error| error.to_string())?;
    same_plan(plan, &scenario)?;
    same("the rules", &scenario.rules().ok(), &Some(rules))?;
    let held = Seat::ALL.map(|seat| story.held.get(&seat).into_iter().flatten().copied().collect::<HelpSet>());
    same("the setup", &engine.setup().help, &held)?;
    let mut pair = Pair::new(plan, rules, &engine.setup(), source)?;
    whole(&mut pair, tally).map_err(|found| format!("Chapter {}: {found}\nafter {:?}", story.chapter, pair.played))?;
    engine.conclude(&book, &pair.game).map_err(|error| error.to_string())?;
    story.conclude(chapter, &pair);
    Ok(())
}

/// The choices are the same; a choice that is none of them is refused.
fn one_choice(engine: &mut Campaign, story: &mut Story, plan: &Plan, chance: &mut Seeded) -> Result<(), String> {
    let all = story.legal(plan);
    same("what the group may choose", &engine.legal().collect(), &all)?;
    for command in [
        CampaignCommand::Award { help: chance.any_help(), to: chance.any_seat() },
        CampaignCommand::Ban(chance.any_card()),
        CampaignCommand::BanNone,
    ] {
        let taken = engine.clone().apply(&command).is_ok();
        same(&format!("whether {command:?} is taken"), &taken, &all.contains(&command))?;
    }
    let command = chance.pick(&all);
    engine.apply(&command).map_err(|refusal| refusal.to_string())?;
    story.choose(command);
    Ok(())
}
