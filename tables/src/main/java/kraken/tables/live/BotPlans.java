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
import org.jspecify.annotations.Nullable;

/** What the bots of a table are about to do. */
final class BotPlans {

  private final Set<BotTurn> thinking = new HashSet<>();
  private final Set<BotTurn> spoken = new HashSet<>();
  private final Map<BotTurn, Plan> plans = new HashMap<>();

  /** A move for later. */
  record Plan(BotTurn botTurn, String move, long at) {}

  /** Forgets all that belongs to other positions. */
  void keepOnly(long moment) {
    if (thinking.isEmpty() && spoken.isEmpty() && plans.isEmpty()) {
      return; // as at every table without bots
    }
    thinking.removeIf(botTurn -> botTurn.moment() != moment);
    spoken.removeIf(botTurn -> botTurn.moment() != moment);
    plans.keySet().removeIf(botTurn -> botTurn.moment() != moment);
  }

  /** False where the bot is at it already. */
  boolean begins(BotTurn botTurn) {
    return thinking.add(botTurn);
  }

  void ends(BotTurn botTurn) {
    thinking.remove(botTurn);
  }

  /** False where the bot has had its say in this position. */
  boolean speaks(BotTurn botTurn) {
    return spoken.add(botTurn);
  }

  /** For any time from now to the end, each as likely as the others. */
  void plan(BotTurn botTurn, String move, long now, @Nullable Long end) {
    long left = end == null ? 0 : end - now;
    long at = left > 0 ? now + ThreadLocalRandom.current().nextLong(left) : now;
    plans.put(botTurn, new Plan(botTurn, move, at));
  }

  /** When the first of the plans is due. */
  OptionalLong first() {
    return plans.isEmpty()
        ? OptionalLong.empty()
        : plans.values().stream().mapToLong(Plan::at).min();
  }

  /** The first of the plans, if it is due; others may not be possible after it. */
  Optional<Plan> take(long now) {
    Optional<Plan> first =
        plans.values().stream()
            .filter(plan -> plan.at <= now)
            .min(Comparator.comparingLong(Plan::at));
    first.ifPresent(plan -> plans.remove(plan.botTurn));
    return first;
  }

  /** Between a quarter and three quarters of a pause: before the one who pauses goes on. */
  static Duration someOf(Duration pause) {
    long quarter = pause.toMillis() / 4;
    return Duration.ofMillis(quarter + ThreadLocalRandom.current().nextLong(2 * quarter + 1));
  }
}
