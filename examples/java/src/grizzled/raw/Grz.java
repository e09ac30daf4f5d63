// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;

/** Every function of the header. What each wants and answers stands there. */
public interface Grz extends Library {
    int grz_check_abi(int abi, int fingerprint);

    int grz_abi();

    String grz_version();

    String grz_status_text(int status);

    int grz_pack_load(byte[] json, int length, GrzPack pack, GrzError error);

    int grz_pack_json(GrzPack.ByValue pack, byte[] text, int capacity, IntByReference needed);

    int grz_pack_free(GrzPack.ByValue pack);

    int grz_rules_create(byte[] preset, int length, Pointer settings, int count, GrzPack.ByValue pack, GrzRules rules,
            GrzError error);

    int grz_rules_info(GrzRules.ByValue rules, GrzRulesFacts info);

    int grz_rules_free(GrzRules.ByValue rules);

    int grz_card_info(GrzRules.ByValue rules, int list, int number, GrzCard card);

    int grz_card_text(GrzRules.ByValue rules, int list, int number, int part, int lang, byte[] text, int capacity,
            IntByReference needed);

    int grz_word(int list, int number, int lang, byte[] text, int capacity, IntByReference needed);

    int grz_start_init(GrzStart start);

    int grz_start_seeded(long seed, GrzStart start);

    int grz_game_create(GrzRules.ByValue rules, GrzStart start, byte[] position, int length, GrzGame game, GrzError error);

    int grz_game_clone(GrzGame.ByValue game, GrzGame copy);

    int grz_game_free(GrzGame.ByValue game);

    int grz_game_info(GrzGame.ByValue game, GrzInfo info);

    int grz_game_hash(GrzGame.ByValue game, LongByReference hash);

    int grz_game_commitment(GrzGame.ByValue game, byte[] bytes, int capacity, IntByReference needed);

    int grz_game_rules(GrzGame.ByValue game, GrzRules rules);

    int grz_game_pile(GrzGame.ByValue game, int pile, byte[] cards, int capacity, IntByReference needed);

    int grz_game_at(GrzGame.ByValue game, int events, GrzStart start, GrzGame then, GrzError error);

    int grz_legal_count(GrzGame.ByValue game, int seat, IntByReference count);

    int grz_legal_commands(GrzGame.ByValue game, int seat, Pointer commands, int struct_size, int capacity,
            IntByReference needed);

    int grz_legal_command(GrzGame.ByValue game, int seat, int place, GrzCommand command);

    int grz_legal_mask(GrzGame.ByValue game, int seat, Pointer words, int capacity, IntByReference needed);

    int grz_command_action(GrzGame.ByValue game, int seat, GrzCommand command, IntByReference action);

    int grz_action_command(GrzGame.ByValue game, int seat, int action, GrzCommand command);

    int grz_check(GrzGame.ByValue game, int seat, GrzCommand command, GrzError error);

    int grz_submit(GrzGame.ByValue game, int seat, int expected, GrzCommand command, GrzError error);

    int grz_command_public(GrzCommand command, GrzCommand shown);

    int grz_undo(GrzGame.ByValue game, int expected, GrzError error);

    int grz_game_bot(GrzGame.ByValue game, int seat, int bot, long seed, GrzCommand command);

    int grz_command_text(GrzGame.ByValue game, int seat, GrzCommand command, int lang, byte[] text, int capacity,
            IntByReference needed);

    int grz_game_events(GrzGame.ByValue game, int viewer, int from, Pointer events, int struct_size, int capacity,
            IntByReference needed);

    int grz_game_events_bytes(GrzGame.ByValue game, int viewer, int after, byte[] bytes, int capacity, IntByReference needed);

    int grz_game_events_json(GrzGame.ByValue game, int viewer, int after, byte[] text, int capacity, IntByReference needed);

    int grz_game_events_text(GrzGame.ByValue game, int viewer, int from, int lang, byte[] text, int capacity,
            IntByReference needed);

    int grz_game_view(GrzGame.ByValue game, int viewer, GrzView view);

    int grz_game_view_json(GrzGame.ByValue game, int viewer, byte[] text, int capacity, IntByReference needed);

    int grz_referee_events(GrzGame.ByValue game, int from, Pointer events, int struct_size, int capacity,
            IntByReference needed);

    int grz_referee_events_json(GrzGame.ByValue game, int from, byte[] text, int capacity, IntByReference needed);

    int grz_referee_events_text(GrzGame.ByValue game, int from, int lang, byte[] text, int capacity, IntByReference needed);

    int grz_referee_view_json(GrzGame.ByValue game, byte[] text, int capacity, IntByReference needed);

    int grz_game_save(GrzGame.ByValue game, int form, byte[] bytes, int capacity, IntByReference needed);

    int grz_game_stream(GrzGame.ByValue game, int viewer, int after, int form, byte[] bytes, int capacity,
            IntByReference needed);

    int grz_probe(byte[] bytes, int length, GrzSaveInfo info, GrzError error);

    int grz_game_load(byte[] bytes, int length, GrzStart start, GrzGame game, GrzError error);

    int grz_verify(byte[] bytes, int length, GrzStart start, byte[] position, int position_length, GrzError error);

    int grz_stage(GrzGame.ByValue game, int seat, int expected, GrzCommand command, GrzError error);

    int grz_staged_save(GrzGame.ByValue game, int form, byte[] bytes, int capacity, IntByReference needed);

    int grz_commit(GrzGame.ByValue game);

    int grz_roll_back(GrzGame.ByValue game);

    int grz_client_create(byte[] stream, int length, int first, GrzClient client, GrzError error);

    int grz_client_feed(GrzClient.ByValue client, int expected, byte[] bytes, int length, GrzError error);

    int grz_client_free(GrzClient.ByValue client);

    int grz_client_info(GrzClient.ByValue client, GrzInfo info);

    int grz_client_rules(GrzClient.ByValue client, GrzRules rules);

    int grz_client_view(GrzClient.ByValue client, GrzView view);

    int grz_client_view_json(GrzClient.ByValue client, byte[] text, int capacity, IntByReference needed);

    int grz_client_events(GrzClient.ByValue client, int from, Pointer events, int struct_size, int capacity,
            IntByReference needed);

    int grz_client_events_json(GrzClient.ByValue client, int from, byte[] text, int capacity, IntByReference needed);

    int grz_client_events_text(GrzClient.ByValue client, int from, int lang, byte[] text, int capacity, IntByReference needed);

    int grz_client_legal_count(GrzClient.ByValue client, IntByReference count);

    int grz_client_legal_command(GrzClient.ByValue client, int place, GrzCommand command);

    int grz_client_legal_commands(GrzClient.ByValue client, Pointer commands, int struct_size, int capacity, IntByReference needed);

    int grz_client_check(GrzClient.ByValue client, GrzCommand command, GrzError error);

    int grz_client_bot(GrzClient.ByValue client, int bot, long seed, GrzCommand command);

    int grz_client_command_text(GrzClient.ByValue client, int seat, GrzCommand command, int lang, byte[] text, int capacity,
            IntByReference needed);

    int grz_game_text(GrzGame.ByValue game, byte[] text, int capacity, IntByReference needed);

    int grz_game_from_text(byte[] text, int length, GrzRules.ByValue rules, GrzGame game, GrzError error);

    int grz_game_position(GrzGame.ByValue game, byte[] text, int capacity, IntByReference needed, GrzError error);

    int grz_command_write(GrzRules.ByValue rules, GrzCommand command, byte[] text, int capacity, IntByReference needed);

    int grz_command_read(GrzRules.ByValue rules, byte[] text, int length, GrzCommand command, GrzError error);

    int grz_campaign_create(GrzPack.ByValue pack, int seats, int duo, int boot_camp, GrzCampaign campaign, GrzError error);

    int grz_campaign_free(GrzCampaign.ByValue campaign);

    int grz_campaign_info(GrzCampaign.ByValue campaign, GrzCampaignFacts info);

    int grz_campaign_rules(GrzCampaign.ByValue campaign, GrzRules rules, GrzError error);

    int grz_campaign_game(GrzCampaign.ByValue campaign, GrzStart start, GrzGame game, GrzError error);

    int grz_campaign_conclude(GrzCampaign.ByValue campaign, GrzGame.ByValue game, GrzError error);

    int grz_campaign_choices(GrzCampaign.ByValue campaign, Pointer choices, int struct_size, int capacity,
            IntByReference needed);

    int grz_campaign_choose(GrzCampaign.ByValue campaign, GrzCampaignChoice choice, GrzError error);

    int grz_campaign_save(GrzCampaign.ByValue campaign, byte[] text, int capacity, IntByReference needed, GrzError error);

    int grz_campaign_resume(byte[] json, int length, GrzPack.ByValue pack, int seats, GrzCampaign campaign, GrzError error);

    int grz_batch_create(GrzRules.ByValue rules, int count, long seed, GrzBatch batch, GrzError error);

    int grz_batch_free(GrzBatch.ByValue batch);

    int grz_batch_step(GrzBatch.ByValue batch, int flags, Pointer choices, int count, Pointer rows, Pointer masks);

    int grz_batch_view(GrzBatch.ByValue batch, int place, int viewer, GrzView view);

    int grz_batch_hash(GrzBatch.ByValue batch, int place, LongByReference hash);

    int grz_batch_command(GrzBatch.ByValue batch, int place, int flags, int choice, GrzCommand command);
}
