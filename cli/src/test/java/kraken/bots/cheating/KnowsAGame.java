package kraken.bots.cheating;

import kraken.games.cheating.FriendOfBots;

/** Is made for one game. */
public final class KnowsAGame {

  FriendOfBots game() {
    return new FriendOfBots();
  }
}
