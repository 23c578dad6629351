package kraken.games.shadow.state;

import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Deck;

/**
 * Where the ship is, and the cards that will move it.
 *
 * @param hex the number of the hex on the chart
 * @param rituals the ritual cards that are left
 * @param deck the navigation cards, and those in the sea
 */
public record Journey(int hex, RitualPile rituals, Deck deck) {

  static Journey on(Chart chart) {
    return new Journey(Chart.START, RitualPile.FULL, Deck.of(chart));
  }

  Journey at(int next) {
    return new Journey(next, rituals, deck);
  }

  Journey with(RitualPile next) {
    return new Journey(hex, next, deck);
  }

  Journey with(Deck next) {
    return new Journey(hex, rituals, next);
  }
}
