package kraken.tables.told;

import java.util.List;

/**
 * What a viewer was told at a table after some number, to be shown step by step.
 *
 * @param table the table before the first step, as the viewer was told it then
 */
public record MissedTold(TableTold table, List<Message.Step> steps) {

  public MissedTold {
    steps = List.copyOf(steps);
  }
}
