package kraken.games.shadow.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the table of a chart. */
final class ChartReader {

  private final List<String[]> rows;
  private final List<String> names;
  private final List<String> southern;

  ChartReader(String table, String southernWaters) {
    rows = table.lines().map(line -> line.split(" +", -1)).toList();
    names = rows.stream().map(row -> row[0]).toList();
    southern = List.of(southernWaters.split(" ", -1));
  }

  List<Water> waters() {
    List<Water> waters = new ArrayList<>();
    for (String[] row : rows) {
      waters.add(
          new Water(
              hex(row[0]),
              target(row[1]),
              target(row[2]),
              target(row[3]),
              token(row),
              southern.contains(row[0])));
    }
    return List.copyOf(waters);
  }

  private static Hex hex(String name) {
    String[] parts = name.split(",", -1);
    return new Hex(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private int target(String name) {
    return switch (name) {
      case "S" -> Chart.BAY;
      case "P" -> Chart.COVE;
      case "C" -> Chart.KRAKEN;
      default -> names.indexOf(name);
    };
  }

  private static @Nullable Token token(String[] row) {
    return row.length > 4 ? Token.valueOf(row[4].toUpperCase(Locale.ROOT)) : null;
  }
}
