package kraken.games.attack.state;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Numbers;

/**
 * A roll of the Kraken dice.
 *
 * @param numbers the faces, those of the red dice first
 * @param redDice how many of them are red
 */
public record Roll(Numbers numbers, int redDice) {

  public static final Roll NONE = new Roll(Numbers.NONE, 0);
  public static final int NO_DIE = -1;

  public Face face(int die) {
    return Face.of(numbers.at(die));
  }

  public Side side(int die) {
    return die < redDice ? Side.PORT : Side.STARBOARD;
  }

  public int firstDie(Side side) {
    return side == Side.PORT ? 0 : redDice;
  }

  /** One past the last die of this colour. */
  public int endOfDice(Side side) {
    return side == Side.PORT ? redDice : numbers.count();
  }

  /** The next die from this one on that shows an eye, or {@link #NO_DIE}. */
  public int nextEye(int from) {
    for (int die = from; die < numbers.count(); die++) {
      if (face(die) == Face.EYE) {
        return die;
      }
    }
    return NO_DIE;
  }

  public List<Face> faces(Side side) {
    List<Face> faces = new ArrayList<>();
    for (int die = firstDie(side); die < endOfDice(side); die++) {
      faces.add(face(die));
    }
    return List.copyOf(faces);
  }
}
