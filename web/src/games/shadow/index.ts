import type { GameClient } from '../game';
import Board from './Board.svelte';
import HowToPlay from './HowToPlay.svelte';
import EndPicture from './scenes/EndPicture.svelte';
import { moments, sound } from './moments/moments';
import MomentScene from './moments/MomentScene.svelte';
import { chapter, length, marked, places } from './telling';
import { texts, type Key } from './texts';
import type { Event, Move, View } from './types';
import { decoys, group, label, listed } from './words/label';
import { briefs } from './words/briefs';
import { asked, awaited, seatNote } from './words/seats';
import { isTrue, revealed } from './words/revealed';
import { figures, sentence } from './words/story';

const shadow: GameClient<View, Move, Event, Key> = {
  Board,
  HowToPlay,
  texts,
  label,
  sentence,
  length,
  places,
  chapter,
  marked,
  briefs,
  awaited,
  asked,
  seatNote,
  group,
  listed,
  decoys,
  passes: (move) => move.type === 'Pass',
  figures,
  sound,
  moments,
  MomentScene,
  round: (event) => (event.type === 'RoundBegan' ? event.round : null),
  revealed,
  isTrue,
  claims: (view) => view.claims,
  EndPicture,
  secrets: true,
};

export default shadow;
