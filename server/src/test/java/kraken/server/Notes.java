package kraken.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All that was said to somebody at one table. */
final class Notes {

  /** The numbers with which requests were acknowledged. */
  final Map<String, Long> done = new HashMap<>();

  /** Requests that were sent once and refused, with what was said. */
  final Map<String, String> refused = new HashMap<>();

  /** What came over each connection, in order. */
  final List<List<String>> heard = new ArrayList<>();
}
