package kraken.tables;

/**
 * Somebody with a browser.
 *
 * @param id made from a secret that only that browser has; it may be shown to anybody
 * @param name as it is shown at one seat; at one screen a person may have a name for each seat
 */
public record Person(String id, String name) {}
