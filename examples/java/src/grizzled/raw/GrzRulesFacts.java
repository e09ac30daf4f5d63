// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "longest_game", "fingerprint", "cards", "seats", "ring", "chaplain", "seating",
    "players", "trials", "morale", "speeches", "traps", "deck", "orders", "recruits", "help",
    "knock_limit", "failing_count", "named"})
public class GrzRulesFacts extends Structure {
    public int struct_size;
    public int longest_game;
    public long fingerprint;
    public long[] cards = new long[2];
    public byte seats;
    public byte ring;
    public byte chaplain;
    public byte seating;
    public byte players;
    public byte trials;
    public byte morale;
    public byte speeches;
    public byte traps;
    public byte deck;
    public byte orders;
    public byte recruits;
    public byte help;
    public byte knock_limit;
    public byte failing_count;
    public byte named;

    public GrzRulesFacts() {
        struct_size = size();
    }

    public GrzRulesFacts(Pointer memory) {
        super(memory);
        read();
    }
}
