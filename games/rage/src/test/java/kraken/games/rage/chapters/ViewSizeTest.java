package kraken.games.rage.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.rage.state.Card;
import kraken.games.rage.state.View;
import kraken.jackson.Json;
import org.junit.jupiter.api.Test;

/** A view goes over the wire after every click. */
class ViewSizeTest {

  private static final int MOST_BYTES = 6_000;

  @Test
  void threeCardsWithTheMostOrdersStillFit() {
    View view =
        Scene.of(
                """
                B1  .   .** .
                A2* .   .   .
                C3  D4  .   .
                .   .   .   .*
                ^   .   .   .
                """)
            .hand(Scene.A, Card.FUK_1, Card.FDK_1, Card.FKT_1)
            .view(Scene.A);
    assertThat(Json.write(view, View.class).length()).isLessThan(MOST_BYTES);
  }
}
