package kraken.server.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** The server cannot listen on this host and port. The message is a sentence for people. */
public final class CannotListenException extends Exception {
  private static final long serialVersionUID = 1;

  private static final int FIRST_FOR_EVERYBODY = 1024;

  CannotListenException(String host, int port, Throwable why) {
    super(sentence(host, port, why), why);
  }

  private static String sentence(String host, int port, Throwable why) {
    if (isElsewhere(host)) {
      return host + " is not an address of this machine; choose another one with --host.";
    }
    if (port < FIRST_FOR_EVERYBODY && isForbidden(why)) {
      return "Port "
          + port
          + " needs special rights, as all below 1024; choose another with --port.";
    }
    return "Port " + port + " of " + host + " is not free; choose another one with --port.";
  }

  private static boolean isElsewhere(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return !address.isAnyLocalAddress()
          && !address.isLoopbackAddress()
          && NetworkInterface.getByInetAddress(address) == null;
    } catch (UnknownHostException | SocketException unknown) {
      return true;
    }
  }

  /** The JDK has no type for this; only the message says it. */
  private static boolean isForbidden(@Nullable Throwable why) {
    return why != null
        && (String.valueOf(why.getMessage()).contains("Permission denied")
            || isForbidden(why.getCause()));
  }
}
