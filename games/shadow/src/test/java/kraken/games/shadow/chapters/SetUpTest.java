package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.games.shadow.Rules;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Variant;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

  private static final Rules RULES = new Rules();

  @ParameterizedTest
  @CsvSource({
    "6, SSSPPL, 3, 1",
    "7, SSSSPPL, 3, 2",
    "8, SSSSPPPL, 4, 2",
    "9, SSSSSPPPL, 4, 3",
    "10, SSSSSPPPPL, 5, 3",
    "11, SSSSSPPPPLC, 5, 3"
  })
  void theCrewCardTellsFactionsGunsAndSigns(int players, String factions, int guns, int signs) {
    assertThat(letters(dealt(players, 1))).isEqualTo(sorted(factions));
    assertThat(Crews.gunsForMutiny(players)).isEqualTo(guns);
    assertThat(Crews.offDutySigns(players)).isEqualTo(signs);
  }

  @Test
  void withFiveOneSailorOrPirateIsPutBackUnseen() {
    Set<String> crews = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      crews.add(letters(dealt(5, seed)));
    }
    assertThat(crews).containsExactlyInAnyOrder(sorted("SSSPL"), sorted("SSPPL"));
    assertThat(Crews.gunsForMutiny(5)).isEqualTo(3);
    assertThat(Crews.offDutySigns(5)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"QUICK, 19, 5, 5, 9", "LONG, 23, 6, 6, 11"})
  void theDeckIsAsTheRulebookLists(Chart chart, int all, int yellow, int blue, int red) {
    Deck deck = Deck.of(chart);
    assertThat(deck.size()).isEqualTo(all);
    assertThat(count(chart, Colour.YELLOW)).isEqualTo(yellow);
    assertThat(count(chart, Colour.BLUE)).isEqualTo(blue);
    assertThat(count(chart, Colour.RED)).isEqualTo(red);
    assertThat(deck.count(Hand.code(Card.RED_DRUNK))).isEqualTo(5);
    assertThat(deck.count(Hand.code(Card.RED_MERMAID))).isEqualTo(2);
    assertThat(deck.count(Hand.code(Card.RED_TELESCOPE))).isEqualTo(2);
    assertThat(deck.count(Hand.code(Card.BLUE_DISARMED))).isEqualTo(2);
    assertThat(deck.count(Hand.code(Card.RED_ARMED))).isEqualTo(chart == Chart.QUICK ? 0 : 2);
  }

  @Test
  void everybodyBeginsWithThreeGunsAboardAndFiveRitualsWait() {
    State state = dealt(9, 3);
    for (int seat = 0; seat < 9; seat++) {
      assertThat(state.crew().gunsOf(seat)).isEqualTo(3);
      assertThat(state.crew().isAboard(seat)).isTrue();
    }
    assertThat(state.rituals().size()).isEqualTo(5);
    assertThat(state.ship()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10, 11})
  void everybodyHasACharacterOfHisOwnAndAnyoneMayBeCaptain(int players) {
    Set<Integer> captains = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      State state = dealt(players, seed);
      captains.add(state.captain());
      Set<Persona> personas = new HashSet<>();
      for (int seat = 0; seat < players; seat++) {
        personas.add(state.crew().personaOf(seat));
      }
      assertThat(personas).hasSize(players).doesNotContainNull();
      assertThat(Integer.bitCount(state.crew().faceDown())).isEqualTo(players);
    }
    assertThat(captains).hasSize(players);
  }

  @Test
  void someCharactersWantACrowdUnlessTheTableAsksForThem() {
    Option.Selection few = (Option.Selection) Variant.options(6).getLast();
    Option.Selection many = (Option.Selection) Variant.options(7).getLast();
    assertThat(few.among()).hasSize(21).containsAll(List.of("collector", "minstrel", "mentor"));
    assertThat(few.preset()).hasSize(18).doesNotContain("collector", "minstrel", "mentor");
    assertThat(many.preset()).hasSize(21);
  }

  @Test
  void theLongChartIsForSevenAndMore() {
    assertThat(Variant.options(6)).extracting(Option::name).containsExactly("characters");
    assertThat(Variant.options(7).getFirst().standard()).isEqualTo("quick");
    assertThat(Variant.options(8).getFirst().standard()).isEqualTo("long");
    assertThat(Variant.of(Setup.standard(RULES, 6)).chart()).isEqualTo(Chart.QUICK);
    assertThat(Variant.of(Setup.of(RULES, 11, Map.of("chart", "quick"))).chart())
        .isEqualTo(Chart.QUICK);
    assertThat(Variant.of(Setup.standard(RULES, 8)).chart()).isEqualTo(Chart.LONG);
    assertThat(Variant.of(Setup.standard(RULES, 7)).chart()).isEqualTo(Chart.QUICK);
    assertThat(Variant.of(Setup.of(RULES, 7, Map.of("chart", "long"))).chart())
        .isEqualTo(Chart.LONG);
  }

  @Test
  void aFirstVoyageHasNoCharactersAndNoWindows() {
    Setup setup = Setup.of(RULES, 7, Map.of("characters", ""));
    State state = RULES.draw(RULES.start(setup), numbers(setup, 1), Narrator.none());
    assertThat(state.phase()).isEqualTo(Phase.LIEUTENANT);
    assertThat(state.crew().faceDown()).isZero();
  }

  @Test
  void whereThereAreFewCharactersSomeHaveNone() {
    Setup setup = Setup.of(RULES, 7, Map.of("characters", "mentor,cook"));
    State state = RULES.draw(RULES.start(setup), numbers(setup, 5), Narrator.none());
    assertThat(Integer.bitCount(state.crew().faceDown())).isEqualTo(2);
    assertThat(((Turn.Together) RULES.turn(state)).asked().bits())
        .isEqualTo(state.crew().faceDown());
  }

  @Test
  void piratesMeetAndNobodyElseDoes() {
    State state = dealt(11, 4);
    Seats pirates = Masks.seats(state.crew().dealtMask(Faction.PIRATE, 11));
    for (int seat = 0; seat < 11; seat++) {
      View view = RULES.view(state, Seat.of(seat));
      boolean pirate = pirates.contains(Seat.of(seat));
      for (int other = 0; other < 11; other++) {
        Faction known = view.crew().get(other).dealt();
        boolean knows = other == seat || (pirate && pirates.contains(Seat.of(other)));
        assertThat(known).isEqualTo(knows ? state.crew().dealtTo(other) : null);
      }
    }
    assertThat(RULES.view(state, Viewer.WATCHER).crew())
        .allMatch(mate -> mate.dealt() == null && mate.character() == null);
  }

  @Test
  void eachIsToldItsOwnFactionAndCharacterOnly() {
    Setup setup = Setup.standard(RULES, 6);
    List<Event> told = new ArrayList<>();
    Narrator<Event> narrator =
        (audience, event) -> {
          if (audience.includes(Seat.of(2))) {
            told.add(event);
          }
        };
    State state = RULES.draw(RULES.start(setup), numbers(setup, 9), narrator);
    Persona persona = state.crew().personaOf(2);
    assertThat(persona).isNotNull();
    Faction faction = state.crew().dealtTo(2);
    Seats pirates =
        faction == Faction.PIRATE
            ? Masks.seats(state.crew().dealtMask(Faction.PIRATE, 6))
            : Seats.NONE;
    assertThat(told)
        .containsExactly(
            new Event.CaptainDrawn(Seat.of(state.captain())),
            new Event.FactionDealt(faction, pirates),
            new Event.CharacterDealt(persona),
            new Event.RoundBegan(1, Seat.of(state.captain())));
  }

  @Test
  void onlyThoseWhoPlayAreToldAFactionAndACharacter() {
    Setup setup = Setup.standard(RULES, 6);
    List<Event> told = new ArrayList<>();
    RULES.draw(RULES.start(setup), numbers(setup, 9), (audience, event) -> told.add(event));
    assertThat(told).filteredOn(Event.FactionDealt.class::isInstance).hasSize(6);
    assertThat(told).filteredOn(Event.CharacterDealt.class::isInstance).hasSize(6);
  }

  private static kraken.kit.Numbers numbers(Setup setup, long seed) {
    Turn.Sea sea = (Turn.Sea) RULES.turn(RULES.start(setup));
    return Chance.seeded(seed).draw(sea.bounds());
  }

  private static State dealt(int players, long seed) {
    Setup setup = Setup.standard(RULES, players);
    return RULES.draw(RULES.start(setup), numbers(setup, seed), Narrator.none());
  }

  private static String letters(State state) {
    StringBuilder letters = new StringBuilder();
    for (int seat = 0; seat < state.players(); seat++) {
      letters.append(state.crew().dealtTo(seat).name().charAt(0));
    }
    return sorted(letters.toString());
  }

  private static String sorted(String letters) {
    char[] sorted = letters.toCharArray();
    Arrays.sort(sorted);
    return new String(sorted);
  }

  private static int count(Chart chart, Colour colour) {
    return Arrays.stream(Card.values())
        .filter(card -> card.colour() == colour)
        .mapToInt(card -> Deck.of(chart).count(Hand.code(card)))
        .sum();
  }

  @Test
  void beforeTheDealNobodyIsAnything() {
    State state = Scene.RULES.start(Setup.standard(Scene.RULES, 6));
    View view = Scene.RULES.view(state, Seat.of(0));
    assertThat(view.crew()).extracting(View.Mate::dealt).containsOnlyNulls();
    assertThat(view.crew()).extracting(View.Mate::faction).containsOnlyNulls();
    assertThat(Scene.RULES.imagine(view, Chance.seeded(1))).isEqualTo(state);
  }

  @Test
  void anybodyMayBeDealtAnyFaction() {
    State before = Scene.RULES.start(Setup.standard(Scene.RULES, 6));
    Numbers bounds = ((Turn.Sea) Scene.RULES.turn(before)).bounds();
    for (int seat = 0; seat < 6; seat++) {
      Set<Faction> dealt = EnumSet.noneOf(Faction.class);
      for (int seed = 0; seed < 60; seed++) {
        Numbers numbers = Chance.seeded(seed).draw(bounds);
        dealt.add(Scene.RULES.draw(before, numbers, Narrator.none()).crew().dealtTo(seat));
      }
      assertThat(dealt).containsExactly(Faction.SAILOR, Faction.PIRATE, Faction.LEADER);
    }
  }

  @Test
  void charactersAreDealtFromSeatToSeat() {
    State before = Scene.RULES.start(Setup.standard(Scene.RULES, 6));
    Numbers numbers = Numbers.of(0, 0, 0, 0, 0, 3, 0, 1, 2, 3, 4, 5);
    Crew crew = Scene.RULES.draw(before, numbers, Narrator.none()).crew();
    for (int seat = 0; seat < 6; seat++) {
      assertThat(crew.personaOf(seat)).isEqualTo(before.variant().characters().get(seat));
    }
  }
}
