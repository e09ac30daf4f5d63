package play;

import grizzled.Game;
import grizzled.Grizzled;
import grizzled.GrizzledException;
import grizzled.RejectedException;
import grizzled.Rules;
import grizzled.raw.Constants;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Plays every game of a file such as examples/expected/games.txt and compares how each ends. */
public final class Play {
    /** The game in which seat 1 plays on a client of its own, as over a network. */
    private static final String WATCHED = "base 4 normal;1915;";

    private Play() {}

    public static void main(String[] given) throws IOException {
        System.out.println("grizzled " + Grizzled.version() + " in Java " + System.getProperty("java.version"));
        try {
            List<String> lines = Files.readAllLines(Path.of(given[0]));
            if (lines.isEmpty()) {
                throw new Different("there are no games in " + given[0]);
            }
            lines.forEach(Play::playLine);
        } catch (Different | GrizzledException error) {
            System.err.println(error.getMessage());
            System.exit(1);
        }
    }

    private static void playLine(String line) {
        String[] parts = line.split(";");
        long seed = Long.parseLong(parts[1]);
        boolean watched = line.startsWith(WATCHED);
        try (Rules rules = Rules.of(parts[0]);
                Game game = Game.begin(rules, Game.start(seed));
                Replica replica = watched ? new Replica(game) : null) {
            if (watched) {
                showRefusal(game);
            }
            int decisions = play(game, seed, replica);
            String hash = String.format("%016x", game.hash());
            if (!(decisions + ";" + hash).equals(parts[2] + ";" + parts[3])) {
                throw new Different(parts[0] + ", seed " + seed + ": " + decisions + " decisions, hash " + hash + "; expected were "
                        + parts[2] + " and " + parts[3]);
            }
            System.out.println(parts[0] + ", seed " + seed + ": " + decisions + " decisions, hash ok");
            if (watched) {
                replica.show();
                checkLog(game);
            }
        }
    }

    /** To the end; answers how many decisions it took. */
    private static int play(Game game, long seed, Replica replica) {
        long chance = seed;
        int decisions = 0;
        for (GrzInfo info = game.info(); info.awaited != 0; info = game.info()) {
            int seat = Integer.numberOfTrailingZeros(info.awaited);
            GrzCommand command;
            if (seat == 0) {
                chance = chance * 48271 % 2147483647;
                command = game.legalCommand(seat, (int) (chance % game.legalCount(seat)));
            } else if (replica != null && seat == Replica.SEAT) {
                command = replica.decide();
            } else {
                command = game.bot(seat, Constants.BOT_CAREFUL, 0);
            }
            game.submit(seat, info.expected, command);
            decisions++;
            if (replica != null) {
                replica.catchUp();
            }
        }
        return decisions;
    }

    /** The first Mission of a base game has an intensity of three at least. */
    private static void showRefusal(Game game) {
        long before = game.hash();
        GrzInfo info = game.info();
        GrzCommand command = new GrzCommand();
        command.tag = Constants.COMMAND_INTENSITY;
        command.intensity = 1;
        try {
            game.submit(info.leader, info.expected, command);
            throw new Different("an illegal command was carried out");
        } catch (RejectedException error) {
            String rule = Grizzled.word(Constants.WORD_RULE, error.rule(), Constants.LANG_EN);
            System.out.println("  refused: " + error.getMessage() + "; " + error.ruleId() + " says: " + rule);
        }
        if (game.hash() != before) {
            throw new Different("a refused command changed the game");
        }
    }

    private static void checkLog(Game game) {
        byte[] log = game.save();
        try (Game again = Game.load(log, Game.start(0))) {
            if (again.hash() != game.hash()) {
                throw new Different("a log saved and loaded gives another game");
            }
        }
        System.out.println("  the log, saved and loaded, gives the same game: " + log.length + " bytes");
    }
}
