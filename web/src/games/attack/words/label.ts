import type { Lane, Move, View } from '../types';
import { eyeSide, pirateOf, symbolNames, symbolsOn, target, type T } from './names';

function pushLabel(lane: Lane, view: View, t: T): string {
  const there = view.lanes.find((each) => each.lane === lane);
  const weapon = !there || there.figure === 'BUBBLES' ? 'CANNON' : there.figure;
  return t(`move.PushBack.${weapon}`, { target: target(lane, there?.kraken ?? false, t) });
}

function sweepSide(view: View, t: T): string {
  return t(`side.${view.phase.type === 'Sweeping' ? view.phase.side : 'PORT'}`);
}

function makesFace(view: View): boolean {
  return view.phase.type === 'Acting' && symbolsOn(view.phase.card, view).includes('FUNNY_FACE');
}

/** A move as the words on its button. */
export function label(move: Move, view: View, t: T): string {
  switch (move.type) {
    case 'TakePirate':
      return t('move.TakePirate', { pirate: t(`pirate.${move.pirate}`) });
    case 'Board':
      return t('move.Board', { area: t(`area.${move.area}`) });
    case 'PlaceWhirlpool':
      return t('move.PlaceWhirlpool', {
        lane: t(`lane.${move.lane}`),
        space: t(`space.${move.space}`),
      });
    case 'IgnoreEye':
      return t('move.IgnoreEye', { side: eyeSide(view, t) });
    case 'HeedEye':
      return t('move.HeedEye', { side: eyeSide(view, t) });
    case 'PlayCard':
      return t('move.PlayCard', {
        pirate: t(`pirate.${pirateOf(move.card)}`),
        symbols: symbolNames(symbolsOn(move.card, view), t),
      });
    case 'Walk':
      return t('move.Walk', { area: t(`area.${move.area}`) });
    case 'PushBack':
      return pushLabel(move.lane, view, t);
    case 'Sweep':
      return t('move.Sweep', { side: sweepSide(view, t) });
    case 'Spare':
      return t('move.Spare');
    case 'Repair':
      return t('move.Repair', { lane: t(`lane.${move.lane}`) });
    case 'EndCard':
      return t(makesFace(view) ? 'move.EndCard.funny' : 'move.EndCard');
    case 'Surface':
      return t('move.Surface', { lane: t(`lane.${move.lane}`) });
  }
}

/** The heading under which the list of moves shows it. */
export function group(move: Move, t: T): string {
  switch (move.type) {
    case 'TakePirate':
    case 'Board':
      return t('group.crew');
    case 'PlaceWhirlpool':
    case 'IgnoreEye':
    case 'HeedEye':
    case 'Surface':
      return t('group.sea');
    case 'PlayCard':
      return t('group.cards');
    case 'Walk':
      return t('group.walk');
    case 'PushBack':
    case 'Sweep':
    case 'Spare':
      return t('group.fight');
    case 'Repair':
      return t('group.repair');
    case 'EndCard':
      return t('group.end');
  }
}
