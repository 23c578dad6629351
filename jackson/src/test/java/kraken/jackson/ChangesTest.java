package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import kraken.json.TypedJson;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Of a value that the client knows, only the changed parts are written. */
class ChangesTest {

  sealed interface Cargo {
    record Rum(int barrels, List<Seat> owners) implements Cargo {}

    record Nothing() implements Cargo {}
  }

  record Ship(String name, @Nullable Seat captain, Cargo cargo) {}

  record Fleet(int turn, List<Ship> ships, Map<String, Integer> stores, List<Integer> depths) {}

  enum Wind {
    CALM,
    STORM
  }

  private static final Ship GULL = new Ship("Gull", Seat.of(0), new Cargo.Nothing());
  private static final Ship TERN =
      new Ship("Tern", null, new Cargo.Rum(3, List.of(Seat.of(0), Seat.of(1))));
  private static final Fleet FLEET = fleet(1, GULL, TERN);

  private static Fleet fleet(int turn, Ship... ships) {
    return new Fleet(turn, List.of(ships), Map.of("rope", 2), List.of(7, 8, 9));
  }

  private static void isTold(Fleet before, Fleet after, String changes) {
    assertThat(TypedJson.of(Fleet.class).writeChanges(before, after).json()).isEqualTo(changes);
  }

  @Test
  void nothingIsToldOfWhatIsTheSame() {
    isTold(FLEET, fleet(1, GULL, TERN), "{}");
  }

  @Test
  void aPartIsToldWhereItStands() {
    isTold(FLEET, fleet(2, GULL, TERN), "{\"/turn\":2}");
  }

  @Test
  void partsOfPartsAndPlacesInLists() {
    Ship sold = new Ship("Tern", Seat.of(2), new Cargo.Rum(3, List.of(Seat.of(0), Seat.of(2))));
    isTold(
        FLEET,
        fleet(2, GULL, sold),
        "{\"/turn\":2,\"/ships/1/captain\":2,\"/ships/1/cargo/owners/1\":2}");
  }

  @Test
  void whatIsThereNoMoreIsNull() {
    Ship adrift = new Ship("Gull", null, new Cargo.Nothing());
    isTold(FLEET, fleet(1, adrift, TERN), "{\"/ships/0/captain\":null}");
  }

  @Test
  void aPlaceInAListMayBeEmpty() {
    Fleet known = new Fleet(1, List.of(), Map.of(), List.of(7, 8));
    Fleet deep = new Fleet(1, List.of(), Map.of(), Arrays.asList(null, 8));
    isTold(known, deep, "{\"/depths/0\":null}");
    isTold(deep, known, "{\"/depths/0\":7}");
  }

  @Test
  void aListThatHasGotLongerOrShorterIsToldAsAWhole() {
    isTold(FLEET, fleet(1, GULL), "{\"/ships\":[" + Json.write(GULL, Ship.class) + "]}");
    isTold(fleet(1), fleet(1, GULL), "{\"/ships\":[" + Json.write(GULL, Ship.class) + "]}");
  }

  @Test
  void somethingOfAnotherKindIsToldAsAWhole() {
    Ship laden = new Ship("Gull", Seat.of(0), new Cargo.Rum(1, List.of()));
    isTold(
        FLEET,
        fleet(1, laden, TERN),
        "{\"/ships/0/cargo\":{\"type\":\"Rum\",\"barrels\":1,\"owners\":[]}}");
  }

  @Test
  void mapsAreToldAsAWhole() {
    Fleet poor = new Fleet(1, List.of(GULL, TERN), Map.of("rope", 1), List.of(7, 8, 9));
    isTold(FLEET, poor, "{\"/stores\":{\"rope\":1}}");
  }

  @Test
  void aValueWithoutPartsIsToldUnderTheEmptyPointer() {
    TypedJson<Wind> writer = TypedJson.of(Wind.class);
    assertThat(writer.writeChanges(Wind.CALM, Wind.STORM).json()).isEqualTo("{\"\":\"STORM\"}");
    assertThat(writer.writeChanges(Wind.CALM, Wind.CALM).json()).isEqualTo("{}");
  }
}
