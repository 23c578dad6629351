package kraken.tables.live;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import kraken.bots.Level;
import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/** What the bots of one table are about to do. Used only within tasks of the table's mailbox. */
final class BotPlans {

  private final Set<BotTurn> thinking = new HashSet<>();

  /** The number of the last claim that each bot had to answer when it was asked for its own. */
  private final Map<BotTurn, Long> spoken = new HashMap<>();

  private final Map<BotTurn, Plan> plans = new HashMap<>();

  /**
   * A move that the bot makes at this time.
   *
   * @param held whether it may come sooner, when all players have seen what came before it
   */
  record Plan(BotTurn botTurn, String move, long at, boolean held) {}

  /** A seat that a bot holds. */
  record BotSeat(Seat seat, Level level) {
    static Optional<BotSeat> at(Table table, Seat seat) {
      return table.crew().at(seat) instanceof Sitter.Machine(String word)
          ? Optional.of(new BotSeat(seat, Level.logged(word).orElse(Level.MEDIUM)))
          : Optional.empty();
    }
  }

  /** Forgets all that belongs to other positions. */
  void keepOnly(long moment) {
    if (thinking.isEmpty() && spoken.isEmpty() && plans.isEmpty()) {
      return; // as at every table without bots
    }
    thinking.removeIf(botTurn -> botTurn.moment() != moment);
    spoken.keySet().removeIf(botTurn -> botTurn.moment() != moment);
    plans.keySet().removeIf(botTurn -> botTurn.moment() != moment);
  }

  /** False where the bot is thinking already. */
  boolean begins(BotTurn botTurn) {
    return thinking.add(botTurn);
  }

  void ends(BotTurn botTurn) {
    thinking.remove(botTurn);
  }

  /** False where the bot was asked for a claim in this position before, knowing as much. */
  boolean speaks(BotTurn botTurn, long heard) {
    Long before = spoken.put(botTurn, heard);
    return before == null || before < heard;
  }

  /** Whether the bot was not asked again since, when it had heard more. */
  boolean isLastWord(BotTurn botTurn, long heard) {
    return spoken.getOrDefault(botTurn, heard) == heard;
  }

  /** Plans the move for a random time between now and the end. */
  void plan(BotTurn botTurn, String move, long now, @Nullable Long end) {
    long left = end == null ? 0 : end - now;
    long at = left > 0 ? now + ThreadLocalRandom.current().nextLong(left) : now;
    plans.put(botTurn, new Plan(botTurn, move, at, false));
  }

  /** Holds the move back until then at the latest. */
  void hold(BotTurn botTurn, String move, long until) {
    plans.put(botTurn, new Plan(botTurn, move, until, true));
  }

  /** Removes and returns the move that a bot has held back. */
  Optional<Plan> takeHeld() {
    Optional<Plan> held = plans.values().stream().filter(Plan::held).findFirst();
    held.ifPresent(plan -> plans.remove(plan.botTurn));
    return held;
  }

  /** When the first of the plans is due. */
  OptionalLong first() {
    return plans.isEmpty()
        ? OptionalLong.empty()
        : plans.values().stream().mapToLong(Plan::at).min();
  }

  /**
   * Removes and returns the earliest plan if it is due. Only one: after its move the others may be
   * illegal.
   */
  Optional<Plan> take(long now) {
    Optional<Plan> first =
        plans.values().stream()
            .filter(plan -> plan.at <= now)
            .min(Comparator.comparingLong(Plan::at));
    first.ifPresent(plan -> plans.remove(plan.botTurn));
    return first;
  }

  /**
   * A random time between an eighth and three eighths of a pause: a bot hears the others for that
   * long and then thinks for as long again, so that its claim comes before the move after the
   * pause.
   */
  static Duration someOf(Duration pause) {
    long eighth = pause.toMillis() / 8;
    return Duration.ofMillis(eighth + ThreadLocalRandom.current().nextLong(2 * eighth + 1));
  }
}
