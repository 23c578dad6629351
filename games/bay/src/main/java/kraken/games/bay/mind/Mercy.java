package kraken.games.bay.mind;

import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.View;

/**
 * What beginners are spared: nobody fires at their ship in the first round, before they have had a
 * turn or have seen one to its end.
 */
public final class Mercy {

  private Mercy() {}

  public static boolean isHarsh(View view, Move move) {
    return view.time() == State.TIME
        && move instanceof Move.Fire(_, Target.OfVessel(var vessel))
        && !vessel.isOffCourse();
  }
}
