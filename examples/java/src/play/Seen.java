package play;

import grizzled.Game;
import grizzled.raw.Constants;
import grizzled.raw.GrzCommand;
import grizzled.raw.GrzEvent;
import java.util.List;

/** The check values of a game. */
final class Seen {
    static final List<String> NAMES = List.of("commands", "masks", "views", "events", "english", "french");
    private static final int[] LANGUAGES = {Constants.LANG_EN, Constants.LANG_FR};

    private final Fold commands = new Fold();
    private final Fold masks = new Fold();
    private final Fold views = new Fold();
    private final Fold events = new Fold();
    private final Fold[] texts = {new Fold(), new Fold()};
    private final Match match;

    Seen(Match match) {
        this.match = match;
    }

    /** In the order of their names. */
    List<Fold> folds() {
        return List.of(commands, masks, views, events, texts[Constants.LANG_EN], texts[Constants.LANG_FR]);
    }

    void before(int seat) {
        Game game = match.game();
        List<GrzCommand> legal = game.legal(seat);
        commands.add(seat);
        commands.add(legal.size());
        legal.forEach(commands::struct);
        masks.words(game.legalMask(seat));
        look();
    }

    private void look() {
        for (int viewer : match.viewers()) {
            views.struct(match.game().view(viewer));
        }
    }

    void said(int seat, GrzCommand command) {
        for (int lang : LANGUAGES) {
            texts[lang].text(match.game().commandText(seat, command, lang));
        }
    }

    void end() {
        look();
        for (int viewer : match.viewers()) {
            for (GrzEvent event : match.game().events(viewer, 0)) {
                events.struct(event, "order");
                for (int place = 0; place < Byte.toUnsignedInt(event.order_length); place++) {
                    events.add(Byte.toUnsignedInt(event.order[place]));
                }
            }
            for (int lang : LANGUAGES) {
                texts[lang].text(match.game().eventsText(viewer, 0, lang));
            }
        }
    }
}
