package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import kraken.jackson.Json;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.server.store.db.LogLine;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.WhyClosed;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Logs are kept for ever: the fast writer must write a fact as it was always written. */
class LogLineTest {

  private static final Person ANNE = new Person("a1", "Anne \"\u2693\" Bonny");
  private static final Seat SEAT = Seat.of(3);

  static Stream<Fact> facts() {
    TreeMap<String, String> options = new TreeMap<>();
    options.put("whirlpools", "2");
    options.put("one-hit", "true");
    return Stream.of(
        new Fact.Opened(
            "attack", 4, options, true, new TimeControl.None(), null, ANNE, "0f", null, null),
        new Fact.Opened(
            "shadow",
            11,
            new TreeMap<>(),
            false,
            new TimeControl.Live(5),
            20,
            ANNE,
            "0f",
            null,
            null),
        new Fact.Opened(
            "bay", 2, new TreeMap<>(), false, new TimeControl.Slow(8), null, ANNE, "", true, 2),
        new Fact.Seated(SEAT, new Sitter.Human(ANNE)),
        new Fact.Seated(SEAT, new Sitter.Machine("greedy")),
        new Fact.Seated(SEAT, new Sitter.Nobody()),
        new Fact.NonceGiven("a1", "00ff"),
        new Fact.Started(),
        new Fact.Drawn(Numbers.of(6, 6), Numbers.of(5, 0)),
        new Fact.Drawn(Numbers.NONE, Numbers.NONE),
        new Fact.Played(SEAT, "{\"type\":\"Take\",\"card\":\"SAMUEL_2\",\"path\":\"\\\\\"}"),
        new Fact.TimedOut(SEAT, "\"roll\""),
        new Fact.TakenBack(SEAT, 1L << 40),
        new Fact.Said(ANNE, SEAT, new Saying.Words("Land!\t\u00e9 </script>")),
        new Fact.Said(ANNE, null, new Saying.Emote("cheer")),
        new Fact.Said(ANNE, SEAT, new Saying.Claim("saw", List.of("red", "blue"))),
        new Fact.HandedOver(SEAT, new Sitter.Human(ANNE)),
        new Fact.HandedOver(SEAT, new Sitter.Machine("easy"), true),
        new Fact.HostPassed(ANNE),
        new Fact.Advised(SEAT),
        new Fact.EyesLent(SEAT, true),
        new Fact.EyesBorrowed("a1", SEAT),
        new Fact.EyesBorrowed("a1", null),
        new Fact.Ended("00"),
        new Fact.Left("a1"),
        new Fact.Closed(WhyClosed.DELETED),
        new Fact.Rematched("abc"));
  }

  @ParameterizedTest
  @MethodSource("facts")
  void aFactIsStoredAsJsonWritesIt(Fact fact) {
    LogLine line = LogLine.of(new Entry(7, 8, "a1/9", fact));
    assertThat(line.fact()).isEqualTo(Json.write(fact, Fact.class));
    assertThat(line.entry()).isEqualTo(new Entry(7, 8, "a1/9", fact));
  }

  @Test
  void aLogThatIsOlderThanEditionsIsOfTheFirstAndStaysAsItIs() {
    String stored =
        "{\"type\":\"Opened\",\"game\":\"bay\",\"players\":2,\"options\":{},\"listed\":true,"
            + "\"clock\":{\"type\":\"None\"},\"host\":{\"id\":\"a1\",\"name\":\"Anne\"},\"luckHash\":\"0f\"}";
    LogLine line = new LogLine(1, 8, "", stored);
    assertThat(((Fact.Opened) line.entry().fact()).playedUnder()).isEqualTo(1);
    assertThat(LogLine.of(line.entry())).isEqualTo(line);
    String named = stored.replaceFirst("}$", ",\"edition\":1}");
    assertThat(LogLine.of(new LogLine(1, 8, "", named).entry())).isEqualTo(line);
  }

  @Test
  void noFactIsForgottenHere() {
    assertThat(facts().<Class<?>>map(Fact::getClass).distinct())
        .containsExactlyInAnyOrder(Fact.class.getPermittedSubclasses());
  }
}
