package kraken.tables.told;

import kraken.json.JsonText;
import kraken.json.TypedJson;

/** A message and its JSON, written once for all listeners that are told the same. Immutable. */
public record EncodedMessage(Message message, JsonText json) {

  private static final TypedJson<Message> MESSAGES = TypedJson.of(Message.class);

  public static EncodedMessage of(Message message) {
    return new EncodedMessage(message, MESSAGES.write(message));
  }
}
