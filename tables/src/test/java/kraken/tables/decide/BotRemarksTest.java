package kraken.tables.decide;

import static kraken.tables.SampleTable.ANNE;
import static kraken.tables.SampleTable.FIRST;
import static kraken.tables.SampleTable.SECOND;
import static kraken.tables.SampleTable.played;
import static kraken.tables.SampleTable.sits;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.tables.Person;
import kraken.tables.SampleTable;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.lanterns.Event;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.lanterns.State;
import kraken.tables.lanterns.View;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.Test;

/** Which bots say something in passing, and when they are silent. */
class BotRemarksTest {

  private static final Sitter BOT = new Sitter.Machine("easy");

  /** Bots here always have a word for the mark 2, now and then one for any other. */
  private static class Chatty extends Lanterns {
    @Override
    public Optional<Remark> remark(View open, Seat seat, List<Event> heard) {
      return heard.stream()
          .map(event ->
              event instanceof Event.Marked(Seat by, int color) && color < 2
                  ? new Remark(Word.PRAISE, by)
                  : Remark.of(Word.WON))
          .findFirst();
    }
  }

  private static SampleTable bidden(Lanterns game, Sitter second) {
    return SampleTable.opened(game)
        .with(sits(FIRST, ANNE), new Fact.Seated(SECOND, second))
        .with(new Fact.Started())
        .with(played(FIRST, new Move.Bid(1)), played(SECOND, new Move.Bid(2)));
  }

  /** What is said to these facts; the table goes on by them and by what was said. */
  private static List<Fact.Said> saidTo(SampleTable sample, Fact... facts) {
    Draft draft = new Draft(sample.table(), "", 0);
    List.of(facts).forEach(draft::add);
    List<Fact> all = draft.followWithRemark().entries().stream().map(Entry::fact).toList();
    sample.with(all.toArray(Fact[]::new));
    return all.stream().filter(Fact.Said.class::isInstance).map(Fact.Said.class::cast).toList();
  }

  private static Fact marks(int color) {
    return played(FIRST, new Move.Mark(color));
  }

  @Test
  void aBotSaysSomethingToWhatAllHaveHeard() {
    assertThat(saidTo(bidden(new Chatty(), BOT), marks(2)))
        .containsExactly(
            new Fact.Said(new Person("", "easy"), SECOND, new Saying.Remark("won", null)));
  }

  @Test
  void nobodySaysAnythingToWhatOneSeatAloneWasTold() {
    assertThat(saidTo(bidden(new Chatty(), BOT), played(FIRST, new Move.Peek()))).isEmpty();
  }

  @Test
  void peopleSpeakForThemselvesAlsoWhereABotSitsIn() {
    Sitter ben = new Sitter.Human(SampleTable.BEN);
    SampleTable sample = bidden(new Chatty(), ben);
    assertThat(saidTo(sample, marks(2))).isEmpty();
    sample.with(new Fact.HandedOver(SECOND, BOT, null));
    assertThat(sample.table().crew().standIns().ownerOf(SECOND)).isPresent();
    assertThat(saidTo(sample, marks(1), marks(2))).isEmpty();
  }

  @Test
  void whereTheRulesAskForSilenceBotsAreSilent() {
    Lanterns silent =
        new Chatty() {
          @Override
          public Talk talk(State state, Seat seat) {
            return Talk.SILENT;
          }
        };
    assertThat(saidTo(bidden(silent, BOT), marks(2))).isEmpty();
  }

  @Test
  void theSameLogHasTheSameRemarksAndTheyAreFarApart() {
    List<Long> once = remarksOnManyMarks();
    assertThat(once).hasSizeBetween(2, 10).isEqualTo(remarksOnManyMarks());
    for (int i = 1; i < once.size(); i++) {
      assertThat(once.get(i) - once.get(i - 1)).isGreaterThan(20);
    }
  }

  /** The numbers of the tables' entries after which something was said. */
  private static List<Long> remarksOnManyMarks() {
    SampleTable sample = bidden(new Chatty(), BOT);
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      if (!saidTo(sample, marks(1 - i % 2)).isEmpty()) {
        numbers.add(sample.number());
      }
    }
    return numbers;
  }
}
