// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "tag", "help", "seat", "card"})
public class GrzCampaignChoice extends Structure {
    public int struct_size;
    public byte tag;
    public byte help;
    public byte seat;
    public byte card;

    public GrzCampaignChoice() {
        struct_size = size();
    }

    public GrzCampaignChoice(Pointer memory) {
        super(memory);
        read();
    }
}
