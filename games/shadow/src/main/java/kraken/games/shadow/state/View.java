package kraken.games.shadow.state;

import java.util.List;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hex;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer has learnt; after the end everything.
 *
 * @param resume the phase that goes on after this one, where a character came between
 * @param actor who decides, where a character, a duel or a look asks somebody
 * @param aimed whom the actor has chosen so far
 * @param idle whom the actor may choose though nothing will come of it; while nobody aims, the
 *     viewer itself, if it may reveal its character though nothing will come of it
 * @param needed how many guns the mutiny takes
 * @param waters the chart, a hex in each: its column and height; the numbers of the hexes to which
 *     the red, the yellow and the blue arrow lead, or below zero one of the ends; the token; and
 *     whether it lies south of the supply line
 * @param track the hexes sailed, the last of them is where the ship is
 * @param deck how many cards are left to draw
 * @param top the top card, if the viewer has looked at it
 * @param foresaw who has looked at the card that is on top now
 * @param sea the cards thrown away since the last shuffle, in their order
 * @param rituals how many rituals are left
 * @param own what only this seat knows, besides what is filled in elsewhere; null for watchers
 * @param rounds one line for each, the last is the present one
 */
public record View(
    Viewer viewer,
    Variant variant,
    Phase phase,
    @Nullable Phase resume,
    @Nullable Seat captain,
    @Nullable Seat actor,
    List<Seat> aimed,
    Seats idle,
    Seats tied,
    int needed,
    Effects effects,
    List<String> waters,
    List<Hex> track,
    int deck,
    @Nullable Card top,
    Seats foresaw,
    List<Thrown> sea,
    int rituals,
    List<Mate> crew,
    @Nullable Own own,
    List<Line> rounds,
    List<Deed> deeds,
    List<Claimed> claims,
    @Nullable Ending ending) {

  /**
   * A player.
   *
   * @param shown the guns shown in the mutiny that is going on
   * @param convertible whether the cult's leader could still win this player over
   * @param not the side that a flogging has ruled out
   * @param character if the viewer knows it
   * @param seen whether everybody has seen the character, face down or not
   * @param dealt the faction dealt, if it is the viewer's own or a fellow pirate's
   * @param faction the faction now, if it is the viewer's own
   */
  public record Mate(
      int guns,
      @Nullable Integer shown,
      boolean aboard,
      boolean offDuty,
      boolean tongue,
      boolean convertible,
      @Nullable Side not,
      @Nullable Persona character,
      boolean faceDown,
      boolean seen,
      @Nullable Faction dealt,
      @Nullable Faction faction) {}

  /**
   * What a seat holds and has decided in secret.
   *
   * @param leader the cult's leader, if this seat is or was converted by him
   * @param hand cards in hand: drawn, or out of the logbook, or the top card looked at
   * @param answered whether this seat has passed, committed or closed its eyes
   * @param committed how many guns it has closed its hand around
   * @param chosen whom it has chosen in the ritual
   */
  public record Own(
      @Nullable Seat leader, List<Card> hand, boolean answered, int committed, List<Seat> chosen) {}

  /**
   * A card in the sea.
   *
   * @param by who threw it; nobody where a missing lieutenant's card went
   * @param card if the viewer knows it
   */
  public record Thrown(int round, @Nullable Seat by, @Nullable Card card) {}

  /**
   * A round.
   *
   * @param guns shown, by seat; empty where there was no loyalty check
   * @param drewC what the captain drew, if known: the first card only, where the viewer had seen it
   *     on top
   * @param passedC what the captain passed on, if known; L and N: lieutenant and navigator
   * @param redrew who threw the drawn cards away to draw again
   * @param againC which cards the captain threw away for that, if known; L: the lieutenant
   * @param heldN what the navigator found in the logbook, if known; empty where both cards passed
   *     on are known, which tell it
   * @param card what was sailed
   * @param foresaw who had seen the captain's first card on top
   */
  public record Line(
      Seat captain,
      @Nullable Seat lieutenant,
      @Nullable Seat navigator,
      List<Integer> guns,
      List<Card> drewC,
      @Nullable Card passedC,
      List<Card> drewL,
      @Nullable Card passedL,
      Seats redrew,
      List<Card> againC,
      List<Card> againL,
      List<Card> heldN,
      @Nullable Card card,
      Seats foresaw,
      @Nullable RoundEnd end) {}

  /** What somebody claimed, and of which round. */
  public record Claimed(int round, Seat by, String form, List<String> fillings) {
    public Claimed {
      fillings = List.copyOf(fillings);
    }
  }
}
