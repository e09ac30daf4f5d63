// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"id"})
public class GrzCampaign extends Structure {
    public long id;

    public GrzCampaign() {}

    /** As the functions take it. */
    public static class ByValue extends GrzCampaign implements Structure.ByValue {
        public ByValue() {}

        public ByValue(GrzCampaign other) {
            id = other.id;
        }
    }
}
