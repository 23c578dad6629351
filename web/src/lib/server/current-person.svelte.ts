import type { Person } from '../../wire/table';
import { api } from './api';

const NAMES = ['Anne', 'Bartholomew', 'Calico', 'Davy', 'Edna', 'Flint', 'Grace', 'Hook', 'Isla', 'Jack', 'Kit', 'Laurens'];

/** A random name for people who do not want to think of one. */
export function friendlyName(random: () => number = Math.random): string {
  return NAMES[Math.floor(random() * NAMES.length)] ?? 'Anne';
}

/** What somebody answers who is asked for a name. */
export interface NameAnswer {
  name: string;
  /** The number of the portrait; null for the one that the person begins with. */
  portrait: number | null;
}

/** The person of this browser, as the server knows them by a cookie; null until they have a name. */
class CurrentPerson {
  person = $state.raw<Person | null>(null);
  /** Set while NameDialog asks for a name: takes the answer, or null where the person cancels. */
  question = $state.raw<((answer: NameAnswer | null) => void) | null>(null);
  private loading: Promise<Person | null> | null = null;
  private readonly firstNameListeners = new Set<() => void>();

  load(): Promise<Person | null> {
    this.loading ??= api.me().then((person) => (this.person = person));
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  /** Takes a name, and a portrait where one is chosen. */
  async rename(name: string, portrait: number | null = null): Promise<Person> {
    const first = this.person === null;
    const person = await api.rename(name.trim().slice(0, 24), portrait);
    this.person = person;
    if (first) for (const listener of this.firstNameListeners) listener();
    return person;
  }

  /** Calls the listener when somebody without a name gets one; returns what removes the listener. */
  onFirstName(listener: () => void): () => void {
    this.firstNameListeners.add(listener);
    return () => this.firstNameListeners.delete(listener);
  }

  /** The person, given a random name where there is none yet: for play with one click. */
  async withAnyName(): Promise<Person> {
    return (await this.load()) ?? this.person ?? (await this.rename(friendlyName()));
  }

  /** The person, asked for a name where there is none yet; null where they cancel. */
  async askName(): Promise<Person | null> {
    const known = (await this.load()) ?? this.person;
    if (known) return known;
    const answer = await new Promise<NameAnswer | null>((answered) => (this.question = answered));
    this.question = null;
    return answer === null ? null : await this.rename(answer.name || friendlyName(), answer.portrait);
  }
}

export const currentPerson = new CurrentPerson();
