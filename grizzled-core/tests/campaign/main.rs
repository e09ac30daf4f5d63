//! Campaigns: Chapters, rewards, bans, points, saving and resuming (CAMP-1 to CAMP-6, HH-3, BAN-1, GRP-1).

mod chapters;
mod choices;
mod saving;

use grizzled_core::campaign::{Book, Campaign, CampaignCommand, CampaignStep};
use grizzled_core::cards::{
    Award, Chapter, Effect, Face, HardKnock, HelpKind, HelpingHand, OrderPlan, RecruitPlan, Roster, What, When, Whom,
    base,
};
use grizzled_core::rules::Seating;
use grizzled_core::testkit::{Scene, knock, plain};
use grizzled_core::vocabulary::{CardSet, HelpId, HelpSet, Outcome, Threat};
use grizzled_core::{Command, Game, Seat};

/// Four Helping Hands: two Actions, an Event and a Friendship.
pub(crate) fn roster() -> Roster {
    let action = Effect::once(When::Turn, What::Draw).of(Whom::Holder);
    let event = Effect::this_mission(When::MoraleDrop, What::DropMore).times(-1);
    let friendship = Effect::while_in_play(What::HandLimitMore).times(2);
    let help = [
        HelpingHand { kind: HelpKind::Action, effect: action },
        HelpingHand { kind: HelpKind::Action, effect: action.times(2) },
        HelpingHand { kind: HelpKind::Event, effect: event },
        HelpingHand { kind: HelpKind::Friendship, effect: friendship },
    ];
    Roster::new([], [], help)
}

/// The Trial cards: those of the base game without Merry Christmas.
pub(crate) fn deck() -> &'static [Face] {
    &base::DECK[..58]
}

const PLAIN_CHAPTER: Chapter = Chapter {
    trials: 20,
    morale: Some(20),
    first_intensity: Some(3),
    traps: false,
    out: CardSet::EMPTY,
    orders: OrderPlan::NONE,
    recruits: RecruitPlan::NONE,
    effects: [None; 3],
    offered: HelpSet::EMPTY,
    awards: [None; 4],
    awards_after_loss: [None; 4],
    boot_camp: false,
};

/// Boot Camp, and two Chapters: the first offers three Helping Hands, two with 5 Morale left and all with 15.
pub(crate) fn chapters() -> [Chapter; 3] {
    let award = |morale_left, cards| Some(Award { morale_left, cards });
    let first =
        Chapter { offered: HelpSet::first(3), awards: [award(5, 2), award(15, 3), None, None], ..PLAIN_CHAPTER };
    let second =
        Chapter { offered: [help(3)].into_iter().collect(), awards: [award(1, 1), None, None, None], ..PLAIN_CHAPTER };
    [Chapter { boot_camp: true, ..PLAIN_CHAPTER }, first, second]
}

pub(crate) fn help(number: u8) -> HelpId {
    HelpId::new(number).expect("it is in the roster")
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("it is in the ring")
}

/// A campaign of three seats, and what it is played with.
pub(crate) struct Table {
    roster: Roster,
    chapters: Vec<Chapter>,
    pub(crate) campaign: Campaign,
}

impl Table {
    /// Before Boot Camp.
    pub(crate) fn new() -> Self {
        Self::seated(3, Seating::OneEach)
    }

    pub(crate) fn seated(seats: u8, seating: Seating) -> Self {
        let (roster, chapters) = (roster(), chapters().to_vec());
        let book = Book { deck: deck(), roster: &roster, chapters: &chapters };
        let campaign = Campaign::new(&book, seats, seating).expect("so many can play");
        Self { roster, chapters, campaign }
    }

    /// Before Chapter 1.
    pub(crate) fn at_chapter_1() -> Self {
        let table = Self::new();
        Self { campaign: table.campaign.without_boot_camp(), ..table }
    }

    pub(crate) fn book(&self) -> Book<'_> {
        Book { deck: deck(), roster: &self.roster, chapters: &self.chapters }
    }

    /// Lets the Conclusion of a Chapter award so many at any victory.
    pub(crate) fn set_award(&mut self, chapter: usize, cards: u8) {
        self.chapters[chapter].awards = [Some(Award { morale_left: 0, cards }), None, None, None];
    }

    /// A scene by the rules of the next Chapter, with the Helping Hands that are held.
    pub(crate) fn scene(&self) -> Scene {
        let rules = self.campaign.rules(&self.book()).expect("the Chapter can be played");
        let held = self.campaign.setup().help;
        let scene = Scene::with(rules).leader(1).withdrawn(0, None).withdrawn(2, None);
        (0..).zip(held).fold(scene, |scene, (number, help)| {
            let help: Vec<HelpId> = help.iter().collect();
            if help.is_empty() { scene } else { scene.help(number, &help) }
        })
    }

    /// The Chapter is won with so much Morale left: the last seat withdraws, nothing is left to face.
    pub(crate) fn win(&mut self, morale: usize) -> Game {
        let mut scene = self.scene().morale(morale).begin();
        scene.when(1, Command::withdraw(grizzled_core::vocabulary::Tile::Left));
        self.conclude(&scene, Outcome::Victory)
    }

    /// The Chapter is lost with so much Morale left: seat 1 bears four Hard Knocks, and seat 0 holds a card.
    pub(crate) fn lose(&mut self, morale: usize) -> Game {
        let knocks = [HardKnock::Mute, HardKnock::Selfish, HardKnock::Clumsy, HardKnock::Panicked];
        let scene = self.scene().hand(0, &[plain(&[Threat::Night, Threat::Mask])]);
        let mut scene = scene.knocks(&knocks.map(|kind| (1, kind))).morale(morale).tiles(1, &[]).begin();
        let withdrawal = grizzled_core::vocabulary::Withdrawal::default();
        scene.when(1, Command::Withdraw(withdrawal));
        self.conclude(&scene, Outcome::TooManyKnocks)
    }

    fn conclude(&mut self, scene: &Scene, outcome: Outcome) -> Game {
        let game = *scene.game();
        assert_eq!(game.outcome(), Some(outcome));
        let (roster, chapters) = (self.roster, self.chapters.clone());
        let book = Book { deck: deck(), roster: &roster, chapters: &chapters };
        self.campaign.conclude(&book, &game).expect("it is the Chapter that comes next");
        game
    }

    /// The group chooses.
    pub(crate) fn choose(&mut self, command: CampaignCommand) {
        let listed = self.campaign.legal().any(|legal| legal == command);
        assert!(listed, "{command:?} is not listed");
        self.campaign.apply(&command).expect("what is listed is accepted");
    }

    /// The group has no Helping Hand left to choose and bans nothing.
    pub(crate) fn ban_none(&mut self) {
        assert!(matches!(self.campaign.step(), CampaignStep::Ban { .. }));
        self.choose(CampaignCommand::BanNone);
    }
}

/// The cards of the hands and knocks in [`Table::lose`].
pub(crate) fn open_cards() -> CardSet {
    let knocks = [HardKnock::Mute, HardKnock::Selfish, HardKnock::Clumsy, HardKnock::Panicked].map(knock);
    knocks.into_iter().chain([plain(&[Threat::Night, Threat::Mask])]).collect()
}
