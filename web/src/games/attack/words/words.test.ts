import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import eyes from '../fixtures/eyes.json';
import setup from '../fixtures/setup.json';
import { texts, type Key } from '../texts';
import type { Event, Move, View } from '../types';
import { group, label } from './label';
import { asked, awaited, seatNote } from './seats';
import { figures, sentence } from './story';

const view = acting.view as View;

/** One of each kind; a kind that is missing here does not compile. */
const moves: { [Kind in Move['type']]: Extract<Move, { type: Kind }> } = {
  TakePirate: { type: 'TakePirate', pirate: 'ELENA' },
  Board: { type: 'Board', area: 'PORT_BOW' },
  PlaceWhirlpool: { type: 'PlaceWhirlpool', lane: 'RED_CRAB', space: 'PISTOL' },
  IgnoreEye: { type: 'IgnoreEye' },
  HeedEye: { type: 'HeedEye' },
  PlayCard: { type: 'PlayCard', card: 'BILLY_2' },
  Walk: { type: 'Walk', area: 'STARBOARD_STERN' },
  PushBack: { type: 'PushBack', lane: 'PURPLE_STAR' },
  Sweep: { type: 'Sweep' },
  Spare: { type: 'Spare' },
  Repair: { type: 'Repair', lane: 'RED_FISH' },
  EndCard: { type: 'EndCard' },
  Surface: { type: 'Surface', lane: 'PURPLE_SHELL' },
};

const events: { [Kind in Event['type']]: Extract<Event, { type: Kind }> } = {
  FirstPlayerDrawn: { type: 'FirstPlayerDrawn', seat: 0 },
  PirateTaken: { type: 'PirateTaken', seat: 1, pirate: 'BILLY' },
  PirateBoarded: { type: 'PirateBoarded', pirate: 'BILLY', area: 'PORT_STERN' },
  WhirlpoolPlaced: { type: 'WhirlpoolPlaced', lane: 'RED_STAR', space: 'SABER' },
  CardsDealt: { type: 'CardsDealt', pirates: ['ASTRID', 'SAMUEL'], shown: ['ASTRID_1', 'SAMUEL_2'] },
  DiceRolled: { type: 'DiceRolled', seat: 0, red: ['STAR', 'EYE'], purple: ['BLANK'] },
  EyeIgnored: { type: 'EyeIgnored', side: 'PORT' },
  EyeSaw: { type: 'EyeSaw', side: 'STARBOARD' },
  Advanced: { type: 'Advanced', lane: 'RED_STAR', kraken: true, from: 'BUBBLES', to: 'CANNON' },
  RailBroken: { type: 'RailBroken', lane: 'RED_SHELL', kraken: false },
  HoleSmashed: { type: 'HoleSmashed', lane: 'RED_SHELL', kraken: false, holes: 2 },
  CardPlayed: { type: 'CardPlayed', card: 'ELENA_10', symbols: ['MOVE', 'PISTOL', 'FUNNY_FACE'] },
  Walked: { type: 'Walked', pirate: 'ELENA', from: 'PORT_BOW', to: 'PORT_STERN' },
  PushedBack: { type: 'PushedBack', lane: 'PURPLE_FISH', from: 'SABER' },
  KrakenHit: { type: 'KrakenHit', lane: 'PURPLE_FISH', from: 'SABER', hits: 3 },
  Swept: { type: 'Swept', side: 'PORT' },
  RailRepaired: { type: 'RailRepaired', lane: 'RED_CRAB' },
  KrakenAngered: { type: 'KrakenAngered', spot: 4 },
  DieJoined: { type: 'DieJoined', side: 'STARBOARD' },
  KrakenSurfaced: { type: 'KrakenSurfaced', lane: 'RED_STAR', at: 'PISTOL' },
  CardDrawn: { type: 'CardDrawn', card: 'SAMUEL_3', symbols: ['MOVE', 'SABER', 'REPAIR'] },
  KrakenDrivenOff: { type: 'KrakenDrivenOff' },
  ShipSunk: { type: 'ShipSunk' },
};

const blank = /\{|\}|undefined/;

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator<Key>(texts, language);

  it.each(Object.values(moves))('a button says $type', (move) => {
    expect(label(move, view, t)).not.toMatch(blank);
    expect(group(move, t)).not.toBe('');
  });

  it.each(Object.values(events))('the story tells $type', (event) => {
    const told = sentence(event, t, (seat) => `N${seat}`);
    expect(told).not.toBe('');
    expect(told).not.toMatch(blank);
  });

  it('the story tells which card is played', () => {
    const told = sentence(events.CardPlayed, t, (seat) => `N${seat}`);
    expect(told).toContain(['MOVE', 'PISTOL', 'FUNNY_FACE'].map((symbol) => t(`symbol.${symbol}` as Key)).join(', '));
  });

  it('calls each symbol by one word, and speaks of talents only', () => {
    for (const symbol of ['MOVE', 'CANNON', 'PISTOL', 'SABER', 'REPAIR', 'WILD', 'FUNNY_FACE'] as const) {
      expect(t(`hint.symbol.${symbol}`).toLowerCase()).toContain(t(`symbol.${symbol}`).toLowerCase());
    }
    const talents = [t('option.no-powers'), t('option.no-powers.help'), t('hint.inForce'), t('preset.young.help')].join(' ');
    expect(talents).not.toMatch(/power|pouvoir|fähigkeit|habilidad|poter|eigenschap/i);
  });

  it('says what is awaited, who sits where and how the game went', () => {
    for (const each of [acting.view, eyes.view, setup.view] as View[]) {
      expect(awaited(each, t)).not.toMatch(blank);
      expect(asked(each, t)).not.toMatch(blank);
    }
    expect(seatNote(view, 0, t)).not.toBe('');
    expect(figures(Object.values(events), view, t).map((figure) => figure.value)).not.toContain(undefined);
  });

  it('no two offered moves have the same words', () => {
    for (const { moves: offered, view: at } of [acting, eyes, setup]) {
      const labels = offered.map((move) => label(move as Move, at as View, t));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
