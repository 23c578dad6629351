import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import setup from '../fixtures/setup.json';
import { texts } from '../texts';
import type { Move, View } from '../types';
import { unusable } from './unusable';

const t = translator(texts, 'en');
const view = acting.view as View;
const end: Move = { type: 'EndCard' };

describe('actions that cannot be used now', () => {
  it('are those of the card that no offered move makes, each asked about beside the pirate', () => {
    const area = view.hands.flatMap(({ pirates }) => pirates).find(({ pirate }) => pirate === 'BILLY')?.area;
    const found = unusable(view, [end], t);
    expect(found.map(({ text }) => text)).toEqual(['Walk', 'Fight', 'Mend']);
    const lanes = found.flatMap(({ attempt }) => ('lane' in attempt ? [attempt.lane] : []));
    expect(lanes.map((lane) => view.lanes.find((each) => each.lane === lane)?.area)).toEqual([area, area]);
    expect(unusable(view, [end, { type: 'Walk', area: 'PORT_BOW' }], t).map(({ text }) => text)).toEqual(['Fight', 'Mend']);
  });

  it('are none while no card is played', () => {
    expect(unusable(setup.view as View, [], t)).toEqual([]);
  });
});
