package kraken.bots.cheating;

import kraken.games.cheating.FriendOfBots;

/** A bot that knows one game. */
public final class KnowsAGame {

  FriendOfBots game() {
    return new FriendOfBots();
  }
}
