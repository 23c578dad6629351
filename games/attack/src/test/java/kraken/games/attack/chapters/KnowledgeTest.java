package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.games.attack.Rules;
import kraken.games.attack.imagining.Imagining;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.games.attack.state.Variant;
import kraken.games.attack.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What the players know: all but the order of the cards that were shuffled. */
class KnowledgeTest {

  private static View.HandView first(Scene scene) {
    return scene.view().hands().getFirst();
  }

  @Test
  void everybodySeesTheFaceUpCardsAndWhatIsPrintedOnThem() {
    assertThat(first(Scene.of(Scene.CALM)).shown())
        .containsExactly(
            new View.CardView(Card.BILLY_1, Card.BILLY_1.symbols()),
            new View.CardView(Card.BILLY_2, Card.BILLY_2.symbols()));
  }

  @Test
  void theTenCardsOfEachPirateCanBeLookedUpBeforeOneIsChosen() {
    Scene scene = Scene.at(State.before(new Variant(1, true, 3, 0, false)));
    assertThat(scene.view().deck()).extracting(View.CardView::card).containsExactly(Card.values());
    assertThat(scene.view().deck())
        .allSatisfy(card -> assertThat(card.symbols()).isEqualTo(card.card().symbols()));
  }

  @Test
  void theUnknownCardsAreToldInNoOrder() {
    Scene scene = Scene.of(Scene.CALM);
    List<Card> cards = new ArrayList<>(scene.state().hand().pile().cards());
    View before = scene.view();
    Collections.reverse(cards.subList(2, 10));
    Scene other =
        Scene.at(scene.state().with(scene.state().hand().with(new Pile(List.copyOf(cards), 8))));
    assertThat(other.view()).isEqualTo(before);
  }

  @Test
  void whoRemembersKnowsThePlayedCardsUnderThePile() {
    Scene scene = Scene.of(Scene.CALM, Pirate.BILLY);
    scene.acting(Card.BILLY_1, "").plays(new Move.EndCard());
    scene.acting(Card.BILLY_3, "").plays(new Move.EndCard());
    assertThat(first(scene).known()).containsExactly(Card.BILLY_1, Card.BILLY_3);
    assertThat(first(scene).unknown()).hasSize(6).doesNotContain(Card.BILLY_4, Card.BILLY_2);
  }

  @Test
  void afterOneRoundThroughThePileTheWholeOrderIsKnown() {
    Scene scene = Scene.of(Scene.CALM, Pirate.BILLY);
    for (int i = 0; i < 10; i++) {
      Card card = scene.state().hand().pile().shown().getFirst();
      scene.acting(card, "").plays(new Move.EndCard());
    }
    assertThat(first(scene).unknown()).isEmpty();
    assertThat(first(scene).known()).hasSize(8);
    assertThat(scene.rules().imagine(scene.view(), Chance.seeded(1))).isEqualTo(scene.state());
  }

  @Test
  void theWatcherSeesWhatEverySeatSees() {
    Scene scene = Scene.of(Scene.CALM);
    View watched = scene.rules().view(scene.state(), Viewer.WATCHER);
    assertThat(watched).isEqualTo(scene.rules().view(scene.state(), Seat.of(1)));
  }

  @Test
  void nobodyHasSecretsAndOnlyTheEndOfACardTurnsAnythingUp() {
    Rules rules = new Rules();
    assertThat(rules.isOpen()).isTrue();
    assertThat(rules.mayUncover(new Move.EndCard())).isTrue();
    assertThat(rules.mayUncover(new Move.Surface(Lane.RED_STAR))).isTrue();
    assertThat(rules.mayUncover(new Move.PlayCard(Card.BILLY_1))).isFalse();
    assertThat(rules.mayUncover(new Move.PushBack(Lane.RED_STAR))).isFalse();
  }

  @Test
  void theViewShowsTheBoardAsItIs() {
    View view =
        Scene.of(
                """
                .K..:#|...T
                T...|#|...T
                T...|#|...T
                T@.@|#|...T
                """)
            .holes(Area.STARBOARD_BOW)
            .hits(1)
            .view();
    assertThat(view.lanes().get(0))
        .isEqualTo(
            new View.LaneView(
                Lane.RED_STAR,
                Side.PORT,
                Face.STAR,
                Area.PORT_BOW,
                Space.CANNON,
                true,
                false,
                List.of()));
    assertThat(view.lanes().get(3).whirlpools()).containsExactly(Space.CANNON, Space.SABER);
    assertThat(view.lanes().get(4).side()).isEqualTo(Side.STARBOARD);
    assertThat(view.holes()).containsExactly(0, 0, 1, 0);
    assertThat(view.kraken().hits()).isEqualTo(1);
    assertThat(view.hands().getFirst().pirates())
        .containsExactly(new View.PawnView(Pirate.BILLY, Area.PORT_BOW));
    assertThat(view.power()).isEqualTo(Pirate.BILLY);
  }

  @Test
  void aPirateThatWasTakenIsAshoreUntilItBoards() {
    Scene scene =
        Scene.at(State.before(new Variant(1, true, 3, 0, false)))
            .plays(new Move.TakePirate(Pirate.ELENA));
    assertThat(first(scene).pirates()).containsExactly(new View.PawnView(Pirate.ELENA, null));
    assertThat(first(scene).topPirate()).isNull();
    assertThat(scene.view().power()).isNull();
  }

  @Test
  void imaginedPilesKeepWhatIsKnown() {
    Scene scene = Scene.of(Scene.CALM);
    scene.acting(Card.BILLY_1, "").plays(new Move.EndCard());
    for (int seed = 0; seed < 50; seed++) {
      State imagined = scene.rules().imagine(scene.view(), Chance.seeded(seed));
      assertThat(Views.of(imagined)).isEqualTo(scene.view());
      assertThat(imagined.hands().getFirst().pile().cards())
          .containsExactlyInAnyOrderElementsOf(
              Arrays.asList(SettingUp.cardsOf(List.of(Pirate.BILLY))))
          .startsWith(Card.BILLY_3, Card.BILLY_2)
          .endsWith(Card.BILLY_1);
    }
  }

  /** Chi-squared with 3 degrees of freedom: a fair imagination stays under 16.3 in 999 of 1,000. */
  @Test
  void inSoloEveryOrderWithTheRightPirateOnTopIsEquallyLikely() {
    List<Card> cards = List.of(Card.ELENA_1, Card.SAMUEL_1, Card.ELENA_2, Card.ELENA_3);
    List<Card> all = new ArrayList<>(cards);
    all.add(Card.SAMUEL_2);
    Hand hand =
        new Hand(Seat.of(0), List.of(Pirate.ELENA, Pirate.SAMUEL), new Pile(List.copyOf(all), 3));
    State state = State.before(new Variant(1, true, 3, 0, false)).with(hand).in(Phase.ROLLING);
    Map<List<Card>, Integer> counts = new HashMap<>();
    Chance chance = Chance.seeded(7);
    int runs = 4000;
    for (int i = 0; i < runs; i++) {
      counts.merge(Imagining.from(Views.of(state), chance).hand().pile().cards(), 1, Integer::sum);
    }
    assertThat(counts.keySet())
        .hasSize(4)
        .allSatisfy(order -> assertThat(order.get(2).pirate()).isEqualTo(Pirate.ELENA));
    double expected = runs / 4.0;
    double deviation =
        counts.values().stream()
            .mapToDouble(count -> (count - expected) * (count - expected) / expected)
            .sum();
    assertThat(deviation).isLessThan(16.3);
  }

  @Test
  void theCrewMayTalkFreely() {
    Scene scene = Scene.of(Scene.CALM);
    assertThat(scene.rules().talk(scene.state(), Seat.of(1))).isEqualTo(Talk.FREE);
  }
}
