package kraken.games.cheating;

import kraken.games.attack.Rules;

/** Borrows from another game. */
public final class FriendOfAttack {

  Rules borrowed() {
    return new Rules();
  }
}
