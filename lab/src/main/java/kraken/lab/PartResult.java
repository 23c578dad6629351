package kraken.lab;

/**
 * The results of the seats that played one part.
 *
 * @param seats how many seats played it, in all games together
 * @param wins how many of them won
 */
public record PartResult(long seats, Share wins) {

  static PartResult of(long seats, long won) {
    return new PartResult(seats, Share.of(won, seats));
  }
}
