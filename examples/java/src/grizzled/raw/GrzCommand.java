// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "tag", "intensity", "card", "threat", "tile", "relief", "choice", "seat", "removed",
    "knocks", "roster_card", "reserved"})
public class GrzCommand extends Structure {
    public int struct_size;
    public byte tag;
    public byte intensity;
    public byte card;
    public byte threat;
    public byte tile;
    public byte relief;
    public byte choice;
    public byte seat;
    public byte[] removed = new byte[4];
    public long[] knocks = new long[2];
    public byte roster_card;
    public byte[] reserved = new byte[7];

    public GrzCommand() {
        struct_size = size();
    }

    public GrzCommand(Pointer memory) {
        super(memory);
        read();
    }
}
