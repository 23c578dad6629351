import type { Colour } from '../types';

/**
 * The head of an arrow and the mark of a card: a colour is never alone. Red is a blade, yellow a flame, blue a diamond. Each
 * points to the east, with its tip at 10 and its back near 0.
 */
export const MARKS: Record<Colour, string> = {
  RED: 'M10 0L-2-7.5 1 0-2 7.5Z',
  YELLOW: 'M10 0Q3-1.5 2.5-5.5A5.6 5.6 0 1 0 2.5 5.5Q3 1.5 10 0Z',
  BLUE: 'M10 0L4-6.5-2 0 4 6.5Z',
};

/** Where each colour sails in open water, in degrees from the east. */
export const HEADINGS: Record<Colour, number> = { RED: -150, YELLOW: -90, BLUE: -30 };
