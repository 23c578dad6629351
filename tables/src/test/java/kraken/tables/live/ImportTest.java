package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Imports of games that were played elsewhere: they must keep the rules for names, words and times
 * here.
 */
class ImportTest {

  private final Room room = new Room();
  private ExportedGame game;

  @BeforeEach
  void play() {
    game = room.tables.finishedGames().export(room.over()).orElseThrow();
  }

  @AfterEach
  void close() {
    room.close();
  }

  private OpenReply bringIn(List<Entry> entries) {
    List<Entry> numbered = new ArrayList<>();
    for (Entry entry : entries) {
      numbered.add(new Entry(numbered.size() + 1L, entry.at(), entry.command(), entry.fact()));
    }
    return room.tables.finishedGames().bringIn(ExportedGame.of(numbered), CARA).join();
  }

  private OpenReply changed(int index, UnaryOperator<Fact> change) {
    List<Entry> entries = new ArrayList<>(game.entries());
    Entry entry = entries.get(index);
    entries.set(index, entry.with(change.apply(entry.fact())));
    return bringIn(entries);
  }

  private OpenReply with(Fact... more) {
    List<Entry> entries = new ArrayList<>(game.entries());
    for (Fact fact : more) {
      entries.add(entries.size() - 1, entries.getLast().with(fact));
    }
    return bringIn(entries);
  }

  private static void assertFlaw(OpenReply reply, String sentence) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            OpenReply.Unfit.class, unfit -> assertThat(unfit.sentence()).contains(sentence));
  }

  private static Fact said(Person person, Saying saying) {
    return new Fact.Said(person, null, saying);
  }

  private static Fact.Opened opened(Fact fact) {
    return (Fact.Opened) fact;
  }

  @Test
  void aGameBecomesATableThatIsOverAndIsHostedByWhoBroughtItIn() {
    String table = ((OpenReply.Ready) bringIn(game.entries())).table();
    assertThat(room.told(table, null).stage()).isEqualTo(Stage.OVER);

    List<Entry> kept = room.tables.finishedGames().export(table).orElseThrow().entries();
    assertThat(kept.subList(1, kept.size()))
        .isEqualTo(game.entries().subList(1, game.entries().size()));
    assertThat(kept.getFirst().fact())
        .isEqualTo(opened(game.entries().getFirst().fact()).broughtInBy(CARA));
    assertThat(opened(kept.getFirst().fact()).listed()).isFalse();
  }

  @Test
  void itHasNoRematchSinceItsCrewWasNeverHere() {
    String table = ((OpenReply.Ready) bringIn(game.entries())).table();
    room.refused("brought-in", table, ANNE, new Command.Rematch());
    room.refused("brought-in", table, CARA, new Command.Rematch());
  }

  @Test
  void nobodyHasANameThatNobodyCanHave() {
    Sitter endless = new Sitter.Human(new Person("anne", "x".repeat(200_000)));
    assertFlaw(with(new Fact.HandedOver(FIRST, endless)), "Nobody can have that name.");
    Person turned = new Person("anne", "\u202eAnne");
    assertFlaw(changed(0, fact -> opened(fact).hostedBy(turned)), "Nobody can have that name.");
    assertFlaw(with(said(turned, new Saying.Words("Ahoy"))), "Nobody can have that name.");
  }

  @Test
  void thereIsNoFaceBeyondThoseToChooseFrom() {
    Person faceless = new Person("a1", "Anne", Person.PORTRAITS);
    assertFlaw(
        with(new Fact.HandedOver(FIRST, new Sitter.Human(faceless))), "Nobody looks like that.");
  }

  @Test
  void nobodySaysWhatNobodyCanSay() {
    assertFlaw(with(said(BEN, new Saying.Words("x".repeat(501)))), "Nobody can say that.");
    assertFlaw(with(said(BEN, new Saying.Emote("<b>"))), "Nobody can say that.");
    assertThat(with(said(BEN, new Saying.Words("Ahoy")))).isInstanceOf(OpenReply.Ready.class);
    assertThat(with(said(BEN.forgotten(), Saying.NOTHING))).isInstanceOf(OpenReply.Ready.class);
  }

  @Test
  void whoHasLeftForGoodDoesNotComeBack() {
    Fact gives = new Fact.HandedOver(SECOND, new Sitter.Machine("easy"));
    Fact left = new Fact.Left(BEN.id());
    assertThat(with(gives, left)).isInstanceOf(OpenReply.Ready.class);
    assertFlaw(
        with(gives, left, said(BEN, new Saying.Words("Ahoy"))),
        "Who has left for good does not come back.");
  }

  @Test
  void aClockAndAWindowAreSuchAsThereAre() {
    assertFlaw(
        changed(0, fact -> with(opened(fact), new TimeControl.Live(0), null)),
        "There is no such clock.");
    assertFlaw(
        changed(0, fact -> with(opened(fact), new TimeControl.None(), 3_600)),
        "No window is as long as that.");
  }

  private static Fact.Opened with(Fact.Opened o, TimeControl clock, @Nullable Integer window) {
    return new Fact.Opened(
        o.game(),
        o.players(),
        o.options(),
        o.listed(),
        clock,
        window,
        o.host(),
        o.luckHash(),
        null,
        o.edition());
  }

  @Test
  void nothingHappensInTheDaysToCome() {
    List<Entry> entries = new ArrayList<>(game.entries());
    Entry last = entries.removeLast();
    entries.add(new Entry(last.number(), 99_999_999_999_999L, last.command(), last.fact()));
    assertFlaw(bringIn(entries), "This has not happened yet.");
  }

  @Test
  void peopleDoNotSitDownForEver() {
    List<Entry> entries = new ArrayList<>(game.entries());
    Entry again = entries.getFirst().with(new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE)));
    entries.addAll(1, Collections.nCopies(1_000, again));
    assertFlaw(bringIn(entries), "A game starts after at most 1000 entries.");
  }

  @Test
  void noCommandAndNoIdIsLongerThanThoseHere() {
    List<Entry> entries = new ArrayList<>(game.entries());
    Entry first = entries.removeFirst();
    entries.addFirst(new Entry(1, first.at(), "x".repeat(130), first.fact()));
    assertFlaw(bringIn(entries), "A command has at most 129 characters.");

    String endless = "x".repeat(65);
    String sentence = "The id of a person has at most 64 characters.";
    Person person = new Person(endless, "Ben");
    assertFlaw(with(said(person, new Saying.Words("Ahoy"))), sentence);
    assertFlaw(with(new Fact.HandedOver(FIRST, new Sitter.Human(person))), sentence);
    assertFlaw(with(new Fact.Left(endless)), sentence);
    assertFlaw(changed(0, fact -> opened(fact).hostedBy(person)), sentence);
  }
}
