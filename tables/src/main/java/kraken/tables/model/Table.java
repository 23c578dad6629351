package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kraken.kit.ClaimForm;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import org.jspecify.annotations.Nullable;

/**
 * A table after one of its entries. It is a value: {@code fold.Fold} makes it from the log.
 *
 * @param end where the log ends after that entry
 * @param said the last of what was said, oldest first
 * @param progress null before the start, and where another edition of the game is played here
 * @param rematch the id of the table where the crew went on; null where there is none
 * @param otherEdition null where the table's edition of the game is played here
 * @param whyClosed null where the table is not closed
 */
public record Table(
    Terms terms,
    LogEnd end,
    Stage stage,
    Crew crew,
    List<Entry> said,
    @Nullable Progress progress,
    @Nullable String rematch,
    @Nullable OtherEdition otherEdition,
    @Nullable WhyClosed whyClosed) {

  private static final int REMEMBERED = 100;

  /** The table after its first entry. */
  public static Table opened(String id, Secret secret, Rulebooks rulebooks, Entry first) {
    Terms terms = Terms.of(id, secret, rulebooks, first);
    Crew nobody = Crew.none(terms.players());
    OtherEdition other = terms.isOfThisEdition() ? null : OtherEdition.UNKNOWN;
    return new Table(
        terms,
        LogEnd.NONE.after(first),
        Stage.GATHERING,
        nobody,
        List.of(),
        null,
        null,
        other,
        null);
  }

  /** The table after an entry, and the entry with what was found out about it. */
  public record Step(Table table, AppliedEntry applied) {}

  public String id() {
    return terms.id();
  }

  public Optional<Progress> game() {
    return Optional.ofNullable(progress);
  }

  /** Whether a window is open now that lasts for a fixed time, even if every seat has answered. */
  public boolean hasFixedWindow() {
    return stage == Stage.PLAYING
        && terms.opened().window() != null
        && progress != null
        && progress.turn() instanceof Turn.Together(var _, var _, boolean window)
        && window;
  }

  /** The numbers of the entries that this person may not know of yet, in order. */
  public List<Long> hiddenFrom(@Nullable String person) {
    if (otherEdition != null) {
      return stage == Stage.OVER ? List.of() : otherEdition.untold();
    }
    if (progress == null) {
      return List.of();
    }
    List<Long> answers = progress.secretAnswers().hiddenFrom(person);
    List<Long> questions =
        stage == Stage.PLAYING ? progress.advice().hiddenFrom(person) : List.of();
    return questions.isEmpty()
        ? answers
        : Stream.concat(questions.stream(), answers.stream()).sorted().toList();
  }

  /** The number of the last entry that the person knew who was told this number. */
  public long lastKnown(String person, long told) {
    long known = told;
    for (long hidden : hiddenFrom(person)) {
      known += hidden <= known ? 1 : 0;
    }
    return known;
  }

  /** Whether nothing of the fact can be told, since only another edition knows what it means. */
  public boolean isUntold(Fact fact) {
    return otherEdition != null && OtherEdition.isOfTheGame(fact);
  }

  /**
   * The number of the last claim that a bot at the seat may have to answer, or 0: any of a person,
   * and those of other bots that name the seat in a form.
   */
  public long lastClaimFor(Seat seat, List<ClaimForm> forms) {
    return lastOf(fact ->
        fact instanceof Fact.Said(Person person, Seat by, Saying.Claim claim)
            && (!person.id().isEmpty() || (!seat.equals(by) && names(claim, seat, forms))));
  }

  /** The number of the last claim that anybody made, or 0. */
  public long lastClaim() {
    return lastOf(fact -> fact instanceof Fact.Said(var _, var _, Saying.Claim _));
  }

  private long lastOf(Predicate<Fact> isMeant) {
    return said.reversed().stream()
        .filter(entry -> isMeant.test(entry.fact()))
        .findFirst()
        .map(Entry::number)
        .orElse(0L);
  }

  private static boolean names(Saying.Claim claim, Seat seat, List<ClaimForm> forms) {
    return forms.stream()
        .anyMatch(form ->
            form.name().equals(claim.form()) && form.players(claim.fillings()).contains(seat));
  }

  /** The number of the last entry. */
  public long number() {
    return end.number();
  }

  public Table after(Entry entry) {
    return new Table(
        terms, end.after(entry), stage, crew, said, progress, rematch, otherEdition, whyClosed);
  }

  public Table with(Crew next) {
    return new Table(terms, end, stage, next, said, progress, rematch, otherEdition, whyClosed);
  }

  public Table with(Progress next) {
    return new Table(terms, end, stage, crew, said, next, rematch, otherEdition, whyClosed);
  }

  public Table with(Terms others) {
    return with(others, crew, said);
  }

  public Table with(Terms others, Crew next, List<Entry> remaining) {
    return new Table(
        others, end, stage, next, remaining, progress, rematch, otherEdition, whyClosed);
  }

  public Table with(OtherEdition other) {
    return new Table(terms, end, stage, crew, said, progress, rematch, other, whyClosed);
  }

  /** With the outcome that the journal has kept, where it cannot be asked of the game. */
  public Table endedAs(@Nullable Outcome outcome) {
    return otherEdition == null ? this : with(otherEdition.ended(outcome));
  }

  public Table in(Stage next) {
    return new Table(terms, end, next, crew, said, progress, rematch, otherEdition, whyClosed);
  }

  public Table closed(WhyClosed why) {
    return new Table(terms, end, Stage.CLOSED, crew, said, progress, rematch, otherEdition, why);
  }

  public Table saying(Entry entry) {
    List<Entry> more = new ArrayList<>(said);
    more.add(entry);
    List<Entry> last =
        List.copyOf(more.subList(Math.max(0, more.size() - REMEMBERED), more.size()));
    return new Table(terms, end, stage, crew, last, progress, rematch, otherEdition, whyClosed);
  }

  public Table rematchedAt(String table) {
    return new Table(terms, end, stage, crew, said, progress, table, otherEdition, whyClosed);
  }
}
