// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "score", "bannable", "bans", "held", "offered", "awarded", "missed", "step",
    "chapter", "seats", "seating", "leader", "left", "reserved"})
public class GrzCampaignFacts extends Structure {
    public int struct_size;
    public int score;
    public long[] bannable = new long[2];
    public long[] bans = new long[2];
    public int[] held = new int[5];
    public int offered;
    public int awarded;
    public int missed;
    public byte step;
    public byte chapter;
    public byte seats;
    public byte seating;
    public byte leader;
    public byte left;
    public byte[] reserved = new byte[2];

    public GrzCampaignFacts() {
        struct_size = size();
    }

    public GrzCampaignFacts(Pointer memory) {
        super(memory);
        read();
    }
}
