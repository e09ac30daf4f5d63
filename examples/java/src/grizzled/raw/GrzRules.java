// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzRules extends Structure {
    public long id;

    public GrzRules() {}

    /** As the functions take it. */
    public static class ByValue extends GrzRules implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzRules other) {
            id = other.id;
        }
    }
}
