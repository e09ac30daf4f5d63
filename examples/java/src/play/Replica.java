package play;

import grizzled.Client;
import grizzled.Game;
import grizzled.raw.Constants;
import grizzled.raw.GrzCommand;

/** Seat 1 at its own machine: all it ever gets of the game is what went through a stream and records of events. */
final class Replica implements AutoCloseable {
    static final int SEAT = 1;

    private final Game host;
    private final Client client;
    private int seen;

    Replica(Game host) {
        this.host = host;
        seen = host.info().expected;
        client = Client.begin(host.stream(SEAT, 0), 0);
    }

    GrzCommand decide() {
        return client.bot(Constants.BOT_CAREFUL, 0);
    }

    /** What a server sends after each command. */
    void catchUp() {
        client.feed(seen, host.eventsBytes(SEAT, seen));
        seen = host.info().expected;
        if (!client.view().dataEquals(host.view(SEAT))) {
            throw new Different("the client does not see what its seat sees");
        }
    }

    void show() {
        System.out.println("  seat 1 was told " + seen + " things, the last of them:");
        client.eventsText(seen - 4, Constants.LANG_EN).lines().forEach(line -> System.out.println("    " + line));
        System.out.println("  in French:");
        client.eventsText(seen - 4, Constants.LANG_FR).lines().forEach(line -> System.out.println("    " + line));
    }

    @Override
    public void close() {
        client.close();
    }
}
