package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class JsonTest {

  enum Lane {
    RED,
    BLUE
  }

  sealed interface Move {
    record Sail(Lane lane, int knots) implements Move {}

    record Wait() implements Move {}

    sealed interface Fight extends Move {}

    record Fire(@Nullable Lane lane, List<Seat> at) implements Fight {}

    record Board(Move then) implements Fight {}
  }

  /** Its extra methods look like properties, but are not components. */
  record Ship(String name, int guns, boolean sunk) {
    public boolean isAfloat() {
      return !sunk;
    }

    public int getMasts() {
      return 3;
    }
  }

  sealed interface Flag permits Signal, Pennant {}

  enum Signal implements Flag {
    HELP
  }

  record Pennant(String colour) implements Flag {}

  record Chart(Map<Seat, Integer> gold, Map<Lane, String> notes, Set<Lane> seen) {}

  @Test
  void aRecordOfASealedInterfaceCarriesItsSimpleName() {
    assertThat(Json.write(new Move.Sail(Lane.RED, 3), Move.class))
        .isEqualTo("{\"type\":\"Sail\",\"lane\":\"RED\",\"knots\":3}");
    assertThat(Json.write(new Move.Wait(), Move.class)).isEqualTo("{\"type\":\"Wait\"}");
  }

  @Test
  void theNameIsTheSameWhoeverAsks() {
    Move fire = new Move.Fire(Lane.BLUE, List.of(Seat.of(2)));
    String text = "{\"type\":\"Fire\",\"lane\":\"BLUE\",\"at\":[2]}";
    for (Class<? extends Move> as : List.of(Move.class, Move.Fight.class, Move.Fire.class)) {
      assertThat(Json.write(fire, as)).isEqualTo(text);
      assertThat((Move) Json.read(text, as)).isEqualTo(fire);
    }
  }

  @Test
  void sealedInterfacesNest() {
    Move move = new Move.Board(new Move.Board(new Move.Fire(null, List.of())));
    assertThat(Json.read(Json.write(move, Move.class), Move.class)).isEqualTo(move);
  }

  @Test
  void aRecordWithoutASealedParentHasNoType() {
    assertThat(Json.write(new Ship("Hind", 18, false), Ship.class))
        .isEqualTo("{\"name\":\"Hind\",\"guns\":18,\"sunk\":false}");
  }

  @Test
  void anEnumCanBeOneOfSeveralToo() {
    for (Flag flag : List.of(Signal.HELP, new Pennant("blue"))) {
      assertThat(Json.read(Json.write(flag, Flag.class), Flag.class)).isEqualTo(flag);
    }
  }

  @Test
  void equalMapsAndSetsGiveEqualText() {
    Chart chart =
        new Chart(
            Map.of(Seat.of(2), 5, Seat.of(0), 7),
            Map.of(Lane.BLUE, "deep", Lane.RED, "reef"),
            Set.of(Lane.BLUE, Lane.RED));
    String text = Json.write(chart, Chart.class);
    assertThat(text)
        .isEqualTo(
            "{\"gold\":{\"0\":7,\"2\":5},\"notes\":{\"RED\":\"reef\",\"BLUE\":\"deep\"},"
                + "\"seen\":[\"RED\",\"BLUE\"]}");
    assertThat(Json.read(text, Chart.class)).isEqualTo(chart);
  }

  @Test
  void prettyTextHasLinesAndReadsTheSame() {
    Ship ship = new Ship("Hind", 18, true);
    String text = Json.pretty(ship, Ship.class);
    assertThat(text.lines()).hasSize(5);
    assertThat(Json.read(text, Ship.class)).isEqualTo(ship);
  }

  @Test
  void nullStaysNull() {
    Move move = new Move.Fire(null, List.of());
    String text = Json.write(move, Move.class);
    assertThat(text).contains("\"lane\":null");
    assertThat(Json.read(text, Move.class)).isEqualTo(move);
  }

  @Test
  void textThatSaysTooMuchOrTooLittleIsRefused() {
    Map<String, String> bad = new TreeMap<>();
    bad.put("unknown property", "{\"type\":\"Sail\",\"lane\":\"RED\",\"knots\":3,\"sails\":2}");
    bad.put("missing number", "{\"type\":\"Sail\",\"lane\":\"RED\"}");
    bad.put("missing object", "{\"type\":\"Sail\",\"knots\":3}");
    bad.put("missing type", "{\"lane\":\"RED\",\"knots\":3}");
    bad.put("unknown type", "{\"type\":\"Row\"}");
    bad.put("unknown word", "{\"type\":\"Sail\",\"lane\":\"GREEN\",\"knots\":3}");
    bad.put("text for a number", "{\"type\":\"Sail\",\"lane\":\"RED\",\"knots\":\"3\"}");
    bad.put("a fraction", "{\"type\":\"Sail\",\"lane\":\"RED\",\"knots\":3.5}");
    bad.put("null for a number", "{\"type\":\"Sail\",\"lane\":\"RED\",\"knots\":null}");
    bad.put("more after the end", "{\"type\":\"Wait\"} {}");
    bad.put("not JSON", "Wait");
    bad.forEach((why, text) ->
        assertThatThrownBy(() -> Json.read(text, Move.class))
            .as(why)
            .isInstanceOf(JacksonException.class));
  }

  @Test
  void strictlyReadNoFieldStandsTwice() {
    String twice = "{\"name\":\"Hind\",\"guns\":18,\"guns\":20,\"sunk\":false}";
    assertThatThrownBy(() -> Json.readStrictly(twice, Ship.class))
        .isInstanceOf(JacksonException.class);
    Ship ship = new Ship("Hind", 18, false);
    assertThat(Json.readStrictly(Json.write(ship, Ship.class), Ship.class)).isEqualTo(ship);
  }

  @Test
  void strictlyReadNothingIsNullButWhatMayBe() {
    String fine = "{\"type\":\"Fire\",\"lane\":null,\"at\":[1]}";
    assertThat(Json.readStrictly(fine, Move.class)).isEqualTo(Json.read(fine, Move.class));
    for (String holes :
        List.of(
            "null",
            fine.replace("[1]", "null"),
            fine.replace("[1]", "[1,null]"),
            "{\"type\":\"Sail\",\"lane\":null,\"knots\":3}")) {
      assertThatThrownBy(() -> Json.readStrictly(holes, Move.class))
          .as(holes)
          .isInstanceOf(JacksonException.class);
    }
  }
}
