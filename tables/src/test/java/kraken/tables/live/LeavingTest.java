package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.told.Message;
import kraken.tables.told.SaidTold;
import kraken.tables.told.SeatTold;
import kraken.tables.told.TableTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** When a person leaves for good, the person's names and words are erased. */
class LeavingTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void aBotPlaysOnAndNobodyIsToldTheNameAnyMore() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, CARA, -1);
    room.done(table, ANNE, new Command.Leave());

    TableTold told = room.told(table, BEN);
    assertThat(sitters(told)).containsExactly(new Sitter.Machine("medium"), new Sitter.Human(BEN));
    assertThat(told.host()).isEqualTo(ANNE.forgotten());
    List<Message> since = messages.stream().skip(1).toList();
    assertThat(since.getFirst()).isInstanceOf(Message.Whole.class);
    assertThat(since).allSatisfy(news -> assertThat(news.toString()).doesNotContain("Anne"));
  }

  private static List<Sitter> sitters(TableTold told) {
    return told.seats().stream().map(SeatTold::sitter).toList();
  }

  @Test
  void wordsGoAndThoseOfOthersStay() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, Room.words(FIRST, "ahoy"));
    room.done(table, BEN, Room.words(SECOND, "ahoy to you"));
    room.done(table, CARA, Room.words(null, "I only watch"));
    room.done(table, ANNE, new Command.Leave());
    room.done(table, CARA, new Command.Leave());

    assertThat(room.told(table, BEN).talk()).extracting(SaidTold::person).containsExactly(BEN);
  }

  @Test
  void beforeTheStartTheSeatIsOpenAgainAndSomebodyElseIsTheHost() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Leave());

    TableTold told = room.told(table, BEN);
    assertThat(sitters(told)).containsExactly(new Sitter.Nobody(), new Sitter.Human(BEN));
    assertThat(told.host()).isEqualTo(BEN);
    room.done(table, BEN, new Command.AddBot(FIRST, "easy"));
    room.done(table, BEN, new Command.Start());
  }

  @Test
  void afterTheEndTheSeatStaysWithoutANameAndARematchLeavesItOpen() {
    String table = room.over();
    room.done(table, ANNE, new Command.Leave());
    Person nameless = ANNE.forgotten();
    assertThat(sitters(room.told(table, BEN)))
        .containsExactly(new Sitter.Human(nameless), new Sitter.Human(BEN));

    room.done(table, BEN, new Command.Rematch());
    TableTold next = room.told(String.valueOf(room.told(table, null).rematch()), BEN);
    assertThat(next.host()).isEqualTo(BEN);
    assertThat(sitters(next)).containsExactly(new Sitter.Nobody(), new Sitter.Human(BEN));
  }

  @Test
  void thereIsNoWayBack() {
    String table = room.over();
    room.done(table, ANNE, new Command.Leave());
    room.refused("gone", table, ANNE, new Command.Leave());
    room.refused("gone", table, ANNE, Room.words(FIRST, "one more thing"));
  }

  @Test
  void nobodyHandsASeatToSomebodyWhoHasLeft() {
    String table = room.bidden();
    room.watch(table, CARA, -1);
    room.done(table, CARA, new Command.Leave());
    room.refused("not-here", table, ANNE, new Command.HandOver(FIRST, CARA.id()));
  }

  @Test
  void theLogGivesTheSameTableAgain() {
    String table = room.bidden();
    room.done(table, ANNE, new Command.Leave());
    try (Room other = room.withSlowBots()) {
      assertThat(other.told(table, BEN).stage()).isEqualTo(Stage.PLAYING);
      assertThat(other.told(table, BEN).toString()).doesNotContain("Anne");
    }
  }
}
