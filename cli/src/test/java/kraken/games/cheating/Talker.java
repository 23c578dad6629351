package kraken.games.cheating;

/** A game that writes to the terminal. */
public final class Talker {

  void talk() {
    System.out.println("aye");
  }
}
