package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kraken.json.JsonMismatch;
import kraken.json.JsonReader;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonMismatchTest {

  enum Wind {
    CALM,
    STORM
  }

  sealed interface Order {
    record Sail(Seat helm, @Nullable String to) implements Order {}

    record Wait() implements Order {}
  }

  record Voyage(
      String ship,
      int crew,
      boolean armed,
      Wind wind,
      Order order,
      List<Order> later,
      Map<String, String> marks) {

    Voyage {
      later = List.copyOf(later);
    }
  }

  private static final String WHOLE =
      """
      {"ship":"Anne","crew":3,"armed":true,"wind":"CALM","order":{"type":"Wait"},"later":[],"marks":{}}\
      """;

  private static final String FIELDS = "ship, crew, armed, wind, order, later, marks";

  private static String mismatch(String text, Class<?> as) {
    try {
      return "fits as " + JsonReader.installed().readStrictly(text, as);
    } catch (JsonMismatch unfit) {
      return String.valueOf(unfit.getMessage());
    }
  }

  @Test
  void aFieldTwiceIsRefusedInWhateverIsRead() {
    assertThatThrownBy(() ->
            JsonReader.installed().read("{\"type\":\"Sail\",\"helm\":1,\"helm\":2}", Order.class))
        .isInstanceOf(JsonMismatch.class)
        .hasMessageContaining("stands there twice");
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "7.5", "true"})
  void onlyATextIsAText(String other) {
    assertThat(mismatch(WHOLE.replace("\"Anne\"", other), Voyage.class))
        .isEqualTo("\"ship\" must be a text");
  }

  @Test
  void theExampleItselfIsFine() {
    assertThat(Json.readStrictly(WHOLE, Voyage.class).ship()).isEqualTo("Anne");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"ship\":\"Anne\",          |                      | \"ship\" is missing: it must be a text",
        "\"crew\":3,                 |                      | \"crew\" is missing: it must be a whole number",
        "\"Anne\"                    | []                   | \"ship\" must be a text",
        "\"Anne\"                    | null                 | \"ship\" must be a text",
        "3                           | \"3\"                | \"crew\" must be a whole number",
        "3                           | 1.5                  | \"crew\" must be a whole number",
        "3                           | null                 | \"crew\" must be a whole number",
        "3                           | 99999999999999999999 | \"crew\" must be a whole number",
        "true                        | \"yes\"              | \"armed\" must be true or false",
        "\"CALM\"                    | \"WILD\"             | \"wind\" must be one of CALM, STORM",
        "{\"type\":\"Wait\"}         | {}                   | \"order\" must be an object with a type, one of Sail, Wait",
        "{\"type\":\"Wait\"}         | []                   | \"order\" must be an object with a type, one of Sail, Wait",
        "{\"type\":\"Wait\"}         | null                 | \"order\" must be an object with a type, one of Sail, Wait",
        "\"Wait\"                    | \"Dance\"            | \"order\" must be an object with a type, one of Sail, Wait",
        "\"Wait\"                    | \"Sail\"             | \"order.helm\" is missing: it must be a number from 0 to 15",
        "\"Wait\"                    | \"Sail\",\"helm\":16 | \"order.helm\" must be a number from 0 to 15",
        "\"Wait\"                    | \"Wait\",\"to\":\"\" | \"order.to\" is unknown: there may be type",
        "[]                          | {}                   | \"later\" must be a list",
        "[]                          | [null]               | \"later.1\" must be an object with a type, one of Sail, Wait",
        "[]                          | [{\"type\":\"Sail\",\"helm\":\"x\"}] | \"later.1.helm\" must be a whole number",
        "\"marks\":{}                | \"marks\":[]         | \"marks\" must be an object",
        "\"marks\":{}                | \"marks\":{\"x\":null} | \"marks.x\" must be a text",
        "\"marks\":{}                | \"marks\":{},\"x\":1 | \"x\" is unknown: there may be "
            + FIELDS,
        "\"crew\":3                  | \"ship\":\"Ben\"     | \"ship\" stands there twice",
        "\"Wait\"                    | \"Sail\",\"helm\":1,\"helm\":2 | \"order.helm\" stands there twice",
      })
  void whatIsWrongIsNamedWithWhatWouldBeRight(String instead, @Nullable String of, String told) {
    String text = WHOLE.replace(instead, of == null ? "" : of);
    assertThat(text).isNotEqualTo(WHOLE);
    assertThat(mismatch(text, Voyage.class)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"``", "null", "42", "[]", "\"x\""})
  void whatIsNoObjectAtAllShouldBeOne(String text) {
    assertThat(mismatch(text, Voyage.class)).isEqualTo("it must be an object with " + FIELDS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"{", "ahoy", "{\"ship\" 1}", "{\"order\":{\"type\":", "{\"\\ud800\":1}"})
  void whatIsNoJsonIsToldWhereItEndsToBeSome(String text) {
    assertThat(mismatch(text, Voyage.class)).matches("this is no JSON, see line 1, column \\d+");
  }

  @Test
  void whatIsNestedTooDeepIsToldSo() {
    String deep = "[".repeat(2_000) + "]".repeat(2_000);
    assertThat(mismatch(deep, Object.class)).startsWith("it is nested too deep");
  }

  @Test
  void longOrStrangeNamesAreNotToldAgain() {
    for (String name : List.of("x".repeat(5_000), "<b>", "")) {
      assertThat(mismatch(WHOLE.replace("}}", "},\"" + name + "\":1}"), Voyage.class))
          .isEqualTo("\"…\" is unknown: there may be " + FIELDS);
      String twice = ",\"" + name + "\":1";
      assertThat(mismatch("{\"ship\":\"Anne\"" + twice + twice + "}", Voyage.class))
          .isEqualTo("\"…\" stands there twice");
    }
  }
}
