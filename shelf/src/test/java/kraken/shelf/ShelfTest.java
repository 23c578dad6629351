package kraken.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Game;
import org.junit.jupiter.api.Test;

class ShelfTest {

  @Test
  void findsEveryGameByItsId() {
    assertThat(Shelf.GAMES).isNotEmpty();
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      assertThat(Shelf.find(game.about().id())).containsSame(game);
    }
    assertThat(Shelf.find("chess")).isEmpty();
  }

  @Test
  void idsAreDifferentAndFitForCommandsAndAddresses() {
    assertThat(Shelf.ids()).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z][a-z-]*"));
  }
}
