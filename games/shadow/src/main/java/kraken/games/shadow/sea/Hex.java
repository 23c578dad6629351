package kraken.games.shadow.sea;

/**
 * A hex of the chart: columns from -3 (west) to 3 (east); height in half hexes, so that north is
 * two more.
 */
public record Hex(int column, int height) {}
