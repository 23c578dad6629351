package kraken.games.shadow.crew;

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
  public static final Crew NOBODY =
      new Crew(
          Factions.NONE,
          Characters.NONE,
          GunsHeld.NONE,
          CardsSailed.NONE,
          Marks.NONE,
          Floggings.NONE);

  /** All are aboard with their first guns; nothing is dealt yet. */
  public static Crew of(int players) {
    Crew crew = NOBODY.with(Marks.NONE.with(Mark.ABOARD, Masks.bit(players) - 1));
    for (int seat = 0; seat < players; seat++) {
      crew = crew.withGuns(seat, Crews.GUNS);
    }
    return crew;
  }

  public Faction dealtTo(int seat) {
    return factions.dealtTo(seat);
  }

  public Faction faction(int seat) {
    return factions.of(seat);
  }

  public boolean isConverted(int seat) {
    return Masks.has(factions.converted(), seat);
  }

  public int dealtMask(Faction faction, int players) {
    int mask = 0;
    for (int seat = 0; seat < players; seat++) {
      mask |= dealtTo(seat) == faction ? Masks.bit(seat) : 0;
    }
    return mask;
  }

  public int leader() {
    int seat = 0;
    while (dealtTo(seat) != Faction.LEADER) {
      seat++;
    }
    return seat;
  }

  /** Who is aboard, a bit each; so are the other sets of seats here. */
  public int aboard() {
    return marks.of(Mark.ABOARD);
  }

  public boolean isAboard(int seat) {
    return Masks.has(aboard(), seat);
  }

  public int aboardCount() {
    return Integer.bitCount(aboard());
  }

  public int silenced() {
    return marks.of(Mark.SILENCED);
  }

  public int offDuty() {
    return marks.of(Mark.OFF_DUTY);
  }

  /** Whose character lies face down. */
  public int faceDown() {
    return characters.faceDown();
  }

  /** Whose character everybody has seen, face down or not. */
  public int seen() {
    return characters.seen();
  }

  public int gunsOf(int seat) {
    return guns.of(seat);
  }

  public int cardsSailedBy(int seat) {
    return cardsSailed.by(seat);
  }

  public @Nullable Persona personaOf(int seat) {
    return characters.of(seat);
  }

  /** Whether the character lies open before the seat, so that a lasting effect holds. */
  public boolean hasOpen(int seat, Persona persona) {
    return personaOf(seat) == persona && !Masks.has(faceDown(), seat);
  }

  public @Nullable Side notOf(int seat) {
    return floggings.of(seat);
  }

  /** Neither searched nor flogged nor overboard; everybody knows that much. */
  public boolean isConvertible(int seat) {
    return isAboard(seat) && !Masks.has(marks.of(Mark.SEARCHED), seat) && notOf(seat) == null;
  }

  public Crew with(Factions next) {
    return new Crew(next, characters, guns, cardsSailed, marks, floggings);
  }

  public Crew with(Characters next) {
    return new Crew(factions, next, guns, cardsSailed, marks, floggings);
  }

  public Crew with(Marks next) {
    return new Crew(factions, characters, guns, cardsSailed, next, floggings);
  }

  public Crew converted(int seat) {
    return with(factions.converted(seat));
  }

  public Crew revealed(int seat) {
    return with(characters.revealed(seat));
  }

  public Crew turnedDown(int mask) {
    return with(characters.turnedDown(mask));
  }

  public Crew overboard(int seat) {
    return with(marks.taken(Mark.ABOARD, seat));
  }

  public Crew searched(int seat) {
    return with(marks.put(Mark.SEARCHED, seat));
  }

  public Crew silenced(int seat) {
    return with(marks.put(Mark.SILENCED, seat));
  }

  public Crew withOffDuty(int mask) {
    return with(marks.with(Mark.OFF_DUTY, mask));
  }

  public Crew flogged(int seat, Side not) {
    return new Crew(factions, characters, guns, cardsSailed, marks, floggings.plus(seat, not));
  }

  public Crew withGuns(int seat, int number) {
    return new Crew(factions, characters, guns.with(seat, number), cardsSailed, marks, floggings);
  }

  public Crew withCardsSailed(int seat, int cards) {
    return new Crew(factions, characters, guns, cardsSailed.with(seat, cards), marks, floggings);
  }
}
