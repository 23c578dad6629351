package kraken.json;

import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import tools.jackson.databind.module.SimpleModule;

/** The kit's small values, written as what they stand for: a seat is its number; and records. */
final class KitValues extends SimpleModule {

  private static final long serialVersionUID = 1;
  private static final String WATCHER = "watcher";

  KitValues() {
    super("kit");
    add(new Shorthand<>(Numbers.class, int[].class, Numbers::toArray, Numbers::of));
    add(new Shorthand<>(Seats.class, int[].class, KitValues::indexes, KitValues::seats));
    add(new Shorthand<>(Seat.class, Integer.class, Seat::index, Seat::of));
    add(new Shorthand<>(Viewer.class, Object.class, KitValues::shortly, KitValues::viewer));
    addKeySerializer(Seat.class, new SeatKey.Writer());
    addKeyDeserializer(Seat.class, new SeatKey.Reader());
    addSerializer(Raw.class, new Raw.Writer());
    addDeserializer(Raw.class, new Raw.Reader());
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addValueInstantiators(new RecordMaker.Makers());
  }

  private <T, W> void add(Shorthand<T, W> shorthand) {
    addSerializer(shorthand.type(), shorthand.writer());
    addDeserializer(shorthand.type(), shorthand.reader());
  }

  private static int[] indexes(Seats seats) {
    return StreamSupport.stream(seats.spliterator(), false).mapToInt(Seat::index).toArray();
  }

  private static Seats seats(int[] indexes) {
    return Seats.of(IntStream.of(indexes).mapToObj(Seat::of).toArray(Seat[]::new));
  }

  private static Object shortly(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seat.index();
      case Viewer.Watcher() -> WATCHER;
    };
  }

  private static Viewer viewer(Object written) {
    return switch (written) {
      case Integer index -> new Seat(index);
      case String word when word.equals(WATCHER) -> Viewer.WATCHER;
      default -> throw new IllegalArgumentException("a viewer is a number or \"watcher\"");
    };
  }
}
