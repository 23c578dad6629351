import { SvelteMap } from 'svelte/reactivity';
import { turn, type Polar } from '../chart';
import type { Slot } from '../slots';
import type { Event, Vessel, View } from '../types';
import { legsOf, type Leg, type PlacedLeg } from './legs';

/** A ship as it is drawn right now. */
export interface Sailing extends Slot {
  /** Where the bow points, in degrees from a ship that sails to the right. */
  bow: number;
}

const ENTRANCE = 345;
const LONG_WAY = 5;

/**
 * Where ships are drawn while they are on their way. The view says where they are; this runs after it, never holds it up,
 * and gives up its ways where the view has jumped.
 */
export class Voyages {
  readonly ships = new SvelteMap<Vessel, Sailing>();
  private ways = new Map<Vessel, { legs: PlacedLeg[]; part: number; from: Polar & { bow: number; scale: number } }>();
  private told: Event[] = [];
  private begun = Infinity;
  private goals = new Map<Vessel, Sailing>();
  private speed = 1;
  private frame = 0;
  private last = 0;

  /** A new view, with what led to it, and how many of these events the page tells by now: ships do not sail ahead of that. */
  follow(view: View, slots: Map<string, Slot>, events: Event[], speed: number, begun = Infinity): void {
    this.goals = goalsOf(view, slots);
    this.speed = speed;
    this.begun = begun;
    if (events !== this.told) this.setOut(speed > 0 ? legsOf(events) : []);
    this.told = events;
    for (const vessel of new Set([...this.goals.keys(), ...this.ships.keys()])) {
      if (!this.ways.has(vessel)) this.arrive(vessel);
    }
    if (this.ways.size > 0 && !this.frame) this.start();
  }

  /** Everybody is where they belong, at once. */
  skip(): void {
    this.ways.clear();
    for (const vessel of new Set([...this.goals.keys(), ...this.ships.keys()])) this.arrive(vessel);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** What is left of earlier steps has been told in full. */
  private setOut(legs: PlacedLeg[]): void {
    for (const way of this.ways.values()) way.legs = way.legs.map((leg) => ({ ...leg, place: -1 }));
    for (const leg of legs) this.add(leg);
  }

  private add(leg: PlacedLeg): void {
    const way = this.ways.get(leg.vessel);
    if (way) {
      way.legs.push(leg);
      return;
    }
    const goal = this.goals.get(leg.vessel);
    const from = this.ships.get(leg.vessel) ?? (leg.to && { r: ENTRANCE, a: leg.to.a, bow: goal?.bow ?? 0, scale: 0.4 });
    if (from) this.ways.set(leg.vessel, { legs: [leg], part: 0, from });
  }

  private arrive(vessel: Vessel): void {
    const goal = this.goals.get(vessel);
    if (!goal) this.ships.delete(vessel);
    else if (!isSame(goal, this.ships.get(vessel))) this.ships.set(vessel, goal);
  }

  private start(): void {
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.advance(now));
  }

  private advance(now: number): void {
    const passed = now - this.last;
    this.last = now;
    for (const [vessel, way] of this.ways) {
      const leg = way.legs[0];
      if (!leg || leg.place >= this.begun) continue;
      const hurry = Math.max(1, way.legs.filter(({ place }) => place < this.begun).length / LONG_WAY);
      way.part += (passed * this.speed * hurry) / leg.duration;
      const goal = way.legs.length === 1 ? this.goals.get(vessel) : undefined;
      const to = { scale: goal?.scale ?? (leg.kind === 'swallowed' ? 0 : way.from.scale), ...(goal ?? leg.to ?? way.from) };
      this.ships.set(vessel, onTheWay(way.from, to, leg, Math.min(1, way.part)));
      if (way.part < 1) continue;
      way.part = 0;
      way.from = this.ships.get(vessel) ?? way.from;
      way.legs.shift();
      if (way.legs.length > 0) continue;
      this.ways.delete(vessel);
      this.arrive(vessel);
    }
    this.frame = this.ways.size > 0 ? requestAnimationFrame((next) => this.advance(next)) : 0;
  }
}

const isSame = (one: Sailing, other: Sailing | undefined): boolean =>
  one.r === other?.r && one.a === other.a && one.scale === other.scale && one.bow === other.bow;

/** Where the view has the ships. */
function goalsOf(view: View, slots: Map<string, Slot>): Map<Vessel, Sailing> {
  const goals = new Map<Vessel, Sailing>();
  for (const { ship, heading } of view.ships) {
    const slot = slots.get(ship);
    if (slot) goals.set(ship, { ...slot, bow: slot.a + (heading === 'CLOCKWISE' ? 0 : 180) });
  }
  for (const { vessel } of view.offCourse) {
    const slot = slots.get(vessel);
    const tower = view.ships.find(({ towing }) => towing === vessel);
    const about = tower?.heading === 'COUNTER_CLOCKWISE';
    if (slot) goals.set(vessel, { ...slot, bow: slot.a + (about ? 180 : 0) });
  }
  return goals;
}

function onTheWay(from: Sailing, to: Polar & { scale: number; bow?: number }, leg: Leg, part: number): Sailing {
  const eased = leg.kind === 'jump' ? part * part * (3 - 2 * part) : part;
  const along = turn(from.a, to.a);
  const a = from.a + along * eased;
  const r = from.r + (to.r - from.r) * eased;
  const scale = from.scale + (to.scale - from.scale) * eased;
  const bow = to.bow === undefined ? from.bow + along * eased : from.bow + turn(from.bow, to.bow) * eased;
  return { r, a, scale, bow: bow + lean(from, to, leg, along) * Math.sin(Math.PI * part) };
}

/** A ship that changes lanes turns its bow towards the new one; one that is swallowed or placed spins. */
function lean(from: Polar, to: Polar, leg: Leg, along: number): number {
  if (leg.kind === 'jump') return 90;
  if (leg.kind === 'swallowed') return 40;
  if (leg.kind !== 'ahead') return 0;
  const ahead = Math.abs((along * Math.PI * from.r) / 180) + 1;
  return (Math.atan2(from.r - to.r, ahead) * 180 * Math.sign(along || 1)) / Math.PI;
}
