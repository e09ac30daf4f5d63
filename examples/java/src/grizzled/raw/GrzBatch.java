// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzBatch extends Structure {
    public long id;

    public GrzBatch() {}

    /** As the functions take it. */
    public static class ByValue extends GrzBatch implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzBatch other) {
            id = other.id;
        }
    }
}
