package kraken.games.bay.state;

/** What the players' ships carry, ten bits a ship. */
public record Holds(long rations, long crew, long treasure) {

  public static final Holds EMPTY = new Holds(0, 0, 0);

  private static final int BITS = 10;
  private static final long MASK = (1L << BITS) - 1;

  public int of(int ship, Cargo cargo) {
    return (int) (row(cargo) >>> (BITS * ship) & MASK);
  }

  public boolean isEmpty(int ship) {
    return of(ship, Cargo.RATION) + of(ship, Cargo.CREW) + of(ship, Cargo.TREASURE) == 0;
  }

  private long row(Cargo cargo) {
    return switch (cargo) {
      case RATION -> rations;
      case CREW -> crew;
      case TREASURE -> treasure;
      case PLAGUE -> throw new IllegalStateException("nobody carries plague crew");
    };
  }

  public Holds plus(int ship, Cargo cargo, int count) {
    long more = (long) count << (BITS * ship);
    return switch (cargo) {
      case RATION -> new Holds(rations + more, crew, treasure);
      case CREW -> new Holds(rations, crew + more, treasure);
      case TREASURE -> new Holds(rations, crew, treasure + more);
      case PLAGUE -> throw new IllegalStateException("nobody carries plague crew");
    };
  }

  public Holds emptied(int ship) {
    long others = ~(MASK << (BITS * ship));
    return new Holds(rations & others, crew & others, treasure & others);
  }
}
