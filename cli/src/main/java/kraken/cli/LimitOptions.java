package kraken.cli;

import java.util.EnumMap;
import java.util.Map;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** An option for each limit of the server, such as {@code --limit-requests 300/50}. */
final class LimitOptions {

  private final Map<Limit, Rate> given = new EnumMap<>(Limit.class);

  void addTo(CommandSpec command) {
    for (Limit limit : Limit.values()) {
      command.addOption(
          OptionSpec.builder("--" + limit.setting())
              .paramLabel(limit.isRate() ? "N/S" : "N")
              .type(Rate.class)
              .converters(text -> rate(limit, text))
              .setter(into(limit))
              .description(description(limit))
              .build());
    }
  }

  Limits limits() {
    return Limits.each(limit -> given.getOrDefault(limit, limit.standard()));
  }

  private ISetter into(Limit limit) {
    return new ISetter() {
      @Override
      public <T> T set(T value) {
        if (value instanceof Rate rate) {
          given.put(limit, rate);
        } else {
          given.remove(limit);
        }
        return value;
      }
    };
  }

  private static String description(Limit limit) {
    String most = limit == Limit.UNSENT ? "an eighth of the memory" : limit.standard().text();
    String form = limit.isRate() ? "at once, and then a second" : "at most";
    return "Limit, " + form + ": " + limit.meaning() + " (default: " + most + ").";
  }

  private static Rate rate(Limit limit, String text) {
    return Rate.of(text)
        .filter(rate -> limit.isRate() == (rate.perSecond() > 0))
        .orElseThrow(() -> new TypeConversionException(wanted(limit) + ", not \"" + text + "\""));
  }

  private static String wanted(Limit limit) {
    return limit.isRate()
        ? "two numbers, how many at once and how many a second, such as " + limit.standard().text()
        : "a whole number, such as " + limit.standard().text();
  }
}
