package kraken.kit;

/** Who may hear of an event. */
public record Audience(Seats seats, boolean watchers) {

  public static final Audience EVERYBODY = new Audience(Seats.all(Seat.MOST), true);

  public static Audience only(Seats seats) {
    return new Audience(seats, false);
  }

  public static Audience only(Seat seat) {
    return only(Seats.of(seat));
  }

  public boolean includes(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seats.contains(seat);
      case Viewer.Watcher() -> watchers;
    };
  }
}
