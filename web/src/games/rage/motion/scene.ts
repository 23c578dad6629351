import { angle, unwind } from '../chart';
import { laneOf, SECTIONS, sectionOf, spaceAt, type Event, type Section, type Space, type View } from '../types';

export interface Afloat {
  seat: number;
  /** Degrees, counted on from turn to turn, so that a ship never sails back around. */
  a: number;
  /** A whole number, but for ships that run into something. */
  lane: number;
  damage: number;
}

/** What lies open on the board, as it is drawn right now. */
export interface Scene {
  ships: Afloat[];
  /** Whose card it is. */
  acting: number | null;
  rage: number;
  /** Where the Kraken looks, in degrees, counted on. */
  facing: number;
  lanes: number;
  barrels: Partial<Record<Space, number>>;
  /** The damage of each token; null where it lies face down. */
  debris: Partial<Record<Space, number | null>>;
}

const LUNGE = 0.45;

/** What a view shows; angles go on from those before. */
export function sceneOf(view: View, before?: Scene): Scene {
  return {
    ships: view.ships.flatMap(({ seat, space, damage }) => (space ? [placed(seat, space, damage, before)] : [])),
    acting: view.phase.type === 'Over' ? null : view.turn,
    rage: view.rage,
    facing: unwind(before?.facing ?? angle(view.front), angle(view.front)),
    lanes: view.lanes,
    barrels: Object.fromEntries(view.barrels.map(({ space, count }) => [space, count])),
    debris: Object.fromEntries(view.debris.map(({ space, damage }) => [space, damage])),
  };
}

function placed(seat: number, space: Space, damage: number, before?: Scene): Afloat {
  const was = before?.ships.find((ship) => ship.seat === seat);
  const a = angle(sectionOf(space));
  return { seat, a: was ? unwind(was.a, a) : a, lane: laneOf(space), damage };
}

function changed(scene: Scene, seat: number, change: (ship: Afloat) => Partial<Afloat>): Scene {
  return { ...scene, ships: scene.ships.map((ship) => (ship.seat === seat ? { ...ship, ...change(ship) } : ship)) };
}

/** The lane is full of debris, face down. */
function closed(scene: Scene, lane: number): Scene {
  const tokens = SECTIONS.map((section: Section) => [spaceAt(section, lane), null]);
  return { ...scene, lanes: lane - 1, debris: { ...scene.debris, ...Object.fromEntries(tokens) } };
}

function begun({ rage, facing }: Scene): Scene {
  return { ships: [], acting: null, rage, facing: unwind(facing, 0), lanes: 4, barrels: {}, debris: {} };
}

/** The scene after something has happened. It only draws what it is told; why it came so is for the rules. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'RoundBegan':
      return begun(scene);
    case 'ShipPlaced':
      return { ...scene, ships: [...scene.ships, placed(event.seat, event.space, 0)] };
    case 'LaneClosed':
      return closed(scene, event.lane);
    case 'CardPlayed':
      return { ...scene, acting: event.seat };
    case 'Moved':
      return changed(scene, event.seat, ({ a }) => ({ a: unwind(a, angle(sectionOf(event.to))), lane: laneOf(event.to) }));
    case 'HitReef':
      return changed(scene, event.seat, () => ({ lane: laneOf(event.from) + LUNGE }));
    case 'HitKraken':
      return changed(scene, event.seat, ({ a }) => ({ a: unwind(a, angle(event.section)), lane: 1 - LUNGE }));
    case 'Damaged':
    case 'Repaired':
      return changed(scene, event.seat, () => ({ damage: event.damage }));
    case 'BarrelPlaced':
      return { ...scene, barrels: { ...scene.barrels, [event.space]: event.barrels } };
    case 'BarrelsLost':
      return { ...scene, barrels: { ...scene.barrels, [event.space]: 0 } };
    case 'RageGrew':
      return { ...scene, rage: event.rage };
    case 'RageAttackBegan':
      return { ...scene, rage: 0 };
    case 'Rotated':
      return { ...scene, facing: unwind(scene.facing, angle(event.front)) };
    case 'ShipSunk':
      return { ...scene, ships: scene.ships.filter(({ seat }) => seat !== event.seat) };
    case 'DebrisTurned':
      return { ...scene, debris: { ...scene.debris, [event.space]: event.damage } };
    default:
      return scene;
  }
}
