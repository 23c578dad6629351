import { expect, it } from 'vitest';
import { marked, linePartsOf } from './marked-names';

const name = marked((seat) => ['Anne', 'A', '3.2:1'][seat] ?? '');

it('finds each name of a line again, whatever it is and wherever it stands', () => {
  expect(linePartsOf(`Away: ${name(1)} and ${name(2)}.`)).toEqual([
    { text: 'Away: ', seat: null },
    { text: 'A', seat: 1 },
    { text: ' and ', seat: null },
    { text: '3.2:1', seat: 2 },
    { text: '.', seat: null },
  ]);
  expect(linePartsOf(`${name(0)}: sails`)[0]).toEqual({ text: 'Anne', seat: 0 });
});

it('leaves a line without names as it is', () => {
  expect(linePartsOf('The sea decides.')).toEqual([{ text: 'The sea decides.', seat: null }]);
  expect(linePartsOf('')).toEqual([]);
});
