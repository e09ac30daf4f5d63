// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"help", "character", "charm_ready", "hand", "tiles", "tile_played", "speeches", "in_mission",
    "mute"})
public class GrzSeat extends Structure {
    public int help;
    public byte character;
    public byte charm_ready;
    public byte hand;
    public byte tiles;
    public byte tile_played;
    public byte speeches;
    public byte in_mission;
    public byte mute;

    public GrzSeat() {}

    public GrzSeat(Pointer memory) {
        super(memory);
        read();
    }
}
