using System;

namespace Grizzled
{
    /// <summary>The calls whose answers may be of any length. Each is made once: a closure would be garbage at every call.</summary>
    internal static class Fills
    {
        public static readonly Fill LegalCommands = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_legal_commands(new GameHandle { Id = q.Id }, q.First, room, Command.Bytes, capacity, out needed);
        public static readonly Fill LegalMask = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_legal_mask(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill CommandText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_command_text(new GameHandle { Id = q.Id }, q.First, ref q.Command, q.Second, room, capacity, out needed);
        public static readonly Fill GameEvents = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_events(new GameHandle { Id = q.Id }, q.First, q.Second, room, GameEvent.Bytes, capacity, out needed);
        public static readonly Fill GameEventsBytes = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_events_bytes(new GameHandle { Id = q.Id }, q.First, q.Second, room, capacity, out needed);
        public static readonly Fill GameEventsJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_events_json(new GameHandle { Id = q.Id }, q.First, q.Second, room, capacity, out needed);
        public static readonly Fill GameEventsText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_events_text(new GameHandle { Id = q.Id }, q.First, q.Second, q.Third, room, capacity, out needed);
        public static readonly Fill GameViewJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_view_json(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill RefereeViewJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_referee_view_json(new GameHandle { Id = q.Id }, room, capacity, out needed);
        public static readonly Fill StagedSave = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_staged_save(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill RefereeEvents = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_referee_events(new GameHandle { Id = q.Id }, q.First, room, GameEvent.Bytes, capacity, out needed);
        public static readonly Fill RefereeEventsJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_referee_events_json(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill RefereeEventsText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_referee_events_text(new GameHandle { Id = q.Id }, q.First, q.Second, room, capacity, out needed);
        public static readonly Fill Save = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_save(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill Stream = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_stream(new GameHandle { Id = q.Id }, q.First, q.Second, q.Third, room, capacity, out needed);
        public static readonly Fill Commitment = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_commitment(new GameHandle { Id = q.Id }, room, capacity, out needed);
        public static readonly Fill Cards = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_pile(new GameHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill GameText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_game_text(new GameHandle { Id = q.Id }, room, capacity, out needed);

        public static readonly Fill ClientViewJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_view_json(new ClientHandle { Id = q.Id }, room, capacity, out needed);
        public static readonly Fill ClientEvents = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_events(new ClientHandle { Id = q.Id }, q.First, room, GameEvent.Bytes, capacity, out needed);
        public static readonly Fill ClientEventsJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_events_json(new ClientHandle { Id = q.Id }, q.First, room, capacity, out needed);
        public static readonly Fill ClientEventsText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_events_text(new ClientHandle { Id = q.Id }, q.First, q.Second, room, capacity, out needed);
        public static readonly Fill ClientLegalCommands = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_legal_commands(new ClientHandle { Id = q.Id }, room, Command.Bytes, capacity, out needed);
        public static readonly Fill ClientCommandText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_client_command_text(new ClientHandle { Id = q.Id }, q.First, ref q.Command, q.Second, room, capacity, out needed);

        public static readonly Fill CardText = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_card_text(new RulesHandle { Id = q.Id }, q.First, q.Second, q.Third, q.Fourth, room, capacity, out needed);
        public static readonly Fill Write = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_command_write(new RulesHandle { Id = q.Id }, ref q.Command, room, capacity, out needed);

        public static readonly Fill PackJson = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_pack_json(new PackHandle { Id = q.Id }, room, capacity, out needed);

        public static readonly Fill Choices = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_campaign_choices(new CampaignHandle { Id = q.Id }, room, CampaignChoice.Bytes, capacity, out needed);

        public static readonly Fill Word = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
            Native.grz_word(q.First, q.Second, q.Third, room, capacity, out needed);

        // Those that say in words why they fail.
        public static readonly Fill Position = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
        {
            ErrorInfo error = Errors.Room();
            return Explained(Native.grz_game_position(new GameHandle { Id = q.Id }, room, capacity, out needed, ref error), ref error);
        };
        public static readonly Fill CampaignSave = (ref Query q, IntPtr room, uint capacity, out uint needed) =>
        {
            ErrorInfo error = Errors.Room();
            return Explained(Native.grz_campaign_save(new CampaignHandle { Id = q.Id }, room, capacity, out needed, ref error), ref error);
        };

        static Status Explained(Status status, ref ErrorInfo error)
        {
            if (status != Status.Short) Errors.Demand(status, ref error);
            return status;
        }
    }
}
