/** How a seat is told from the others, on every board and everywhere at the table: by colour and by shape. */
export interface SeatSign {
  colour: string;
  /** The colour of letters on it. */
  ink: string;
  /** The data of a path, 40 by 40. */
  shape: string;
  /** Where the number of the seat stands in the shape. */
  middle: number;
}

const SIGNS: SeatSign[] = [
  { colour: '#12626b', ink: '#fff', middle: 27, shape: 'M20 3a17 17 0 1 0 .01 0Z' },
  { colour: '#c8402f', ink: '#fff', middle: 27, shape: 'M5 5h30v30H5Z' },
  { colour: '#6b3fa0', ink: '#fff', middle: 31, shape: 'M20 2 38 36H2Z' },
  { colour: '#d9a441', ink: '#1b1f24', middle: 27, shape: 'M20 1 39 20 20 39 1 20Z' },
  { colour: '#2f6b3a', ink: '#fff', middle: 27, shape: 'M11 3h18l9 17-9 17H11L2 20Z' },
  { colour: '#1f4f8f', ink: '#fff', middle: 27, shape: 'M20 2l18 13-7 22H9L2 15Z' },
  { colour: '#8c2f63', ink: '#fff', middle: 27, shape: 'M14 2h12v12h12v12H26v12H14V26H2V14h12Z' },
  { colour: '#4b5158', ink: '#fff', middle: 27, shape: 'M20 2l5 12 13 1-10 9 3 13-11-7-11 7 3-13L2 15l13-1Z' },
  { colour: '#5b4636', ink: '#fff', middle: 27, shape: 'M12 3h16l9 9v16l-9 9H12l-9-9V12Z' },
  { colour: '#0f6f60', ink: '#fff', middle: 24, shape: 'M4 3h32v16q0 12-16 19Q4 31 4 19Z' },
  { colour: '#713b8f', ink: '#fff', middle: 25, shape: 'M20 38Q2 25 2 13 3 3 12 3q6 0 8 6 2-6 8-6 9 0 10 10 0 12-18 25Z' },
];

export const seatSign = (seat: number): SeatSign => SIGNS[seat % SIGNS.length]!;
