package kraken.games.shadow.state;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Hand;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/**
 * A round as it truly went.
 *
 * @param shown the guns shown by seat, or {@link #NOT_ASKED}
 * @param captains the cards that the captain drew
 * @param lieutenants the cards that the lieutenant drew, or that were drawn for a missing one
 * @param foresaw who had seen the captain's first card on top
 * @param card what was sailed, as it stands in a {@link Hand}
 */
public record Round(
    Team team,
    long shown,
    DrawnCards captains,
    DrawnCards lieutenants,
    Seats foresaw,
    int card,
    @Nullable RoundEnd end) {

  public static final long NOT_ASKED = -1;

  public static Round under(int captain) {
    return of(Team.under(captain));
  }

  public static Round of(Team team) {
    return new Round(
        team, NOT_ASKED, DrawnCards.NONE, DrawnCards.NONE, Seats.NONE, Hand.NONE, null);
  }

  public int captain() {
    return team.captain();
  }

  public int lieutenant() {
    return team.lieutenant();
  }

  public int navigator() {
    return team.navigator();
  }

  public int shownBy(int seat) {
    return shown == NOT_ASKED ? 0 : Masks.at(shown, seat);
  }

  /** The cards of the captain; for any other seat those of the lieutenant. */
  public DrawnCards drawnBy(int seat) {
    return seat == captain() ? captains : lieutenants;
  }

  /** Who threw the drawn cards away to draw again, a bit each. */
  public int redrew() {
    int byCaptain = captains.hasRedrawn() ? Masks.bit(captain()) : 0;
    return lieutenants.hasRedrawn() ? byCaptain | Masks.bit(lieutenant()) : byCaptain;
  }

  /** Whether both cards are in the logbook. */
  public boolean hasLogbook() {
    return captains.kept() != Hand.NONE && lieutenants.kept() != Hand.NONE;
  }

  /** The two cards in the logbook, in an order that tells nothing. */
  public int logbook() {
    return Hand.pair(captains.kept(), lieutenants.kept());
  }

  public Round with(Team next) {
    return new Round(next, shown, captains, lieutenants, foresaw, card, end);
  }

  public Round withShown(long guns) {
    return new Round(team, guns, captains, lieutenants, foresaw, card, end);
  }

  public Round withCaptains(DrawnCards cards) {
    return new Round(team, shown, cards, lieutenants, foresaw, card, end);
  }

  public Round withLieutenants(DrawnCards cards) {
    return new Round(team, shown, captains, cards, foresaw, card, end);
  }

  /** The cards of the captain; for any other seat those of the lieutenant. */
  public Round with(int seat, DrawnCards cards) {
    return seat == captain() ? withCaptains(cards) : withLieutenants(cards);
  }

  public Round foreseenBy(Seats seats) {
    return new Round(team, shown, captains, lieutenants, seats, card, end);
  }

  public Round sailed(int by) {
    return new Round(team, shown, captains, lieutenants, foresaw, by, end);
  }

  Round ended(RoundEnd how) {
    return new Round(team, shown, captains, lieutenants, foresaw, card, how);
  }
}
