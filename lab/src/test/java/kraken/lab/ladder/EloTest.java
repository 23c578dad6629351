package kraken.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Chance;
import kraken.lab.Interval;
import org.junit.jupiter.api.Test;

class EloTest {

  private static List<Duel> duels(int first, int second, int wins, int losses) {
    List<Duel> duels = new ArrayList<>();
    for (int i = 0; i < wins + losses; i++) {
      duels.add(new Duel(first, second, i < wins ? 1 : 0));
    }
    return duels;
  }

  @Test
  void tenToOneIsFourHundredPoints() {
    double[] ratings = new Elo(2, 1).ratings(duels(0, 1, 10_000, 1_000));

    assertThat(ratings[1]).isZero();
    assertThat(ratings[0]).isCloseTo(400, within(1.0));
  }

  @Test
  void whoNeverMetIsRatedByCommonRivals() {
    List<Duel> duels = duels(0, 1, 10_000, 1_000);
    duels.addAll(duels(1, 2, 10_000, 1_000));

    assertThat(new Elo(3, 2).ratings(duels)[0]).isCloseTo(800, within(2.0));
  }

  @Test
  void whoAlwaysWinsHasARatingToo() {
    double[] ratings = new Elo(2, 0).ratings(duels(0, 1, 20, 0));

    assertThat(ratings[1]).isBetween(-1_000.0, -300.0);
  }

  @Test
  void moreGamesGiveANarrowerIntervalAroundTheRating() {
    Elo elo = new Elo(2, 1);
    Interval few = elo.intervals(duels(0, 1, 30, 20), Chance.seeded(1))[0];
    Interval many = elo.intervals(duels(0, 1, 600, 400), Chance.seeded(1))[0];

    assertThat(many.high() - many.low()).isLessThan(few.high() - few.low());
    assertThat(elo.ratings(duels(0, 1, 600, 400))[0]).isBetween(many.low(), many.high());
  }
}
