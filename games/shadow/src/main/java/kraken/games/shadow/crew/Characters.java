package kraken.games.shadow.crew;

import org.jspecify.annotations.Nullable;

/**
 * The character cards before the players.
 *
 * @param numbers the character by seat, one more than its number, 0 for none
 * @param faces who has one face down, a bit a seat; above them whose everybody has seen
 */
public record Characters(long numbers, int faces) {

  public static final Characters NONE = new Characters(0, 0);

  private static final int ALL_SEATS = (1 << Masks.MOST_PLAYERS) - 1;

  @Nullable Persona of(int seat) {
    int number = Masks.at(numbers, seat);
    return number == 0 ? null : Persona.of(number - 1);
  }

  int faceDown() {
    return faces & ALL_SEATS;
  }

  int seen() {
    return faces >>> Masks.MOST_PLAYERS;
  }

  /** The card lies face down, and only the seat knows it. */
  public Characters dealt(int seat, Persona persona) {
    return new Characters(
        Masks.with(numbers, seat, persona.ordinal() + 1), faces | Masks.bit(seat));
  }

  public Characters revealed(int seat) {
    int seen = Masks.bit(seat) << Masks.MOST_PLAYERS;
    return new Characters(numbers, (faces & ~Masks.bit(seat)) | seen);
  }

  /** The cards of these seats lie face down again; everybody still knows them. */
  public Characters turnedDown(int mask) {
    return new Characters(numbers, faces | mask);
  }
}
