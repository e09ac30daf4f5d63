//! What a seat may do on its turn: play, charm, Speech, withdrawal (MIS-1).

use super::{Legal, Withdrawals};
use crate::play::asking::{Asking, Verdict, refuse};
use crate::rules::Rules;
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::state::Table;
use crate::vocabulary::{
    CardId, CardSet, Command, HelpSet, Reason, Rejection, RuleId, Seat, Source, ThreatSet, Withdrawal, WithdrawalRuling,
};

impl Asking<'_> {
    /// The actions of a game in which every card does what base cards do.
    pub(super) fn list_base_actions(self, ruling: WithdrawalRuling) -> Legal {
        let (removal, drawn) = self.tile_modifiers();
        let withdraw = match ruling {
            WithdrawalRuling::Cannot(..) => Withdrawals::BARRED,
            WithdrawalRuling::Free | WithdrawalRuling::Must(..) => {
                Withdrawals::new(self.holdings.tiles, removal, drawn)
            }
        };
        if let WithdrawalRuling::Must(..) = ruling {
            let (play, charm, speech) = (CardSet::EMPTY, CardSet::EMPTY, ThreatSet::EMPTY);
            return Legal::Turn { play, charm, speech, withdraw, help: HelpSet::EMPTY };
        }
        let token = self.table.seat(self.seat).speeches > 0;
        let speech = if token & !self.is_mute() { ThreatSet::ALL } else { ThreatSet::EMPTY };
        let charm = self.within_charm().only_if(self.table.seat(self.seat).charm_ready);
        Legal::Turn { play: self.holdings.hand, charm, speech, withdraw, help: HelpSet::EMPTY }
    }

    pub(super) fn check_action(self, command: &Command, ruling: WithdrawalRuling) -> Verdict {
        match (command, ruling) {
            (Command::Withdraw(_), WithdrawalRuling::Cannot(by)) if !self.is_locked() => {
                Err(Rejection::by_card(Reason::Barred, abilities::rule_of(self.rules, by), by))
            }
            (Command::Withdraw(withdrawal), _) => self.check_withdrawal(withdrawal),
            (Command::Play(_) | Command::Charm(_) | Command::Speech(_), WithdrawalRuling::Must(by)) => {
                Err(Rejection::by_card(Reason::MustWithdraw, abilities::rule_of(self.rules, by), by))
            }
            (Command::Play(card), _) => self.check_play(*card),
            (Command::Charm(card), _) => self.check_charm(*card),
            (Command::Speech(_), _) => self.check_speech(),
            _ => self.check_other_action(command),
        }
    }

    /// PRI-1: a Helping Hand may be used even when a card demands a withdrawal.
    #[cold]
    fn check_other_action(self, command: &Command) -> Verdict {
        match command {
            Command::Help(help) => self.check_help_in_turn(*help),
            _ => refuse(Reason::NotAsked, RuleId::Mis1),
        }
    }

    /// ACT-PLAY: any card in hand, those apart that an effect bars.
    fn check_play(self, card: CardId) -> Verdict {
        match () {
            () if !self.holdings.hand.contains(card) => refuse(Reason::NotInHand, RuleId::ActPlay),
            () if self.is_play_barred(card) => self.play_is_barred(card, RuleId::ActPlay),
            () => Ok(()),
        }
    }

    /// ACT-CHARM: the cards that the seat's charm can take.
    pub(super) fn charmed(self) -> CardSet {
        self.within_charm().only_if(self.table.seat(self.seat).charm_ready && !self.charm_is_barred())
    }

    /// The cards in No Man's Land that bear the threat of the seat's charm.
    fn within_charm(self) -> CardSet {
        let character = self.table.seat(self.seat).character;
        let bearing = character.map_or(CardSet::EMPTY, |character| self.rules.catalog.bearing(character.charm()));
        self.table.no_mans_land.intersection(bearing)
    }

    fn check_charm(self, card: CardId) -> Verdict {
        match () {
            () if !self.table.seat(self.seat).charm_ready => refuse(Reason::CharmUsed, RuleId::ActCharm),
            () if self.charm_is_barred() => self.refuse_charm(),
            () if !self.table.no_mans_land.contains(card) => refuse(Reason::NotInNoMansLand, RuleId::ActCharm),
            () if !self.charmed().contains(card) => refuse(Reason::OtherThreat, RuleId::ActCharm),
            () => Ok(()),
        }
    }

    /// ACT-SPEECH, HK-MUTE: whether the seat may make a Speech.
    pub(super) fn may_speak(self) -> bool {
        self.has_speech() && !self.is_mute()
    }

    /// HK-MUTE.
    fn is_mute(self) -> bool {
        abilities::speaks(self.rules, self.table, self.seat, Moment::Speech)
    }

    /// Whether the seat may make a Speech, or why not: no token, or the card that bars it.
    fn check_speech(self) -> Verdict {
        if !self.has_speech() {
            return self.refuse_speech();
        }
        self.check_knocks(Moment::Speech)
    }

    /// What a Hard Knock of the seat bars, with the card.
    pub(super) fn check_knocks(self, moment: Moment) -> Verdict {
        match abilities::oldest(self.rules, self.table, self.seat, moment) {
            Some(card) => {
                let by = Source::Knock(card);
                Err(Rejection::by_card(Reason::Barred, abilities::rule_of(self.rules, by), by))
            }
            None => Ok(()),
        }
    }

    /// How the seat must withdraw (WDR-3): how many tiles it removes (HK-ABSENT-MINDED), no more than it holds, and
    /// whether its tile is drawn (HK-PANICKED).
    pub(super) fn tile_modifiers(self) -> (u8, bool) {
        let demanded = abilities::amount(self.rules, self.table, self.seat, Moment::TileRemoval);
        let drawn = abilities::speaks(self.rules, self.table, self.seat, Moment::TileDraw);
        (if demanded == 0 { 0 } else { self.holdings.tiles.len().min(demanded) }, drawn)
    }

    /// ACT-WITHDRAW, WDR-2, WDR-3: the tiles named must be the ones demanded.
    fn check_withdrawal(self, withdrawal: &Withdrawal) -> Verdict {
        let (removal, drawn) = self.tile_modifiers();
        if withdrawal.removed.len() != removal {
            return refuse(Reason::WrongRemoval, RuleId::HkAbsentMinded);
        }
        let Some(rest) = self.holdings.tiles.without(withdrawal.removed) else {
            return refuse(Reason::TileNotHeld, RuleId::HkAbsentMinded);
        };
        match withdrawal.tile {
            Some(_) if drawn => refuse(Reason::TileIsDrawn, RuleId::HkPanicked),
            Some(tile) if rest.get(tile) == 0 => refuse(Reason::TileNotHeld, RuleId::ActWithdraw),
            None if !drawn && !rest.is_empty() => refuse(Reason::TileMustBePlayed, RuleId::ActWithdraw),
            _ => Ok(()),
        }
    }
}

impl Table {
    /// Whether a seat is barred from Speeches, so that a front end can close its player's chat (HK-MUTE). A card of a
    /// withdrawn seat is asleep (HK-1).
    #[must_use]
    pub fn is_mute(&self, rules: &Rules, seat: Seat) -> bool {
        self.in_mission.contains(seat) && abilities::speaks(rules, self, seat, Moment::Speech)
    }
}
