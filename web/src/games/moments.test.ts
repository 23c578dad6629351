import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACES } from '../lib/browser/settings.svelte';
import { speedAt } from '../lib/director/pace';
import { MomentQueue } from '../lib/table/moment-queue.svelte';
import { translator } from '../texts/translation';
import { gameClient, type AnyGame } from '.';
import { SOUNDS } from './sounds';

const IDS = ['attack', 'bay', 'rage', 'shadow'] as const;
/** Events of played games, one of each kind and more; the build writes them. */
const played = import.meta.glob<{ Event: { type: string }[] }>('../wire/*.examples.ts', { eager: true });

/** What art.md asks for; a scene that is missing here has no event that leads to it. */
const SCENES: Record<(typeof IDS)[number], Record<string, object>> = {
  attack: {
    surfaced: { type: 'KrakenSurfaced', lane: 'RED_CRAB', at: 'BUBBLES' },
    hole: { type: 'HoleSmashed', lane: 'RED_CRAB', kraken: false, holes: 1 },
    hit: { type: 'KrakenHit', lane: 'RED_CRAB', from: 'SABER', hits: 1 },
    won: { type: 'KrakenDrivenOff' },
    lost: { type: 'ShipSunk' },
  },
  bay: {
    vortex: { type: 'RoundEnded', time: 3 },
    swallowed: { type: 'Swallowed', vessel: 'PIRATE', from: 'A1' },
    saved: { type: 'Saved', ship: 'CAPTAIN', saved: 'SUPPLY', at: 'A1' },
    wounded: { type: 'KrakenHit', ship: 'MERCHANT', damage: 1, health: 3 },
    killed: { type: 'KrakenKilled', ship: 'MERCHANT' },
  },
  rage: {
    attack: { type: 'RageAttackBegan' },
    sunk: { type: 'ShipSunk', seat: 2, space: 'N1' },
    closed: { type: 'LaneClosed', lane: 4 },
  },
  shadow: {
    guns: { type: 'GunsShown', guns: [0, 1, 2, 0, 1], needed: 3 },
    mutiny: { type: 'Mutinied', captain: 2 },
    sails: { type: 'Sailed', card: 'RED_ARMED', from: { column: 0, height: 0 }, to: { column: 1, height: 1 }, end: null },
    search: { type: 'Done', deed: { type: 'Searched', round: 1, by: 0, on: 1, dealt: null, now: null } },
    overboard: { type: 'OrderRefused', seat: 3 },
    ritual: { type: 'Done', deed: { type: 'Held', round: 1, ritual: 'STASH' } },
    end: { type: 'Ended', ending: 'COVE' },
  },
};

/** The speeds of all paces that show moments, also in fast motion. */
const SPEEDS = PACES.flatMap((pace) => [false, true].flatMap((brisk) => [false, true].map((fast) => speedAt(pace, { brisk, fast })))).filter(Number.isFinite);

describe.each(IDS)('the moments of %s', (id) => {
  let game: AnyGame;
  beforeAll(async () => {
    game = (await gameClient(id))!;
  });
  const momentsOf = (...events: object[]) => game.moments!(events, translator(game.texts, 'de'));

  it('last one to three seconds and can be heard', () => {
    const events = played[`../wire/${id}.examples.ts`]!.Event;
    const moments = momentsOf(...events);
    expect(moments.length).toBeGreaterThan(0);
    moments.forEach((moment) => {
      const { seconds, sound, title } = moment;
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(3);
      SPEEDS.forEach((speed) => {
        const shown = new MomentQueue(() => speed, undefined, () => () => undefined);
        const waited = shown.add([moment]);
        expect(waited, `at speed ${speed}`).toBe(shown.seconds * 1000);
        expect(shown.seconds, `at speed ${speed}`).toBeGreaterThanOrEqual(1);
        expect(shown.seconds, `at speed ${speed}`).toBeLessThanOrEqual(3);
      });
      expect(SOUNDS).toContain(sound);
      expect(title).not.toBe('');
    });
  });

  it('are those that were asked for, each with its drawing', async () => {
    const { default: MomentScene } = await game.momentScene!();
    const empty = drawing(null);
    for (const [scene, event] of Object.entries(SCENES[id])) {
      const [moment, ...more] = momentsOf(event);
      expect(moment, scene).toMatchObject({ scene, event });
      expect(more, scene).toEqual([]);
      expect(drawing(moment!).length, scene).toBeGreaterThan(empty.length + 200);
    }
    function drawing(moment: unknown): string {
      const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as Element;
      if (moment === null) return '';
      const scene = mount(MomentScene, { target, props: { moment: moment as never } });
      flushSync();
      const drawn = target.innerHTML;
      void unmount(scene);
      return drawn;
    }
  });

  it('are few: a step of many events is no film', () => {
    const events = played[`../wire/${id}.examples.ts`]!.Event;
    expect(momentsOf(...events).length).toBeLessThan(events.length / 2);
  });
});

describe('what is heard and seen in secret games', () => {
  it('shadow stirs no page for what is told to one seat alone', async () => {
    const shadow = (await gameClient('shadow'))!;
    const secret = [
      { type: 'FactionDealt', faction: 'PIRATE', pirates: [1, 2] },
      { type: 'CharacterDealt', character: 'COOK' },
      { type: 'Drew', cards: ['RED_ARMED'] },
      { type: 'LogbookOpened', cards: ['RED_ARMED'] },
      { type: 'TopCardSeen', card: 'RED_ARMED' },
      { type: 'Done', deed: { type: 'Converted', round: 1, by: 0, on: 1 } },
      { type: 'Done', deed: { type: 'Exposed', round: 1, by: 0, on: 1, dealt: 'PIRATE' } },
    ];
    expect(shadow.moments!(secret, translator(shadow.texts, 'en'))).toEqual([]);
    secret.forEach((event) => expect(shadow.sound!(event), event.type).toBeNull());
  });

  it('a search looks and sounds the same to the one who searches', async () => {
    const shadow = (await gameClient('shadow'))!;
    const searched = (dealt: string | null) => ({ type: 'Done', deed: { type: 'Searched', round: 1, by: 0, on: 1, dealt, now: dealt } });
    const seen = (event: object) => shadow.moments!([event], translator(shadow.texts, 'en')).map(({ scene, title, sound, seconds }) => ({ scene, title, sound, seconds }));
    expect(seen(searched('PIRATE'))).toEqual(seen(searched(null)));
    expect(shadow.sound!(searched('PIRATE'))).toBe(shadow.sound!(searched(null)));
  });

  it('rage deals in silence, and says nothing of lanes that are closed from the start', async () => {
    const rage = (await gameClient('rage'))!;
    expect(rage.sound!({ type: 'HandDealt', seat: 0, cards: [] })).toBeNull();
    const opening = [{ type: 'RoundBegan', round: 1, first: 0 }, { type: 'LaneClosed', lane: 4 }, { type: 'DealBegan', starter: 0, pile: 9 }];
    expect(rage.moments!(opening, translator(rage.texts, 'en'))).toEqual([]);
  });
});
