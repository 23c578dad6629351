package kraken.tables.cheating;

import tools.jackson.databind.JsonNode;

/** A JSON library at a table. */
public record SpeaksJackson(JsonNode move) {}
