package kraken.games.shadow.state;

import kraken.games.shadow.crew.Masks;

/**
 * The navigation team. A post that is not filled has {@link Masks#NOBODY}.
 *
 * @param packed one more than the seat for each post, four bits each
 */
public record Team(int packed) {

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;
  private static final int LIEUTENANT = BITS;
  private static final int NAVIGATOR = 2 * BITS;

  /** A captain who has named nobody yet. */
  public static Team under(int captain) {
    return new Team(captain + 1);
  }

  private int at(int post) {
    return (packed >>> post & MASK) - 1;
  }

  private Team with(int post, int seat) {
    return new Team((packed & ~(MASK << post)) | (seat + 1) << post);
  }

  int captain() {
    return at(0);
  }

  int lieutenant() {
    return at(LIEUTENANT);
  }

  int navigator() {
    return at(NAVIGATOR);
  }

  public boolean hasLieutenant() {
    return lieutenant() != Masks.NOBODY;
  }

  public Team withLieutenant(int seat) {
    return with(LIEUTENANT, seat);
  }

  public Team withNavigator(int seat) {
    return with(NAVIGATOR, seat);
  }

  /** Lieutenant and navigator change places. */
  public Team swapped() {
    return withLieutenant(navigator()).withNavigator(lieutenant());
  }

  /** Captain and lieutenant, who draw and pass cards on; a bit each. */
  public int drawers() {
    return mask(captain()) | mask(lieutenant());
  }

  /** All of them, a bit each. */
  public int mask() {
    return drawers() | mask(navigator());
  }

  private static int mask(int seat) {
    return seat == Masks.NOBODY ? 0 : Masks.bit(seat);
  }
}
