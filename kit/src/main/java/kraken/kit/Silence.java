package kraken.kit;

/** The narrator that ignores all events. */
final class Silence implements Narrator<Object> {

  static final Silence NARRATOR = new Silence();

  private Silence() {}

  @Override
  public void tell(Audience audience, Object event) {}

  @Override
  public boolean listens() {
    return false;
  }
}
