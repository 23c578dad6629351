import type { Component } from 'svelte';
import { gameClient, gamePicture, type AnyGame } from '../../games';
import { api, type GameTold } from './api';

let offers: Promise<GameTold[]> | null = null;

/** The server's list of games; it is fetched once. */
export function gameOffers(): Promise<GameTold[]> {
  offers ??= api.games();
  offers.catch(() => (offers = null));
  return offers;
}

/** The state of a fetch that a component shows: nothing yet, the value, or the failure. */
export class Loading<T> {
  value = $state.raw<T | null>(null);
  failed = $state.raw<Error | null>(null);
  /** Whether the value has arrived; it may be null. */
  loaded = $state(false);

  constructor(promise: Promise<T>) {
    promise.then(
      (value) => {
        this.value = value;
        this.loaded = true;
      },
      (error: Error) => (this.failed = error),
    );
  }
}

export const loadClient = (id: string): Loading<AnyGame | null> => new Loading(gameClient(id));
export const loadPicture = (id: string): Loading<Component | null> => new Loading(gamePicture(id));
