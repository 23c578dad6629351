package kraken.games.shadow.chapters;

import java.util.List;
import kraken.games.shadow.crew.Characters;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Factions;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Variant;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Shuffle;
import org.jspecify.annotations.Nullable;

/** Set-up: factions, the pirates' gathering, characters, the first captain. */
public final class SettingUp {

  private SettingUp() {}

  /** One card to put back of an uncertain crew, the factions, the captain, the characters. */
  static Numbers bounds(Variant variant) {
    int players = variant.players();
    Numbers putBack =
        players == Crews.UNCERTAIN_CREW ? Numbers.of(Crews.UNCERTAIN_CREW) : Numbers.NONE;
    return putBack
        .and(Shuffle.bounds(players))
        .and(Numbers.of(players))
        .and(characterBounds(variant));
  }

  private static Numbers characterBounds(Variant variant) {
    if (variant.characters().isEmpty()) {
      return Numbers.NONE;
    }
    int[] bounds = new int[variant.players()];
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = cardsToDealFrom(variant) - i;
    }
    return Numbers.of(bounds);
  }

  /** Where there are fewer characters than players, blanks are dealt with them. */
  private static int cardsToDealFrom(Variant variant) {
    return Math.max(variant.players(), variant.characters().size());
  }

  public static State dealt(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int players = state.players();
    int from = players == Crews.UNCERTAIN_CREW ? 1 : 0;
    int captain = numbers.at(from + players - 1);
    Crew crew = state.crew().with(factions(players, numbers, from));
    crew = crew.with(characters(state.variant(), numbers, from + players));
    State dealt = state.with(crew).under(captain).with(Round.under(captain));
    narrator.tellAll(new Event.CaptainDrawn(Seat.of(captain)));
    if (narrator.listens()) {
      tellInSecret(crew, players, narrator);
    }
    return Appointing.beginRound(dealt, narrator);
  }

  private static Factions factions(int players, Numbers numbers, int from) {
    Faction[] cards = Crews.factions(players);
    if (from == 1) {
      cards = withoutOne(cards, numbers.at(0));
    }
    Shuffle.apply(cards, numbers, from);
    return Factions.of(List.of(cards));
  }

  private static Faction[] withoutOne(Faction[] cards, int place) {
    Faction[] left = new Faction[cards.length - 1];
    System.arraycopy(cards, 0, left, 0, place);
    System.arraycopy(cards, place + 1, left, place, left.length - place);
    return left;
  }

  private static Characters characters(Variant variant, Numbers numbers, int from) {
    Characters dealt = Characters.NONE;
    if (variant.characters().isEmpty()) {
      return dealt;
    }
    @Nullable Persona[] cards = variant.characters().toArray(new Persona[cardsToDealFrom(variant)]);
    for (int seat = 0; seat < variant.players(); seat++) {
      int drawn = numbers.at(from + seat);
      Persona persona = cards[drawn];
      dealt = persona == null ? dealt : dealt.dealt(seat, persona);
      cards[drawn] = cards[cards.length - 1 - seat];
    }
    return dealt;
  }

  private static void tellInSecret(Crew crew, int players, Narrator<? super Event> narrator) {
    Seats pirates = Masks.seats(crew.dealtMask(Faction.PIRATE, players));
    for (int seat = 0; seat < players; seat++) {
      Audience owner = Audience.only(Seat.of(seat));
      Faction faction = crew.dealtTo(seat);
      Seats gathered = faction == Faction.PIRATE ? pirates : Seats.NONE;
      narrator.tell(owner, new Event.FactionDealt(faction, gathered));
      Persona persona = crew.personaOf(seat);
      if (persona != null) {
        narrator.tell(owner, new Event.CharacterDealt(persona));
      }
    }
  }
}
