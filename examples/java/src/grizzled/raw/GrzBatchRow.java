// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"legal", "seat", "outcome", "mission", "stepped"})
public class GrzBatchRow extends Structure {
    public int legal;
    public byte seat;
    public byte outcome;
    public byte mission;
    public byte stepped;

    public GrzBatchRow() {}

    public GrzBatchRow(Pointer memory) {
        super(memory);
        read();
    }
}
