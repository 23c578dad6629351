import { describe, expect, it } from 'vitest';
import { after } from './drawn';
import acting from './fixtures/acting.json';
import type { Event, Lane, View } from './types';

const start = acting.view as unknown as View;
const lane = (view: View, id: Lane) => view.lanes.find((one) => one.lane === id)!;
const told = (...events: Event[]) => events.reduce(after, start);

describe('what is drawn after an event', () => {
  it('is a figure that comes nearer, breaks the rail, and is back on its bubbles', () => {
    expect(lane(told({ type: 'Advanced', lane: 'RED_SHELL', kraken: false, from: 'CANNON', to: 'PISTOL' }), 'RED_SHELL').figure).toBe('PISTOL');
    const broken = lane(told({ type: 'RailBroken', lane: 'PURPLE_SHELL', kraken: false }), 'PURPLE_SHELL');
    expect([broken.figure, broken.rail]).toEqual(['BUBBLES', false]);
    expect(lane(told({ type: 'RailRepaired', lane: 'RED_STAR' }), 'RED_STAR').rail).toBe(true);
  });

  it('is one more hole in the part of the deck that was struck', () => {
    const holed = told({ type: 'HoleSmashed', lane: 'RED_STAR', kraken: false, holes: 4 });
    expect(holed.holes).toEqual([2, 2, 0, 0]);
    expect(lane(holed, 'RED_STAR').figure).toBe('BUBBLES');
  });

  it('is the roll, and the Kraken on its track or in its lane', () => {
    const rolled = told({ type: 'DiceRolled', seat: 1, red: ['BLANK'], purple: ['EYE', 'FISH'] });
    expect([rolled.redDice, rolled.purpleDice]).toEqual([['BLANK'], ['EYE', 'FISH']]);
    const surfaced = told({ type: 'KrakenAngered', spot: 8 }, { type: 'KrakenSurfaced', lane: 'RED_FISH', at: 'SABER' });
    expect(surfaced.kraken.spot).toBe(8);
    expect(lane(surfaced, 'RED_FISH')).toMatchObject({ kraken: true, figure: 'SABER' });
    const hit = told({ type: 'KrakenHit', lane: 'PURPLE_CRAB', from: 'SABER', hits: 1 });
    expect([hit.kraken.hits, lane(hit, 'PURPLE_CRAB').figure]).toEqual([1, 'BUBBLES']);
  });

  it('is a die that joins from the spot that the Kraken has reached', () => {
    const waiting: View = { ...start, kraken: { spot: 2, hits: 0 }, waitingDice: [{ spot: 2, side: 'PORT' }, { spot: 5, side: 'PORT' }] };
    expect(after(waiting, { type: 'DieJoined', side: 'PORT' }).waitingDice).toEqual([{ spot: 5, side: 'PORT' }]);
  });

  it('is a pirate where it went', () => {
    const walked = told({ type: 'Walked', pirate: 'BILLY', from: 'STARBOARD_BOW', to: 'PORT_BOW' });
    expect(walked.hands[1]?.pirates[0]?.area).toBe('PORT_BOW');
  });
});
