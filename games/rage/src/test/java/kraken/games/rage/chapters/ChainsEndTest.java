package kraken.games.rage.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.games.rage.Rules;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Chance;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every chain ends, and leaves each ship in a space of its own. All arrangements of ships, with all
 * lanes that can be open for so many, are tried with every action; a chain that went on would never
 * let a test end, so what it says is counted as it goes.
 */
class ChainsEndTest {

  /** A ship moves, hits something and burns; no chain of four ships has more to tell of each. */
  private static final int MOST_EVENTS = 60;

  @ParameterizedTest
  @CsvSource({"1,2", "1,3", "1,4", "2,2", "2,3", "2,4", "3,3", "3,4", "4,4"})
  void fromEveryArrangementOfShips(int ships, int lanes) {
    int arrangements = arrange(ships, lanes, Ships.ASHORE, 0);
    int spaces = lanes * Section.COUNT;
    int expected = 1;
    for (int i = 0; i < ships; i++) {
      expected *= spaces - i;
    }
    assertThat(arrangements).isEqualTo(expected);
  }

  private static int arrange(int ships, int lanes, Ships placed, int next) {
    if (next == ships) {
      tryAll(board(placed, lanes));
      return 1;
    }
    int arrangements = 0;
    for (int i = 0; i < Space.COUNT; i++) {
      Space space = Space.of(i);
      if (space.lane() <= lanes && placed.at(space, Ships.NONE) == Ships.NONE) {
        arrangements += arrange(ships, lanes, placed.placed(next, space), next + 1);
      }
    }
    return arrangements;
  }

  /** With barrels everywhere and debris that hurts, so that all that can happen does. */
  private static Board board(Ships ships, int lanes) {
    Wreckage wreckage = Wreckage.NONE;
    for (int lane = lanes + 1; lane <= Space.LANES; lane++) {
      for (Section section : Section.values()) {
        wreckage = wreckage.stacked(section, lane, 1).laid(section, lane, true);
      }
    }
    Flames flames = new Flames(0x1111_1111_1111_1111L);
    return new Board(ships, flames, wreckage, lanes, Section.NORTH, 0);
  }

  private static void tryAll(Board board) {
    int ships = Integer.bitCount(board.ships().afloat());
    for (int ship = 0; ship < ships; ship++) {
      int mover = ship;
      ends(board, changed -> Collisions.forward(changed, mover));
      ends(board, changed -> Collisions.up(changed, mover));
      ends(board, changed -> Collisions.down(changed, mover, Event.Why.SAILED));
    }
    ends(board, Tentacles::strike);
    ends(board, Tentacles::rage);
    if (ships < board.lanes() && board.lanes() > Variant.FEWEST_LANES) {
      ends(board, changed -> Settling.closeLanes(changed, board.lanes() - 1));
    }
  }

  private interface Deed {
    void on(MutableBoard board);
  }

  private static void ends(Board board, Deed deed) {
    AtomicInteger events = new AtomicInteger();
    Narrator<Event> counts =
        (_, _) -> assertThat(events.incrementAndGet()).as("%s", board).isLessThan(MOST_EVENTS);
    MutableBoard changed = new MutableBoard(board, counts);
    deed.on(changed);
    isSound(changed.board(), board);
  }

  private static void isSound(Board board, Board before) {
    assertThat(board.ships().afloat()).isEqualTo(before.ships().afloat());
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if (board.ships().isAfloat(ship)) {
        Space space = board.ships().space(ship);
        assertThat(space.lane()).isLessThanOrEqualTo(board.lanes());
        assertThat(board.ships().at(space, ship)).isEqualTo(Ships.NONE);
      }
    }
  }

  /** All that lanes that close can meet, and barrels and debris as they come. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inMatchesPlayedAtRandom(int players) {
    Rules rules = new Rules();
    Chance chance = Chance.seeded(players);
    for (int match = 0; match < 300; match++) {
      State state = rules.start(Setup.standard(rules, players));
      while (!(rules.turn(state) instanceof Turn.Over)) {
        state = next(rules, state, chance);
        if (state.phase() instanceof Phase.Decision) {
          isSound(state.board(), state.board());
          hasRoom(state.board());
        }
      }
    }
  }

  private static State next(Rules rules, State state, Chance chance) {
    AtomicInteger events = new AtomicInteger();
    Narrator<Event> counts =
        (_, _) -> assertThat(events.incrementAndGet()).isLessThan(2 * MOST_EVENTS);
    if (rules.turn(state) instanceof Turn.Sea(Numbers bounds)) {
      return rules.draw(state, chance.draw(bounds), counts);
    }
    Seat seat = state.seat();
    List<Move> moves = rules.moves(state, seat);
    return rules.play(state, seat, moves.get(chance.below(moves.size())), counts).orThrow();
  }

  /** A lane for each ship, and no more than two barrels in a space. */
  private static void hasRoom(Board board) {
    assertThat(Integer.bitCount(board.ships().afloat())).isLessThanOrEqualTo(board.lanes());
    for (int i = 0; i < Space.COUNT; i++) {
      assertThat(board.flames().at(Space.of(i))).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void aFullSectionComesBackAsItWas() {
    String full =
        """
        A   .   .   .
        B   .   .   .
        C   .   .   .
        D   .   .   .
        .   .   ^   .
        """;
    Scene.of(full).turn(Scene.D).does("U").looks(full);
    Scene.of(full).does("D").looks(full).hasRage(1);
  }
}
