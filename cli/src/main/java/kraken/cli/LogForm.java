package kraken.cli;

import kraken.server.logs.Logs;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the form of log lines. */
final class LogForm implements ITypeConverter<Logs> {

  @Override
  public Logs convert(String text) {
    return Logs.called(text)
        .orElseThrow(() ->
            new TypeConversionException(
                "one of " + String.join(", ", Logs.words()) + ", not \"" + text + "\""));
  }
}
