import type { GameClient } from '../game';
import Board from './Board.svelte';
import Deal from './desk/Deal.svelte';
import { rulesOn } from './how/rules-on';
import Ritual from './desk/Ritual.svelte';
import { momentLength, moments, sound } from './moments/moments';
import { presets } from './presets';
import { chapter, length, marked, places } from './telling';
import { texts, type Key } from './texts';
import type { Event, Move, View } from './types';
import { aim } from './words/aim';
import { decoys, group, label, listed } from './words/label';
import { briefs } from './words/briefs';
import { costly } from './words/costly';
import { decided } from './words/decided';
import { answer } from './words/answer';
import { fittingClaim } from './words/fitting-claim';
import { question } from './words/question';
import { asked, awaited, part, seatNote, together } from './words/seats';
import { isTrue, revealed } from './words/revealed';
import { figures, sentence } from './words/story';
import { unusable } from './words/unusable';

const shadow: GameClient<View, Move, Event, Key> = {
  Board,
  howToPlay: () => import('./how-to-play'),
  rulesOn,
  lesson: () => import('./lesson'),
  facts: { minutes: '45–90', age: 12, company: 'teams', hard: 3, lesson: 5 },
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
  together,
  decided,
  seatNote,
  group,
  listed,
  reasons: async () => (await import('./texts/reasons')).reasons,
  choice: { Panel: Ritual, takes: (moves) => moves.some((move) => !listed(move)) },
  decoys,
  passes: (move) => move.type === 'Pass',
  hasWindows: ({ crew }) => crew.some(({ faceDown }) => faceDown),
  unusable,
  figures,
  sound,
  moments,
  momentScene: () => import('./moments/MomentScene.svelte'),
  round: (event) => (event.type === 'RoundBegan' ? event.round : null),
  revealed,
  isTrue,
  fittingClaim,
  answer,
  asking: 'ask',
  sayings: async () => (await import('./texts/said')).said,
  hearing: async () => (await import('./texts/hearing')).hearing,
  claims: (view) => view.claims,
  part,
  endPicture: () => import('./scenes/EndPicture.svelte'),
  epilogue: () => import('./scenes/Epilogue.svelte'),
  deal: { Card: Deal, isDealt: (view) => typeof view.viewer === 'number' && Boolean(view.crew[view.viewer]?.faction) },
  question,
  costly,
  isOut: (view, seat) => view.crew[seat]?.aboard === false,
  secrets: true,
};

export default shadow;
