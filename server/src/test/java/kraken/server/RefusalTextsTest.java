package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page has a text for every refusal, in each of its languages, and the chapter it cites. */
class RefusalTextsTest {

  private static final Pattern CODE =
      Pattern.compile(
          "(?:\\b(?:no|refuse|refused|ProblemException|Unfit|Problem)\\((?:[^\";{]|\"\")*|(?:STOPPING|IN_DOUBT|GONE|DAMAGED|NO_SUCH_TABLE|OTHER_EDITION) = )"
              + "\"([a-z-]+)\"");

  private static final Pattern TEXT = Pattern.compile("'refusal\\.([a-z-]+)':");

  /** A constant of a game's refusals, and the chapter that it cites. */
  private static final Pattern CITED = Pattern.compile("  [A-Z_]+\\(\"([^\"]*)\"\\)");

  private static final Pattern CHAPTER =
      Pattern.compile("<(?:h2|RulesChapter \\{t\\}) id=\"(\\w+)\"");

  /** Answers to requests that the page never sends. */
  private static final Set<String> MET_BY_NO_PAGE =
      Set.of(
          "bad-id",
          "bad-nonce",
          "has-sat-here",
          "malformed",
          "no-address",
          "no-file",
          "no-secrets",
          "no-such-lesson",
          "no-such-list",
          "not-from-here",
          "not-ready");

  /** Refusals whose text is elsewhere, or whose sentence is shown as it is. */
  private static final Set<String> TOLD_OTHERWISE = Set.of("flaw", "not-yet", "too-large", "unfit");

  @Test
  void everyRefusalThatAPageMeetsHasAText() throws IOException {
    Set<String> codes = codes();
    assertThat(codes).hasSizeGreaterThan(30).contains("stale", "not-stored", "no-such-table");
    assertThat(codes).containsAll(MET_BY_NO_PAGE).containsAll(TOLD_OTHERWISE);
    codes.removeAll(MET_BY_NO_PAGE);
    codes.removeAll(TOLD_OTHERWISE);
    String english = read(Path.of("..", "web", "src", "texts", "refusals", "en.ts"));
    Set<String> texts = found(TEXT, english);
    texts.remove("rule");
    assertThat(texts).isEqualTo(codes);
  }

  @Test
  void everyChapterThatAGameCitesIsOnItsPageOfTheRules() throws IOException {
    List<Path> refusals;
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      refusals = files.filter(file -> file.endsWith("state/Refusals.java")).toList();
    }
    assertThat(refusals).isNotEmpty();
    for (Path file : refusals) {
      Path page = Path.of("..", "web", "src", "games", gameOf(file), "HowToPlay.svelte");
      assertThat(found(CHAPTER, read(page))).as("%s", page).containsAll(found(CITED, read(file)));
      assertThat(found(CITED, read(file))).as("%s", file).isNotEmpty();
    }
  }

  /** The folder below games. */
  private static String gameOf(Path source) {
    return source.getName(2).toString();
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(each -> each.group(1)).collect(Collectors.toSet());
  }

  private static Set<String> codes() throws IOException {
    Set<String> codes = new TreeSet<>();
    for (String module : Set.of("tables", "server")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .flatMap(file -> CODE.matcher(read(file)).results())
            .map(found -> found.group(1))
            .forEach(codes::add);
      }
    }
    return codes;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
