package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The library that SQLite's driver unpacks: a killed server leaves one, and the next removes it.
 */
class NativeLibraryTest {

  @TempDir Path folder;

  @Test
  void killedServersLeaveNoMoreThanOne() throws Exception {
    for (int kills = 0; kills < 3; kills++) {
      ChildServer server = ChildServer.start(folder);
      assertThat(librariesIn(folder)).as("after %d kills", kills).hasSize(1);
      server.kill();
      assertThat(librariesIn(folder)).hasSize(1);
    }
  }

  @Test
  void serversThatStartAtTheSameMomentShareNoPlace() throws Exception {
    List<Path> folders = IntStream.range(0, 3).mapToObj(i -> folder.resolve("data" + i)).toList();
    List<ChildServer> servers = folders.parallelStream().map(ChildServer::start).toList();
    for (Path each : folders) {
      assertThat(librariesIn(each)).hasSize(1);
    }
    for (ChildServer server : servers) {
      server.stop();
    }
  }

  private static List<Path> librariesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("native"))) {
      return files.filter(file -> !file.toString().endsWith(".lck")).toList();
    }
  }
}
