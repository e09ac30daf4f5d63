// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "events", "expected", "seats", "ring", "awaited", "outcome", "mission", "leader",
    "turn", "undo", "midway", "reserved"})
public class GrzInfo extends Structure {
    public int struct_size;
    public int events;
    public int expected;
    public byte seats;
    public byte ring;
    public byte awaited;
    public byte outcome;
    public byte mission;
    public byte leader;
    public byte turn;
    public byte undo;
    public byte midway;
    public byte[] reserved = new byte[3];

    public GrzInfo() {
        struct_size = size();
    }

    public GrzInfo(Pointer memory) {
        super(memory);
        read();
    }
}
