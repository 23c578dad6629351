package kraken.games.shadow.state;

import java.util.HashSet;
import java.util.Set;
import kraken.games.shadow.sea.Colour;
import kraken.kit.Seat;

/**
 * What everybody could see and hear of a player.
 *
 * @param red how often a team with that player sailed a red card
 * @param blue the same with a blue card
 * @param doubters how many others have said that they do not trust that player
 * @param friends how many others have said that they do
 */
public record Reputation(int red, int blue, int doubters, int friends) {

  public static Reputation of(View view, Seat seat) {
    return new Reputation(
        sailed(view, seat, Colour.RED),
        sailed(view, seat, Colour.BLUE),
        speakers(view, seat, false),
        speakers(view, seat, true));
  }

  private static int sailed(View view, Seat seat, Colour colour) {
    int times = 0;
    for (View.Line line : view.rounds()) {
      boolean wasThere =
          seat.equals(line.captain())
              || seat.equals(line.lieutenant())
              || seat.equals(line.navigator());
      times += wasThere && line.card() != null && line.card().colour() == colour ? 1 : 0;
    }
    return times;
  }

  private static int speakers(View view, Seat seat, boolean praising) {
    Set<Seat> speakers = new HashSet<>();
    for (View.Claimed claim : view.claims()) {
      boolean fits = praising ? Claims.praises(claim) : Claims.accuses(claim);
      if (fits && seat.equals(Claims.about(claim)) && !claim.by().equals(seat)) {
        speakers.add(claim.by());
      }
    }
    return speakers.size();
  }
}
