package kraken.conformance.play;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Numbers;

/** The decisions of one step as they are made: first those given, then others from beyond. */
public final class StepChoices implements Chance {

  private final Numbers given;
  private final Chance beyond;
  private final List<Integer> made = new ArrayList<>();

  public StepChoices(Numbers given, Chance beyond) {
    this.given = given;
    this.beyond = beyond;
  }

  @Override
  public int below(int bound) {
    int index = made.size();
    int choice = index < given.count() ? given.at(index) % bound : beyond.below(bound);
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
