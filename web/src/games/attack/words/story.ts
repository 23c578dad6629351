import type { Figure, NameOf } from '../../game';
import type { Event, View } from '../types';
import { faceNames, pirateOf, symbolNames, who, type T } from './names';

export function sentence(event: Event, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'FirstPlayerDrawn':
      return t('event.FirstPlayerDrawn', { name: nameOf(event.seat) });
    case 'PirateTaken':
      return t('event.PirateTaken', {
        name: nameOf(event.seat),
        pirate: t(`pirate.${event.pirate}`),
      });
    case 'PirateBoarded':
      return t('event.PirateBoarded', {
        pirate: t(`pirate.${event.pirate}`),
        area: t(`area.${event.area}`),
      });
    case 'WhirlpoolPlaced':
      return t('event.WhirlpoolPlaced', {
        lane: t(`lane.${event.lane}`),
        space: t(`space.${event.space}`),
      });
    case 'CardsDealt':
      return t('event.CardsDealt', {
        pirates: event.pirates.map((pirate) => t(`pirate.${pirate}`)).join(', '),
      });
    case 'DiceRolled':
      return t('event.DiceRolled', {
        name: nameOf(event.seat),
        red: faceNames(event.red, t),
        purple: faceNames(event.purple, t),
      });
    case 'EyeIgnored':
    case 'EyeSaw':
    case 'Swept':
    case 'DieJoined':
      return t(`event.${event.type}`, { side: t(`side.${event.side}`) });
    case 'Advanced':
      return t('event.Advanced', {
        who: who(event.lane, event.kraken, t),
        space: t(`space.${event.to}`),
      });
    case 'RailBroken':
      return t('event.RailBroken', { who: who(event.lane, event.kraken, t) });
    case 'HoleSmashed':
      return t('event.HoleSmashed', {
        who: who(event.lane, event.kraken, t),
        holes: event.holes,
      });
    case 'CardPlayed':
    case 'CardDrawn':
      return t(`event.${event.type}`, {
        pirate: t(`pirate.${pirateOf(event.card)}`),
        symbols: symbolNames(event.symbols, t),
      });
    case 'Walked':
      return t('event.Walked', {
        pirate: t(`pirate.${event.pirate}`),
        area: t(`area.${event.to}`),
      });
    case 'PushedBack':
    case 'RailRepaired':
    case 'KrakenSurfaced':
      return t(`event.${event.type}`, { lane: t(`lane.${event.lane}`) });
    case 'KrakenHit':
      return t('event.KrakenHit', { hits: event.hits });
    case 'KrakenAngered':
      return t('event.KrakenAngered', { spot: event.spot });
    case 'KrakenDrivenOff':
    case 'ShipSunk':
      return t(`event.${event.type}`);
  }
}

/** The story in numbers. */
export function figures(events: Event[], view: View, t: T): Figure[] {
  const count = (kind: Event['type']) => events.filter((event) => event.type === kind).length;
  return [
    { label: t('figure.rolls'), value: count('DiceRolled') },
    { label: t('figure.pushed'), value: count('PushedBack') },
    { label: t('figure.broken'), value: count('RailBroken') },
    { label: t('figure.mended'), value: count('RailRepaired') },
    { label: t('figure.holes'), value: view.holes.reduce((sum, holes) => sum + holes, 0) },
    { label: t('figure.hits'), value: view.kraken.hits },
  ];
}
