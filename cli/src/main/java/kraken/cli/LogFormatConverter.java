package kraken.cli;

import kraken.server.logs.LogFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the format of log lines. */
final class LogFormatConverter implements ITypeConverter<LogFormat> {

  @Override
  public LogFormat convert(String text) {
    return LogFormat.called(text)
        .orElseThrow(() ->
            new TypeConversionException(
                "one of " + String.join(", ", LogFormat.words()) + ", not \"" + text + "\""));
  }
}
