package kraken.tables.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import kraken.bots.Level;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.fold.Deadline;
import kraken.tables.fold.Play;
import kraken.tables.fold.Progress;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;

/** Moves for those who do not: bots at their seats, and whoever has run out of time. */
final class Attendants {

  private final House house;
  private final Owner owner;
  private final Set<Thought> thinking = new HashSet<>();

  /** A bot at work: which seat, and in which position. */
  private record Thought(long moment, Seat seat) {}

  Attendants(House house, Owner owner) {
    this.house = house;
    this.owner = owner;
  }

  /** Looks who is to move. Called by the owner after every change. */
  void look(Table table) {
    house.deadlines().note(table);
    Progress game = table.progress();
    if (game == null || table.stage() != Stage.PLAYING) {
      return;
    }
    for (Seat seat : game.turn().awaited()) {
      if (table.crew().at(seat) instanceof Sitter.Machine(String level)) {
        think(game.play(), seat, level(table, level));
      }
    }
  }

  private static Level level(Table table, String word) {
    return Level.called(word, table.terms().rules().game()).orElse(Level.RANDOM);
  }

  private void think(Play<?, ?, ?, ?> play, Seat seat, Level level) {
    Thought thought = new Thought(play.moment().number(), seat);
    if (thinking.add(thought)) {
      var _ =
          house
              .machines()
              .choice(play, level, seat, house.settings().botDelay())
              .thenAccept(move -> owner.act(() -> move(thought, move)));
    }
  }

  /** The bot's move, unless the table has gone on without it. */
  private CompletableFuture<List<Fact>> move(Thought thought, String move) {
    thinking.remove(thought);
    Table table = owner.table();
    boolean due =
        isAwaited(table, thought.seat)
            && table.game().orElseThrow().play().moment().number() == thought.moment
            && table.crew().at(thought.seat) instanceof Sitter.Machine;
    return CompletableFuture.completedFuture(
        due ? List.of(new Fact.Played(thought.seat, move)) : List.of());
  }

  /** Moves for everybody whose time is up, if it still is. */
  CompletableFuture<List<Fact>> timeOut() {
    Table table = owner.table();
    Long deadline = Deadline.of(table);
    if (deadline == null || deadline > house.clock().millis()) {
      return CompletableFuture.completedFuture(List.of());
    }
    Progress game = table.game().orElseThrow();
    CompletableFuture<List<Fact>> facts = CompletableFuture.completedFuture(new ArrayList<>());
    for (Seat seat : game.turn().awaited()) {
      if (table.crew().at(seat) instanceof Sitter.Human) {
        facts = facts.thenCombine(standIn(game, seat), Attendants::with);
      }
    }
    return facts;
  }

  private CompletableFuture<Fact> standIn(Progress game, Seat seat) {
    Optional<String> pass =
        game.turn() instanceof Turn.Together(var _, var _, boolean window) && window
            ? game.play().pass(seat)
            : Optional.empty();
    return pass.map(CompletableFuture::completedFuture)
        .orElseGet(() -> house.machines().choice(game.play(), house.settings().standIn(), seat))
        .thenApply(move -> new Fact.TimedOut(seat, move));
  }

  private static List<Fact> with(List<Fact> facts, Fact fact) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(fact);
    return more;
  }

  private static boolean isAwaited(Table table, Seat seat) {
    return table.stage() == Stage.PLAYING
        && table.game().orElseThrow().turn().awaited().contains(seat);
  }
}
