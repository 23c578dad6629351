import type { AdviceLine, AttendanceTold, Command, Happening, Message, Reply, SeatTold, StoryTold, TableTold } from '../../wire/table';
import { api, type ViewAs } from '../server/api';
import { Connection, type ConnectionState, type Socket } from '../server/connection';
import { retryWhileBusy } from '../server/retry';
import { applyStep } from './apply-step';

/** One thing that happened, with the number of the step that brought it; `BEFORE_ALL_STEPS` where the story brought it. */
export interface StoryItem {
  key: string;
  number: number;
  happening: Happening;
}

const BEFORE_ALL_STEPS = -1;

/** One step of the table as the server has told it. */
export interface TableStep {
  number: number;
  /** The table after it. */
  told: TableTold;
  happenings: Happening[];
  /** It came while this page waited for the answer to a request, so most likely it is the effect of it. */
  own: boolean;
}

/** Hears what comes from the server, right after the table has taken it in. */
export interface TableListener {
  onWhole(told: TableTold): void;
  onStep(step: TableStep): void;
}

/** The table as this page knows it; its connection keeps it up to date. */
export class Table {
  told = $state.raw<TableTold | null>(null);
  /** Who is at the table now; null until the server has told it. */
  attendance = $state.raw<AttendanceTold | null>(null);
  connectionState = $state<ConnectionState>('connecting');
  /** All that has happened at this table and that this viewer may know, also before the page was opened. */
  story = $state.raw<StoryItem[]>([]);
  /** Whether the part of the story before this page was opened has arrived. */
  storyIsLoaded = $state(false);
  /** What happened in the last step, for boards to animate; empty after a whole table. */
  news = $state.raw<Happening[]>([]);
  refused = $state.raw<Reply.Refused | null>(null);
  /** Whether a request has no answer yet: a second click does nothing then. */
  asking = $state(false);

  /** Shows what happens, step by step. */
  listener: TableListener | null = null;

  private readonly connection: Connection;
  private storyIsRequested = false;
  private storyRequests = 0;
  /** The last number that the fetched story tells of. The journal may be ahead of the socket: steps up to here are in the story already. */
  private fetchedUpTo = -1;
  /** The last number that was shown, and whether the server may hear of it. */
  private shown = -1;
  private covered = false;

  constructor(
    readonly id: string,
    private readonly as: ViewAs = 'myself',
    openSocket: (address: string) => Socket = (address) => new WebSocket(address) as Socket,
    private readonly fetchStory: () => Promise<StoryTold> = () => api.story(id, as),
  ) {
    this.connection = new Connection({
      table: id,
      address: (after) => api.socketAddress(id, after, as),
      openSocket,
      lastNumber: () => this.told?.number ?? -1,
      onMessage: (message) => this.receive(message),
      onState: (state) => (this.connectionState = state),
    });
  }

  start(): void {
    this.connection.start();
  }

  /** Ends the connection; a page that goes on to the rematch keeps the socket. */
  stop(): void {
    const next = this.told?.rematch;
    this.connection.stop(next ? api.socketAddress(next, -1, this.as) : null);
  }

  /** To be called when the current person gets a first name: the server then knows them at this table. */
  reconnect(): void {
    this.connection.reconnect();
  }

  /** Sends a command and waits for the reply; a refusal stays in `refused` until the next command. */
  async ask(command: Command): Promise<Reply> {
    this.refused = null;
    this.asking = true;
    const reply = await this.connection.ask(command);
    this.asking = false;
    if (reply.type === 'Refused') this.refused = reply;
    return reply;
  }

  /** Asks what a bot would do at this seat. Nothing waits for the answer: the player may move meanwhile. */
  async advice(seat: number): Promise<AdviceLine[] | null> {
    const reply = await this.connection.ask({ type: 'AskAdvice', seat });
    if (reply.type === 'Refused') this.refused = reply;
    return reply.type === 'Advised' ? reply.lines : null;
  }

  /** Says that everything up to this number has been shown to the person: bots wait for it. */
  seen(number: number): void {
    this.shown = number;
    if (!this.covered) this.connection.seen(number);
  }

  /** While something covers the board, as the deal does, nothing counts as shown. */
  cover(covered: boolean): void {
    this.covered = covered;
    if (!covered && this.shown >= 0) this.connection.seen(this.shown);
  }

  get mySeats(): SeatTold[] {
    return this.told?.seats.filter((seat) => seat.yours) ?? [];
  }

  private receive(message: Exclude<Message, Message.Answered>): void {
    if (message.type === 'Attendance') {
      if (this.told) this.attendance = message.attendance;
      return;
    }
    if (message.type === 'Whole') {
      if (message.table.id !== this.id) return; // the socket was handed over, and this is still of its old table
      this.told = message.table;
      this.news = [];
      this.storyIsRequested = false;
      this.fetchedUpTo = -1;
      this.listener?.onWhole(message.table);
      this.loadStoryOnce();
      return;
    }
    if (!this.told || message.number <= this.told.number) return;
    this.told = applyStep(this.told, message);
    this.news = message.happenings;
    const items = message.happenings.map((happening, index) => ({
      key: `${message.number}.${index}`,
      number: message.number,
      happening,
    }));
    if (message.number > this.fetchedUpTo) this.story = [...this.story, ...items];
    this.listener?.onStep({ number: message.number, told: this.told, happenings: message.happenings, own: this.asking });
    this.loadStoryOnce();
  }

  /** Before the game begins no page shows the story, so a first visit to a gathering table needs nothing but the table. */
  private loadStoryOnce(): void {
    if (this.storyIsRequested || this.told?.stage === 'GATHERING') return;
    this.storyIsRequested = true;
    void this.loadStory();
  }

  /** A whole table says nothing of its past: the page fetches the story, and keeps the steps that came meanwhile. */
  private async loadStory(): Promise<void> {
    const request = ++this.storyRequests;
    const past = await retryWhileBusy(() => this.fetchStory()).catch(() => null);
    if (request !== this.storyRequests) return; // after a new connection the page has asked again
    if (past) {
      this.fetchedUpTo = past.number;
      const items = past.happenings.map((happening, index) => ({
        key: `past.${index}`,
        number: BEFORE_ALL_STEPS,
        happening,
      }));
      this.story = [...items, ...this.story.filter(({ number }) => number > past.number)];
    } else {
      this.storyIsRequested = false; // the next step asks again: a net that fails for a moment leaves no gap
    }
    this.storyIsLoaded = true;
  }
}
