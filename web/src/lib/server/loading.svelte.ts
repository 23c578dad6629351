import type { Component } from 'svelte';
import { gameClient, gamePicture, type AnyGame } from '../../games';
import { api, type GameTold } from './api';

let offers: Promise<GameTold[]> | null = null;

/** The games of the server, asked for once. */
export function gameOffers(): Promise<GameTold[]> {
  offers ??= api.games();
  offers.catch(() => (offers = null));
  return offers;
}

/** Something that is fetched, and then there. */
export class Loading<T> {
  value = $state.raw<T | null>(null);
  failed = $state.raw<Error | null>(null);

  constructor(promise: Promise<T>) {
    promise.then(
      (value) => (this.value = value),
      (error: Error) => (this.failed = error),
    );
  }
}

export const loadClient = (id: string): Loading<AnyGame | null> => new Loading(gameClient(id));
export const loadPicture = (id: string): Loading<Component | null> => new Loading(gamePicture(id));
