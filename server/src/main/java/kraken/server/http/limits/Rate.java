package kraken.server.http.limits;

/**
 * How often a client may do something: this many times at once, and after that this many times a
 * second.
 */
public record Rate(int burst, double perSecond) {}
