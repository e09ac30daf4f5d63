// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>Is told each event by its kind; EventStream.Tell does it. What is not overridden comes to OnAnyOther.</summary>
    public abstract class EventListener
    {
        /// <summary>Kinds that are not overridden, and those of a newer library.</summary>
        protected virtual void OnAnyOther(GameEvent happened) { }
        protected virtual void OnDeckSet(DeckSetEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCharacterTaken(CharacterTakenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTilesGiven(TilesGivenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnLeaderNamed(LeaderNamedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSpeechTaken(SpeechTakenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCharmSpent(CharmSpentEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnMissionStarted(MissionStartedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChaplainPlayed(ChaplainPlayedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnIntensityChosen(IntensityChosenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnDealt(DealtEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnDrawn(DrawnEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTurnStarted(TurnStartedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnThreatPlayed(ThreatPlayedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnKnockAssigned(KnockAssignedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChristmasPlayed(ChristmasPlayedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChristmasAsked(ChristmasAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChristmasDiscarded(ChristmasDiscardedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnKnockDiscarded(KnockDiscardedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnLeaderTaken(LeaderTakenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCharmUsed(CharmUsedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCharmRecovered(CharmRecoveredEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSpeechMade(SpeechMadeEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSpeechAnswered(SpeechAnsweredEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSpeechRevealed(SpeechRevealedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTileRemoved(TileRemovedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnWithdrew(WithdrewEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnMissionSucceeded(MissionSucceededEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnMissionFailed(MissionFailedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTrialsShuffled(TrialsShuffledEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTileRevealed(TileRevealedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSupportCounted(SupportCountedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnReliefAsked(ReliefAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnReliefEnded(ReliefEndedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnMoraleDropped(MoraleDroppedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnLeaderPassed(LeaderPassedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnGameEnded(GameEndedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCardSetAside(CardSetAsideEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnOrdersSet(OrdersSetEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitsSet(RecruitsSetEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpOffered(HelpOfferedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpAsked(HelpAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpChosen(HelpChosenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpHeld(HelpHeldEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpUsed(HelpUsedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHelpInvited(HelpInvitedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnDeclined(DeclinedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnModifierSet(ModifierSetEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnOrdersDrawn(OrdersDrawnEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnOrderChosen(OrderChosenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnOrderDiscarded(OrderDiscardedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnIntensityAsked(IntensityAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnIntensityGiven(IntensityGivenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCancellationAsked(CancellationAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitTurnedUp(RecruitTurnedUpEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitArrived(RecruitArrivedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitDrew(RecruitDrewEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitTurn(RecruitTurnEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitWithdrew(RecruitWithdrewEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitLeft(RecruitLeftEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTrapCancelled(TrapCancelledEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChoiceAsked(ChoiceAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCardDiscarded(CardDiscardedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCardCleared(CardClearedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCardGiven(CardGivenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnCardReturned(CardReturnedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnTrialsSeen(TrialsSeenEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHandPassed(HandPassedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRefillAsked(RefillAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRefillDeclined(RefillDeclinedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSoloSupport(SoloSupportEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnSoloTilesShuffled(SoloTilesShuffledEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHandPutDown(HandPutDownEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnHandTakenUp(HandTakenUpEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnAnswerAsked(AnswerAskedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitDiscarded(RecruitDiscardedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnFreeSpeech(FreeSpeechEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnRecruitTurnEnded(RecruitTurnEndedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnMissionPrepared(MissionPreparedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnChoiceEnded(ChoiceEndedEvent happened) { OnAnyOther(happened.Event); }
        protected virtual void OnOrderPutBack(OrderPutBackEvent happened) { OnAnyOther(happened.Event); }

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
                default: OnAnyOther(happened); break;
            }
        }
    }
}
