import type { Figure, NameOf } from '../../game';
import type { Event, View } from '../types';
import { wayOf } from './bearings';
import { shipName, spaceName, targetName, type T } from './names';

type Told<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

function rolled({ ship, dice, bonus, slowed, steps }: Told<'Rolled'>, t: T): string {
  const shown = [...dice, ...(bonus ? [bonus] : [])].join(' + ');
  return t(slowed ? 'event.Rolled.slowed' : 'event.Rolled', { ship: shipName(ship, t), dice: shown, steps });
}

function fired({ ship, target, die, sides, defence, hit }: Told<'Fired'>, t: T): string {
  const parts = { ship: shipName(ship, t), target: targetName(target, t), die, sides, defence };
  return t(hit ? 'event.Fired.hit' : 'event.Fired.missed', parts);
}

function lost({ vessel, cargo, to }: Told<'CargoLost'>, t: T): string {
  const parts = { ship: shipName(vessel, t), cargo: t(`cargo.${cargo}`) };
  return to ? t('event.CargoLost', { ...parts, space: spaceName(to, t) }) : t('event.CargoLost.gone', parts);
}

function placement({ lane, dice, again }: Told<'PlacementRolled'>, t: T): string {
  const space = dice.reduce((sum, die) => sum + die, 0);
  return t(again ? 'event.PlacementRolled.again' : 'event.PlacementRolled', { lane, space });
}

export function sentence(event: Event, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'ShipChosen':
    case 'TurnBegan':
      return t(`event.${event.type}`, { name: nameOf(event.seat), ship: shipName(event.ship, t) });
    case 'FirstDrawn':
      return t('event.FirstDrawn', { name: nameOf(event.seat) });
    case 'PlacementRolled':
      return placement(event, t);
    case 'TentacleRose':
    case 'SmokeTookTentacle':
      return t(`event.${event.type}`, { space: spaceName(event.at, t) });
    case 'TentacleBlown':
      return t('event.TentacleBlown', { space: spaceName(event.at, t), ship: shipName(event.by, t) });
    case 'Rolled':
      return rolled(event, t);
    case 'Sailed':
      return t(`event.Sailed.${wayOf(event.from, event.to)}`, { ship: shipName(event.ship, t) });
    case 'PickedUp':
      return t('event.PickedUp', { ship: shipName(event.ship, t), cargo: t(`cargo.${event.cargo}`) });
    case 'PlagueBrokeOut':
      return t('event.PlagueBrokeOut', { ship: shipName(event.ship, t), crew: event.crewLost });
    case 'PlagueCured':
    case 'TreasureDoubled':
    case 'Slowed':
    case 'KrakenKilled':
      return t(`event.${event.type}`, { ship: shipName(event.ship, t) });
    case 'Fired':
      return fired(event, t);
    case 'TentacleKilled':
    case 'LeftAfloat':
      return t(`event.${event.type}`, { ship: shipName(event.ship, t), space: spaceName(event.at, t) });
    case 'KrakenHit':
      return t('event.KrakenHit', { ship: shipName(event.ship, t), health: event.health });
    case 'CargoNamed':
      return t('event.CargoNamed', { ship: shipName(event.victim, t), cargo: t(`cargo.${event.cargo}`) });
    case 'RanIntoTentacle':
    case 'BarrelWentOff':
    case 'SmokeTook':
    case 'PullStopped':
    case 'Swallowed':
    case 'EnteredOffCourse':
      return t(`event.${event.type}`, { ship: shipName(event.vessel, t) });
    case 'LossRolled':
      return t('event.LossRolled', { ship: shipName(event.ship, t), dice: event.dice.join(', ') });
    case 'CargoLost':
      return lost(event, t);
    case 'BombDropped':
      return t(event.due ? 'event.BombDropped.due' : 'event.BombDropped', {
        ship: shipName(event.ship, t),
        bomb: t(`bomb.${event.bomb}`),
        space: spaceName(event.at, t),
      });
    case 'Placed':
    case 'Pulled':
      return t(`event.${event.type}`, { ship: shipName(event.vessel, t), space: spaceName(event.to, t) });
    case 'TowTied':
    case 'TowCastOff':
      return t(`event.${event.type}`, { ship: shipName(event.ship, t), towed: shipName(event.towed, t) });
    case 'Saved':
      return t('event.Saved', { ship: shipName(event.ship, t), towed: shipName(event.saved, t) });
    case 'RoundEnded':
      return t('event.RoundEnded', { time: event.time });
    case 'GameEnded':
      return t(`event.GameEnded.${event.ending}`);
  }
}

/** The story in numbers. */
export function figures(events: Event[], _view: View, t: T): Figure[] {
  const count = (...kinds: Event['type'][]) => events.filter(({ type }) => kinds.includes(type)).length;
  return [
    { label: t('figure.rounds'), value: count('RoundEnded') },
    { label: t('figure.shots'), value: count('Fired') },
    { label: t('figure.hits'), value: events.filter((event) => event.type === 'Fired' && event.hit).length },
    { label: t('figure.tentacles'), value: count('TentacleKilled', 'TentacleBlown') },
    { label: t('figure.lost'), value: count('CargoLost') },
    { label: t('figure.saved'), value: count('Saved') },
    { label: t('figure.swallowed'), value: count('Swallowed') },
  ];
}
