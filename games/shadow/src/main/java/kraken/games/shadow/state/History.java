package kraken.games.shadow.state;

import java.util.List;

/**
 * What is remembered.
 *
 * @param rounds those before the present one
 * @param deeds of all rounds
 * @param claims that everybody has heard
 */
public record History(List<Round> rounds, List<Deed> deeds, List<View.Claimed> claims) {

  static final History NONE = new History(List.of(), List.of(), List.of());

  History plus(Round round) {
    return new History(Chronicle.plus(rounds, round), deeds, claims);
  }

  History plus(Deed deed) {
    return new History(rounds, Chronicle.plus(deeds, deed), claims);
  }

  public History plus(View.Claimed claim) {
    return new History(rounds, deeds, Chronicle.plus(claims, claim));
  }
}
