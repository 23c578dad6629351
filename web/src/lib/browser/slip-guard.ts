/** A click within so many milliseconds and pixels of the one before is a slip of the finger. */
const SOON = 600;
const NEAR = 30;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/** Tells whether a click falls where another one has just made a move: a double click must not end a turn. */
export class SlipGuard {
  private last: Click | null = null;

  note(click: Click): void {
    this.last = click;
  }

  /** Keys and screen readers click nowhere, and never slip. */
  isSlip(click: Click): boolean {
    if (click.detail === 0 || this.last === null || click.timeStamp - this.last.timeStamp > SOON) return false;
    return Math.hypot(click.clientX - this.last.clientX, click.clientY - this.last.clientY) < NEAR;
  }
}
