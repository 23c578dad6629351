package kraken.games.shadow;

/**
 * What has been answered in secret so far.
 *
 * @param given who has passed, committed, or closed the eyes
 * @param guns committed, by seat
 * @param chosen whom the leader has chosen in a ritual, as by an {@link Aim}
 */
public record Answers(int given, long guns, Aim chosen) {

  static final Answers NONE = new Answers(0, 0, Aim.NONE);

  Answers by(int seat) {
    return new Answers(given | Masks.bit(seat), guns, chosen);
  }

  Answers committed(int seat, int number) {
    return new Answers(given | Masks.bit(seat), Masks.with(guns, seat, number), chosen);
  }

  Answers choosing(int seat, Aim choice) {
    return new Answers(given | Masks.bit(seat), guns, choice);
  }
}
