// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
package grizzled.raw;

import com.sun.jna.Structure;
import java.util.Map;

/** The size of each structure in C, by the rules of C: to be compared with what JNA makes of it. */
public final class Sizes {
    private Sizes() {}

    public static final Map<Class<? extends Structure>, Integer> IN_C = Map.ofEntries(
            Map.entry(GrzError.class, 280),
            Map.entry(GrzPack.class, 8),
            Map.entry(GrzSetting.class, 8),
            Map.entry(GrzRules.class, 8),
            Map.entry(GrzRulesFacts.class, 48),
            Map.entry(GrzCard.class, 24),
            Map.entry(GrzStart.class, 80),
            Map.entry(GrzGame.class, 8),
            Map.entry(GrzInfo.class, 24),
            Map.entry(GrzCommand.class, 40),
            Map.entry(GrzEvent.class, 116),
            Map.entry(GrzSeat.class, 12),
            Map.entry(GrzView.class, 272),
            Map.entry(GrzSaveInfo.class, 32),
            Map.entry(GrzClient.class, 8),
            Map.entry(GrzCampaign.class, 8),
            Map.entry(GrzCampaignFacts.class, 80),
            Map.entry(GrzCampaignChoice.class, 8),
            Map.entry(GrzBatch.class, 8),
            Map.entry(GrzBatchRow.class, 8));
}
