package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import kraken.tables.SeatPlan;
import org.junit.jupiter.api.Test;

class PersonErasureOnFileTest extends ServerTest {

  @Test
  void notEvenTheBytesAreInTheFile() throws IOException {
    TestClient zenobia = client(PersonErasureTest.NAME);
    zenobia.open(true, new SeatPlan.Me(null), new SeatPlan.Here("Xanthippe"));
    zenobia.send("DELETE", "/api/me", "");
    server.close();

    try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(PersonErasureTest.NAME, "Xanthippe");
      }
    }
  }
}
