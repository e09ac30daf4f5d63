package grizzled;

import grizzled.raw.Constants;
import grizzled.raw.GrzError;

/** The rules refuse a command; nothing has changed. */
public final class RejectedException extends GrizzledException {
    private static final long serialVersionUID = 1;

    private final int reason;
    private final int rule;
    private final int source;
    private final int card;

    RejectedException(String message, GrzError error) {
        super(Constants.E_REJECTED, message, error);
        reason = Byte.toUnsignedInt(error.reason);
        rule = Byte.toUnsignedInt(error.rule);
        source = Byte.toUnsignedInt(error.source);
        card = Byte.toUnsignedInt(error.card);
    }

    /** One of {@code Reasons.REASON_...}. */
    public int reason() {
        return reason;
    }

    /** One of {@code Reasons.RULE_...}, or {@code Constants.NONE}. */
    public int rule() {
        return rule;
    }

    /** The kind of card that stands in the way: one of {@code Constants.SOURCE_...}, or 0. */
    public int source() {
        return source;
    }

    /** The number of that card in its list, or {@code Constants.NONE}. */
    public int card() {
        return card;
    }

    /** The id of the rule, such as "PREP-1"; empty when no rule is named. */
    public String ruleId() {
        return rule == Constants.NONE ? "" : Grizzled.word(Constants.WORD_RULE_ID, rule, Constants.LANG_EN);
    }
}
