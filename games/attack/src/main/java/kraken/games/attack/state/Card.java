package kraken.games.attack.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The forty action cards, ten for each pirate.
 *
 * <p><b>A reconstruction:</b> which symbols are printed on which card is not known. An owner of the
 * box can put the printed ones in here; nothing else depends on them. m move, c cannon, p pistol, s
 * saber, r repair, w wild, F funny face.
 */
public enum Card {
  ASTRID_1(Pirate.ASTRID, "mcp"),
  ASTRID_2(Pirate.ASTRID, "mps"),
  ASTRID_3(Pirate.ASTRID, "msc"),
  ASTRID_4(Pirate.ASTRID, "mrw"),
  ASTRID_5(Pirate.ASTRID, "cpsF"),
  ASTRID_6(Pirate.ASTRID, "mcrF"),
  ASTRID_7(Pirate.ASTRID, "mpsF"),
  ASTRID_8(Pirate.ASTRID, "mwF"),
  ASTRID_9(Pirate.ASTRID, "cwF"),
  ASTRID_10(Pirate.ASTRID, "mrF"),

  BILLY_1(Pirate.BILLY, "mcc"),
  BILLY_2(Pirate.BILLY, "mcp"),
  BILLY_3(Pirate.BILLY, "mcr"),
  BILLY_4(Pirate.BILLY, "mw"),
  BILLY_5(Pirate.BILLY, "ccpF"),
  BILLY_6(Pirate.BILLY, "mcsF"),
  BILLY_7(Pirate.BILLY, "mpcF"),
  BILLY_8(Pirate.BILLY, "cwF"),
  BILLY_9(Pirate.BILLY, "mrF"),
  BILLY_10(Pirate.BILLY, "mcF"),

  ELENA_1(Pirate.ELENA, "mpp"),
  ELENA_2(Pirate.ELENA, "mps"),
  ELENA_3(Pirate.ELENA, "mpr"),
  ELENA_4(Pirate.ELENA, "mw"),
  ELENA_5(Pirate.ELENA, "ppcF"),
  ELENA_6(Pirate.ELENA, "mcpF"),
  ELENA_7(Pirate.ELENA, "mspF"),
  ELENA_8(Pirate.ELENA, "pwF"),
  ELENA_9(Pirate.ELENA, "mrF"),
  ELENA_10(Pirate.ELENA, "mpF"),

  SAMUEL_1(Pirate.SAMUEL, "mss"),
  SAMUEL_2(Pirate.SAMUEL, "msp"),
  SAMUEL_3(Pirate.SAMUEL, "msr"),
  SAMUEL_4(Pirate.SAMUEL, "mw"),
  SAMUEL_5(Pirate.SAMUEL, "sscF"),
  SAMUEL_6(Pirate.SAMUEL, "mcsF"),
  SAMUEL_7(Pirate.SAMUEL, "mpsF"),
  SAMUEL_8(Pirate.SAMUEL, "swF"),
  SAMUEL_9(Pirate.SAMUEL, "mrF"),
  SAMUEL_10(Pirate.SAMUEL, "msF");

  public static final int PER_PIRATE = 10;

  private static final Card[] CARDS = values();

  private final Pirate pirate;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
  private final List<Symbol> symbols;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
  private final List<Symbol> actions;

  Card(Pirate pirate, String letters) {
    this.pirate = pirate;
    List<Symbol> symbols = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      symbols.add(Symbol.ofLetter(letters.charAt(i)));
    }
    this.symbols = List.copyOf(symbols);
    symbols.remove(Symbol.FUNNY_FACE);
    this.actions = List.copyOf(symbols);
  }

  static Card of(int ordinal) {
    return CARDS[ordinal];
  }

  public static Card of(Pirate pirate, int index) {
    return of(pirate.ordinal() * PER_PIRATE + index);
  }

  public Pirate pirate() {
    return pirate;
  }

  public List<Symbol> symbols() {
    return symbols;
  }

  /** The symbols without the funny face. */
  List<Symbol> actions() {
    return actions;
  }

  public boolean hasFunnyFace() {
    return actions.size() < symbols.size();
  }
}
