// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzClient extends Structure {
    public long id;

    public GrzClient() {}

    /** As the functions take it. */
    public static class ByValue extends GrzClient implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzClient other) {
            id = other.id;
        }
    }
}
