package kraken.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import kraken.games.cheating.chapters.KnowsTheState;
import kraken.games.cheating.state.KnowsAChapter;
import kraken.games.shadow.mind.Peeker;
import kraken.games.shadow.state.State;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has the same packages, and no two of them need each other. */
class GamePackagesTest {

  private static final ArchRule NO_CIRCLES =
      slices().matching("kraken.games.(**)").should().beFreeOfCycles();

  private static final ArchRule MINDS_NEVER_NAME_THE_STATE =
      noClasses()
          .that()
          .resideInAPackage("kraken.games.shadow.mind..")
          .should()
          .dependOnClassesThat()
          .areAssignableTo(State.class)
          .because("a bot must not know more than the view of its seat");

  static Stream<Game<?, ?, ?, ?>> games() {
    return Shelf.GAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasTheSamePackages(Game<?, ?, ?, ?> game) {
    String home = game.getClass().getPackageName();
    assertThat(ProjectClasses.byPackage())
        .containsKeys(
            home, home + ".state", home + ".chapters", home + ".imagining", home + ".mind")
        .containsEntry(home, 1L);
  }

  @Test
  void packagesOfAGameHaveNoCircles() {
    assertThat(ProjectClasses.byPackage()).isNotEmpty();
    NO_CIRCLES.check(ProjectClasses.CLASSES);
    assertBreaks(NO_CIRCLES, KnowsAChapter.class, KnowsTheState.class);
  }

  @Test
  void mindsOfShadowNeverNameItsState() {
    assertThat(ProjectClasses.byPackage().get("kraken.games.shadow.mind")).isGreaterThan(1);
    MINDS_NEVER_NAME_THE_STATE.check(ProjectClasses.CLASSES);
    assertBreaks(MINDS_NEVER_NAME_THE_STATE, Peeker.class);
  }

  private static void assertBreaks(ArchRule rule, Class<?>... cheats) {
    assertThat(rule.evaluate(new ClassFileImporter().importClasses(cheats)).hasViolation())
        .as(rule.getDescription())
        .isTrue();
  }
}
