/** Places of a board, in the units of its picture. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}
