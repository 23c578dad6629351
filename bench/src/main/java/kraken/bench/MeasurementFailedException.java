package kraken.bench;

/** Something could not be measured; the message says why. */
public final class MeasurementFailedException extends Exception {

  private static final long serialVersionUID = 1;

  public MeasurementFailedException(String message) {
    super(message);
  }

  MeasurementFailedException(EngineSubject subject, Exception cause) {
    super("Measuring " + subject.code() + " failed: " + cause.getMessage(), cause);
  }
}
