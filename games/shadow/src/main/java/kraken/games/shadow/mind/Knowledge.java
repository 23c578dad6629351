package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Ritual;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What the owner of a view knows for certain about who is who. */
final class Knowledge {

  private final View view;

  Knowledge(View view) {
    this.view = view;
  }

  /**
   * The faction of another seat as the viewer last learnt it; that seat may have been converted
   * since.
   */
  @Nullable Faction of(int seat) {
    View.Mate mate = view.crew().get(seat);
    if (mate.faction() != null) {
      return mate.faction();
    }
    if (leader() == seat) {
      return Faction.LEADER;
    }
    Faction learnt = mate.dealt();
    for (Deed deed : view.deeds()) {
      Faction told = told(deed, seat);
      learnt = told == null || learnt == Faction.CULTIST ? learnt : told;
    }
    return learnt;
  }

  /** The cult's leader, where this seat is or was converted by him. */
  int leader() {
    return view.own() == null ? Masks.NOBODY : Masks.orNobody(view.own().leader());
  }

  /** The faction dealt to a seat, if the viewer can tell. */
  @Nullable Faction dealt(int seat) {
    Faction dealt = view.crew().get(seat).dealt();
    for (Deed deed : view.deeds()) {
      Faction card = card(deed, seat);
      dealt = card == null ? dealt : card;
    }
    return dealt == null && leader() == seat ? Faction.LEADER : dealt;
  }

  /**
   * The card of a seat that the viewer saw in this deed; of a converted player it tells the faction
   * before.
   */
  private static @Nullable Faction card(Deed deed, int seat) {
    return switch (deed) {
      case Deed.Searched(int _, Seat _, Seat on, Faction card, Faction _) when on.index() == seat ->
          card;
      case Deed.Exposed(int _, Seat _, Seat on, Faction card) when on.index() == seat -> card;
      default -> null;
    };
  }

  private static @Nullable Faction told(Deed deed, int seat) {
    return switch (deed) {
      case Deed.Searched(int _, Seat _, Seat on, Faction _, Faction now) when on.index() == seat ->
          now;
      case Deed.Exposed(int _, Seat _, Seat on, Faction card) when on.index() == seat -> card;
      case Deed.Converted(int _, Seat by, Seat _) when by.index() == seat -> Faction.LEADER;
      case Deed.Converted(int _, Seat _, Seat on) when on.index() == seat -> Faction.CULTIST;
      case Deed.Searched _,
          Deed.Exposed _,
          Deed.Converted _,
          Deed.Used _,
          Deed.Flogged _,
          Deed.Silenced _,
          Deed.Fed _,
          Deed.Heard _,
          Deed.Looked _,
          Deed.Held _,
          Deed.Stashed _ ->
          null;
    };
  }

  /** How many conversions were held before this round, whether or not they won anybody over. */
  int conversionsBefore(int round) {
    int held = 0;
    for (Deed deed : view.deeds()) {
      boolean conversion =
          deed instanceof Deed.Held(int in, Ritual ritual)
              && ritual == Ritual.CONVERSION
              && in < round;
      held += conversion ? 1 : 0;
    }
    return held;
  }
}
