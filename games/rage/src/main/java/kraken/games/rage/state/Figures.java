package kraken.games.rage.state;

import java.util.Collections;
import java.util.List;

/**
 * What is printed on the board and the tokens. <b>A reconstruction</b>, like the deck in {@link
 * Card}: an owner of the box can put the printed figures in here; nothing else depends on them.
 */
public final class Figures {

  /** How much rage fills the meter. */
  public static final int METER = 6;

  /** The lane in which ships start. */
  public static final int START_LANE = 2;

  /** The damage on each of the reef and debris tokens. The printed outer reef does none. */
  public static final List<Integer> TOKENS =
      List.of(0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2);

  /** The most damage that is printed on a token. */
  public static final int MOST_DEBRIS = Collections.max(TOKENS);

  /** How often a rage attack strikes, with a quarter clockwise between two strikes. */
  public static final int RAGE_STRIKES = 4;

  private Figures() {}
}
