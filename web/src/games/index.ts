import type { Component } from 'svelte';
import type { GameClient } from './game';

/** The client of any game: the pages pass its views, moves and events on, and know nothing of them. */
export type AnyGame = GameClient<any, any, any>;

const clients = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** The board and the words of a game; they are fetched when a table of it is opened. */
export async function gameClient(id: string): Promise<AnyGame | null> {
  const load = clients[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}

export async function gamePicture(id: string): Promise<Component | null> {
  const load = pictures[`./${id}/Picture.svelte`];
  return load ? (await load()).default : null;
}
