// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>The functions of the library as they are; the other classes call them.</summary>
    internal static partial class Native
    {
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_check_abi(uint abi, uint fingerprint);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern uint grz_abi();
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr grz_version();
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr grz_status_text(int status);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_pack_load(IntPtr json, uint length, out PackHandle pack, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_pack_json(PackHandle pack, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_pack_free(PackHandle pack);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_rules_create(IntPtr preset, uint length, IntPtr settings, uint count, PackHandle pack, out RulesHandle rules, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_rules_info(RulesHandle rules, ref RulesFacts info);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_rules_free(RulesHandle rules);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_card_info(RulesHandle rules, uint list, uint number, ref Card card);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_card_text(RulesHandle rules, uint list, uint number, uint part, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_word(uint list, uint number, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_start_init(ref Start start);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_start_seeded(ulong seed, ref Start start);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_create(RulesHandle rules, ref Start start, IntPtr position, uint length, out GameHandle game, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_clone(GameHandle game, out GameHandle copy);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_free(GameHandle game);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_info(GameHandle game, ref GameInfo info);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_hash(GameHandle game, out ulong hash);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_commitment(GameHandle game, IntPtr bytes, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_rules(GameHandle game, out RulesHandle rules);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_pile(GameHandle game, uint pile, IntPtr cards, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_at(GameHandle game, uint events, ref Start start, out GameHandle then, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_legal_count(GameHandle game, uint seat, out uint count);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_legal_commands(GameHandle game, uint seat, IntPtr commands, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_legal_command(GameHandle game, uint seat, uint place, ref Command command);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_legal_mask(GameHandle game, uint seat, IntPtr words, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_command_action(GameHandle game, uint seat, ref Command command, out uint action);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_action_command(GameHandle game, uint seat, uint action, ref Command command);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_check(GameHandle game, uint seat, ref Command command, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_submit(GameHandle game, uint seat, uint expected, ref Command command, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_command_public(ref Command command, ref Command shown);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_undo(GameHandle game, uint expected, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_bot(GameHandle game, uint seat, uint bot, ulong seed, ref Command command);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_command_text(GameHandle game, uint seat, ref Command command, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_events(GameHandle game, uint viewer, uint from, IntPtr events, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_events_bytes(GameHandle game, uint viewer, uint after, IntPtr bytes, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_events_json(GameHandle game, uint viewer, uint after, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_events_text(GameHandle game, uint viewer, uint from, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_view(GameHandle game, uint viewer, ref View view);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_view_json(GameHandle game, uint viewer, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_referee_events(GameHandle game, uint from, IntPtr events, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_referee_events_json(GameHandle game, uint from, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_referee_events_text(GameHandle game, uint from, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_referee_view_json(GameHandle game, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_save(GameHandle game, uint form, IntPtr bytes, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_stream(GameHandle game, uint viewer, uint after, uint form, IntPtr bytes, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_probe(IntPtr bytes, uint length, ref SaveInfo info, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_load(IntPtr bytes, uint length, ref Start start, out GameHandle game, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_verify(IntPtr bytes, uint length, ref Start start, IntPtr position, uint position_length, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_stage(GameHandle game, uint seat, uint expected, ref Command command, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_staged_save(GameHandle game, uint form, IntPtr bytes, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_commit(GameHandle game);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_roll_back(GameHandle game);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_create(IntPtr stream, uint length, uint first, out ClientHandle client, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_feed(ClientHandle client, uint expected, IntPtr bytes, uint length, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_free(ClientHandle client);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_info(ClientHandle client, ref GameInfo info);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_rules(ClientHandle client, out RulesHandle rules);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_view(ClientHandle client, ref View view);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_view_json(ClientHandle client, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_events(ClientHandle client, uint from, IntPtr events, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_events_json(ClientHandle client, uint from, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_events_text(ClientHandle client, uint from, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_legal_count(ClientHandle client, out uint count);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_legal_command(ClientHandle client, uint place, ref Command command);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_legal_commands(ClientHandle client, IntPtr commands, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_check(ClientHandle client, ref Command command, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_bot(ClientHandle client, uint bot, ulong seed, ref Command command);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_client_command_text(ClientHandle client, uint seat, ref Command command, uint lang, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_text(GameHandle game, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_from_text(IntPtr text, uint length, RulesHandle rules, out GameHandle game, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_game_position(GameHandle game, IntPtr text, uint capacity, out uint needed, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_command_write(RulesHandle rules, ref Command command, IntPtr text, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_command_read(RulesHandle rules, IntPtr text, uint length, ref Command command, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_create(PackHandle pack, uint seats, uint duo, uint boot_camp, out CampaignHandle campaign, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_free(CampaignHandle campaign);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_info(CampaignHandle campaign, ref CampaignFacts info);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_rules(CampaignHandle campaign, out RulesHandle rules, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_game(CampaignHandle campaign, ref Start start, out GameHandle game, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_conclude(CampaignHandle campaign, GameHandle game, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_choices(CampaignHandle campaign, IntPtr choices, uint struct_size, uint capacity, out uint needed);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_choose(CampaignHandle campaign, ref CampaignChoice choice, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_save(CampaignHandle campaign, IntPtr text, uint capacity, out uint needed, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_campaign_resume(IntPtr json, uint length, PackHandle pack, uint seats, out CampaignHandle campaign, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_create(RulesHandle rules, uint count, ulong seed, out BatchHandle batch, ref ErrorInfo error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_free(BatchHandle batch);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_step(BatchHandle batch, uint flags, IntPtr choices, uint count, IntPtr rows, IntPtr masks);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_view(BatchHandle batch, uint place, uint viewer, ref View view);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_hash(BatchHandle batch, uint place, out ulong hash);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status grz_batch_command(BatchHandle batch, uint place, uint flags, uint choice, ref Command command);
    }
}
