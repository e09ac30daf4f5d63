package grizzled;

import com.sun.jna.Memory;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import grizzled.raw.Constants;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzEvent;
import grizzled.raw.GrzGame;
import grizzled.raw.GrzInfo;
import grizzled.raw.GrzStart;
import grizzled.raw.GrzView;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A game as its host holds it: it knows everything. One thread at a time. */
public final class Game extends Handle {
    private static final int COMMAND_SIZE = new GrzCommand().size();
    private static final int EVENT_SIZE = new GrzEvent().size();

    final GrzGame.ByValue raw;

    Game(GrzGame made) {
        this(new GrzGame.ByValue(made));
    }

    private Game(GrzGame.ByValue raw) {
        super(() -> Grizzled.RAW.grz_game_free(raw));
        this.raw = raw;
    }

    /** A start that leaves all to chance: seed and salt are drawn from the system. The host keeps it, and no player sees it. */
    public static GrzStart start() {
        GrzStart start = new GrzStart();
        Grizzled.check(Grizzled.RAW.grz_start_init(start));
        return start;
    }

    /** The same with a small seed of one's own, which others could find by trying. */
    public static GrzStart start(long seed) {
        GrzStart start = new GrzStart();
        Grizzled.check(Grizzled.RAW.grz_start_seeded(seed, start));
        return start;
    }

    public static Game begin(Rules rules, GrzStart start) {
        return begin(rules, start, "");
    }

    /** In a position of the notation; the empty one is the usual beginning. */
    public static Game begin(Rules rules, GrzStart start, String position) {
        byte[] line = position.getBytes(StandardCharsets.UTF_8);
        return rules.using(() -> {
            GrzGame made = new GrzGame();
            Grizzled.call(error -> Grizzled.RAW.grz_game_create(rules.raw, start, line, line.length, made, error));
            return new Game(made);
        });
    }

    /** Goes on with a saved game; with the start that it began with, as if it had never stopped. */
    public static Game load(byte[] log, GrzStart start) {
        GrzGame made = new GrzGame();
        Grizzled.call(error -> Grizzled.RAW.grz_game_load(log, log.length, start, made, error));
        return new Game(made);
    }

    public GrzInfo info() {
        return using(() -> {
            GrzInfo info = new GrzInfo();
            Grizzled.check(Grizzled.RAW.grz_game_info(raw, info));
            return info;
        });
    }

    /** Of everything in play: never send it to a player. */
    public long hash() {
        return using(() -> {
            LongByReference hash = new LongByReference();
            Grizzled.check(Grizzled.RAW.grz_game_hash(raw, hash));
            return hash.getValue();
        });
    }

    public int legalCount(int seat) {
        return using(() -> {
            IntByReference count = new IntByReference();
            Grizzled.check(Grizzled.RAW.grz_legal_count(raw, seat, count));
            return count.getValue();
        });
    }

    public GrzCommand legalCommand(int seat, int place) {
        return using(() -> {
            GrzCommand command = new GrzCommand();
            Grizzled.check(Grizzled.RAW.grz_legal_command(raw, seat, place, command));
            return command;
        });
    }

    public List<GrzCommand> legal(int seat) {
        return using(() -> Grizzled.list(COMMAND_SIZE, GrzCommand::new, (room, capacity, needed) ->
                Grizzled.RAW.grz_legal_commands(raw, seat, room, COMMAND_SIZE, capacity, needed)));
    }

    /** The actions that the seat may take now, a bit each: {@code Constants.ACTION_...} numbers them. */
    public long[] legalMask(int seat) {
        return using(() -> {
            Memory words = new Memory(8L * Constants.MASK_WORDS);
            Grizzled.check(Grizzled.RAW.grz_legal_mask(raw, seat, words, Constants.MASK_WORDS, new IntByReference()));
            return words.getLongArray(0, Constants.MASK_WORDS);
        });
    }

    /** Throws when the command is not legal for the seat now. */
    public void check(int seat, GrzCommand command) {
        using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_check(raw, seat, command, error));
            return null;
        });
    }

    /** Takes the last command back; expected is as for submit. */
    public void undo(int expected) {
        using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_undo(raw, expected, error));
            return null;
        });
    }

    /** The game as it stood after so many events, as one of its own. */
    public Game at(int events, GrzStart start) {
        return using(() -> {
            GrzGame then = new GrzGame();
            Grizzled.call(error -> Grizzled.RAW.grz_game_at(raw, events, start, then, error));
            return new Game(then);
        });
    }

    /** Gives a command for a seat; expected is where the player stands ({@code info().expected}), or ANY_SEQUENCE. */
    public void submit(int seat, int expected, GrzCommand command) {
        using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_submit(raw, seat, expected, command, error));
            return null;
        });
    }

    /** What a bot would do in the place of a seat: {@code Constants.BOT_...}. */
    public GrzCommand bot(int seat, int bot, long seed) {
        return using(() -> {
            GrzCommand command = new GrzCommand();
            Grizzled.check(Grizzled.RAW.grz_game_bot(raw, seat, bot, seed, command));
            return command;
        });
    }

    public String commandText(int seat, GrzCommand command, int lang) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_command_text(raw, seat, command, lang, room, capacity, needed)));
    }

    /** What has happened since, to be given to {@link Client#feed}; after is where the viewer stands ({@code info().expected}). */
    public byte[] eventsBytes(int viewer, int after) {
        return using(() -> Grizzled.bytes((room, capacity, needed) ->
                Grizzled.RAW.grz_game_events_bytes(raw, viewer, after, room, capacity, needed)));
    }

    /** What has happened, as a viewer sees it, from an event on. */
    public List<GrzEvent> events(int viewer, int from) {
        return using(() -> Grizzled.list(EVENT_SIZE, GrzEvent::new, (room, capacity, needed) ->
                Grizzled.RAW.grz_game_events(raw, viewer, from, room, EVENT_SIZE, capacity, needed)));
    }

    public String eventsText(int viewer, int from, int lang) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_game_events_text(raw, viewer, from, lang, room, capacity, needed)));
    }

    public GrzView view(int viewer) {
        return using(() -> {
            GrzView view = new GrzView();
            Grizzled.check(Grizzled.RAW.grz_game_view(raw, viewer, view));
            return view;
        });
    }

    public String viewJson(int viewer) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_game_view_json(raw, viewer, room, capacity, needed)));
    }

    /** The log, to be stored. It knows everything: never send it to a player. */
    public byte[] save() {
        return save(Constants.FORM_BYTES);
    }

    /** In one of {@code Constants.FORM_...}. */
    public byte[] save(int form) {
        return using(() -> Grizzled.bytes((room, capacity, needed) ->
                Grizzled.RAW.grz_game_save(raw, form, room, capacity, needed)));
    }

    /** What a viewer may see, to be sent: it begins a {@link Client} there. */
    public byte[] stream(int viewer, int after) {
        return using(() -> Grizzled.bytes((room, capacity, needed) ->
                Grizzled.RAW.grz_game_stream(raw, viewer, after, Constants.FORM_BYTES, room, capacity, needed)));
    }
}
