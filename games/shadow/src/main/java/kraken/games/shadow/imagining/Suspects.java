package kraken.games.shadow.imagining;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Factions;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Who could be what: a leader, a first cultist, a victim for each conversion, and pirates, tried in
 * random order until all that the viewer knows is true of them.
 */
final class Suspects {

  private static final int NEVER = Integer.MAX_VALUE;

  private final View view;
  private final Chance chance;
  private final int players;
  private final int own;
  private final KnownDeeds knownDeeds;
  private final List<Integer> conversions;
  private final int[] convertedIn;
  private final Faction[] dealt;

  private Suspects(View view, Chance chance) {
    this.view = view;
    this.chance = chance;
    this.players = view.crew().size();
    this.knownDeeds = new KnownDeeds(view);
    this.own = knownDeeds.own();
    this.conversions = knownDeeds.conversions();
    this.convertedIn = new int[players];
    this.dealt = new Faction[players];
    Arrays.fill(convertedIn, NEVER);
  }

  /** After the end everything is known. */
  static Suspects unveiled(View view) {
    Suspects suspects = new Suspects(view, bound -> 0);
    for (int seat = 0; seat < suspects.players; seat++) {
      suspects.dealt[seat] = Objects.requireNonNull(view.crew().get(seat).dealt());
    }
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Converted converted) {
        suspects.convertedIn[converted.on().index()] = converted.round();
      }
    }
    return suspects;
  }

  static Suspects imagined(View view, Chance chance) {
    Suspects suspects = new Suspects(view, chance);
    for (int pirates : suspects.pirateCounts()) {
      if (suspects.findLeader(pirates)) {
        return suspects;
      }
    }
    throw new IllegalStateException("nobody can be what this view says");
  }

  Factions factions() {
    Factions factions = Factions.of(List.of(dealt));
    for (int seat = 0; seat < players; seat++) {
      factions = convertedIn[seat] == NEVER ? factions : factions.converted(seat);
    }
    return factions;
  }

  /** With five players there are one or two; three sailors and two pirates make two likelier. */
  private List<Integer> pirateCounts() {
    int most = count(Faction.PIRATE);
    if (players != Crews.UNCERTAIN_CREW) {
      return List.of(most);
    }
    boolean one = chance.below(Crews.UNCERTAIN_CREW) < most;
    return one ? List.of(most - 1, most) : List.of(most, most - 1);
  }

  private int count(Faction faction) {
    int count = 0;
    for (Faction card : Crews.factions(players)) {
      count += card == faction ? 1 : 0;
    }
    return count;
  }

  private int[] shuffledSeats() {
    int[] seats = new int[players];
    for (int i = 0; i < players; i++) {
      int j = chance.below(i + 1);
      seats[i] = seats[j];
      seats[j] = i;
    }
    return seats;
  }

  private boolean findLeader(int pirates) {
    for (int seat : shuffledSeats()) {
      if (knownDeeds.mayLead(seat)) {
        dealt[seat] = Faction.LEADER;
        if (findCultist(seat, pirates)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findCultist(int leader, int pirates) {
    if (count(Faction.CULTIST) == 0) {
      return convert(0, leader, Masks.NOBODY, pirates);
    }
    for (int seat : shuffledSeats()) {
      Faction known = view.crew().get(seat).dealt();
      boolean may = seat != leader && (known == null || known == Faction.CULTIST);
      boolean mine = own != Masks.NOBODY && view.crew().get(own).dealt() == Faction.CULTIST;
      if (may && (!mine || seat == own) && convert(0, leader, seat, pirates)) {
        return true;
      }
    }
    return false;
  }

  /** Finds a victim for each conversion, from this one on. */
  private boolean convert(int number, int leader, int cultist, int pirates) {
    if (number == conversions.size()) {
      return dealRest(leader, cultist, pirates);
    }
    int round = conversions.get(number);
    boolean anybody = false;
    if (!knownDeeds.isOverboard(leader, round)) {
      for (int seat : shuffledSeats()) {
        if (seat != leader
            && convertedIn[seat] == NEVER
            && knownDeeds.wasConvertible(seat, round)) {
          anybody = true;
          convertedIn[seat] = round;
          if (knownDeeds.allowsConversion(seat, round, leader)
              && convert(number + 1, leader, cultist, pirates)) {
            return true;
          }
          convertedIn[seat] = NEVER;
        }
      }
    }
    return !anybody && convert(number + 1, leader, cultist, pirates);
  }

  /** Sailors and pirates, as far as they are not known. */
  private boolean dealRest(int leader, int cultist, int pirates) {
    int canBePirate = 0;
    int mustBePirate = 0;
    for (int seat = 0; seat < players; seat++) {
      if (seat != leader && seat != cultist) {
        boolean pirate = mayBe(seat, Faction.PIRATE);
        boolean sailor = mayBe(seat, Faction.SAILOR);
        canBePirate |= pirate ? Masks.bit(seat) : 0;
        mustBePirate |= sailor ? 0 : Masks.bit(seat);
        if (!pirate && !sailor) {
          return false;
        }
      } else if (seat == cultist && !mayBe(seat, Faction.CULTIST)) {
        return false;
      }
    }
    int most = Integer.bitCount(canBePirate);
    if (pirates < Integer.bitCount(mustBePirate) || pirates > most) {
      return false;
    }
    deal(leader, cultist, pirates, canBePirate, mustBePirate);
    return true;
  }

  private void deal(int leader, int cultist, int pirates, int canBe, int mustBe) {
    int chosen = mustBe;
    for (int seat : shuffledSeats()) {
      boolean more = Integer.bitCount(chosen) < pirates && Masks.has(canBe, seat);
      chosen |= more ? Masks.bit(seat) : 0;
    }
    for (int seat = 0; seat < players; seat++) {
      dealt[seat] = Masks.has(chosen, seat) ? Faction.PIRATE : Faction.SAILOR;
    }
    dealt[leader] = Faction.LEADER;
    if (cultist != Masks.NOBODY) {
      dealt[cultist] = Faction.CULTIST;
    }
  }

  /** Whether all that the viewer knows allows that this faction was dealt to the seat. */
  private boolean mayBe(int seat, Faction faction) {
    Faction known = view.crew().get(seat).dealt();
    if (known != null && known != faction) {
      return false;
    }
    boolean pirate = own != Masks.NOBODY && view.crew().get(own).dealt() == Faction.PIRATE;
    if (known == null && pirate && faction == Faction.PIRATE) {
      return false; // the pirates have met
    }
    for (Deed deed : view.deeds()) {
      if (!allows(deed, seat, faction)) {
        return false;
      }
    }
    return true;
  }

  private boolean allows(Deed deed, int seat, Faction faction) {
    return switch (deed) {
      case Deed.Searched(
              int round,
              Seat _,
              Seat on,
              @Nullable Faction card,
              @Nullable Faction now) ->
          on.index() != seat
              || card == null
              || (card == faction && now == at(seat, faction, round));
      case Deed.Flogged(int round, Seat _, Seat on, Side not) ->
          on.index() != seat || not != at(seat, faction, round).side();
      case Deed.Exposed(int _, Seat _, Seat on, Faction card) ->
          on.index() != seat || card == faction;
      default -> true;
    };
  }

  /** What the seat was in that round, before its ritual. */
  private Faction at(int seat, Faction faction, int round) {
    return convertedIn[seat] < round ? Faction.CULTIST : faction;
  }
}
