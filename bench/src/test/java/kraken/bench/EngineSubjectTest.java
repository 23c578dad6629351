package kraken.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.junit.jupiter.api.Test;

class EngineSubjectTest {

  @Test
  void everyGameIsMeasured() {
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      assertThat(EngineSubject.full())
          .contains(new EngineSubject(game, game.about().mostPlayers()));
      assertThat(EngineSubject.smallAndFull())
          .contains(new EngineSubject(game, game.about().fewestPlayers()));
    }
    assertThat(new HashSet<>(EngineSubject.smallAndFull())).containsAll(EngineSubject.full());
  }

  @Test
  void aSubjectIsDecodedFromItsCode() {
    for (EngineSubject subject : EngineSubject.smallAndFull()) {
      assertThat(EngineSubject.decoded(subject.code())).isEqualTo(subject);
    }
  }
}
