import { describe, expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { Option } from '../../wire/table';
import { optionsInWords } from './table-options';

const options: Option[] = [
  { type: 'Switch', name: 'no-powers', preset: false },
  { type: 'Count', name: 'whirlpools', least: 0, most: 3, preset: 0 },
  { type: 'Selection', name: 'characters', from: ['a', 'b'], preset: ['a', 'b'] },
] as unknown as Option[];
const agreed = (values: Record<string, string>) =>
  optionsInWords(tableOf({ type: 'One', seat: 0 }, [], { options: values }), options, undefined).map(({ name, value }) => `${name}: ${value}`);

describe('what was agreed', () => {
  it('is the usual where nothing differs from it', () => {
    expect(agreed({ 'no-powers': 'off', whirlpools: '0', characters: 'b,a' })).toEqual(['Rules: the usual ones', 'Clock: None: take your time']);
  });

  it('tells only what differs', () => {
    expect(agreed({ 'no-powers': 'on', whirlpools: '0', characters: 'a,b' })).toEqual(['no-powers: yes', 'Clock: None: take your time']);
  });
});
