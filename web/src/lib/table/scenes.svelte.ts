import { untrack } from 'svelte';
import type { AnyGame } from '../../games';
import type { Happening, SaidTold, TableTold } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { beatOf } from '../director/beats';
import { browserClock, type Clock } from '../director/clock';
import { Director } from '../director/director';
import type { Scene } from '../director/scene';
import { Directed } from './directed.svelte';
import { keptWhereSame } from '../director/kept';
import { isRemark } from './passing-talk.svelte';
import type { StoryItem, Table, TableStep } from './table.svelte';
import { awaitedOf, isWindow } from './turn';

/** So many scenes can be shown again. */
const KEPT = 120;
/** Whoever looks away for a moment is not asked how to see what was missed. */
const A_FEW = 2;

/** So many scenes are kept for who listens. */
const LISTENED = 3;

/** A happening that has been shown, under a key of its own. */
export interface HeardStep {
  key: string;
  happening: Happening;
}

/** Hears of a happening when it is shown, with all of its step; says how many milliseconds its moment takes, 0 for none. */
export type BeatListener = (happening: Happening, step: Happening[]) => number;

type Shown = Scene<TableTold, Happening>;

/** The table as the page shows it: scene by scene, at the pace of the settings, behind what the server has told or level with it. */
export class Scenes {
  private readonly director: Director<TableTold, Happening>;
  private history = $state.raw<Shown[]>([]);
  private first: TableTold | null = null;
  /** Up to here all was read aloud before something was shown again. */
  private listenedTo = -1;
  private readonly beatListeners = new Set<BeatListener>();
  private readonly keptStory = keptWhereSame<StoryItem>();

  private readonly now = new Directed();

  constructor(
    private readonly table: Table,
    private readonly game: () => AnyGame | null,
    clock: Clock = browserClock,
  ) {
    this.director = new Director<TableTold, Happening>({
      clock,
      pace: () => untrack(() => settings.pace),
      onChange: () => this.now.follow(this.director),
      onBeat: (happening) => this.tell(happening),
      onSeen: (number) => this.table.seen(number),
    });
    table.listener = { onWhole: (told) => this.reset(told), onStep: (step) => this.add(step) };
    if (table.told) this.begin(table.told);
  }

  /** A page that sees a game begin shows what was set up; one that comes later begins with the table as it is. */
  private begin(told: TableTold): void {
    const { news } = this.table;
    if (!news.some(({ type }) => type === 'Began')) return this.reset(told);
    this.reset(told, told.number - 1);
    this.add({ number: told.number, told, happenings: news, own: false });
  }

  /** The table with the position that the scene leads to. */
  readonly told: TableTold | null = $derived.by(() => {
    const { told } = this.table;
    const { goal, isNewest } = this.now;
    return !told || !goal || isNewest ? told : at(told, goal);
  });

  /** The table as the board shows it: that of before for as long as a moment opens the scene. */
  readonly drawn: TableTold | null = $derived.by(() => {
    const { told } = this;
    const { goal, position } = this.now;
    return !told || !position || position === goal ? told : at(told, position);
  });

  /** The table as words may tell it: with the position that has been shown to its end, so that they never run ahead of the board. */
  readonly settled: TableTold | null = $derived.by(() => {
    const { told } = this.table;
    const { settled, resting } = this.now;
    return !told || !settled || resting ? told : at(told, settled);
  });

  /** The table as it asks its players: as words tell it, but without delay where time already runs for somebody at this page. */
  readonly asking: TableTold | null = $derived.by(() => {
    const { told } = this;
    const hurries = told !== null && told.play !== null && asksHere(told) && (told.play.deadline !== null || isWindow(told.play.turn));
    return hurries ? told : this.settled;
  });

  /** What happens in the scene that is shown. */
  readonly news: Happening[] = $derived(this.now.current?.beats.map(({ event }) => event) ?? []);

  /** What led to the position of the board, for the board to set in motion. */
  readonly moving: Happening[] = $derived(this.now.drawn?.beats.map(({ event }) => event) ?? []);

  /** What has just been shown, event by event, for those who listen: the end of a scene is also there when the next one runs. */
  readonly heard: HeardStep[] = $derived.by(() => {
    const { current, beatsShown, repeating } = this.now;
    if (!current) return [];
    const isNew = ({ number }: Shown) => number > this.listenedTo && number < current.number;
    const before = repeating ? [] : this.history.filter(isNew).slice(1 - LISTENED);
    return [...before.flatMap((scene) => stepsOf(scene)), ...stepsOf(current, beatsShown)];
  });

  private readonly settledUpTo: number = $derived.by(() => this.settled?.number ?? Infinity);

  /** The story up to what has been shown to its end. */
  readonly story: StoryItem[] = $derived.by(() => {
    const { story } = this.table;
    const upTo = this.settledUpTo;
    return this.keptStory(this.now.resting || this.now.repeating ? story : story.filter(({ number, happening }) => number <= upTo || (happening.type === 'Spoke' && !isRemark(happening.said))));
  });

  /** How much of what led to the position of the board has been in motion. */
  get begun(): number {
    return this.now.begun;
  }

  /** What is shown right now. */
  get beat(): Happening | null {
    return this.now.beat;
  }

  /** The numbers of the steps that came while nobody looked. */
  get missed(): number[] {
    return this.now.missed;
  }

  /** How fast boards move: 0 where nothing is to move. */
  get speed(): number {
    void [settings.pace, this.now.speed];
    const { speed } = this.director;
    if (settings.speedFactor === 0) return 0;
    return Number.isFinite(speed) ? speed : 1;
  }

  /** Whether everything is where it belongs at once: a touch has cut the motion short, or that is the pace. */
  get skipped(): boolean {
    void this.now.skipped;
    return settings.pace === 'once' || this.director.skipped;
  }

  get resting(): boolean {
    void this.now.resting;
    return this.director.resting;
  }

  /** Whether a move may be sent: it must be made on the newest position, and that must be the one that is shown. */
  get isNewest(): boolean {
    void this.now.isNewest;
    return this.director.isNewest;
  }

  /** Whether the next scene waits for a touch. */
  get held(): boolean {
    void this.now.held;
    return this.director.held;
  }

  /** Whether scenes of before are shown. */
  get repeating(): boolean {
    void this.now.repeating;
    return this.director.repeating;
  }

  touch(): void {
    this.director.touch();
  }

  finish(): void {
    this.director.finish();
  }

  /** To be called when a moment has gone from the stage: the board goes on at once. */
  uncover(): void {
    this.director.uncover();
  }

  /** Shows in fast motion what was missed. */
  showMissed(): void {
    this.director.goOn();
  }

  /** Whether these steps can be shown again. */
  remembers(numbers: number[]): boolean {
    return numbers.length > 0 && numbers.every((number) => this.history.some((scene) => scene.number === number));
  }

  /** Shows these steps again, and ends where the table is now. */
  again(numbers: number[]): void {
    const from = this.history.findIndex(({ number }) => numbers.includes(number));
    const scenes = this.history.filter(({ number }) => numbers.includes(number)).map((scene) => ({ ...scene, own: false, asks: true }));
    const before = this.history[from - 1]?.position ?? this.first;
    if (from < 0 || !before || !this.director.isNewest) return;
    this.listenedTo = this.table.told?.number ?? -1;
    this.director.again(before, scenes, this.history.at(-1));
  }

  /** Takes in steps from before this page was loaded, so that they can be shown again. Before the game there is nothing to show. */
  recall(before: TableTold, steps: TableStep[]): void {
    const known = this.history[0]?.number ?? this.table.told?.number ?? 0;
    const upTo = this.history.length > 0 ? known - 1 : known;
    const begun = [before, ...steps.map(({ told }) => told)].findIndex(({ play }) => play !== null);
    const earlier = steps.slice(begun).filter(({ number }) => number <= upTo);
    if (begun < 0 || earlier.length === 0) return;
    this.first = begun === 0 ? before : steps[begun - 1]!.told;
    this.history = [...earlier.map((step) => this.sceneOf(step)), ...this.history];
  }

  /** Shows in fast motion what happened before this page was opened, and ends where the table is now. */
  showEarlier(before: TableTold, steps: TableStep[]): void {
    const { told } = this.table;
    if (!told || !this.director.isNewest) return;
    const scenes = steps.filter(({ number }) => number <= told.number).map((step) => this.sceneOf(step));
    this.listenedTo = told.number;
    this.director.again(before, scenes, { number: told.number, position: told, beats: [], own: false, asks: true, clock: false }, true);
  }

  /** Calls a function with each happening when it is shown: the place for sounds and moments. Returns a function that ends it. */
  onBeat(listener: BeatListener): () => void {
    this.beatListeners.add(listener);
    return () => void this.beatListeners.delete(listener);
  }

  /**
   * To be called while the page is open: what comes while nobody looks is kept for later.
   *
   * @param asks whether somebody is there to say how to see what was missed; else much of it is left out
   */
  watchPage(asks = true): () => void {
    const look = () => {
      if (document.visibilityState === 'hidden') this.director.leave();
      else if (this.director.missed.length <= A_FEW) this.director.goOn();
      else if (!asks) this.director.finish();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  /** Ends what runs, when the page is left. */
  stop(): void {
    this.table.listener = null;
    this.director.stop();
  }

  private tell(happening: Happening): number {
    const step = this.director.current?.beats.map(({ event }) => event) ?? [];
    return Math.max(0, ...[...this.beatListeners].map((listener) => listener(happening, step)));
  }

  private reset(told: TableTold, number = told.number): void {
    this.history = [];
    this.first = told;
    this.director.reset(told, number);
  }

  private add(step: TableStep): void {
    const scene = this.sceneOf(step);
    this.history = [...this.history, scene].slice(-KEPT);
    this.director.add(scene);
  }

  private sceneOf({ number, told, happenings, own }: TableStep): Shown {
    const asks = asksHere(told);
    return {
      number,
      position: told,
      beats: happenings.map((happening) => beatOf(happening, this.game())),
      own,
      asks,
      clock: asks && told.play?.deadline !== null,
    };
  }
}

/** The table with an earlier position; people and their talk are always as they are now. */
/** What people say is heard at once; what bots say to something that is still to be shown comes with it. */
function at(told: TableTold, { number, play, stage, luck }: TableTold): TableTold {
  const isAhead = (said: SaidTold) => isRemark(said) && said.number > number;
  const talk = told.talk.some(isAhead) ? told.talk.filter((said) => !isAhead(said)) : told.talk;
  return { ...told, number, play, stage, luck, talk };
}

function stepsOf({ number, beats }: Shown, upTo = beats.length): HeardStep[] {
  return beats.slice(0, upTo).map(({ event }, index) => ({ key: `${number}.${index}`, happening: event }));
}

function asksHere({ play, seats }: TableTold): boolean {
  const mine = seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  return play !== null && awaitedOf(play.turn).some((seat) => mine.includes(seat));
}
