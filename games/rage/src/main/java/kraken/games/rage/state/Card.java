package kraken.games.rage.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The thirty-six action cards.
 *
 * <p><b>A reconstruction:</b> which actions are printed on which card is not known. An owner of the
 * box can put the printed ones in here; nothing else depends on them. F forward, U up, D down, X
 * fire, R repair, K rotate the Kraken, T tentacle attack, B flaming barrel.
 */
public enum Card {
  FFX_1("FFX"),
  FFX_2("FFX"),
  FFU("FFU"),
  FFD("FFD"),
  FFB("FFB"),
  FFK("FFK"),
  FUX_1("FUX"),
  FUX_2("FUX"),
  FUX_3("FUX"),
  FDX_1("FDX"),
  FDX_2("FDX"),
  FDX_3("FDX"),
  FUB_1("FUB"),
  FUB_2("FUB"),
  FDB_1("FDB"),
  FDB_2("FDB"),
  FUK_1("FUK"),
  FUK_2("FUK"),
  FDK_1("FDK"),
  FDK_2("FDK"),
  FXX_1("FXX"),
  FXX_2("FXX"),
  FXK_1("FXK"),
  FXK_2("FXK"),
  FRU("FRU"),
  FRD("FRD"),
  FRX("FRX"),
  FRK("FRK"),
  UXT("UXT"),
  DXT("DXT"),
  FKT_1("FKT"),
  FKT_2("FKT"),
  FBT_1("FBT"),
  FBT_2("FBT"),
  FXT("FXT"),
  FUT("FUT");

  public static final int COUNT = 36;
  public static final int ACTIONS = 3;

  private static final Card[] CARDS = values();

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
  private final List<Action> actions;

  Card(String letters) {
    List<Action> actions = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      actions.add(Action.ofLetter(letters.charAt(i)));
    }
    this.actions = List.copyOf(actions);
  }

  static Card of(int index) {
    return CARDS[index];
  }

  public List<Action> actions() {
    return actions;
  }
}
