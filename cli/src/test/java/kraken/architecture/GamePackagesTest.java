package kraken.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.stream.Collectors;
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

/** Every game has the same packages, none of them is crowded, and no two need each other. */
class GamePackagesTest {

  private static final int MOST_CLASSES = 30;

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
    assertThat(classesByPackage())
        .containsKeys(
            home, home + ".state", home + ".chapters", home + ".imagining", home + ".mind")
        .containsEntry(home, 1L);
  }

  @Test
  void noPackageOfAGameIsCrowded() {
    assertThat(classesByPackage().values())
        .hasSizeGreaterThanOrEqualTo(5 * Shelf.GAMES.size())
        .allMatch(classes -> classes <= MOST_CLASSES);
  }

  @Test
  void packagesOfAGameHaveNoCircles() {
    assertThat(classesByPackage()).isNotEmpty();
    NO_CIRCLES.check(House.CLASSES);
    assertBreaks(NO_CIRCLES, KnowsAChapter.class, KnowsTheState.class);
  }

  @Test
  void mindsOfShadowNeverNameItsState() {
    assertThat(classesByPackage().get("kraken.games.shadow.mind")).isGreaterThan(1);
    MINDS_NEVER_NAME_THE_STATE.check(House.CLASSES);
    assertBreaks(MINDS_NEVER_NAME_THE_STATE, Peeker.class);
  }

  /** Nested classes and package-infos are not counted. */
  private static Map<String, Long> classesByPackage() {
    return House.CLASSES.stream()
        .filter(known -> known.getPackageName().startsWith("kraken.games."))
        .filter(JavaClass::isTopLevelClass)
        .filter(known -> !known.getSimpleName().equals("package-info"))
        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
  }

  private static void assertBreaks(ArchRule rule, Class<?>... cheats) {
    assertThat(rule.evaluate(new ClassFileImporter().importClasses(cheats)).hasViolation())
        .as(rule.getDescription())
        .isTrue();
  }
}
