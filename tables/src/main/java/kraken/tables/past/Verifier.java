package kraken.tables.past;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import kraken.tables.model.BrokenLogException;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;

/**
 * Checks an exported game: every draw against the hash of the luck, every move against the rules,
 * every entry against its seal. It trusts nothing in the file. Safe for any thread.
 */
public final class Verifier {

  private final Rulebooks rulebooks;

  public Verifier(Rulebooks rulebooks) {
    this.rulebooks = rulebooks;
  }

  /**
   * The first flaw; empty where everything is right. A broken seal is reported at the changed
   * entry, even if the rules fail only at a later one.
   */
  public Optional<Flaw> flaw(ExportedGame game) {
    if (!game.format().equals(ExportedGame.FORMAT)) {
      return flaw(0, "This is not a game in the format " + ExportedGame.FORMAT + ".");
    }
    Optional<Flaw> inTheGame = flaw(game.entries());
    OptionalLong changed = Seals.firstBroken(game.entries(), game.seals());
    if (changed.isPresent()) {
      return inTheGame
          .filter(flaw -> flaw.number() == changed.getAsLong())
          .or(() -> flaw(changed.getAsLong(), "This is not what was exported."));
    }
    return inTheGame.isEmpty() && game.seals().size() > game.entries().size()
        ? flaw(0, "There are more seals than entries.")
        : inTheGame;
  }

  private Optional<Flaw> flaw(List<Entry> entries) {
    if (entries.isEmpty() || !(entries.getLast().fact() instanceof Fact.Ended(String secret))) {
      return flaw(entries.size(), "The game does not go to its end.");
    }
    try {
      return flaw(entries, new Secret(secret));
    } catch (IllegalArgumentException unfit) {
      return flaw(entries.size(), "This is no secret.");
    }
  }

  private Optional<Flaw> flaw(List<Entry> entries, Secret secret) {
    int folded = 0;
    try {
      Optional<Flaw> otherEdition = otherEdition(entries.getFirst().fact());
      if (otherEdition.isPresent()) {
        return otherEdition;
      }
      Table table = Table.opened("", secret, rulebooks, entries.getFirst());
      for (folded = 1; folded < entries.size(); folded++) {
        table = Fold.step(table, entries.get(folded)).table();
      }
      return Optional.empty();
    } catch (BrokenLogException broken) {
      return flaw(broken.number(), broken.sentence());
    } catch (IllegalArgumentException | NullPointerException holes) {
      return flaw(folded + 1L, "Something in it is missing or has the wrong form.");
    }
  }

  /** Asked before a table is made of it: nothing checks what other editions are opened with. */
  private Optional<Flaw> otherEdition(Fact first) {
    return first instanceof Fact.Opened opened
        ? rulebooks
            .game(opened.game())
            .map(Game::about)
            .filter(about -> about.edition() != opened.playedUnder())
            .flatMap(about -> flaw(0, otherEdition(about, opened.playedUnder())))
        : Optional.empty();
  }

  private static String otherEdition(About about, int played) {
    return "%s was played under edition %d of its rules. This release has edition %d and cannot check it; a release with edition %d can."
        .formatted(about.title(), played, about.edition(), played);
  }

  private static Optional<Flaw> flaw(long number, String sentence) {
    return Optional.of(new Flaw(number, sentence));
  }
}
