//! From a pack to what a file holds. What goes without saying is left out.

use super::node::Node;
use super::owned::OwnedPack;
use super::vocabulary::Vocabulary;
use super::{List, effects};
use crate::cards::{
    Award, Cancellation, Card, Chapter, Face, HelpingHand, Order, OrderPlan, Pack, Recruit, RecruitPlan,
};
use crate::rules::Bearer;
use crate::vocabulary::{CardId, HelpId, OrderId, RecruitId, RecruitSet};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use serde::ser::{Serialize, Serializer};

type Said = Vec<(&'static str, Node)>;

impl Node {
    pub(super) fn map<Name: Into<String>>(said: impl IntoIterator<Item = (Name, Self)>) -> Self {
        Self::Map(said.into_iter().map(|(name, node)| (name.into(), node)).collect())
    }

    fn numbers(numbers: impl IntoIterator<Item = impl Into<i64>>) -> Self {
        Self::List(numbers.into_iter().map(|number| Self::Number(number.into())).collect())
    }
}

impl Serialize for Pack<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write(self).serialize(to)
    }
}

impl Serialize for OwnedPack {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.with(|pack| write(&pack)).serialize(to)
    }
}

pub(super) fn write(pack: &Pack<'_>) -> Node {
    let chapter = |facts: &Chapter| chapter(facts, pack);
    let lists = [
        (List::Orders, cards(pack.orders, order)),
        (List::Recruits, cards(pack.recruits, recruit)),
        (List::Help, cards(pack.help, help)),
        (List::Chapters, cards(pack.chapters, chapter)),
    ];
    let mut said = vec![("format", Node::Number(pack.format.into())), ("name", Node::text(pack.name))];
    said.push((List::Trials.word(), Node::List(cards(pack.trials, face))));
    said.extend(
        lists.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(list, cards)| (list.word(), Node::List(cards))),
    );
    Node::map(said)
}

fn cards<Facts>(cards: &[Card<'_, Facts>], facts: impl Fn(&Facts) -> Said) -> Vec<Node> {
    cards.iter().map(|card| write_card(card, &facts)).collect()
}

fn write_card<Facts>(card: &Card<'_, Facts>, facts: impl Fn(&Facts) -> Said) -> Node {
    let mut said = vec![("number", Node::Number(card.number.into())), ("name", Node::text(card.name))];
    said.push(("provenance", Node::text(card.provenance.word())));
    said.extend(facts(&card.facts));
    Node::map(said)
}

fn face(face: &Face) -> Said {
    match *face {
        Face::Threat { threats, trap, luck } => {
            let threats = threats.iter().map(|threat| Node::text(threat.word()));
            let marks = [("trap", trap), ("luck", luck)].into_iter().filter(|(_, borne)| *borne);
            let marks = marks.map(|(name, borne)| (name, Node::Flag(borne)));
            [("threats", Node::List(threats.collect()))].into_iter().chain(marks).collect()
        }
        Face::HardKnock(knock) => vec![("hard_knock", Node::text(knock.word()))],
        Face::MerryChristmas => vec![("merry_christmas", Node::Flag(true))],
    }
}

fn order(order: &Order) -> Said {
    let stays = order.cancellation != Cancellation::EndOfMission;
    let bearer = if stays { Bearer::StandingOrder } else { Bearer::Order };
    let mut said = vec![
        ("difficulty", Node::text(order.difficulty.word())),
        ("intensity", Node::numbers(order.intensity)),
        ("effect", effects::write(&order.effect, bearer)),
    ];
    if stays {
        said.push(("cancelled_by", effects::write_cancellation(order.cancellation)));
    }
    said
}

fn recruit(recruit: &Recruit) -> Said {
    vec![
        ("hand", Node::Number(recruit.hand.into())),
        ("tokens", Node::Number(recruit.tokens.into())),
        ("effect", effects::write(&recruit.effect, Bearer::Recruit)),
        ("advantage", effects::write(&recruit.advantage, Bearer::Advantage)),
    ]
}

fn help(help: &HelpingHand) -> Said {
    vec![("kind", Node::text(help.kind.word())), ("effect", effects::write(&help.effect, Bearer::Help(help.kind)))]
}

fn chapter(chapter: &Chapter, pack: &Pack<'_>) -> Said {
    let mut said = vec![("trials", Node::Number(chapter.trials.into()))];
    let mut say = |name, unusual: bool, node: &dyn Fn() -> Node| {
        if unusual {
            said.push((name, node()));
        }
    };
    let number = |number: Option<u8>| Node::Number(number.unwrap_or_default().into());
    let effects = || chapter.effects.iter().flatten().map(|effect| effects::write(effect, Bearer::Chapter)).collect();
    say("morale", chapter.morale.is_some(), &|| number(chapter.morale));
    say("first_intensity", chapter.first_intensity.is_some(), &|| number(chapter.first_intensity));
    say("traps", !chapter.traps, &|| Node::Flag(chapter.traps));
    say("out", !chapter.out.is_empty(), &|| numbers(chapter.out.iter().map(CardId::index), pack.trials));
    say("orders", !chapter.orders.is_none(), &|| orders(&chapter.orders, pack));
    say("recruits", chapter.recruits != RecruitPlan::NONE, &|| recruits(&chapter.recruits, pack));
    say("effects", chapter.effects.iter().any(Option::is_some), &|| Node::List(effects()));
    say("offered", !chapter.offered.is_empty(), &|| numbers(chapter.offered.iter().map(HelpId::index), pack.help));
    for (name, lines) in [("awards", &chapter.awards), ("awards_after_loss", &chapter.awards_after_loss)] {
        say(name, lines.iter().any(Option::is_some), &|| awards(lines));
    }
    say("boot_camp", chapter.boot_camp, &|| Node::Flag(chapter.boot_camp));
    said
}

/// The numbers of the cards at these places of a list.
fn numbers<Facts>(places: impl Iterator<Item = usize>, cards: &[Card<'_, Facts>]) -> Node {
    Node::numbers(places.filter_map(|place| cards.get(place)).map(|card| card.number))
}

fn orders(plan: &OrderPlan, pack: &Pack<'_>) -> Node {
    let counts = ["easy", "normal", "hard"].into_iter().zip(plan.by_difficulty).filter(|(_, count)| *count > 0);
    let mut said: Said = counts.map(|(name, count)| (name, Node::Number(count.into()))).collect();
    if !plan.given.is_empty() {
        said.push(("given", numbers(plan.given.iter().map(OrderId::index), pack.orders)));
    }
    Node::map(said)
}

fn recruits(plan: &RecruitPlan, pack: &Pack<'_>) -> Node {
    let mut said = vec![("drawn".to_owned(), Node::Number(plan.wanted.into()))];
    if plan.from != RecruitSet::first(pack.recruits.len() as u8) {
        said.push(("from".to_owned(), numbers(plan.from.iter().map(RecruitId::index), pack.recruits)));
    }
    Node::map(said)
}

fn awards(lines: &[Option<Award>]) -> Node {
    let line = |award: &Award| {
        Node::map([
            ("morale_left", Node::Number(award.morale_left.into())),
            ("cards", Node::Number(award.cards.into())),
        ])
    };
    Node::List(lines.iter().flatten().map(line).collect())
}
