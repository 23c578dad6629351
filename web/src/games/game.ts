import type { Component } from 'svelte';
import type { Texts, Translate } from '../texts/translation';
import type { Outcome } from '../wire/table';
import type { Sound } from './sounds';

/** What a player does with a move of several steps on the board: they are put in order, or made one after the other. */
export type Doing = 'LAYING_OUT' | 'CARRYING_OUT' | null;

/** How a seat is called at this table: the name of the person, or of the bot. */
export type NameOf = (seat: number) => string;

/**
 * The props of a board. A board knows no rules: it makes clickable what `moves` holds. On a wide or a low screen the board fills
 * the stage and leaves `--foot` free at its bottom edge, where the row of moves comes; upright it is as wide as the screen and as
 * high as it wants. A part of it with a fixed shape has the attribute `data-board`, for tests of its size. What it sets in motion outside of
 * its places has `data-moving` for so long: a phone keeps it in sight.
 */
export interface BoardProps<View, Move, Event, Key extends string = string> {
  view: View;
  /**
   * The position that has been shown to its end, while events lead from it to `view`: what a board says in words and numbers goes by it,
   * as all of the page beside the board does. Missing where there is none but `view`.
   */
  settled?: View | undefined;
  /** All that `seat` may do now; empty while others decide. */
  moves: Move[];
  /** Plays a move; `weighed` where the board has asked already whether it is meant. */
  onMove: (move: Move, weighed?: boolean) => void;
  /** The events that led to this view, oldest first, to be animated: a new array for each step. */
  events: Event[];
  /**
   * How many of the events have been shown, with the one that is shown now: motion of the others waits, since a moment may cover the board
   * before them. Missing where nothing beside the board tells them, as in a replay: then the board takes its own time.
   */
  begun?: number | undefined;
  /** 1 as drawn, 2 twice as fast, 0.5 half as fast; 0: no motion at all. */
  speed: number;
  /** Asks the player once before something that costs much, with these words and these on its button, and does it then. Missing where nothing is sent. */
  weigh?: ((text: string, label: string, then: () => void) => void) | undefined;
  /** A move that was picked in the list and is laid out on the board before it is played (see `laysOut`); a new object each time. */
  picked?: { move: Move } | null;
  /** Told whenever it changes: while steps are laid out nothing of before is shown, and while they are made nobody is asked. */
  onDoing?: ((doing: Doing) => void) | undefined;
  /** The player has cut the motion of this step short: everything is where the view has it, at once. */
  skipped?: boolean;
  /** The seat whose view this is; null for a watcher. */
  seat: number | null;
  /** The id of the table: a board keeps notes in this browser under it. */
  table?: string;
  t: Translate<Key>;
  nameOf: NameOf;
}

/** The props of a decision that has a panel of its own. */
export interface ChoiceProps<View, Move, Key extends string = string> {
  view: View;
  moves: Move[];
  /** Nothing can be sent now. */
  busy: boolean;
  onMove: (move: Move) => void;
  t: Translate<Key>;
  nameOf: NameOf;
}

/**
 * What begins with an event: the setting up, the turn of a seat, or a part of the game that is nobody's turn. One line of the stream
 * tells it as a whole.
 */
export type Chapter = { type: 'Opening' } | { type: 'Turn'; seat: number } | { type: 'Round' };

/** A claim, filed under the round that it is about. */
export interface FiledClaim {
  round: number;
  by: number;
  form: string;
  fillings: string[];
}

/** An action that exists and cannot be used now: the words on its button, and the move that the server is asked about. */
export interface Unusable<Move> {
  text: string;
  attempt: Move;
}

/** One figure of the story in numbers, shown after a game. */
export interface Figure {
  label: string;
  value: number | string;
}

/** What points were given for: one column of the table after a game, with the points of each seat. */
export interface Category {
  label: string;
  points: number[];
}

/** What a family asks before it chooses a game. */
export interface Facts {
  /** How long a game takes, such as "20–30". */
  minutes: string;
  /** From which age on. */
  age: number;
  company: 'together' | 'against' | 'teams';
  /** How hard it is to learn. */
  hard: 1 | 2 | 3;
  /** How many minutes its lesson takes, by the number of its words and steps. */
  lesson: number;
}

/** Options, or bots, that go well together; the texts `preset.<name>` and `preset.<name>.help` tell of them. */
export interface Preset {
  name: string;
  /** What differs from the standard. */
  options: Record<string, string>;
  /** The level of the bots; missing where it may be any. */
  bots?: string;
  /** How many play where somebody plays with bots at one click; missing where it is as usual. */
  players?: number;
  /** Meant for a first game. */
  gentle?: boolean;
  /** What the form for a new table begins with; where no preset says so, it begins with the standard. */
  begins?: boolean;
}

/** What a newcomer is told, in a lesson and in the first real game. */
export interface GameLesson<View = unknown> {
  /** One text for each step of the lesson, by its key. */
  texts: Texts<string>;
  /** The goal, under `goal`, and one line for each kind of situation. */
  coach: Texts<string>;
  /** The key of what is new to a beginner whose turn it is in this view; null where nothing is. */
  situation(view: View): string | null;
}

/** One to three seconds over the whole stage, at an event that nobody should miss. */
export interface Moment<Event = unknown> {
  /** The event that it is shown at, one of those it was made from. */
  event: Event;
  /** Which drawing of the game's `momentScene`. */
  scene: string;
  title: string;
  seconds: number;
  sound: Sound;
}

/**
 * What a game's folder gives to the client, as the default export of its `index.ts`. Besides, the folder has a
 * `Picture.svelte`, loaded alone by the home page: a drawing without text that fills the width it is given, 16 to 10.
 *
 * Keys that the frame looks up in `texts`, where they exist: `title`, `tagline`, `option.<name>` and
 * `option.<name>.help` for each option, `refusal.<NAME>` for each refusal, `ending.<ending>` for each
 * way to end, `end.points` for what is counted in the end. Claims: `claim.<form>` is a sentence with `{0}`, `{1}`...
 * for its blanks, `word.<word>` what stands in a blank; a filling without such a text is the number of a seat.
 */
export interface GameClient<View, Move, Event, Key extends string = string> {
  Board: Component<BoardProps<View, Move, Event, Key>>;
  /**
   * The rules on one page, and its texts: a table does not load them. Its chapters are the `h2`, each with an id: the page makes
   * its contents from them.
   */
  howToPlay(): Promise<{ HowToPlay: Component<{ t: Translate<string> }>; texts: Texts<string> }>;
  /** The part of "How to play" that is about what happens in this view, by its id there: that of a chapter, or of something in one. */
  rulesOn(view: View): string;
  /** The words of its lesson by the keys of its steps, and what a coach says in a first game: a table loads them when they are needed. */
  lesson(): Promise<GameLesson<View>>;
  facts: Facts;
  /** Ways to play that a new table offers first. */
  presets?: Preset[];
  texts: Texts<Key>;
  /** The words of reasons for advice: `<subject>.better` and `<subject>.worse`, or `<subject>` for what is said alike. Loaded when somebody asks. */
  reasons?(): Promise<Texts<string>>;
  /** A move as the words on its button. */
  label(move: Move, view: View, t: Translate<Key>, nameOf: NameOf): string;
  /** An event as a sentence of the story; empty where the story does not mention it. */
  sentence(event: Event, t: Translate<Key>, nameOf: NameOf): string;
  /**
   * How long an event is shown, in milliseconds as drawn; 0 where it is not. Events that only some seats hear have no length: the
   * table waits for pages, and their time must not tell what they were told.
   */
  length?(event: Event): number;
  /** The places of the board that an event is about, in order: the board has an element with this `data-place` for each. */
  places?(event: Event): string[];
  /** What begins with this event; null where it belongs to what has begun before. */
  chapter?(event: Event): Chapter | null;
  /** Whether nobody should miss this event: a replay can jump to it. */
  marked?(event: Event): boolean;
  /** The view with everything open that these views of all seats know, for a replay; missing where nothing is hidden. */
  revealed?(view: View, seats: View[]): View;
  /** Whether a claim was true, judged by a view that knows everything; null where nobody can tell. */
  isTrue?(claim: FiledClaim, view: View): boolean | null;
  /**
   * The events of one chapter in few words: "walks to the port bow". In a turn they follow the name of the seat. Where talk has cut the
   * chapter into lines, `before` holds the events of its earlier ones. `story` has all events of the game, where they are known: a game
   * in which seats have chosen what they play with learns from it who is who.
   */
  briefs?(events: Event[], t: Translate<Key>, nameOf: NameOf, before?: Event[], story?: Event[]): string[];
  /** What is to be decided now, to follow a name: "chooses a card". */
  awaited(view: View, t: Translate<Key>): string;
  /** The same as a call to the seat itself, to follow "your turn": "choose a card"; empty where the view's seat decides nothing. */
  asked?(view: View, t: Translate<Key>): string;
  /** What the table waits for where several decide in secret, as a sentence that does not say who has decided; empty where the names will do. */
  together?(view: View, t: Translate<Key>): string;
  /** What the view's seat has decided while others still do, for its own page alone; empty where it has decided nothing. */
  decided?(view: View, t: Translate<Key>): string;
  /** A few words about a seat in the list of seats: its pirate, its points. */
  seatNote?(view: View, seat: number, t: Translate<Key>): string;
  /**
   * The places of the board that a move is about, where it has any: the only one, or from where to where. The board lights them up for a
   * move of the list that is pointed at, so it has an element with this `data-place` for each.
   */
  aim?(move: Move, view: View): string[];
  /** The heading in the list of moves under which this move stands; no headings where this is missing. */
  group?(move: Move, t: Translate<Key>): string;
  /** A decision in smaller steps, in the place of the list of moves, where it takes the offered moves. Its element has the class `moves`. */
  choice?: { Panel: Component<ChoiceProps<View, Move, Key>>; takes(moves: Move[]): boolean };
  /** False for a move that the list of moves leaves out, because the board or a panel offers it in smaller steps. */
  listed?(move: Move): boolean;
  /** Whether the list of moves hands this move to the board, which shows what comes of it before it is played. */
  laysOut?(move: Move): boolean;
  /** Whether this move ends a turn or a card: the list sets it apart, where no other move is ever clicked. */
  finishes?(move: Move): boolean;
  /** Moves that every page lists now, whether they are legal or not, so that the list tells nothing; the server refuses an illegal one. */
  decoys?(view: View): Move[];
  /** The actions of this turn that none of the offered moves makes: the list shows them dimmed, and the server says why. */
  unusable?(view: View, offered: Move[], t: Translate<Key>, nameOf: NameOf): Unusable<Move>[];
  /** Whether this move passes in a window: the page can then pass by itself after a short wait. */
  passes?(move: Move): boolean;
  /** Whether a window can still open in this game, as everybody knows; where this is missing, one always can. */
  hasWindows?(view: View): boolean;
  /** The story in numbers, from all events of the game. */
  figures?(events: Event[], view: View, t: Translate<Key>): Figure[];
  /** The claim that fits best what the view's seat can talk about now, as far as its blanks are plain; it follows from what everybody knows. */
  fittingClaim?(view: View): { form: string; fillings: string[] };
  /** The claim that answers one about the view's seat, as far as its blanks are plain; null where none does. It, too, follows from what everybody knows. */
  answer?(claim: { by: number; form: string; fillings: string[] }, view: View): { form: string; fillings: string[] } | null;
  /** The claim form in which a seat, its first blank, is asked something. Bots answer it, and no words. Missing where there is none. */
  asking?: string;
  /**
   * What people type who mean a claim: `form.<form>` has ways to begin it, `word.<word>` those to fill its blank, with commas between
   * them; `twice` has words for two of the same. A form without a key is meant where all its blanks are named. Loaded when somebody types.
   */
  hearing?(): Promise<Texts<string>>;
  /** More sentences for claims, which bots use: `claim.<form>.<temper>` and `claim.<form>`, with `.2` and so on. Loaded when one is looked for. */
  sayings?(): Promise<Texts<string>>;
  /** The claims that the view has filed by round, for the ledger; where this is missing, it goes by when they were made. */
  claims?(view: View): FiledClaim[];
  /** The round that begins with this event, or null. */
  round?(event: Event): number | null;
  /** What an event sounds like. Only events that everybody hears have a sound: loudspeakers are heard by the whole room. */
  sound?(event: Event): Sound | null;
  /**
   * The moments among the events of one step, in order; again only of what everybody hears. Those that happen to `seat`, whose page
   * this is, may say so in their title.
   */
  moments?(events: Event[], t: Translate<Key>, seat?: number | null): Moment<Event>[];
  /**
   * The drawing of a moment: a `g` in a field of 320 by 200, which may be cut at two sides. It may be made in parts, four at most: how
   * many are to be there rises by one in each frame; without a number all are.
   */
  momentScene?: () => Promise<{ default: Component<{ moment: Moment<Event>; parts?: number }> }>;
  /** The picture after the game, above the figures: a drawing, 16 to 10, with its own description for screen readers. */
  endPicture?: () => Promise<{ default: Component<{ outcome: Outcome; t: Translate<Key> }> }>;
  /** After a game with secret parts: what a seat was, beside whether it won. */
  part?(view: View, seat: number, t: Translate<Key>): string;
  /** After a game with points: what they were given for, in the order of counting. */
  categories?(view: View, t: Translate<Key>): Category[];
  /** After the game, below the result: what only this game has to tell about it. */
  epilogue?: () => Promise<{ default: Component<{ view: View; t: Translate<Key>; nameOf: NameOf }> }>;
  /** The deal of a game with secret parts: a card that each seat turns over at the beginning, and whether it is dealt yet. */
  deal?: { Card: Component<{ view: View; t: Translate<Key>; nameOf: NameOf }>; isDealt(view: View): boolean };
  /** Whether this seat has nothing more to decide in this game: its player may look on, or begin another one. */
  isOut?(view: View, seat: number): boolean;
  /** What a move costs that cannot be taken back: the page then asks once. Null for all other moves. */
  costly?(move: Move, view: View, t: Translate<Key>, nameOf: NameOf): string | null;
  /** Whether a move runs into harm for whoever makes it, as the view tells: the list shows it after all others, and the page asks first. */
  harms?(move: Move, view: View, t: Translate<Key>): boolean;
  /** What a decision is about, above its moves: against whom, for what, at which price. Empty where the moves say it all. */
  question?(view: View, t: Translate<Key>, nameOf: NameOf): string;
  /** Whether seats know things that others must not see: then players at one screen have a curtain between their turns. */
  secrets: boolean;
  /**
   * The view without all that only its seat may see: the board shows it while the curtain is down. Where this function is
   * missing, the curtain hides the board, too.
   */
  openly?(view: View): View;
}
