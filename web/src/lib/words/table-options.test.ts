import { describe, expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { Preset } from '../../games/game';
import { LANGUAGES, type Texts } from '../../texts/translation';
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

  it('is no preset that is about bots alone', () => {
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { 'preset.calm': 'Calm water', 'preset.young': 'Young crew' }])) as unknown as Texts<string>;
    const table = tableOf({ type: 'One', seat: 0 }, [], {});
    const rules = (...presets: Preset[]) => optionsInWords(table, [], texts, presets)[0]!.value;
    expect(rules({ name: 'calm', options: {}, bots: 'easy' })).toBe('the usual ones');
    expect(rules({ name: 'young', options: {} })).toBe('Young crew');
  });

  it('tells only what differs', () => {
    expect(agreed({ 'no-powers': 'on', whirlpools: '0', characters: 'a,b' })).toEqual(['no-powers: yes', 'Clock: None: take your time']);
  });
});
