package kraken.games.attack.state;

import java.util.List;

/**
 * What only the pictures of the rulebook show: the start and the Kraken's track. <b>A
 * reconstruction</b>, like the cards in {@link Card}: an owner of the box can put the printed
 * figures in here; nothing else depends on them.
 */
public final class Figures {

  /** Where the tentacles start, in the order of {@link Lane}: all on their bubbles. */
  static final List<Space> START =
      List.of(
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES,
          Space.BUBBLES);

  /** The last spot of the track; a funny face there brings the Kraken to the ship board. */
  public static final int LAST_SPOT = 8;

  /** The dice that wait on the track. */
  static final List<Kraken.WaitingDie> WAITING_DICE =
      List.of(
          new Kraken.WaitingDie(2, Side.PORT),
          new Kraken.WaitingDie(4, Side.STARBOARD),
          new Kraken.WaitingDie(6, Side.PORT),
          new Kraken.WaitingDie(8, Side.STARBOARD));

  private Figures() {}
}
