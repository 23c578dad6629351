import type { Moment } from '../../games/game';

/** Calls a function after some milliseconds, and gives a function that calls it off. */
export type Timer = (milliseconds: number, then: () => void) => () => void;

const browserTimer: Timer = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

const SHORTEST = 1;
const LONGEST = 3;

/** The moments that wait for the stage: one is shown after the other, and whoever touches the stage skips the one that is shown. */
export class MomentQueue {
  current = $state.raw<Moment | null>(null);
  /** How long the moment that is shown is seen. */
  seconds = $state(0);
  private waiting: Moment[] = [];
  private callOff: () => void = () => undefined;

  constructor(
    /** How fast motion is: 2 is twice as fast, 0 is still, and nothing is shown. */
    private readonly speed: () => number,
    private readonly onShow: (moment: Moment) => void = () => undefined,
    private readonly timer: Timer = browserTimer,
  ) {}

  /** Shows these after those that wait already. Returns how many milliseconds they take. */
  add(moments: Moment[]): number {
    if (this.speed() === 0) {
      moments.forEach((moment) => this.onShow(moment));
      return 0;
    }
    this.waiting.push(...moments);
    if (!this.current) this.next();
    return moments.reduce((sum, moment) => sum + this.lengthOf(moment) * 1000, 0);
  }

  /** In seconds: as fast as all motion, but long enough to be seen, and short enough to be borne. */
  private lengthOf({ seconds }: Moment): number {
    return Math.min(Math.max(seconds / (this.speed() || 1), SHORTEST), LONGEST);
  }

  /** Ends the moment that is shown. */
  skip(): void {
    this.callOff();
    if (this.current) this.next();
  }

  /** Ends everything, where the page jumps to another position. */
  clear(): void {
    this.callOff();
    this.waiting = [];
    this.current = null;
  }

  private next(): void {
    const moment = this.waiting.shift() ?? null;
    this.current = moment;
    if (!moment) return;
    this.onShow(moment);
    this.seconds = this.lengthOf(moment);
    this.callOff = this.timer(this.seconds * 1000, () => this.next());
  }
}
