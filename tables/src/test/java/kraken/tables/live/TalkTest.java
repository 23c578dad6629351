package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.Emotes;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.model.BrokenLogException;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.SaidTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TalkTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static Command emote(@Nullable Seat seat, String name) {
    return new Command.Say(seat, new Saying.Emote(name));
  }

  private static Command claim(String form, String... fillings) {
    return new Command.Say(FIRST, new Saying.Claim(form, List.of(fillings)));
  }

  @Test
  void wordsAreKeptWithWhoSaidThem() {
    String table = room.openForTwo();
    room.done(table, ANNE, words(FIRST, " Ahoy,\n\tcrew! "));
    SaidTold said = room.told(table, BEN).talk().getLast();
    assertThat(said.person()).isEqualTo(ANNE);
    assertThat(said.seat()).isEqualTo(FIRST);
    assertThat(said.saying()).isEqualTo(new Saying.Words("Ahoy, crew!"));
  }

  @Test
  void wordsAreBounded() {
    String table = room.openForTwo();
    room.refused("bad-words", table, ANNE, words(FIRST, "x".repeat(501)));
    room.refused("bad-words", table, ANNE, words(FIRST, " \u0000 "));
    room.done(table, ANNE, words(FIRST, "x".repeat(500)));
  }

  @Test
  void theGameSaysWhatMayBeSaidFromASeat() {
    String table = room.dealt();
    room.refused("silence", table, ANNE, words(FIRST, "I bid two"));
    room.refused("silence", table, ANNE, claim("saw", "low"));
    room.done(table, ANNE, emote(FIRST, "wave"));
    room.refused("silence", table, ANNE, emote(FIRST, "a rude one"));
  }

  @Test
  void whatBotsSayInPassingIsNotForPeople() {
    Saying remark = new Saying.Remark("proud", null);
    room.refused("silence", room.dealt(), ANNE, new Command.Say(FIRST, remark));
  }

  @Test
  void anySeatRingsTheBellOnceInAWhile() {
    String table = room.dealt();
    room.refused("silence", table, CARA, emote(null, Emotes.BELL));
    room.done(table, ANNE, emote(FIRST, Emotes.BELL));
    room.refused("rung", table, BEN, emote(SECOND, Emotes.BELL));
    room.clock.pass(Duration.ofSeconds(20));
    room.done(table, BEN, emote(SECOND, Emotes.BELL));
  }

  @Test
  void noBellRingsWhereNoGameRuns() {
    room.refused("silence", room.openForTwo(), ANNE, emote(FIRST, Emotes.BELL));
    room.refused("silence", room.over(), ANNE, emote(FIRST, Emotes.BELL));
  }

  @Test
  void everybodyIsToldAlikeSinceWhenTheCrewDecides() {
    String table = room.dealt();
    Long since = room.game(table, ANNE).since();
    assertThat(since).isEqualTo(room.clock.millis());
    room.clock.pass(Duration.ofSeconds(5));
    room.play(table, ANNE, FIRST, new Move.Bid(2));
    assertThat(room.game(table, ANNE).since()).as("she has answered").isEqualTo(since);
    assertThat(room.game(table, BEN).since()).as("he has not").isEqualTo(since);
    assertThat(room.game(table, CARA).since()).as("she looks on").isEqualTo(since);
  }

  @Test
  void claimsMustFitTheirForm() {
    String table = room.bidden();
    room.done(table, ANNE, claim("saw", "low"));
    room.refused("silence", table, ANNE, claim("saw", "medium"));
    room.refused("silence", table, ANNE, claim("saw"));
    room.refused("silence", table, ANNE, claim("heard", "low"));
  }

  @Test
  void aClaimIsHeardByTheGameAndToldWithIt() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, BEN, room.number(table, BEN));
    Long before = room.game(table, BEN).deadline();
    room.done(table, ANNE, claim("saw", "low"));
    Message.Step step = (Message.Step) messages.getFirst();
    assertThat(messages).hasSize(1);
    assertThat(step.happenings()).hasSize(1).first().isInstanceOf(Happening.Spoke.class);
    assertThat(Json.write(step, Message.class)).contains("\"claims\":[\"0 saw low\"]");
    assertThat(room.game(table, BEN).deadline()).isEqualTo(before);
    try (Room later = room.next()) {
      assertThat(later.told(table, BEN)).isEqualTo(room.told(table, BEN));
    }
  }

  @Test
  void aClaimMakesNoMoveStale() {
    String table = room.bidden();
    long seen = room.number(table, ANNE);
    room.done(table, BEN, new Command.Say(SECOND, new Saying.Claim("saw", List.of("high"))));
    Request mark = new Request("m", seen, Room.played(FIRST, new Move.Mark(1)));
    assertThat(room.ask(table, ANNE, mark)).isInstanceOf(Reply.Done.class);
  }

  @Test
  void whatWasDoneBeforeAClaimStands() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, claim("saw", "low"));
    assertThat(room.viewerTold(table, ANNE).mayTakeBack()).isFalse();
    room.refused("stands", table, ANNE, new Command.TakeBack(FIRST));
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    room.done(table, ANNE, new Command.TakeBack(FIRST));
    assertThat(room.view(table, BEN)).contains("\"marks\":[1,0]", "\"claims\":[\"0 saw low\"]");
  }

  @Test
  void aLogWithAClaimThatCouldNotBeMadeIsBroken() {
    String table = room.dealt();
    room.tables.close();
    long next = room.journal.read(table, 0).size() + 1L;
    Fact claimed = new Fact.Said(ANNE, FIRST, new Saying.Claim("saw", List.of("low")));
    room.journal.append(table, List.of(new Entry(next, 0, "", claimed))).join();
    try (Room later = room.next()) {
      assertThatThrownBy(() -> later.told(table, ANNE))
          .isInstanceOf(Journal.DamagedException.class)
          .hasMessageContaining(table)
          .hasCauseInstanceOf(BrokenLogException.class);
    }
  }

  @Test
  void nobodyTalksFromAnotherSeat() {
    room.refused("not-your-seat", room.bidden(), BEN, words(FIRST, "I am Anne"));
  }

  @Test
  void watchersTalkAtListedTablesOnly() {
    room.done(room.dealt(), CARA, words(null, "Good luck!"));
    String hidden =
        room.open(
            "lanterns", new TimeControl.None(), false, new SeatPlan.Me(null), new SeatPlan.Open());
    room.refused("silence", hidden, CARA, words(null, "Good luck!"));
  }

  @Test
  void aWatcherIsNotTakenForOneOfTheCrew() {
    String table = room.dealt();
    room.done(table, CARA.named("Anne"), words(null, "I have a low card"));
    assertThat(room.told(table, BEN).talk().getLast().person()).isEqualTo(CARA.named("Anne 2"));
  }

  @Test
  void whoeverTakesAnothersNameWhileSeatedKeepsTheNameOfTheSeat() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, BEN.named("Anne"), words(SECOND, "I am Anne"));
    assertThat(room.told(table, CARA).talk().getLast().person()).isEqualTo(BEN);
  }

  @Test
  void whoHasHeldASeatMayNotTalkAsAWatcher() {
    String table = room.dealt();
    room.refused("silence", table, ANNE, words(null, "I have a low card"));
    room.done(table, BEN, new Command.HandOver(SECOND, "anne"));
    room.refused("silence", table, BEN, words(null, "I had a low card"));
  }

  @Test
  void afterTheEndEverybodyTalks() {
    String table = room.over();
    room.done(table, ANNE, words(FIRST, "Well played"));
    room.done(table, BEN, words(null, "And you"));
    assertThat(room.told(table, null).talk()).hasSize(2);
  }

  @Test
  void onlyTheLastHundredAreShown() {
    String table = room.openForTwo();
    for (int i = 0; i < 120; i++) {
      room.done(table, ANNE, words(FIRST, "line " + i));
    }
    List<SaidTold> talk = room.told(table, null).talk();
    assertThat(talk).hasSize(100);
    assertThat(talk.getLast().saying()).isEqualTo(new Saying.Words("line 119"));
  }
}
