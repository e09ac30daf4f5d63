package grizzled;

import grizzled.raw.Constants;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * What is to be closed, best with try-with-resources. The Cleaner ends what was forgotten, some time after nobody can
 * reach it any more.
 */
public abstract class Handle implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();

    private final Ending ending;
    private final Cleaner.Cleanable lastResort;

    /** What ends it must not hold the object itself, or it would be reachable for ever. */
    Handle(IntSupplier free) {
        ending = new Ending(free);
        lastResort = CLEANER.register(this, ending);
    }

    /** Closing twice does no harm. Throws while another thread is in a call on it (E_BUSY); then it is still open. */
    @Override
    public void close() {
        Grizzled.check(ending.end());
        lastResort.clean();
    }

    /** Keeps this object from being cleaned while the library works on it. */
    <T> T using(Supplier<T> call) {
        try {
            return call.get();
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    private static final class Ending implements Runnable {
        private final IntSupplier free;
        private boolean done;

        Ending(IntSupplier free) {
            this.free = free;
        }

        synchronized int end() {
            if (done) {
                return Constants.OK;
            }
            int status = free.getAsInt();
            done = status != Constants.E_BUSY;
            return status;
        }

        @Override
        public void run() {
            end();
        }
    }
}
