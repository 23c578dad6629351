package kraken.bench.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.tables.Opening;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;

/** Opens tables with four persons at each. */
final class TableSetup {

  private final HttpClient http = HttpClient.newHttpClient();
  private final String game;

  /** A table, and the cookies of its crew, the host's first. */
  record Opened(String id, List<String> cookies) {}

  TableSetup(String game) {
    this.game = game;
  }

  /**
   * Opens this many tables.
   *
   * @param port the port of the server to open a table at, by the number of the table
   */
  List<Opened> open(int tables, IntUnaryOperator port)
      throws InterruptedException, ExecutionException {
    return ParallelTasks.all(tables, table -> open(new Client(http, port.applyAsInt(table))));
  }

  private Opened open(Client client) throws IOException, InterruptedException {
    List<String> cookies = new ArrayList<>();
    for (int i = 0; i < FourPlayers.SIZE; i++) {
      cookies.add(client.person("Player " + i));
    }
    List<SeatPlan> plans = new ArrayList<>(List.of(new SeatPlan.Me(null)));
    IntStream.range(1, FourPlayers.SIZE).forEach(_ -> plans.add(new SeatPlan.Open()));
    Opening opening =
        new Opening(game, FourPlayers.SIZE, Map.of(), true, new TimeControl.None(), null, plans);
    String id = client.open(opening, cookies.getFirst());
    for (int i = 1; i < FourPlayers.SIZE; i++) {
      client.ask(id, "sit", new Command.Sit(Seat.of(i), null), cookies.get(i));
    }
    return new Opened(id, cookies);
  }
}
