package kraken.server.http.sockets;

import java.util.Optional;
import kraken.server.http.exchange.IncomingJson;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Request;

/**
 * Reads the messages that pages of release 0.1 send: a request without the {@code Ask} around it,
 * and the texts {@code ping} and {@code follow ID}. So a page that was loaded before an upgrade
 * keeps working.
 */
final class EarlierMessages {

  private static final String FOLLOW = "follow ";

  private EarlierMessages() {}

  static Optional<ClientMessage> read(String text) {
    if (text.equals("ping")) {
      return Optional.of(new ClientMessage.Ping());
    }
    if (text.startsWith(FOLLOW)) {
      return Optional.of(new ClientMessage.Follow(text.substring(FOLLOW.length())));
    }
    return IncomingJson.read(text, Request.class)
            instanceof IncomingJson.Fit<Request>(Request asked)
        ? Optional.of(new ClientMessage.Ask(asked))
        : Optional.empty();
  }
}
