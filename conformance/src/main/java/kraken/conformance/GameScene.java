package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Audience;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * A position in a test of a game's rules: what is played in it, and what came of it. The scene of a
 * game adds how its positions are made and what is to be seen in them. One seat is at turn; its
 * moves are made.
 *
 * @param <T> the scene of the game, so that one call can follow another
 */
public abstract class GameScene<S, M, V, E, T extends GameScene<S, M, V, E, T>> {

  private final Game<S, M, V, E> rules;
  private final List<E> events = new ArrayList<>();
  private final List<Audience> audiences = new ArrayList<>();

  /** Scenes put it together piece by piece. */
  protected S state;

  protected GameScene(Game<S, M, V, E> rules, S state) {
    this.rules = rules;
    this.state = state;
  }

  /** This scene. */
  protected abstract T self();

  /** The seat that is at turn. */
  protected abstract Seat seat();

  /** Makes moves that the rules offer, one after the other. */
  @SafeVarargs
  public final T plays(M... moves) {
    for (M move : moves) {
      assertThat(moves()).contains(move);
      Answer<S> answer = answer(move);
      assertThat(answer).as("%s", move).isInstanceOf(Answer.Next.class);
      state = answer.orThrow();
    }
    return self();
  }

  /** The move is refused for this reason, and not offered. */
  public final T refuses(M move, Refusal refusal) {
    assertThat(answer(move)).isEqualTo(new Answer.Refused<S>(refusal));
    assertThat(moves()).doesNotContain(move);
    return self();
  }

  private Answer<S> answer(M move) {
    return rules.play(state, seat(), move, narrator());
  }

  /** The sea draws these numbers, counted from 0. */
  public T draws(int... numbers) {
    Numbers drawn = Numbers.of(numbers);
    assertThat(turn())
        .isInstanceOfSatisfying(
            Turn.Sea.class, sea -> assertThat(drawn.fit(sea.bounds())).as("%s", sea).isTrue());
    state = rules.draw(state, drawn, narrator());
    return self();
  }

  private Narrator<E> narrator() {
    return (audience, event) -> {
      audiences.add(audience);
      events.add(event);
    };
  }

  /** The seat has these moves, and no others. */
  @SafeVarargs
  public final T offers(M... moves) {
    List<M> offered = new ArrayList<>();
    for (M move : moves) {
      offered.add(move);
    }
    assertThat(moves()).containsExactlyInAnyOrderElementsOf(offered);
    return self();
  }

  public final List<M> moves() {
    return rules.moves(state, seat());
  }

  public final Turn turn() {
    return rules.turn(state);
  }

  /** As the seat sees it. */
  public final V view() {
    return rules.view(state, seat());
  }

  public final S state() {
    return state;
  }

  public final Game<S, M, V, E> rules() {
    return rules;
  }

  /** What was told so far. */
  public final List<E> events() {
    return events;
  }

  /** To whom it was told. */
  public final List<Audience> audiences() {
    return audiences;
  }
}
