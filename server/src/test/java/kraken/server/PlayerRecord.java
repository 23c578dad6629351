package kraken.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The replies and messages that one player got at one table. */
final class PlayerRecord {

  /** The numbers of acknowledged requests. */
  final Map<String, Long> done = new HashMap<>();

  /** Requests that were sent once and refused, with the reply. */
  final Map<String, String> refused = new HashMap<>();

  /** The messages of each connection, in order. */
  final List<List<String>> messages = new ArrayList<>();
}
