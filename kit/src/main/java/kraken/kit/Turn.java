package kraken.kit;

/** Who decides now. */
public sealed interface Turn {

  /**
   * The seats whose answer the game waits for. Only the caller that runs the game may know them;
   * viewers are told {@link #toldTo}.
   */
  default Seats awaited() {
    return Seats.NONE;
  }

  /** The seats that were asked, whether they have answered or not. Everybody knows them. */
  default Seats asked() {
    return Seats.NONE;
  }

  /** The turn as the viewer may know it. */
  default Turn toldTo(Viewer viewer) {
    return this;
  }

  /** One seat decides, and everybody knows it. */
  record One(Seat seat) implements Turn {
    @Override
    public Seats awaited() {
      return Seats.of(seat);
    }

    @Override
    public Seats asked() {
      return Seats.of(seat);
    }
  }

  /**
   * Several seats decide at the same time and in secret. Until the last has answered, nobody is
   * told the answer of another seat, nor that it was given.
   *
   * <p>In a <b>window</b> each of them may act or pass. A pass is secret; an act is shown at once.
   * A table may give a window a fixed length, after which all seats that have not acted pass.
   *
   * @param asked the seats that were asked, which everybody knows
   * @param awaited those of them that have not answered yet, which nobody is told
   */
  record Together(Seats asked, Seats awaited, boolean window) implements Turn {
    @Override
    public Turn toldTo(Viewer viewer) {
      boolean answered =
          viewer instanceof Seat seat && asked.contains(seat) && !awaited.contains(seat);
      return new Together(asked, answered ? asked.without((Seat) viewer) : asked, window);
    }
  }

  /** The sea decides: it draws one number below each bound. Everybody knows the bounds. */
  record Sea(Numbers bounds) implements Turn {}

  /** The game has ended. */
  record Over(Outcome outcome) implements Turn {}
}
