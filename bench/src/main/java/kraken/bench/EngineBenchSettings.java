package kraken.bench;

import java.util.List;

/** Which subjects are measured, and how long JMH warms up and measures. */
public enum EngineBenchSettings {
  THOROUGH(3, 5, 1000),
  QUICK(2, 3, 500);

  private final int warmups;
  private final int measurements;
  private final int iterationMillis;

  EngineBenchSettings(int warmups, int measurements, int iterationMillis) {
    this.warmups = warmups;
    this.measurements = measurements;
    this.iterationMillis = iterationMillis;
  }

  int warmups() {
    return warmups;
  }

  int measurements() {
    return measurements;
  }

  int iterationMillis() {
    return iterationMillis;
  }

  List<EngineSubject> subjects() {
    return switch (this) {
      case THOROUGH -> EngineSubject.smallAndFull();
      case QUICK -> EngineSubject.full();
    };
  }
}
