package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import kraken.kit.Seat;
import kraken.shelf.Shelf;
import kraken.tables.command.Command;
import kraken.tables.lesson.LessonTold;
import kraken.tables.lesson.Lessons;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons of the games: the rules let every step pass, and anybody gets them. */
class LessonRouteTest extends ServerTest {

  private static final Lessons LESSONS = new Lessons(Shelf.GAMES);

  static List<String> games() {
    return Shelf.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyStepIsAllowedByTheRulesAndTheLearnerActsInMany(String game) {
    LessonTold lesson = LESSONS.of(game).orElseThrow();
    List<Command> acts =
        lesson.steps().stream().map(LessonTold.Step::act).filter(act -> act != null).toList();
    assertThat(acts).hasSizeGreaterThanOrEqualTo(5);
    assertThat(acts).allSatisfy(act -> assertThat(seat(act)).isEqualTo(Seat.of(0)));
    assertThat(lesson.steps().getLast().act()).isNull();
    assertThat(lesson.steps().getLast().then()).isEmpty();
  }

  private static @Nullable Seat seat(Command act) {
    return switch (act) {
      case Command.Play(Seat seat, var _) -> seat;
      case Command.Say(Seat seat, var _) -> seat;
      default -> null;
    };
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPageGetsTheWholeLessonWithoutAName(String game) {
    HttpResponse<String> answer =
        TestClient.nameless(server.port()).get("/api/games/" + game + "/lesson");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.tree(answer).get("steps").size())
        .isEqualTo(LESSONS.of(game).orElseThrow().steps().size());
  }

  @Test
  void whatTheLearnerDidInRageIsExplainedBeforeTheRivalGoesOn() {
    List<LessonTold.Step> acts =
        LESSONS.of("rage").orElseThrow().steps().stream()
            .filter(step -> step.act() != null)
            .toList();
    assertThat(acts).allSatisfy(step -> assertThat(step.then()).hasSize(1));
  }

  @Test
  void theLessonOfAttackEndsWithTheHitThatDrivesTheKrakenAway() {
    String lesson = whatHappensIn("attack");
    assertThat(lesson.indexOf("KrakenSurfaced")).isPositive();
    assertThat(lesson.indexOf("KrakenDrivenOff")).isGreaterThan(lesson.indexOf("KrakenSurfaced"));
  }

  @Test
  void theLessonOfBayTowsAShipIntoPort() {
    String lesson = whatHappensIn("bay");
    assertThat(lesson.indexOf("TowTied")).isPositive();
    assertThat(lesson.indexOf("\"Saved\"")).isGreaterThan(lesson.indexOf("TowTied"));
  }

  private String whatHappensIn(String game) {
    return TestClient.nameless(server.port()).get("/api/games/" + game + "/lesson").body();
  }

  @Test
  void aLeapOverManyTurnsAsksNothingOfTheLearner() {
    List<LessonTold.Step> leaps =
        Shelf.ids().stream()
            .flatMap(game -> LESSONS.of(game).orElseThrow().steps().stream())
            .filter(step -> Boolean.TRUE.equals(step.leaps()))
            .toList();
    assertThat(leaps).isNotEmpty();
    assertThat(leaps).allSatisfy(step -> assertThat(step.act()).isNull());
  }

  @Test
  void theAddressOfALessonIsAPage() {
    assertThat(TestClient.nameless(server.port()).get("/learn/attack").statusCode()).isEqualTo(200);
    assertThat(TestClient.nameless(server.port()).get("/learn/").statusCode()).isEqualTo(404);
  }

  @Test
  void aLessonLeavesNoTable() {
    TestClient.nameless(server.port()).get("/api/games/attack/lesson");
    assertThat(client("Anne").get("/api/lists/live").body()).doesNotContain("lesson");
  }

  @Test
  void thereIsNoLessonOfAGameThatIsNotThere() {
    HttpResponse<String> answer = TestClient.nameless(server.port()).get("/api/games/chess/lesson");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("no-such-lesson");
  }
}
