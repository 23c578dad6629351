package kraken.cli;

import java.util.Iterator;
import kraken.bots.Level;

/** The bots that help and completion name. */
final class BotNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Level.words().iterator();
  }
}
