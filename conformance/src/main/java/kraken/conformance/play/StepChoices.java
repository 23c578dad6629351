package kraken.conformance.play;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Numbers;

/**
 * Makes the choices of one step and records them: first the given ones, then those of the fallback.
 */
public final class StepChoices implements Chance {

  private final Numbers given;
  private final Chance fallback;
  private final List<Integer> made = new ArrayList<>();

  public StepChoices(Numbers given, Chance fallback) {
    this.given = given;
    this.fallback = fallback;
  }

  @Override
  public int below(int bound) {
    int index = made.size();
    int choice = index < given.count() ? given.at(index) % bound : fallback.below(bound);
    made.add(choice);
    return choice;
  }

  public <T> T pick(List<T> among) {
    return among.get(below(among.size()));
  }

  public Numbers made() {
    return Numbers.of(made.stream().mapToInt(Integer::intValue).toArray());
  }
}
