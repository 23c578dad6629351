package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Factions;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Water;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Variant;
import kraken.kit.Answer;
import kraken.kit.Claim;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * A named crew, what is played, and what came of it. Letters are factions by seat: S sailor, P
 * pirate, L leader, C cultist. Seat 0 is captain, and nobody has a character unless said.
 */
public final class Scene extends ScenePosition {

  private Scene(State state) {
    super(state);
  }

  public static Scene of(String factions) {
    return of(Chart.QUICK, factions);
  }

  public static Scene of(Chart chart, String factions) {
    List<Faction> dealt =
        factions
            .chars()
            .mapToObj(letter ->
                Arrays.stream(Faction.values())
                    .filter(one -> one.name().charAt(0) == letter)
                    .findFirst()
                    .orElseThrow())
            .toList();
    Variant variant = new Variant(dealt.size(), chart, List.of(Persona.values()));
    State state = State.before(variant);
    return new Scene(state.with(state.crew().with(Factions.of(dealt))).in(Phase.LIEUTENANT));
  }

  /** In the window before the captain appoints, with this character at this seat. */
  public Scene with(int seat, Persona persona) {
    Crew crew = state.crew();
    Crew dealt = crew.with(crew.characters().dealt(seat, persona));
    state = state.with(dealt).in(Phase.BEFORE_APPOINTING);
    return this;
  }

  public Scene captain(int seat) {
    state = state.under(seat).with(Round.under(seat));
    return this;
  }

  public Scene guns(int seat, int guns) {
    state = state.with(state.crew().withGuns(seat, guns));
    return this;
  }

  public Scene offDuty(int... seats) {
    int mask = 0;
    for (int seat : seats) {
      mask |= Masks.bit(seat);
    }
    state = state.with(state.crew().withOffDuty(mask));
    return this;
  }

  public Scene overboard(int... seats) {
    for (int seat : seats) {
      state = state.with(state.crew().overboard(seat));
    }
    return this;
  }

  Scene silenced(int seat) {
    state = state.with(state.crew().silenced(seat));
    return this;
  }

  Scene searched(int... seats) {
    for (int seat : seats) {
      state = state.with(state.crew().searched(seat));
    }
    return this;
  }

  Scene record(int seat, int cards) {
    state = state.with(state.crew().withCardsSailed(seat, cards));
    return this;
  }

  public Scene at(int column, int height) {
    List<Water> waters = state.variant().chart().waters();
    for (int i = 0; i < waters.size(); i++) {
      if (waters.get(i).hex().equals(new Hex(column, height))) {
        state = state.at(i);
      }
    }
    return this;
  }

  /** The ship has come here by these cards; nobody knows more of those rounds. */
  public Scene hasSailed(Card... cards) {
    for (Card card : cards) {
      int captain = state.captain();
      int next = state.variant().chart().next(state.ship(), card.colour());
      state = state.with(Round.under(captain).sailed(Hand.code(card))).at(next);
      state = state.turnedOver(RoundEnd.SAILED, Round.under(captain));
    }
    return this;
  }

  Scene with(Deck deck) {
    state = state.with(deck);
    return this;
  }

  public Scene plays(int seat, Move... moves) {
    for (Move move : moves) {
      Answer<State> answer = answer(seat, move);
      assertThat(answer)
          .as("seat %s plays %s in %s", seat, move, state.phase())
          .isInstanceOf(Answer.Next.class);
      state = answer.orThrow();
    }
    return this;
  }

  Scene refuses(int seat, Move move, Refusal refusal) {
    assertThat(answer(seat, move)).isEqualTo(new Answer.Refused<State>(refusal));
    assertThat(moves(seat)).doesNotContain(move);
    return this;
  }

  private Answer<State> answer(int seat, Move move) {
    return RULES.play(state, Seat.of(seat), move, narrator());
  }

  public Scene draws(int... numbers) {
    Numbers drawn = Numbers.of(numbers);
    assertThat(turn())
        .isInstanceOfSatisfying(
            Turn.Sea.class, sea -> assertThat(drawn.fit(sea.bounds())).as("%s", sea).isTrue());
    state = RULES.draw(state, drawn, narrator());
    return this;
  }

  /** The sea draws these cards: first the captain's, then the lieutenant's. */
  public Scene drawsCards(Card... cards) {
    int[] numbers = new int[cards.length];
    Deck deck = state.deck();
    for (int i = 0; i < cards.length; i++) {
      deck = deck.size() == 0 ? deck.shuffled() : deck;
      for (int below = 1; below < Hand.code(cards[i]) && deck.top() == Hand.NONE; below++) {
        numbers[i] += deck.count(below);
      }
      deck = deck.without(Hand.code(cards[i]));
    }
    return draws(numbers);
  }

  public Scene appoints(int lieutenant, int navigator) {
    plays(state.captain(), new Move.Appoint(Seat.of(lieutenant)));
    return plays(state.captain(), new Move.Appoint(Seat.of(navigator)));
  }

  /** All who are asked show so many guns, in the order of seats; those left out show none. */
  public Scene shows(int... guns) {
    assertThat(state.phase()).isEqualTo(Phase.LOYALTY);
    for (Seat seat : turn().awaited()) {
      int index = seat.index();
      plays(index, new Move.Commit(index < guns.length ? guns[index] : 0));
    }
    return this;
  }

  /** Everybody who is asked in this window passes. */
  public Scene passes() {
    Phase window = state.phase();
    while (state.phase() == window && turn() instanceof Turn.Together together) {
      plays(together.awaited().first().index(), new Move.Pass());
    }
    return this;
  }

  /** The team sails by this card; all others that they have drawn are red and drunk. */
  Scene sails(Card card) {
    return sails(card, Card.RED_DRUNK);
  }

  /** The team sails by the first card; all others that they have drawn are such as the second. */
  public Scene sails(Card card, Card others) {
    drawsCards(card, others, others, others);
    Round round = state.round();
    plays(round.captain(), new Move.PassOn(card));
    if (round.lieutenant() != Masks.NOBODY) {
      plays(round.lieutenant(), new Move.PassOn(others));
    }
    return plays(round.navigator(), new Move.Sail(card));
  }

  public Scene hears(int seat, Claim claim) {
    state = RULES.hear(state, Seat.of(seat), claim);
    return this;
  }

  /** A whole round without a mutiny. */
  public Scene sails(int lieutenant, int navigator, Card card) {
    return sails(lieutenant, navigator, card, Card.RED_DRUNK);
  }

  public Scene sails(int lieutenant, int navigator, Card card, Card others) {
    return appoints(lieutenant, navigator).shows().sails(card, others);
  }

  public Scene chooses(int... seats) {
    for (int seat : seats) {
      int chooser = turn().awaited().first().index();
      plays(chooser, new Move.Choose(Seat.of(seat)));
    }
    return this;
  }

  public Scene closesEyes() {
    Phase ritual = state.phase();
    for (Seat seat : turn().awaited()) {
      if (state.phase() == ritual && moves(seat.index()).contains(new Move.CloseEyes())) {
        plays(seat.index(), new Move.CloseEyes());
      }
    }
    return this;
  }

  public Scene is(Phase phase) {
    assertThat(state.phase()).isEqualTo(phase);
    return this;
  }

  Scene hasCaptain(int seat) {
    assertThat(state.captain()).isEqualTo(seat);
    return this;
  }

  Scene hasGuns(int... guns) {
    for (int seat = 0; seat < guns.length; seat++) {
      assertThat(state.crew().gunsOf(seat)).as("guns of seat %s", seat).isEqualTo(guns[seat]);
    }
    return this;
  }

  public Scene asks(int... seats) {
    assertThat(turn())
        .isInstanceOfSatisfying(
            Turn.Together.class, together -> assertThat(together.asked()).isEqualTo(seats(seats)));
    return this;
  }

  public Scene ends(Ending ending) {
    assertThat(state.ending()).isEqualTo(ending);
    return this;
  }
}
