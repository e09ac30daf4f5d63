package play;

import grizzled.Batch;
import grizzled.Campaign;
import grizzled.Game;
import grizzled.GrizzledException;
import grizzled.RejectedException;
import grizzled.Rules;
import grizzled.raw.Constants;
import grizzled.raw.GrzCampaignChoice;
import grizzled.raw.GrzCampaignFacts;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Passes ../expected/kit.txt, the conformance kit for bindings. README.md beside that file explains it. */
public final class Kit {
    private static final Map<String, Consumer<String[]>> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("play", Kit::tryPlay);
        KINDS.put("refuse", Kit::tryRefuse);
        KINDS.put("undo", Kit::tryUndo);
        KINDS.put("save", Kit::trySave);
        KINDS.put("batch", Kit::tryBatch);
        KINDS.put("campaign", Kit::tryCampaign);
    }

    private Kit() {}

    public static void main(String[] given) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(given[0]));
        Map<String, Integer> passed = new LinkedHashMap<>();
        KINDS.keySet().forEach(kind -> passed.put(kind, 0));
        long failed = lines.stream().filter(line -> !tryLine(line, passed)).count();
        passed.forEach((kind, count) -> System.out.println(kind + ": " + count + " lines passed"));
        if (lines.isEmpty()) {
            System.err.println("there are no games in " + given[0]);
        }
        System.exit(failed > 0 || lines.isEmpty() ? 1 : 0);
    }

    private static boolean tryLine(String line, Map<String, Integer> passed) {
        String[] parts = line.split(";", -1);
        try {
            if (!KINDS.containsKey(parts[0])) {
                throw new Different("this is no line of the kit");
            }
            KINDS.get(parts[0]).accept(parts);
            passed.merge(parts[0], 1, Integer::sum);
            return true;
        } catch (Different | GrizzledException | ArrayIndexOutOfBoundsException | NumberFormatException error) {
            System.err.println(error.getMessage() + "\n  " + line);
            return false;
        }
    }

    /** What is left out is expected to be "-". */
    private static void demand(String what, Object found, String expected) {
        if (!expected.equals("-") && !expected.equals(found.toString())) {
            throw new Different(what + ": " + found + " instead of " + expected);
        }
    }

    /** The way to play, the seed, the position; the decisions, the hash, the check values. */
    private static void tryPlay(String[] line) {
        try (Match match = Match.begin(line)) {
            Seen seen = new Seen(match);
            int decisions = 0;
            for (GrzInfo info = match.game().info(); info.awaited != 0; info = match.game().info()) {
                int seat = Integer.numberOfTrailingZeros(info.awaited);
                seen.before(seat);
                GrzCommand command = match.choose(seat);
                seen.said(seat, command);
                match.game().submit(seat, info.expected, command);
                decisions++;
            }
            seen.end();
            demand("decisions", decisions, line[4]);
            demand("hash", match.hash(), line[5]);
            for (int place = 0; place < Seen.NAMES.size(); place++) {
                demand(Seen.NAMES.get(place), seen.folds().get(place).value(), line[6 + place]);
            }
        }
    }

    /** The numbers of a command, in the order of its fields; a word is two of them. */
    private static GrzCommand readCommand(String text) {
        long[] numbers = Arrays.stream(text.split(",")).mapToLong(Long::parseLong).toArray();
        GrzCommand command = new GrzCommand();
        command.tag = (byte) numbers[0];
        command.intensity = (byte) numbers[1];
        command.card = (byte) numbers[2];
        command.threat = (byte) numbers[3];
        command.tile = (byte) numbers[4];
        command.relief = (byte) numbers[5];
        command.choice = (byte) numbers[6];
        command.seat = (byte) numbers[7];
        for (int tile = 0; tile < 4; tile++) {
            command.removed[tile] = (byte) numbers[8 + tile];
        }
        command.knocks[0] = numbers[12] | numbers[13] << 32;
        command.knocks[1] = numbers[14] | numbers[15] << 32;
        command.roster_card = (byte) numbers[16];
        return command;
    }

    /** Status, reason, rule, and the kind and number of the card that stands in the way. */
    private static String refusal(Runnable call) {
        try {
            call.run();
        } catch (RejectedException error) {
            return error.status() + ";" + error.reason() + ";" + error.rule() + ";" + error.source() + ";" + error.card();
        } catch (GrizzledException error) {
            return error.status() + ";0;" + Constants.NONE + ";0;" + Constants.NONE;
        }
        throw new Different("it was carried out");
    }

    /** A game, the decisions, the event; the seat, the command; the status, the reason, the rule, the card's kind and number. */
    private static void tryRefuse(String[] line) {
        try (Match match = Match.begin(line).after(line[4])) {
            if (!line[5].isEmpty()) {
                match.replace(match.game().at(Integer.parseInt(line[5]), Game.start(1)));
            }
            int seat = Integer.parseInt(line[6]);
            GrzCommand command = readCommand(line[7]);
            String before = match.hash();
            demand("why", refusal(() -> match.game().check(seat, command)), String.join(";", Arrays.copyOfRange(line, 8, 13)));
            refusal(() -> match.game().submit(seat, Constants.ANY_SEQUENCE, command));
            demand("hash", match.hash(), before);
        }
    }

    /** A game, the decisions; the status, the hash then. */
    private static void tryUndo(String[] line) {
        try (Match match = Match.begin(line).after(line[4])) {
            int expected = match.game().info().expected;
            if (line[5].equals("0")) {
                match.game().undo(expected);
            } else {
                demand("status", refusal(() -> match.game().undo(expected)).split(";")[0], line[5]);
            }
            demand("hash", match.hash(), line[6]);
        }
    }

    /** A game, the decisions; the hash then, the hash at the end. */
    private static void trySave(String[] line) {
        try (Match match = Match.begin(line).after(line[4])) {
            for (int form : new int[] {Constants.FORM_BYTES, Constants.FORM_JSON}) {
                match.replace(Game.load(match.game().save(form), Game.start(Long.parseLong(line[2]))));
            }
            demand("hash when loaded", match.hash(), line[5]);
            demand("hash at the end", match.finish().hash(), line[6]);
        }
    }

    /** The action of a mask at this place among those that are set. */
    private static int actionAt(long[] mask, int place) {
        int left = place;
        for (int action = 0; action < Constants.ACTION_COUNT; action++) {
            if ((mask[action / 64] >>> action % 64 & 1) == 1 && left-- == 0) {
                return action;
            }
        }
        throw new Different("the mask has fewer actions than there are commands");
    }

    /** The way to play, the games, the seed, the steps; the check value. */
    private static void tryBatch(String[] line) {
        int games = Integer.parseInt(line[2]);
        long seed = Long.parseLong(line[3]);
        Match.Generator generator = new Match.Generator(seed);
        Fold fold = new Fold();
        // A batch makes the first call, with which all games wait, by itself.
        try (Rules rules = Rules.of(line[1]);
                Batch batch = Batch.begin(rules, games, seed)) {
            for (int step = 0; step <= Integer.parseInt(line[4]); step++) {
                if (step > 0) {
                    int[] choices = new int[games];
                    Arrays.setAll(choices, game -> actionAt(batch.mask(game), generator.below(batch.row(game).legal)));
                    batch.step(choices, Constants.BATCH_ACTIONS | Constants.BATCH_RESTART);
                }
                for (int game = 0; game < games; game++) {
                    fold.struct(batch.row(game));
                    fold.words(batch.mask(game));
                }
            }
            for (int game = 0; game < games; game++) {
                fold.word(batch.hash(game));
            }
        }
        demand("batch", fold.value(), line[5]);
    }

    /** The seats, whether two each, whether with Boot Camp, the seed; the steps, the score, the check value. */
    private static void tryCampaign(String[] line) {
        int seats = Integer.parseInt(line[1]);
        long seed = Long.parseLong(line[4]);
        Match.Generator generator = new Match.Generator(seed);
        Fold fold = new Fold();
        Campaign campaign = Campaign.begin(seats, line[2].equals("1"), line[3].equals("1"));
        GrzCampaignFacts facts = campaign.facts();
        int steps = 0;
        for (; facts.step != Constants.STEP_OVER; facts = campaign.facts()) {
            fold.struct(facts, "score");
            if (facts.step == Constants.STEP_READY) {
                String saved = campaign.save();
                campaign.close();
                campaign = Campaign.resume(saved, seats);
                playChapter(campaign, seed + steps, fold);
            } else {
                List<GrzCampaignChoice> choices = campaign.choices();
                fold.add(choices.size());
                campaign.choose(choices.get(generator.below(choices.size())));
            }
            steps++;
        }
        fold.struct(facts, "score");
        campaign.close();
        demand("steps", steps, line[5]);
        demand("score", facts.score, line[6]);
        demand("campaign", fold.value(), line[7]);
    }

    private static void playChapter(Campaign campaign, long seed, Fold fold) {
        try (Match match = new Match(campaign.game(Game.start(seed)), seed).finish()) {
            campaign.conclude(match.game());
            fold.word(match.game().hash());
        }
    }
}
