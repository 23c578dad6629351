package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SeatingTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private Sitter at(String table, Seat seat) {
    return room.told(table, null).seats().get(seat.index()).sitter();
  }

  @Test
  void anybodyTakesAnOpenSeat() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Human(BEN));
    room.refused("seat-taken", table, CARA, new Command.Sit(SECOND, null));
    room.refused("no-such-seat", table, CARA, new Command.Sit(Seat.of(2), null));
  }

  @Test
  void atOneScreenAPersonTakesSeveralSeatsWithANameEach() {
    String table = room.openForTwo();
    room.done(table, ANNE, new Command.Sit(SECOND, "Grandpa"));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Human(new Person("anne", "Grandpa", 0)));
    room.done(table, ANNE, new Command.Start());
    assertThat(room.game(table, ANNE).eyes()).hasSize(2);
  }

  @Test
  void whoeverComesLaterWithTheSameFaceGetsTheNextFreeOneAndNobodyElseChanges() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, BEN, new Command.Rename(SECOND, "Ben", ANNE.face()));
    assertThat(at(table, FIRST)).isEqualTo(new Sitter.Human(ANNE));
    assertThat(at(table, SECOND))
        .isEqualTo(new Sitter.Human(BEN.looking((ANNE.face() + 1) % Person.PORTRAITS)));
  }

  @Test
  void whoSitsChangesNameAndFaceBeforeTheStartAndDuringTheGame() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, "Flint"));
    long seen = room.number(table, ANNE);
    room.done(table, BEN, new Command.Rename(SECOND, "Mia", 5));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Human(new Person("ben", "Mia", 5)));
    Request start = new Request("start", seen, new Command.Start());
    assertThat(room.ask(table, ANNE, start)).isInstanceOf(Reply.Done.class);
    room.done(table, BEN, new Command.Rename(SECOND, "Zoe", null));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Human(new Person("ben", "Zoe", 5)));
    room.refused("not-your-seat", table, CARA, new Command.Rename(SECOND, "Mine", null));
    room.refused("bad-name", table, BEN, new Command.Rename(SECOND, " ", null));
    room.refused("bad-portrait", table, BEN, new Command.Rename(SECOND, "Zoe", Person.PORTRAITS));
  }

  @Test
  void whoeverComesLaterUnderTheSameOrALookAlikeNameGetsANumber() {
    String table = room.openForTwo();
    for (String name : List.of("Anne", "ANNE", " anne.", "\u0410nn\u0435", "Ann\u00e9")) {
      room.done(table, BEN, new Command.Sit(SECOND, name));
      assertThat(nameAt(table, SECOND)).endsWith(" 2").hasSizeBetween(6, 7);
      room.done(table, BEN, new Command.Vacate(SECOND));
    }
    room.done(table, ANNE, new Command.Sit(SECOND, "Anne"));
    assertThat(nameAt(table, SECOND)).as("one's own name").isEqualTo("Anne");
  }

  @Test
  void aNumberLeavesANameWithinItsLength() {
    String table = room.openForTwo();
    room.done(table, ANNE, new Command.Vacate(FIRST));
    room.done(table, ANNE, new Command.Sit(FIRST, "W".repeat(24)));
    room.done(table, BEN, new Command.Sit(SECOND, "w".repeat(24)));
    assertThat(nameAt(table, SECOND)).isEqualTo("w".repeat(22) + " 2");
    room.done(table, BEN, new Command.Vacate(SECOND));
    room.done(table, ANNE, new Command.Vacate(FIRST));
    room.done(table, ANNE, new Command.Sit(FIRST, "Anne 2"));
    room.done(table, BEN, new Command.Sit(SECOND, "Anne 2"));
    assertThat(nameAt(table, SECOND)).isEqualTo("Anne 3");
  }

  private String nameAt(String table, Seat seat) {
    return ((Sitter.Human) at(table, seat)).person().name();
  }

  @Test
  void aNameMustBeOne() {
    String table = room.openForTwo();
    room.refused("bad-name", table, BEN, new Command.Sit(SECOND, "\u0007"));
    room.refused("bad-name", table, BEN, new Command.Sit(SECOND, "x".repeat(25)));
  }

  @Test
  void oneLeavesOnesOwnSeatAndTheHostClearsAny() {
    String table = room.openForTwo();
    room.refused("seat-open", table, BEN, new Command.Vacate(SECOND));
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.refused("not-your-seat", table, CARA, new Command.Vacate(SECOND));
    room.done(table, BEN, new Command.Vacate(SECOND));
    room.done(table, CARA, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Vacate(SECOND));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Nobody());
    room.refused("no-such-seat", table, ANNE, new Command.Vacate(Seat.of(9)));
  }

  @Test
  void whoHasNotSeenThatSomebodyLostASeatIsAskedToLookAgain() {
    String table = room.openForTwo();
    room.done(table, ANNE, new Command.AddBot(SECOND, "easy"));
    long seen = room.number(table, ANNE);
    room.done(table, ANNE, new Command.Vacate(SECOND));
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, BEN, new Command.Vacate(SECOND));
    room.done(table, CARA, new Command.Sit(SECOND, null));

    assertStale(table, new Request("clear", seen, new Command.Vacate(SECOND)));
    assertStale(table, new Request("bot", seen, new Command.AddBot(SECOND, "easy")));
    assertStale(table, new Request("start", seen, new Command.Start()));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Human(CARA));
    room.done(table, ANNE, new Command.Start());
  }

  private void assertStale(String table, Request request) {
    assertThat(room.ask(table, ANNE, request))
        .isInstanceOfSatisfying(
            Reply.Refused.class, no -> assertThat(no.code()).isEqualTo("stale"));
  }

  @Test
  void whatOneHasDoneOneselfAndWhoHasComeMakeNothingOld() {
    String table = room.openForTwo();
    long seen = room.number(table, ANNE);
    room.done(table, ANNE, new Command.AddBot(SECOND, "easy"));
    Request clear = new Request("clear", seen, new Command.Vacate(SECOND));
    assertThat(room.ask(table, ANNE, clear)).isInstanceOf(Reply.Done.class);
    room.done(table, BEN, new Command.Sit(SECOND, null));
    Request start = new Request("start", seen, new Command.Start());
    assertThat(room.ask(table, ANNE, start)).isInstanceOf(Reply.Done.class);
  }

  @Test
  void theHostAddsAndRemovesBots() {
    String table = room.openForTwo();
    room.refused("not-the-host", table, BEN, new Command.AddBot(SECOND, "easy"));
    room.refused("no-such-bot", table, ANNE, new Command.AddBot(SECOND, "genius"));
    room.refused("seat-taken", table, ANNE, new Command.AddBot(FIRST, "easy"));
    room.refused("no-such-seat", table, ANNE, new Command.AddBot(Seat.of(5), "easy"));
    room.done(table, ANNE, new Command.AddBot(SECOND, "easy"));
    room.done(table, ANNE, new Command.AddBot(SECOND, "medium"));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Machine("medium"));
    room.done(table, ANNE, new Command.Vacate(SECOND));
    assertThat(at(table, SECOND)).isEqualTo(new Sitter.Nobody());
  }

  @Test
  void whoSitsAddsToTheLuck() {
    String table = room.openForTwo();
    String nonce = "0123456789abcdef0123456789abcdef";
    room.refused("not-seated", table, BEN, new Command.GiveNonce(nonce));
    room.refused("bad-nonce", table, ANNE, new Command.GiveNonce("abc"));
    room.refused("bad-nonce", table, ANNE, new Command.GiveNonce(nonce.toUpperCase(Locale.ROOT)));
    room.done(table, ANNE, new Command.GiveNonce(nonce));
    assertThat(room.log(table)).last().isEqualTo(new Fact.NonceGiven("anne", nonce));
  }

  @Test
  void theHostStartsWhenEverySeatIsTaken() {
    String table = room.openForTwo();
    room.refused("seats-open", table, ANNE, new Command.Start());
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.refused("not-the-host", table, BEN, new Command.Start());
    room.done(table, ANNE, new Command.Start());
    assertThat(room.told(table, null).stage()).isEqualTo(Stage.PLAYING);
    assertThat(room.log(table)).last().isInstanceOf(Fact.Drawn.class);
  }

  @Test
  void nothingOfThisIsPossibleAfterTheStart() {
    String table = room.dealt();
    room.refused("started", table, CARA, new Command.Sit(SECOND, null));
    room.refused("started", table, BEN, new Command.Vacate(SECOND));
    room.refused("started", table, ANNE, new Command.AddBot(SECOND, "easy"));
    room.refused("started", table, ANNE, new Command.GiveNonce("0".repeat(32)));
    room.refused("started", table, ANNE, new Command.Start());
  }
}
