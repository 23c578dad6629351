package kraken.tables.cheating;

import tools.jackson.databind.JsonNode;

/** A class of the tables that uses a JSON library. */
public record SpeaksJackson(JsonNode move) {}
