// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;

@FieldOrder({"struct_size", "events", "no_mans_land", "discards", "hand", "orders", "seats", "help_in_force",
    "viewer", "seat_count", "ring", "awaited", "asked", "outcome", "leader", "turn", "in_mission",
    "mission", "mission_state", "intensity", "speeches", "trials", "morale", "active", "removed_tiles",
    "agenda", "agenda_seat", "agenda_threat", "agenda_amount", "agenda_flags", "agenda_source",
    "agenda_by", "agenda_pause", "open_card", "knock_count", "knocks", "knock_seats", "order",
    "orders_left", "recruit", "recruit_after", "recruit_tokens", "recruit_in_mission", "recruit_acts",
    "recruit_hand", "next_recruit", "recruits_left", "luck_used", "spoken_free", "put_down",
    "solo_tiles", "refill_declined", "modifiers", "tiles", "tile", "answer", "answer_card", "known",
    "known_cards", "reserved"})
public class GrzView extends Structure {
    public int struct_size;
    public int events;
    public long[] no_mans_land = new long[2];
    public long[] discards = new long[2];
    public long[] hand = new long[2];
    public long orders;
    public GrzSeat[] seats = new GrzSeat[5];
    public int help_in_force;
    public byte viewer;
    public byte seat_count;
    public byte ring;
    public byte awaited;
    public byte asked;
    public byte outcome;
    public byte leader;
    public byte turn;
    public byte in_mission;
    public byte mission;
    public byte mission_state;
    public byte intensity;
    public byte speeches;
    public byte trials;
    public byte morale;
    public byte[] active = new byte[6];
    public byte[] removed_tiles = new byte[4];
    public byte agenda;
    public byte agenda_seat;
    public byte agenda_threat;
    public byte agenda_amount;
    public byte agenda_flags;
    public byte agenda_source;
    public byte agenda_by;
    public byte agenda_pause;
    public byte open_card;
    public byte knock_count;
    public byte[] knocks = new byte[23];
    public byte[] knock_seats = new byte[23];
    public byte order;
    public byte orders_left;
    public byte recruit;
    public byte recruit_after;
    public byte recruit_tokens;
    public byte recruit_in_mission;
    public byte recruit_acts;
    public byte[] recruit_hand = new byte[5];
    public byte next_recruit;
    public byte recruits_left;
    public byte luck_used;
    public byte spoken_free;
    public byte put_down;
    public byte solo_tiles;
    public byte refill_declined;
    public byte[] modifiers = new byte[25];
    public byte[] tiles = new byte[4];
    public byte tile;
    public byte answer;
    public byte answer_card;
    public byte known;
    public byte[] known_cards = new byte[2];
    public byte[] reserved = new byte[9];

    public GrzView() {
        struct_size = size();
    }

    public GrzView(Pointer memory) {
        super(memory);
        read();
    }
}
