package kraken.kit;

import java.util.List;

/** Features whose learned weights are in a resource of the game. */
public abstract class LearnedFeatures<S> implements Features<S> {

  private final List<String> names;
  private final Weights weights;

  /**
   * Made when all names are known.
   *
   * @param resource the name of the resource, such as {@code kraken.games.rage.mind.weights}
   */
  protected LearnedFeatures(FeatureNames names, String resource) {
    this.names = names.all();
    this.weights = Weights.read(resource, this.names);
  }

  @Override
  public final List<String> names() {
    return names;
  }

  @Override
  public final Weights weights() {
    return weights;
  }
}
