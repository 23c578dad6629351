package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Which moves the rules allow now. The list holds each move of the phase that the refusals let
 * pass, so the two cannot disagree.
 */
public final class Moves {

  private static final List<Move> CHOOSE =
      Vessel.PLAYERS.stream().<Move>map(Move.ChooseShip::new).toList();
  private static final List<Move.Sail> SAIL = eachSpace(Move.Sail::new);
  private static final List<Move.TurnAbout> ABOUT = eachSpace(Move.TurnAbout::new);
  private static final List<Move.DropBomb> DROP = eachSpace(Move.DropBomb::new);
  private static final List<Broadside> BROADSIDES =
      IntStream.range(0, Weapon.values().length)
          .mapToObj(i -> new Broadside(Weapon.values()[i]))
          .toList();
  private static final List<Move> NAME =
      List.of(
          new Move.Name(Cargo.RATION), new Move.Name(Cargo.CREW), new Move.Name(Cargo.TREASURE));
  private static final Move LET_DICE_DECIDE = new Move.LetDiceDecide();
  private static final List<Move> RELOAD = List.of(new Move.FireAgain(), new Move.HoldFire());
  private static final Move DOUBLE = new Move.DoubleTreasure();
  private static final Move.CastOff CAST_OFF = new Move.CastOff();
  private static final List<Move.Lay> LAY = eachSpace(Move.Lay::new);
  private static final List<Move> SALVAGE = List.of(new Move.TakeUp(), new Move.LeaveIt());
  private static final List<Move> HAUL = List.of(new Move.Haul(), CAST_OFF);
  private static final Move END_TURN = new Move.EndTurn();

  private Moves() {}

  /** All shots of one weapon, prepared. */
  private static final class Broadside {
    final List<Move.Fire> atVessels;
    final List<Move.Fire> atTentacles;
    final Move.Fire atKraken;

    Broadside(Weapon weapon) {
      atVessels =
          Vessel.ALL.stream().map(v -> new Move.Fire(weapon, new Target.OfVessel(v))).toList();
      atTentacles = eachSpace(space -> new Move.Fire(weapon, new Target.OfTentacle(space)));
      atKraken = new Move.Fire(weapon, new Target.OfKraken());
    }
  }

  private static <M extends Move> List<M> eachSpace(Function<Space, M> move) {
    return IntStream.range(0, Space.COUNT).mapToObj(i -> move.apply(Space.of(i))).toList();
  }

  public static List<Move> of(State state, Phase.Decision phase) {
    return switch (phase) {
      case Phase.Choosing() -> ships(state);
      case Phase.Salvaging() -> SALVAGE;
      case Phase.Hauling() -> HAUL;
      case Phase.Acting() -> actions(state);
      case Phase.Reloading _ -> RELOAD;
      case Phase.Boarding boarding -> cargo(state, boarding);
      case Phase.Laying laying -> lay(state, laying);
    };
  }

  private static List<Move> ships(State state) {
    List<Move> free = new ArrayList<>();
    for (Move move : CHOOSE) {
      if (refusal(state, move) == null) {
        free.add(move);
      }
    }
    return free;
  }

  private static List<Move> cargo(State state, Phase.Boarding boarding) {
    List<Move> moves = new ArrayList<>();
    for (Move move : NAME) {
      if (Gunnery.refusal(state, boarding, (Move.Name) move) == null) {
        moves.add(move);
      }
    }
    moves.add(LET_DICE_DECIDE);
    return moves;
  }

  private static List<Move> lay(State state, Phase.Laying laying) {
    Spaces free = Losses.free(state, laying.victim(), state.vessel());
    List<Move> moves = new ArrayList<>();
    for (int at = free.next(0); at < Space.COUNT; at = free.next(at + 1)) {
      moves.add(LAY.get(at));
    }
    return moves;
  }

  private static List<Move> actions(State state) {
    List<Move> moves = new ArrayList<>();
    addSteps(state, moves);
    if (state.actionsLeft() > 0) {
      addShots(state, moves);
      addBombs(state, moves);
      if (Salvage.doubleRefusal(state) == null) {
        moves.add(DOUBLE);
      }
    }
    if (Towing.refusal(state, CAST_OFF) == null) {
      moves.add(CAST_OFF);
    }
    if (!Sailing.mustSail(state)) {
      moves.add(END_TURN);
    }
    return moves;
  }

  private static void addSteps(State state, List<Move> moves) {
    if (state.helm().steps() == 0) {
      return;
    }
    boolean explorer = state.vessel() == Vessel.EXPLORER;
    for (int ahead : Chart.ahead(state.place(), state.fleet().heading(state.ship()))) {
      if (Sailing.refusal(state, SAIL.get(ahead)) == null) {
        moves.add(SAIL.get(ahead));
      }
      if (explorer && Sailing.refusal(state, ABOUT.get(ahead)) == null) {
        moves.add(ABOUT.get(ahead));
      }
    }
  }

  private static void addShots(State state, List<Move> moves) {
    addShots(state, BROADSIDES.get(Weapon.GUNS.ordinal()), moves);
    if (state.vessel() == Vessel.EXPLORER) {
      addShots(state, BROADSIDES.get(Weapon.CHAIN_SHOT.ordinal()), moves);
    }
    if (state.vessel() == Vessel.PIRATE) {
      addShots(state, BROADSIDES.get(Weapon.FRONT_GUNS.ordinal()), moves);
    }
  }

  private static void addShots(State state, Broadside broadside, List<Move> moves) {
    int place = state.place();
    Spaces near = Chart.neighbours(place);
    for (int vessel = 0; vessel < Vessel.COUNT; vessel++) {
      int at = state.fleet().at(vessel);
      if (at < Space.COUNT && Chart.isNear(place, at)) {
        addIfAllowed(state, broadside.atVessels.get(vessel), moves);
      }
    }
    Spaces tentacles = state.waters().tentacles();
    long low = tentacles.low() & near.low();
    long high = tentacles.high() & near.high();
    if ((low | high) != 0 || tentacles.has(place)) {
      Spaces reached = new Spaces(low, high);
      reached = tentacles.has(place) ? reached.with(place) : reached;
      for (int at = reached.next(0); at < Space.COUNT; at = reached.next(at + 1)) {
        addIfAllowed(state, broadside.atTentacles.get(at), moves);
      }
    }
    if (Space.isRed(place)) {
      addIfAllowed(state, broadside.atKraken, moves);
    }
  }

  private static void addIfAllowed(State state, Move.Fire fire, List<Move> moves) {
    if (Gunnery.refusal(state, fire) == null) {
      moves.add(fire);
    }
  }

  private static void addBombs(State state, List<Move> moves) {
    if (Bombs.dropRefusal(state) == null) {
      for (Space landing : Bombs.landings(state)) {
        moves.add(DROP.get(landing.index()));
      }
    }
  }

  /** Why the move is not allowed, or null where it is. */
  public static @Nullable Refusal refusal(State state, Move move) {
    return switch (state.phase()) {
      case Phase.Choosing() ->
          move instanceof Move.ChooseShip choose
              ? SettingUp.refusal(state, choose)
              : Refusals.NOT_NOW;
      case Phase.Salvaging() -> dueIf(move instanceof Move.TakeUp || move instanceof Move.LeaveIt);
      case Phase.Hauling() -> dueIf(move instanceof Move.Haul || move instanceof Move.CastOff);
      case Phase.Acting() -> actionRefusal(state, move);
      case Phase.Reloading _ ->
          dueIf(move instanceof Move.FireAgain || move instanceof Move.HoldFire);
      case Phase.Boarding boarding ->
          move instanceof Move.Name name
              ? Gunnery.refusal(state, boarding, name)
              : dueIf(move instanceof Move.LetDiceDecide);
      case Phase.Laying laying ->
          move instanceof Move.Lay lay ? Losses.refusal(state, laying, lay) : Refusals.NOT_NOW;
      default -> Refusals.NOT_NOW;
    };
  }

  private static @Nullable Refusal actionRefusal(State state, Move move) {
    return switch (move) {
      case Move.Sail sail -> Sailing.refusal(state, sail);
      case Move.TurnAbout about -> Sailing.refusal(state, about);
      case Move.Fire fire -> Gunnery.refusal(state, fire);
      case Move.DropBomb drop -> Bombs.refusal(state, drop);
      case Move.DoubleTreasure() -> Salvage.doubleRefusal(state);
      case Move.CastOff castOff -> Towing.refusal(state, castOff);
      case Move.EndTurn() -> Sailing.mustSail(state) ? Refusals.STEPS_LEFT : null;
      case Move.ChooseShip _,
          Move.Haul _,
          Move.FireAgain _,
          Move.HoldFire _,
          Move.Name _,
          Move.Lay _,
          Move.TakeUp _,
          Move.LeaveIt _,
          Move.LetDiceDecide _ ->
          Refusals.NOT_NOW;
    };
  }

  private static @Nullable Refusal dueIf(boolean due) {
    return due ? null : Refusals.NOT_NOW;
  }
}
