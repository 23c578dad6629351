import type { Chair, Clock, Opening, Option } from '../../wire/table';
import type { GameTold, Me } from '../server/api';
import { usualLevel, usualPlayers } from './default-setup';

/** With whom somebody wants to play: it fills the chairs beforehand. */
export type Company = 'bots' | 'here' | 'friends' | 'phones';

/** The lengths of a window on offer, in seconds; null for none. */
export const WINDOWS = [null, 3, 5, 8, 15, 30];
const USUAL_WINDOW = 8;

/** The value of an option where nobody has chosen one. */
function standardOf(option: Option): string {
  switch (option.type) {
    case 'Switch':
      return option.preset ? 'on' : 'off';
    case 'Count':
      return String(option.preset);
    case 'Choice':
      return option.standard;
    case 'Selection':
      return option.preset.join(',');
  }
}

/** A table that somebody is about to open. */
export class Draft {
  chairs = $state<Chair[]>([]);
  values = $state<Record<string, string>>({});
  clock = $state<Clock>({ type: 'None' });
  listed = $state(false);
  /** What somebody has chosen; until then it follows from the clock and the company. */
  private chosenWindow = $state<number | null | undefined>(undefined);

  constructor(
    private readonly offer: GameTold,
    readonly company: Company,
    private readonly guestName: (number: number) => string,
  ) {
    this.resize(company === 'here' ? Math.min(offer.most, Math.max(offer.fewest, 2)) : usualPlayers(offer));
  }

  get players(): number {
    return this.chairs.length;
  }

  get sizes(): number[] {
    const { fewest, most } = this.offer;
    return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  }

  get options(): Option[] {
    return this.offer.options[String(this.players)] ?? [];
  }

  /** Whether nobody else needs to come before the game can begin. */
  get complete(): boolean {
    return this.chairs.every((chair) => chair.type !== 'Open');
  }

  get hasWindows(): boolean {
    return this.offer.windows;
  }

  /** How many seconds a window lasts; null where it ends with the last answer. */
  get window(): number | null {
    if (!this.hasWindows) return null;
    return this.chosenWindow === undefined ? this.usualWindow() : this.chosenWindow;
  }

  set window(seconds: number | null) {
    this.chosenWindow = seconds;
  }

  /** Nobody should wait long for people elsewhere, but in a slow game everybody has their time. */
  private usualWindow(): number | null {
    const apart = this.chairs.some((chair) => chair.type === 'Open');
    return this.clock.type === 'Live' || (this.clock.type === 'None' && apart) ? USUAL_WINDOW : null;
  }

  resize(players: number): void {
    const kept = this.chairs.slice(0, players);
    const added = Array.from({ length: players - kept.length }, (_, index) => this.chair(kept.length + index));
    this.chairs = [...kept, ...added];
    this.values = Object.fromEntries(
      this.options.map((option) => [option.name, this.values[option.name] ?? standardOf(option)]),
    );
  }

  /** I sit on one chair: the one where I sat before becomes open. */
  sitAt(index: number): void {
    this.chairs = this.chairs.map((chair, at) => {
      if (at === index) return { type: 'Me', name: null };
      return chair.type === 'Me' ? { type: 'Open' } : chair;
    });
  }

  opening(me: Me): Opening {
    return {
      game: this.offer.id,
      players: this.players,
      options: { ...this.values },
      listed: this.listed,
      clock: $state.snapshot(this.clock),
      window: this.window,
      seats: this.chairs.map((chair) => (chair.type === 'Me' ? { type: 'Me', name: me.name } : $state.snapshot(chair))),
    };
  }

  private chair(index: number): Chair {
    if (index === 0 && this.company !== 'phones') return { type: 'Me', name: null };
    switch (this.company) {
      case 'bots':
        return { type: 'Bot', level: usualLevel(this.offer) };
      case 'here':
        return { type: 'Here', name: this.guestName(index + 1) };
      case 'friends':
      case 'phones':
        return { type: 'Open' };
    }
  }
}
