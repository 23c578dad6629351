package kraken.tables.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kraken.json.JsonText;
import kraken.json.TypedJson;
import kraken.kit.Seat;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.model.Rulebooks;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;

/** A lesson is played by the rules, with the luck of its script, and told to its learner alone. */
class LessonsTest {

  private static final Rulebooks RULEBOOKS = new Rulebooks(List.of(new Lanterns()));
  private static final String BID = play(0, "{\"type\":\"Bid\",\"amount\":2}");
  private static final String BOT_BIDS = play(1, "{\"type\":\"Bid\",\"amount\":1}");
  private static final String PEEK = play(0, "{\"type\":\"Peek\"}");

  private static String play(int seat, String move) {
    return "{\"type\":\"Play\",\"seat\":%d,\"move\":%s}".formatted(seat, move);
  }

  private static String step(String act, String then, String luck) {
    return "{\"say\":\"one\",\"point\":[\"bow\"],\"act\":%s,\"then\":[%s],\"luck\":%s}"
        .formatted(act, then, luck);
  }

  private static LessonTold lesson(String luck, String... steps) {
    String script =
        "{\"players\":2,\"options\":{},\"learner\":0,\"luck\":%s,\"begin\":[],\"steps\":[%s]}"
            .formatted(luck, String.join(",", steps));
    return Lessons.play("lanterns", Lessons.read(script), RULEBOOKS);
  }

  @Test
  void theLearnerIsToldWhatTheScriptLetsHappen() {
    LessonTold lesson = lesson("[[11,22,33]]", step(BID, BOT_BIDS, "[]"), step(PEEK, "", "[]"));

    assertThat(json(lesson.table())).contains("\"you\":\"learner\"", "100011");
    assertThat(lesson.steps()).hasSize(2);
    LessonTold.Step first = lesson.steps().getFirst();
    assertThat(first.say()).isEqualTo("one");
    assertThat(first.point()).containsExactly("bow");
    assertThat(first.act())
        .isEqualTo(new Command.Play(Seat.of(0), new JsonText("{\"type\":\"Bid\",\"amount\":2}")));
    assertThat(json(lesson)).contains("\"type\":\"Peeked\"");
  }

  @Test
  void whatOthersHoldInSecretIsNowhereInIt() {
    LessonTold lesson = lesson("[[11,22,33]]", step(BID, BOT_BIDS, "[]"));
    assertThat(json(lesson)).contains("100011").doesNotContain("100022").doesNotContain("100033");
  }

  @Test
  void aSecretAnswerOfAnotherSeatIsNotTold() {
    List<Message.Step> told =
        lesson("[[1,2,3]]", step("null", BOT_BIDS, "[]")).steps().getFirst().then();
    assertThat(told).isEmpty();
  }

  @Test
  void aMoveThatTheRulesRefuseNamesItsStep() {
    assertThatThrownBy(() -> lesson("[[1,2,3]]", step(PEEK, "", "[]")))
        .hasMessageContaining("\"one\" does not fit")
        .cause()
        .hasMessageContaining("the rules refuse");
  }

  @Test
  void aLeapIsToldAsOneAndNothingElseIs() {
    String leap = step(BID, BOT_BIDS, "[]").replaceFirst("}$", ",\"leaps\":true}");
    LessonTold lesson = lesson("[[11,22,33]]", leap, step(PEEK, "", "[]"));
    assertThat(lesson.steps()).extracting(LessonTold.Step::leaps).containsExactly(true, null);
    assertThat(json(lesson)).containsOnlyOnce("\"leaps\"");
  }

  @Test
  void luckThatDoesNotFitTheBoundsIsNotDrawn() {
    assertThatThrownBy(() -> lesson("[[1,2]]")).hasMessageContaining("which [1, 2] is not");
  }

  @Test
  void luckThatNobodyDrawsIsAMistakeInTheScript() {
    assertThatThrownBy(() -> lesson("[[1,2,3]]", step(BID, "", "[[6]]")))
        .cause()
        .hasMessageContaining("has not drawn all");
  }

  @Test
  void aGameWithoutAScriptHasNoLesson() {
    Lessons lessons = new Lessons(List.of(new Lanterns()));
    assertThat(lessons.of("lanterns")).isEmpty();
    assertThat(lessons.of("chess")).isEmpty();
  }

  private static <T> String json(T told) {
    @SuppressWarnings("unchecked") // it is the class of this very value
    Class<T> type = (Class<T>) told.getClass();
    return TypedJson.of(type).write(told).toString();
  }
}
