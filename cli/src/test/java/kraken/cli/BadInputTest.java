package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.cli.arguments.ResultFile;
import kraken.shelf.Shelf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every wrong command gets one sentence, on standard error, and exit code 2. */
class BadInputTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          simulat | kraken has no command "simulat"; did you mean "simulate"?
          dance | kraken has no command "dance"; ./kraken --help tells what it takes.
          nonsense --help | kraken has no command "nonsense"; ./kraken --help tells what it takes.
          simulat --help | kraken has no command "simulat"; did you mean "simulate"?
          bench engin --help | kraken bench has no command "engin"; did you mean "engine"?
          --quick | kraken has no option "--quick"; ./kraken --help tells what it takes.
          help simulat | kraken has no command "simulat"; did you mean "simulate"?
          help bench motor | kraken bench has no command "motor"; ./kraken bench --help tells what it takes.
          games attack bay | kraken games has no use for "bay"; ./kraken games --help tells what it takes.
          bench | kraken bench needs to know what to measure: ./kraken bench engine, ./kraken bench server, ./kraken bench tables or ./kraken bench public.
          bench engin | kraken bench has no command "engin"; did you mean "engine"?
          bench engine --quik | kraken bench engine has no option "--quik"; did you mean "--quick"?
          serve now | kraken serve has no use for "now"; ./kraken serve --help tells what it takes.
          serve --port http | --port is a whole number from 0 to 65,535, not "http".
          serve --port 70000 | --port is a whole number from 0 to 65,535, not "70000".
          serve --limit-requests many | --limit-requests is two numbers, how many at once and how many a second, such as 300/50, not "many".
          serve --limit-sockets 3/4 | --limit-sockets is a whole number, such as 100, not "3/4".
          serve --open-tables many | --open-tables is a whole number, such as 10, not "many".
          serve --host no.such.host.invalid | --host is an address of this machine, such as 127.0.0.1, not "no.such.host.invalid".
          serve --log xml | --log is one of plain, json, not "xml".
          serve --database data | --database is an address such as jdbc:postgresql://HOST/NAME, not a folder.
          serve --database jdbc:mysql://me:pw@db/x?password=s | A database is given as jdbc:postgresql://HOST/NAME, and a folder by its path; "jdbc:mysql://db/x" is neither.
          serve --config no.such.file | --config names a file with lines such as "port = 8080"; no.such.file cannot be read as one.
          backup | --to needs a value: --to FILE.
          backup --data nowhere --to a.db | There are no tables in the folder nowhere.
          check --data nowhere | There are no tables in the folder nowhere.
          check --database nonsense | --database is an address such as jdbc:postgresql://HOST/NAME, not a folder.
          copy --to data | --from needs a value: --from PLACE.
          copy --from data --to data | --from and --to are the same place.
          copy --from data --to jdbc:oracle:x | A database is given as jdbc:postgresql://HOST/NAME, and a folder by its path; "jdbc:oracle:x" is neither.
          verify | kraken verify needs FILE; ./kraken verify --help tells what it takes.
          verify no-such-file.json | There is no file no-such-file.json that can be read.
          bench server --tables 0 | --tables is a whole number from 1 to 5,000, not "0".
          bench server --seconds long | --seconds is a whole number from 1 to 3,600, not "long".
          bench server --servers 0 | --servers is a whole number from 1 to 16, not "0".
          bench server --servers 2 | Several servers need a database that they can share: --database jdbc:postgresql://HOST/NAME.
          bench server --database data | --database is an address such as jdbc:postgresql://HOST/NAME, not a folder.
          bench server --database jdbc:postgresql://127.0.0.1:1/x?user=me&password=s3 | The database at jdbc:postgresql://127.0.0.1:1/x cannot be reached, or does not let this user create a schema.
          bench public --minutes 0 | --minutes is a whole number from 1 to 1,440, not "0".
          bench public --kills 11 | --kills is a whole number from 0 to 10, not "11".
          bench tables --open 0 | --open is a whole number from 1 to 100,000, not "0".
          bench tables --database data | --database is an address such as jdbc:postgresql://HOST/NAME, not a folder.
          simulate | kraken simulate needs GAME; ./kraken simulate --help tells what it takes.
          simulate attack bay | kraken simulate has no use for "bay"; ./kraken simulate --help tells what it takes.
          simulate attack --gmes 5 | kraken simulate has no option "--gmes"; did you mean "--games"?
          simulate attack --gmes=5 | kraken simulate has no option "--gmes"; did you mean "--games"?
          simulate attack --players | --players needs a value: --players N.
          simulate attack --players 0 | Kraken Attack! is for 1 to 4 players, not 0.
          simulate attack --players 5 | Kraken Attack! is for 1 to 4 players, not 5.
          simulate attack --players five | Kraken Attack! is for 1 to 4 players, not "five".
          simulate attack --games 0 | --games is a whole number from 1 to 1,000,000,000, not "0".
          simulate attack --games -5 | --games is a whole number from 1 to 1,000,000,000, not "-5".
          simulate attack --games many | --games is a whole number from 1 to 1,000,000,000, not "many".
          simulate attack --games 1e3 | --games is a whole number from 1 to 1,000,000,000, not "1e3".
          simulate attack --games 99999999999999999999 | --games is a whole number from 1 to 1,000,000,000, not "99999999999999999999".
          simulate attack --games 5 --games 6 | --games is given twice.
          simulate attack --seed luck | --seed is a whole number from 0 to 9,007,199,254,740,991, not "luck".
          simulate attack --threads 0 | --threads is a whole number from 1 to 1,024, not "0".
          simulate attack --bots clever | There is no bot "clever"; there are: random, easy, medium, strong.
          simulate attack --bots medium, | There is no bot ""; there are: random, easy, medium, strong.
          simulate attack --bots greedy | There is no bot "greedy"; there are: random, easy, medium, strong.
          simulate attack --bots medium,easy | --bots takes one name, or one for each of 4 players, not 2.
          simulate attack --vary whirlpools | --vary is written name=value,value, not "whirlpools".
          simulate attack --vary whirlpools=0,9 | The option whirlpools is 0 to 4, not "9".
          train attack --project nowhere | There is no folder games/attack here; --project names the project's.
          ladder rage --players 7 | Kraken Rage is for 2 to 4 players, not 7.
          simulate attack --option whirlpools | An option is written name=value, not "whirlpools".
          simulate attack --option =2 | An option is written name=value, not "=2".
          simulate attack --option whirlpools=9 | The option whirlpools is 0 to 4, not "9".
          simulate attack --option one-hit=maybe | The option one-hit is on or off, not "maybe".
          simulate attack --option one-hit=on --option one-hit=off | The option one-hit is given twice.
          """)
  void getsOneSentence(String words, String sentence) {
    assertComplaint(words, sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games chess", "simulate chess", "train chess", "ladder chess"})
  void anUnknownGameIsAnsweredWithThoseThereAre(String words) {
    String games = String.join(", ", Shelf.ids());
    assertComplaint(words, "There is no game \"chess\"; the shelf has: " + games + ".");
  }

  @Test
  void anUnknownOptionOfAGameIsAnsweredWithThoseThereAre() {
    Console console = Console.kraken("simulate attack --option storm=on");

    assertThat(console.exitCode).isEqualTo(2);
    assertThat(console.err)
        .startsWith("Kraken Attack! with 4 players has no option \"storm\".")
        .contains("whirlpools", "0 to 4 (default: 0)", "whirlpools that carry");
  }

  @Test
  void aFileInNoFolderIsRefusedBeforeAnythingIsPlayed() {
    Path nowhere = folder.resolve("nowhere");
    String sentence = "There is no folder " + nowhere + " to write a.json to.";

    assertComplaint("simulate attack --games 1000000000 --json " + nowhere + "/a.json", sentence);
    assertComplaint("bench engine --json " + nowhere + "/a.json", sentence);
  }

  @Test
  void aFolderIsNoFile() {
    assertComplaint(
        "simulate attack --games 1000000000 --json " + folder,
        "\"" + folder + "\" is not a file that can be written.");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFolderThatTakesNoFilesIsRefused() {
    assertComplaint(
        "simulate attack --games 1000000000 --json /proc/results.json",
        "Nothing can be written to the folder /proc.");
  }

  @Test
  void aTakenPortIsRefused() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      assertComplaint(
          "serve --port " + port + " --data " + folder.resolve("data"),
          "Port " + port + " of 127.0.0.1 is not free; choose another one with --port.");
    }
  }

  @Test
  void anAddressOfAnotherMachineIsRefusedAsSuch() {
    assertComplaint(
        "serve --port 0 --host 192.0.2.1 --data " + folder.resolve("data"),
        "192.0.2.1 is not an address of this machine; choose another one with --host.");
  }

  @Test
  void whereNothingIsNothingCanBeCopiedFromNorIsAnythingMade() {
    Path typo = folder.resolve("typo");
    assertComplaint(
        "copy --from " + typo + " --to " + folder.resolve("target"),
        "There are no tables in the folder " + typo + ".");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theSamePlaceUnderAnotherNameIsTheSamePlace() throws IOException {
    Path data = Files.createDirectory(folder.resolve("data"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), data);
    for (Path same : List.of(link, folder.resolve("x").resolve("..").resolve("data"))) {
      assertComplaint(
          "copy --from " + data + " --to " + same, "--from and --to are the same place.");
    }
  }

  @Test
  void aFileIsNoFolderForTheData() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertComplaint(
        "serve --port 0 --data " + file, "Nothing can be written to the folder " + file + ".");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          Below the thunders | This is not an exported game.
          null | This is not an exported game.
          {"format":null,"entries":[],"seals":[]} | This is not an exported game.
          {"format":"kraken-table/1","entries":[],"seal":""} | The file has the format kraken-table/1; only kraken-table/2 can be read.
          {"format":"kraken-table/2","entries":[],"seals":null} | "seals" is missing or has the wrong form.
          """)
  void whatIsNoExportedGameCannotBeVerified(String text, String sentence) throws IOException {
    Path file = Files.writeString(folder.resolve("poem.txt"), text);
    assertComplaint("verify " + file, file + ": " + sentence);
  }

  @Test
  void theCheckLeavesNothingBehind() throws IOException {
    Console.kraken("simulate attack --games 0 --json " + folder.resolve("a.json"));
    assertThat(new ResultFile(folder.resolve("a.json")).obstacle()).isEmpty();

    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  private static void assertComplaint(String words, String sentence) {
    Console console = Console.kraken(words);

    assertThat(console.err.strip()).isEqualTo(sentence);
    assertThat(console.out).isEmpty();
    assertThat(console.exitCode).isEqualTo(2);
  }
}
