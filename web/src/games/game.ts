import type { Component } from 'svelte';
import type { Texts, Translate } from '../texts/translation';
import type { Outcome } from '../wire/table';

/** How a seat is called at this table: the name of the person, or of the bot. */
export type NameOf = (seat: number) => string;

/**
 * What a board is given. It knows no rules: what can be clicked is what `moves` holds. On a wide screen the frame fits it
 * into what room there is; on a phone it is as wide as the screen and as high as it likes.
 */
export interface BoardProps<View, Move, Event, Key extends string = string> {
  view: View;
  /** All that `seat` may do now; empty while others decide. */
  moves: Move[];
  onMove: (move: Move) => void;
  /** What led to this view, oldest first: a new array for each step, to be played as motion. */
  events: Event[];
  /** 1 as drawn, 2 twice as fast, 0.5 half as fast; 0: no motion at all. */
  speed: number;
  /** Whose eyes these are; null for a watcher. */
  seat: number | null;
  /** The id of the table: what a board keeps in this browser belongs to it. */
  table?: string;
  t: Translate<Key>;
  nameOf: NameOf;
}

/** One figure of the story in numbers, shown after a game. */
export interface Figure {
  label: string;
  value: number | string;
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
  HowToPlay: Component<{ t: Translate<Key> }>;
  texts: Texts<Key>;
  /** A move as the words on its button. */
  label(move: Move, view: View, t: Translate<Key>, nameOf: NameOf): string;
  /** An event as a sentence of the story; empty where it is not worth one. */
  sentence(event: Event, t: Translate<Key>, nameOf: NameOf): string;
  /** What is to be decided now, to follow a name: "chooses a card". */
  awaited(view: View, t: Translate<Key>): string;
  /** A few words about a seat in the list of the crew: its pirate, its points. */
  seatNote?(view: View, seat: number, t: Translate<Key>): string;
  /** The headings under which the list of moves is sorted; none where they need no sorting. */
  group?(move: Move, t: Translate<Key>): string;
  /** False for a move that the board itself offers, in smaller steps and as buttons; the list then leaves it out. */
  listed?(move: Move): boolean;
  /** Moves that every page lists now, whether they can be made or not: who tries in vain is told why, and nobody else learns of it. */
  decoys?(view: View): Move[];
  /** Whether this move lets a window pass: whoever wants to can then be silent until the next round. */
  passes?(move: Move): boolean;
  /** The story in numbers, from all events of the game. */
  figures?(events: Event[], view: View, t: Translate<Key>): Figure[];
  /** The round that begins with this event, or null: the ledger of claims is sorted by it. */
  round?(event: Event): number | null;
  /** The last picture, above the story in numbers; a drawing, 16 to 10, that says itself what it shows. */
  EndPicture?: Component<{ outcome: Outcome; t: Translate<Key> }>;
  /** Whether seats know things that others must not see: then a curtain falls between two at one screen. */
  secrets: boolean;
  /**
   * What is left of a view when all that only its seat may see is taken out: the board stays in sight of those at one
   * screen while the curtain is down. Where this is missing the curtain hides the board, too.
   */
  openly?(view: View): View;
}
