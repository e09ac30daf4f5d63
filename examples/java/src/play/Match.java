package play;

import grizzled.Game;
import grizzled.Rules;
import grizzled.raw.Constants;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzInfo;

/** A game of the kit, which is played as all clients play it. */
final class Match implements AutoCloseable {
    private Game game;
    private final Generator generator;

    Match(Game game, long seed) {
        this.game = game;
        generator = new Generator(seed);
    }

    /** The same in every language, even where all numbers are floating. */
    static final class Generator {
        private long x;

        Generator(long seed) {
            x = seed;
        }

        int below(int count) {
            x = x * 48271 % 2147483647;
            return (int) (x % count);
        }
    }

    /** Of a line: its kind, the way to play, the seed, the position. */
    static Match begin(String[] line) {
        long seed = Long.parseLong(line[2]);
        try (Rules rules = Rules.of(line[1])) {
            return new Match(Game.begin(rules, Game.start(seed), line[3]), seed);
        }
    }

    Game game() {
        return game;
    }

    @Override
    public void close() {
        game.close();
    }

    GrzCommand choose(int seat) {
        return seat == 0 ? game.legalCommand(0, generator.below(game.legalCount(0))) : game.bot(seat, Constants.BOT_CAREFUL, 0);
    }

    private boolean step() {
        GrzInfo info = game.info();
        if (info.awaited == 0) {
            return false;
        }
        int seat = Integer.numberOfTrailingZeros(info.awaited);
        game.submit(seat, info.expected, choose(seat));
        return true;
    }

    Match after(String decisions) {
        for (int left = Integer.parseInt(decisions); left > 0; left--) {
            step();
        }
        return this;
    }

    Match finish() {
        while (step()) {
            // All is done in the condition.
        }
        return this;
    }

    void replace(Game other) {
        game.close();
        game = other;
    }

    String hash() {
        return String.format("%016x", game.hash());
    }

    /** Every seat, and then a spectator. */
    int[] viewers() {
        int[] viewers = new int[game.info().seats + 1];
        for (int seat = 0; seat < viewers.length; seat++) {
            viewers[seat] = seat < viewers.length - 1 ? seat : Constants.VIEWER_SPECTATOR;
        }
        return viewers;
    }
}
