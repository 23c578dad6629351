package kraken.tables.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
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

  /** The edition of each game that is played here. */
  public SortedMap<String, Integer> editions() {
    SortedMap<String, Integer> editions = new TreeMap<>();
    byId.forEach((id, rules) -> editions.put(id, rules.edition()));
    return editions;
  }

  /** Whether this edition of this game is played here. */
  public boolean plays(String game, int edition) {
    return find(game).filter(rules -> rules.edition() == edition).isPresent();
  }

  Optional<Rulebook<?, ?, ?, ?>> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
