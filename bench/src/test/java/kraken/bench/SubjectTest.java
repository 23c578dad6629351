package kraken.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.junit.jupiter.api.Test;

class SubjectTest {

  @Test
  void everyGameIsMeasured() {
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      assertThat(Subject.full()).contains(new Subject(game, game.about().mostPlayers()));
      assertThat(Subject.smallAndFull()).contains(new Subject(game, game.about().fewestPlayers()));
    }
    assertThat(new HashSet<>(Subject.smallAndFull())).containsAll(Subject.full());
  }

  @Test
  void isFoundAgainByItsCode() {
    for (Subject subject : Subject.smallAndFull()) {
      assertThat(Subject.decoded(subject.code())).isEqualTo(subject);
    }
  }
}
