package kraken.games.shadow.sea;

import org.jspecify.annotations.Nullable;

/**
 * A hex of the chart. An arrow leads to a hex of the list by its number, or to {@link Chart#BAY},
 * {@link Chart#COVE} or {@link Chart#KRAKEN}.
 *
 * @param south whether it lies south of the supply line
 */
public record Water(Hex hex, int red, int yellow, int blue, @Nullable Token token, boolean south) {

  /** Such as {@code -1,3 7 9 6 SEARCH south}: views are sent often, and charts are long. */
  String written() {
    return "%d,%d %d %d %d".formatted(hex.column(), hex.height(), red, yellow, blue)
        + (token == null ? "" : " " + token)
        + (south ? " south" : "");
  }
}
