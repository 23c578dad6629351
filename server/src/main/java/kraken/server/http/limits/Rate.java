package kraken.server.http.limits;

/** How often something may be done: so often at once, and then so often a second. */
public record Rate(int burst, double perSecond) {}
