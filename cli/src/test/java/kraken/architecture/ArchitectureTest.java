package kraken.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {

  static Stream<ArchRule> rules() {
    return Stream.of(
        Rules.GAMES_NEED_NO_LIBRARIES,
        Rules.GAMES_ARE_PURE,
        Rules.GAMES_REMEMBER_NOTHING,
        Rules.GAMES_DO_NOT_KNOW_EACH_OTHER,
        Rules.ONLY_THE_STORE_SPEAKS_SQL,
        Rules.ONLY_THE_WEB_SPEAKS_HTTP,
        Rules.TABLES_NEED_NO_JSON_LIBRARY,
        Rules.THE_WEB_KNOWS_NO_CLASS_OF_THE_STORE,
        Rules.NO_CYCLES);
  }

  static Stream<Map.Entry<String, Set<String>>> modules() {
    return Rules.MODULES.entrySet().stream();
  }

  static Stream<Game<?, ?, ?, ?>> games() {
    return Shelf.GAMES.stream();
  }

  @Test
  void everyModuleIsLookedAtAndHasItsPlace() {
    assertThat(ProjectClasses.modules()).isEqualTo(Rules.MODULES.keySet());
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleKnowsOnlyItsNeighbours(Map.Entry<String, Set<String>> module) {
    Rules.knowsOnlyItsNeighbours(module.getKey(), module.getValue()).check(ProjectClasses.CLASSES);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRulesOfTheArchitectureAreKept(ArchRule rule) {
    rule.check(ProjectClasses.CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    assertThat(ProjectClasses.packages())
        .hasSizeGreaterThanOrEqualTo(Rules.MODULES.size())
        .allMatch(ArchitectureTest::isNullMarked);
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAndEventsOfAGameAreSealedInterfacesOfRecords(Game<?, ?, ?, ?> game) {
    assertThat(Vocabulary.of(game)).hasSize(2).allMatch(Vocabulary::isSealedOverRecords);
  }

  @Test
  void noPackageIsCrowded() {
    Map<String, Long> packages = new HashMap<>(ProjectClasses.byPackage());
    packages.remove("kraken.conformance.checks"); // a list of like things

    assertThat(packages)
        .hasSizeGreaterThan(40)
        .allSatisfy((name, classes) -> assertThat(classes).as(name).isLessThanOrEqualTo(30));
  }

  private static boolean isNullMarked(JavaPackage known) {
    return known.isAnnotatedWith(NullMarked.class);
  }
}
