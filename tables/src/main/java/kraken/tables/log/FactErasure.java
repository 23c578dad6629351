package kraken.tables.log;

import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;

/**
 * Takes a person's names and words out of facts. Everything that the game depends on stays: moves,
 * luck, and claims, which the game remembers.
 */
public final class FactErasure {

  private final String person;

  private FactErasure(String person) {
    this.person = person;
  }

  /** The fact without the names and words of this person. */
  public static Fact in(Fact fact, String person) {
    return new FactErasure(person).in(fact);
  }

  private Fact in(Fact fact) {
    return switch (fact) {
      case Fact.Opened opened -> in(opened);
      case Fact.Seated(Seat seat, Sitter sitter) -> new Fact.Seated(seat, in(sitter));
      case Fact.HandedOver(Seat seat, Sitter to, var idle) ->
          new Fact.HandedOver(seat, in(to), idle);
      case Fact.Said said -> in(said);
      case Fact.HostPassed(Person to) -> new Fact.HostPassed(in(to));
      case Fact.NonceGiven _,
          Fact.Started _,
          Fact.Drawn _,
          Fact.Played _,
          Fact.TimedOut _,
          Fact.TakenBack _,
          Fact.Advised _,
          Fact.EyesLent _,
          Fact.EyesBorrowed _,
          Fact.Ended _,
          Fact.Left _,
          Fact.Closed _,
          Fact.Rematched _ ->
          fact;
    };
  }

  private Fact in(Fact.Opened opened) {
    return opened.hostedBy(in(opened.host()));
  }

  private Fact in(Fact.Said said) {
    if (!said.person().id().equals(person)) {
      return said;
    }
    Saying left = said.saying() instanceof Saying.Words ? Saying.NOTHING : said.saying();
    return new Fact.Said(said.person().forgotten(), said.seat(), left);
  }

  /** The sitter without the name, where it is this person. */
  public static Sitter in(Sitter sitter, String person) {
    return new FactErasure(person).in(sitter);
  }

  private Sitter in(Sitter sitter) {
    return sitter instanceof Sitter.Human(Person who) ? new Sitter.Human(in(who)) : sitter;
  }

  private Person in(Person who) {
    return who.id().equals(person) ? who.forgotten() : who;
  }
}
