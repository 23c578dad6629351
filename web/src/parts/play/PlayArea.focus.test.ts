import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import CardsBoard from '../../fixtures/CardsBoard.svelte';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, press, sitDown } from '../../fixtures/play-area';
import { focusMainPart, keepFocus } from '../../lib/browser/keep-focus';
import type { SaidTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

let end: () => void;
beforeEach(() => {
  end = keepFocus(focusMainPart);
});
afterEach(() => {
  end();
  leave();
  localStorage.clear();
});

const isOnStage = () => eventually(() => expect(document.activeElement?.matches('[data-stage]')).toBe(true));

it('gives the focus to the stage when the card that was dealt is known', async () => {
  const game = { ...cards, deal: { Card: CardsBoard, isDealt: () => true } } as unknown as typeof cards;
  const ready = [{ number: 9, seat: 2, person: { id: 'cara' }, saying: { type: 'Emote', name: 'ready' } }] as unknown as SaidTold[];
  sitDown(tableOf(one(2), [viewerOf(0, 'CARD')], { talk: ready }), [], game);
  press('Turn it over');
  button('I know it')?.focus();
  press('I know it');
  await isOnStage();
});

it('gives the focus to the stage when the moves are gone', async () => {
  const { goOn } = sitDown(tableOf(one(0), [viewerOf(0, 'CARD', ['a'])]));
  button('play a')?.focus();
  press('play a');
  goOn(tableOf(one(2), [viewerOf(0, 'CARD')]));
  await isOnStage();
});
