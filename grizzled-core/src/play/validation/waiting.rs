//! What must be there when the game waits for somebody: what follows from any answer relies on it.

use super::seats::is_cast;
use super::{InvalidEvent, Verdict, must};
use crate::cards::What;
use crate::rules::{Rules, Seating};
use crate::state::{Agenda, Answer, Knowledge, MissionState, State, Table};
use crate::vocabulary::{Awaits, Notice, Pause, Seat, SeatSet, Source, WithdrawalRuling};

/// Whether the game waits for somebody after this event, or is over. If not, the command under way has more to follow.
pub(crate) fn settles(rules: &Rules, table: &Table, notice: &Notice) -> bool {
    match notice.awaits() {
        Awaits::Same | Awaits::Nobody => false,
        Awaits::Asked | Awaits::Over => true,
        Awaits::Rest => !table.awaited.is_empty(),
        Awaits::AskedInPlay => table.mission > 0,
        Awaits::Leader | Awaits::SameLeader => leader_is_asked(rules, table),
    }
}

/// PREP-1: the Leader is asked as soon as a Mission starts, but by an event of its own where something is counted in each
/// Mission (LUCK-1); and CHAP-2: before that, a tile of the Chaplain is drawn.
fn leader_is_asked(rules: &Rules, table: &Table) -> bool {
    let has_played = |seat: Seat| table.seat(seat).tiles == 0 || table.seat(seat).tile_played;
    !rules.counts_per_mission && table.agenda == Agenda::Intensity && rules.chaplain().is_none_or(has_played)
}

/// Whether the game can wait in this state: whatever is answered then, each event that follows fits the one before it.
pub(crate) fn can_wait(rules: &Rules, state: &State) -> Verdict {
    let waiting = Waiting { rules, state, table: &state.table };
    must(waiting.tokens_are_back(), InvalidEvent::NoSuchToken)?;
    if matches!(state.table.agenda, Agenda::Over(_)) {
        return Ok(());
    }
    let settled = waiting.nothing_is_pending() && waiting.hands_lie_right() && waiting.is_at_its_stage();
    must(settled && waiting.who_is_asked_can_answer(), InvalidEvent::CannotBeAsked)
}

/// The stage of the game at which something is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    SetUp,
    /// Before the first turn of a Mission.
    Preparation,
    Mission,
    /// The Mission has failed with the last card of a Recruit, which leaves first (REC-6).
    Departure,
    /// The Mission is over, and Support is about to be counted.
    Support,
    /// Support has been counted.
    Aftermath,
}

struct Waiting<'a> {
    rules: &'a Rules,
    state: &'a State,
    table: &'a Table,
}

impl Waiting<'_> {
    /// SET-3: one that was made for a free Speech has been spent.
    fn tokens_are_back(&self) -> bool {
        let held = self.table.seats.iter().map(|seat| u16::from(seat.speeches));
        held.sum::<u16>() + u16::from(self.table.speeches) <= self.rules.speeches.into()
    }

    /// What is asked of whom, and what is held until then, belong together; and the game is not over (RES-6).
    fn nothing_is_pending(&self) -> bool {
        let agenda = self.table.agenda;
        let known = |seat: Seat| match self.state.known(seat) {
            Knowledge::Nothing | Knowledge::Order(_) => true,
            Knowledge::Orders(..) => agenda == Agenda::Order && self.table.awaited.contains(seat),
            Knowledge::Help(..) => agenda == Agenda::Keep && self.table.awaited.contains(seat),
            Knowledge::Kept(_) => agenda == Agenda::Keep && !self.table.awaited.contains(seat),
        };
        let answered = Seat::ALL.into_iter().any(|seat| self.answered(seat));
        Seat::ALL.into_iter().all(known)
            && (!answered || matches!(agenda, Agenda::Speech { .. }))
            && self.table.open.is_some() == matches!(agenda, Agenda::Christmas { .. })
            && self.table.morale > 0
    }

    fn answered(&self, seat: Seat) -> bool {
        self.state.own(seat).answer != Answer::None
    }

    /// DUO-2: each player sees one hand. SOLO-3: the one hand is the Leader's, and a Support tile can be drawn (SOLO-5).
    fn hands_lie_right(&self) -> bool {
        let table = &self.table;
        match self.rules.seating {
            Seating::OneEach | Seating::Chaplain => true,
            Seating::Duo => self.rules.players().iter().all(|player| {
                let own = self.rules.seats_of_player(player);
                own.difference(table.put_down).len() == 1
            }),
            Seating::Solo => {
                let others = self.rules.grizzled().without(self.table.leader);
                table.solo.tiles != 0 && others.iter().all(|seat| self.table.seat(seat).hand == 0)
            }
        }
    }

    /// At each stage of a Mission the cards of No Man's Land and the tiles lie where they can.
    fn is_at_its_stage(&self) -> bool {
        let Some(stage) = self.stage() else { return false };
        let (land, all) = (self.table.no_mans_land, self.rules.grizzled());
        let laid: SeatSet = Seat::ALL.into_iter().filter(|&seat| self.state.own(seat).tile.is_some()).collect();
        let in_mission = self.table.in_mission;
        let state = match stage {
            Stage::SetUp => return self.table.mission == 0,
            Stage::Preparation | Stage::Mission => MissionState::UnderWay,
            Stage::Departure => MissionState::Failed,
            Stage::Support | Stage::Aftermath if self.table.mission_state == MissionState::UnderWay => return false,
            Stage::Support | Stage::Aftermath => self.table.mission_state,
        };
        let tiles = match stage {
            Stage::Preparation => in_mission == all && laid.intersection(all).is_empty(),
            Stage::Mission => laid.intersection(in_mission).is_empty(),
            Stage::Aftermath => laid.is_empty(),
            Stage::SetUp | Stage::Departure | Stage::Support => true,
        };
        let cleared = land.is_empty() || !matches!(stage, Stage::Support | Stage::Aftermath);
        state == self.table.mission_state && tiles && cleared
    }

    /// The stage at which this is asked, if it is ever asked in such a game.
    fn stage(&self) -> Option<Stage> {
        let solo = self.rules.seating == Seating::Solo;
        Some(match self.table.agenda {
            Agenda::Nothing | Agenda::Over(_) => return None,
            Agenda::Turn { .. } | Agenda::Speech { .. } | Agenda::Christmas { .. } | Agenda::Refill => Stage::Mission,
            Agenda::Relief { .. } => Stage::Aftermath,
            Agenda::Choice { source: Source::Recruit(_), pause: None, .. }
                if self.table.mission_state == MissionState::Failed =>
            {
                Stage::Departure
            }
            Agenda::Choice { pause: None, .. } => Stage::Mission,
            // SOLO-1: none of this is in a game for one.
            _ if solo => return None,
            Agenda::Keep => Stage::SetUp,
            Agenda::Intensity | Agenda::Order => Stage::Preparation,
            Agenda::Recruit | Agenda::Cancellation { .. } => Stage::Mission,
            Agenda::Invitation(pause) | Agenda::Choice { pause: Some(pause), .. } => at(pause),
        })
    }

    /// Whoever is asked has what it chooses from, and what it chooses leads on.
    fn who_is_asked_can_answer(&self) -> bool {
        let (table, awaited) = (self.table, self.table.awaited);
        let in_view = awaited.intersection(table.put_down).is_empty();
        !awaited.is_empty()
            && match table.agenda {
                Agenda::Turn { withdrawal } => in_view && self.can_act(withdrawal),
                Agenda::Speech { speaker, .. } => in_view && self.are_those_helped(speaker),
                Agenda::Keep => is_cast(self.rules, table),
                Agenda::Recruit => {
                    let in_mission = table.recruits.in_play.is_some_and(|recruit| recruit.in_mission);
                    in_mission && awaited == SeatSet::only(table.leader)
                }
                Agenda::Relief { seat, knocks, charm } => knocks <= 3 && !(charm && table.seat(seat).charm_ready),
                Agenda::Christmas { .. } | Agenda::Refill if self.rules.seating == Seating::Solo => {
                    awaited == SeatSet::only(table.leader)
                }
                Agenda::Choice { source, left, .. } => self.can_choose(source, left, in_view),
                _ => true,
            }
    }

    /// MIS-1; WDR-1: a seat that cannot withdraw has a card to play. SOLO-3: the token is with the one who acts.
    fn can_act(&self, withdrawal: WithdrawalRuling) -> bool {
        let (table, seat) = (self.table, self.table.turn);
        let barred = matches!(withdrawal, WithdrawalRuling::Cannot(_));
        let leads = self.rules.seating != Seating::Solo || table.leader == seat;
        table.in_mission.contains(seat) && leads && !table.recruits.acting && !(barred && table.seat(seat).hand == 0)
    }

    /// ACT-SPEECH-SECRET: all others in the Mission are asked, together; DUO-3: one after the other.
    fn are_those_helped(&self, speaker: Seat) -> bool {
        let helped = self.table.in_mission.difference(self.rules.seats_of_player(speaker));
        let answered: SeatSet = Seat::ALL.into_iter().filter(|&seat| self.answered(seat)).collect();
        let asked = self.table.awaited.union(answered);
        let together = self.rules.seating != Seating::Duo;
        asked.difference(helped).is_empty() && (!together || asked == helped)
    }

    /// What an exchange gives back goes to the seat whose turn it is. DUO-2: what is chosen from a hand is in view.
    fn can_choose(&self, source: Source, left: u8, in_view: bool) -> bool {
        let by_turn = self.table.awaited == SeatSet::only(self.table.turn);
        let own = self.rules.seats_of_player(self.table.turn);
        match self.rules.roster.help_does(source) {
            Some(What::ExchangeCards) if left == 1 => in_view && self.table.awaited.intersection(own).is_empty(),
            Some(What::ExchangeCards) => in_view && left == 2 && by_turn,
            Some(What::DiscardCard | What::ReturnCard | What::GiveCard) => in_view,
            _ => true,
        }
    }
}

/// The stage of a pause.
const fn at(pause: Pause) -> Stage {
    match pause {
        Pause::MissionStart | Pause::AfterDeal | Pause::FirstFailure => Stage::Preparation,
        Pause::Failure | Pause::Trap => Stage::Mission,
        Pause::Support => Stage::Support,
        Pause::MoraleDrop => Stage::Aftermath,
    }
}
