package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.played;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kraken.bots.Level;
import kraken.jackson.Json;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Seats;
import kraken.tables.Opening;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.OtherEditionTold;
import kraken.tables.told.SeatTold;
import kraken.tables.told.TableTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables of lanterns' first edition, at the server that made them and at one with the second. */
class EditionsTest {

  private static final String OTHER_EDITION = "other-edition";
  private static final Option.Switch MOON = new Option.Switch("moon", false, "The moon shines.");
  private static final Option.Switch FOG = new Option.Switch("fog", true, "There is fog.");

  private final Room older = Rooms.with(new Lanterns(1, MOON));
  private final Room newer = older.next(new Lanterns(2, MOON, FOG));

  @AfterEach
  void close() {
    newer.close();
    older.close();
  }

  private static Fact.Opened opened(Room room, String table) {
    return (Fact.Opened) room.log(table).getFirst();
  }

  private static OtherEditionTold otherEdition(TableTold told) {
    return Objects.requireNonNull(told.otherEdition());
  }

  private static List<Sitter> crew(TableTold told) {
    return told.seats().stream().map(SeatTold::sitter).toList();
  }

  private String startedAnew(String table) {
    newer.done(table, ANNE, new Command.Rematch());
    return String.valueOf(newer.told(table, null).rematch());
  }

  @Test
  void aTableRecordsItsEditionButForTheFirst() {
    Fact first = opened(older, older.openForTwo());
    Fact second = opened(newer, newer.openForTwo());
    assertThat(Json.write(first, Fact.class)).doesNotContain("edition");
    assertThat(Json.write(second, Fact.class)).endsWith(",\"edition\":2}");
    assertThat(((Fact.Opened) first).playedUnder()).isEqualTo(1);
    assertThat(Json.read(Json.write(second, Fact.class), Fact.class)).isEqualTo(second);
  }

  @Test
  void aTableOfTheEditionThatIsPlayedHereSaysSoAndNothingElse() {
    TableTold told = older.told(older.over(), ANNE);
    assertThat(told.edition()).isEqualTo(1);
    assertThat(told.otherEdition()).isNull();
    assertThat(newer.told(newer.over(), ANNE).edition()).isEqualTo(2);
  }

  @Test
  void aFinishedGameIsToldWithItsResultAndItsCrew() {
    TableTold told = newer.told(older.over(), CARA);
    assertThat(told.stage()).isEqualTo(Stage.OVER);
    assertThat(told.edition()).isEqualTo(1);
    assertThat(otherEdition(told))
        .isEqualTo(
            new OtherEditionTold(2, new Outcome.Race(List.of(1, 2), Seats.of(FIRST), "dawn")));
    assertThat(crew(told)).containsExactly(new Sitter.Human(ANNE), new Sitter.Human(BEN));
    assertThat(told.play()).isNull();
    assertThat(told.luck().secret()).isNotNull();
  }

  @Test
  void aFinishedGameIsExportedAsItIsAndNeverReplayed() {
    String table = older.over();
    assertThat(newer.tables.finishedGames().export(table))
        .isEqualTo(older.tables.finishedGames().export(table))
        .isPresent();
    assertThat(newer.tables.finishedGames().replay(table)).isEmpty();
    assertThat(older.tables.finishedGames().replay(table)).isPresent();
  }

  @Test
  void aGameOfAnotherEditionIsNotBroughtIn() {
    ExportedGame game = older.tables.finishedGames().export(older.over()).orElseThrow();
    assertThat(newer.tables.finishedGames().bringIn(game, CARA).join())
        .isEqualTo(
            new OpenReply.Unfit(
                "flaw",
                "Lanterns was played under edition 1 of its rules. This release has edition 2 and"
                    + " cannot check it; a release with edition 1 can."));
    assertThat(older.tables.finishedGames().bringIn(game, CARA).join())
        .isInstanceOf(OpenReply.Ready.class);
  }

  @Test
  void aRunningGameIsNeitherShownNorPlayedOn() {
    String table = older.bidden();
    TableTold told = newer.told(table, ANNE);
    assertThat(told.stage()).isEqualTo(Stage.PLAYING);
    assertThat(otherEdition(told)).isEqualTo(new OtherEditionTold(2, null));
    assertThat(told.play()).isNull();
    assertThat(told.luck().secret()).isNull();
    newer.refused(OTHER_EDITION, table, ANNE, played(FIRST, new Move.Done()));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.TakeBack(FIRST));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.Resign(FIRST, "easy"));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.HandOver(FIRST, "ben"));
    newer.refused("silence", table, ANNE, words(FIRST, "psst"));
    assertThat(newer.tables.finishedGames().export(table)).isEmpty();
  }

  @Test
  void aRefusalSaysWhichEditionsThereAre() {
    assertThat(newer.ask(older.bidden(), ANNE, played(FIRST, new Move.Done())))
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            no ->
                assertThat(no.sentence())
                    .isEqualTo(
                        "This table has edition 1 of the rules of Lanterns; here edition 2 is"
                            + " played. Its crew can ask for a rematch: a new table of that"
                            + " edition."));
  }

  @Test
  void theCrewOfARunningGameStartsAnewAtTheSameSeats() {
    String table = older.bidden();
    List<Message> heard = newer.watch(table, BEN, -1);
    newer.refused("not-seated", table, CARA, new Command.Rematch());
    String next = startedAnew(table);
    TableTold told = newer.told(next, ANNE);
    assertThat(crew(told)).containsExactly(new Sitter.Human(ANNE), new Sitter.Human(BEN));
    assertThat(told.edition()).isEqualTo(2);
    assertThat(told.otherEdition()).isNull();
    assertThat(told.options()).isEqualTo(Map.of("moon", "off", "fog", "on"));
    assertThat(((Message.Step) heard.getLast()).happenings())
        .containsExactly(new Happening.WentOn(next));
    newer.refused("rematched", table, BEN, new Command.Rematch());
    newer.done(next, ANNE, new Command.Start());
  }

  @Test
  void theCrewOfAFinishedGameStartsAnewAtTheSameSeats() {
    TableTold told = newer.told(startedAnew(older.over()), ANNE);
    assertThat(crew(told)).containsExactly(new Sitter.Human(ANNE), new Sitter.Human(BEN));
    assertThat(told.edition()).isEqualTo(2);
  }

  @Test
  void aTableThatHasNotStartedStartsAnewWithItsOpenSeats() {
    String table = older.openForTwo();
    newer.refused(OTHER_EDITION, table, BEN, new Command.Sit(SECOND, null));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.AddBot(SECOND, "easy"));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.Vacate(FIRST));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.GiveNonce("0".repeat(32)));
    newer.refused(OTHER_EDITION, table, ANNE, new Command.Start());
    newer.done(table, ANNE, words(FIRST, "wait for me"));
    String next = startedAnew(table);
    assertThat(crew(newer.told(next, ANNE)))
        .containsExactly(new Sitter.Human(ANNE), new Sitter.Nobody());
    newer.done(next, BEN, new Command.Sit(SECOND, null));
  }

  @Test
  void anOptionThatTheEditionDoesNotKnowStandsInTheWay() {
    Opening opening =
        new Opening(
            "lanterns",
            2,
            Map.of("moon", "on"),
            false,
            new TimeControl.None(),
            null,
            List.of(new SeatPlan.Me(null), new SeatPlan.Bot("easy")));
    String table = ((OpenReply.Ready) older.tables.open(opening, ANNE).join()).table();
    try (Room moonless = older.next(new Lanterns(3, FOG))) {
      assertThat(moonless.told(table, ANNE).options()).isEqualTo(Map.of("moon", "on"));
      assertThat(moonless.ask(table, ANNE, new Command.Rematch()))
          .isInstanceOfSatisfying(
              Reply.Refused.class,
              no ->
                  assertThat(no.sentence())
                      .isEqualTo("Lanterns with 2 players has no option \"moon\". It has: fog."));
    }
    assertThat(newer.told(startedAnew(table), ANNE).options())
        .isEqualTo(Map.of("moon", "on", "fog", "on"));
  }

  @Test
  void whatIsDueIsLeftToAServerThatPlaysTheEdition() {
    String table = older.bidden(new TimeControl.Live(30));
    long due = older.journal.due(table);
    older.clock.pass(Duration.ofHours(1));
    newer.tables.sweep();
    newer.tables.takeOverOverdue();
    assertThat(older.journal.due(table)).isEqualTo(due);
    newer.told(table, ANNE);
    newer.tables.tick();
    assertThat(older.log(table)).noneMatch(Fact.TimedOut.class::isInstance);
  }

  @Test
  void whoLeavesForGoodIsForgottenAndWhatIsDueStays() {
    String table = older.bidden(new TimeControl.Live(30));
    older.done(table, ANNE, words(FIRST, "my secret song"));
    long due = older.journal.due(table);
    older.close(); // or else its bot plays on at once
    newer.done(table, ANNE, new Command.Leave());
    TableTold told = newer.told(table, BEN);
    assertThat(crew(told))
        .containsExactly(new Sitter.Machine(Level.MEDIUM.word()), new Sitter.Human(BEN));
    assertThat(told.talk()).isEmpty();
    assertThat(older.journal.due(table)).isEqualTo(due);
    newer.refused("gone", table, ANNE, new Command.Rematch());
    newer.done(table, BEN, new Command.Rematch());
  }

  @Test
  void nobodyLearnsThatSomebodyHasAnswered() {
    String table = older.dealt();
    List<Message> heard = newer.watch(table, CARA, -1);
    long number = newer.number(table, CARA);
    older.play(table, ANNE, FIRST, new Move.Bid(1));
    newer.refused("not-seated", table, CARA, new Command.Rematch());
    assertThat(newer.number(table, CARA)).isEqualTo(number);
    assertThat(heard).hasSize(1);
    assertThat(newer.tables.story(table, CARA).orElseThrow().happenings())
        .noneMatch(Happening.InGame.class::isInstance);
  }

  @Test
  void aGameThatIsPlayedOnElsewhereIsSeenToEnd() throws Exception {
    String table = older.bidden();
    List<Message> heard = newer.watch(table, CARA, -1);
    older.done(table, ANNE, new Command.Say(FIRST, new Saying.Claim("saw", List.of("low"))));
    older.play(table, ANNE, FIRST, new Move.Done());
    older.play(table, BEN, SECOND, new Move.Done());
    Eventually.that(() -> heard.size() == 2);
    TableTold told = ((Message.Whole) heard.getLast()).table();
    assertThat(told.stage()).isEqualTo(Stage.OVER);
    assertThat(otherEdition(told).outcome()).isNotNull();
    assertThat(told.talk()).isEmpty();
  }

  @Test
  void aServerPlaysOnlyWhatItKnowsWhicheverIsTheOlder() {
    String table = newer.bidden();
    assertThat(otherEdition(older.told(table, ANNE)).playedHere()).isEqualTo(1);
    older.refused(OTHER_EDITION, table, ANNE, played(FIRST, new Move.Done()));
    newer.play(table, ANNE, FIRST, new Move.Done());
  }
}
