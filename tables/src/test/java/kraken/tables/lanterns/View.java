package kraken.tables.lanterns;

import java.util.List;
import kraken.kit.Viewer;

/**
 * What one viewer may know; -1 stands for what is hidden.
 *
 * @param cards those that the viewer knows, by seat, and the top of the pile; empty before the deal
 * @param bids all bids, or only the viewer's own while they are secret
 */
public record View(
    int players,
    Viewer viewer,
    List<Integer> cards,
    List<Integer> bids,
    List<Integer> marks,
    List<Boolean> peeked,
    boolean turned,
    int turn,
    List<String> claims) {}
