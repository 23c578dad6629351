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
import kraken.tables.Chair;
import kraken.tables.Clock;
import kraken.tables.Opening;
import kraken.tables.command.Command;

/** Opens tables, with four persons at each. */
final class Tables {

  private final HttpClient http = HttpClient.newHttpClient();
  private final String game;

  /** A table, and the cookies of its crew, the host's first. */
  record Opened(String id, List<String> cookies) {}

  Tables(String game) {
    this.game = game;
  }

  /**
   * Opens so many.
   *
   * @param port which server to ask for each
   */
  List<Opened> open(int tables, IntUnaryOperator port)
      throws InterruptedException, ExecutionException {
    return Clerks.all(tables, table -> open(new Client(http, port.applyAsInt(table))));
  }

  private Opened open(Client client) throws IOException, InterruptedException {
    List<String> cookies = new ArrayList<>();
    for (int i = 0; i < Crew.SIZE; i++) {
      cookies.add(client.person("Player " + i));
    }
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Me(null)));
    IntStream.range(1, Crew.SIZE).forEach(_ -> chairs.add(new Chair.Open()));
    Opening opening = new Opening(game, Crew.SIZE, Map.of(), true, new Clock.None(), null, chairs);
    String id = client.open(opening, cookies.getFirst());
    for (int i = 1; i < Crew.SIZE; i++) {
      client.ask(id, "sit", new Command.Sit(Seat.of(i), null), cookies.get(i));
    }
    return new Opened(id, cookies);
  }
}
