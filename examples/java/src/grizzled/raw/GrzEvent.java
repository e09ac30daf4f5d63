// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "sequence", "tag", "seat", "to", "card", "by", "threat", "tile", "origin",
    "character", "outcome", "seats", "amount", "morale", "speeches", "flags", "source", "roster_card",
    "pause", "modifier", "secret", "secret_card", "secret_tile", "secret_tiles", "order_length",
    "viewer", "order"})
public class GrzEvent extends Structure {
    public int struct_size;
    public int sequence;
    public byte tag;
    public byte seat;
    public byte to;
    public byte card;
    public byte by;
    public byte threat;
    public byte tile;
    public byte origin;
    public byte character;
    public byte outcome;
    public byte seats;
    public byte amount;
    public byte morale;
    public byte speeches;
    public byte flags;
    public byte source;
    public byte roster_card;
    public byte pause;
    public byte modifier;
    public byte secret;
    public byte secret_card;
    public byte secret_tile;
    public byte[] secret_tiles = new byte[4];
    public byte order_length;
    public byte viewer;
    public byte[] order = new byte[80];

    public GrzEvent() {
        struct_size = size();
    }

    public GrzEvent(Pointer memory) {
        super(memory);
        read();
    }
}
