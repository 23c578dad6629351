package kraken.lab;

import java.util.List;

/**
 * How games went, by the chances that the game gave to positions on the way.
 *
 * @param lowest the lowest chance that a winner had before the win: shares of games by tenths
 * @param luck which part of all changes of the chances the sea brought: shares of games by tenths
 * @param meanLuck the mean of the latter
 */
public record Drama(List<Double> lowest, List<Double> luck, double meanLuck) {
  public Drama {
    lowest = List.copyOf(lowest);
    luck = List.copyOf(luck);
  }
}
