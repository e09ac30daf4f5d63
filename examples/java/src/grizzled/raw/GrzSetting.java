// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"key", "value"})
public class GrzSetting extends Structure {
    public int key;
    public int value;

    public GrzSetting() {}

    public GrzSetting(Pointer memory) {
        super(memory);
        read();
    }
}
