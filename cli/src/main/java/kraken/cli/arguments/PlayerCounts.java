package kraken.cli.arguments;

/** Writes numbers of players in words. */
public final class PlayerCounts {

  private PlayerCounts() {}

  /** {@code 1 player}, {@code 2 players}, {@code 1 to 4 players} */
  public static String sizes(int least, int most) {
    if (least < most) {
      return least + " to " + most + " players";
    }
    return most == 1 ? "1 player" : most + " players";
  }
}
