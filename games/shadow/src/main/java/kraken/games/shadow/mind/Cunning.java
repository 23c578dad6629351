package kraken.games.shadow.mind;

import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** When a bot reveals its character, and on whom it uses it. */
final class Cunning {

  private static final double LIKED = 0.62;
  private static final double DISLIKED = 0.1;

  /** Subtracted from a target on whom the character has no effect. */
  private static final double IDLE = 5;

  private final Outlook outlook;
  private final Chance chance;
  private final Persona persona;

  Cunning(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
    this.persona = Objects.requireNonNull(outlook.mate(outlook.me).character());
  }

  /** Whether to reveal the character now. */
  boolean wants() {
    return !outlook.view.idle().contains(outlook.me) && isTimely();
  }

  private boolean isTimely() {
    return switch (persona) {
      case GUNSLINGER -> guns(outlook.me) <= 1;
      case KLEPTOMANIAC -> guns(outlook.me) <= 1 && somebodyDistrusted();
      case GUNSMITH -> guns(outlook.me) >= 3 && late();
      case LOOKOUT -> teamIsMine() && Preference.happens(0.3, chance);
      case MENTOR -> late() && Preference.happens(0.2, chance);
      case SPIRITUALIST -> true;
      case HERBALIST -> Preference.happens(0.15, chance);
      case CONSULTANT -> captainTrust() < 0.4 && late();
      case MINSTREL -> outlook.approval() > LIKED;
      case AGITATOR, COOK, COLLECTOR, EQUALIZER -> isAngry(2 * DISLIKED);
      case TROUBLEMAKER, INSTIGATOR -> isAngry(DISLIKED) && shown() > 0 && missing() > 0;
      case ROUSER -> isAngry(DISLIKED) && missing() > 0 && 2 * shown() >= outlook.view.needed();
      case PEACEMAKER -> outlook.approval() > LIKED && missing() <= 0;
      case STRATEGIST -> shownBy(outlook.me) >= 2 && missing() <= 0;
      case BOSUN -> trust(outlook.round().lieutenant()) > trust(outlook.round().navigator()) + 0.25;
      case SMUGGLER, ARCHIVIST ->
          Math.max(captainTrust(), trust(outlook.round().lieutenant())) > 0.8;
    };
  }

  private boolean isAngry(double limit) {
    return new Musket(outlook, chance).anger() > limit;
  }

  /**
   * On whom to use the character: on a trusted player if it helps, on a distrusted one if it harms.
   */
  Move aim(List<Move> offered) {
    boolean gift = isGift();
    return Preference.best(
        offered,
        move ->
            move instanceof Move.Choose(Seat seat)
                ? (gift ? trust(seat) : -trust(seat)) + (0.05 * guns(seat)) - idle(seat)
                : -9,
        chance);
  }

  private double idle(Seat seat) {
    return outlook.view.idle().contains(seat) ? IDLE : 0;
  }

  private boolean isGift() {
    int aimed = outlook.view.aimed().size();
    return switch (persona) {
      case CONSULTANT, SMUGGLER, ARCHIVIST, TROUBLEMAKER, INSTIGATOR, MENTOR -> true;
      case SPIRITUALIST, HERBALIST -> aimed == 0;
      case COLLECTOR -> aimed == 1;
      default -> false;
    };
  }

  private boolean late() {
    return outlook.view.track().size() > 4;
  }

  private boolean teamIsMine() {
    return captainTrust() > 0.6;
  }

  private double captainTrust() {
    return trust(outlook.round().captain());
  }

  private double trust(@Nullable Seat seat) {
    return seat == null ? 0 : outlook.trust(seat);
  }

  private boolean somebodyDistrusted() {
    for (int seat = 0; seat < outlook.view.crew().size(); seat++) {
      Faction known = outlook.knowledge.of(seat);
      if (known != null && known.side() != outlook.mine && guns(Seat.of(seat)) > 0) {
        return true;
      }
    }
    return late();
  }

  private int guns(Seat seat) {
    return outlook.mate(seat).guns();
  }

  private int shownBy(Seat seat) {
    Integer shown = outlook.mate(seat).shown();
    return shown == null ? 0 : shown;
  }

  private int shown() {
    int sum = 0;
    for (View.Mate mate : outlook.view.crew()) {
      sum += mate.shown() == null ? 0 : mate.shown();
    }
    return sum;
  }

  private int missing() {
    return outlook.view.needed() - shown();
  }
}
