import type { AnyGame } from '../../games';
import type { Sound } from '../../games/sounds';
import type { Happening } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { translatorOf } from '../i18n/i18n.svelte';
import { soundPlayer } from '../sound/sound-player.svelte';
import { MomentQueue, type Timer } from './moment-queue.svelte';

/** Sounds of one step begin this far apart, in milliseconds; the ear takes no more than a few of them. */
const APART = 220;
const MOST = 5;

interface Player {
  play(sound: Sound): void;
}

/**
 * Lets a table be heard, and shows its moments. It is given the events that the viewer may hear, no others, so it
 * can tell nothing that the stream does not tell.
 */
export class TableEffects {
  readonly moments: MomentQueue;

  constructor(
    private readonly game: () => AnyGame,
    private readonly player: Player = soundPlayer,
    private readonly after: Timer = (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    speed: () => number = () => settings.speedFactor,
  ) {
    this.moments = new MomentQueue(speed, ({ sound }) => this.player.play(sound), after);
  }

  /** Shows the moments of these events, and lets the others be heard, each kind of sound once. */
  present(events: unknown[]): void {
    const game = this.game();
    const moments = game.moments?.(events, translatorOf(game.texts)) ?? [];
    this.moments.add(moments);
    const shown = new Set(moments.map(({ event }) => event));
    const sounds = events.flatMap((event) => (shown.has(event) ? [] : (game.sound?.(event) ?? [])));
    this.playAll([...new Set(sounds)]);
  }

  /** What is heard of talk: a claim, which everybody at the table hears. */
  hear(news: Happening[]): void {
    if (news.some((happening) => happening.type === 'Spoke' && happening.said.saying.type === 'Claim')) this.player.play('claim');
  }

  /** To be called when the viewer's own turn begins, where everybody may know that it is theirs. */
  yourTurn(): void {
    this.player.play('turn');
  }

  private playAll(sounds: Sound[]): void {
    sounds.slice(0, MOST).forEach((sound, index) => this.after(index * APART, () => this.player.play(sound)));
  }
}
