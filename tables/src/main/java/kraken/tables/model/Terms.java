package kraken.tables.model;

import kraken.kit.Settings;
import kraken.kit.Setup;
import kraken.tables.Person;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;

/**
 * What a table was opened with. Only the host may change.
 *
 * @param secret the secret of its luck, which nobody is told before the end
 */
public record Terms(
    String id, Rulebook<?, ?, ?, ?> rules, Setup setup, Secret secret, Fact.Opened opened) {

  static Terms of(String id, Secret secret, Rulebooks rulebooks, Entry first) {
    if (first.number() != 1 || !(first.fact() instanceof Fact.Opened opened)) {
      throw new BrokenLogException(first.number(), "The first entry must open the table.");
    }
    if (!opened.luckHash().equals(secret.hash())) {
      throw new BrokenLogException(1, "The hash of the luck does not belong to the secret.");
    }
    Rulebook<?, ?, ?, ?> rules =
        rulebooks
            .find(opened.game())
            .orElseThrow(
                () -> new BrokenLogException(1, "There is no game " + opened.game() + "."));
    return new Terms(id, rules, setup(rules, opened), secret, opened);
  }

  /** What another edition makes of the options is not known: they are taken as they stand there. */
  private static Setup setup(Rulebook<?, ?, ?, ?> rules, Fact.Opened opened) {
    if (rules.edition() != opened.playedUnder()) {
      return new Setup(opened.players(), Settings.of(opened.options()));
    }
    return switch (Setup.read(rules.game(), opened.players(), opened.options())) {
      case Setup.Reading.Ready(Setup setup) -> setup;
      case Setup.Reading.Unfit(String because) -> throw new BrokenLogException(1, because);
    };
  }

  /** Whether the game is played under the edition that is played here. */
  public boolean isOfThisEdition() {
    return rules.edition() == opened.playedUnder();
  }

  /** Which edition the table has, and which one is played here. */
  public String editions() {
    return "This table has edition %d of the rules of %s; here edition %d is played."
        .formatted(opened.playedUnder(), rules.game().about().title(), rules.edition());
  }

  public Terms hostedBy(Person host) {
    return new Terms(id, rules, setup, secret, opened.hostedBy(host));
  }

  public int players() {
    return setup.players();
  }
}
