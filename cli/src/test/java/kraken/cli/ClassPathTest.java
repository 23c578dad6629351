package kraken.cli;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The class path of this module is that of ./kraken serve: it has no jar that a server never uses.
 */
class ClassPathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.openjdk.jmh.runner.Runner",
        "org.apache.commons.math3.util.FastMath",
        "joptsimple.OptionParser",
        "org.eclipse.jetty.ee10.webapp.WebAppContext",
        "org.eclipse.jetty.xml.XmlConfiguration",
        "jakarta.enterprise.inject.spi.CDI"
      })
  void serversCarryNothingForBenchmarksOrWebApplications(String name) {
    ClassLoader jars = getClass().getClassLoader();

    assertThatExceptionOfType(ClassNotFoundException.class)
        .isThrownBy(() -> Class.forName(name, false, jars));
  }
}
