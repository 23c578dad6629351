import type { Command, EyesTold, Happening, Message, Reply, SeatTold, TableTold } from '../../wire/table';
import { api, type As } from '../server/api';
import { Connection, type Link, type Socket } from '../server/connection';
import { after } from './apply-step';

/** Something that was heard, with the number of the step that told it; before all steps where it was told again. */
export interface Heard {
  key: string;
  number: number;
  happening: Happening;
}

const BEFORE_ALL_STEPS = -1;

/** A table as this page knows it, kept up to date by its connection. */
export class Table {
  told = $state.raw<TableTold | null>(null);
  link = $state<Link>('connecting');
  /** All that was heard at this table, also before this page came to it. */
  story = $state.raw<Heard[]>([]);
  /** Whether the server has told what was heard before. */
  recalled = $state(false);
  /** What the last step told, for boards to play as motion; empty after a jump. */
  news = $state.raw<Happening[]>([]);
  refused = $state.raw<Reply.Refused | null>(null);
  /** Whether an answer is awaited: a second click then does nothing. */
  asking = $state(false);

  private readonly connection: Connection;

  constructor(
    readonly id: string,
    private readonly as: As = 'myself',
    socket: (address: string) => Socket = (address) => new WebSocket(address) as Socket,
  ) {
    this.connection = new Connection({
      table: id,
      address: (known) => api.socketAddress(id, known, as),
      socket,
      known: () => this.told?.number ?? -1,
      heard: (message) => this.hear(message),
      link: (link) => (this.link = link),
    });
  }

  start(): void {
    this.connection.start();
  }

  /** Who goes on to the rematch needs no new socket. */
  stop(): void {
    const next = this.told?.rematch;
    this.connection.stop(next ? api.socketAddress(next, -1, this.as) : null);
  }

  /** To be called when the visitor has got a name. */
  renew(): void {
    this.connection.renew();
  }

  /** Asks the table for something; a refusal is shown until the next request. */
  async ask(command: Command): Promise<Reply> {
    this.refused = null;
    this.asking = true;
    const reply = await this.connection.ask(command);
    this.asking = false;
    if (reply.type === 'Refused') this.refused = reply;
    return reply;
  }

  get mySeats(): SeatTold[] {
    return this.told?.seats.filter((seat) => seat.yours) ?? [];
  }

  get eyes(): EyesTold[] {
    return this.told?.play?.eyes ?? [];
  }

  private hear(message: Message.Whole | Message.Step): void {
    if (message.type === 'Whole') {
      if (message.table.id !== this.id) return; // of the table that the socket comes from
      this.told = message.table;
      this.news = [];
      void this.recall();
      return;
    }
    if (!this.told || message.number <= this.told.number) return;
    this.told = after(this.told, message);
    this.news = message.happenings;
    const heard = message.happenings.map((happening, index) => ({
      key: `${message.number}.${index}`,
      number: message.number,
      happening,
    }));
    this.story = [...this.story, ...heard];
  }

  /** A whole table has no past: it is asked for, and steps that came meanwhile go on from it. */
  private async recall(): Promise<void> {
    const past = await api.story(this.id, this.as).catch(() => null);
    if (past) {
      const told = past.happenings.map((happening, index) => ({
        key: `past.${index}`,
        number: BEFORE_ALL_STEPS,
        happening,
      }));
      this.story = [...told, ...this.story.filter(({ number }) => number > past.number)];
    }
    this.recalled = true;
  }
}
