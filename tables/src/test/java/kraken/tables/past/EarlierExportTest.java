package kraken.tables.past;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import kraken.jackson.Json;
import kraken.shelf.Shelf;
import kraken.tables.Person;
import kraken.tables.command.OpenReply;
import kraken.tables.live.MemoryJournal;
import kraken.tables.live.TableSettings;
import kraken.tables.live.Tables;
import kraken.tables.model.Rulebooks;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A game that release 0.1 exported is still a game: the stored form must not change. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EarlierExportTest {

  private static final InstantSource LATER =
      InstantSource.fixed(Instant.parse("2027-01-01T00:00:00Z"));

  private String file = "";

  @BeforeAll
  void read() throws IOException {
    try (InputStream stored =
        Objects.requireNonNull(getClass().getResourceAsStream("/exported-by-release-0.1.json"))) {
      file = new String(stored.readAllBytes(), UTF_8);
    }
  }

  private ExportedGame game() {
    return ((SubmittedGame.Game) SubmittedGame.in(file)).game();
  }

  @Test
  void itVerifiesWithItsSeals() {
    assertThat(new Verifier(new Rulebooks(Shelf.GAMES)).flaw(game())).isEmpty();
  }

  @Test
  void itIsWrittenAsItWasRead() {
    assertThat(Json.write(game(), ExportedGame.class)).isEqualTo(file);
  }

  @Test
  void itCanBeImportedAndSeenAgain() {
    try (Tables tables =
        new Tables(new MemoryJournal(), Shelf.GAMES, LATER, TableSettings.STANDARD)) {
      OpenReply reply = tables.finishedGames().bringIn(game(), new Person("a1", "Anne")).join();
      String table = ((OpenReply.Ready) reply).table();
      assertThat(tables.finishedGames().replay(table).orElseThrow())
          .hasSize(game().entries().size() - 1);
    }
  }
}
