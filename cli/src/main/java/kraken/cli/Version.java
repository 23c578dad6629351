package kraken.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "kraken " + Objects.requireNonNullElse(version, "(not packaged)"),
      "Java " + Runtime.version(),
    };
  }
}
