import { timed, type Beat as Timed } from '../../../lib/director/scene';
import { shownFor } from '../moments/moments';
import type { Event, View } from '../types';
import { after, sceneOf, type Scene } from './scene';

/** An event with its length; the last one of a view also has the view that it led to. */
interface Step extends Timed<Event> {
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
 * cut short at any time.
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
  private timer = $state.raw<ReturnType<typeof setTimeout>>();
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
    return this.timer !== undefined;
  }

  /** A new view, with what led to it. */
  follow(view: View, events: Event[], speed: number): void {
    const heard = this.told === null || (events.length > 0 && events[0] === this.told[0]);
    const jumped = events.length === 0 && (view !== this.view || !this.playing);
    this.view = view;
    this.told = events;
    this.speed = speed;
    if (speed === 0 || jumped) return this.skip();
    if (!heard) this.rest.push(...stepsTo(view, events));
    if (this.playing) return;
    if (this.rest.length > 0) this.next();
    else this.show(view);
  }

  /** Everything is as the view has it, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
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
    if (this.leadsTo) this.settled = this.leadsTo;
    const next = this.rest.shift();
    this.leadsTo = next?.leadsTo ?? null;
    if (!next) return this.settle();
    const { event } = next;
    this.scene = after(this.scene, event);
    this.beat = { event, key: ++this.keys };
    this.timer = setTimeout(() => this.next(), next.length / this.speed);
  }

  private show(view: View): void {
    this.scene = sceneOf(view, this.scene);
    this.settled = view;
  }

  /** All is told; the last words stay for a moment. */
  private settle(): void {
    this.timer = undefined;
    this.show(this.view);
    const last = this.beat;
    setTimeout(() => {
      if (this.beat === last) this.beat = null;
    }, LINGER);
  }
}

/** Timed as the director of the page times them, so that nothing is told in words before it is drawn. */
function stepsTo(view: View, events: Event[]): Step[] {
  const steps = timed(events.map((event) => ({ event, length: shownFor(event) })).filter((beat) => beat.length > 0));
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, leadsTo: view } : step));
}
