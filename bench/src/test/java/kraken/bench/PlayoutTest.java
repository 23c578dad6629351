package kraken.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayoutTest {

  static Stream<EngineSubject> subjects() {
    return EngineSubject.smallAndFull().stream();
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void playsOneGameAfterTheOther(EngineSubject subject) {
    Playout<?, ?, ?, ?> playout = new Playout<>(subject.game(), subject.setup(), 1);
    for (int moves = 0; moves < 100_000 && playout.ended() < 3; moves++) {
      playout.move();
    }

    assertThat(playout.ended()).isEqualTo(3);
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void theSameSeedPlaysTheSameMoves(EngineSubject subject) {
    assertThat(states(subject, 1)).isEqualTo(states(subject, 1)).isNotEqualTo(states(subject, 2));
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void midGameHasViewsAndImaginesFromThem(EngineSubject subject) {
    MidGame<?, ?> midGame = new MidGame<>(subject.game(), subject.setup());

    assertThat(Stream.generate(midGame::view).limit(64).distinct()).hasSizeGreaterThan(32);
    assertThat(Stream.generate(midGame::imagine).limit(64).distinct()).hasSizeGreaterThan(32);
  }

  private static List<?> states(EngineSubject subject, long seed) {
    Playout<?, ?, ?, ?> playout = new Playout<>(subject.game(), subject.setup(), seed);
    return Stream.generate(playout::move).limit(50).toList();
  }
}
