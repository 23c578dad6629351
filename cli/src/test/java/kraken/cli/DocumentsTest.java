package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What documents name is there: files, folders, classes, and the targets of links. */
class DocumentsTest {

  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```");
  private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  /** Addresses, folders of a user's own, and what a build makes are no paths of the project. */
  private static final Pattern PATH =
      Pattern.compile(
          "(?!target/)\\.?\\w[\\w.<>*-]*(/[\\w.<>*-]+)*/[\\w.<>*-]*[a-zA-Z>*][\\w.<>*-]*/?");

  private static final Pattern FILE_NAME =
      Pattern.compile("[\\w.-]+\\.(java|ts|svelte|md|json|xml|txt|sh)");
  private static final Pattern CLASS = Pattern.compile("^((?:[A-Z][a-z0-9]+){2,})(\\.\\w+)?$");

  /** Also within a command, such as {@code -Dtest=SeatsTest}. */
  private static final Pattern TEST = Pattern.compile("\\b([A-Z]\\w*Test)\\b");

  private static ProjectFiles project;

  @BeforeAll
  static void look() throws IOException {
    project = ProjectFiles.read();
  }

  static Stream<Path> documents() throws IOException {
    Path docs = ProjectFiles.ROOT.resolve("docs");
    return Stream.of(
            Stream.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md")
                .map(ProjectFiles.ROOT::resolve),
            markdown(docs),
            markdown(docs.resolve("decisions")))
        .flatMap(some -> some);
  }

  private static Stream<Path> markdown(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatADocumentNamesIsThere(Path document) throws IOException {
    assertThat(missing(Files.readString(document))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadSomewhere(Path document) throws IOException {
    assertThat(links(Files.readString(document)))
        .allMatch(link -> Files.exists(document.resolveSibling(link)));
  }

  @Test
  void theGlossaryNamesWhatIsThere() throws IOException {
    String page = Files.readString(ProjectFiles.ROOT.resolve("ARCHITECTURE.md"));
    String glossary = page.split("\n## Glossary\n", 2)[1].split("\n## ", 2)[0];
    assertThat(glossary.lines().filter(line -> line.startsWith("| "))).hasSizeGreaterThan(20);
    assertThat(missing(glossary)).isEmpty();
    assertThat(links(glossary)).isNotEmpty();
  }

  @Test
  void whatIsNotThereIsFound() {
    assertThat(
            missing(
                "`tables/live/TableActor`, `games/<id>/pom.xml`, `Turn.Sea` and `PlayDecisions`;"
                    + " not `tables/live/Nobody`, `games/<id>/none.xml`, `none.ts`, `NoSuchClass`,"
                    + " `mvn -Dtest=NoTest`"))
        .containsExactly(
            "tables/live/Nobody",
            "games/<id>/none.xml",
            "none.ts",
            "NoSuchClass",
            "mvn -Dtest=NoTest");
  }

  /** Whatever in quotes looks like a path, a file or a class of the project and is none. */
  private static List<String> missing(String text) {
    return QUOTED
        .matcher(FENCED.matcher(text).replaceAll(""))
        .results()
        .map(quoted -> quoted.group(1))
        .filter(DocumentsTest::isMissing)
        .toList();
  }

  private static boolean isMissing(String quoted) {
    if (PATH.matcher(quoted).matches()) {
      return !isPath(quoted.endsWith("/") ? quoted.substring(0, quoted.length() - 1) : quoted);
    }
    if (FILE_NAME.matcher(quoted).matches()) {
      return !project.hasPath(quoted);
    }
    return Stream.of(CLASS, TEST)
        .flatMap(names -> names.matcher(quoted).results())
        .anyMatch(found -> !project.hasName(found.group(1)));
  }

  /** A path for any game must be there in all of them. */
  private static boolean isPath(String path) {
    String plain = path.endsWith("/*") ? path.substring(0, path.length() - 2) : path;
    return Shelf.GAMES.stream()
        .map(game -> plain.replace("<id>", id(game)))
        .allMatch(project::hasPath);
  }

  private static String id(Game<?, ?, ?, ?> game) {
    return game.about().id();
  }

  private static List<String> links(String text) {
    return LINK.matcher(FENCED.matcher(text).replaceAll(""))
        .results()
        .map(link -> link.group(1).replaceFirst("#.*", ""))
        .filter(link -> !link.isEmpty() && !link.startsWith("http"))
        .toList();
  }
}
