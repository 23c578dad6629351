package kraken.games.shadow.crew;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is packed by seat is kept apart, up to the last seat. */
class CrewTest {

  private static final int LAST = Masks.MOST_PLAYERS - 1;

  @Test
  void allAreAboardWithTheirFirstGuns() {
    Crew crew = Crew.of(Masks.MOST_PLAYERS);
    assertThat(crew.aboardCount()).isEqualTo(Masks.MOST_PLAYERS);
    assertThat(crew.gunsOf(LAST)).isEqualTo(Crews.GUNS);
    assertThat(crew.cardsSailedBy(LAST)).isZero();
    assertThat(crew.silenced() | crew.offDuty() | crew.faceDown() | crew.seen()).isZero();
  }

  @Test
  void eachMarkKeepsToItself() {
    Crew crew = Crew.of(Masks.MOST_PLAYERS).silenced(LAST).withOffDuty(Masks.bit(0));
    assertThat(crew.silenced()).isEqualTo(Masks.bit(LAST));
    assertThat(crew.offDuty()).isEqualTo(Masks.bit(0));
    assertThat(crew.isConvertible(LAST)).isTrue();
    assertThat(crew.searched(LAST).isConvertible(LAST)).isFalse();
    assertThat(crew.flogged(LAST, Side.CULT).isConvertible(LAST)).isFalse();
    assertThat(crew.flogged(LAST, Side.CULT).notOf(LAST)).isEqualTo(Side.CULT);
    assertThat(crew.flogged(LAST, Side.CULT).notOf(0)).isNull();
    Crew fed = crew.overboard(LAST);
    assertThat(fed.isAboard(LAST)).isFalse();
    assertThat(fed.silenced()).isEqualTo(Masks.bit(LAST));
    assertThat(fed.isConvertible(LAST)).isFalse();
  }

  @Test
  void aConvertedPlayerIsACultistWhateverWasDealt() {
    List<Faction> dealt = Collections.nCopies(Masks.MOST_PLAYERS, Faction.CULTIST);
    assertThat(Factions.of(dealt).converted()).isZero();
    Factions factions = Factions.of(List.of(Faction.LEADER, Faction.PIRATE)).converted(1);
    assertThat(factions.of(0)).isEqualTo(Faction.LEADER);
    assertThat(factions.of(1)).isEqualTo(Faction.CULTIST);
    assertThat(factions.dealtTo(1)).isEqualTo(Faction.PIRATE);
    assertThat(factions.dealt())
        .isEqualTo(Factions.of(List.of(Faction.LEADER, Faction.PIRATE)).dealt())
        .isNotEqualTo(Factions.of(List.of(Faction.PIRATE, Faction.LEADER)).dealt());
    assertThat(Factions.of(dealt).converted(LAST).converted()).isEqualTo(Masks.bit(LAST));
  }

  @Test
  void aCharacterIsSecretUntilItIsRevealedAndKnownFromThenOn() {
    Characters dealt = Characters.NONE.dealt(LAST, Persona.ARCHIVIST);
    assertThat(dealt.of(LAST)).isEqualTo(Persona.ARCHIVIST);
    assertThat(dealt.of(0)).isNull();
    assertThat(dealt.faceDown()).isEqualTo(Masks.bit(LAST));
    assertThat(dealt.seen()).isZero();
    Characters open = dealt.revealed(LAST);
    assertThat(open.faceDown()).isZero();
    assertThat(open.seen()).isEqualTo(Masks.bit(LAST));
    Characters down = open.turnedDown(Masks.bit(LAST));
    assertThat(down.faceDown()).isEqualTo(Masks.bit(LAST));
    assertThat(down.seen()).isEqualTo(Masks.bit(LAST));
    assertThat(down.of(LAST)).isEqualTo(Persona.ARCHIVIST);
  }
}
