package kraken.games.bay.state;

/** What can be fired at. */
public sealed interface Target {

  /** What the die must reach. */
  int defence();

  /** A ship of a player, or one that is off course. */
  record OfVessel(Vessel vessel) implements Target {
    @Override
    public int defence() {
      return vessel.isOffCourse() ? Figures.OFF_COURSE_DEFENCE : Figures.of(vessel).defence();
    }
  }

  record OfTentacle(Space at) implements Target {
    @Override
    public int defence() {
      return Figures.TENTACLE_DEFENCE;
    }
  }

  record OfKraken() implements Target {
    @Override
    public int defence() {
      return Figures.KRAKEN_DEFENCE;
    }
  }
}
