package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;

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

  /**
   * In a temporary folder that all share, the driver of each would clean up the same files, and log
   * a stack trace where another was faster.
   */
  @Test
  void serversThatStartAtTheSameMomentCleanUpNothingOfEachOther() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    List<Path> left = leaveLibrariesIn(temporary);
    List<Path> folders = IntStream.range(0, 3).mapToObj(i -> folder.resolve("data" + i)).toList();
    List<ChildServer> servers =
        folders.parallelStream()
            .map(each -> ChildServer.start(each, temporary, log(each)))
            .toList();
    for (ChildServer server : servers) {
      server.stop();
    }
    assertThat(left).as("what killed servers of others have left").allMatch(Files::exists);
    for (Path each : folders) {
      assertThat(each.resolve("native")).isDirectory();
      assertThat(log(each)).content().doesNotContain("Exception", "\tat ");
    }
  }

  /** As the driver names them, of its own version: such files it deletes where it finds them. */
  private static List<Path> leaveLibrariesIn(Path temporary) throws IOException {
    List<Path> left = new ArrayList<>();
    for (int number = 0; number < 200; number++) {
      String name =
          "sqlite-%s-%d-libsqlitejdbc.so".formatted(SQLiteJDBCLoader.getVersion(), number);
      left.add(Files.createFile(temporary.resolve(name)));
    }
    return left;
  }

  private Path log(Path data) {
    return folder.resolve(data.getFileName() + ".log");
  }

  private static List<Path> librariesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("native"))) {
      return files.filter(file -> !file.toString().endsWith(".lck")).toList();
    }
  }
}
