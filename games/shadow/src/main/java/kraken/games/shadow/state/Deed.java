package kraken.games.shadow.state;

import java.util.List;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered of a round beside its cards and guns, each as far as the viewer knows it. When
 * the game is over everybody knows all of it.
 */
public sealed interface Deed {

  /** In which round. */
  int round();

  /** As much of it as the viewer learnt, or null if that is nothing. */
  default @Nullable Deed seenBy(Viewer viewer) {
    return this;
  }

  /** A character was used; on whom, in the order of the choices. */
  record Used(int round, Seat by, Persona character, List<Seat> on) implements Deed {
    public Used {
      on = List.copyOf(on);
    }
  }

  /**
   * The captain searched a cabin; what was found is the captain's secret.
   *
   * @param dealt the faction card
   * @param now the same, or cultist where the player has been converted
   */
  record Searched(int round, Seat by, Seat on, @Nullable Faction dealt, @Nullable Faction now)
      implements Deed {
    @Override
    public Deed seenBy(Viewer viewer) {
      return viewer.equals(by) ? this : new Searched(round, by, on, null, null);
    }
  }

  /** Everybody knows now which side somebody is not on. */
  record Flogged(int round, Seat by, Seat on, Side not) implements Deed {}

  record Silenced(int round, Seat by, Seat on) implements Deed {}

  record Fed(int round, Seat by, Seat on) implements Deed {}

  /** Somebody saw the last cards thrown to the sea, in no order. */
  record Heard(int round, Seat by, List<Card> cards) implements Deed {
    public Heard {
      cards = List.copyOf(cards);
    }

    @Override
    public Deed seenBy(Viewer viewer) {
      return viewer.equals(by) ? this : new Heard(round, by, List.of());
    }
  }

  /** Somebody looked at the top card, by telescope or as the Look-out. */
  record Looked(int round, Seat by, @Nullable Card card, boolean thrown) implements Deed {
    @Override
    public Deed seenBy(Viewer viewer) {
      return viewer.equals(by) ? this : new Looked(round, by, null, thrown);
    }
  }

  /** A ritual was drawn. */
  record Held(int round, Ritual ritual) implements Deed {}

  /** Only the two know of it. */
  record Converted(int round, Seat by, Seat on) implements Deed {
    @Override
    public @Nullable Deed seenBy(Viewer viewer) {
      return viewer.equals(by) || viewer.equals(on) ? this : null;
    }
  }

  /** Three guns, or none if there was nobody to give them; only the giver knows who did. */
  record Stashed(int round, @Nullable Seat by, List<Seat> to) implements Deed {
    public Stashed {
      to = List.copyOf(to);
    }

    @Override
    public Deed seenBy(Viewer viewer) {
      return viewer.equals(by) ? this : new Stashed(round, null, to);
    }
  }

  /** The leader saw the faction card of one of the team. */
  record Exposed(int round, Seat by, Seat on, Faction dealt) implements Deed {
    @Override
    public @Nullable Deed seenBy(Viewer viewer) {
      return viewer.equals(by) ? this : null;
    }
  }
}
