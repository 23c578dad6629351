package kraken.server.alerts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server posts goes to public addresses only, unless the operator allows more. */
class OutboundPostTest {

  private static final OutboundPost OUTBOUND = new OutboundPost(false);
  private static final OutboundPost ANYWHERE = new OutboundPost(true);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.31.255.255",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "fc00::1",
        "fe80::1",
        "ff02::1",
        "2001:db8::1",
        "2002:7f00:1::"
      })
  void addressesThatAreNotPublicAreRefused(String address) throws UnknownHostException {
    assertThat(PublicAddress.is(InetAddress.getByName(address))).isFalse();
    String host = address.contains(":") ? "[" + address + "]" : address;
    assertThatThrownBy(() -> OUTBOUND.post("https://" + host + "/hook", Map.of(), new byte[0]))
        .isInstanceOf(UnknownHostException.class)
        .hasMessageContaining("not public");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.1.1", "172.32.0.1", "203.0.114.1", "2606:4700::1111"})
  void publicAddressesAreKnown(String address) throws UnknownHostException {
    assertThat(PublicAddress.is(InetAddress.getByName(address))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hook",
        "http://example.org/hook",
        "ftp://example.org/hook",
        "javascript:alert(1)",
        "https://user:secret@example.org/hook",
        "https:///hook",
        "https://example.org:22/hook",
        "https://exa mple.org/"
      })
  void whatIsNoPublicHttpsAddressIsUnfit(String address) {
    assertThat(OUTBOUND.isFit(address)).isFalse();
  }

  @Test
  void httpsAddressesAreFit() {
    assertThat(OUTBOUND.isFit("https://discord.com/api/webhooks/1/x")).isTrue();
    assertThat(OUTBOUND.isFit("https://ntfy.example.org:8443/topic?x=1")).isTrue();
    assertThat(OUTBOUND.isFit("https://example.org/" + "x".repeat(1000))).isFalse();
  }

  @Test
  void aNameThatLeadsToThisMachineIsRefused() {
    assertThatThrownBy(() -> OUTBOUND.post("https://localhost/hook", Map.of(), new byte[0]))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aRedirectIsNotFollowed() throws IOException {
    AtomicInteger asked = new AtomicInteger();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    String here = "http://127.0.0.1:" + server.getAddress().getPort();
    server.createContext(
        "/",
        exchange -> {
          asked.incrementAndGet();
          exchange.getResponseHeaders().set("Location", here + "/secret");
          exchange.sendResponseHeaders(307, -1);
          exchange.close();
        });
    server.start();
    try {
      assertThat(ANYWHERE.post(here + "/hook", Map.of(), new byte[0])).isEqualTo(307);
      assertThat(asked).hasValue(1);
      assertThatThrownBy(() -> OUTBOUND.post(here + "/hook", Map.of(), new byte[0]))
          .isInstanceOf(IOException.class);
    } finally {
      server.stop(0);
    }
  }
}
