import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { texts } from '../texts';
import type { Event } from '../types';
import { briefs } from './briefs';
import { sentence } from './story';

const t = translator(texts, 'en');
const nameOf = (seat: number) => ['Jack', 'Amara', 'Jamila'][seat] ?? '';
const shown: Event = { type: 'GunsShown', guns: [2, 1, 0], needed: 3 };
const passed: Event = { type: 'LogbookPassed', navigator: 2 };
const red: Event = { type: 'Sailed', card: 'RED_DRUNK', from: { column: 0, height: 0 }, to: { column: -1, height: 1 }, end: null };
const turned: Event = { ...red, card: 'YELLOW_RITUAL', from: { column: 0, height: 2 }, to: { column: -1, height: 3 } };
const ended: Event = { ...red, to: null, end: 'COVE' };

describe('a round in few words', () => {
  it('says who showed how many guns in a mutiny, also those that were added, and in one that failed', () => {
    expect(briefs([shown, { type: 'Mutinied', captain: 0 }], t, nameOf)).toEqual(['mutiny (Jack 2, Amara 1), Jack takes over']);
    expect(briefs([{ type: 'GunsAdded', seat: 2, guns: 1 }, { type: 'CrewLoyal' }], t, nameOf, [shown])).toEqual(['no mutiny (Jack 2, Amara 1, Jamila 1)']);
    expect(briefs([{ ...shown, guns: [0, 0, 0] }, { type: 'CrewLoyal' }], t, nameOf)).toEqual(['no mutiny']);
  });

  it('says who played which card, and which way the ship goes, also where talk came between', () => {
    expect(briefs([passed, red], t, nameOf)).toEqual(['Jamila plays red (Drunk): the ship goes north-west']);
    expect(briefs([red], t, nameOf, [passed])).toEqual(['Jamila plays red (Drunk): the ship goes north-west']);
    expect(briefs([red], t, nameOf)).toEqual(['Red (Drunk): the ship goes north-west']);
  });

  it('says where the arrow leads another way than usual, and where the voyage ends', () => {
    expect(briefs([passed, turned], t, nameOf)).toEqual(['Jamila plays yellow (Cult Uprising): the arrow there leads north-west']);
    expect(sentence(turned, t, nameOf)).toBe('Yellow (Cult Uprising): the arrow there leads north-west, so the ship goes there.');
    expect(sentence(red, t, nameOf)).toBe('Red (Drunk): the ship goes north-west.');
    expect(briefs([passed, ended], t, nameOf)).toEqual(['Jamila plays red (Drunk): the ship is at the end of its voyage']);
  });
});
