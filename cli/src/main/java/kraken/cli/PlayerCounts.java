package kraken.cli;

/** Writes numbers of players in words. */
final class PlayerCounts {

  private PlayerCounts() {}

  /** {@code 1 player}, {@code 2 players}, {@code 1 to 4 players} */
  static String sizes(int least, int most) {
    if (least < most) {
      return least + " to " + most + " players";
    }
    return most == 1 ? "1 player" : most + " players";
  }
}
