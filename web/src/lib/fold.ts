import type { Happening, Message, TableTold } from '../wire/table';

/** The table after a step: what the server tells is put together, nothing is worked out. */
export function after(table: TableTold, step: Message.Step): TableTold {
  const told = step.happenings.reduce(withHappening, table);
  return { ...told, number: step.number, play: step.play ?? told.play };
}

function withHappening(table: TableTold, happening: Happening): TableTold {
  switch (happening.type) {
    case 'SeatChanged':
      return {
        ...table,
        seats: table.seats.map((old) => (old.seat === happening.seat.seat ? happening.seat : old)),
      };
    case 'Began':
      return { ...table, stage: 'PLAYING' };
    case 'Spoke':
      return { ...table, talk: [...table.talk, happening.said].slice(-200) };
    case 'Finished':
      return { ...table, stage: 'OVER', luck: happening.luck };
    case 'WentOn':
      return { ...table, rematch: happening.table };
    case 'InGame':
    case 'TookBack':
    case 'RanOutOfTime':
      return table;
  }
}
