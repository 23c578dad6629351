package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.View;
import org.junit.jupiter.api.Test;

/** What a view tells in advance of the cards that can be played. */
class PreviewsTest {

  @Test
  void aPreviewTellsHowACardEndsInEachOrderOfItsActions() {
    Scene scene = Scene.of(Scene.THREE_SHIPS).hand(A, Card.FUX_1);
    View.HandCard card = scene.view(A).hand().getFirst();
    assertThat(card.actions()).containsExactly(Action.FORWARD, Action.UP, Action.FIRE);
    List<String> orders = new ArrayList<>();
    card.previews().forEach(preview -> orders.addAll(preview.orders()));
    assertThat(orders).containsExactlyInAnyOrder("FUX", "FXU", "UFX", "UXF", "XFU", "XUF");
    assertThat(card.previews())
        .contains(
            new View.Preview(
                List.of("UFX"),
                List.of(
                    new View.Trail(A, List.of(Space.N1, Space.N2, Space.E2), 0, false),
                    new View.Trail(B, List.of(Space.E1), 5, true),
                    new View.Trail(Scene.C, List.of(Space.S3, Space.S2), 1, false)),
                0,
                Section.EAST,
                false,
                List.of()),
            new View.Preview(
                List.of("XUF"),
                List.of(new View.Trail(A, List.of(Space.N1, Space.N2, Space.E2), 0, false)),
                1,
                Section.EAST,
                false,
                List.of()));
  }

  @Test
  void ordersThatEndAlikeAreOnePreview() {
    Scene scene = Scene.of(Scene.THREE_SHIPS).acting("KR");
    assertThat(scene.view(A).previews())
        .containsExactly(
            new View.Preview(List.of("<R", "R<"), List.of(), 0, Section.NORTH, false, List.of()),
            new View.Preview(List.of(">R", "R>"), List.of(), 0, Section.SOUTH, false, List.of()));
  }

  @Test
  void aPreviewFollowsAShipThatFallsBackAndMendsOne() {
    Scene scene =
        Scene.of(
            """
            ~   ~   ~   ~
            #1  #1  #1  #1
            A2  .   B   .
            .   .   .   .
            ^   .   .   .
            """);
    assertThat(scene.acting("U").view(A).previews().getFirst().trails())
        .containsExactly(new View.Trail(A, List.of(Space.N2, Space.N2), 3, false));
    assertThat(scene.acting("R").view(A).previews().getFirst().trails())
        .containsExactly(new View.Trail(A, List.of(Space.N2), 1, false));
  }

  @Test
  void aPreviewGoesToTheEndOfARageAttackAndOfTheRound() {
    Scene scene =
        Scene.of(
                """
                ~   ~   ~   ~
                #   #   #   #
                .*  .   .   B4
                A   .   .   .
                ^   .   .   .
                """)
            .rage(5)
            .acting("X");
    assertThat(scene.view(A).previews())
        .containsExactly(
            new View.Preview(
                List.of("X"),
                List.of(
                    new View.Trail(A, List.of(Space.N1, Space.N2), 1, false),
                    new View.Trail(B, List.of(Space.W2, Space.W2), 5, true)),
                1,
                Section.WEST,
                true,
                List.of(A)));
  }

  @Test
  void onlyWhoIsAtTurnHasPreviews() {
    Scene scene = Scene.of(Scene.THREE_SHIPS);
    assertThat(scene.view(A).previews()).isEmpty();
    assertThat(scene.view(A).hand()).noneMatch(card -> card.previews().isEmpty());
    assertThat(scene.view(B).hand()).allMatch(card -> card.previews().isEmpty());
    scene.acting("FU");
    assertThat(scene.view(A).previews()).isNotEmpty();
    assertThat(scene.view(A).hand()).allMatch(card -> card.previews().isEmpty());
    assertThat(scene.view(B).previews()).isEmpty();
  }
}
