package kraken.tables.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.jackson.Json;
import kraken.kit.Numbers;
import kraken.shelf.Shelf;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.Rulebooks;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PastGamesTest {

  private static final Verifier VERIFIER = new Verifier(new Rulebooks(Shelf.GAMES));

  private ExportedGame game = new ExportedGame("", List.of(), List.of());

  @BeforeAll
  void play() throws Exception {
    game = FinishedGame.attack();
  }

  private static Optional<Flaw> check(List<Entry> entries) {
    return VERIFIER.flaw(new ExportedGame(ExportedGame.FORMAT, entries, Seals.of(entries)));
  }

  private List<Entry> with(int index, Fact fact) {
    Entry old = game.entries().get(index);
    List<Entry> changed = new ArrayList<>(game.entries());
    changed.set(index, new Entry(old.number(), old.at(), old.command(), fact));
    return changed;
  }

  @Test
  void anHonestGamePassesAlsoAsAFile() {
    assertThat(VERIFIER.flaw(game)).isEmpty();
    String file = Json.write(game, ExportedGame.class);
    assertThat(VERIFIER.flaw(Json.read(file, ExportedGame.class))).isEmpty();
  }

  @Test
  void aGameOfAnotherEditionIsLeftToAReleaseThatHasIt() {
    Fact.Opened opened = (Fact.Opened) game.entries().getFirst().fact();
    List<Entry> other = with(0, opened.under(99, opened.options()));
    assertThat(check(other).map(Flaw::told))
        .hasValue(
            "Kraken Attack! was played under edition 99 of its rules. This release has edition 1"
                + " and cannot check it; a release with edition 99 can.");
    assertThat(VERIFIER.flaw(new ExportedGame(ExportedGame.FORMAT, other, game.seals())))
        .as("damage is named all the same")
        .hasValue(new Flaw(1, "This is not what was exported."));
  }

  @Test
  void everyChangedNumberIsFoundWhereItStandsEvenUnderANewSeal() {
    int draws = 0;
    for (int i = 0; i < game.entries().size(); i++) {
      if (game.entries().get(i).fact() instanceof Fact.Drawn(Numbers bounds, Numbers numbers)) {
        for (int place = 0; place < numbers.count(); place++) {
          int[] changed = numbers.toArray();
          changed[place] = (changed[place] + 1) % Math.max(2, bounds.at(place));
          Fact forged = new Fact.Drawn(bounds, Numbers.of(changed));
          assertThat(check(with(i, forged)).map(Flaw::number)).hasValue(i + 1L);
        }
        draws++;
      }
    }
    assertThat(draws).isGreaterThan(5);
  }

  @Test
  void changedBoundsAreFound() {
    for (int i = 0; i < game.entries().size(); i++) {
      if (game.entries().get(i).fact() instanceof Fact.Drawn(Numbers bounds, Numbers numbers)) {
        Fact forged = new Fact.Drawn(bounds.and(Numbers.of(6)), numbers);
        assertThat(check(with(i, forged)).map(Flaw::number)).hasValue(i + 1L);
      }
    }
  }

  @Test
  void everyLostDoubledOrExchangedEntryIsFoundEvenUnderANewSeal() {
    for (int i = 0; i < game.entries().size() - 1; i++) {
      List<Entry> lost = new ArrayList<>(game.entries());
      lost.remove(i);
      assertThat(check(lost)).as("without entry %s", i + 1).isPresent();
      List<Entry> doubled = new ArrayList<>(game.entries());
      doubled.add(i, game.entries().get(i));
      assertThat(check(doubled)).as("with entry %s twice", i + 1).isPresent();
      List<Entry> exchanged = new ArrayList<>(game.entries());
      exchanged.set(i, game.entries().get(i + 1));
      exchanged.set(i + 1, game.entries().get(i));
      assertThat(check(exchanged)).as("with entry %s later", i + 1).isPresent();
    }
  }

  private Optional<Flaw> checkUnderTheOldSeals(List<Entry> entries) {
    return VERIFIER.flaw(new ExportedGame(game.format(), entries, game.seals()));
  }

  private static Entry numbered(long number, Entry entry) {
    return new Entry(number, entry.at(), entry.command(), entry.fact());
  }

  @Test
  void everyChangeOfAnythingIsNamedWhereItStands() {
    for (int i = 0; i < game.entries().size(); i++) {
      Entry old = game.entries().get(i);
      List<Entry> changed = new ArrayList<>(game.entries());
      changed.set(i, new Entry(old.number(), old.at() + 1, old.command(), old.fact()));
      assertThat(checkUnderTheOldSeals(changed))
          .hasValue(new Flaw(i + 1L, "This is not what was exported."));
    }
  }

  @Test
  void everyExchangeOfNeighboursIsNamedWhereItBeginsEvenIfTheyAreRenumbered() {
    for (int i = 0; i < game.entries().size() - 1; i++) {
      List<Entry> exchanged = new ArrayList<>(game.entries());
      exchanged.set(i, numbered(i + 1L, game.entries().get(i + 1)));
      exchanged.set(i + 1, numbered(i + 2L, game.entries().get(i)));
      assertThat(checkUnderTheOldSeals(exchanged).map(Flaw::number)).hasValue(i + 1L);
    }
  }

  @Test
  void anEntryThatWasTakenOutIsNamedEvenIfTheOthersCloseRanks() {
    for (int i = 0; i < game.entries().size() - 1; i++) {
      List<Entry> fewer = new ArrayList<>(game.entries().subList(0, i));
      for (Entry later : game.entries().subList(i + 1, game.entries().size())) {
        fewer.add(numbered(later.number() - 1, later));
      }
      assertThat(checkUnderTheOldSeals(fewer).map(Flaw::number)).hasValue(i + 1L);
    }
  }

  @Test
  void aChangedLostOrAddedSealIsFound() {
    for (int i = 0; i < game.seals().size(); i++) {
      List<String> changed = new ArrayList<>(game.seals());
      changed.set(i, "0".repeat(16));
      assertThat(VERIFIER.flaw(new ExportedGame(game.format(), game.entries(), changed)))
          .map(Flaw::number)
          .hasValue(i + 1L);
    }
    List<String> all = game.seals();
    List<String> more = Stream.concat(all.stream(), Stream.of("0")).toList();
    for (List<String> seals : List.of(more, all.subList(0, all.size() - 1), List.<String>of())) {
      assertThat(VERIFIER.flaw(new ExportedGame(game.format(), game.entries(), seals))).isPresent();
    }
  }

  @Test
  void aMoveThatTheRulesDoNotAllowIsFoundWhereItStands() {
    for (int i = 0; i < game.entries().size(); i++) {
      if (game.entries().get(i).fact() instanceof Fact.Played(var seat, String _)) {
        for (String move : List.of("{\"type\":\"Fly\"}", "nonsense", "null")) {
          assertThat(check(with(i, new Fact.Played(seat, move)))).isPresent();
        }
        Fact other = new Fact.Played(seat.next(2), "{\"type\":\"EndCard\"}");
        assertThat(check(with(i, other)).map(Flaw::number)).hasValue(i + 1L);
      }
    }
  }

  @Test
  void anotherSecretOrHashOrNonceIsFound() {
    int last = game.entries().size() - 1;
    assertThat(check(with(last, new Fact.Ended("0".repeat(64)))).map(Flaw::number)).hasValue(1L);
    assertThat(check(with(last, new Fact.Ended("abc")))).isPresent();
    for (int i = 0; i < last; i++) {
      if (game.entries().get(i).fact() instanceof Fact.NonceGiven(String person, String _)) {
        assertThat(check(with(i, new Fact.NonceGiven(person, "0".repeat(32))))).isPresent();
      }
    }
  }

  @Test
  void aGameThatDoesNotEndOrBeginIsRefused() {
    assertThat(check(List.of())).isPresent();
    assertThat(check(game.entries().subList(0, 20))).isPresent();
    assertThat(check(game.entries().subList(1, game.entries().size()))).isPresent();
    assertThat(VERIFIER.flaw(new ExportedGame("chess/1", game.entries(), game.seals())))
        .isPresent();
  }
}
