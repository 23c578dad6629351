package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Water;
import kraken.games.shadow.state.View;

/** How likely each side is to win from where the ship is, and from where it has been. */
final class Prospects {

  private final List<Water> waters;
  private final Course course;
  private final int ship;

  Prospects(View view, boolean keen) {
    Chart chart = view.variant().chart();
    waters = chart.waters();
    course = keen ? Course.chosen(chart, view.crew().size()) : Course.plain(chart);
    ship = numberOf(view.track().getLast());
  }

  /** From where the ship is now. */
  double now(Side side) {
    return course.at(ship, side);
  }

  /** After a card of this colour. */
  double after(Colour colour, Side side) {
    return course.after(ship, colour, side);
  }

  /** How much better a card of this colour was for the side than the average one, sailed there. */
  double gain(Hex from, Colour colour, Side side) {
    int hex = numberOf(from);
    return course.after(hex, colour, side) - course.at(hex, side);
  }

  Voyage voyage(Hex from) {
    return course.voyage(numberOf(from));
  }

  Alibi alibi(Hex from) {
    return course.alibi(numberOf(from));
  }

  /** Whether a card of this colour would end the game, and not for this side. */
  boolean loses(Colour colour, Side side) {
    return loses(ship, colour, side);
  }

  boolean loses(Hex from, Colour colour, Side side) {
    return loses(numberOf(from), colour, side);
  }

  private boolean loses(int hex, Colour colour, Side side) {
    int target = course.next(hex, colour);
    return target < 0 && Chart.ending(target).side() != side;
  }

  boolean wins(Colour colour, Side side) {
    int target = course.next(ship, colour);
    return target < 0 && Chart.ending(target).side() == side;
  }

  /** Whether a card could end the game there. */
  boolean mayEnd(Hex from) {
    int hex = numberOf(from);
    return Arrays.stream(Colour.values()).anyMatch(colour -> course.next(hex, colour) < 0);
  }

  /** The chance that the next card ends the game. */
  double endsNow() {
    double ends = 0;
    for (Colour colour : Colour.values()) {
      ends += course.next(ship, colour) < 0 ? course.sailed(ship)[colour.ordinal()] : 0;
    }
    return ends;
  }

  private int numberOf(Hex hex) {
    int number = 0;
    while (!waters.get(number).hex().equals(hex)) {
      number++;
    }
    return number;
  }
}
