package kraken.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Reads options of the server from other places, too: --bot-pause as KRAKEN_BOT_PAUSE in the
 * environment, or as bot-pause in the file that --config names. The flag wins, then the
 * environment.
 */
final class ServerOptions implements IDefaultValueProvider {

  static final String CONFIG = "--config";

  private final Map<String, String> environment;
  private final Map<ArgSpec, String> origins = new HashMap<>();
  private @Nullable Properties file;

  ServerOptions(Map<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option) || option.usageHelp()) {
      return null;
    }
    String variable = variable(option.longestName());
    if (environment.get(variable) != null) {
      origins.put(argument, variable);
      return environment.get(variable);
    }
    String key = key(option.longestName());
    String value = isConfig(option) ? null : file(argument.command()).getProperty(key);
    if (value != null) {
      origins.put(argument, key + " in " + configFile(argument.command()));
    }
    return value;
  }

  /** The place that the value of the option came from, in words for people. */
  String origin(ArgSpec argument, String flag) {
    return origins.getOrDefault(argument, flag);
  }

  private Properties file(CommandSpec command) {
    if (file == null) {
      file = read(command, configFile(command));
    }
    return file;
  }

  private @Nullable String configFile(CommandSpec command) {
    @Nullable Path given = command.findOption(CONFIG).getValue();
    return given == null ? environment.get(variable(CONFIG)) : given.toString();
  }

  private static Properties read(CommandSpec command, @Nullable String name) {
    Properties properties = new Properties();
    if (name == null) {
      return properties;
    }
    try (Reader reader = Files.newBufferedReader(Path.of(name), StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      throw new ParameterException(
          command.commandLine(),
          CONFIG
              + " names a file with lines such as \"port = 8080\"; "
              + name
              + " cannot be read as one.");
    }
    refuseUnknown(command, name, properties);
    return properties;
  }

  private static void refuseUnknown(CommandSpec command, String name, Properties properties) {
    TreeSet<String> known = new TreeSet<>();
    for (OptionSpec option : command.options()) {
      if (!option.usageHelp() && !isConfig(option)) {
        known.add(key(option.longestName()));
      }
    }
    for (String key : new TreeSet<>(properties.stringPropertyNames())) {
      if (!known.contains(key)) {
        throw new ParameterException(
            command.commandLine(),
            "There is no setting \"" + key + "\" (in " + name + "); there are " + known + ".");
      }
    }
  }

  private static boolean isConfig(OptionSpec option) {
    return option.longestName().equals(CONFIG);
  }

  private static String key(String flag) {
    return flag.substring(2);
  }

  static String variable(String flag) {
    return "KRAKEN_" + key(flag).replace('-', '_').toUpperCase(Locale.ROOT);
  }
}
