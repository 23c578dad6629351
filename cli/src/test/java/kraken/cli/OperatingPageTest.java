package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The page for operators describes every setting. */
class OperatingPageTest {

  private String page;

  @BeforeEach
  void read() throws IOException {
    page = Files.readString(Path.of("..", "docs", "operating.md"));
  }

  private static List<OptionSpec> settings() {
    CommandLine serve = Main.commandLine().getSubcommands().get("serve");
    assertThat(serve).isNotNull();
    return serve.getCommandSpec().options().stream().filter(option -> !option.usageHelp()).toList();
  }

  @Test
  void everySettingHasItsLine() {
    assertThat(settings()).hasSizeGreaterThan(5);
    for (OptionSpec option : settings()) {
      String flag = option.longestName();
      assertThat(page).contains("\n| `" + flag + "` | `" + ServerOptions.variable(flag) + "` | ");
    }
  }

  @Test
  void thereIsNoLineForASettingThatDoesNotExist() {
    List<String> flags = settings().stream().map(OptionSpec::longestName).toList();
    assertThat(page.lines().filter(line -> line.startsWith("| `--")))
        .hasSize(flags.size())
        .allMatch(line -> flags.contains(line.substring(3, line.indexOf('`', 3))));
  }
}
