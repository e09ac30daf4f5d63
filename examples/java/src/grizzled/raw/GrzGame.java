// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzGame extends Structure {
    public long id;

    public GrzGame() {}

    /** As the functions take it. */
    public static class ByValue extends GrzGame implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzGame other) {
            id = other.id;
        }
    }
}
