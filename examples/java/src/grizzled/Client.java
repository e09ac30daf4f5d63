package grizzled;

import grizzled.raw.GrzClient;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzInfo;
import grizzled.raw.GrzView;
import java.util.List;

/** A game as one viewer sees it: it holds no secret of anybody else. One thread at a time. */
public final class Client extends Handle {
    private static final int COMMAND_SIZE = new GrzCommand().size();

    private final GrzClient.ByValue raw;

    private Client(GrzClient.ByValue raw) {
        super(() -> Grizzled.RAW.grz_client_free(raw));
        this.raw = raw;
    }

    /** Begins with what the host sent; first is what it gave {@link Game#stream} as after. */
    public static Client begin(byte[] stream, int first) {
        GrzClient made = new GrzClient();
        Grizzled.call(error -> Grizzled.RAW.grz_client_create(stream, stream.length, first, made, error));
        return new Client(new GrzClient.ByValue(made));
    }

    /** Feeds it what has happened since; expected is where it stands ({@code info().expected}). */
    public void feed(int expected, byte[] records) {
        using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_client_feed(raw, expected, records, records.length, error));
            return null;
        });
    }

    public GrzInfo info() {
        return using(() -> {
            GrzInfo info = new GrzInfo();
            Grizzled.check(Grizzled.RAW.grz_client_info(raw, info));
            return info;
        });
    }

    public GrzView view() {
        return using(() -> {
            GrzView view = new GrzView();
            Grizzled.check(Grizzled.RAW.grz_client_view(raw, view));
            return view;
        });
    }

    public String eventsText(int from, int lang) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_client_events_text(raw, from, lang, room, capacity, needed)));
    }

    public List<GrzCommand> legal() {
        return using(() -> Grizzled.list(COMMAND_SIZE, GrzCommand::new, (room, capacity, needed) ->
                Grizzled.RAW.grz_client_legal_commands(raw, room, COMMAND_SIZE, capacity, needed)));
    }

    public GrzCommand bot(int bot, long seed) {
        return using(() -> {
            GrzCommand command = new GrzCommand();
            Grizzled.check(Grizzled.RAW.grz_client_bot(raw, bot, seed, command));
            return command;
        });
    }

    public String commandText(int seat, GrzCommand command, int lang) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_client_command_text(raw, seat, command, lang, room, capacity, needed)));
    }
}
