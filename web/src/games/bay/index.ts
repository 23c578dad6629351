import type { GameClient } from '../game';
import Board from './Board.svelte';
import { presets } from './presets';
import { rulesOn } from './how/rules-on';
import { momentLength, moments, sound } from './moments/moments';
import { chapter, length, marked, places } from './telling';
import { texts, type Key } from './texts';
import type { Event, Move, View } from './types';
import { aim } from './words/aim';
import { group, label } from './words/label';
import { briefs } from './words/briefs';
import { costly, isHarmful } from './words/costly';
import { categories } from './words/points';
import { asked, awaited, seatNote } from './words/seats';
import { figures, sentence } from './words/story';
import { unusable } from './words/unusable';

const bay: GameClient<View, Move, Event, Key> = {
  Board,
  howToPlay: () => import('./how-to-play'),
  rulesOn,
  reasons: async () => (await import('./texts/reasons')).reasons,
  lesson: () => import('./lesson'),
  facts: { minutes: '45–60', age: 10, company: 'against', hard: 2, lesson: 4 },
  presets,
  texts,
  label,
  aim,
  sentence,
  length: (event) => Math.max(length(event), momentLength(event)),
  places,
  chapter,
  marked,
  briefs,
  awaited,
  asked,
  seatNote,
  group,
  unusable,
  finishes: (move) => move.type === 'EndTurn',
  figures,
  costly,
  harms: isHarmful,
  isOut: (view, seat) => view.ships.some((ship) => ship.seat === seat && ship.at === null),
  categories,
  sound,
  moments,
  momentScene: () => import('./moments/MomentScene.svelte'),
  secrets: false,
};

export default bay;
