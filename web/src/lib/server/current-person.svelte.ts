import type { Person } from '../../wire/table';
import type { Key } from '../../texts/languages';
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

/** What somebody must know who is asked for a name: its text, with the name of the host where it has one, and what the answer leads to. */
export interface NameNote {
  key: Key;
  host?: string;
  go?: Key;
}

/** What NameDialog asks. */
export interface NameQuestion {
  /** Takes the answer, or null where the person cancels. */
  answer: (answer: NameAnswer | null) => void;
  /** What the person must know meanwhile; null for nothing. */
  note: () => NameNote | null;
}

/** The person of this browser, as the server knows them by a cookie; null until they have a name. */
class CurrentPerson {
  person = $state.raw<Person | null>(null);
  /** Set while NameDialog asks for a name. */
  question = $state.raw<NameQuestion | null>(null);
  /** Whether the name is a random one, which the person was not asked for yet. */
  private passing = $state(false);
  private loading: Promise<Person | null> | null = null;
  private readonly firstNameListeners = new Set<() => void>();

  load(): Promise<Person | null> {
    this.loading ??= api.me().then((person) => (this.person = person));
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  /** Whether the person has a name of their own. */
  get isNamed(): boolean {
    return this.person !== null && !this.passing;
  }

  /** Takes a name, and a portrait where one is chosen. */
  async rename(name: string, portrait: number | null = null): Promise<Person> {
    const first = !this.isNamed;
    const person = await api.rename(name.trim().slice(0, 24), portrait);
    this.person = person;
    this.loading = Promise.resolve(person);
    this.passing = false;
    if (first) for (const listener of this.firstNameListeners) listener();
    return person;
  }

  /** Calls the listener when somebody gets a name, a random one or the first of their own; returns what removes the listener. */
  onFirstName(listener: () => void): () => void {
    this.firstNameListeners.add(listener);
    return () => this.firstNameListeners.delete(listener);
  }

  /** The person, given a random name where there is none yet: for play with one click. */
  async withAnyName(): Promise<Person> {
    return (await this.load()) ?? this.person ?? (await this.rename(friendlyName()));
  }

  /** The same, but `askName` asks for a name all the same. */
  async withPassingName(): Promise<Person> {
    const known = (await this.load()) ?? this.person;
    const person = known ?? (await this.rename(friendlyName()));
    this.passing ||= known === null;
    return person;
  }

  /**
   * The person, asked for a name where there is none yet; null where they cancel.
   *
   * @param note what the person must know while they type
   */
  async askName(note: () => NameNote | null = () => null): Promise<Person | null> {
    const known = (await this.load()) ?? this.person;
    if (known && !this.passing) return known;
    const answer = await new Promise<NameAnswer | null>((answered) => (this.question = { answer: answered, note }));
    this.question = null;
    return answer === null ? null : await this.rename(answer.name || this.person?.name || friendlyName(), answer.portrait);
  }
}

export const currentPerson = new CurrentPerson();
