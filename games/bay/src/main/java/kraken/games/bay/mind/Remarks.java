package kraken.games.bay.mind;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What a captain says in passing: of shots at and from the own ship, of harm and of rescues. */
public final class Remarks {

  private static final int LAST_ROUND = 1;

  private final View before;
  private final Seat me;

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
      case Event.ShipChosen(Seat seat, var _, var _) when seat.equals(me) -> Remark.of(Word.GREET);
      case Event.Fired fired -> onShot(fired);
      case Event.RanIntoTentacle(Vessel vessel, var _) -> mine(vessel, Word.OUCH);
      case Event.BarrelWentOff(var _, Vessel vessel) -> mine(vessel, Word.OUCH);
      case Event.SmokeTook(Vessel vessel, var _) -> mine(vessel, Word.OUCH);
      case Event.PlagueBrokeOut(Vessel ship, var _, int _) -> mine(ship, Word.OUCH);
      case Event.PullStopped(Vessel vessel, var _) -> mine(vessel, Word.PHEW);
      case Event.TreasureDoubled(Vessel ship) -> mine(ship, Word.PROUD);
      case Event.Saved(Vessel ship, var _, var _) -> deed(ship);
      case Event.KrakenHit(Vessel ship, int _, int _) -> deed(ship);
      case Event.Swallowed(Vessel vessel, var _) -> onLoss(vessel);
      case Event.RoundEnded(int time) -> time == LAST_ROUND ? Remark.of(Word.LAST) : null;
      case Event.GameEnded _ -> Remark.of(Word.GOOD_GAME);
      default -> null; // most of what happens needs no word
    };
  }

  private @Nullable Remark onShot(Event.Fired shot) {
    if (isMine(shot.ship())) {
      return Remark.of(shot.hit() ? Word.PROUD : Word.OOPS);
    }
    boolean atMe = shot.target() instanceof Target.OfVessel(Vessel at) && isMine(at);
    return !atMe ? null : shot.hit() ? named(Word.GRUMBLE, shot.ship()) : Remark.of(Word.PHEW);
  }

  private @Nullable Remark onLoss(Vessel vessel) {
    return isMine(vessel) ? Remark.of(Word.SUNK) : named(Word.FAREWELL, vessel);
  }

  private @Nullable Remark deed(Vessel ship) {
    return isMine(ship) ? Remark.of(Word.PROUD) : named(Word.PRAISE, ship);
  }

  private @Nullable Remark mine(Vessel vessel, Word word) {
    return isMine(vessel) ? Remark.of(word) : null;
  }

  private boolean isMine(Vessel vessel) {
    return me.equals(captain(vessel));
  }

  private @Nullable Remark named(Word word, Vessel vessel) {
    Seat captain = captain(vessel);
    return captain == null ? null : new Remark(word, captain);
  }

  /** Who sails it; nobody where it is off course. */
  private @Nullable Seat captain(Vessel vessel) {
    return before.ships().stream()
        .filter(ship -> ship.ship() == vessel)
        .map(View.ShipView::seat)
        .findFirst()
        .orElse(null);
  }
}
