package kraken.tables.nightwatch;

import java.util.List;
import kraken.kit.Viewer;

/**
 * What one viewer may know.
 *
 * @param whistle whether the viewer holds it
 * @param passed whether the viewer has passed in this window
 */
public record View(
    int players,
    Viewer viewer,
    boolean whistle,
    int hour,
    boolean listening,
    boolean blown,
    boolean passed,
    List<String> claims) {}
