package kraken.tables.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.bots.AdvisedLine;
import kraken.bots.Adviser;
import kraken.bots.Bot;
import kraken.bots.SeatChance;
import kraken.bots.TurnReview;
import kraken.kit.Belief;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Remark;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import kraken.tables.AdviceLine;

/**
 * Asks bots about a position: what they play or claim, what they advise, how they judge it. A bot
 * gets only the view of its seat. Safe for any thread.
 */
public final class BotQuestions<S, M, V, E> {

  private final Rulebook<S, M, V, E> rules;
  private final S state;
  private final int players;

  BotQuestions(Rulebook<S, M, V, E> rules, S state, int players) {
    this.rules = rules;
    this.state = state;
    this.players = players;
  }

  /** The move of a bot at this seat. The bot gets only the seat's view. */
  public String choice(Bot bot, Seat seat, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    List<M> offered = game.moves(state, seat);
    M move = bot.choose(game, game.view(state, seat), seat, offered, luck);
    return rules.json().writeMove(move).json();
  }

  /** What a bot would do at this seat. It gets only the seat's view. */
  public List<AdviceLine> advice(Seat seat, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    return told(Adviser.advise(game, game.view(state, seat), seat, luck));
  }

  /** What a bot says to the moves that this seat has made here, by what the seat could know. */
  public ReviewedMoves reviewed(Seat seat, List<String> moves, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    List<M> played = moves.stream().<M>map(rules.json()::readMove).toList();
    TurnReview<M, E> review = Adviser.review(game, game.view(state, seat), seat, played, luck);
    return new ReviewedMoves(percent(review.chance()), told(review.lines()));
  }

  private List<AdviceLine> told(List<AdvisedLine<M, E>> lines) {
    return lines.stream()
        .map(line ->
            new AdviceLine(
                line.moves().stream().map(rules.json()::writeMove).toList(),
                line.events().stream().map(rules.json()::writeEvent).toList(),
                percent(line.chance()),
                line.reasons()))
        .toList();
  }

  private static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }

  /** What a bot at this seat takes the others for. It gets only the seat's view. */
  public List<Belief> beliefs(Bot bot, Seat seat) {
    Game<S, M, V, E> game = rules.game();
    return bot.beliefs(game, game.view(state, seat), seat);
  }

  /** Each seat's chance to win in percent, as the seat itself can judge it. */
  public List<Integer> chances(Chance luck) {
    Game<S, M, V, E> game = rules.game();
    List<Integer> chances = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      Seat seat = Seat.of(i);
      chances.add(percent(SeatChance.of(game, game.view(state, seat), seat, luck)));
    }
    return List.copyOf(chances);
  }

  /** The claim of a bot at this seat, if it makes one. The bot gets only the seat's view. */
  public Optional<Claim> claim(Bot bot, Seat seat, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    return bot.claim(game, game.view(state, seat), seat, luck);
  }

  /**
   * What a bot at each seat could say in passing to what everybody was told after this position. It
   * is asked what a watcher sees, so it tells nothing that somebody hides.
   */
  public Map<Seat, Remark> remarks(List<GameEvent> told) {
    Game<S, M, V, E> game = rules.game();
    List<E> heard =
        told.stream()
            .filter(event -> event.isForAll(players))
            .map(event -> rules.json().readEvent(event.event()))
            .toList();
    Map<Seat, Remark> remarks = new LinkedHashMap<>();
    if (!heard.isEmpty()) {
      V open = game.view(state, Viewer.WATCHER);
      for (Seat seat : Seats.all(players)) {
        game.remark(open, seat, heard).ifPresent(remark -> remarks.put(seat, remark));
      }
    }
    return remarks;
  }
}
