package kraken.cli.arguments;

import java.util.Locale;
import kraken.bench.flood.FloodBench;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number in a range. */
public abstract class WholeNumberConverter implements ITypeConverter<Long> {

  private final long least;
  private final long most;

  private WholeNumberConverter(long least, long most) {
    this.least = least;
    this.most = most;
  }

  @Override
  public Long convert(String text) {
    try {
      long number = Long.parseLong(text);
      if (least <= number && number <= most) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // refused below, like a number that is out of range
    }
    throw new TypeConversionException(
        String.format(
            Locale.ROOT, "a whole number from %,d to %,d, not \"%s\"", least, most, text));
  }

  public static final class OfGames extends WholeNumberConverter {
    OfGames() {
      super(1, 1_000_000_000);
    }
  }

  /** The largest number that every JSON reader reads exactly. */
  public static final class OfSeed extends WholeNumberConverter {
    public static final long MOST = (1L << 53) - 1;

    OfSeed() {
      super(0, MOST);
    }
  }

  /** Port 0 stands for any free port. */
  public static final class OfPort extends WholeNumberConverter {
    OfPort() {
      super(0, 65_535);
    }
  }

  public static final class OfMilliseconds extends WholeNumberConverter {
    OfMilliseconds() {
      super(0, 60_000);
    }
  }

  /** 0 stands for ever. */
  public static final class OfDays extends WholeNumberConverter {
    OfDays() {
      super(0, 36_500);
    }
  }

  public static final class OfTables extends WholeNumberConverter {
    OfTables() {
      super(1, 5_000);
    }
  }

  public static final class OfOpenTables extends WholeNumberConverter {
    OfOpenTables() {
      super(1, 100_000);
    }
  }

  public static final class OfServers extends WholeNumberConverter {
    OfServers() {
      super(1, 16);
    }
  }

  public static final class OfSeconds extends WholeNumberConverter {
    OfSeconds() {
      super(1, 3_600);
    }
  }

  public static final class OfMinutes extends WholeNumberConverter {
    OfMinutes() {
      super(1, 1_440);
    }
  }

  public static final class OfPlayers extends WholeNumberConverter {
    OfPlayers() {
      super(2, 1_000);
    }
  }

  public static final class OfKills extends WholeNumberConverter {
    OfKills() {
      super(0, FloodBench.PARTS);
    }
  }

  public static final class OfPositions extends WholeNumberConverter {
    OfPositions() {
      super(1, 1_000);
    }
  }

  public static final class OfPercent extends WholeNumberConverter {
    OfPercent() {
      super(0, 100);
    }
  }

  public static final class OfThreads extends WholeNumberConverter {
    OfThreads() {
      super(1, 1024);
    }
  }
}
