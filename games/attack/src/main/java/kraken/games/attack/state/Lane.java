package kraken.games.attack.state;

/** One of the eight lanes in which a tentacle comes, guarded by a rail of its own. */
public enum Lane {
  RED_STAR(Area.PORT_BOW, Face.STAR),
  RED_SHELL(Area.PORT_BOW, Face.SHELL),
  RED_CRAB(Area.PORT_STERN, Face.CRAB),
  RED_FISH(Area.PORT_STERN, Face.FISH),
  PURPLE_STAR(Area.STARBOARD_BOW, Face.STAR),
  PURPLE_SHELL(Area.STARBOARD_BOW, Face.SHELL),
  PURPLE_CRAB(Area.STARBOARD_STERN, Face.CRAB),
  PURPLE_FISH(Area.STARBOARD_STERN, Face.FISH);

  public static final int COUNT = 8;
  public static final int PER_SIDE = 4;

  private static final Lane[] LANES = values();

  private final Area area;
  private final Face sign;

  Lane(Area area, Face sign) {
    this.area = area;
    this.sign = sign;
  }

  public static Lane of(int index) {
    return LANES[index];
  }

  public static Lane of(Side side, Face sign) {
    return LANES[side.ordinal() * PER_SIDE + sign.ordinal()];
  }

  public Area area() {
    return area;
  }

  public Face sign() {
    return sign;
  }

  public Side side() {
    return area.side();
  }
}
