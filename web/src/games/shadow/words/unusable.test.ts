import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { appointments, setSail } from '../fixtures/views';
import { attemptAt } from '../table';
import { texts } from '../texts';
import { unusable } from './unusable';

const t = translator(texts, 'en');
const nameOf = (seat: number) => `N${seat}`;
const view = setSail(6);

describe('choices that cannot be made now', () => {
  it('are the others aboard who cannot be appointed', () => {
    const offered = appointments(6).filter((move) => move.type !== 'Appoint' || move.seat !== 2);
    expect(unusable(view, offered, t, nameOf)).toEqual([{ text: 'Lieutenant: N2', attempt: { type: 'Appoint', seat: 2 } }]);
    expect(attemptAt(offered, 2)).toEqual({ type: 'Appoint', seat: 2 });
  });

  it('are the guns that are held and may not be shown, and the order that cannot be refused', () => {
    const guns = view.crew[0]!.guns;
    const shown = unusable(view, [{ type: 'Commit', guns: 0 }], t, nameOf).map(({ attempt }) => attempt);
    expect(shown).toEqual(Array.from({ length: guns }, (_, index) => ({ type: 'Commit', guns: index + 1 })));
    expect(unusable(view, [{ type: 'Sail', card: 'RED_DRUNK' }], t, nameOf).map(({ attempt }) => attempt)).toEqual([{ type: 'Refuse' }]);
  });

  it('are none in a window, where all pages look alike, nor for those who are not asked', () => {
    expect(unusable(view, [{ type: 'Pass' }], t, nameOf)).toEqual([]);
    expect(unusable(view, [], t, nameOf)).toEqual([]);
    expect(attemptAt([{ type: 'Pass' }, { type: 'Reveal' }], 2)).toBeUndefined();
  });
});
