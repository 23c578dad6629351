package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A viewer who takes nothing must not fill the memory of the server. */
class LineTest {

  private static final byte[] STEP = new byte[100 * 1024];

  private final Queue<Callback> onTheWay = new ArrayDeque<>();
  private final List<Integer> closings = new ArrayList<>();
  private final Line line = new Line(session());

  private CoreSession session() {
    return (CoreSession)
        Proxy.newProxyInstance(
            CoreSession.class.getClassLoader(),
            new Class<?>[] {CoreSession.class},
            (_, method, arguments) -> called(method, arguments));
  }

  private @Nullable Object called(Method method, Object[] arguments) {
    switch (method.getName()) {
      case "sendFrame" -> onTheWay.add((Callback) arguments[1]);
      case "close" -> closings.add((Integer) arguments[0]);
      default -> throw new AssertionError(method);
    }
    return null;
  }

  private void send(int steps) {
    for (int i = 0; i < steps; i++) {
      line.send(STEP);
    }
  }

  @Test
  void whoTakesNothingIsCutOffOnceAndSentNothingMore() {
    send(50);
    assertThat(closings).containsExactly(Line.TOO_SLOW);
    assertThat(onTheWay).hasSize(10);
  }

  @Test
  void whoTakesWhatComesStays() {
    for (int i = 0; i < 50; i++) {
      send(1);
      onTheWay.remove().succeeded();
    }
    assertThat(closings).isEmpty();
  }
}
