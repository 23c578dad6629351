package kraken.server.api;

/** A sign of life. */
public record Health(String status) {

  public static final Health UP = new Health("up");
}
