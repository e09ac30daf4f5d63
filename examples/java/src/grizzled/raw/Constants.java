// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

/** Numbers of the header, without GRZ_. */
public final class Constants {
    private Constants() {}

    // The version of this header.
    public static final int VERSION_MAJOR = 0;
    public static final int VERSION_MINOR = 1;
    public static final int VERSION_PATCH = 0;
    public static final int VERSION_NUMBER = 1000;
    // The binary interface.
    public static final int ABI = 2;
    public static final int FINGERPRINT = -1135666656;
    // General numbers.
    public static final int NONE = 255;
    public static final int TO_NUL = -1;
    public static final int ANY_SEQUENCE = -1;
    public static final int MAX_ORDER = 80;
    public static final int MAX_INPUT = 4194304;
    public static final int MAX_BYTES = 1048576;
    public static final int MAX_SETTINGS = 256;
    public static final int MAX_BATCH = 65536;
    // Statuses: what a call came to. Numbers are never used again for something else.
    public static final int OK = 0;
    public static final int E_REJECTED = -1;
    public static final int E_HANDLE = -2;
    public static final int E_BUSY = -3;
    public static final int E_NULL = -4;
    public static final int E_ALIGNMENT = -5;
    public static final int E_STRUCT_SIZE = -6;
    public static final int E_VALUE = -7;
    public static final int E_SHORT = -8;
    public static final int E_FULL = -9;
    public static final int E_INTERNAL = -10;
    public static final int E_POISONED = -11;
    public static final int E_ABI = -12;
    public static final int E_TEXT = -13;
    public static final int E_LIMIT = -14;
    public static final int E_OVERLAP = -15;
    public static final int E_SEQUENCE = -16;
    public static final int E_FORMAT = -17;
    public static final int E_NEWER = -18;
    public static final int E_RULES = -19;
    public static final int E_SETUP = -20;
    public static final int E_REPLAY = -21;
    public static final int E_UNDO = -22;
    public static final int E_UNSAYABLE = -23;
    public static final int E_DISHONEST = -24;
    public static final int E_CAMPAIGN = -25;
    public static final int E_MIDWAY = -26;
    public static final int E_VIEWER = -27;
    public static final int E_STAGED = -28;
    public static final int E_RANDOM = -29;
    public static final int E_MEMORY = -30;
    // Languages of texts.
    public static final int LANG_EN = 0;
    public static final int LANG_FR = 1;
    // Viewers: a seat's number from 0, or one of these.
    public static final int VIEWER_SPECTATOR = 100;
    // Keys of settings, in setting.key, with what their values are. What is not set stays as the way to play has it.
    public static final int SETTING_TRIALS = 1;
    public static final int SETTING_MORALE = 2;
    public static final int SETTING_SPEECHES = 3;
    public static final int SETTING_SPEECH_RETURNS = 4;
    public static final int SETTING_TRAPS = 5;
    public static final int SETTING_CHARM_RELIEF = 6;
    public static final int SETTING_FIRST_INTENSITY = 7;
    public static final int SETTING_GIVEN_INTENSITY = 8;
    public static final int SETTING_DROP_MOST = 9;
    public static final int SETTING_HAND_LIMIT = 10;
    public static final int SETTING_OUT = 11;
    public static final int SETTING_SEATS = 12;
    public static final int SETTING_SEATING = 13;
    public static final int SETTING_EASY_ORDERS = 14;
    public static final int SETTING_NORMAL_ORDERS = 15;
    public static final int SETTING_HARD_ORDERS = 16;
    public static final int SETTING_GIVEN_ORDER = 17;
    public static final int SETTING_RECRUITS = 18;
    public static final int SETTING_HELP = 19;
    // Who plays which seats.
    public static final int SEATING_ONE_EACH = 0;
    public static final int SEATING_CHAPLAIN = 1;
    public static final int SEATING_DUO = 2;
    public static final int SEATING_SOLO = 3;
    // What relief does for the charm of the seat relieved, for SETTING_CHARM_RELIEF.
    public static final int CHARM_RELIEF_INSTEAD = 0;
    public static final int CHARM_RELIEF_ALSO = 1;
    // Where Helping Hands come from, for SETTING_HELP.
    public static final int HELP_PLAN_NONE = 0;
    public static final int HELP_PLAN_DRAW_TWO = 1;
    public static final int HELP_PLAN_GIVEN = 2;
    // Bits of start.flags.
    public static final int START_COMMIT = 1;
    // Outcomes, in info.outcome and event.outcome; NONE while the game goes on.
    public static final int OUTCOME_VICTORY = 0;
    public static final int OUTCOME_TOO_MANY_KNOCKS = 1;
    public static final int OUTCOME_MORALE_LOST = 2;
    public static final int OUTCOME_TOO_MANY_CARDS = 3;
    public static final int OUTCOME_BOOT_CAMP_OVER = 4;
    // Lists of cards.
    public static final int LIST_TRIALS = 1;
    public static final int LIST_ORDERS = 2;
    public static final int LIST_RECRUITS = 3;
    public static final int LIST_HELP = 4;
    public static final int LIST_EFFECTS = 5;
    // What a Trial card is, in card.face.
    public static final int FACE_THREAT = 0;
    public static final int FACE_KNOCK = 1;
    public static final int FACE_CHRISTMAS = 2;
    // Hard Knocks, in card.knock.
    public static final int KNOCK_TRAUMA_OF_NIGHT = 0;
    public static final int KNOCK_TRAUMA_OF_RAIN = 1;
    public static final int KNOCK_TRAUMA_OF_SNOW = 2;
    public static final int KNOCK_PHOBIA_OF_MASK = 3;
    public static final int KNOCK_PHOBIA_OF_SHELL = 4;
    public static final int KNOCK_PHOBIA_OF_WHISTLE = 5;
    public static final int KNOCK_WOUNDED = 6;
    public static final int KNOCK_MUTE = 7;
    public static final int KNOCK_TYRANNICAL = 8;
    public static final int KNOCK_DEMORALIZED = 9;
    public static final int KNOCK_FRAGILE = 10;
    public static final int KNOCK_FEARFUL = 11;
    public static final int KNOCK_PANICKED = 12;
    public static final int KNOCK_FRENZIED = 13;
    public static final int KNOCK_SELFISH = 14;
    public static final int KNOCK_HARDHEADED = 15;
    public static final int KNOCK_PRIDEFUL = 16;
    public static final int KNOCK_CLUMSY = 17;
    public static final int KNOCK_ABSENT_MINDED = 18;
    public static final int KNOCK_AGGRESSIVE = 19;
    public static final int KNOCK_SCARRED = 20;
    public static final int KNOCK_SUPERSTITIOUS = 21;
    public static final int KNOCK_LOYAL = 22;
    // How hard an Order is, in card.difficulty.
    public static final int DIFFICULTY_EASY = 0;
    public static final int DIFFICULTY_NORMAL = 1;
    public static final int DIFFICULTY_HARD = 2;
    // Kinds of Helping Hands, in card.help.
    public static final int HELP_ACTION = 0;
    public static final int HELP_EVENT = 1;
    public static final int HELP_FRIENDSHIP = 2;
    // Where a card comes from, in card.provenance.
    public static final int PROVENANCE_PRINTED = 0;
    public static final int PROVENANCE_OWN = 1;
    // Lists of words, for word.
    public static final int WORD_THREAT = 1;
    public static final int WORD_TILE = 2;
    public static final int WORD_CHARACTER = 3;
    public static final int WORD_OUTCOME = 4;
    public static final int WORD_KNOCK = 5;
    public static final int WORD_KNOCK_EFFECT = 6;
    public static final int WORD_HELP_KIND = 7;
    public static final int WORD_REASON = 8;
    public static final int WORD_RULE = 9;
    public static final int WORD_RULE_ID = 10;
    public static final int WORD_STATUS = 11;
    // Which text of a card is asked for, for card_text.
    public static final int PART_NAME = 0;
    public static final int PART_EFFECT = 1;
    // Tags of commands, in command.tag. Fields that a tag does not name are ignored.
    public static final int COMMAND_INTENSITY = 1;
    public static final int COMMAND_PLAY = 2;
    public static final int COMMAND_CHARM = 3;
    public static final int COMMAND_SPEECH = 4;
    public static final int COMMAND_WITHDRAW = 5;
    public static final int COMMAND_ANSWER = 6;
    public static final int COMMAND_CHRISTMAS = 7;
    public static final int COMMAND_RELIEF = 8;
    public static final int COMMAND_ORDER = 9;
    public static final int COMMAND_KEEP = 10;
    public static final int COMMAND_HELP = 11;
    public static final int COMMAND_CHOOSE = 12;
    public static final int COMMAND_RECRUIT_PLAY = 13;
    public static final int COMMAND_RECRUIT_WITHDRAW = 14;
    public static final int COMMAND_CANCEL = 15;
    public static final int COMMAND_REFILL = 16;
    public static final int COMMAND_DECLINE = 17;
    // Kinds of relief, in command.relief.
    public static final int RELIEF_KNOCKS = 0;
    public static final int RELIEF_CHARM = 1;
    // Kinds of choices, in command.choice.
    public static final int CHOICE_CARD = 1;
    public static final int CHOICE_SEAT = 2;
    public static final int CHOICE_ORDER = 3;
    public static final int CHOICE_GIFT = 4;
    // Threats. The character of the same number has the charm against it.
    public static final int THREAT_NIGHT = 0;
    public static final int THREAT_RAIN = 1;
    public static final int THREAT_SNOW = 2;
    public static final int THREAT_MASK = 3;
    public static final int THREAT_SHELL = 4;
    public static final int THREAT_WHISTLE = 5;
    // Kinds of Support tiles: numbers, and places in command.removed and event.secret_tiles.
    public static final int TILE_LEFT = 0;
    public static final int TILE_RIGHT = 1;
    public static final int TILE_DOUBLE_LEFT = 2;
    public static final int TILE_DOUBLE_RIGHT = 3;
    // Kinds of cards that act, in event.source and error.source; 0 where there is none.
    public static final int SOURCE_KNOCK = 1;
    public static final int SOURCE_ORDER = 2;
    public static final int SOURCE_RECRUIT = 3;
    public static final int SOURCE_HELP = 4;
    public static final int SOURCE_CHAPTER = 5;
    // How a Mission stands, in view.mission_state.
    public static final int MISSION_UNDER_WAY = 0;
    public static final int MISSION_SUCCEEDED = 1;
    public static final int MISSION_FAILED = 2;
    // What a game waits for, in view.agenda, each with the fields that count. Others hold NONE or 0.
    public static final int AGENDA_NOTHING = 0;
    public static final int AGENDA_INTENSITY = 1;
    public static final int AGENDA_TURN = 2;
    public static final int AGENDA_SPEECH = 3;
    public static final int AGENDA_CHRISTMAS = 4;
    public static final int AGENDA_RELIEF = 5;
    public static final int AGENDA_OVER = 6;
    public static final int AGENDA_KEEP = 7;
    public static final int AGENDA_ORDER = 8;
    public static final int AGENDA_INVITATION = 9;
    public static final int AGENDA_CHOICE = 10;
    public static final int AGENDA_RECRUIT = 11;
    public static final int AGENDA_CANCELLATION = 12;
    public static final int AGENDA_REFILL = 13;
    // The viewer's answer to the Speech under way, in view.answer.
    public static final int ANSWER_NONE = 0;
    public static final int ANSWER_DECLINE = 1;
    public static final int ANSWER_DISCARD = 2;
    // What the viewer alone knows, in view.known; view.known_cards says which.
    public static final int KNOWN_NOTHING = 0;
    public static final int KNOWN_ORDERS = 1;
    public static final int KNOWN_ORDER = 2;
    public static final int KNOWN_HELP = 3;
    public static final int KNOWN_KEPT = 4;
    // Piles, for game_pile.
    public static final int PILE_TRIALS = 0;
    public static final int PILE_MORALE = 1;
    // Bots, for game_bot and client_bot.
    public static final int BOT_RANDOM = 0;
    public static final int BOT_CAREFUL = 1;
    // What saved bytes are, in save_info.kind.
    public static final int SAVE_LOG = 1;
    public static final int SAVE_STREAM = 2;
    public static final int SAVE_CAMPAIGN = 3;
    public static final int SAVE_PACK = 4;
    // Forms of what is saved.
    public static final int FORM_BYTES = 0;
    public static final int FORM_JSON = 1;
    // What a campaign waits for, in campaign_facts.step.
    public static final int STEP_READY = 0;
    public static final int STEP_REWARD = 1;
    public static final int STEP_BAN = 2;
    public static final int STEP_OVER = 3;
    // Choices of the group, in campaign_choice.tag.
    public static final int GROUP_AWARD = 1;
    public static final int GROUP_BAN = 2;
    public static final int GROUP_BAN_NONE = 3;
    // Actions, ACTION_COUNT of them: each begins at the number given, and the next one's number ends it.
    public static final int ACTION_PLAY = 0;
    public static final int ACTION_CHARM = 80;
    public static final int ACTION_SPEECH = 160;
    public static final int ACTION_WITHDRAW = 166;
    public static final int ACTION_INTENSITY = 241;
    public static final int ACTION_ANSWER = 322;
    public static final int ACTION_ANSWER_NONE = 402;
    public static final int ACTION_CHRISTMAS = 403;
    public static final int ACTION_CHRISTMAS_NONE = 483;
    public static final int ACTION_RELIEF = 484;
    public static final int ACTION_ORDER = 2533;
    public static final int ACTION_KEEP = 2573;
    public static final int ACTION_HELP = 2597;
    public static final int ACTION_CHOOSE_CARD = 2621;
    public static final int ACTION_CHOOSE_SEAT = 2701;
    public static final int ACTION_CHOOSE_ORDER = 2706;
    public static final int ACTION_CHOOSE_GIFT = 2746;
    public static final int ACTION_RECRUIT_PLAY = 3146;
    public static final int ACTION_RECRUIT_WITHDRAW = 3226;
    public static final int ACTION_CANCEL = 3227;
    public static final int ACTION_REFILL = 3267;
    public static final int ACTION_DECLINE = 3268;
    public static final int ACTION_COUNT = 3269;
    public static final int MASK_WORDS = 52;
    // What batch_step takes instead of a choice.
    public static final int INSTEAD_WAIT = -1;
    public static final int INSTEAD_RESTART = -2;
    // What became of a choice, in batch_row.stepped.
    public static final int STEPPED_WAITED = 0;
    public static final int STEPPED_DONE = 1;
    public static final int STEPPED_REFUSED = 2;
    // Bits of the flags of batch_step.
    public static final int BATCH_ACTIONS = 1;
    public static final int BATCH_RESTART = 2;
}
