// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "flags", "seed", "seed_more", "salt", "leader", "characters", "reserved"})
public class GrzStart extends Structure {
    public int struct_size;
    public int flags;
    public long seed;
    public byte[] seed_more = new byte[24];
    public byte[] salt = new byte[32];
    public byte leader;
    public byte[] characters = new byte[5];
    public byte[] reserved = new byte[2];

    public GrzStart() {
        struct_size = size();
    }

    public GrzStart(Pointer memory) {
        super(memory);
        read();
    }
}
