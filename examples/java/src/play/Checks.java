package play;

import com.sun.jna.Memory;
import com.sun.jna.ptr.IntByReference;
import grizzled.Game;
import grizzled.Grizzled;
import grizzled.GrizzledException;
import grizzled.RejectedException;
import grizzled.Rules;
import grizzled.raw.Constants;
import grizzled.raw.GrzBatch;
import grizzled.raw.GrzBatchRow;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzError;
import grizzled.raw.GrzPack;
import grizzled.raw.GrzRules;
import grizzled.raw.GrzRulesFacts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What goes wrong, and how it is reported. Ends with status 1 at the first thing that is otherwise. */
public final class Checks {
    private Checks() {}

    public static void main(String[] given) throws Exception {
        closing();
        forgotten();
        linesAndColumns();
        refusals();
        threads();
        batches();
        System.out.println("checks of the binding: ok");
    }

    private static void closing() {
        Rules rules = Rules.of("solo");
        Game game = Game.begin(rules, Game.start(1));
        rules.close();
        demand(game.info().seats == 3, "a game keeps its rules");
        game.close();
        game.close();
        demand(status(game::info) == Constants.E_HANDLE, "a closed game is reported");
    }

    /** Rules that nobody closes are ended by the Cleaner. */
    private static void forgotten() throws InterruptedException {
        GrzRulesFacts facts = new GrzRulesFacts();
        GrzRules.ByValue handle = forget();
        for (int tries = 0; Grizzled.RAW.grz_rules_info(handle, facts) == Constants.OK; tries++) {
            demand(tries < 100, "what nobody can reach is freed");
            System.gc();
            Thread.sleep(20);
        }
    }

    private static GrzRules.ByValue forget() {
        return Rules.of("solo").handle();
    }

    private static void linesAndColumns() {
        byte[] json = "{\n  \"name\": oops\n}".getBytes(StandardCharsets.UTF_8);
        GrzError error = new GrzError();
        int status = Grizzled.RAW.grz_pack_load(json, json.length, new GrzPack(), error);
        demand(status == Constants.E_FORMAT && error.line == 2 && error.column > 1, "a pack that cannot be read is reported with its place");
        try {
            Rules.of("base 4 nonsense");
            throw new Different("there is no such way to play");
        } catch (GrizzledException wrong) {
            demand(wrong.status() == Constants.E_FORMAT && !wrong.getMessage().isEmpty(), "an unknown way to play is reported");
        }
    }

    private static void refusals() {
        try (Rules rules = Rules.of("base 4 normal"); Game game = Game.begin(rules, Game.start(1915))) {
            int seat = game.info().leader;
            List<GrzCommand> legal = game.legal(seat);
            demand(legal.size() == game.legalCount(seat), "as many are listed as are counted");
            demand(legal.get(1).dataEquals(game.legalCommand(seat, 1)), "a list and a single command are alike");
            demand(!game.commandText(seat, legal.get(0), Constants.LANG_FR).isEmpty(), "a command has words");
            demand(status(() -> {
                game.submit(seat, 0, legal.get(0));
                return null;
            }) == Constants.E_SEQUENCE, "a command that comes late is refused");
            GrzCommand play = new GrzCommand();
            play.tag = Constants.COMMAND_PLAY;
            try {
                game.submit(seat, Constants.ANY_SEQUENCE, play);
                throw new Different("nobody plays a card before the deal");
            } catch (RejectedException refused) {
                demand(!refused.ruleId().isEmpty(), "a refusal names the rule");
            }
        }
    }

    /** Two threads on one game: each call is done, or is refused because the game is busy. */
    private static void threads() throws Exception {
        Map<Integer, Integer> answers = new ConcurrentHashMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try (Rules rules = Rules.of("base 5 normal"); Game game = Game.begin(rules, Game.start(5))) {
            CountDownLatch gate = new CountDownLatch(2);
            Callable<Void> work = () -> {
                gate.countDown();
                gate.await();
                for (int call = 0; call < 3000; call++) {
                    answers.merge(status(() -> game.viewJson(0)), 1, Integer::sum);
                }
                return null;
            };
            for (var done : pool.invokeAll(List.of(work, work))) {
                done.get();
            }
        } finally {
            pool.shutdown();
        }
        answers.remove(Constants.E_BUSY);
        demand(answers.keySet().equals(Set.of(Constants.OK)), "two threads get OK or BUSY, not " + answers);
    }

    /** The functions that have no class of their own are called as in C. */
    private static void batches() {
        int count = 8;
        GrzBatch made = new GrzBatch();
        try (Rules rules = Rules.of("duo normal")) {
            demand(Grizzled.RAW.grz_batch_create(rules.handle(), count, 1, made, new GrzError()) == Constants.OK, "a batch begins");
        }
        GrzBatch.ByValue batch = new GrzBatch.ByValue(made);
        Memory choices = new Memory(4L * count);
        Memory rows = new Memory((long) new GrzBatchRow().size() * count);
        choices.clear();
        for (int step = 0; step < 100; step++) {
            int status = Grizzled.RAW.grz_batch_step(batch, Constants.BATCH_RESTART, choices, count, rows, null);
            demand(status == Constants.OK, "a batch is stepped");
            demand(new GrzBatchRow(rows.share(8L * (count - 1))).stepped == Constants.STEPPED_DONE, "the last game too");
        }
        demand(Grizzled.RAW.grz_batch_free(batch) == Constants.OK, "a batch ends");
        IntByReference needed = new IntByReference();
        demand(Grizzled.RAW.grz_pack_json(new GrzPack.ByValue(), null, 0, needed) == Constants.E_SHORT, "the need is reported");
    }

    private static int status(Callable<?> call) {
        try {
            call.call();
            return Constants.OK;
        } catch (GrizzledException error) {
            return error.status();
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
    }

    private static void demand(boolean holds, String what) {
        if (!holds) {
            throw new Different("this does not hold: " + what);
        }
    }
}
