package kraken.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kraken.server.http.openapi.Schemas;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Checks JSON against as much of JSON Schema as {@link Schemas} writes.
 *
 * @param schemas the schemas that others refer to, by name
 */
record SchemaCheck(Map<String, ObjectNode> schemas) {

  private static final String WHERE = "#/components/schemas/";

  /** The paths of all values that do not fit the schema. */
  List<String> misfits(JsonNode value, JsonNode schema) {
    List<String> misfits = new ArrayList<>();
    check(value, schema, "", misfits);
    return misfits;
  }

  private boolean fits(JsonNode value, JsonNode schema) {
    return misfits(value, schema).isEmpty();
  }

  private void check(JsonNode value, JsonNode schema, String path, List<String> misfits) {
    for (Map.Entry<String, JsonNode> rule : schema.properties()) {
      JsonNode asked = rule.getValue();
      switch (rule.getKey()) {
        case "$ref" -> check(value, referred(asked), path, misfits);
        case "type" -> expect(isOf(asked.asString(), value), path, misfits);
        case "const" -> expect(asked.equals(value), path, misfits);
        case "enum" -> expect(asked.valueStream().anyMatch(value::equals), path, misfits);
        case "anyOf" ->
            expect(asked.valueStream().anyMatch(one -> fits(value, one)), path, misfits);
        case "oneOf" ->
            expect(asked.valueStream().filter(one -> fits(value, one)).count() == 1, path, misfits);
        case "items" -> value.forEach(item -> check(item, asked, path + "/*", misfits));
        case "required" ->
            asked.forEach(name -> expect(value.has(name.asString()), path + "/" + name, misfits));
        case "properties" ->
            asked.properties().forEach(property -> ofProperty(value, property, path, misfits));
        case "additionalProperties" -> others(value, schema, path, misfits);
        case "discriminator" -> expect(value.has("type"), path, misfits);
        default -> throw new AssertionError("a rule that nobody checks: " + rule.getKey());
      }
    }
  }

  private JsonNode referred(JsonNode reference) {
    return Objects.requireNonNull(schemas.get(reference.asString().substring(WHERE.length())));
  }

  private void ofProperty(
      JsonNode value, Map.Entry<String, JsonNode> property, String path, List<String> misfits) {
    if (value.has(property.getKey())) {
      String place = path + "/" + property.getKey();
      check(value.get(property.getKey()), property.getValue(), place, misfits);
    }
  }

  /** Checks the fields that are not declared: none is allowed, or all have one schema. */
  private void others(JsonNode value, JsonNode schema, String path, List<String> misfits) {
    JsonNode asked = schema.get("additionalProperties");
    for (Map.Entry<String, JsonNode> property : value.properties()) {
      boolean known = schema.path("properties").has(property.getKey());
      String place = path + "/" + property.getKey();
      if (!known && asked.isBoolean()) {
        misfits.add(place);
      } else if (!known) {
        check(property.getValue(), asked, place, misfits);
      }
    }
  }

  private static void expect(boolean right, String path, List<String> misfits) {
    if (!right) {
      misfits.add(path);
    }
  }

  private static boolean isOf(String type, JsonNode value) {
    return switch (type) {
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "array" -> value.isArray();
      case "object" -> value.isObject();
      case "null" -> value.isNull();
      default -> throw new AssertionError("no type of JSON Schema: " + type);
    };
  }
}
