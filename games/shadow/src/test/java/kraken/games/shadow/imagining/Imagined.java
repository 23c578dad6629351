package kraken.games.shadow.imagining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Chronicle;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/** Many states that a viewer of a scene imagines, each held to what everybody can count. */
public final class Imagined {

  private static final int SEEDS = 200;

  private final State truth;
  private final Viewer viewer;
  private final View view;

  private Imagined(State truth, Viewer viewer) {
    this.truth = truth;
    this.viewer = viewer;
    this.view = Scene.RULES.view(truth, viewer);
  }

  static List<State> by(Viewer viewer, Scene scene) {
    return new Imagined(scene.state(), viewer).states();
  }

  static List<State> by(int seat, Scene scene) {
    return by(Seat.of(seat), scene);
  }

  /** All that this comes out as. */
  static <T> Set<T> all(Viewer viewer, Scene scene, Function<State, T> what) {
    Set<T> found = new HashSet<>();
    by(viewer, scene).forEach(state -> found.add(what.apply(state)));
    return found;
  }

  static <T> Set<T> all(int seat, Scene scene, Function<State, T> what) {
    return all(Seat.of(seat), scene, what);
  }

  /** Everybody at the table, and who watches it. */
  public static void everybodyImagines(Scene scene) {
    for (int seat = 0; seat < scene.state().players(); seat++) {
      assertThat(by(seat, scene)).hasSize(SEEDS);
    }
    assertThat(by(Viewer.WATCHER, scene)).hasSize(SEEDS);
  }

  private List<State> states() {
    List<State> states = new ArrayList<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      State state = Scene.RULES.imagine(view, Chance.seeded(seed));
      assertThat(Scene.RULES.view(state, viewer)).isEqualTo(view);
      looksTheSame(state);
      assertThat(cards(state)).as("all cards").isEqualTo(cards(truth));
      hasSuchFactionsAsTheTable(state);
      states.add(state);
    }
    return states;
  }

  private void looksTheSame(State state) {
    assertThat(Scene.RULES.turn(state).toldTo(viewer))
        .isEqualTo(Scene.RULES.turn(truth).toldTo(viewer));
    if (viewer instanceof Seat seat) {
      assertThat(Scene.RULES.moves(state, seat)).isEqualTo(Scene.RULES.moves(truth, seat));
    }
    assertThat(state.deck().top() == Hand.NONE).isEqualTo(truth.deck().top() == Hand.NONE);
    assertThat(state.deck().size()).isEqualTo(truth.deck().size());
  }

  /** How many of each kind are anywhere: sailed, in the sea, in the deck, in hands. */
  private static Map<Card, Integer> cards(State state) {
    Map<Card, Integer> cards = new EnumMap<>(Card.class);
    for (Card card : Card.values()) {
      cards.put(card, state.deck().count(Hand.code(card)));
    }
    for (Sea at = state.deck().sea(); at != null; at = at.before()) {
      cards.merge(Hand.card(at.card()), 1, Integer::sum);
    }
    for (Round round : Chronicle.plus(state.past(), state.round())) {
      Hand.list(round.card()).forEach(card -> cards.merge(card, 1, Integer::sum));
    }
    hands(state).forEach(card -> cards.merge(card, 1, Integer::sum));
    return cards;
  }

  private static List<Card> hands(State state) {
    Round round = state.round();
    List<Card> cards = new ArrayList<>();
    switch (state.phase()) {
      case ARCHIVE, PASSING_ON -> {
        cards.addAll(Hand.list(round.captains().drew()));
        cards.addAll(Hand.list(round.lieutenants().drew()));
      }
      case REDRAWING -> {
        boolean captain = state.aim().actor() == round.captain();
        cards.addAll(Hand.list(captain ? round.lieutenants().drew() : round.captains().drew()));
      }
      case NAVIGATING -> {
        cards.add(Hand.card(round.captains().kept()));
        cards.add(Hand.card(round.lieutenants().kept()));
      }
      default -> {}
    }
    return cards;
  }

  private static void hasSuchFactionsAsTheTable(State state) {
    int players = state.players();
    for (Faction faction : List.of(Faction.LEADER, Faction.CULTIST, Faction.PIRATE)) {
      int table = (int) List.of(Crews.factions(players)).stream().filter(faction::equals).count();
      int fewest = players == 5 && faction == Faction.PIRATE ? table - 1 : table;
      assertThat(Integer.bitCount(state.crew().dealtMask(faction, players)))
          .as("dealt as %s", faction)
          .isBetween(fewest, table);
    }
  }
}
