package kraken.bots;

/** Is told how much a bot has searched for a choice. It may be called by any thread. */
@FunctionalInterface
public interface SearchMeter {

  SearchMeter NONE = (_, _) -> {};

  /**
   * A choice was searched.
   *
   * @param iterations how often a line was tried in an imagined future
   * @param positions how many positions were reached on the way
   */
  void searched(int iterations, int positions);
}
