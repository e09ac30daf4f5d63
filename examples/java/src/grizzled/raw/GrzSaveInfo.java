// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "kind", "fingerprint", "events", "commands", "form", "seats", "viewer", "committed",
    "midway", "reserved"})
public class GrzSaveInfo extends Structure {
    public int struct_size;
    public int kind;
    public long fingerprint;
    public int events;
    public int commands;
    public byte form;
    public byte seats;
    public byte viewer;
    public byte committed;
    public byte midway;
    public byte[] reserved = new byte[3];

    public GrzSaveInfo() {
        struct_size = size();
    }

    public GrzSaveInfo(Pointer memory) {
        super(memory);
        read();
    }
}
