package grizzled;

import com.sun.jna.Native;
import grizzled.raw.Constants;
import grizzled.raw.GrzError;

/** A call did not succeed. */
public class GrizzledException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final int line;
    private final int column;
    private final int place;

    GrizzledException(int status, String message, GrzError error) {
        super(message);
        this.status = status;
        this.line = error == null ? 0 : error.line;
        this.column = error == null ? 0 : error.column;
        this.place = error == null ? 0 : error.place;
    }

    static GrizzledException of(int status) {
        return new GrizzledException(status, Grizzled.RAW.grz_status_text(status), null);
    }

    static GrizzledException of(int status, GrzError error) {
        String message = Native.toString(error.message, "UTF-8");
        return status == Constants.E_REJECTED ? new RejectedException(message, error) : new GrizzledException(status, message, error);
    }

    /** One of {@code Constants.E_...}. */
    public int status() {
        return status;
    }

    /** The line of a text, from 1; 0 where it is about none. */
    public int line() {
        return line;
    }

    /** The column in that line, from 1; 0 where it is about none. */
    public int column() {
        return column;
    }

    /** Which record, setting or command it is about, from 1; 0 where it is about none. */
    public int place() {
        return place;
    }
}
