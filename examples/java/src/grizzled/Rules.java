package grizzled;

import grizzled.raw.GrzPack;
import grizzled.raw.GrzRules;
import grizzled.raw.GrzRulesFacts;
import java.nio.charset.StandardCharsets;

/** A way to play. It never changes: any number of threads may use it at once. */
public final class Rules extends Handle {
    final GrzRules.ByValue raw;

    private Rules(GrzRules.ByValue raw) {
        super(() -> Grizzled.RAW.grz_rules_free(raw));
        this.raw = raw;
    }

    /** The way to play as the header says it: "base 4 normal", "duo normal", "chapter 2 4". */
    public static Rules of(String preset) {
        byte[] name = preset.getBytes(StandardCharsets.UTF_8);
        GrzRules made = new GrzRules();
        Grizzled.call(error -> Grizzled.RAW.grz_rules_create(name, name.length, null, 0, new GrzPack.ByValue(), made, error));
        return new Rules(new GrzRules.ByValue(made));
    }

    /** For the functions of {@link Grizzled#RAW}. Keep these rules in reach while it is used. */
    public GrzRules.ByValue handle() {
        return new GrzRules.ByValue(raw);
    }

    public GrzRulesFacts facts() {
        return using(() -> {
            GrzRulesFacts facts = new GrzRulesFacts();
            Grizzled.check(Grizzled.RAW.grz_rules_info(raw, facts));
            return facts;
        });
    }

    /** The name of a card, or what it does: {@code Constants.LIST_...}, {@code Constants.PART_...}. */
    public String cardText(int list, int number, int part, int lang) {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_card_text(raw, list, number, part, lang, room, capacity, needed)));
    }
}
