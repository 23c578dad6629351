package kraken.tables.decide;

import static kraken.tables.SampleTable.ANNE;
import static kraken.tables.SampleTable.BEN;
import static kraken.tables.SampleTable.CARA;
import static kraken.tables.SampleTable.FIRST;
import static kraken.tables.SampleTable.SECOND;
import static kraken.tables.SampleTable.played;
import static kraken.tables.SampleTable.sits;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.SampleTable;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.Test;

/** Decide answers a request with facts, or with a refusal that says why. */
class DecideTest {

  private static final long MOST = 1_000_000;

  private static Decision asked(SampleTable sample, Person who, Command command) {
    return asked(sample, who, new Request("r", sample.number(), command));
  }

  private static Decision asked(SampleTable sample, Person who, Request request) {
    return Decide.about(sample.table(), who, request, new Audience(Map.of()), MOST);
  }

  private static Decision asked(SampleTable sample, Person who, Command command, long most) {
    Request request = new Request("r", sample.number(), command);
    return Decide.about(sample.table(), who, request, new Audience(Map.of()), most);
  }

  private static void refuses(String code, Decision decision) {
    assertThat(decision)
        .isInstanceOfSatisfying(
            Decision.No.class,
            no -> {
              assertThat(no.code()).isEqualTo(code);
              assertThat(no.sentence()).endsWith(".");
            });
  }

  private static Command play(Seat seat, Move move) {
    return new Command.Play(seat, new JsonText(Json.write(move, Move.class)));
  }

  private static Command words(String text) {
    return new Command.Say(null, new Saying.Words(text));
  }

  @Test
  void aRequestHasAnIdOfOneTo64Characters() {
    SampleTable sample = SampleTable.seated();
    for (String id : List.of("", "x".repeat(65))) {
      refuses("bad-id", asked(sample, ANNE, new Request(id, 0, new Command.Start())));
    }
    assertThat(asked(sample, ANNE, new Request("x".repeat(64), 99, new Command.Start())))
        .isEqualTo(Decision.yes(new Fact.Started()));
  }

  @Test
  void whatIsAllowedIsAFact() {
    assertThat(asked(SampleTable.opened(), BEN, new Command.Sit(SECOND, null)))
        .isEqualTo(Decision.yes(sits(SECOND, BEN)));
    assertThat(asked(SampleTable.bidden(), ANNE, play(FIRST, new Move.Mark(1))))
        .isInstanceOfSatisfying(
            Decision.Plays.class,
            plays ->
                assertThat(new Fact.Played(plays.move().seat(), plays.move().written()))
                    .isEqualTo(played(FIRST, new Move.Mark(1))));
  }

  @Test
  void seatsAreTakenBeforeTheStartAndMovesArePlayedAfterIt() {
    for (Command command :
        List.of(
            new Command.Sit(FIRST, null),
            new Command.Vacate(FIRST),
            new Command.AddBot(FIRST, "easy"),
            new Command.GiveNonce("f".repeat(32)),
            new Command.Start())) {
      refuses("started", asked(SampleTable.bidden(), ANNE, command));
    }
    for (Command command :
        List.of(
            play(FIRST, new Move.Done()),
            new Command.TakeBack(FIRST),
            new Command.HandOver(FIRST, "cara"),
            new Command.Resign(FIRST, "easy"))) {
      refuses("not-playing", asked(SampleTable.seated(), ANNE, command));
      refuses("not-playing", asked(SampleTable.over(), ANNE, command));
    }
  }

  @Test
  void wordsAreForEveryStage() {
    for (SampleTable sample :
        List.of(SampleTable.opened(), SampleTable.bidden(), SampleTable.over())) {
      assertThat(asked(sample, CARA, words("ahoy")))
          .isEqualTo(Decision.yes(SampleTable.words(CARA, "ahoy")));
    }
    refuses("bad-words", asked(SampleTable.opened(), CARA, words(" ")));
  }

  @Test
  void onlyTheHolderOfASeatMoves() {
    refuses("not-your-seat", asked(SampleTable.bidden(), BEN, play(FIRST, new Move.Done())));
    refuses("NOT_YOUR_TURN", asked(SampleTable.bidden(), BEN, play(SECOND, new Move.Done())));
  }

  @Test
  void whatIsNoMoveIsRefusedAsSuch() {
    Command nonsense = new Command.Play(FIRST, new JsonText("{\"type\":\"Fly\"}"));
    refuses("no-move", asked(SampleTable.bidden(), ANNE, nonsense));
  }

  @Test
  void aMoveMadeOnAnOldPositionIsStale() {
    SampleTable sample = SampleTable.bidden();
    long before = sample.number();
    sample.with(played(FIRST, new Move.Done()));
    refuses("stale", asked(sample, BEN, new Request("r", before, play(SECOND, new Move.Done()))));
  }

  @Test
  void onlyTheHostStartsAndOnlyAFullTable() {
    refuses("not-the-host", asked(SampleTable.seated(), BEN, new Command.Start()));
    refuses("seats-open", asked(SampleTable.opened(), ANNE, new Command.Start()));
  }

  @Test
  void aSeatIsHandedToSomebodyWhoIsHere() {
    SampleTable sample = SampleTable.bidden();
    assertThat(asked(sample, ANNE, new Command.HandOver(FIRST, "cara")))
        .isEqualTo(Decision.yes(new Fact.HandedOver(FIRST, new Sitter.Human(CARA))));
    refuses("not-here", asked(sample, ANNE, new Command.HandOver(FIRST, "dan")));
  }

  @Test
  void atTheEndOfTheLogOnlyMovesAreTaken() {
    SampleTable sample = SampleTable.bidden();
    long full = sample.table().end().bytes();
    Command words = new Command.Say(FIRST, new Saying.Words("Ahoy"));
    refuses("log-full", asked(sample, ANNE, words, full));
    refuses("log-full", asked(sample, ANNE, new Command.TakeBack(FIRST), full));
    refuses("log-full", asked(sample, BEN, new Command.ComeBack(SECOND), full));
    assertThat(asked(sample, ANNE, new Command.Resign(FIRST, "easy"), full))
        .isInstanceOf(Decision.Yes.class);
    assertThat(asked(sample, ANNE, play(FIRST, new Move.Mark(1)), full))
        .isInstanceOf(Decision.Plays.class);
  }

  @Test
  void strangersCannotSilenceTheCrew() {
    SampleTable sample = SampleTable.opened().with(sits(FIRST, ANNE));
    long halfFull = sample.table().end().bytes() * 2;
    refuses(
        "log-full", asked(sample, CARA, new Command.Say(null, new Saying.Words("!")), halfFull));
    refuses("log-full", asked(sample, CARA, new Command.Sit(SECOND, null), halfFull));
    Command hers = new Command.Say(FIRST, new Saying.Words("Ahoy"));
    assertThat(asked(sample, ANNE, hers, halfFull)).isInstanceOf(Decision.Yes.class);
  }

  @Test
  void aSeatIsHandedToANamesakeUnderANumber() {
    SampleTable sample = SampleTable.bidden();
    Request request = new Request("r", sample.number(), new Command.HandOver(FIRST, "cara"));
    Person namesake = CARA.named("BEN");
    Fact over = new Fact.HandedOver(FIRST, new Sitter.Human(CARA.named("BEN 2")));
    assertThat(Decide.about(sample.table(), ANNE, request, new Audience(Map.of(), namesake), MOST))
        .isEqualTo(Decision.yes(over));
    Person heir = CARA.named("Anne");
    assertThat(Decide.about(sample.table(), ANNE, request, new Audience(Map.of(), heir), MOST))
        .as("whoever leaves the seat frees the name")
        .isEqualTo(Decision.yes(new Fact.HandedOver(FIRST, new Sitter.Human(heir))));
  }

  @Test
  void whoLeavesGivesUpTheSeatFirstAndAsksNothingAfterwards() {
    SampleTable sample = SampleTable.seated();
    assertThat(asked(sample, BEN, new Command.Leave()))
        .isEqualTo(
            new Decision.Yes(
                List.of(new Fact.Seated(SECOND, new Sitter.Nobody()), new Fact.Left("ben"))));
    sample.with(new Fact.Seated(SECOND, new Sitter.Nobody()), new Fact.Left("ben"));
    refuses("gone", asked(sample, BEN, new Command.Sit(SECOND, null)));
  }

  @Test
  void aRematchIsAnotherTableWhereEachKeepsTheSeat() {
    refuses("not-over", asked(SampleTable.bidden(), ANNE, new Command.Rematch()));
    assertThat(asked(SampleTable.over(), ANNE, new Command.Rematch()))
        .isInstanceOfSatisfying(
            Decision.GoOn.class,
            next ->
                assertThat(next.nextTable())
                    .contains(sits(FIRST, ANNE), sits(SECOND, BEN))
                    .hasSize(3));
  }
}
