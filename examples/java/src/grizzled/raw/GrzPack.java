// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzPack extends Structure {
    public long id;

    public GrzPack() {}

    /** As the functions take it. */
    public static class ByValue extends GrzPack implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzPack other) {
            id = other.id;
        }
    }
}
