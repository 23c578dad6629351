package kraken.games.cheating;

import kraken.games.attack.Rules;

/** A game that uses another game. */
public final class FriendOfAttack {

  Rules borrowed() {
    return new Rules();
  }
}
