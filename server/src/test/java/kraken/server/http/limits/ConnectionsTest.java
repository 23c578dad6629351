package kraken.server.http.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConnectionsTest {

  private static final long SECOND = 1_000_000_000;

  private long now;
  private final List<Limit> refused = new ArrayList<>();
  private final Connections<String> connections =
      new Connections<>(
          Limits.STANDARD.with(Limit.CONNECTIONS, new Rate(2, 0)).with(Limit.HEAD, new Rate(15, 0)),
          () -> now,
          refused::add);

  private List<String> late() {
    List<String> late = new ArrayList<>();
    connections.late(late::add);
    return late;
  }

  @Test
  void anAddressHasOnlySoManyUntilOneIsClosed() {
    assertThat(connections.admit("a", "192.0.2.1")).isTrue();
    assertThat(connections.admit("b", "192.0.2.1")).isTrue();
    assertThat(connections.admit("c", "192.0.2.1")).isFalse();
    assertThat(connections.admit("d", "192.0.2.2")).isTrue();
    assertThat(refused).containsExactly(Limit.CONNECTIONS);

    connections.closed("c");
    assertThat(connections.admit("c", "192.0.2.1")).as("it was never open").isFalse();
    connections.closed("a");
    assertThat(connections.admit("c", "192.0.2.1")).isTrue();
  }

  @Test
  void addressesOfOneIPv6NetworkCountTogether() {
    assertThat(connections.admit("a", "2001:db8:1:2::1")).isTrue();
    assertThat(connections.admit("b", "2001:db8:1:2:ffff::2")).isTrue();
    assertThat(connections.admit("c", "2001:db8:1:2:3::3")).isFalse();
    assertThat(connections.admit("d", "2001:db8:1:3::1")).isTrue();
  }

  @Test
  void aHeadThatDoesNotComeInTimeIsLateHoweverOftenALetterComes() {
    connections.admit("a", "192.0.2.1");
    now += 15 * SECOND;
    assertThat(late()).isEmpty();
    now += 1;
    assertThat(late()).containsExactly("a");
    assertThat(refused).containsExactly(Limit.HEAD);
  }

  @Test
  void anAnswerMayTakeLongAndThenTheNextHeadHasItsTime() {
    connections.admit("a", "192.0.2.1");
    connections.headCame("a");
    now += 100 * SECOND;
    assertThat(late()).isEmpty();
    connections.answered("a");
    now += 15 * SECOND;
    assertThat(late()).isEmpty();
    now += 1;
    assertThat(late()).containsExactly("a");
  }

  @Test
  void noHeadIsAwaitedOnASocket() {
    connections.admit("a", "192.0.2.1");
    connections.headCame("a");
    connections.upgraded("a");
    connections.answered("a");
    now += 100 * SECOND;
    assertThat(late()).isEmpty();
  }
}
