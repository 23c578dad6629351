package kraken.tables.model;

import kraken.json.JsonText;
import kraken.kit.Audience;
import kraken.kit.Seats;

/** An event of the game as JSON, and its audience. */
public record GameEvent(Audience audience, JsonText event) {

  boolean isForAll(int players) {
    int everybody = Seats.all(players).bits();
    return audience.watchers() && (audience.seats().bits() & everybody) == everybody;
  }
}
