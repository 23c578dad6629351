export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
}

export interface Surroundings {
  /** What is explained. */
  piece: Box;
  /** Null where something else lies over it. */
  board: Box | null;
  /** What else should stay in sight, such as the row of moves. */
  others: Box[];
  window: Size;
  /** Whether its reader is to decide something; otherwise others play, and the board stays free to look on. */
  mine: boolean;
}

/** Between an explanation and its piece, and from it to the edge of the window. */
const GAP = 8;
const MARGIN = 4;
/** Farther from its piece an explanation is not read as one of it. */
const FAR = 300;

const boxAt = ({ left, top }: Place, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distance(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
}

/** On the four sides of a box, in line with the piece: above, below, left and right. */
function around(box: Box, piece: Box, { width, height }: Size): Place[] {
  const left = (piece.left + piece.right - width) / 2;
  const top = (piece.top + piece.bottom - height) / 2;
  return [
    { left, top: box.top - GAP - height },
    { left, top: box.bottom + GAP },
    { left: box.left - GAP - width, top },
    { left: box.right + GAP, top },
  ];
}

/**
 * Where an explanation stands, in the window: outside the board where there is room. Where there is none it stands beside its piece,
 * or, while others play, at the edge of the board where it covers least.
 */
export function placeOf(tip: Size, { piece, board, others, window, mine }: Surroundings): Place {
  const inWindow = ({ left, top }: Place): Place => ({
    left: Math.max(MARGIN, Math.min(left, window.width - MARGIN - tip.width)),
    top: Math.max(MARGIN, Math.min(top, window.height - MARGIN - tip.height)),
  });
  const judged = (places: Place[]) =>
    places.map(inWindow).map((place) => {
      const box = boxAt(place, tip);
      const row = others.reduce((sum, other) => sum + shared(box, other), 0);
      return { place, covered: row + (board ? shared(box, board) : 0), row, hides: shared(box, piece), far: distance(box, piece) };
    });
  const beside = judged(around(piece, piece, tip));
  const outside = board ? judged(around(board, piece, tip)) : [];
  const free = [...beside, ...outside].filter(({ covered, hides, far }) => covered === 0 && hides === 0 && (!mine || far <= FAR));
  if (free.length > 0) return free.sort((one, other) => one.far - other.far)[0]!.place;
  const [best] =
    mine || !board
      ? beside.sort((one, other) => one.hides - other.hides || one.row - other.row)
      : outside.sort((one, other) => one.covered - other.covered || one.hides - other.hides || one.far - other.far);
  return best!.place;
}
