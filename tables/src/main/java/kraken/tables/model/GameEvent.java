package kraken.tables.model;

import kraken.json.JsonText;
import kraken.kit.Audience;
import kraken.kit.Seats;

/** An event of the game, written once, and who may hear of it. */
public record GameEvent(Audience audience, JsonText event) {

  boolean byAll(int players) {
    int everybody = Seats.all(players).bits();
    return audience.watchers() && (audience.seats().bits() & everybody) == everybody;
  }
}
