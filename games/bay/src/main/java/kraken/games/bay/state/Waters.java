package kraken.games.bay.state;

/**
 * What is in the water of the bay, ships apart. A tentacle, a bomb and cargo can share a space.
 *
 * @param due where a bomb was dropped on a vessel in this round; it does nothing until the round
 *     ends
 */
public record Waters(
    Spaces tentacles,
    Spaces barrels,
    Spaces smoke,
    Spaces due,
    Spaces rations,
    Spaces crew,
    Spaces treasure,
    Spaces plague) {

  public static final Waters CALM =
      new Waters(
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE,
          Spaces.NONE);

  public static final int TENTACLES = 12;

  public int tentaclesInSupply() {
    return TENTACLES - tentacles.count();
  }

  public Waters withTentacles(Spaces next) {
    return new Waters(next, barrels, smoke, due, rations, crew, treasure, plague);
  }

  public Spaces bombs(Bomb bomb) {
    return bomb == Bomb.BARREL ? barrels : smoke;
  }

  public Waters withBombs(Bomb bomb, Spaces next) {
    return bomb == Bomb.BARREL
        ? new Waters(tentacles, next, smoke, due, rations, crew, treasure, plague)
        : new Waters(tentacles, barrels, next, due, rations, crew, treasure, plague);
  }

  public Waters withDue(Spaces next) {
    return new Waters(tentacles, barrels, smoke, next, rations, crew, treasure, plague);
  }

  public Spaces afloat(Cargo cargo) {
    return switch (cargo) {
      case RATION -> rations;
      case CREW -> crew;
      case TREASURE -> treasure;
      case PLAGUE -> plague;
    };
  }

  public Waters withAfloat(Cargo cargo, Spaces next) {
    return switch (cargo) {
      case RATION -> new Waters(tentacles, barrels, smoke, due, next, crew, treasure, plague);
      case CREW -> new Waters(tentacles, barrels, smoke, due, rations, next, treasure, plague);
      case TREASURE -> new Waters(tentacles, barrels, smoke, due, rations, crew, next, plague);
      case PLAGUE -> new Waters(tentacles, barrels, smoke, due, rations, crew, treasure, next);
    };
  }

  public boolean hasCargo(int space) {
    return rations.has(space) || crew.has(space) || treasure.has(space) || plague.has(space);
  }

  public boolean hasBomb(int space) {
    return barrels.has(space) || smoke.has(space);
  }

  /** What a vessel that enters this space meets, as bits of {@link Passage}. */
  public int effects(int space) {
    int tentacle = tentacles.has(space) ? Passage.TENTACLE : 0;
    return due.has(space)
        ? tentacle
        : tentacle
            | (barrels.has(space) ? Passage.BARREL : 0)
            | (smoke.has(space) ? Passage.SMOKE : 0);
  }

  /** These spaces without those where something is. */
  public Spaces free(Spaces among) {
    long low = tentacles.low() | barrels.low() | smoke.low() | rations.low();
    long high = tentacles.high() | barrels.high() | smoke.high() | rations.high();
    return new Spaces(
        among.low() & ~(low | crew.low() | treasure.low() | plague.low()),
        among.high() & ~(high | crew.high() | treasure.high() | plague.high()));
  }
}
