package kraken.server.alerts;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Posts to addresses that people have given. It looks the name up once, checks every address behind
 * it, and connects to the very address that it has checked: a name that leads elsewhere the next
 * time gains nothing. It follows no redirect, and reads no more than the status of the answer.
 */
public final class OutboundPost {

  private static final int TIMEOUT = (int) Duration.ofSeconds(5).toMillis();
  private static final int LONGEST_ADDRESS = 1000;
  private static final int LONGEST_STATUS = 200;
  private static final int HTTPS = 443;
  private static final int HTTP = 80;
  private static final int FIRST_FREE_PORT = 1024;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5]\\d\\d).*");

  private final boolean anywhere;

  /**
   * Creates it.
   *
   * @param anywhere whether addresses that are not public, and plain http, are allowed, too
   */
  public OutboundPost(boolean anywhere) {
    this.anywhere = anywhere;
  }

  /** Whether a post may be tried; the name behind it is looked up only then. */
  public boolean isFit(String address) {
    try {
      URI uri = new URI(address);
      int port = uri.getPort();
      return address.length() <= LONGEST_ADDRESS
          && uri.getHost() != null
          && uri.getUserInfo() == null
          && ("https".equals(uri.getScheme()) || (anywhere && "http".equals(uri.getScheme())))
          && (anywhere || port == -1 || port == HTTPS || port >= FIRST_FREE_PORT);
    } catch (URISyntaxException nonsense) {
      return false;
    }
  }

  /** Posts the body, and returns the status of the answer. */
  int post(String address, Map<String, String> headers, byte[] body) throws IOException {
    if (!isFit(address)) {
      throw new IOException("the address is not one to post to");
    }
    URI uri = URI.create(URI.create(address).toASCIIString());
    try (Socket socket = connected(uri)) {
      OutputStream out = socket.getOutputStream();
      out.write(head(uri, headers, body.length).getBytes(StandardCharsets.US_ASCII));
      out.write(body);
      out.flush();
      return status(socket.getInputStream());
    }
  }

  private Socket connected(URI uri) throws IOException {
    boolean secure = uri.getScheme().equals("https");
    int port = uri.getPort() == -1 ? (secure ? HTTPS : HTTP) : uri.getPort();
    Socket plain = new Socket();
    try {
      plain.setSoTimeout(TIMEOUT);
      plain.connect(new InetSocketAddress(checked(uri.getHost()), port), TIMEOUT);
      return secure ? secured(plain, uri.getHost(), port) : plain;
    } catch (IOException | RuntimeException failure) {
      plain.close();
      throw failure;
    }
  }

  private InetAddress checked(String host) throws UnknownHostException {
    InetAddress[] found = InetAddress.getAllByName(host.replace("[", "").replace("]", ""));
    for (InetAddress address : found) {
      if (!anywhere && !PublicAddress.is(address)) {
        throw new UnknownHostException("the address is not public");
      }
    }
    return found[0];
  }

  /** The certificate must be that of the name, as always. */
  private static Socket secured(Socket plain, String host, int port) throws IOException {
    SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    SSLSocket socket = (SSLSocket) factory.createSocket(plain, host, port, true);
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.startHandshake();
    return socket;
  }

  private static String head(URI uri, Map<String, String> headers, int length) {
    String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    String port = uri.getPort() == -1 ? "" : ":" + uri.getPort();
    StringBuilder head =
        new StringBuilder("POST " + path + query + " HTTP/1.1\r\nHost: " + uri.getHost() + port);
    headers.forEach((name, value) -> head.append("\r\n").append(name).append(": ").append(value));
    return head.append("\r\nContent-Length: " + length + "\r\nConnection: close\r\n\r\n")
        .toString();
  }

  private static int status(InputStream answer) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = answer.read();
    while (next >= 0 && next != '\n' && line.size() < LONGEST_STATUS) {
      line.write(next);
      next = answer.read();
    }
    Matcher status = STATUS.matcher(line.toString(StandardCharsets.US_ASCII).strip());
    if (!status.matches()) {
      throw new IOException("the answer is not HTTP");
    }
    return Integer.parseInt(status.group(1));
  }
}
