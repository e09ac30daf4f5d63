//! Tags of events and what belongs to them.

use super::codes;
use grizzled_core::vocabulary::{
    Character, HelpId, OrderId, OrderSet, Origin, Outcome, Pile, RecruitSet, SeatSet, Source, Threat, Tile, Tiles,
    WithdrawalRuling,
};
use grizzled_core::{CardId, Notice, Seat, Secret};

// Any value will do: a tag does not depend on what the event holds.
const SEAT: Seat = Seat::S0;
const CARD: CardId = CardId::new(0).unwrap();
const FROM: Origin = Origin::Hand;
const SEATS: SeatSet = SeatSet::EMPTY;
const THREAT: Threat = Threat::Night;
const TILE: Tile = Tile::Left;
const CHARACTER: Character = Character::Felix;
const ORDER: OrderId = OrderId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();

codes! {
    /// Tags of events, in grz_event.tag, each with the fields it fills. Fields not named hold GRZ_NONE or 0.
    EVENTS: u8 {
        /// The deck was parted in two piles: amount (Trials), morale, speeches (in the supply). Secret: the order.
        GRZ_EVENT_DECK_SET = Notice::DeckSet { trials: 0, morale: 0, speeches: 0 }.tag();
        /// The seat plays a character: seat, character.
        GRZ_EVENT_CHARACTER_TAKEN = Notice::CharacterTaken { seat: SEAT, character: CHARACTER }.tag();
        /// The seat got its first Support tiles: seat, amount. Secret: the tiles.
        GRZ_EVENT_TILES_GIVEN = Notice::TilesGiven { seat: SEAT, count: 0 }.tag();
        /// The first Leader: seat.
        GRZ_EVENT_LEADER_NAMED = Notice::LeaderNamed { seat: SEAT }.tag();
        /// A Speech token was taken from the supply: seat.
        GRZ_EVENT_SPEECH_TAKEN = Notice::SpeechTaken { seat: SEAT }.tag();
        /// The charm lies face down from the start: seat.
        GRZ_EVENT_CHARM_SPENT = Notice::CharmSpent { seat: SEAT }.tag();
        /// A Mission begins: amount (its number), seats.
        GRZ_EVENT_MISSION_STARTED = Notice::MissionStarted { number: 0, seats: SEATS }.tag();
        /// The Chaplain's tile was drawn and laid face down: seat. Secret: the tile.
        GRZ_EVENT_CHAPLAIN_PLAYED = Notice::ChaplainPlayed { seat: SEAT }.tag();
        /// The intensity was chosen: seat, amount.
        GRZ_EVENT_INTENSITY_CHOSEN = Notice::IntensityChosen { seat: SEAT, intensity: 0 }.tag();
        /// A card was dealt: seat. Secret: the card.
        GRZ_EVENT_DEALT = Notice::Dealt { seat: SEAT }.tag();
        /// A card made the seat draw: seat, source and by (what made it). Secret: the card drawn.
        GRZ_EVENT_DRAWN = Notice::Drawn { seat: SEAT, by: Source::Knock(CARD) }.tag();
        /// A turn begins: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so).
        GRZ_EVENT_TURN_STARTED = Notice::TurnStarted { seat: SEAT, withdrawal: WithdrawalRuling::Free }.tag();
        /// A Threat came to No Man's Land: seat, card, origin.
        GRZ_EVENT_THREAT_PLAYED = Notice::ThreatPlayed { seat: SEAT, card: CARD, from: FROM }.tag();
        /// A Hard Knock was assigned: seat, card, origin.
        GRZ_EVENT_KNOCK_ASSIGNED = Notice::KnockAssigned { seat: SEAT, card: CARD, from: FROM }.tag();
        /// A Merry Christmas came into play: seat, card, origin.
        GRZ_EVENT_CHRISTMAS_PLAYED = Notice::ChristmasPlayed { seat: SEAT, card: CARD, from: FROM }.tag();
        /// The seat is asked which Hard Knock goes: seat, amount (cards its Clumsy still draws).
        GRZ_EVENT_CHRISTMAS_ASKED = Notice::ChristmasAsked { seat: SEAT, draws: 0 }.tag();
        /// The Merry Christmas was carried out and discarded: card.
        GRZ_EVENT_CHRISTMAS_DISCARDED = Notice::ChristmasDiscarded { card: CARD }.tag();
        /// A Hard Knock was discarded: seat, card.
        GRZ_EVENT_KNOCK_DISCARDED = Notice::KnockDiscarded { seat: SEAT, card: CARD }.tag();
        /// A Hard Knock took the Leader token: seat, source and by (the Hard Knock).
        GRZ_EVENT_LEADER_TAKEN = Notice::LeaderTaken { seat: SEAT, knock: CARD }.tag();
        /// The charm was used: seat, card (discarded from No Man's Land).
        GRZ_EVENT_CHARM_USED = Notice::CharmUsed { seat: SEAT, card: CARD }.tag();
        /// The charm was recovered: seat.
        GRZ_EVENT_CHARM_RECOVERED = Notice::CharmRecovered { seat: SEAT }.tag();
        /// A Speech was made: seat, threat, seats (who is asked), flags (RETURNED).
        GRZ_EVENT_SPEECH_MADE = Notice::SpeechMade { seat: SEAT, threat: THREAT, asked: SEATS, returned: false }.tag();
        /// A seat has answered the Speech: seat. Secret: the answer.
        GRZ_EVENT_SPEECH_ANSWERED = Notice::SpeechAnswered { seat: SEAT }.tag();
        /// An answer is shown: seat, card (or GRZ_NONE).
        GRZ_EVENT_SPEECH_REVEALED = Notice::SpeechRevealed { seat: SEAT, card: None }.tag();
        /// A tile left the game: seat, tile.
        GRZ_EVENT_TILE_REMOVED = Notice::TileRemoved { seat: SEAT, tile: TILE }.tag();
        /// The seat is out of the Mission: seat, flags (PLAYED, DRAWN). Secret: the tile.
        GRZ_EVENT_WITHDREW = Notice::Withdrew { seat: SEAT, played: false, drawn: false }.tag();
        /// The Mission succeeded.
        GRZ_EVENT_MISSION_SUCCEEDED = Notice::MissionSucceeded.tag();
        /// The Mission failed: threat.
        GRZ_EVENT_MISSION_FAILED = Notice::MissionFailed { threat: THREAT }.tag();
        /// No Man's Land was shuffled into Trials: amount (cards there now). Secret: the order.
        GRZ_EVENT_TRIALS_SHUFFLED = Notice::TrialsShuffled { trials: 0 }.tag();
        /// A Support tile was revealed and handed over: seat, tile, to.
        GRZ_EVENT_TILE_REVEALED = Notice::TileRevealed { seat: SEAT, tile: TILE, to: SEAT }.tag();
        /// The Support was counted: to (the seat with the most, or GRZ_NONE).
        GRZ_EVENT_SUPPORT_COUNTED = Notice::SupportCounted { most: None }.tag();
        /// The seat is asked what relief it takes: seat, amount (Hard Knocks at most), flags (CHARM).
        GRZ_EVENT_RELIEF_ASKED = Notice::ReliefAsked { seat: SEAT, knocks: 0, charm: false }.tag();
        /// The relief is over: seat.
        GRZ_EVENT_RELIEF_ENDED = Notice::ReliefEnded { seat: SEAT }.tag();
        /// Cards went from Morale to Trials: amount.
        GRZ_EVENT_MORALE_DROPPED = Notice::MoraleDropped { cards: 0 }.tag();
        /// The Leader token passed on: seat.
        GRZ_EVENT_LEADER_PASSED = Notice::LeaderPassed { seat: SEAT }.tag();
        /// The game ended: outcome.
        GRZ_EVENT_GAME_ENDED = Notice::GameEnded { outcome: Outcome::Victory }.tag();
        /// The card is out of the game from the start: card.
        GRZ_EVENT_CARD_SET_ASIDE = Notice::CardSetAside { card: CARD }.tag();
    }
}

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
        /// A card that went to a hand which its player has put down, told to the referee alone: secret_card.
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
