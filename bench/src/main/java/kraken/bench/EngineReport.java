package kraken.bench;

import java.util.List;

/** The speed of every game, and what it was measured on. */
public record EngineReport(
    String java, String system, EngineBenchSettings pace, List<EngineFigures> figures) {

  public EngineReport {
    figures = List.copyOf(figures);
  }

  static EngineReport of(EngineBenchSettings pace, List<EngineFigures> figures) {
    String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    return new EngineReport(Runtime.version().toString(), system, pace, figures);
  }
}
