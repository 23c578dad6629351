package kraken.lab.training;

import java.util.List;
import java.util.Optional;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.kit.Weights;

/** A game whose positions are judged by other weights than its own. */
final class WeighedGame<S, M, V, E> implements Game<S, M, V, E> {

  private final Game<S, M, V, E> game;
  private final Features<S> features;
  private final Weights weights;

  WeighedGame(Game<S, M, V, E> game, Features<S> features, Weights weights) {
    this.game = game;
    this.features = features;
    this.weights = weights;
  }

  @Override
  public double worth(S state, Seat seat) {
    return game.turn(state) instanceof Turn.Over(Outcome outcome)
        ? (outcome.winners().contains(seat) ? 1 : 0)
        : weights.chance(features, state, seat);
  }

  @Override
  public double winChance(S state, Seat seat) {
    return worth(state, seat);
  }

  @Override
  public int turnsAhead() {
    return game.turnsAhead();
  }

  @Override
  public Optional<Features<S>> features() {
    return Optional.of(features);
  }

  @Override
  public About about() {
    return game.about();
  }

  @Override
  public List<Option> options(int players) {
    return game.options(players);
  }

  @Override
  public S start(Setup setup) {
    return game.start(setup);
  }

  @Override
  public Turn turn(S state) {
    return game.turn(state);
  }

  @Override
  public List<M> moves(S state, Seat seat) {
    return game.moves(state, seat);
  }

  @Override
  public boolean isPass(M move) {
    return game.isPass(move);
  }

  @Override
  public boolean hasWindows() {
    return game.hasWindows();
  }

  @Override
  public boolean mayUncover(M move) {
    return game.mayUncover(move);
  }

  @Override
  public boolean isHarsh(V view, M move) {
    return game.isHarsh(view, move);
  }

  @Override
  public Answer<S> play(S state, Seat seat, M move, Narrator<? super E> narrator) {
    return game.play(state, seat, move, narrator);
  }

  @Override
  public S draw(S state, Numbers numbers, Narrator<? super E> narrator) {
    return game.draw(state, numbers, narrator);
  }

  @Override
  public V view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public boolean isOpen() {
    return game.isOpen();
  }

  @Override
  public S imagine(V view, Chance chance) {
    return game.imagine(view, chance);
  }

  @Override
  public Talk talk(S state, Seat seat) {
    return game.talk(state, seat);
  }

  @Override
  public List<ClaimForm> claims() {
    return game.claims();
  }

  @Override
  public S hear(S state, Seat speaker, Claim claim) {
    return game.hear(state, speaker, claim);
  }

  @Override
  public String part(S state, Seat seat) {
    return game.part(state, seat);
  }

  @Override
  public List<Instinct<V, M>> instincts() {
    return game.instincts();
  }
}
