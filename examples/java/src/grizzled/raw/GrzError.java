// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "status", "line", "column", "place", "reason", "rule", "source", "card", "message"})
public class GrzError extends Structure {
    public int struct_size;
    public int status;
    public int line;
    public int column;
    public int place;
    public byte reason;
    public byte rule;
    public byte source;
    public byte card;
    public byte[] message = new byte[256];

    public GrzError() {
        struct_size = size();
    }

    public GrzError(Pointer memory) {
        super(memory);
        read();
    }
}
