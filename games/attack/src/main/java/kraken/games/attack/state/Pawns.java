package kraken.games.attack.state;

import kraken.kit.Packed;
import org.jspecify.annotations.Nullable;

/**
 * Where the pirates stand on deck.
 *
 * @param packed three bits a pirate: 0 ashore, else the area's number plus one
 */
public record Pawns(int packed) {

  private static final int BITS = 3;

  public static final Pawns ASHORE = new Pawns(0);

  public @Nullable Area ofOrNull(Pirate pirate) {
    int place = Packed.at(packed, BITS, pirate.ordinal());
    return place == 0 ? null : Area.of(place - 1);
  }

  public Area of(Pirate pirate) {
    Area area = ofOrNull(pirate);
    if (area == null) {
      throw new IllegalStateException(pirate + " is not aboard");
    }
    return area;
  }

  public Pawns with(Pirate pirate, Area area) {
    return new Pawns(Packed.with(packed, BITS, pirate.ordinal(), area.ordinal() + 1));
  }
}
