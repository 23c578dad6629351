package kraken.tables.lesson;

import java.util.List;
import kraken.kit.Numbers;
import kraken.tables.luck.SeaLuck;

/** The luck of one step of a lesson: numbers that its script names. */
record ScriptedLuck(List<Numbers> numbers) implements SeaLuck {

  ScriptedLuck {
    numbers = List.copyOf(numbers);
  }

  @Override
  public Draw draw(Numbers bounds) {
    if (numbers.isEmpty()) {
      throw new IllegalStateException("the sea is to draw " + bounds + ", and nothing is left");
    }
    Numbers next = numbers.getFirst();
    if (!next.fit(bounds)) {
      throw new IllegalStateException(
          "the sea is to draw " + bounds + ", which " + next + " is not");
    }
    return new Draw(next, new ScriptedLuck(numbers.subList(1, numbers.size())));
  }
}
