import { expect, it } from 'vitest';
import { seatSign } from './seat-signs';

function brightness(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

it.each(Array.from({ length: 11 }, (_, seat) => seat))('a name in the colour of seat %i can be read in every theme', (seat) => {
  const { colour, ink } = seatSign(seat);
  const [dark, light] = [brightness(colour), brightness(ink)].sort((one, other) => one - other);
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
});
