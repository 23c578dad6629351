package kraken.lab;

import java.util.List;

/** The figures of the same experiment with several values of an option, as JSON. */
public record VariedFigures(List<Figures> varied) {
  public VariedFigures {
    varied = List.copyOf(varied);
  }
}
