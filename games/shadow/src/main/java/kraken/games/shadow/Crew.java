package kraken.games.shadow;

import org.jspecify.annotations.Nullable;

/**
 * The players: what they are, what they hold, what was done to them. Each part is packed by seat,
 * since search makes millions of these.
 */
public record Crew(
    Factions factions,
    Characters characters,
    GunsHeld guns,
    CardsSailed cardsSailed,
    Marks marks,
    Floggings floggings) {

  /** Nobody is aboard, and nobody has anything. */
  static final Crew NOBODY =
      new Crew(
          Factions.NONE,
          Characters.NONE,
          GunsHeld.NONE,
          CardsSailed.NONE,
          Marks.NONE,
          Floggings.NONE);

  /** All are aboard with their first guns; nothing is dealt yet. */
  static Crew of(int players) {
    Crew crew = NOBODY.with(Marks.NONE.with(Mark.ABOARD, Masks.bit(players) - 1));
    for (int seat = 0; seat < players; seat++) {
      crew = crew.withGuns(seat, Crews.GUNS);
    }
    return crew;
  }

  Faction dealtTo(int seat) {
    return factions.dealtTo(seat);
  }

  Faction faction(int seat) {
    return factions.of(seat);
  }

  boolean isConverted(int seat) {
    return Masks.has(factions.converted(), seat);
  }

  int dealtMask(Faction faction, int players) {
    int mask = 0;
    for (int seat = 0; seat < players; seat++) {
      mask |= dealtTo(seat) == faction ? Masks.bit(seat) : 0;
    }
    return mask;
  }

  int leader() {
    int seat = 0;
    while (dealtTo(seat) != Faction.LEADER) {
      seat++;
    }
    return seat;
  }

  /** Who is aboard, a bit each; so are the other sets of seats here. */
  int aboard() {
    return marks.of(Mark.ABOARD);
  }

  boolean isAboard(int seat) {
    return Masks.has(aboard(), seat);
  }

  int aboardCount() {
    return Integer.bitCount(aboard());
  }

  int silenced() {
    return marks.of(Mark.SILENCED);
  }

  int offDuty() {
    return marks.of(Mark.OFF_DUTY);
  }

  /** Whose character lies face down. */
  int faceDown() {
    return characters.faceDown();
  }

  /** Whose character everybody has seen, face down or not. */
  int seen() {
    return characters.seen();
  }

  int gunsOf(int seat) {
    return guns.of(seat);
  }

  int cardsSailedBy(int seat) {
    return cardsSailed.by(seat);
  }

  @Nullable Persona personaOf(int seat) {
    return characters.of(seat);
  }

  /** Whether the character lies open before the seat, so that a lasting effect holds. */
  boolean hasOpen(int seat, Persona persona) {
    return personaOf(seat) == persona && !Masks.has(faceDown(), seat);
  }

  @Nullable Side notOf(int seat) {
    return floggings.of(seat);
  }

  /** Neither searched nor flogged nor overboard; everybody knows that much. */
  boolean isConvertible(int seat) {
    return isAboard(seat) && !Masks.has(marks.of(Mark.SEARCHED), seat) && notOf(seat) == null;
  }

  Crew with(Factions next) {
    return new Crew(next, characters, guns, cardsSailed, marks, floggings);
  }

  Crew with(Characters next) {
    return new Crew(factions, next, guns, cardsSailed, marks, floggings);
  }

  Crew with(Marks next) {
    return new Crew(factions, characters, guns, cardsSailed, next, floggings);
  }

  Crew converted(int seat) {
    return with(factions.converted(seat));
  }

  Crew revealed(int seat) {
    return with(characters.revealed(seat));
  }

  Crew turnedDown(int mask) {
    return with(characters.turnedDown(mask));
  }

  Crew overboard(int seat) {
    return with(marks.taken(Mark.ABOARD, seat));
  }

  Crew searched(int seat) {
    return with(marks.put(Mark.SEARCHED, seat));
  }

  Crew silenced(int seat) {
    return with(marks.put(Mark.SILENCED, seat));
  }

  Crew withOffDuty(int mask) {
    return with(marks.with(Mark.OFF_DUTY, mask));
  }

  Crew flogged(int seat, Side not) {
    return new Crew(factions, characters, guns, cardsSailed, marks, floggings.plus(seat, not));
  }

  Crew withGuns(int seat, int number) {
    return new Crew(factions, characters, guns.with(seat, number), cardsSailed, marks, floggings);
  }

  Crew withCardsSailed(int seat, int cards) {
    return new Crew(factions, characters, guns, cardsSailed.with(seat, cards), marks, floggings);
  }
}
