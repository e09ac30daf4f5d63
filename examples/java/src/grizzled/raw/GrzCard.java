// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "print", "provenance", "list", "number", "face", "knock", "threats", "trap", "luck",
    "in_game", "difficulty", "intensity", "hand", "tokens", "help", "reserved"})
public class GrzCard extends Structure {
    public int struct_size;
    public short print;
    public byte provenance;
    public byte list;
    public byte number;
    public byte face;
    public byte knock;
    public byte threats;
    public byte trap;
    public byte luck;
    public byte in_game;
    public byte difficulty;
    public byte[] intensity = new byte[3];
    public byte hand;
    public byte tokens;
    public byte help;
    public byte[] reserved = new byte[2];

    public GrzCard() {
        struct_size = size();
    }

    public GrzCard(Pointer memory) {
        super(memory);
        read();
    }
}
