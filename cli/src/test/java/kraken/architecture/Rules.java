package kraken.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;

/** The rules of the architecture. */
final class Rules {

  /** The modules that each module may use. Every module must be listed. */
  static final Map<String, Set<String>> MODULES =
      Map.ofEntries(
          entry("kit", Set.of()),
          entry("json", Set.of("kit")),
          entry("jackson", Set.of("kit", "json")),
          entry("conformance", Set.of("kit", "json", "jackson")),
          entry("games", Set.of("kit")),
          entry("shelf", Set.of("kit", "games")),
          entry("bots", Set.of("kit")),
          entry("tables", Set.of("kit", "json", "bots")),
          entry("api", Set.of("kit", "json", "tables")),
          entry("web", Set.of("kit", "json", "shelf", "tables", "api")),
          entry("server", Set.of("kit", "json", "jackson", "shelf", "bots", "tables", "api")),
          entry("lab", Set.of("kit", "json", "jackson", "bots")),
          entry("bench", Set.of("kit", "json", "jackson", "shelf", "tables", "api", "server")),
          entry(
              "cli",
              Set.of(
                  "kit", "json", "jackson", "shelf", "bots", "tables", "server", "lab", "bench")));

  private static final String[] RULES_OF_GAMES = {"kraken.kit..", "kraken.games.."};

  static final ArchRule GAMES_NEED_NO_LIBRARIES =
      classes()
          .that()
          .resideInAnyPackage(RULES_OF_GAMES)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage("kraken..", "java.lang..", "java.util..", "org.jspecify.."))
          .because("a game must run wherever Java runs, a browser included");

  static final ArchRule GAMES_ARE_PURE =
      noClasses()
          .that()
          .resideInAnyPackage(RULES_OF_GAMES)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("java.util.concurrent..", "java.util.random..", "java.lang.ref..")
                  .or(isOneOf(Random.class, SplittableRandom.class, UUID.class, Timer.class))
                  .or(isOneOf(Thread.class, ThreadLocal.class, Runtime.class, Process.class)))
          .orShould()
          .accessTargetWhere(looksOutside())
          .because("the same arguments must give the same answer on any machine");

  static final ArchRule GAMES_REMEMBER_NOTHING =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage(RULES_OF_GAMES)
          .and()
          .areStatic()
          .should()
          .beFinal()
          .because("all that a game knows is in its state");

  static final ArchRule GAMES_DO_NOT_KNOW_EACH_OTHER =
      slices().matching("kraken.games.(*)..").should().notDependOnEachOther();

  static final ArchRule NO_CYCLES =
      slices().matching("kraken.(**)").should().beFreeOfCycles().allowEmptyShould(false);

  static final ArchRule ONLY_THE_STORE_SPEAKS_SQL =
      onlyIn(
          "kraken.server.store..",
          "java.sql..",
          "javax.sql..",
          "org.sqlite..",
          "org.jdbi..",
          "org.flywaydb..",
          "com.zaxxer..");

  static final ArchRule TABLES_NEED_NO_JSON_LIBRARY =
      noClasses()
          .that()
          .resideInAnyPackage("kraken.json..", "kraken.tables..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("tools.jackson..", "com.fasterxml..", "kraken.jackson..")
          .because("a table must also run where there is no JSON library, such as in a browser");

  static final ArchRule ONLY_THE_WEB_SPEAKS_HTTP =
      onlyIn("kraken.server.http..", "io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

  static final ArchRule THE_WEB_KNOWS_NO_CLASS_OF_THE_STORE =
      noClasses()
          .that()
          .resideInAPackage("kraken.server.http..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("kraken.server.store..")
          .because("routes ask interfaces of the tables; SQL stands behind them");

  private Rules() {}

  private static ArchRule onlyIn(String place, String... libraries) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(place)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(libraries);
  }

  static ArchRule knowsOnlyItsNeighbours(String module, Set<String> neighbours) {
    DescribedPredicate<JavaClass> known = resideInAPackage("kraken." + module + "..");
    for (String neighbour : neighbours) {
      known = known.or(resideInAPackage("kraken." + neighbour + ".."));
    }
    return classes()
        .that()
        .resideInAPackage("kraken." + module + "..")
        .should()
        .onlyDependOnClassesThat(known.or(not(resideInAPackage("kraken.."))));
  }

  private static DescribedPredicate<JavaClass> isOneOf(Class<?>... types) {
    Set<String> names = Set.copyOf(Arrays.stream(types).map(Class::getName).toList());
    return describe("is one of " + names, type -> names.contains(type.getName()));
  }

  private static DescribedPredicate<JavaAccess<?>> looksOutside() {
    return describe("look at the machine", Rules::looksOutside);
  }

  /** Games may use System only to copy arrays, and must not use Math.random. */
  private static boolean looksOutside(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    return owner.isEquivalentTo(System.class)
        ? !access.getName().equals("arraycopy")
        : owner.isEquivalentTo(Math.class) && access.getName().equals("random");
  }
}
