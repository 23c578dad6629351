import type { AnyGame } from '../../games';
import type { Chapter } from '../../games/game';
import type { Happening, TableTold } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { translatorOf } from '../i18n/i18n.svelte';
import { isRemark } from '../table/passing-talk.svelte';
import type { Scenes } from '../table/scenes.svelte';
import type { ShownView } from '../table/shown-view.svelte';
import { namesOf } from './names';
import type { StoryItem } from '../table/table.svelte';
import { heardLines, lastTurn, streamLines, type StreamLine } from './stream';
import { placesOf } from './turn-lines';

/** Something to be read aloud, once. */
export interface SpokenLine {
  key: string;
  text: string;
}

/**
 * What the scenes of a table tell the seat that looks, in words and as places of the board. Whatever this seat may not hear is
 * left out here, once for all parts of the page.
 */
export class HeardScenes {
  constructor(
    private readonly scenes: Scenes,
    private readonly shown: Pick<ShownView, 'hears' | 'borrowed'>,
    private readonly told: () => TableTold,
    private readonly game: () => AnyGame,
  ) {}

  /** The story up to what has been shown to its end. */
  readonly story = $derived.by(() => this.scenes.story.filter(({ happening }) => happening.type !== 'InGame' || this.shown.hears(happening.eyes)));

  /** They stay the same from scene to scene, and so do the lines. */
  private readonly seats = $derived.by(() => this.told().seats);
  /** Remarks of bots come with the story, when it has been shown what they are about. */
  private readonly talk = $derived.by(() => this.told().talk.filter((said) => !isRemark(said)));

  /** The sentence of an event, worked out once for as long as the names and the language stay the same. */
  private readonly sentences = $derived.by(() => {
    void settings.language;
    const game = this.game();
    const nameOf = namesOf(this.seats);
    const known = new WeakMap<object, string>();
    return (event: object): string => {
      const text = known.get(event) ?? game.sentence(event, translatorOf(game.texts), nameOf);
      known.set(event, text);
      return text;
    };
  });

  /** The story and the talk, line by line. */
  readonly lines: StreamLine[] = $derived.by(() => streamLines(this.story, this.talk, this.game(), this.seats));

  /** The places of the last turn that was told. */
  readonly trail: string[][] = $derived(placesOf(lastTurn(this.lines)?.steps ?? []));

  /** The numbers of the last turn among steps of the table. */
  numbersOfLast(items: StoryItem[]): number[] {
    const heard = items.filter(({ happening }) => happening.type !== 'InGame' || this.shown.hears(happening.eyes));
    return lastTurn(streamLines(heard, [], this.game(), this.seats))?.numbers ?? [];
  }

  /** Steps of the table in one line for each turn. */
  linesOf(items: StoryItem[]): string[] {
    return heardLines(items, (seats) => this.shown.hears(seats), this.game(), this.told().seats);
  }

  /** What the board sets in motion. Nothing moves on a position of a round ago. */
  readonly events: unknown[] = $derived.by(() => (this.shown.borrowed ? [] : this.scenes.moving.flatMap((happening) => this.eventOf(happening))));

  /** How many of them have been in motion, with the one that is now. */
  readonly eventsBegun: number = $derived.by(() => this.scenes.moving.slice(0, this.scenes.begun).flatMap((happening) => this.eventOf(happening)).length);

  /** What has been shown lately, for those who listen. */
  readonly spoken: SpokenLine[] = $derived.by(() =>
    this.shown.borrowed
      ? []
      : this.scenes.heard.flatMap(({ key, happening }) => this.eventOf(happening).map((event) => ({ key, text: this.sentence(event) }))).filter(({ text }) => text !== ''),
  );

  /** The event that is shown right now: none or one. */
  private readonly beat: unknown[] = $derived.by(() => (this.scenes.beat ? this.eventOf(this.scenes.beat) : []));
  readonly caption: string = $derived(this.beat.map((event) => this.sentence(event)).join(''));

  /** Its places; null where nothing is shown right now. */
  readonly places: string[][] | null = $derived(this.beat.length > 0 ? this.beat.map((event) => this.game().places?.(event) ?? []) : null);

  /** What has begun last in the scene that runs, as far as it was shown; null where nothing has. */
  private readonly chapter: Chapter | null = $derived.by(() => {
    if (this.scenes.resting) return null;
    const shown = this.scenes.heard.filter(({ happening }) => this.scenes.news.includes(happening));
    const chapters = shown.flatMap(({ happening }) => this.eventOf(happening)).map((event) => this.game().chapter?.(event));
    return chapters.findLast((chapter) => chapter != null) ?? null;
  });

  /** The seat whose turn has begun in the scene that runs. */
  readonly begun: number | null = $derived(this.chapter?.type === 'Turn' ? this.chapter.seat : null);

  /** Whether the scene that runs is nobody's turn, but the sea's. */
  readonly atSea: boolean = $derived(this.chapter?.type === 'Round');

  private eventOf(happening: Happening): unknown[] {
    return happening.type === 'InGame' && this.shown.hears(happening.eyes) ? [happening.event] : [];
  }

  private sentence(event: unknown): string {
    return this.sentences(event as object);
  }
}
