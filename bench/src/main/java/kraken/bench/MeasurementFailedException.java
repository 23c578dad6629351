package kraken.bench;

/** JMH could not measure; the message says why. */
public final class MeasurementFailedException extends Exception {

  private static final long serialVersionUID = 1;

  MeasurementFailedException(EngineSubject subject, Exception cause) {
    super("Measuring " + subject.code() + " failed: " + cause.getMessage(), cause);
  }
}
