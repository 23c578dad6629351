package kraken.tables.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.kit.Game;

/** The games that can be played at these tables, by id. Immutable. */
public final class Rulebooks {

  private final Map<String, Rulebook<?, ?, ?, ?>> byId = new HashMap<>();

  public Rulebooks(List<Game<?, ?, ?, ?>> games) {
    for (Game<?, ?, ?, ?> game : games) {
      byId.put(game.about().id(), Rulebook.of(game));
    }
  }

  public Optional<Game<?, ?, ?, ?>> game(String id) {
    return find(id).map(Rulebook::game);
  }

  Optional<Rulebook<?, ?, ?, ?>> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
