import type { GameClient } from '../game';
import Board from './Board.svelte';
import { presets } from './presets';
import { rulesOn } from './how/rules-on';
import { moments, shownFor, sound } from './moments/moments';
import { chapter, marked, places } from './telling';
import { texts, type Key } from './texts';
import type { Event, Move, View } from './types';
import { aim } from './words/aim';
import { group, label } from './words/label';
import { costly } from './words/costly';
import { briefs } from './words/briefs';
import { asked, awaited, seatNote } from './words/seats';
import { revealed } from './words/revealed';
import { figures, sentence } from './words/story';
import { unusable } from './words/unusable';

const rage: GameClient<View, Move, Event, Key> = {
  Board,
  howToPlay: () => import('./how-to-play'),
  rulesOn,
  reasons: async () => (await import('./texts/reasons')).reasons,
  lesson: () => import('./lesson'),
  endPicture: () => import('./EndPicture.svelte'),
  facts: { minutes: '20–30', age: 8, company: 'against', hard: 2, lesson: 4 },
  presets,
  texts,
  label,
  aim,
  sentence,
  length: shownFor,
  places,
  chapter,
  marked,
  briefs,
  awaited,
  asked,
  seatNote,
  group,
  costly,
  unusable,
  revealed,
  isOut: (view, seat) => view.ships.some((ship) => ship.seat === seat && ship.space === null && ship.wrecked > 0),
  figures,
  laysOut: (move) => move.type === 'PlayCard',
  sound,
  moments,
  momentScene: () => import('./moments/MomentScene.svelte'),
  round: (event) => (event.type === 'RoundBegan' ? event.round : null),
  secrets: true,
  openly: (view) => ({ ...view, you: null, hand: [], previews: [] }),
};

export default rage;
