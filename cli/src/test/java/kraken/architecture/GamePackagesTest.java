package kraken.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
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

/** Every game has the same packages, and they need each other in one direction only. */
class GamePackagesTest {

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

  @ParameterizedTest
  @MethodSource("games")
  void packagesOfAGameNeedOnlyThoseBelow(Game<?, ?, ?, ?> game) {
    layers(game.getClass().getPackageName()).check(ProjectClasses.CLASSES);
  }

  @Test
  void aStateThatNeedsAChapterIsFound() {
    assertBreaks(layers("kraken.games.cheating"), KnowsAChapter.class, KnowsTheState.class);
  }

  /** {@code crew} and {@code sea} are parts of the state that only shadow has. */
  private static ArchRule layers(String home) {
    return layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .withOptionalLayers(true)
        .layer("Rules")
        .definedBy(home)
        .layer("mind")
        .definedBy(home + ".mind")
        .layer("imagining")
        .definedBy(home + ".imagining")
        .layer("chapters")
        .definedBy(home + ".chapters")
        .layer("state")
        .definedBy(home + ".state")
        .layer("sea")
        .definedBy(home + ".sea")
        .layer("crew")
        .definedBy(home + ".crew")
        .whereLayer("Rules")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("mind")
        .mayOnlyBeAccessedByLayers("Rules")
        .whereLayer("imagining")
        .mayOnlyBeAccessedByLayers("Rules")
        .whereLayer("chapters")
        .mayOnlyBeAccessedByLayers("Rules", "mind", "imagining")
        .whereLayer("state")
        .mayOnlyBeAccessedByLayers("Rules", "mind", "imagining", "chapters")
        .whereLayer("sea")
        .mayOnlyBeAccessedByLayers("Rules", "mind", "imagining", "chapters", "state")
        .whereLayer("crew")
        .mayOnlyBeAccessedByLayers("Rules", "mind", "imagining", "chapters", "state", "sea");
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
