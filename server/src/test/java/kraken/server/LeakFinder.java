package kraken.server;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import kraken.jackson.Json;
import kraken.json.GameJson;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.tables.Saying;
import kraken.tables.lanterns.Event;
import kraken.tables.lanterns.Move;
import kraken.tables.lanterns.State;
import kraken.tables.lanterns.View;
import kraken.tables.live.Beholder;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import tools.jackson.databind.JsonNode;

/**
 * Compares the messages that a viewer got with those that the viewer would have got in other games
 * that look the same from that seat.
 */
final class LeakFinder {

  private static final int IMAGININGS = 8;

  /** Milliseconds since 1970, from 2001 to 2033; they depend on no secret. */
  private static final Pattern TIME = Pattern.compile("\\b1\\d{12}\\b");

  private final Game<State, Move, View, Event> game;
  private final GameJson<Move, View, Event> types;
  private final List<State> states = new ArrayList<>();
  private final List<String> leaks = new ArrayList<>();

  LeakFinder(Game<State, Move, View, Event> game, ExportedGame played) {
    this.game = game;
    this.types = GameJson.of(game);
    Fact.Opened opened = (Fact.Opened) played.entries().getFirst().fact();
    State state = game.start(Setup.of(game, opened.players(), opened.options()));
    for (Entry entry : played.entries()) {
      state = after(state, entry.fact());
      states.add(state);
    }
  }

  private State after(State state, Fact fact) {
    return switch (fact) {
      case Fact.Drawn(var _, var numbers) -> game.draw(state, numbers, Narrator.none());
      case Fact.Played(Seat seat, String move) ->
          game.play(state, seat, types.readMove(move), Narrator.none()).orThrow();
      case Fact.Said said when said.seat() != null && said.saying() instanceof Saying.Claim claim ->
          game.hear(state, said.seat(), claim.asHeard());
      default -> state;
    };
  }

  /** The sockets of all seats in their order, and of the watcher. */
  List<String> leaks(List<TestSocket> sockets) {
    List<Viewer> viewers = Viewer.all(sockets.size() - 1);
    for (int i = 0; i < viewers.size(); i++) {
      check(viewers.get(i), sockets.get(i).texts);
    }
    return leaks;
  }

  private void check(Viewer viewer, List<String> texts) {
    Set<View> truly = new HashSet<>();
    states.forEach(state -> truly.add(game.view(state, viewer)));
    View known = game.view(states.getFirst(), viewer);
    Beholder beholder = new Beholder();
    for (String text : texts) {
      JsonNode play = beholder.hear(tree(text));
      if (play.isObject()) {
        known = Json.read(play.get("eyes").get(0).get("view").toString(), View.class);
        if (!truly.contains(known)) {
          leaks.add(viewer + " was sent what is no view of his: " + known);
        }
        tellsOnlyWhatIsSeen(viewer, known, play);
      }
      noSecretIn(viewer, known, text);
    }
  }

  /** The cards have six digits, so that one is in a text by chance only as a part of a time. */
  private void noSecretIn(Viewer viewer, View known, String sent) {
    String text = TIME.matcher(sent).replaceAll("TIME");
    List<Integer> cards = states.getLast().cards();
    for (int i = 0; i < cards.size(); i++) {
      boolean secret = known.cards().isEmpty() || known.cards().get(i) < 0;
      if (secret && text.contains(cards.get(i).toString())) {
        leaks.add(viewer + " was sent the secret " + cards.get(i) + ": " + text);
      }
    }
  }

  private void tellsOnlyWhatIsSeen(Viewer viewer, View view, JsonNode play) {
    JsonNode told = play.get("eyes").get(0);
    for (int i = 0; i < IMAGININGS; i++) {
      expected(viewer, game.imagine(view, Chance.seeded(i)))
          .forEach((what, otherwise) -> {
            JsonNode sent = what.equals("turn") ? play.get(what) : told.get(what);
            if (!otherwise.equals(sent)) {
              leaks.add(
                  "%s would have been told otherwise of the %s: %s, not %s"
                      .formatted(viewer, what, otherwise, sent));
            }
          });
    }
  }

  private Map<String, JsonNode> expected(Viewer viewer, State imagined) {
    Map<String, JsonNode> parts = new TreeMap<>();
    parts.put("view", tree(types.writeView(game.view(imagined, viewer)).json()));
    Turn turn = game.turn(imagined);
    parts.put("turn", tree(Json.write(turn.toldTo(viewer), Turn.class)));
    if (viewer instanceof Seat seat) {
      List<String> moves =
          game.moves(imagined, seat).stream().map(move -> types.writeMove(move).json()).toList();
      parts.put("moves", tree("[" + String.join(",", moves) + "]"));
      if (!(turn instanceof Turn.Over)) {
        parts.put("talk", tree(Json.write(game.talk(imagined, seat), Talk.class)));
      }
    }
    return parts;
  }

  private static JsonNode tree(String text) {
    return Json.mapper().readTree(text);
  }
}
