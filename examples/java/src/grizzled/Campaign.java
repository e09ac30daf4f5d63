package grizzled;

import grizzled.raw.GrzCampaign;
import grizzled.raw.GrzCampaignChoice;
import grizzled.raw.GrzCampaignFacts;
import grizzled.raw.GrzError;
import grizzled.raw.GrzGame;
import grizzled.raw.GrzPack;
import grizzled.raw.GrzStart;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A campaign between its games, with the built-in cards. One thread at a time. */
public final class Campaign extends Handle {
    private static final int CHOICE_SIZE = new GrzCampaignChoice().size();

    private final GrzCampaign.ByValue raw;

    private Campaign(GrzCampaign made) {
        this(new GrzCampaign.ByValue(made));
    }

    private Campaign(GrzCampaign.ByValue raw) {
        super(() -> Grizzled.RAW.grz_campaign_free(raw));
        this.raw = raw;
    }

    /** For so many Grizzled; duo when two play two each, bootCamp to begin with Boot Camp. */
    public static Campaign begin(int seats, boolean duo, boolean bootCamp) {
        GrzCampaign made = new GrzCampaign();
        Grizzled.call(error -> Grizzled.RAW.grz_campaign_create(new GrzPack.ByValue(), seats, duo ? 1 : 0, bootCamp ? 1 : 0, made, error));
        return new Campaign(made);
    }

    /** Goes on with what save returned, with as many Grizzled. */
    public static Campaign resume(String saved, int seats) {
        byte[] json = saved.getBytes(StandardCharsets.UTF_8);
        GrzCampaign made = new GrzCampaign();
        Grizzled.call(error -> Grizzled.RAW.grz_campaign_resume(json, json.length, new GrzPack.ByValue(), seats, made, error));
        return new Campaign(made);
    }

    public GrzCampaignFacts facts() {
        return using(() -> {
            GrzCampaignFacts facts = new GrzCampaignFacts();
            Grizzled.check(Grizzled.RAW.grz_campaign_info(raw, facts));
            return facts;
        });
    }

    /** Begins the game of the next Chapter. */
    public Game game(GrzStart start) {
        return using(() -> {
            GrzGame made = new GrzGame();
            Grizzled.call(error -> Grizzled.RAW.grz_campaign_game(raw, start, made, error));
            return new Game(made);
        });
    }

    /** Takes the finished game of a Chapter, which stays the caller's. */
    public void conclude(Game game) {
        using(() -> game.using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_campaign_conclude(raw, game.raw, error));
            return null;
        }));
    }

    /** What the group can choose now. */
    public List<GrzCampaignChoice> choices() {
        return using(() -> Grizzled.list(CHOICE_SIZE, GrzCampaignChoice::new, (room, capacity, needed) ->
                Grizzled.RAW.grz_campaign_choices(raw, room, CHOICE_SIZE, capacity, needed)));
    }

    public void choose(GrzCampaignChoice choice) {
        using(() -> {
            Grizzled.call(error -> Grizzled.RAW.grz_campaign_choose(raw, choice, error));
            return null;
        });
    }

    /** As JSON, to be stored between two Chapters. */
    public String save() {
        return using(() -> Grizzled.text((room, capacity, needed) ->
                Grizzled.RAW.grz_campaign_save(raw, room, capacity, needed, new GrzError())));
    }
}
