package kraken.games.cheating;

import kraken.bots.cheating.KnowsAGame;

/** Knows who plays it. */
public final class FriendOfBots {

  KnowsAGame opponent() {
    return new KnowsAGame();
  }
}
