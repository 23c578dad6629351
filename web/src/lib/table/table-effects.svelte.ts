import { untrack } from 'svelte';
import { afterFrames } from '../../board/later.svelte';
import type { AnyGame } from '../../games';
import type { Sound } from '../../games/sounds';
import type { Happening } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { translatorOf } from '../i18n/i18n.svelte';
import { soundPlayer } from '../sound/sound-player.svelte';
import { MomentQueue, type Timer } from './moment-queue.svelte';
import { isBell } from './passing-talk.svelte';
import type { Scenes } from './scenes.svelte';
import type { Table } from './table.svelte';

interface Player {
  play(sound: Sound): void;
}

interface Heard {
  scenes: Scenes;
  table: Table;
  hears: (happening: Happening.InGame) => boolean;
  seat?: () => number | null;
}

/** The drawing of a moment is taken away before the board goes on: at the latest after so many milliseconds. */
const TO_GO = 100;

/** How fast moments go by: as fast as the scenes of the table; none where everything is shown at once. */
export const speedOf = (scenes: Scenes) => (): number => (settings.pace === 'once' ? 0 : scenes.speed);

/**
 * Plays sounds and moments along with the scenes of a table, for as long as the component lives. `hears` says whether the viewer may
 * hear a happening, `seat` whose view the page shows now. The scene waits for its moment.
 */
export function showEffects(
  effects: TableEffects,
  { scenes, table, hears, seat = () => null }: Heard,
): void {
  $effect(() =>
    scenes.onBeat((happening, step) => {
      const heard = (one: Happening): unknown[] => (one.type === 'InGame' && hears(one) ? [one.event] : []);
      const length = untrack(() => heard(happening).reduce<number>((_, event) => effects.beat(event, step.flatMap(heard), seat()), 0));
      return length > 0 ? length + TO_GO : 0;
    }),
  );
  $effect(() => {
    if (scenes.skipped) untrack(() => effects.moments.clear());
  });
  $effect(() => {
    // In a frame of its own: the one before has the drawing of the moment to take away.
    return effects.moments.current === null ? afterFrames(1, () => scenes.uncover()) : undefined;
  });
  $effect(() => {
    const { news } = table;
    untrack(() => effects.hear(news));
  });
  $effect(() => () => effects.moments.clear());
}

/**
 * Lets a table be heard, and shows its moments. It is given the events that the viewer may hear, no others, so it
 * can tell nothing that the stream does not tell.
 */
export class TableEffects {
  readonly moments: MomentQueue;

  constructor(
    private readonly game: () => AnyGame,
    speed: () => number,
    private readonly player: Player = soundPlayer,
    timer?: Timer,
  ) {
    this.moments = new MomentQueue(speed, ({ sound }) => this.player.play(sound), timer);
  }

  /** One event of a step is shown now: with its moment, or else with its sound. Returns the milliseconds of the moment. */
  beat(event: unknown, step: unknown[], seat: number | null = null): number {
    const game = this.game();
    const moment = game.moments?.(step, translatorOf(game.texts), seat).find((one) => one.event === event);
    const sound = game.sound?.(event) ?? null;
    if (moment) return this.moments.add([moment]);
    if (sound) this.player.play(sound);
    return 0;
  }

  /** What everybody at the table hears of talk: a claim, and the bell, which tells nobody apart. */
  hear(news: Happening[]): void {
    if (news.some((happening) => happening.type === 'Spoke' && isBell(happening.said))) this.player.play('bell');
    if (news.some((happening) => happening.type === 'Spoke' && happening.said.saying.type === 'Claim')) this.player.play('claim');
  }

  /** To be called when the viewer's own turn begins, where everybody may know that it is theirs. */
  yourTurn(): void {
    this.player.play('turn');
  }
}
