import { api, type Me } from './api';

const NAMES = ['Anne', 'Bartholomew', 'Calico', 'Davy', 'Edna', 'Flint', 'Grace', 'Hook', 'Isla', 'Jack', 'Kit', 'Laurens'];

/** A name that nobody minds, for people who do not want to think of one. */
export function friendlyName(random: () => number = Math.random): string {
  return NAMES[Math.floor(random() * NAMES.length)] ?? 'Anne';
}

/** Who is in front of this page. */
class Visitor {
  me = $state.raw<Me | null>(null);
  /** Set while the page asks for a name. */
  question = $state.raw<((name: string | null) => void) | null>(null);
  private loading: Promise<Me | null> | null = null;
  private readonly waiting = new Set<() => void>();

  load(): Promise<Me | null> {
    this.loading ??= api.me().then((me) => (this.me = me));
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  async rename(name: string): Promise<Me> {
    const first = this.me === null;
    const me = await api.rename(name.trim().slice(0, 24));
    this.me = me;
    if (first) for (const told of this.waiting) told();
    return me;
  }

  /** Tells when a stranger has got a name. */
  onFirstName(told: () => void): () => void {
    this.waiting.add(told);
    return () => this.waiting.delete(told);
  }

  /** Somebody with a name, without a question: for play with one click. */
  async somebody(): Promise<Me> {
    return (await this.load()) ?? this.me ?? (await this.rename(friendlyName()));
  }

  /** The same, but asks for a name once; null where the person thinks better of it. */
  async named(): Promise<Me | null> {
    const known = (await this.load()) ?? this.me;
    if (known) return known;
    const name = await new Promise<string | null>((answer) => (this.question = answer));
    this.question = null;
    return name === null ? null : await this.rename(name || friendlyName());
  }
}

export const visitor = new Visitor();
