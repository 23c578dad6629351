import type { Happening, Message, PlayTold, TableTold, ViewerTold } from '../../wire/table';
import { withChanges } from './view-changes';

/** The table after a step. It only puts in what the server has sent: the client knows no rules. */
export function applyStep(table: TableTold, step: Message.Step): TableTold {
  const told = step.happenings.reduce(applyHappening, table);
  return { ...told, number: step.number, play: step.play ? playAfter(step.play, told.play) : told.play };
}

/** What a watcher sees through other eyes changes with a round: until then a step does not repeat it. */
function playAfter(play: PlayTold, before: PlayTold | null): PlayTold {
  const next = withViews(play, before?.eyes ?? []);
  return before?.borrowed && !play.borrowed ? { ...next, borrowed: before.borrowed } : next;
}

/** Where a step holds changes instead of a view, they are put into the view that the same seat had before. */
function withViews(play: PlayTold, before: ViewerTold[]): PlayTold {
  const viewers = play.eyes.map((now) => {
    const known = before.find(({ seat }) => seat === now.seat);
    return now.changes ? { ...now, view: withChanges(known?.view, now.changes as Record<string, unknown>), changes: null } : now;
  });
  return { ...play, eyes: viewers };
}

function applyHappening(table: TableTold, happening: Happening): TableTold {
  switch (happening.type) {
    case 'SeatChanged':
      return {
        ...table,
        seats: table.seats.map((old) => (old.seat === happening.seat.seat ? happening.seat : old)),
      };
    case 'EyesLent':
      return { ...table, seats: table.seats.map((seat) => (seat.seat === happening.seat ? { ...seat, lendsEyes: happening.lent } : seat)) };
    case 'HostChanged':
      return { ...table, host: happening.host };
    case 'Began':
      return { ...table, stage: 'PLAYING' };
    case 'Spoke':
      return { ...table, talk: [...table.talk, happening.said].slice(-200) };
    case 'Finished':
      return { ...table, stage: 'OVER', luck: happening.luck, asked: happening.asked };
    case 'WentOn':
      return { ...table, rematch: happening.table };
    case 'Closed':
      return { ...table, stage: 'CLOSED', whyClosed: happening.why };
    case 'InGame':
    case 'TookBack':
    case 'RanOutOfTime':
      return table;
  }
}
