package kraken.bots;

import static kraken.bots.AdviserTest.WAYS;
import static kraken.bots.AdviserTest.WORTHS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Features;
import kraken.kit.Seat;
import kraken.kit.Weights;
import org.junit.jupiter.api.Test;

/** What advice says for its lines and against them. */
class ReasonsTest {

  private static final Seat SEAT = Seat.of(0);

  @Test
  void theReasonsAreWhatDiffersMost() {
    List<AdvisedLine<String, String>> lines = advice(new Landscape());

    assertThat(lines.getFirst().moves()).containsExactly("ford!");
    assertThat(lines.getFirst().reasons())
        .containsExactly(new Reason("water", false), new Reason("gold", true));
    assertThat(lines.get(1).reasons())
        .containsExactly(new Reason("water", true), new Reason("gold", false));
  }

  @Test
  void whatACompetitorGainsSpeaksAgainstALine() {
    assertThat(advice(new Shore()).getFirst().reasons())
        .containsExactly(new Reason("their-gold", false));
  }

  @Test
  void aLineThatIsAsGoodAsTheOthersSaysWhatItChanges() {
    List<AdvisedLine<String, String>> lines = advice(new Plain());

    assertThat(lines).hasSize(3);
    assertThat(lines)
        .allSatisfy(line -> assertThat(line.reasons()).containsExactly(new Reason("gold", true)));
  }

  @Test
  void aLineThatEndsTheGameIsNotWeighedAgainstTheOthers() {
    Map<String, List<String>> ways =
        Map.of(
            "start",
            List.of("treasure", "path", "road"),
            "path",
            List.of("inn"),
            "road",
            List.of("inn"));
    List<AdvisedLine<String, String>> lines = advice(new Plain(ways, Map.of("treasure", 1.0)));

    assertThat(lines.getFirst().moves()).containsExactly("treasure");
    assertThat(lines.getFirst().reasons()).isEmpty();
  }

  private static List<AdvisedLine<String, String>> advice(Maze maze) {
    return Adviser.advise(maze, "start", SEAT, Chance.seeded(1));
  }

  /** A maze whose places have water, gold and moss; nobody minds moss. */
  private static class Landscape extends Maze implements Features<String> {

    Landscape() {
      this(WAYS, WORTHS);
    }

    Landscape(Map<String, List<String>> ways, Map<String, Double> worths) {
      super(ways, worths);
    }

    @Override
    public Optional<Features<String>> features() {
      return Optional.of(this);
    }

    @Override
    public List<String> names() {
      return List.of("water.cold", "water.deep", "gold", "moss");
    }

    @Override
    public String set(String place) {
      return "all";
    }

    @Override
    public Weights weights() {
      return Weights.none().with("all", new double[] {-1, -1, 1, 0.01});
    }

    @Override
    public void read(String place, Seat seat, double[] numbers) {
      numbers[0] = place.equals("ford!") ? 1 : 0;
      numbers[1] = place.equals("ford!") ? 1 : 0;
      numbers[2] = place.equals("ford!") ? 1 : 0;
      numbers[3] = place.length();
    }
  }

  /** Everywhere but at the start there are gold and cold water. */
  private static final class Plain extends Landscape {

    Plain() {
      super(WAYS, WORTHS);
    }

    Plain(Map<String, List<String>> ways, Map<String, Double> worths) {
      super(ways, worths);
    }

    @Override
    public void read(String place, Seat seat, double[] numbers) {
      numbers[0] = place.equals("start") ? 0 : 1;
      numbers[2] = place.equals("start") ? 0 : 1;
    }
  }

  /** At the ford another seat finds gold. */
  private static final class Shore extends Landscape {

    @Override
    public int competitors(String place) {
      return 2;
    }

    @Override
    public String subjectOfCompetitor(String name) {
      return "their-" + subject(name);
    }

    @Override
    public void read(String place, Seat seat, double[] numbers) {
      numbers[2] = place.equals("ford!") && !seat.equals(SEAT) ? 1 : 0;
    }
  }
}
