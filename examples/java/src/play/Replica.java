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
    /** How many events it has been fed, and where it stands: what submit and feed expect. */
    private int known;
    private int stands;

    Replica(Game host) {
        this.host = host;
        client = Client.begin(host.stream(SEAT, 0), 0);
        stand();
    }

    GrzCommand decide() {
        return client.bot(Constants.BOT_CAREFUL, 0);
    }

    /** What a server sends after each command. */
    void catchUp() {
        client.feed(stands, host.eventsBytes(SEAT, stands));
        stand();
        if (!client.view().dataEquals(host.view(SEAT))) {
            throw new Different("the client does not see what its seat sees");
        }
    }

    private void stand() {
        known = client.info().events;
        stands = client.info().expected;
    }

    void show() {
        System.out.println("  seat 1 was shown " + known + " things, the last of them:");
        client.eventsText(known - 4, Constants.LANG_EN).lines().forEach(line -> System.out.println("    " + line));
        System.out.println("  in French:");
        client.eventsText(known - 4, Constants.LANG_FR).lines().forEach(line -> System.out.println("    " + line));
    }

    @Override
    public void close() {
        client.close();
    }
}
