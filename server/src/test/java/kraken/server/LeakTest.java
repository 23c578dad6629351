package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kraken.jackson.Json;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.kit.Viewer;
import kraken.server.http.limits.Limits;
import kraken.server.store.db.StoreLocation;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Event;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.lanterns.State;
import kraken.tables.lanterns.View;
import kraken.tables.live.TableSettings;
import kraken.tables.past.ExportedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays whole random games over real sockets with everybody connected: no byte that a viewer is
 * sent depends on a secret. Games that leak on purpose are noticed.
 */
class LeakTest {

  private static final int PLAYERS = 3;

  @TempDir Path folder;

  @Test
  void nothingLeaks() throws Exception {
    for (int seed = 0; seed < 3; seed++) {
      assertThat(leaks(new Lanterns(), seed)).isEmpty();
    }
  }

  @Test
  void aViewThatShowsTheCardOfAnotherIsFoundOut() throws Exception {
    Lanterns leaky =
        new Lanterns() {
          @Override
          public View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            return new View(
                view.players(),
                view.viewer(),
                view.cards(),
                view.bids(),
                state.cards().isEmpty() ? view.marks() : state.cards().subList(0, PLAYERS),
                view.peeked(),
                view.turned(),
                view.turn(),
                view.claims());
          }
        };
    assertThat(leaks(leaky, 1)).anyMatch(leak -> leak.contains("sent the secret"));
  }

  @Test
  void talkThatDependsOnTheCardOfAnotherIsFoundOut() throws Exception {
    Lanterns leaky =
        new Lanterns() {
          @Override
          public Talk talk(State state, Seat seat) {
            boolean odd = !state.cards().isEmpty() && state.cards().getLast() % 2 == 1;
            return odd ? Talk.SILENT : super.talk(state, seat);
          }
        };
    List<String> leaks = new ArrayList<>();
    for (int seed = 0; seed < 4; seed++) {
      leaks.addAll(leaks(leaky, seed));
    }
    assertThat(leaks).anyMatch(leak -> leak.contains("would have been told otherwise"));
  }

  private List<String> leaks(Game<State, Move, View, Event> game, int seed) throws Exception {
    ServerSettings settings =
        ServerSettings.of("127.0.0.1", 0, new StoreLocation.Folder(folder.resolve("data" + seed)))
            .with(Limits.NONE)
            .with(TableSettings.STANDARD.withBotPause(Duration.ZERO));
    try (Server server = Server.start(settings, List.of(game))) {
      return played(server, game, new Random(seed));
    }
  }

  private static List<String> played(
      Server server, Game<State, Move, View, Event> game, Random random) {
    List<TestClient> crew = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      crew.add(TestClient.named(server.port(), "Player " + i));
    }
    String table =
        crew.getFirst()
            .open(
                "lanterns", true, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Open());
    List<TestSocket> sockets = new ArrayList<>();
    try {
      crew.forEach(client -> sockets.add(client.watch(table)));
      sockets.add(TestClient.nameless(server.port()).watch(table));
      sockets.forEach(TestSocket::next);
      for (int i = 1; i < PLAYERS; i++) {
        sockets.get(i).ask(new Command.Sit(Seat.of(i), null));
      }
      sockets.getFirst().ask(new Command.Start());
      playAtRandom(sockets, random);
      String export = crew.getFirst().get("/api/tables/" + table + "/export").body();
      return new LeakFinder(game, Json.read(export, ExportedGame.class)).leaks(sockets);
    } finally {
      sockets.forEach(TestSocket::close);
    }
  }

  private static void playAtRandom(List<TestSocket> sockets, Random random) {
    catchUp(sockets);
    while (!sockets.getFirst().isOver()) {
      for (int i = 0; i < PLAYERS; i++) {
        TestSocket socket = sockets.get(i);
        if (random.nextInt(4) == 0) {
          String word = random.nextBoolean() ? "low" : "high";
          Saying claim = new Saying.Claim("saw", List.of(word));
          socket.ask(new Command.Say(Seat.of(i), claim));
        }
        socket.randomMove(random).ifPresent(socket::ask);
        catchUp(sockets);
      }
    }
  }

  /** Asks for something that is refused: the reply comes after all earlier messages. */
  private static void catchUp(List<TestSocket> sockets) {
    sockets.forEach(socket -> socket.ask(new Command.Start()));
  }
}
