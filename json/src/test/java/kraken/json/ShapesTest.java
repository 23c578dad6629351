package kraken.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ShapesTest {

  enum Wind {
    CALM,
    STORM
  }

  sealed interface Order {
    record Sail(Seat helm, @Nullable String to) implements Order {}

    sealed interface Fight extends Order {}

    record Fire(@OmitNull @Nullable Wind wind) implements Fight {}
  }

  sealed interface Flag permits Wave, Signal {}

  record Wave() implements Flag {}

  enum Signal implements Flag {
    HELP
  }

  record Log(
      List<Order> orders,
      Set<Wind> winds,
      Map<Seat, Long> gold,
      Numbers numbers,
      Seats seats,
      Viewer viewer,
      JsonText ready,
      Object other) {}

  @Test
  void aRecordHasItsFieldsInTheirOrder() {
    assertThat(Shapes.record(Log.class).tag()).isNull();
    assertThat(Shapes.record(Log.class).fields())
        .extracting(NamedShape.Field::shape)
        .containsExactly(
            new Shape.ListOf(new Shape.Named(Order.class)),
            new Shape.SetOf(new Shape.Named(Wind.class)),
            new Shape.MapOf(Shape.Plain.SEAT, Shape.Plain.LONG),
            Shape.Plain.NUMBERS,
            Shape.Plain.SEATS,
            Shape.Plain.VIEWER,
            Shape.Plain.JSON,
            new Shape.Foreign(Object.class));
  }

  @Test
  void aRecordOfASealedInterfaceHasATagAndKnowsItsNulls() {
    assertThat(Shapes.named(Order.Sail.class))
        .isEqualTo(
            new NamedShape.RecordShape(
                Order.Sail.class,
                "Sail",
                List.of(
                    new NamedShape.Field("helm", Shape.Plain.SEAT, NamedShape.Nulls.NEVER),
                    new NamedShape.Field("to", Shape.Plain.TEXT, NamedShape.Nulls.WRITTEN))));
    assertThat(Shapes.record(Order.Fire.class).fields())
        .extracting(NamedShape.Field::nulls)
        .containsExactly(NamedShape.Nulls.LEFT_OUT);
  }

  @Test
  void oneOfSeveralLeadsToAllItsRecords() {
    assertThat(Shapes.records(Order.class))
        .extracting(NamedShape.RecordShape::tag)
        .containsExactly("Sail", "Fire");
    assertThat(Expected.of(Shapes.of(Order.class)))
        .isEqualTo("an object with a type, one of Sail, Fire");
  }

  @Test
  void anEnumIsOneOfItsWords() {
    assertThat(Shapes.named(Wind.class))
        .isEqualTo(new NamedShape.Words(Wind.class, List.of("CALM", "STORM")));
  }

  @Test
  void whatHasNoRuleIsRefused() {
    assertThatThrownBy(() -> Shapes.named(Seat.class)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Shapes.record(Wind.class))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Shapes.records(Flag.class))
        .hasMessageContaining("only records can have a tag");
    assertThatThrownBy(() -> TypedJson.of(Log.class).write(log()))
        .hasMessageContaining("no rule to write class java.lang.Object");
  }

  private static Log log() {
    return new Log(
        List.of(),
        Set.of(),
        Map.of(),
        Numbers.NONE,
        Seats.NONE,
        Viewer.WATCHER,
        new JsonText("1"),
        "anything");
  }
}
