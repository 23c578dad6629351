package kraken.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import kraken.bots.cheating.KnowsAGame;
import kraken.games.cheating.DiceRoller;
import kraken.games.cheating.FriendOfAttack;
import kraken.games.cheating.FriendOfBots;
import kraken.games.cheating.Gambler;
import kraken.games.cheating.Reader;
import kraken.games.cheating.Rememberer;
import kraken.games.cheating.Sleeper;
import kraken.games.cheating.Talker;
import kraken.games.cheating.TimeTeller;
import kraken.kit.Seat;
import kraken.server.http.cheating.ReadsTheStore;
import kraken.tables.cheating.SpeaksHttp;
import kraken.tables.cheating.SpeaksJackson;
import kraken.tables.cheating.SpeaksSql;
import org.junit.jupiter.api.Test;

/** Each rule is broken by a class that was written for it, and notices that. */
class RulesTest {

  sealed interface Honest permits Plain, Deep {}

  record Plain(Seat seat) implements Honest {}

  sealed interface Deep extends Honest permits Deeper {}

  record Deeper() implements Deep {}

  sealed interface Mixed permits Changing {}

  static final class Changing implements Mixed {}

  interface Open {}

  @Test
  void librariesAreFound() {
    assertBreaks(Rules.GAMES_NEED_NO_LIBRARIES, Reader.class);
  }

  @Test
  void dependenceOnTheMachineIsFound() {
    for (Class<?> cheat :
        List.of(DiceRoller.class, Gambler.class, TimeTeller.class, Sleeper.class, Talker.class)) {
      assertBreaks(Rules.GAMES_ARE_PURE, cheat);
    }
  }

  @Test
  void memoryIsFound() {
    assertBreaks(Rules.GAMES_REMEMBER_NOTHING, Rememberer.class);
  }

  @Test
  void friendshipOfGamesIsFound() {
    assertBreaks(
        Rules.GAMES_DO_NOT_KNOW_EACH_OTHER, FriendOfAttack.class, kraken.games.attack.Rules.class);
  }

  @Test
  void circlesAreFound() {
    assertBreaks(Rules.NO_CYCLES, KnowsAGame.class, FriendOfBots.class);
  }

  @Test
  void knowledgeOfOtherModulesIsFound() {
    assertBreaks(Rules.knowsOnlyItsNeighbours("games", Set.of("kit")), FriendOfBots.class);
    assertBreaks(Rules.knowsOnlyItsNeighbours("bots", Set.of("kit")), KnowsAGame.class);
  }

  @Test
  void sqlAndHttpOutOfTheirPlacesAreFound() {
    assertBreaks(Rules.ONLY_THE_STORE_SPEAKS_SQL, SpeaksSql.class);
    assertBreaks(Rules.ONLY_THE_WEB_SPEAKS_HTTP, SpeaksHttp.class);
  }

  @Test
  void aJsonLibraryAtATableIsFound() {
    assertBreaks(Rules.TABLES_NEED_NO_JSON_LIBRARY, SpeaksJackson.class);
  }

  @Test
  void aWebThatAsksTheStoreItselfIsFound() {
    assertBreaks(Rules.THE_WEB_KNOWS_NO_CLASS_OF_THE_STORE, ReadsTheStore.class);
  }

  @Test
  void onlySealedInterfacesOfRecordsPass() {
    assertThat(Vocabulary.isSealedOverRecords(Honest.class)).isTrue();
    assertThat(Vocabulary.isSealedOverRecords(Mixed.class)).isFalse();
    assertThat(Vocabulary.isSealedOverRecords(Open.class)).isFalse();
    assertThat(Vocabulary.isSealedOverRecords(Plain.class)).isFalse();
  }

  private static void assertBreaks(ArchRule rule, Class<?>... cheats) {
    assertThat(rule.evaluate(new ClassFileImporter().importClasses(cheats)).hasViolation())
        .as(rule.getDescription() + " finds " + List.of(cheats))
        .isTrue();
  }
}
