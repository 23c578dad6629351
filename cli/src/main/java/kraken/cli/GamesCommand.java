package kraken.cli;

import java.io.PrintWriter;
import java.util.List;
import kraken.bots.Level;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.OptionList;
import kraken.cli.arguments.PlayerCounts;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the games and their options. */
@Command(
    name = "games",
    description = "List the games, their numbers of players and their options.")
final class GamesCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "Tell of this game only.")
  private @Nullable String game;

  @Override
  public void run() {
    List<Game<?, ?, ?, ?>> games =
        game == null ? Shelf.GAMES : List.of(new ArgumentReader(spec.commandLine()).game(game));
    games.forEach(this::tell);
  }

  private void tell(Game<?, ?, ?, ?> told) {
    PrintWriter out = spec.commandLine().getOut();
    About about = told.about();
    String crew = PlayerCounts.sizes(about.fewestPlayers(), about.mostPlayers());
    out.println(about.id() + ": " + about.title() + ", " + crew);
    out.println("Bots: " + String.join(", ", Level.wordsAtTables()));
    out.print(OptionList.of(told));
    out.flush();
  }
}
