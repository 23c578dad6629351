import { timed, type Beat as Timed } from '../../../lib/director/scene';
import { shownFor } from '../moments/moments';
import { length } from '../telling';
import type { Event, View } from '../types';
import { after, sceneOf, type Scene } from './scene';

/** An event with its length, and its place among those that were told with it; the last one of a view also has the view that it led to. */
interface Step extends Timed<Event> {
  place: number;
  leadsTo?: View;
}

/** One thing that happens, and the key under which its motion is drawn anew. */
export interface Beat {
  event: Event;
  key: number;
}

const LINGER = 1200;

/** Where the last board stood; at one screen a curtain may fall in the middle of a chain, and the next one sees the rest. */
let left: { table: string; settled: View; scene: Scene; rest: Step[]; told: Event[] | null } | null = null;

/**
 * Plays what happened one step after the other. The view says how things are; this runs after it, never holds it up and can be
 * cut short at any time. Where the page says how far it has told the events, they are drawn along with that; else in their own time.
 */
export class Chain {
  scene = $state.raw<Scene>() as Scene;
  beat = $state.raw<Beat | null>(null);
  /** The last view that has been shown to its end: words and figures beside the sea go by it. */
  settled = $state.raw<View>() as View;
  private view: View;
  private rest: Step[] = [];
  /** The view that the event which is shown leads to. */
  private leadsTo: View | null = null;
  /** What was told last; for a board that is new all that led to its view. */
  private told: Event[] | null = null;
  private speed = 1;
  private begun = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = $state(false);
  private keys = 0;

  constructor(
    view: View,
    private readonly table: string,
  ) {
    this.view = view;
    const resumed = table !== '' && left?.table === table ? left : null;
    this.settled = resumed?.settled ?? view;
    this.scene = resumed?.scene ?? sceneOf(view);
    this.rest = resumed?.rest ?? [];
    this.told = resumed?.told ?? null;
    left = null;
  }

  get playing(): boolean {
    return this.running;
  }

  /** A new view, with what led to it, and how many of these events the page tells by now. */
  follow(view: View, events: Event[], speed: number, begun = Infinity): void {
    const heard = this.told === null || (events.length > 0 && events[0] === this.told[0]);
    const jumped = events.length === 0 && (view !== this.view || !this.playing);
    this.view = view;
    this.told = events;
    this.speed = speed;
    this.begun = begun;
    if (speed === 0 || jumped) return this.skip();
    if (!heard) this.rest = [...this.rest.map((step) => ({ ...step, place: -1 })), ...stepsTo(view, events, begun < Infinity)];
    if (!this.playing && this.rest.length === 0) return this.show(view);
    this.running = true;
    if (this.timer === undefined || begun < Infinity) this.catchUp();
  }

  /** Draws what the page tells; without a page that tells anything, the next event. */
  private catchUp(): void {
    const isDue = () => this.rest.length > 0 && this.rest[0]!.place < this.begun;
    while (isDue()) {
      this.next();
      if (this.begun === Infinity) return;
    }
  }

  /** Everything is as the view has it, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = false;
    this.rest = [];
    this.leadsTo = null;
    this.beat = null;
    this.show(this.view);
  }

  stop(): void {
    clearTimeout(this.timer);
    left = { table: this.table, settled: this.settled, scene: this.scene, rest: this.rest, told: this.told };
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.leadsTo) this.settled = this.leadsTo;
    const { event, length, leadsTo = null } = this.rest.shift()!;
    this.leadsTo = leadsTo;
    this.scene = after(this.scene, event);
    this.beat = { event, key: ++this.keys };
    this.timer = setTimeout(() => this.goOn(), length / this.speed);
  }

  /** An event has been seen. */
  private goOn(): void {
    this.timer = undefined;
    if (this.rest.length === 0) this.settle();
    else this.catchUp();
  }

  private show(view: View): void {
    this.scene = sceneOf(view, this.scene);
    this.settled = view;
  }

  /** All is told; the last words stay for a moment. */
  private settle(): void {
    this.running = false;
    this.leadsTo = null;
    this.show(this.view);
    const last = this.beat;
    setTimeout(() => {
      if (this.beat === last) this.beat = null;
    }, LINGER);
  }
}

/** Timed as the director of the page times them, so that nothing is told in words before it is drawn. Its moments take a time of their own. */
function stepsTo(view: View, events: Event[], led: boolean): Step[] {
  const lengthOf = led ? length : shownFor;
  const beats = events.map((event, place) => ({ event, place, length: lengthOf(event) })).filter((beat) => beat.length > 0);
  const steps = timed(beats).map((beat, index) => ({ ...beat, place: beats[index]!.place }));
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, leadsTo: view } : step));
}
