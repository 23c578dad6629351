package kraken.games.rage.mind;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.View;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What a captain says in passing: whoever hurts the own ship hears of it. */
public final class Remarks {

  private final View before;
  private final Seat me;

  /** Who has bumped a ship, by the ship that was bumped. */
  private final Map<Seat, Seat> bumped = new HashMap<>();

  /** Remarks on what has happened since this view. */
  public Remarks(View before, Seat me) {
    this.before = before;
    this.me = me;
  }

  public Optional<Remark> on(List<Event> heard) {
    return heard.stream()
        .map(this::on)
        .filter(Objects::nonNull)
        .max(Comparator.comparing(Remark::word));
  }

  private @Nullable Remark on(Event event) {
    return switch (event) {
      case Event.CardPlayed(Seat seat, var _) ->
          seat.equals(me) && isFirst() ? Remark.of(Word.GREET) : null;
      case Event.Moved(Seat seat, var _, var _, var _, Seat by) -> {
        if (by != null) {
          bumped.put(seat, by);
        }
        yield null;
      }
      case Event.Damaged(Seat seat, int _, int _, Event.Harm harm) -> onHarm(seat, harm);
      case Event.ShipSunk(Seat seat, var _) -> onLoss(seat);
      case Event.RoundWon(int _, List<Seat> seats, boolean _) ->
          seats.contains(me) ? Remark.of(Word.WON) : null;
      case Event.MatchWon(Seat seat) -> Remark.of(seat.equals(me) ? Word.WON : Word.GOOD_GAME);
      default -> null; // most of what happens needs no word
    };
  }

  /** Whether this seat has not played a card yet. */
  private boolean isFirst() {
    return before.deals() <= 1 && before.ships().get(me.index()).cards() == Cards.PER_HAND;
  }

  private @Nullable Remark onHarm(Seat seat, Event.Harm harm) {
    Seat culprit = harm == Event.Harm.FIRE ? before.turn() : bumped.get(seat);
    if (seat.equals(me)) {
      boolean mine = culprit == null || culprit.equals(me);
      return mine ? Remark.of(Word.OUCH) : new Remark(Word.GRUMBLE, culprit);
    }
    return me.equals(culprit) ? Remark.of(Word.PROUD) : null;
  }

  private Remark onLoss(Seat seat) {
    if (seat.equals(me)) {
      return Remark.of(Word.SUNK);
    }
    return before.turn().equals(me) ? Remark.of(Word.PROUD) : new Remark(Word.FAREWELL, seat);
  }
}
