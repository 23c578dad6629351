package kraken.games.cheating;

import kraken.bots.cheating.KnowsAGame;

/** A game that uses the bots. */
public final class FriendOfBots {

  KnowsAGame opponent() {
    return new KnowsAGame();
  }
}
