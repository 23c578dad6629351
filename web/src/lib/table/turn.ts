import type { PlayTold, Turn, ViewerTold } from '../../wire/table';

/** The seats that the game waits for, as far as the viewer may know. */
export function awaitedOf(turn: Turn): number[] {
  switch (turn.type) {
    case 'One':
      return [turn.seat];
    case 'Together':
      return turn.awaited;
    case 'Sea':
    case 'Over':
      return [];
  }
}

/** The seats that were asked, those that have answered in secret among them; none in a window, in which nobody is asked alone. */
export function askedOf(turn: Turn): number[] {
  if (turn.type !== 'Together') return awaitedOf(turn);
  return turn.window ? [] : turn.asked;
}

/** Whether the turn is a window, in which every seat may act or pass. */
export function isWindow(turn: Turn): boolean {
  return turn.type === 'Together' && turn.window;
}

/** The seats that the list of seats marks. None in a window: a mark would tell who has something to do. */
export function markedOf(turn: Turn): number[] {
  return isWindow(turn) ? [] : awaitedOf(turn);
}

/** The viewer whose view the page shows: a seat of mine that must move (the one of before first), or else the seat of before. */
export function bestViewer(play: PlayTold, before: number | null): ViewerTold | undefined {
  const awaited = awaitedOf(play.turn);
  const asked = play.eyes.filter((viewer) => viewer.seat !== null && awaited.includes(viewer.seat) && viewer.moves.length > 0);
  return (
    asked.find((viewer) => viewer.seat === before) ??
    asked[0] ??
    play.eyes.find((viewer) => viewer.seat === before) ??
    play.eyes[0]
  );
}
