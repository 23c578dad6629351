package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kraken.api.ApiRecords;
import kraken.jackson.Json;
import kraken.json.Examples;
import kraken.json.NamedShape;
import kraken.json.Shapes;
import kraken.json.TypedJson;
import kraken.server.http.exchange.NullFinder;
import kraken.server.http.openapi.Schemas;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The fast writer, Jackson and the schemas agree on the JSON of every record of the wire. */
class WireRecordsTest {

  static Stream<Class<?>> types() {
    return ApiRecords.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("types")
  void theWriterAndJacksonWriteTheSame(Class<?> type) {
    examples(type)
        .forEach(
            example -> assertThat(written(type, example)).isEqualTo(Json.write(example, type)));
  }

  @ParameterizedTest
  @MethodSource("types")
  void whatIsWrittenIsReadAgain(Class<?> type) {
    for (Object example : examples(type)) {
      String text = written(type, example);
      assertThat((Object) Json.read(text, type)).isEqualTo(example);
      assertThat((Object) Json.readStrictly(text, type)).isEqualTo(example);
      assertThat(NullFinder.isComplete(example)).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void whatIsWrittenFitsItsSchema(Class<?> type) {
    Schemas schemas = new Schemas(Map.of());
    ObjectNode schema = schemas.of(type);
    SchemaCheck check = new SchemaCheck(schemas.described());
    for (Object example : examples(type)) {
      JsonNode tree = Json.mapper().readTree(written(type, example));
      assertThat(check.misfits(tree, schema)).as(tree.toString()).isEmpty();
    }
  }

  @Test
  void everyRecordOfTheWireIsAmongTheExamples() {
    assertThat(types().flatMap(type -> Shapes.records(type).stream()))
        .extracting(NamedShape.RecordShape::type)
        .allSatisfy(type -> assertThat(Examples.of(type)).isNotEmpty());
  }

  @Test
  void aWrongValueDoesNotFitItsSchema() {
    Schemas schemas = new Schemas(Map.of());
    ObjectNode schema = schemas.of(Request.class);
    SchemaCheck check = new SchemaCheck(schemas.described());
    for (String wrong :
        List.of(
            "[]",
            "{\"id\":\"a\",\"madeAt\":1}",
            "{\"id\":\"a\",\"madeAt\":1.5,\"command\":{\"type\":\"Start\"}}",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Start\",\"x\":1}}",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Dance\"}}",
            "{\"id\":null,\"madeAt\":1,\"command\":{\"type\":\"Start\"}}")) {
      assertThat(check.misfits(Json.mapper().readTree(wrong), schema)).as(wrong).isNotEmpty();
    }
  }

  private static List<?> examples(Class<?> type) {
    List<?> examples = Examples.of(type);
    assertThat(examples).isNotEmpty();
    return examples;
  }

  private static <T> String written(Class<T> type, Object value) {
    return TypedJson.of(type).write(type.cast(value)).json();
  }
}
