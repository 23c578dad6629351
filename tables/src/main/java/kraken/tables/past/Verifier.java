package kraken.tables.past;

import java.util.List;
import java.util.Optional;
import kraken.shelf.Shelf;
import kraken.tables.fold.BrokenLog;
import kraken.tables.fold.Rulebooks;
import kraken.tables.fold.Table;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;

/**
 * Checks a game that somebody hands in: every number against the promised luck, every move against
 * the rules, and the order of everything. It trusts nothing in the file.
 */
public final class Verifier {

  private final Rulebooks rulebooks;

  public Verifier(Rulebooks rulebooks) {
    this.rulebooks = rulebooks;
  }

  /** The first thing that is wrong; empty where everything is right. */
  public static Optional<Flaw> check(ExportedGame game) {
    return new Verifier(new Rulebooks(Shelf.GAMES)).flaw(game);
  }

  public Optional<Flaw> flaw(ExportedGame game) {
    if (!game.format().equals(ExportedGame.FORMAT)) {
      return flaw(0, "This is not a game in the format " + ExportedGame.FORMAT + ".");
    }
    List<Entry> entries = game.entries();
    if (entries.isEmpty() || !(entries.getLast().fact() instanceof Fact.Ended(String secret))) {
      return flaw(entries.size(), "The game does not go to its end.");
    }
    try {
      fold(entries, new Secret(secret));
    } catch (BrokenLog broken) {
      return flaw(broken.number(), broken.sentence());
    } catch (IllegalArgumentException | NullPointerException holes) {
      return flaw(0, "Something in the file is missing or has the wrong form.");
    }
    return Seal.of(entries).equals(game.seal())
        ? Optional.empty()
        : flaw(0, "The seal does not belong to these entries.");
  }

  private void fold(List<Entry> entries, Secret secret) {
    Table table = Table.opened("", secret, rulebooks, entries.getFirst());
    for (Entry entry : entries.subList(1, entries.size())) {
      table = table.after(entry).table();
    }
  }

  private static Optional<Flaw> flaw(long number, String sentence) {
    return Optional.of(new Flaw(number, sentence));
  }
}
