// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>Is told each event by its kind; EventStream.Tell does it. What is not overridden comes to OnOther.</summary>
    public abstract class EventListener
    {
        /// <summary>Kinds that are not overridden, and those of a newer library.</summary>
        protected virtual void OnOther(GameEvent happened) { }
        protected virtual void OnDeckSet(DeckSetEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCharacterTaken(CharacterTakenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTilesGiven(TilesGivenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnLeaderNamed(LeaderNamedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSpeechTaken(SpeechTakenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCharmSpent(CharmSpentEvent happened) { OnOther(happened.Event); }
        protected virtual void OnMissionStarted(MissionStartedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChaplainPlayed(ChaplainPlayedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnIntensityChosen(IntensityChosenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnDealt(DealtEvent happened) { OnOther(happened.Event); }
        protected virtual void OnDrawn(DrawnEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTurnStarted(TurnStartedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnThreatPlayed(ThreatPlayedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnKnockAssigned(KnockAssignedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChristmasPlayed(ChristmasPlayedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChristmasAsked(ChristmasAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChristmasDiscarded(ChristmasDiscardedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnKnockDiscarded(KnockDiscardedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnLeaderTaken(LeaderTakenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCharmUsed(CharmUsedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCharmRecovered(CharmRecoveredEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSpeechMade(SpeechMadeEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSpeechAnswered(SpeechAnsweredEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSpeechRevealed(SpeechRevealedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTileRemoved(TileRemovedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnWithdrew(WithdrewEvent happened) { OnOther(happened.Event); }
        protected virtual void OnMissionSucceeded(MissionSucceededEvent happened) { OnOther(happened.Event); }
        protected virtual void OnMissionFailed(MissionFailedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTrialsShuffled(TrialsShuffledEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTileRevealed(TileRevealedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSupportCounted(SupportCountedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnReliefAsked(ReliefAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnReliefEnded(ReliefEndedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnMoraleDropped(MoraleDroppedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnLeaderPassed(LeaderPassedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnGameEnded(GameEndedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCardSetAside(CardSetAsideEvent happened) { OnOther(happened.Event); }
        protected virtual void OnOrdersSet(OrdersSetEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitsSet(RecruitsSetEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpOffered(HelpOfferedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpAsked(HelpAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpChosen(HelpChosenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpHeld(HelpHeldEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpUsed(HelpUsedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHelpInvited(HelpInvitedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnDeclined(DeclinedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnModifierSet(ModifierSetEvent happened) { OnOther(happened.Event); }
        protected virtual void OnOrdersDrawn(OrdersDrawnEvent happened) { OnOther(happened.Event); }
        protected virtual void OnOrderChosen(OrderChosenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnOrderDiscarded(OrderDiscardedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnIntensityAsked(IntensityAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnIntensityGiven(IntensityGivenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCancellationAsked(CancellationAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitTurnedUp(RecruitTurnedUpEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitArrived(RecruitArrivedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitDrew(RecruitDrewEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitTurn(RecruitTurnEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitWithdrew(RecruitWithdrewEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitLeft(RecruitLeftEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTrapCancelled(TrapCancelledEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChoiceAsked(ChoiceAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCardDiscarded(CardDiscardedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCardCleared(CardClearedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCardGiven(CardGivenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnCardReturned(CardReturnedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnTrialsSeen(TrialsSeenEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHandPassed(HandPassedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRefillAsked(RefillAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRefillDeclined(RefillDeclinedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSoloSupport(SoloSupportEvent happened) { OnOther(happened.Event); }
        protected virtual void OnSoloTilesShuffled(SoloTilesShuffledEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHandPutDown(HandPutDownEvent happened) { OnOther(happened.Event); }
        protected virtual void OnHandTakenUp(HandTakenUpEvent happened) { OnOther(happened.Event); }
        protected virtual void OnAnswerAsked(AnswerAskedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitDiscarded(RecruitDiscardedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnFreeSpeech(FreeSpeechEvent happened) { OnOther(happened.Event); }
        protected virtual void OnRecruitTurnEnded(RecruitTurnEndedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnMissionPrepared(MissionPreparedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnChoiceEnded(ChoiceEndedEvent happened) { OnOther(happened.Event); }
        protected virtual void OnOrderPutBack(OrderPutBackEvent happened) { OnOther(happened.Event); }

        /// <summary>Calls the method for the kind that it is.</summary>
        public void Tell(ref GameEvent happened)
        {
            switch (happened.Tag)
            {
                case EventTag.DeckSet: OnDeckSet(new DeckSetEvent { Event = happened }); break;
                case EventTag.CharacterTaken: OnCharacterTaken(new CharacterTakenEvent { Event = happened }); break;
                case EventTag.TilesGiven: OnTilesGiven(new TilesGivenEvent { Event = happened }); break;
                case EventTag.LeaderNamed: OnLeaderNamed(new LeaderNamedEvent { Event = happened }); break;
                case EventTag.SpeechTaken: OnSpeechTaken(new SpeechTakenEvent { Event = happened }); break;
                case EventTag.CharmSpent: OnCharmSpent(new CharmSpentEvent { Event = happened }); break;
                case EventTag.MissionStarted: OnMissionStarted(new MissionStartedEvent { Event = happened }); break;
                case EventTag.ChaplainPlayed: OnChaplainPlayed(new ChaplainPlayedEvent { Event = happened }); break;
                case EventTag.IntensityChosen: OnIntensityChosen(new IntensityChosenEvent { Event = happened }); break;
                case EventTag.Dealt: OnDealt(new DealtEvent { Event = happened }); break;
                case EventTag.Drawn: OnDrawn(new DrawnEvent { Event = happened }); break;
                case EventTag.TurnStarted: OnTurnStarted(new TurnStartedEvent { Event = happened }); break;
                case EventTag.ThreatPlayed: OnThreatPlayed(new ThreatPlayedEvent { Event = happened }); break;
                case EventTag.KnockAssigned: OnKnockAssigned(new KnockAssignedEvent { Event = happened }); break;
                case EventTag.ChristmasPlayed: OnChristmasPlayed(new ChristmasPlayedEvent { Event = happened }); break;
                case EventTag.ChristmasAsked: OnChristmasAsked(new ChristmasAskedEvent { Event = happened }); break;
                case EventTag.ChristmasDiscarded: OnChristmasDiscarded(new ChristmasDiscardedEvent { Event = happened }); break;
                case EventTag.KnockDiscarded: OnKnockDiscarded(new KnockDiscardedEvent { Event = happened }); break;
                case EventTag.LeaderTaken: OnLeaderTaken(new LeaderTakenEvent { Event = happened }); break;
                case EventTag.CharmUsed: OnCharmUsed(new CharmUsedEvent { Event = happened }); break;
                case EventTag.CharmRecovered: OnCharmRecovered(new CharmRecoveredEvent { Event = happened }); break;
                case EventTag.SpeechMade: OnSpeechMade(new SpeechMadeEvent { Event = happened }); break;
                case EventTag.SpeechAnswered: OnSpeechAnswered(new SpeechAnsweredEvent { Event = happened }); break;
                case EventTag.SpeechRevealed: OnSpeechRevealed(new SpeechRevealedEvent { Event = happened }); break;
                case EventTag.TileRemoved: OnTileRemoved(new TileRemovedEvent { Event = happened }); break;
                case EventTag.Withdrew: OnWithdrew(new WithdrewEvent { Event = happened }); break;
                case EventTag.MissionSucceeded: OnMissionSucceeded(new MissionSucceededEvent { Event = happened }); break;
                case EventTag.MissionFailed: OnMissionFailed(new MissionFailedEvent { Event = happened }); break;
                case EventTag.TrialsShuffled: OnTrialsShuffled(new TrialsShuffledEvent { Event = happened }); break;
                case EventTag.TileRevealed: OnTileRevealed(new TileRevealedEvent { Event = happened }); break;
                case EventTag.SupportCounted: OnSupportCounted(new SupportCountedEvent { Event = happened }); break;
                case EventTag.ReliefAsked: OnReliefAsked(new ReliefAskedEvent { Event = happened }); break;
                case EventTag.ReliefEnded: OnReliefEnded(new ReliefEndedEvent { Event = happened }); break;
                case EventTag.MoraleDropped: OnMoraleDropped(new MoraleDroppedEvent { Event = happened }); break;
                case EventTag.LeaderPassed: OnLeaderPassed(new LeaderPassedEvent { Event = happened }); break;
                case EventTag.GameEnded: OnGameEnded(new GameEndedEvent { Event = happened }); break;
                case EventTag.CardSetAside: OnCardSetAside(new CardSetAsideEvent { Event = happened }); break;
                case EventTag.OrdersSet: OnOrdersSet(new OrdersSetEvent { Event = happened }); break;
                case EventTag.RecruitsSet: OnRecruitsSet(new RecruitsSetEvent { Event = happened }); break;
                case EventTag.HelpOffered: OnHelpOffered(new HelpOfferedEvent { Event = happened }); break;
                case EventTag.HelpAsked: OnHelpAsked(new HelpAskedEvent { Event = happened }); break;
                case EventTag.HelpChosen: OnHelpChosen(new HelpChosenEvent { Event = happened }); break;
                case EventTag.HelpHeld: OnHelpHeld(new HelpHeldEvent { Event = happened }); break;
                case EventTag.HelpUsed: OnHelpUsed(new HelpUsedEvent { Event = happened }); break;
                case EventTag.HelpInvited: OnHelpInvited(new HelpInvitedEvent { Event = happened }); break;
                case EventTag.Declined: OnDeclined(new DeclinedEvent { Event = happened }); break;
                case EventTag.ModifierSet: OnModifierSet(new ModifierSetEvent { Event = happened }); break;
                case EventTag.OrdersDrawn: OnOrdersDrawn(new OrdersDrawnEvent { Event = happened }); break;
                case EventTag.OrderChosen: OnOrderChosen(new OrderChosenEvent { Event = happened }); break;
                case EventTag.OrderDiscarded: OnOrderDiscarded(new OrderDiscardedEvent { Event = happened }); break;
                case EventTag.IntensityAsked: OnIntensityAsked(new IntensityAskedEvent { Event = happened }); break;
                case EventTag.IntensityGiven: OnIntensityGiven(new IntensityGivenEvent { Event = happened }); break;
                case EventTag.CancellationAsked: OnCancellationAsked(new CancellationAskedEvent { Event = happened }); break;
                case EventTag.RecruitTurnedUp: OnRecruitTurnedUp(new RecruitTurnedUpEvent { Event = happened }); break;
                case EventTag.RecruitArrived: OnRecruitArrived(new RecruitArrivedEvent { Event = happened }); break;
                case EventTag.RecruitDrew: OnRecruitDrew(new RecruitDrewEvent { Event = happened }); break;
                case EventTag.RecruitTurn: OnRecruitTurn(new RecruitTurnEvent { Event = happened }); break;
                case EventTag.RecruitWithdrew: OnRecruitWithdrew(new RecruitWithdrewEvent { Event = happened }); break;
                case EventTag.RecruitLeft: OnRecruitLeft(new RecruitLeftEvent { Event = happened }); break;
                case EventTag.TrapCancelled: OnTrapCancelled(new TrapCancelledEvent { Event = happened }); break;
                case EventTag.ChoiceAsked: OnChoiceAsked(new ChoiceAskedEvent { Event = happened }); break;
                case EventTag.CardDiscarded: OnCardDiscarded(new CardDiscardedEvent { Event = happened }); break;
                case EventTag.CardCleared: OnCardCleared(new CardClearedEvent { Event = happened }); break;
                case EventTag.CardGiven: OnCardGiven(new CardGivenEvent { Event = happened }); break;
                case EventTag.CardReturned: OnCardReturned(new CardReturnedEvent { Event = happened }); break;
                case EventTag.TrialsSeen: OnTrialsSeen(new TrialsSeenEvent { Event = happened }); break;
                case EventTag.HandPassed: OnHandPassed(new HandPassedEvent { Event = happened }); break;
                case EventTag.RefillAsked: OnRefillAsked(new RefillAskedEvent { Event = happened }); break;
                case EventTag.RefillDeclined: OnRefillDeclined(new RefillDeclinedEvent { Event = happened }); break;
                case EventTag.SoloSupport: OnSoloSupport(new SoloSupportEvent { Event = happened }); break;
                case EventTag.SoloTilesShuffled: OnSoloTilesShuffled(new SoloTilesShuffledEvent { Event = happened }); break;
                case EventTag.HandPutDown: OnHandPutDown(new HandPutDownEvent { Event = happened }); break;
                case EventTag.HandTakenUp: OnHandTakenUp(new HandTakenUpEvent { Event = happened }); break;
                case EventTag.AnswerAsked: OnAnswerAsked(new AnswerAskedEvent { Event = happened }); break;
                case EventTag.RecruitDiscarded: OnRecruitDiscarded(new RecruitDiscardedEvent { Event = happened }); break;
                case EventTag.FreeSpeech: OnFreeSpeech(new FreeSpeechEvent { Event = happened }); break;
                case EventTag.RecruitTurnEnded: OnRecruitTurnEnded(new RecruitTurnEndedEvent { Event = happened }); break;
                case EventTag.MissionPrepared: OnMissionPrepared(new MissionPreparedEvent { Event = happened }); break;
                case EventTag.ChoiceEnded: OnChoiceEnded(new ChoiceEndedEvent { Event = happened }); break;
                case EventTag.OrderPutBack: OnOrderPutBack(new OrderPutBackEvent { Event = happened }); break;
                default: OnOther(happened); break;
            }
        }
    }
}
