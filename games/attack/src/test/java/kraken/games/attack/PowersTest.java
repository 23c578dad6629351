package kraken.games.attack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Pirates!, and rulings 4 to 7. */
class PowersTest {

  private static final Move END = new Move.EndCard();
  private static final Move IGNORE = new Move.IgnoreEye();
  private static final Move HEED = new Move.HeedEye();
  private static final Move SWEEP = new Move.Sweep();
  private static final Move SPARE = new Move.Spare();

  private static Move walk(Area area) {
    return new Move.Walk(area);
  }

  private static Move push(Lane lane) {
    return new Move.PushBack(lane);
  }

  private static Move repair(Lane lane) {
    return new Move.Repair(lane);
  }

  // Astrid

  private static final String TWO_TO_SHOOT =
      """
      .T..|#|...T
      .T..|#|...T
      T...|#|...T
      T...|#|...T
      """;

  @Test
  void astridUsesOneSymbolTwice() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
        .acting("c")
        .plays(push(Lane.RED_STAR), push(Lane.RED_SHELL))
        .offers(END);
  }

  @Test
  void astridDoublesOnlyOne() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), push(Lane.RED_SHELL), walk(Area.PORT_STERN))
        .refuses(walk(Area.PORT_BOW), Refusals.NO_SYMBOL_LEFT)
        .offers(END);
  }

  @Test
  void astridMayDoubleLaterInTheCard() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN), walk(Area.PORT_BOW))
        .refuses(push(Lane.RED_SHELL), Refusals.NO_SYMBOL_LEFT);
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN))
        .offers(walk(Area.PORT_BOW), walk(Area.STARBOARD_STERN), END);
  }

  @Test
  void whatAstridHasNotUsedSheCannotDouble() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("m")
        .refuses(push(Lane.RED_STAR), Refusals.NO_SYMBOL_LEFT)
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW))
        .offers(END);
  }

  @Test
  void aDoubledWildMayBeTwoDifferentActions() {
    Scene.of(
            """
            .T..:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.ASTRID,
            Pirate.BILLY)
        .acting("w")
        .plays(push(Lane.RED_STAR), repair(Lane.RED_STAR))
        .offers(END);
  }

  @Test
  void theWildAndADoubledSymbolTogetherMakeThreeMoves() {
    Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY)
        .acting("mw")
        .plays(walk(Area.PORT_STERN), walk(Area.STARBOARD_STERN), walk(Area.STARBOARD_BOW))
        .offers(END);
  }

  @Test
  void afterASymbolAndTheWildAstridMayStillDoubleTheWild() {
    Scene.of(
            """
            .T..:#|...T
            T...:#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.ASTRID,
            Pirate.BILLY)
        .acting("cw")
        .plays(push(Lane.RED_STAR), repair(Lane.RED_STAR), repair(Lane.RED_SHELL))
        .offers(END);
  }

  @Test
  void aSymbolPrintedTwiceIsUsedThreeTimesByAstrid() {
    Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY)
        .acting("mm")
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW), walk(Area.PORT_STERN))
        .offers(END);
  }

  @Test
  void theOrderInWhichAstridUsedHerSymbolsDoesNotMatter() {
    Scene one =
        Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
            .acting("cmw")
            .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN), walk(Area.PORT_BOW));
    Scene other =
        Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
            .acting("cmw")
            .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW), push(Lane.RED_STAR));
    assertThat(one.state()).isEqualTo(other.state());
  }

  @Test
  void theFunnyFaceNeverDoubles() {
    Scene scene = Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY).endsCard(true);
    assertThat(scene.state().kraken().spot()).isEqualTo(1);
  }

  @Test
  void theOthersDoubleNothing() {
    for (Pirate pirate : new Pirate[] {Pirate.BILLY, Pirate.ELENA, Pirate.SAMUEL}) {
      Scene.of(Scene.CALM, pirate)
          .choosing()
          .plays(new Move.PlayCard(Card.of(pirate, 0)))
          .plays(walk(Area.PORT_STERN))
          .refuses(walk(Area.PORT_BOW), Refusals.NO_SYMBOL_LEFT);
    }
  }

  @Test
  void astridsPowerIsThereWhenSheChoosesHerCard() {
    Scene.of(Scene.CALM, Pirate.ASTRID)
        .choosing()
        .plays(new Move.PlayCard(Card.ASTRID_1))
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW));
  }

  // Billy

  private static final String THREE_IN_CANNON_ZONE =
      """
      .T..|#|..T.
      .T..|#|...T
      ..T.|#|...T
      .T..|#|...T
      """;

  @Test
  void billysShotMaySweepTheCannonZoneOfThatSide() {
    Scene scene =
        Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
            .acting("cm")
            .plays(push(Lane.RED_STAR))
            .offers(SWEEP, SPARE)
            .plays(SWEEP)
            .looks(
                """
                T...|#|..T.
                T...|#|...T
                ..T.|#|...T
                T...|#|...T
                """);
    scene.tells(
        new Event.PushedBack(Lane.RED_STAR, Space.CANNON),
        new Event.Swept(Side.PORT),
        new Event.PushedBack(Lane.RED_SHELL, Space.CANNON),
        new Event.PushedBack(Lane.RED_FISH, Space.CANNON));
    scene.offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END);
  }

  @Test
  void billySweepsStarboardToo() {
    Scene.of(
            """
            .T..|#|..T.
            T...|#|..T.
            T...|#|...T
            T...|#|..T.
            """,
            Pirate.BILLY)
        .standing(Area.STARBOARD_BOW)
        .acting("c")
        .plays(push(Lane.PURPLE_SHELL), SWEEP)
        .looks(
            """
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """);
  }

  @Test
  void billyMaySpareTheOthers() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), SPARE)
        .looks(
            """
            T...|#|..T.
            .T..|#|...T
            ..T.|#|...T
            .T..|#|...T
            """)
        .offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END);
  }

  @Test
  void nothingIsAskedWhenNoOtherTentacleIsInThatZone() {
    Scene.of(
            """
            .T..|#|..T.
            T...|#|..T.
            ..T.|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void onlyACannonShotSweeps() {
    Scene.of(
            """
            ..T.|#|...T
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .acting("p")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void aWildShotFromTheCannonSweeps() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
        .acting("w")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Sweeping.class);
  }

  @Test
  void aShotAtTheKrakenSweepsTheTentacles() {
    Scene scene =
        Scene.of(
                """
                .K..|#|...T
                .T..|#|...T
                T...|#|...T
                T...|#|...T
                """,
                Pirate.BILLY)
            .hits(0)
            .acting("c")
            .plays(push(Lane.RED_STAR), SWEEP)
            .looks(
                """
                K...|#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """);
    assertThat(scene.state().kraken().hits()).isEqualTo(1);
  }

  @Test
  void theSweepNeverHitsTheKraken() {
    Scene scene =
        Scene.of(
                """
                .T..|#|...T
                .T..|#|...T
                .K..|#|...T
                T...|#|...T
                """,
                Pirate.BILLY)
            .hits(0)
            .acting("c")
            .plays(push(Lane.RED_STAR), SWEEP)
            .looks(
                """
                T...|#|...T
                T...|#|...T
                .K..|#|...T
                T...|#|...T
                """);
    assertThat(scene.state().kraken().hits()).isZero();
  }

  @Test
  void theKrakenAloneInTheZoneIsNothingToSweep() {
    Scene.of(
            """
            .T..|#|...T
            T...|#|...T
            .K..|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .hits(0)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void nobodyElseSweeps() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.SAMUEL)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void theWinningShotIsTheEndWithoutASweep() {
    Scene.of(
            """
            .K..|#|...T
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .hits(2)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Over.class);
  }

  // Elena

  private static final String PISTOLS_EVERYWHERE =
      """
      T...|#|.T..
      T...|#|...T
      ..T.|#|...T
      .T..|#|T...
      """;

  @Test
  void elenasPistolReachesEveryPistolSpace() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA)
        .standing(Area.PORT_BOW)
        .acting("p")
        .offers(push(Lane.PURPLE_STAR), push(Lane.RED_CRAB), END)
        .plays(push(Lane.PURPLE_STAR))
        .looks(
            """
            T...|#|...T
            T...|#|...T
            ..T.|#|...T
            .T..|#|T...
            """);
  }

  @Test
  void elenasPistolReachesTheKraken() {
    Scene scene =
        Scene.of(
                """
                T...|#|.K..
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """,
                Pirate.ELENA)
            .hits(0)
            .standing(Area.PORT_STERN)
            .acting("p")
            .plays(push(Lane.PURPLE_STAR));
    assertThat(scene.state().kraken().hits()).isEqualTo(1);
  }

  @Test
  void elenasWildIsAPistolToo() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA).acting("w").plays(push(Lane.PURPLE_STAR));
  }

  @Test
  void elenasOtherWeaponsReachOnlyHerLanes() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA)
        .standing(Area.PORT_BOW)
        .acting("cs")
        .refuses(push(Lane.RED_FISH), Refusals.NOT_YOUR_LANE)
        .refuses(push(Lane.PURPLE_FISH), Refusals.NOT_YOUR_LANE)
        .refuses(push(Lane.RED_CRAB), Refusals.NO_SYMBOL_LEFT);
  }

  @Test
  void theOthersPistolsReachOnlyTheirLanes() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.BILLY)
        .standing(Area.PORT_BOW)
        .acting("p")
        .refuses(push(Lane.PURPLE_STAR), Refusals.NOT_YOUR_LANE);
  }

  // Samuel

  @Test
  void samuelDecidesEyeByEyeAfterTheWholeRoll() {
    Scene scene =
        Scene.of(Scene.CALM, Pirate.SAMUEL)
            .onSpot(4)
            .rolls(Face.EYE, Face.STAR, Face.BLANK, Face.EYE)
            .looks(Scene.CALM)
            .offers(IGNORE, HEED)
            .plays(IGNORE)
            .looks(Scene.CALM)
            .offers(IGNORE, HEED)
            .plays(HEED)
            .looks(
                """
                .T..|#|..T.
                T...|#|..T.
                T...|#|..T.
                T...|#|..T.
                """)
            .is(Phase.Choosing.class);
    assertThat(scene.events())
        .contains(new Event.EyeIgnored(Side.PORT), new Event.EyeSaw(Side.STARBOARD))
        .doesNotContain(new Event.EyeIgnored(Side.STARBOARD), new Event.EyeSaw(Side.PORT));
  }

  @Test
  void samuelMayIgnoreTheLastEyeAndHeedTheFirst() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.EYE)
        .plays(HEED, IGNORE)
        .looks(
            """
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void samuelMayIgnoreOneOfTwoEyesOfAColour() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .onSpot(2)
        .rolls(Face.EYE, Face.EYE, Face.BLANK)
        .plays(IGNORE, HEED)
        .looks(
            """
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void theFirstPurpleDieIsAlreadyStarboards() {
    Scene scene = Scene.of(Scene.CALM, Pirate.SAMUEL).rolls(Face.BLANK, Face.EYE).plays(IGNORE);
    assertThat(scene.events()).contains(new Event.EyeIgnored(Side.STARBOARD));
  }

  @Test
  void samuelMayIgnoreThemAll() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.EYE)
        .plays(IGNORE, IGNORE)
        .looks(Scene.CALM);
  }

  @Test
  void noQuestionIsAskedWhenNoEyeShows() {
    Scene.of(Scene.CALM, Pirate.SAMUEL).rolls(Face.STAR, Face.BLANK).is(Phase.Choosing.class);
  }

  @Test
  void theOthersCannotHideFromEyes() {
    Scene.of(Scene.CALM, Pirate.BILLY).rolls(Face.EYE, Face.BLANK).is(Phase.Choosing.class);
  }

  @Test
  void samuelsPowerIsForHisOwnRolls() {
    Scene.of(Scene.CALM, Pirate.BILLY, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.BLANK)
        .is(Phase.Choosing.class)
        .acting("")
        .plays(END)
        .rolls(Face.EYE, Face.BLANK)
        .is(Phase.Eyes.class);
  }
}
