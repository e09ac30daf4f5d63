//! What events hold. Their tags follow from the table of events in core, and the header takes them from there.

use super::codes;
use grizzled_core::vocabulary::{HelpId, OrderId, OrderSet, Origin, Pile, RecruitSet, Tile, Tiles};
use grizzled_core::{CardId, Secret};

// Any value will do: a tag does not depend on what the secret holds.
const CARD: CardId = CardId::new(0).unwrap();
const TILE: Tile = Tile::Left;
const ORDER: OrderId = OrderId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();

codes! {
    /// Bits of grz_event.flags.
    FLAGS: u8 {
        /// A tile was played.
        GRZ_FLAG_PLAYED = 1;
        /// The tile was drawn at random.
        GRZ_FLAG_DRAWN = 2;
        /// The Speech token went back to the supply, or the other Order back on top of its deck.
        GRZ_FLAG_RETURNED = 4;
        /// The charm may be recovered instead.
        GRZ_FLAG_CHARM = 8;
        /// The seat must withdraw this turn.
        GRZ_FLAG_MUST_WITHDRAW = 16;
        /// The seat cannot withdraw this turn.
        GRZ_FLAG_CANNOT_WITHDRAW = 32;
        /// Before its time: the Order was cancelled, the Recruit was sent home.
        GRZ_FLAG_EARLY = 64;
        /// Luck cancelled the Trap.
        GRZ_FLAG_BY_LUCK = 128;
    }
}

codes! {
    /// Where a card that came into play was before, in grz_event.origin.
    ORIGINS: u8 {
        /// The player's hand.
        GRZ_ORIGIN_HAND = Origin::Hand.number();
        /// The top of Trials, drawn by a Trap.
        GRZ_ORIGIN_TRAP = Origin::Trap.number();
        /// The top of Trials, drawn by Clumsy.
        GRZ_ORIGIN_CLUMSY = Origin::Clumsy.number();
        /// Laid out because the game starts from a given position.
        GRZ_ORIGIN_POSITION = Origin::Position.number();
        /// The Recruit's hand.
        GRZ_ORIGIN_RECRUIT = Origin::Recruit.number();
    }
}

codes! {
    /// What an event holds beyond what the whole table sees, in grz_event.secret.
    SECRETS: u8 {
        /// Nothing.
        GRZ_SECRET_NOTHING = Secret::Nothing.tag();
        /// A card: secret_card.
        GRZ_SECRET_CARD = Secret::Card(CARD).tag();
        /// An answer to a Speech: secret_card, GRZ_NONE for declining.
        GRZ_SECRET_ANSWER = Secret::Answer(None).tag();
        /// A tile: secret_tile.
        GRZ_SECRET_TILE = Secret::Tile(TILE).tag();
        /// Tiles: secret_tiles.
        GRZ_SECRET_TILES = Secret::Tiles(Tiles::NONE).tag();
        /// An order of cards, bottom first: order_length, order.
        GRZ_SECRET_ORDER = Secret::Order(Pile::EMPTY).tag();
        /// A card that went to a hand which its player has put down, shown to the referee alone: secret_card.
        GRZ_SECRET_UNSEEN = Secret::Unseen(CARD).tag();
        /// A hand, by the numbers of the cards: order_length, order.
        GRZ_SECRET_HAND = Secret::Hand(Pile::EMPTY).tag();
        /// Two Orders drawn: order_length, order.
        GRZ_SECRET_ORDERS = Secret::Orders(ORDER, ORDER).tag();
        /// The Orders of a deck, in no order: order_length, order.
        GRZ_SECRET_ORDER_DECK = Secret::OrderDeck(OrderSet::EMPTY).tag();
        /// The Recruits of a deck, in no order: order_length, order.
        GRZ_SECRET_RECRUIT_DECK = Secret::RecruitDeck(RecruitSet::EMPTY).tag();
        /// Two Helping Hands drawn: order_length, order.
        GRZ_SECRET_HELP = Secret::Help(HELP, HELP).tag();
        /// The Helping Hand kept: order_length, order.
        GRZ_SECRET_KEPT = Secret::Kept(HELP).tag();
        /// Something that this viewer may not see; the secret fields hold GRZ_NONE and 0.
        GRZ_SECRET_HIDDEN = 255;
    }
}
