package grizzled;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.ptr.IntByReference;
import grizzled.raw.Constants;
import grizzled.raw.Grz;
import grizzled.raw.GrzError;
import grizzled.raw.Sizes;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The library: it is loaded and checked before the first call, and the shapes that its calls have are written once, here. */
public final class Grizzled {
    private static final String NAME = "grizzled";

    /** All functions of the header, for what the classes of this package do not have, such as packs. */
    public static final Grz RAW = load();

    private Grizzled() {}

    /** Throws an UnsatisfiedLinkError, which a static initializer lets through as it is, when the library is not the right one. */
    private static Grz load() {
        NativeLibrary library;
        try {
            library = NativeLibrary.getInstance(NAME);
        } catch (UnsatisfiedLinkError error) {
            throw unfit("the library " + NAME + " is not there: give its folder with -Djna.library.path (" + error.getMessage() + ")");
        }
        // JNA looks for a function when it is first called: a missing one is to be known now.
        for (Method method : Grz.class.getDeclaredMethods()) {
            library.getFunction(method.getName());
        }
        Grz raw = Native.load(NAME, Grz.class);
        if (raw.grz_check_abi(Constants.ABI, Constants.FINGERPRINT) != Constants.OK) {
            throw unfit("library " + raw.grz_version() + ", interface " + raw.grz_abi()
                    + ", has other constants or structs than these classes, which were made for interface " + Constants.ABI);
        }
        Sizes.IN_C.forEach((type, size) -> {
            int here = Structure.newInstance(type).size();
            if (here != size) {
                throw unfit(type.getSimpleName() + " has " + here + " bytes here and " + size + " in C");
            }
        });
        return raw;
    }

    private static UnsatisfiedLinkError unfit(String why) {
        return new UnsatisfiedLinkError(why);
    }

    public static String version() {
        return RAW.grz_version();
    }

    /** A word or sentence: of a threat, an outcome, a rule, and so on. */
    public static String word(int list, int number, int lang) {
        return text((room, capacity, needed) -> RAW.grz_word(list, number, lang, room, capacity, needed));
    }

    static void check(int status) {
        if (status != Constants.OK) {
            throw GrizzledException.of(status);
        }
    }

    /** A call that can say what is wrong. */
    static void call(ToIntFunction<GrzError> function) {
        GrzError error = new GrzError();
        int status = function.applyAsInt(error);
        if (status != Constants.OK) {
            throw GrizzledException.of(status, error);
        }
    }

    /** A call that fills a buffer of the caller's and reports the need. */
    interface Filling<T> {
        int into(T room, int capacity, IntByReference needed);
    }

    static byte[] bytes(Filling<byte[]> filling) {
        IntByReference needed = new IntByReference(512);
        // More than twice only when another thread plays on meanwhile.
        while (true) {
            byte[] room = new byte[needed.getValue()];
            int status = filling.into(room, room.length, needed);
            if (status != Constants.E_SHORT) {
                check(status);
                return Arrays.copyOf(room, needed.getValue());
            }
        }
    }

    static String text(Filling<byte[]> filling) {
        byte[] text = bytes(filling);
        return new String(text, 0, text.length - 1, StandardCharsets.UTF_8);
    }

    static <T> List<T> list(int size, Function<Pointer, T> make, Filling<Pointer> filling) {
        IntByReference needed = new IntByReference(32);
        while (true) {
            int capacity = needed.getValue();
            Memory room = new Memory((long) capacity * size);
            int status = filling.into(room, capacity, needed);
            if (status != Constants.E_SHORT) {
                check(status);
                List<T> found = new ArrayList<>();
                for (int place = 0; place < needed.getValue(); place++) {
                    found.add(make.apply(room.share((long) place * size, size)));
                }
                return found;
            }
        }
    }
}
