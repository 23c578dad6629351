package kraken.games.shadow.state;

import kraken.games.shadow.crew.Masks;

/**
 * What has been answered in secret so far.
 *
 * @param given who has passed, committed, or closed the eyes
 * @param guns committed, by seat
 * @param chosen whom the leader has chosen in a ritual, as by an {@link Aim}
 */
public record Answers(int given, long guns, Aim chosen) {

  public static final Answers NONE = new Answers(0, 0, Aim.NONE);

  public Answers by(int seat) {
    return new Answers(given | Masks.bit(seat), guns, chosen);
  }

  public Answers committed(int seat, int number) {
    return new Answers(given | Masks.bit(seat), Masks.with(guns, seat, number), chosen);
  }

  public Answers choosing(int seat, Aim choice) {
    return new Answers(given | Masks.bit(seat), guns, choice);
  }
}
