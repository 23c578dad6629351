package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What everybody saw others do and heard them say, as far as it tells of their sides. */
final class Witnessed {

  private final View view;

  /** One player chose another. The same choice is in a list once, however often it was said. */
  record Pick(int round, Choice choice, int by, int on) {}

  /** A captain who has searched a cabin said what was there. */
  record Report(int round, int by, int on, int side) {}

  /** A player looked at the top card, and left it or threw it away. */
  record Look(int round, int by, boolean thrown) {}

  Witnessed(View view) {
    this.view = view;
  }

  List<Pick> picks() {
    Set<Pick> picks = new LinkedHashSet<>();
    for (int i = 0; i < view.rounds().size(); i++) {
      View.Line line = view.rounds().get(i);
      add(picks, i + 1, Choice.LIEUTENANT, line.captain(), line.lieutenant());
      add(picks, i + 1, Choice.NAVIGATOR, line.captain(), line.navigator());
    }
    for (Deed deed : view.deeds()) {
      add(picks, deed);
    }
    for (View.Claimed claim : view.claims()) {
      add(picks, claim);
    }
    return List.copyOf(picks);
  }

  private void add(Set<Pick> picks, Deed deed) {
    int round = deed.round();
    switch (deed) {
      case Deed.Searched(int _, Seat by, Seat on, var _, var _) ->
          add(picks, round, Choice.SEARCH, by, on);
      case Deed.Flogged(int _, Seat by, Seat on, var _) -> add(picks, round, Choice.FLOG, by, on);
      case Deed.Silenced(int _, Seat by, Seat on) -> add(picks, round, Choice.TONGUE, by, on);
      case Deed.Fed(int _, Seat by, Seat on) -> add(picks, round, Choice.FEED, by, on);
      case Deed.Heard(int _, Seat by, var _) -> add(picks, round, Choice.SHOW, captain(round), by);
      case Deed.Looked(int _, Seat by, var _, boolean _) when !isLookout(round, by) ->
          add(picks, round, Choice.SHOW, captain(round), by);
      case Deed.Used(int _, Seat by, Persona persona, List<Seat> on) -> {
        for (int place = 0; place < on.size(); place++) {
          add(picks, round, Choice.of(persona, place), by, on.get(place));
        }
      }
      case Deed.Looked _, Deed.Held _, Deed.Converted _, Deed.Stashed _, Deed.Exposed _ -> {}
    }
  }

  private Seat captain(int round) {
    return view.rounds().get(round - 1).captain();
  }

  private boolean isLookout(int round, Seat by) {
    return view.deeds().stream()
        .anyMatch(deed ->
            deed instanceof Deed.Used(int when, Seat user, Persona persona, var _)
                && when == round
                && user.equals(by)
                && persona == Persona.LOOKOUT);
  }

  /** A word counts once in a game, so it is filed under the first round. */
  private void add(Set<Pick> picks, View.Claimed claim) {
    Seat on = Claims.about(claim);
    boolean praises = Claims.praises(claim);
    if (on != null && (praises || Claims.accuses(claim)) && !hasSearched(claim.by(), on)) {
      Choice choice = praises ? Choice.PRAISE : Choice.ACCUSE;
      boolean isNew =
          picks.stream()
              .noneMatch(pick ->
                  pick.choice == choice && pick.by == claim.by().index() && pick.on == on.index());
      if (isNew) {
        add(picks, claim.round(), choice, claim.by(), on);
      }
    }
  }

  private static void add(Set<Pick> picks, int round, Choice choice, Seat by, @Nullable Seat on) {
    if (on != null && !on.equals(by)) {
      picks.add(new Pick(round, choice, by.index(), on.index()));
    }
  }

  private boolean hasSearched(Seat by, Seat on) {
    return view.deeds().stream()
        .anyMatch(deed ->
            deed instanceof Deed.Searched(int _, Seat searcher, Seat searched, var _, var _)
                && searcher.equals(by)
                && searched.equals(on));
  }

  List<Report> reports() {
    Set<Report> reports = new LinkedHashSet<>();
    for (View.Claimed claim : view.claims()) {
      Seat on = Claims.about(claim);
      if (claim.form().equals(Claims.HE_IS) && on != null && hasSearched(claim.by(), on)) {
        int side = Claims.faction(claim.fillings().getLast()).side().ordinal();
        reports.add(new Report(claim.round(), claim.by().index(), on.index(), side));
      }
    }
    return List.copyOf(reports);
  }

  List<Look> looks() {
    List<Look> looks = new ArrayList<>();
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Looked(int round, Seat by, var _, boolean thrown)) {
        looks.add(new Look(round, by.index(), thrown));
      }
    }
    return looks;
  }

  /** From which hex each round was to sail. */
  List<Hex> hexes() {
    List<Hex> hexes = new ArrayList<>();
    int sailed = 0;
    for (View.Line line : view.rounds()) {
      hexes.add(view.track().get(Math.min(sailed, view.track().size() - 1)));
      sailed += line.card() == null ? 0 : 1;
    }
    return hexes;
  }
}
