package grizzled;

import com.sun.jna.Memory;
import com.sun.jna.ptr.LongByReference;
import grizzled.raw.Constants;
import grizzled.raw.GrzBatch;
import grizzled.raw.GrzBatchRow;
import java.util.Arrays;

/** Many games by the same rules, stepped in one call. One thread at a time. */
public final class Batch extends Handle {
    private static final int ROW_SIZE = new GrzBatchRow().size();

    private final GrzBatch.ByValue raw;
    private final int count;
    private final Memory choices;
    private final Memory rows;
    private final Memory masks;

    private Batch(GrzBatch.ByValue raw, int count) {
        super(() -> Grizzled.RAW.grz_batch_free(raw));
        this.raw = raw;
        this.count = count;
        choices = new Memory(4L * count);
        rows = new Memory((long) ROW_SIZE * count);
        masks = new Memory(8L * Constants.MASK_WORDS * count);
    }

    /** Game n, counted from 0, has the seed seed + n. */
    public static Batch begin(Rules rules, int count, long seed) {
        return rules.using(() -> {
            GrzBatch made = new GrzBatch();
            Grizzled.call(error -> Grizzled.RAW.grz_batch_create(rules.raw, count, seed, made, error));
            Batch batch = new Batch(new GrzBatch.ByValue(made), count);
            int[] none = new int[count];
            Arrays.fill(none, Constants.INSTEAD_WAIT);
            batch.step(none, 0);
            return batch;
        });
    }

    /** Steps each game by its choice: a place among its legal commands or, with BATCH_ACTIONS, an action. */
    public void step(int[] chosen, int flags) {
        using(() -> {
            choices.write(0, chosen, 0, count);
            Grizzled.check(Grizzled.RAW.grz_batch_step(raw, flags, choices, count, rows, masks));
            return null;
        });
    }

    /** How a game stands after the last step. */
    public GrzBatchRow row(int game) {
        return new GrzBatchRow(rows.share((long) ROW_SIZE * game, ROW_SIZE));
    }

    /** The actions that are legal in a game after the last step, a bit each. */
    public long[] mask(int game) {
        return masks.getLongArray(8L * Constants.MASK_WORDS * game, Constants.MASK_WORDS);
    }

    /** Of everything in play in one of the games: never send it to a player. */
    public long hash(int game) {
        return using(() -> {
            LongByReference hash = new LongByReference();
            Grizzled.check(Grizzled.RAW.grz_batch_hash(raw, game, hash));
            return hash.getValue();
        });
    }
}
