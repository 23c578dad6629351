package kraken.cli;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jars of this module are those of ./kraken serve: what a server never runs is not there. */
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
