package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.json.JsonText;
import kraken.json.OmitNull;
import kraken.json.TypedJson;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TypedJsonTest {

  enum Sail {
    FORE,
    AFT
  }

  sealed interface Cargo {
    record Rum(int barrels) implements Cargo {}

    record Nothing() implements Cargo {}
  }

  record Empty() {}

  record Small(int count, @Nullable Integer perhaps, boolean set, @Nullable Boolean known) {}

  record Crewed(Seat captain, @Nullable Seat mate, Seats others, Viewer viewer) {}

  record Rigged(Sail sail, @Nullable Sail spare, List<Sail> all) {}

  record Named(String name, @Nullable String nick, long born, @Nullable Long died, double share) {}

  record Drawn(Numbers bounds, Seats seats) {}

  sealed interface Word {
    record Plain(String text) implements Word {}

    record Shy(@OmitNull @Nullable Integer many) implements Word {}
  }

  record Laden(Cargo cargo, Cargo.Rum rum, List<Cargo> hold, Map<Sail, Small> rig, Set<Sail> set) {}

  record Nested(List<List<Small>> rows, Empty empty, @Nullable Nested deeper) {}

  private static <T> JsonText written(Object value, Class<T> type) {
    return TypedJson.of(type).write(type.cast(value));
  }

  private static void isWrittenAsJsonDoes(Object value) {
    isWrittenAsJsonDoes(value, value.getClass());
  }

  private static void isWrittenAsJsonDoes(Object value, Class<?> type) {
    assertThat(written(value, type).json()).isEqualTo(Json.write(value, type));
  }

  @Test
  void smallValuesAndThoseThatAreMissing() {
    isWrittenAsJsonDoes(new Empty());
    isWrittenAsJsonDoes(new Small(0, null, true, null));
    isWrittenAsJsonDoes(new Small(10, -1, false, true));
    isWrittenAsJsonDoes(new Small(Integer.MIN_VALUE, Integer.MAX_VALUE, false, false));
  }

  @Test
  void seatsAreNumbers() {
    isWrittenAsJsonDoes(
        new Crewed(Seat.of(0), null, Seats.of(Seat.of(1), Seat.of(10)), Viewer.WATCHER));
    isWrittenAsJsonDoes(new Crewed(Seat.of(10), Seat.of(3), Seats.NONE, Seat.of(2)));
  }

  @Test
  void namesOfConstantsAndListsWithHoles() {
    isWrittenAsJsonDoes(new Rigged(Sail.AFT, null, List.of()));
    isWrittenAsJsonDoes(new Rigged(Sail.FORE, Sail.AFT, Arrays.asList(Sail.AFT, null, Sail.FORE)));
  }

  @Test
  void textsAndLongNumbers() {
    isWrittenAsJsonDoes(new Named("", "/ ~'<>&", Long.MIN_VALUE, null, 0));
    isWrittenAsJsonDoes(new Named("Ann \"the\\ Kraken\"", "\"", 0, Long.MAX_VALUE, 0));
    for (char letter = 0; letter < 300; letter++) {
      isWrittenAsJsonDoes(new Named("before" + letter, letter + "after", 0, 0L, 0));
    }
    isWrittenAsJsonDoes(new Named("\u2693", "\ud83d\udc19", 0, 0L, 0));
  }

  @Test
  void rowsOfNumbersAndSeats() {
    isWrittenAsJsonDoes(new Drawn(Numbers.NONE, Seats.NONE));
    isWrittenAsJsonDoes(new Drawn(Numbers.of(6), Seats.of(Seat.of(3))));
    isWrittenAsJsonDoes(new Drawn(Numbers.of(6, -1, 100), Seats.of(Seat.of(0), Seat.of(10))));
  }

  @Test
  void oneOfSeveralIsNamed() {
    isWrittenAsJsonDoes(new Cargo.Nothing());
    isWrittenAsJsonDoes(new Cargo.Rum(3));
    isWrittenAsJsonDoes(new Word.Plain("aye"));
    isWrittenAsJsonDoes(new Cargo.Rum(3), Cargo.class);
    isWrittenAsJsonDoes(new Word.Plain("aye"), Word.class);
  }

  @Test
  void nullIsLeftOutWhereTheRecordSaysSo() {
    isWrittenAsJsonDoes(new Word.Shy(null), Word.class);
    isWrittenAsJsonDoes(new Word.Shy(1), Word.class);
    isWrittenAsJsonDoes(new Word.Shy(null));
  }

  @Test
  void fractionsMapsAndSets() {
    isWrittenAsJsonDoes(new Named("Ann", null, 1L << 60, null, 0.25));
    isWrittenAsJsonDoes(
        new Laden(
            new Cargo.Rum(3),
            new Cargo.Rum(1),
            List.of(new Cargo.Nothing(), new Cargo.Rum(2)),
            Map.of(Sail.AFT, new Small(1, 2, true, false)),
            Set.of(Sail.AFT, Sail.FORE)));
  }

  @Test
  void recordsWithinListsWithinRecords() {
    Small small = new Small(1, 2, true, null);
    Nested inner = new Nested(List.of(), new Empty(), null);
    isWrittenAsJsonDoes(new Nested(List.of(List.of(), List.of(small, small)), new Empty(), inner));
  }

  @Test
  void moreThanFitsIntoTheBufferAtFirst() {
    List<Small> many = Collections.nCopies(1_000, new Small(7, 77, true, false));
    Nested value = new Nested(List.of(many), new Empty(), null);
    for (int round = 0; round < 2; round++) {
      assertThat(written(value, Nested.class).utf8()).isEqualTo(Json.bytes(value, Nested.class));
    }
  }
}
