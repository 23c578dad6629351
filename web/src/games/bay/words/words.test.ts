import { describe, expect, it } from 'vitest';
import { listedMoves } from '../../../lib/moves/listed-moves';
import type { AnyGame } from '../../index';
import bay from '../index';
import { LANGUAGES, translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import choosing from '../fixtures/choosing.json';
import over from '../fixtures/over.json';
import { texts, type Key } from '../texts';
import { total, type Event, type Move, type MoveOf, type Space, type Vessel, type View } from '../types';
import { costly } from './costly';
import { group, label } from './label';
import { dieName, towSpeed } from './names';
import { categories } from './points';
import { asked, awaited, seatNote } from './seats';
import { figures, sentence } from './story';

const view = acting.view as unknown as View;
const at: Space = { lane: 3, number: 7 };
const red: Space = { lane: 7, number: 2 };

/** One of each kind; a kind that is missing here does not compile. */
const moves: { [Kind in Move['type']]: Extract<Move, { type: Kind }> } = {
  ChooseShip: { type: 'ChooseShip', ship: 'MERCHANT' },
  Sail: { type: 'Sail', to: at },
  TurnAbout: { type: 'TurnAbout', to: red },
  Fire: { type: 'Fire', weapon: 'GUNS', target: { type: 'OfTentacle', at: { lane: 5, number: 3 } } },
  FireAgain: { type: 'FireAgain' },
  HoldFire: { type: 'HoldFire' },
  Name: { type: 'Name', cargo: 'CREW' },
  LetDiceDecide: { type: 'LetDiceDecide' },
  DropBomb: { type: 'DropBomb', at },
  DoubleTreasure: { type: 'DoubleTreasure' },
  Lay: { type: 'Lay', at },
  TakeUp: { type: 'TakeUp' },
  LeaveIt: { type: 'LeaveIt' },
  CastOff: { type: 'CastOff' },
  Haul: { type: 'Haul' },
  EndTurn: { type: 'EndTurn' },
};

const events: { [Kind in Event['type']]: Extract<Event, { type: Kind }> } = {
  FirstDrawn: { type: 'FirstDrawn', seat: 1 },
  ShipChosen: { type: 'ShipChosen', seat: 0, ship: 'CAPTAIN', at },
  PlacementRolled: { type: 'PlacementRolled', lane: 3, dice: [2, 5], again: true },
  TentacleRose: { type: 'TentacleRose', at },
  SmokeTookTentacle: { type: 'SmokeTookTentacle', at },
  TentacleBlown: { type: 'TentacleBlown', at, by: 'FISHERMAN' },
  TurnBegan: { type: 'TurnBegan', seat: 1, ship: 'PIRATE' },
  Rolled: { type: 'Rolled', ship: 'PIRATE', dice: [4], bonus: 1, slowed: 2, steps: 3 },
  Sailed: { type: 'Sailed', ship: 'PIRATE', from: at, to: red, heading: 'CLOCKWISE', towed: 'CRUISE' },
  PickedUp: { type: 'PickedUp', ship: 'MERCHANT', cargo: 'TREASURE', at },
  PlagueBrokeOut: { type: 'PlagueBrokeOut', ship: 'CAPTAIN', at, crewLost: 7 },
  PlagueCured: { type: 'PlagueCured', ship: 'HOUSE_BOAT', at },
  LeftAfloat: { type: 'LeftAfloat', ship: 'CAPTAIN', at },
  TreasureDoubled: { type: 'TreasureDoubled', ship: 'MERCHANT' },
  Fired: { type: 'Fired', ship: 'PIRATE', weapon: 'GUNS', target: { type: 'OfKraken' }, at: null, sides: 10, die: 6, defence: 6, hit: true },
  TentacleKilled: { type: 'TentacleKilled', ship: 'CAPTAIN', at },
  KrakenHit: { type: 'KrakenHit', ship: 'FISHERMAN', damage: 2, health: 11 },
  Slowed: { type: 'Slowed', ship: 'CAPTAIN' },
  CargoNamed: { type: 'CargoNamed', victim: 'MERCHANT', cargo: 'RATION' },
  RanIntoTentacle: { type: 'RanIntoTentacle', vessel: 'CRUISE', at },
  BarrelWentOff: { type: 'BarrelWentOff', vessel: 'CRUISE', at },
  LossRolled: { type: 'LossRolled', ship: 'CAPTAIN', dice: [1, 6] },
  CargoLost: { type: 'CargoLost', vessel: 'PLAGUE', cargo: 'PLAGUE', from: at, to: null },
  BombDropped: { type: 'BombDropped', ship: 'HOUSE_BOAT', bomb: 'SMOKE', at, due: true },
  SmokeTook: { type: 'SmokeTook', vessel: 'CAPTAIN', at },
  Placed: { type: 'Placed', vessel: 'CAPTAIN', from: at, to: red, towed: null },
  TowTied: { type: 'TowTied', ship: 'CAPTAIN', towed: 'SUPPLY' },
  TowCastOff: { type: 'TowCastOff', ship: 'CAPTAIN', towed: 'SUPPLY' },
  Saved: { type: 'Saved', ship: 'CAPTAIN', saved: 'CONTAINER', at },
  RoundEnded: { type: 'RoundEnded', time: 9 },
  EnteredOffCourse: { type: 'EnteredOffCourse', vessel: 'SUPPLY', at },
  Pulled: { type: 'Pulled', vessel: 'SUPPLY', from: at, to: red, towed: null },
  PullStopped: { type: 'PullStopped', vessel: 'SUPPLY', at },
  Swallowed: { type: 'Swallowed', vessel: 'EXPLORER', from: red },
  KrakenKilled: { type: 'KrakenKilled', ship: 'FISHERMAN' },
  GameEnded: { type: 'GameEnded', ending: 'TIME_UP' },
};

const blank = /\{|\}|undefined/;

it('adds nothing to the die of a ship that tows slowly', () => {
  const t = translator<Key>(texts, 'en');
  expect([towSpeed(0, t), towSpeed(6, t)]).toEqual(['1D6', '1D6+6']);
});

it('writes a die as the rules of the language do', () => {
  const t = translator<Key>(texts, 'de');
  expect([dieName(8, t), towSpeed(6, t)]).toEqual(['1W8', '1W6+6']);
});

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

  it('says what is awaited, who sails what and how the game went', () => {
    for (const { view: each } of [acting, choosing, over]) {
      expect(awaited(each as unknown as View, t)).not.toMatch(blank);
      expect(asked(each as unknown as View, t)).not.toMatch(blank);
    }
    expect(seatNote(view, 0, t)).not.toBe('');
    expect(figures(Object.values(events), view, t).map(({ value }) => value)).not.toContain(undefined);
  });

  it('no two offered moves have the same words', () => {
    for (const { moves: offered, view: each } of [acting, choosing]) {
      const labels = offered.map((move) => label(move as Move, each as unknown as View, t));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('a turn that ends in the mouth', () => {
  const at = (swallowed: boolean) => {
    const view = over.view as unknown as View;
    const [first] = view.ships;
    const ship = { ...first!, at: { lane: 7, number: 1 }, pull: { path: [], swallowed, smoke: false } };
    return { ...view, seat: first!.seat, ships: [ship] };
  };

  it('asks once', () => {
    expect(costly({ type: 'EndTurn' }, at(true), translator(texts, 'en'))).toContain('into the mouth');
    expect(costly({ type: 'EndTurn' }, at(false), translator(texts, 'en'))).toBeNull();
    expect(costly({ type: 'Haul' }, at(true), translator(texts, 'en'))).toBeNull();
  });
});

describe('moves in words for people', () => {
  const t = translator<Key>(texts, 'en');
  const here = acting.view as unknown as View;
  const own = here.ships.find(({ seat }) => seat === here.seat)!;
  const afloat = (lane: number, number: number): View => ({
    ...here,
    phase: { type: 'Acting' },
    ships: [{ ...own, at: { lane: 3, number: 5 }, heading: 'CLOCKWISE' }, { ...here.ships.find(({ seat }) => seat !== here.seat)!, ship: 'MERCHANT', at: { lane, number } }],
    offCourse: [],
    afloat: [{ cargo: 'TREASURE', at: { lane: 2, number: 6 } }],
    reach: [{ at: { lane: 3, number: 6 }, steps: 1, from: { lane: 3, number: 5 }, harm: ['TENTACLE'] }],
    attacks: [],
  });
  const sail = (lane: number): Move => ({ type: 'Sail', to: { lane, number: 6 } });

  it('say which way a step leads, toward whom, and what is there', () => {
    const view = afloat(6, 8);
    expect([2, 3, 4].map((lane) => label(sail(lane), view, t))).toEqual([
      'Sail outward: treasure',
      'Sail straight on. On the way: tentacle!',
      'Sail inward, toward the Merchant',
    ]);
  });

  it('name a tentacle by its side, and the chance of a shot without dice', () => {
    const fire: MoveOf<'Fire'> = { type: 'Fire', weapon: 'GUNS', target: { type: 'OfTentacle', at: { lane: 4, number: 4 } } };
    const attacks = [{ weapon: fire.weapon, target: fire.target, sides: 8, defence: 5, chance: 50 }];
    expect(label(fire, { ...afloat(6, 8), attacks }, t)).toBe('Shoot tentacle (astern, inward): 50 % to hit');
    const alongside: Move = { ...fire, target: { type: 'OfTentacle', at: { lane: 3, number: 5 } } };
    expect(label(alongside, afloat(6, 8), t)).toBe('Shoot a tentacle: ? % to hit');
  });

  it('call people by their names, and ships that nobody sails by their own', () => {
    const shoot = (vessel: Vessel): Move => ({ type: 'Fire', weapon: 'GUNS', target: { type: 'OfVessel', vessel } });
    const said = (move: Move) => label(move, afloat(6, 8), t, (seat) => `N${seat}`);
    const rival = here.ships.find(({ seat }) => seat !== here.seat)!.seat;
    expect(said(shoot('MERCHANT'))).toMatch(new RegExp(`^Shoot N${rival}: `));
    expect(said(shoot('SUPPLY'))).toMatch(/^Shoot Supply Ship: /);
    expect(said(sail(4))).toBe(`Sail inward, toward N${rival}`);
  });

  it('never name a space or a die, in no language', () => {
    for (const language of LANGUAGES) {
      const words = Object.values(moves).map((move) => label(move, afloat(6, 8), translator<Key>(texts, language)));
      expect(words.join(' ')).not.toMatch(/1[DW]\d|or more|ou plus| ab \d|o más|o più|vanaf/);
      expect(words.join(' ')).not.toMatch(/(lane|space|case|couloir|Ring|Feld|anillo|casilla|corsia|casella|baan|vak) \d/);
    }
  });

  it('stand last and are asked about once where they run into harm', () => {
    const view = afloat(6, 8);
    expect(costly(sail(3), view, t)).toContain('tentacle');
    expect(costly(sail(4), view, t)).toBeNull();
    const listed = listedMoves(bay as unknown as AnyGame, view, [sail(3), sail(4), { type: 'EndTurn' }]);
    expect(listed.going).toEqual([sail(4), sail(3)]);
  });
});

describe('the points after a game', () => {
  it('are a column for each kind, whose sums are the results', () => {
    const view = over.view as unknown as View;
    const columns = categories(view, translator(texts, 'en'));
    expect(columns.map(({ label }) => label)).toHaveLength(5);
    view.ships.forEach((ship) => {
      const sum = columns.reduce((all, { points }) => all + (points[ship.seat] ?? 0), 0);
      expect(sum).toBe(ship.at ? total(ship.points) : 0);
    });
  });
});
