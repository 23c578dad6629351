package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.FIRST;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.ReplayStep;
import kraken.tables.past.Seals;
import kraken.tables.told.PlayTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReplayTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void aGameThatRunsIsNeitherExportedNorReplayed() {
    String table = room.bidden();
    assertThat(room.tables.finishedGames().export(table)).isEmpty();
    assertThat(room.tables.finishedGames().replay(table)).isEmpty();
  }

  @Test
  void aReplayShowsEveryEntryWithAllViews() {
    String table = room.over();
    List<ReplayStep> steps = room.tables.finishedGames().replay(table).orElseThrow();
    assertThat(steps).hasSize(room.log(table).size() - 1);
    List<PlayTold> plays = new ArrayList<>();
    for (ReplayStep step : steps) {
      if (step.play() != null) {
        plays.add(step.play());
      }
    }
    assertThat(plays).hasSize(6).allMatch(play -> play.eyes().size() == 3);
    assertThat(plays.getLast().outcome()).isNotNull();
  }

  @Test
  void anExportEndsWithTheGame() {
    String table = room.over();
    room.done(table, ANNE, Room.words(FIRST, "Again?"));
    room.done(table, ANNE, new Command.Rematch());
    ExportedGame game = room.tables.finishedGames().export(table).orElseThrow();
    assertThat(game.entries()).last().extracting(Entry::fact).isInstanceOf(Fact.Ended.class);
    assertThat(game.seals()).isEqualTo(Seals.of(game.entries()));
  }

  @Test
  void aGameWithAFlawIsNotTaken() {
    ExportedGame game = room.tables.finishedGames().export(room.over()).orElseThrow();
    ExportedGame torn = new ExportedGame(game.format(), game.entries().subList(0, 5), game.seals());
    assertThat(room.tables.finishedGames().bringIn(torn, ANNE).join())
        .isEqualTo(new OpenReply.Unfit("flaw", "Entry 5: The game does not go to its end."));
  }
}
