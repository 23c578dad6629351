package kraken.cli.arguments;

import java.util.Arrays;
import java.util.Iterator;
import kraken.bots.Level;

/** The bots that help and completion name. */
public final class BotNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Arrays.stream(Level.values()).map(Level::word).iterator();
  }
}
