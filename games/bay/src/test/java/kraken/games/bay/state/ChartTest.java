package kraken.games.bay.state;

import static kraken.games.bay.chapters.SceneMoves.space;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the spaces lie to each other: rulings 1, 3 and 8, Fig. 4 and 6. */
class ChartTest {

  private static List<Space> ahead(int lane, int number, Heading heading) {
    return Arrays.stream(Chart.ahead(space(lane, number).index(), heading))
        .mapToObj(Space::of)
        .toList();
  }

  private static List<Space> clockwise(int lane, int number) {
    return ahead(lane, number, Heading.CLOCKWISE);
  }

  private static List<Space> neighbours(int lane, int number) {
    return Chart.neighbours(space(lane, number).index()).list();
  }

  private static Space inward(int lane, int number) {
    return Space.of(Chart.inward(space(lane, number).index()));
  }

  @Test
  void thereAreEightyFourSpaces() {
    assertThat(Space.COUNT).isEqualTo(6 * 12 + 2 * 6);
    for (int i = 0; i < Space.COUNT; i++) {
      assertThat(Space.of(i).index()).isEqualTo(i);
    }
  }

  @Test
  void aSpaceThatIsNotInTheBayCannotBeNamed() {
    for (int[] wrong : new int[][] {{0, 1}, {9, 1}, {1, 0}, {1, 13}, {6, 13}, {7, 7}, {8, 0}}) {
      assertThatThrownBy(() -> space(wrong[0], wrong[1]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("no space");
    }
    assertThat(space(8, 6).index()).isEqualTo(Space.COUNT - 1);
  }

  @Test
  void aStepGoesForwardInTheLaneOrToANeighbouringOne() {
    assertThat(clockwise(3, 4)).containsExactlyInAnyOrder(space(3, 5), space(2, 5), space(4, 5));
    assertThat(clockwise(3, 12)).containsExactlyInAnyOrder(space(3, 1), space(2, 1), space(4, 1));
    assertThat(clockwise(1, 4)).containsExactlyInAnyOrder(space(1, 5), space(2, 5));
  }

  @Test
  void aStepIntoTheRedLeadsToTheSpaceAgainstTheNextNumber() {
    assertThat(clockwise(6, 4)).containsExactlyInAnyOrder(space(6, 5), space(5, 5), space(7, 3));
    assertThat(clockwise(6, 5)).contains(space(7, 3));
    assertThat(clockwise(6, 12)).contains(space(7, 1));
  }

  @Test
  void aStepOutOfTheRedLeadsForwardNeverSideways() {
    assertThat(clockwise(7, 2)).containsExactlyInAnyOrder(space(7, 3), space(8, 3), space(6, 5));
    assertThat(clockwise(7, 6)).containsExactlyInAnyOrder(space(7, 1), space(8, 1), space(6, 1));
    assertThat(clockwise(8, 6)).containsExactlyInAnyOrder(space(8, 1), space(7, 1));
  }

  @Test
  void theExplorersOtherWayIsTheMirrorImage() {
    Heading counter = Heading.COUNTER_CLOCKWISE;
    assertThat(ahead(3, 1, counter))
        .containsExactlyInAnyOrder(space(3, 12), space(2, 12), space(4, 12));
    assertThat(ahead(6, 3, counter))
        .containsExactlyInAnyOrder(space(6, 2), space(5, 2), space(7, 1));
    assertThat(ahead(7, 2, counter))
        .containsExactlyInAnyOrder(space(7, 1), space(8, 1), space(6, 3));
  }

  @Test
  void nextToIsOneLaneAndOneSpaceAwayDiagonalsToo() {
    assertThat(neighbours(3, 1))
        .containsExactlyInAnyOrder(
            space(2, 12),
            space(2, 1),
            space(2, 2),
            space(3, 12),
            space(3, 2),
            space(4, 12),
            space(4, 1),
            space(4, 2));
    assertThat(neighbours(1, 6)).hasSize(5);
  }

  @Test
  void aSpaceOfTheOuterRedLaneTouchesThreeOfLaneSixAndTheyTouchIt() {
    assertThat(neighbours(7, 2))
        .containsExactlyInAnyOrder(
            space(6, 3),
            space(6, 4),
            space(6, 5),
            space(7, 1),
            space(7, 3),
            space(8, 1),
            space(8, 2),
            space(8, 3));
    assertThat(neighbours(7, 6)).contains(space(6, 11), space(6, 12), space(6, 1));
    assertThat(neighbours(6, 5)).contains(space(7, 2), space(7, 3)).doesNotContain(space(7, 1));
    assertThat(neighbours(6, 4)).contains(space(7, 2)).doesNotContain(space(7, 3), space(7, 1));
  }

  @Test
  void theInnerRedLaneTouchesOnlyRed() {
    assertThat(neighbours(8, 1))
        .containsExactlyInAnyOrder(space(8, 6), space(8, 2), space(7, 6), space(7, 1), space(7, 2));
  }

  @Test
  void inwardIsTheSameNumberAndFromLaneSixTheRedSpaceAgainstIt() {
    assertThat(inward(1, 7)).isEqualTo(space(2, 7));
    assertThat(inward(6, 3)).isEqualTo(space(7, 2));
    assertThat(inward(6, 4)).isEqualTo(space(7, 2));
    assertThat(inward(6, 12)).isEqualTo(space(7, 6));
    assertThat(inward(7, 5)).isEqualTo(space(8, 5));
    assertThat(Chart.inward(space(8, 5).index())).isEqualTo(Chart.MOUTH);
  }

  @Test
  void outwardIsTheSameNumberAndFromTheRedTheMiddleOfTheThree() {
    assertThat(Space.of(Chart.outward(space(3, 7).index()))).isEqualTo(space(2, 7));
    assertThat(Space.of(Chart.outward(space(7, 2).index()))).isEqualTo(space(6, 4));
    assertThat(Space.of(Chart.outward(space(8, 2).index()))).isEqualTo(space(7, 2));
    assertThat(Chart.outward(space(1, 7).index())).isEqualTo(Chart.LAND);
  }

  @Test
  void aSetOfSpacesKeepsItsOrder() {
    Spaces set = Spaces.of(3).with(63).with(64).with(83);
    assertThat(set.count()).isEqualTo(4);
    assertThat(List.of(set.at(0), set.at(1), set.at(2), set.at(3))).containsExactly(3, 63, 64, 83);
    assertThat(set.without(63).without(83).list()).containsExactly(Space.of(3), Space.of(64));
    assertThat(set.without(3).next(0)).isEqualTo(63);
    assertThat(set.next(84)).isEqualTo(Space.COUNT);
    assertThat(set.isEmpty()).isFalse();
    assertThat(Spaces.of(70).isEmpty()).isFalse();
    assertThat(Spaces.of(70).without(70).isEmpty()).isTrue();
  }

  @Test
  void setsOfSpacesAreJoinedAndCut() {
    Spaces one = Spaces.of(3).with(5).with(70).with(83);
    Spaces other = Spaces.of(5).with(6).with(83).with(64);
    assertThat(one.and(other)).isEqualTo(Spaces.of(5).with(83));
    assertThat(one.shared(other)).isEqualTo(2);
    assertThat(one.or(other)).isEqualTo(one.with(6).with(64));
  }

  @Test
  void aSpaceWhereAnythingIsIsNotFree() {
    for (int at : new int[] {5, 70}) {
      Spaces thing = Spaces.of(at);
      Spaces both = thing.with(6).with(71);
      Waters calm = Waters.CALM;
      assertThat(calm.free(both)).isEqualTo(both);
      assertThat(
              List.of(
                  calm.withTentacles(thing),
                  calm.withBombs(Bomb.BARREL, thing),
                  calm.withBombs(Bomb.SMOKE, thing),
                  calm.withAfloat(Cargo.RATION, thing),
                  calm.withAfloat(Cargo.CREW, thing),
                  calm.withAfloat(Cargo.TREASURE, thing),
                  calm.withAfloat(Cargo.PLAGUE, thing)))
          .allSatisfy(waters -> assertThat(waters.free(both)).isEqualTo(both.without(at)));
    }
  }
}
