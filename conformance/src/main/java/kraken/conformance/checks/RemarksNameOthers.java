package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.conformance.play.TakenStep;
import kraken.conformance.play.ToldEvent;
import kraken.kit.Audience;
import kraken.kit.Remark;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * Whatever all are told, a bot may have a remark on it that names somebody else at the table or
 * nobody. It is asked what a watcher sees and hears, so it has nothing to give away.
 */
public final class RemarksNameOthers<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> before = taken.before();
    List<E> heard =
        taken.reply().told().stream()
            .filter(told -> told.audience().equals(Audience.EVERYBODY))
            .map(ToldEvent::event)
            .toList();
    V open = before.view(Viewer.WATCHER);
    for (Seat seat : before.seats()) {
      before
          .game()
          .remark(open, seat, heard)
          .map(Remark::to)
          .ifPresent(to -> Expect.that(isOther(to, seat, before), () -> seat + " names " + to));
    }
  }

  private boolean isOther(Seat to, Seat by, Position<S, M, V, E> at) {
    return !to.equals(by) && at.seats().contains(to);
  }
}
