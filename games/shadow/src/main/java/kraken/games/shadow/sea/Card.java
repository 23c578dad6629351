package kraken.games.shadow.sea;

/** The kinds of navigation cards, with how many of each there are on either chart. */
public enum Card {
  RED_DRUNK(Colour.RED, 5, 5),
  RED_MERMAID(Colour.RED, 2, 2),
  RED_TELESCOPE(Colour.RED, 2, 2),
  RED_ARMED(Colour.RED, 0, 2),
  BLUE_DRUNK(Colour.BLUE, 3, 4),
  BLUE_DISARMED(Colour.BLUE, 2, 2),
  YELLOW_RITUAL(Colour.YELLOW, 5, 6);

  private static final Card[] CARDS = values();
  public static final int KINDS = CARDS.length;

  private final Colour colour;
  private final int onQuickChart;
  private final int onLongChart;

  Card(Colour colour, int onQuickChart, int onLongChart) {
    this.colour = colour;
    this.onQuickChart = onQuickChart;
    this.onLongChart = onLongChart;
  }

  static Card of(int ordinal) {
    return CARDS[ordinal];
  }

  public Colour colour() {
    return colour;
  }

  public int count(Chart chart) {
    return chart == Chart.QUICK ? onQuickChart : onLongChart;
  }
}
