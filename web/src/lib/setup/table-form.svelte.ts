import type { SeatPlan, TimeControl, Opening, Option, Person } from '../../wire/table';
import { PORTRAITS } from '../../board/people';
import type { Preset } from '../../games/game';
import type { GameTold } from '../server/api';
import { usualValue } from '../words/table-options';
import { defaultPlayers, USUAL_LEVEL } from './default-setup';

/** With whom the person wants to play: it says how the form fills the chairs at first. */
export type Company = 'bots' | 'here' | 'friends' | 'phones';

/** The lengths of a window that the form offers, in seconds; null for no fixed length. */
export const WINDOW_SECONDS = [null, 3, 5, 8, 15, 30];
const DEFAULT_WINDOW = 8;

/** The face that somebody at the same screen begins with. */
export const guestPortrait = (index: number): number => (index * 5 + 2) % PORTRAITS.length;

/** The form for a new table: what the person has chosen so far, and the opening that follows from it. */
export class TableForm {
  chairs = $state<SeatPlan[]>([]);
  values = $state<Record<string, string>>({});
  clock = $state<TimeControl>({ type: 'None' });
  listed = $state(false);
  /** The level of a bot that takes a chair. */
  botLevel = $state(USUAL_LEVEL);
  /** Whether players may ask what a bot would do; null for the usual. */
  advice = $state<boolean | null>(null);
  /** The length that the person has chosen; undefined until then, and the default follows from the clock and the chairs. */
  private chosenWindow = $state<number | null | undefined>(undefined);

  constructor(
    private readonly offer: GameTold,
    readonly company: Company,
    private readonly guestName: (number: number) => string,
  ) {
    this.resize(company === 'here' ? Math.min(offer.most, Math.max(offer.fewest, 2)) : defaultPlayers(offer));
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

  /** Whether several people play, and all of them at this screen: then nobody is waited for, and no clock is needed. */
  get atOneScreen(): boolean {
    return this.shared && this.complete;
  }

  /** Whether people share this screen. */
  get shared(): boolean {
    return this.chairs.some((chair) => chair.type === 'Here');
  }

  get hasOpenChairs(): boolean {
    return !this.complete;
  }

  /** Bots take the chairs that are open. */
  fillWithBots(): void {
    this.chairs = this.chairs.map((chair) => (chair.type === 'Open' ? { type: 'Bot', level: this.botLevel } : chair));
  }

  /** Takes the options of a preset, and its bots; all other options are as usual. */
  take(preset: Preset): void {
    this.values = this.valuesOf(preset);
    const { bots } = preset;
    if (bots === undefined) return;
    this.botLevel = bots;
    this.chairs = this.chairs.map((chair) => (chair.type === 'Bot' ? { ...chair, level: bots } : chair));
  }

  /** The name of the preset that options and bots follow; null where the person has mixed their own. */
  presetAmong(presets: Preset[]): string | null {
    return presets.find((preset) => this.follows(preset))?.name ?? null;
  }

  private follows(preset: Preset): boolean {
    const { bots } = preset;
    const levels = [this.botLevel, ...this.chairs.flatMap((chair) => (chair.type === 'Bot' ? [chair.level] : []))];
    const isAsked = bots === undefined || levels.every((level) => level === bots);
    return isAsked && JSON.stringify(this.valuesOf(preset)) === JSON.stringify(this.values);
  }

  private valuesOf(preset: Preset): Record<string, string> {
    return Object.fromEntries(this.options.map((option) => [option.name, preset.options[option.name] ?? usualValue(option)]));
  }

  /** Whether every chair is taken, so that the game can begin at once. */
  get complete(): boolean {
    return this.chairs.every((chair) => chair.type !== 'Open');
  }

  get hasWindows(): boolean {
    return this.offer.windows;
  }

  /** The length of a window in seconds; null where a window ends with the last answer. */
  get window(): number | null {
    if (!this.hasWindows || this.atOneScreen) return null;
    return this.chosenWindow === undefined ? this.defaultWindow() : this.chosenWindow;
  }

  set window(seconds: number | null) {
    this.chosenWindow = seconds;
  }

  /** Players who sit apart get a short window; in a game over days, or at one screen, a window has no fixed length. */
  private defaultWindow(): number | null {
    const apart = this.chairs.some((chair) => chair.type === 'Open');
    return this.clock.type === 'Live' || (this.clock.type === 'None' && apart) ? DEFAULT_WINDOW : null;
  }

  /** What the person has chosen stays; what was as usual is as usual for this number of players. */
  resize(players: number): void {
    const usual = Object.fromEntries(this.options.map((option) => [option.name, usualValue(option)]));
    const kept = this.chairs.slice(0, players);
    const added = Array.from({ length: players - kept.length }, (_, index) => this.chair(kept.length + index));
    this.chairs = [...kept, ...added];
    this.values = Object.fromEntries(
      this.options.map((option) => {
        const value = this.values[option.name];
        return [option.name, value === undefined || value === usual[option.name] ? usualValue(option) : value];
      }),
    );
  }

  /** Moves the person to this chair; the chair of before becomes open. */
  sitAt(index: number): void {
    this.chairs = this.chairs.map((chair, at) => {
      if (at === index) return { type: 'Me', name: null };
      return chair.type === 'Me' ? { type: 'Open' } : chair;
    });
  }

  opening(me: Person): Opening {
    return {
      game: this.offer.id,
      players: this.players,
      options: { ...this.values },
      listed: this.listed,
      clock: this.atOneScreen ? { type: 'None' } : $state.snapshot(this.clock),
      window: this.window,
      advice: this.advice,
      seats: this.chairs.map((chair) => (chair.type === 'Me' ? { type: 'Me', name: me.name } : $state.snapshot(chair))),
    };
  }

  private chair(index: number): SeatPlan {
    if (index === 0 && this.company !== 'phones') return { type: 'Me', name: null };
    switch (this.company) {
      case 'bots':
        return { type: 'Bot', level: this.botLevel };
      case 'here':
        return { type: 'Here', name: this.guestName(index + 1), portrait: guestPortrait(index) };
      case 'friends':
      case 'phones':
        return { type: 'Open' };
    }
  }
}
