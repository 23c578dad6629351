package kraken.games.shadow.crew;

import java.util.Locale;

/** The 21 characters beside the captain's card. What they do stands in a file for each window. */
public enum Persona {
  KLEPTOMANIAC(When.ANY_TIME),
  GUNSLINGER(When.ANY_TIME),
  LOOKOUT(When.ANY_TIME),
  MENTOR(When.ANY_TIME),
  GUNSMITH(When.ANY_TIME),
  SPIRITUALIST(When.ANY_TIME),
  HERBALIST(When.BEFORE_APPOINTING),
  CONSULTANT(When.BEFORE_APPOINTING),
  MINSTREL(When.TEAM_NAMED),
  AGITATOR(When.TEAM_NAMED),
  COOK(When.TEAM_NAMED),
  COLLECTOR(When.TEAM_NAMED),
  EQUALIZER(When.TEAM_NAMED),
  TROUBLEMAKER(When.GUNS_SHOWN),
  PEACEMAKER(When.GUNS_SHOWN),
  ROUSER(When.GUNS_SHOWN),
  STRATEGIST(When.GUNS_SHOWN),
  INSTIGATOR(When.GUNS_SHOWN),
  BOSUN(When.BEFORE_DRAWING),
  SMUGGLER(When.BEFORE_DRAWING),
  ARCHIVIST(When.BEFORE_DRAWING);

  private static final Persona[] CHARACTERS = values();

  private final When when;

  Persona(When when) {
    this.when = when;
  }

  static Persona of(int ordinal) {
    return CHARACTERS[ordinal];
  }

  public When when() {
    return when;
  }

  /** Plays badly with few: not dealt to five or six unless the table asks for it. */
  public boolean wantsACrowd() {
    return this == COLLECTOR || this == MINSTREL || this == MENTOR;
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Persona ofKey(String key) {
    return valueOf(key.toUpperCase(Locale.ROOT));
  }
}
