package kraken.server.http;

/** The server cannot listen there; the message is a sentence for people. */
public final class PortTaken extends Exception {
  private static final long serialVersionUID = 1;

  PortTaken(String host, int port) {
    super("Port " + port + " of " + host + " is not free; choose another one with --port.");
  }
}
