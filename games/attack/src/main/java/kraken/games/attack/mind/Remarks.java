package kraken.games.attack.mind;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.View;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What a shipmate says in passing: all sail in one ship, so one thanks and praises the others. */
public final class Remarks {

  private final View before;
  private final Seat me;
  private final Seat acting;

  /** Remarks on what has happened since this view. */
  public Remarks(View before, Seat me) {
    this.before = before;
    this.me = me;
    this.acting = before.hands().get(before.turn()).seat();
  }

  public Optional<Remark> on(List<Event> heard) {
    return heard.stream()
        .map(this::on)
        .filter(Objects::nonNull)
        .max(Comparator.comparing(Remark::word));
  }

  private @Nullable Remark on(Event event) {
    return switch (event) {
      case Event.PirateTaken(Seat seat, var _) ->
          seat.equals(me) && isAshore() ? Remark.of(Word.GREET) : null;
      case Event.RailBroken _ -> Remark.of(Word.PHEW);
      case Event.HoleSmashed(var _, boolean _, int holes) ->
          Remark.of(holes >= ShipBoard.HOLES_TO_SINK - 1 ? Word.FEAR : Word.OUCH);
      case Event.KrakenSurfaced _ -> Remark.of(Word.FEAR);
      case Event.PushedBack(Lane lane, Space from) when from == Space.SABER ->
          guards(lane) ? fromMates(Word.THANKS) : deed();
      case Event.RailRepaired(Lane lane) -> guards(lane) ? fromMates(Word.THANKS) : null;
      case Event.KrakenHit _, Event.Swept _ -> deed();
      case Event.KrakenDrivenOff() -> Remark.of(Word.WON);
      case Event.ShipSunk() -> Remark.of(Word.LOST);
      default -> null; // most of what happens needs no word
    };
  }

  private boolean isAshore() {
    return before.hands().stream()
        .noneMatch(hand -> hand.seat().equals(me) && !hand.pirates().isEmpty());
  }

  /** A good deed, which the others praise. */
  private @Nullable Remark deed() {
    return acting.equals(me) ? Remark.of(Word.PROUD) : fromMates(Word.PRAISE);
  }

  private @Nullable Remark fromMates(Word word) {
    return acting.equals(me) ? null : new Remark(word, acting);
  }

  /** Whether a pirate of this seat stands where the lane ends. */
  private boolean guards(Lane lane) {
    Area area = lane.area();
    return before.hands().stream()
        .filter(hand -> hand.seat().equals(me))
        .flatMap(hand -> hand.pirates().stream())
        .anyMatch(pawn -> pawn.area() == area);
  }
}
