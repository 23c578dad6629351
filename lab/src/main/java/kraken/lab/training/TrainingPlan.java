package kraken.lab.training;

import java.util.List;
import kraken.kit.Setup;

/**
 * What is to be learned.
 *
 * @param set the set of weights
 * @param setups the games that are played, each as often as the others
 * @param manner how the games are played
 */
record TrainingPlan(String set, List<Setup> setups, long games, long seed, TrainingManner manner) {

  TrainingPlan {
    setups = List.copyOf(setups);
  }
}
