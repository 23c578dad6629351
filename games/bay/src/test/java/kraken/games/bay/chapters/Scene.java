package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.sail;
import static kraken.games.bay.chapters.SceneMoves.space;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.conformance.GameScene;
import kraken.games.bay.Rules;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Helm;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Variant;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * A position, what is played in it, and what came of it. The first ship named has the turn, steps
 * to sail and two actions; all lie at their piers until they are put elsewhere.
 */
public final class Scene extends GameScene<State, Move, View, Event, Scene> {

  private Scene(State state) {
    super(new Rules(), state);
  }

  @Override
  protected Scene self() {
    return this;
  }

  @Override
  protected Seat seat() {
    return state.seat();
  }

  static Scene at(State state) {
    return new Scene(state);
  }

  public static Scene of(Vessel... ships) {
    State state = State.before(new Variant(ships.length));
    for (Vessel ship : ships) {
      state = SettingUp.play(state, new Move.ChooseShip(ship), Narrator.none());
    }
    return new Scene(state.with(Passage.TURN).in(Phase.ACTING)).steps(5);
  }

  public Scene put(Vessel vessel, int lane, int number) {
    state = state.with(state.fleet().moved(vessel.ordinal(), space(lane, number).index()));
    return this;
  }

  public Scene towing(Vessel ship, Vessel towed) {
    state = state.with(state.fleet().tied(ship.ordinal(), towed.ordinal()));
    int at = state.fleet().at(ship.ordinal());
    state = state.with(state.fleet().moved(ship.ordinal(), at));
    return this;
  }

  Scene turnedAbout(Vessel ship) {
    state = state.with(state.fleet().turned(ship.ordinal()));
    return this;
  }

  public Scene steps(int steps) {
    state = state.with(Helm.AT_REST.rolled(1, 1, steps));
    return this;
  }

  public Scene tentacle(int lane, int number) {
    Waters waters = state.waters();
    int at = space(lane, number).index();
    state = state.with(waters.withTentacles(waters.tentacles().with(at)));
    return this;
  }

  public Scene bomb(Bomb bomb, int lane, int number) {
    Waters waters = state.waters();
    int at = space(lane, number).index();
    state = state.with(waters.withBombs(bomb, waters.bombs(bomb).with(at)));
    return this;
  }

  /** The bomb here was dropped on somebody, and goes off when the round ends. */
  Scene due(Bomb bomb, int lane, int number) {
    bomb(bomb, lane, number);
    Waters waters = state.waters();
    state = state.with(waters.withDue(waters.due().with(space(lane, number).index())));
    return this;
  }

  public Scene afloat(Cargo cargo, int lane, int number) {
    Waters waters = state.waters();
    int at = space(lane, number).index();
    state = state.with(waters.withAfloat(cargo, waters.afloat(cargo).with(at)));
    return this;
  }

  public Scene cargo(Vessel ship, int rations, int crew, int treasure) {
    int number = ship.ordinal();
    Holds holds = state.holds().emptied(number);
    holds = holds.plus(number, Cargo.RATION, rations).plus(number, Cargo.CREW, crew);
    state = state.with(holds.plus(number, Cargo.TREASURE, treasure));
    return this;
  }

  public Scene time(int time) {
    state = state.atTime(time);
    return this;
  }

  public Scene health(int health) {
    state = state.withHealth(health);
    return this;
  }

  Scene slowed(Vessel ship) {
    state = state.with(state.fleet().chained(ship.ordinal()));
    return this;
  }

  public Scene swallowed(Vessel ship) {
    state = state.with(state.fleet().swallowed(ship.ordinal()));
    return this;
  }

  /** Before the roll for the steps. */
  public Scene rolling() {
    state = state.in(Phase.ROLLING).with(Helm.AT_REST);
    return this;
  }

  /** Dice as they lie, and places counted from 1. */
  @Override
  public Scene draws(int... shown) {
    int[] drawn = new int[shown.length];
    for (int i = 0; i < shown.length; i++) {
      drawn[i] = shown[i] - 1;
    }
    return super.draws(drawn);
  }

  Scene asksFor(int... bounds) {
    assertThat(turn()).isEqualTo(new Turn.Sea(Numbers.of(bounds)));
    return this;
  }

  /** The attacker lays what was lost on these spaces, one after the other. */
  public Scene lays(Space... spaces) {
    for (Space at : spaces) {
      plays(new Move.Lay(at));
    }
    return this;
  }

  /** The seat that the lot has named. */
  Scene begunBy(int seat) {
    state = state.begunBy(seat);
    return this;
  }

  public Scene sails(int lane, int number) {
    return plays(sail(lane, number));
  }

  public Scene endsTurn() {
    return steps(0).plays(new Move.EndTurn());
  }

  Scene is(Phase phase) {
    assertThat(state.phase()).isEqualTo(phase);
    return this;
  }

  public Scene lies(Vessel vessel, int lane, int number) {
    assertThat(state.fleet().isAfloat(vessel.ordinal())).as("%s is afloat", vessel).isTrue();
    assertThat(Space.of(state.fleet().at(vessel.ordinal()))).isEqualTo(space(lane, number));
    return this;
  }

  Scene isGone(Vessel vessel) {
    assertThat(state.fleet().at(vessel.ordinal())).isEqualTo(Fleet.SWALLOWED);
    return this;
  }

  public Scene carries(Vessel ship, int rations, int crew, int treasure) {
    int number = ship.ordinal();
    assertThat(List.of(Cargo.RATION, Cargo.CREW, Cargo.TREASURE))
        .extracting(cargo -> state.holds().of(number, cargo))
        .containsExactly(rations, crew, treasure);
    return this;
  }

  public Scene floating(Cargo cargo, Space... spaces) {
    assertThat(state.waters().afloat(cargo).list()).containsExactlyInAnyOrder(spaces);
    return this;
  }

  public Scene tentacles(Space... spaces) {
    assertThat(state.waters().tentacles().list()).containsExactlyInAnyOrder(spaces);
    return this;
  }

  public Scene bombs(Bomb bomb, Space... spaces) {
    assertThat(state.waters().bombs(bomb).list()).containsExactlyInAnyOrder(spaces);
    return this;
  }

  Scene hasSteps(int steps) {
    assertThat(state.helm().steps()).isEqualTo(steps);
    return this;
  }

  Scene hasActions(int actions) {
    assertThat(state.actionsLeft()).isEqualTo(actions);
    return this;
  }

  Scene points(Vessel ship, int points) {
    assertThat(Scoring.points(state, ship.ordinal()).total()).isEqualTo(points);
    return this;
  }

  public Scene told(Event... told) {
    assertThat(events()).containsSubsequence(told);
    return this;
  }

  Scene toldOnly(Event... told) {
    assertThat(events()).containsExactly(told);
    return this;
  }

  /** Forgets what was told so far. */
  Scene hush() {
    events().clear();
    return this;
  }

  Scene isTurnOf(int seat) {
    assertThat(state.seat()).isEqualTo(Seat.of(seat));
    return this;
  }
}
