import type { GameClient } from '../game';
import Board from './Board.svelte';
import { rulesOn } from './how/rules-on';
import { momentLength, moments, sound } from './moments/moments';
import { presets } from './presets';
import { chapter, length, marked, places } from './telling';
import { texts, type Key } from './texts';
import type { Event, Move, View } from './types';
import { aim } from './words/aim';
import { group, label } from './words/label';
import { briefs } from './words/briefs';
import { asked, awaited, seatNote } from './words/seats';
import { figures, sentence } from './words/story';
import { unusable } from './words/unusable';

const attack: GameClient<View, Move, Event, Key> = {
  Board,
  howToPlay: () => import('./how-to-play'),
  rulesOn,
  reasons: async () => (await import('./texts/reasons')).reasons,
  lesson: () => import('./lesson'),
  endPicture: () => import('./EndPicture.svelte'),
  facts: { minutes: '25', age: 7, company: 'together', hard: 1, lesson: 4 },
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
  finishes: (move) => move.type === 'EndCard',
  figures,
  sound,
  moments,
  momentScene: () => import('./moments/MomentScene.svelte'),
  secrets: false,
};

export default attack;
