package kraken.games.cheating;

/** Writes to the terminal. */
public final class Talker {

  void talk() {
    System.out.println("aye");
  }
}
