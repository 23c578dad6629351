package kraken.games.shadow;

import org.jspecify.annotations.Nullable;

/**
 * A round as it truly went; cards as they stand in a {@link Hand}.
 *
 * @param shown the guns shown by seat, or {@link #NOT_ASKED}
 * @param drewC what the captain drew, L: the lieutenant
 * @param keptC what the captain passed on
 * @param redrew who threw the drawn cards away to draw again, a bit each
 * @param againC what the captain threw away for that
 * @param foresaw who had seen the captain's first card on top
 */
public record Round(
    int captain,
    int lieutenant,
    int navigator,
    long shown,
    int drewC,
    int keptC,
    int drewL,
    int keptL,
    int redrew,
    int againC,
    int againL,
    int card,
    int foresaw,
    @Nullable RoundEnd end) {

  static final long NOT_ASKED = -1;

  static Round of(int captain) {
    return with(captain, Masks.NOBODY);
  }

  static Round with(int captain, int lieutenant) {
    return new Round(captain, lieutenant, Masks.NOBODY, NOT_ASKED, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
  }

  int shownBy(int seat) {
    return shown == NOT_ASKED ? 0 : Masks.at(shown, seat);
  }

  int team() {
    return mask(captain) | mask(lieutenant) | mask(navigator);
  }

  private static int mask(int seat) {
    return seat == Masks.NOBODY ? 0 : Masks.bit(seat);
  }

  Round named(int newLieutenant, int newNavigator) {
    return new Round(
        captain,
        newLieutenant,
        newNavigator,
        shown,
        drewC,
        keptC,
        drewL,
        keptL,
        redrew,
        againC,
        againL,
        card,
        foresaw,
        end);
  }

  Round withShown(long guns) {
    return new Round(
        captain,
        lieutenant,
        navigator,
        guns,
        drewC,
        keptC,
        drewL,
        keptL,
        redrew,
        againC,
        againL,
        card,
        foresaw,
        end);
  }

  Round drawn(int byCaptain, int byLieutenant, int foreseen) {
    return new Round(
        captain,
        lieutenant,
        navigator,
        shown,
        byCaptain,
        keptC,
        byLieutenant,
        keptL,
        redrew,
        againC,
        againL,
        card,
        foreseen,
        end);
  }

  Round thrownAgain(int seat, int cards) {
    boolean byCaptain = seat == captain;
    return new Round(
        captain,
        lieutenant,
        navigator,
        shown,
        drewC,
        keptC,
        drewL,
        keptL,
        redrew | mask(seat),
        byCaptain ? cards : againC,
        byCaptain ? againL : cards,
        card,
        foresaw,
        end);
  }

  Round kept(int byCaptain, int byLieutenant) {
    return new Round(
        captain,
        lieutenant,
        navigator,
        shown,
        drewC,
        byCaptain,
        drewL,
        byLieutenant,
        redrew,
        againC,
        againL,
        card,
        foresaw,
        end);
  }

  Round sailed(int by) {
    return new Round(
        captain,
        lieutenant,
        navigator,
        shown,
        drewC,
        keptC,
        drewL,
        keptL,
        redrew,
        againC,
        againL,
        by,
        foresaw,
        end);
  }

  Round ended(RoundEnd how) {
    return new Round(
        captain,
        lieutenant,
        navigator,
        shown,
        drewC,
        keptC,
        drewL,
        keptL,
        redrew,
        againC,
        againL,
        card,
        foresaw,
        how);
  }
}
