package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import kraken.api.ApiRecords;
import kraken.json.NamedShape;
import kraken.json.Shape;
import kraken.json.Shapes;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The OpenAPI description agrees with the routes and records of the server. */
class OpenApiTest extends ServerTest {

  @Test
  void everyRouteIsDescribedAndEveryDescriptionIsARoute() {
    Set<String> described = described(description());

    assertThat(described).hasSizeGreaterThan(10);
    assertThat(described).isEqualTo(routes());
  }

  @Test
  void everyTypeThatIsReferredToIsDescribed() {
    JsonNode description = description();
    JsonNode schemas = description.get("components").get("schemas");

    List<String> references = new ArrayList<>();
    collectReferences(description, references);
    assertThat(references)
        .isNotEmpty()
        .allMatch(reference -> schemas.has(reference.substring("#/components/schemas/".length())));
    assertThat(schemas.propertyNames())
        .contains(
            "Message.Step",
            "ClientMessage.Follow",
            "Command.Play",
            "Request",
            "Problem",
            "TableSummary",
            "Opening");
  }

  @Test
  void everyTypeThatIsDescribedIsKnownToThePage() {
    Set<String> known = new TreeSet<>();
    ApiRecords.ALL.forEach(type -> collectNames(Shapes.of(type), known));

    assertThat(description().get("components").get("schemas").propertyNames())
        .filteredOn(name -> Character.isUpperCase(name.charAt(0))) // a game's begin with its id
        .hasSizeGreaterThan(50)
        .isSubsetOf(known);
  }

  private static void collectNames(Shape shape, Set<String> names) {
    switch (shape) {
      case Shape.ListOf(Shape element) -> collectNames(element, names);
      case Shape.SetOf(Shape element) -> collectNames(element, names);
      case Shape.MapOf(Shape _, Shape value) -> collectNames(value, names);
      case Shape.Named(Class<?> type) when names.add(name(type)) -> {
        switch (Shapes.named(type)) {
          case NamedShape.RecordShape record ->
              record.fields().forEach(field -> collectNames(field.shape(), names));
          case NamedShape.OneOf several ->
              several.kinds().forEach(kind -> collectNames(new Shape.Named(kind), names));
          case NamedShape.Words _ -> {}
        }
      }
      case Shape.Named _, Shape.Plain _, Shape.Foreign _ -> {}
    }
  }

  private static String name(Class<?> type) {
    Class<?> around = type.getEnclosingClass();
    return around == null ? type.getSimpleName() : name(around) + "." + type.getSimpleName();
  }

  @Test
  void whatASocketTakesAndWhyItClosesIsDescribed() {
    JsonNode socket = description().get("paths").get("/api/tables/{id}/socket").get("get");
    assertThat(socket.get("summary").asString())
        .contains("Ping", "Seen", "Follow", "4404", "4408", "4429");
    assertThat(socket.get("x-websocket").get("takes").get("$ref").asString())
        .isEqualTo("#/components/schemas/ClientMessage");
  }

  private JsonNode description() {
    return TestClient.tree(TestClient.nameless(server.port()).get("/openapi.json"));
  }

  private static Set<String> described(JsonNode description) {
    Set<String> found = new TreeSet<>();
    description
        .get("paths")
        .forEachEntry((path, operations) ->
            operations
                .propertyNames()
                .forEach(method -> found.add(method.toUpperCase(Locale.ROOT) + " " + path)));
    return found;
  }

  /** The routes of the server, without the files of the page. */
  private Set<String> routes() {
    Set<String> found = new TreeSet<>(server.addresses());
    found.remove("GET /*");
    return found;
  }

  private static void collectReferences(JsonNode node, List<String> references) {
    if (node.has("$ref")) {
      references.add(node.get("$ref").asString());
    }
    node.forEach(child -> collectReferences(child, references));
  }
}
