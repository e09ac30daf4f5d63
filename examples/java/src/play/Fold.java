package play;

import com.sun.jna.Structure;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Many numbers as one: see ../expected/README.md. */
final class Fold {
    private static final Map<Class<?>, List<Field>> KNOWN = new ConcurrentHashMap<>();

    private long value = 1;

    long value() {
        return value;
    }

    void add(long number) {
        value = (value * 48271 + number) % 2147483647;
    }

    void word(long word) {
        add(word & 0xffffffffL);
        add(word >>> 32);
    }

    void words(long[] words) {
        for (long word : words) {
            word(word);
        }
    }

    void text(String text) {
        byte[] letters = text.getBytes(StandardCharsets.UTF_8);
        add(letters.length);
        for (byte letter : letters) {
            add(Byte.toUnsignedInt(letter));
        }
    }

    /** The fields of a struct in their order, but for its size, what is reserved and what is passed over. */
    void struct(Structure struct, String... passed) {
        for (Field field : KNOWN.computeIfAbsent(struct.getClass(), Fold::fieldsOf)) {
            if (!List.of(passed).contains(field.getName())) {
                field(valueOf(field, struct));
            }
        }
    }

    private static List<Field> fieldsOf(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (String name : type.getAnnotation(Structure.FieldOrder.class).value()) {
            if (!name.equals("struct_size") && !name.equals("reserved")) {
                fields.add(fieldOf(type, name));
            }
        }
        return fields;
    }

    private static Field fieldOf(Class<?> type, String name) {
        try {
            return type.getField(name);
        } catch (NoSuchFieldException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static Object valueOf(Field field, Structure struct) {
        try {
            return field.get(struct);
        } catch (IllegalAccessException hidden) {
            throw new IllegalStateException(hidden);
        }
    }

    private void field(Object value) {
        if (value instanceof Byte) {
            add(Byte.toUnsignedInt((Byte) value));
        } else if (value instanceof Integer) {
            add(Integer.toUnsignedLong((Integer) value));
        } else if (value instanceof Long) {
            word((Long) value);
        } else if (value instanceof Structure) {
            struct((Structure) value);
        } else {
            for (int place = 0; place < Array.getLength(value); place++) {
                field(Array.get(value, place));
            }
        }
    }
}
