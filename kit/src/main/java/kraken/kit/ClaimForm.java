package kraken.kit;

import java.util.List;

/** A kind of claim, with blanks that the speaker fills in: "I drew ... and ...". */
public record ClaimForm(String name, List<Blank> blanks) {

  public ClaimForm {
    blanks = List.copyOf(blanks);
  }

  /** What may stand in a blank. */
  public sealed interface Blank {

    boolean takes(String filling, int players);

    /** One of the game's own words. */
    record Word(List<String> among) implements Blank {
      public Word {
        among = List.copyOf(among);
      }

      @Override
      public boolean takes(String filling, int players) {
        return among.contains(filling);
      }
    }

    /** A seat, by its number. */
    record Player() implements Blank {
      @Override
      public boolean takes(String filling, int players) {
        return filling.matches("\\d{1,2}") && Integer.parseInt(filling) < players;
      }
    }
  }

  /** The seats that fitting fillings name. */
  public Seats players(List<String> fillings) {
    Seats players = Seats.NONE;
    for (int i = 0; i < blanks.size(); i++) {
      if (blanks.get(i) instanceof Blank.Player) {
        players = players.with(Seat.of(Integer.parseInt(fillings.get(i))));
      }
    }
    return players;
  }

  /** Whether the fillings fit the blanks, one for each. */
  public boolean takes(List<String> fillings, int players) {
    if (fillings.size() != blanks.size()) {
      return false;
    }
    for (int i = 0; i < fillings.size(); i++) {
      if (!blanks.get(i).takes(fillings.get(i), players)) {
        return false;
      }
    }
    return true;
  }
}
