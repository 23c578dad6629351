package kraken.server.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.Saying;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;

/**
 * Whatever text a client sends, it is read or refused with a sentence. {@code
 * -Dkraken.properties.runs} tries more than the ordinary number.
 */
class IncomingJsonPropertyTest {

  private static final int RUNS = Integer.getInteger("kraken.properties.runs", 5_000);
  private static final String SIGNS = "{}[]\",:-.0123456789aeflnrstuE\\ \u00e9\u0000\ud83d";

  private static final List<ClientMessage> MESSAGES =
      List.of(
          asking(new Command.Sit(Seat.of(1), "Anne")),
          asking(new Command.Say(null, new Saying.Claim("saw", List.of("low", "high")))),
          asking(new Command.Play(Seat.of(0), new JsonText("{\"type\":\"Pass\"}"))),
          new ClientMessage.Follow("abc"),
          new ClientMessage.Seen(12));

  private static ClientMessage asking(Command command) {
    return new ClientMessage.Ask(new Request("r1", 7, command));
  }

  @Test
  void aChangedMessageIsReadOrRefusedWithASentence() {
    int read = 0;
    for (long seed = 0; seed < RUNS; seed++) {
      Random random = new Random(seed);
      ClientMessage message = MESSAGES.get(random.nextInt(MESSAGES.size()));
      String text = Json.write(message, ClientMessage.class);
      for (int changes = random.nextInt(3); changes > 0; changes--) {
        text = changed(text, random);
      }
      switch (IncomingJson.read(text, ClientMessage.class)) {
        case IncomingJson.Fit(ClientMessage _) -> read++;
        case IncomingJson.Unfit(String sentence) ->
            assertThat(sentence)
                .as("seed %d", seed)
                .startsWith("Malformed: ")
                .endsWith("; /openapi.json tells all of it.")
                .doesNotContain("Exception", "kraken.");
      }
    }
    assertThat(read).as("messages that could be read").isBetween(RUNS / 20, RUNS - RUNS / 20);
  }

  /** A sign is replaced, a part is left out, stands there twice, or is nested deeply. */
  private static String changed(String text, Random random) {
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + 1 + random.nextInt(20));
    return switch (random.nextInt(5)) {
      case 0 -> text.substring(0, at) + text.substring(end);
      case 1 -> text.substring(0, end) + text.substring(at);
      case 2 -> text.substring(0, at) + "[".repeat(2_000) + text.substring(end);
      default -> {
        char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
        yield text.substring(0, at) + sign + text.substring(at + 1);
      }
    };
  }
}
