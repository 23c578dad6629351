package kraken.api;

/** The answer of a server that is up. */
public record Health(String status) {

  public static final Health UP = new Health("up");
}
