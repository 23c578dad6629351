import type { Command, Message, Reply, Request } from '../../wire/table';
import { randomHex } from '../browser/hex';
import { OPEN, passed, passOn } from './socket-handover';

export type Link = 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as is used here; tests have one of their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface Wiring {
  table: string;
  address: (after: number) => string;
  socket: (address: string) => Socket;
  /** The number of the last entry that is known; -1 for none. */
  known: () => number;
  heard: (message: Message.Whole | Message.Step) => void;
  link: (link: Link) => void;
}

interface Pending {
  request: Request;
  answer: (reply: Reply) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 15_000;

/**
 * Stays connected to a table. After a loss it comes back by itself, asks for what came since, and sends again what
 * has no answer yet: a request counts once, however often it is sent.
 */
export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private lastBeat = 0;
  private ended = false;

  constructor(private readonly wiring: Wiring) {}

  /** Does nothing where the page is gone before it has begun. */
  start(): void {
    if (this.ended) return;
    const inherited = passed(this.wiring.address(-1));
    if (inherited) this.goOnWith(inherited);
    else this.connect();
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.lastBeat = Date.now();
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
  }

  /** Ends. A socket that works may be left to another table, by the address that this one would open. */
  stop(heir: string | null = null): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (heir && socket.readyState === OPEN && !this.hasSlept()) passOn(socket, heir);
    else socket.close();
  }

  ask(command: Command): Promise<Reply> {
    const request = { id: randomHex(12), madeAt: this.wiring.known(), command };
    return new Promise((answer) => {
      this.pending.set(request.id, { request, answer });
      this.send(request);
    });
  }

  /** The visitor has got a name: the server must hear of it, and tells everything anew. */
  renew(): void {
    if (this.heart !== undefined) this.replace(-1);
  }

  private replace(after: number): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    old?.close();
    this.connect(after);
  }

  private connect(after = this.wiring.known()): void {
    this.wiring.link('connecting');
    this.listen(this.wiring.socket(this.wiring.address(after)));
  }

  private goOnWith(socket: Socket): void {
    this.listen(socket);
    socket.send(`follow ${this.wiring.table}`);
    this.opened();
  }

  private listen(socket: Socket): void {
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(event.data as string);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.wiring.link('open');
    for (const { request } of this.pending.values()) this.send(request);
  }

  private lost(): void {
    this.socket = null;
    if (this.ended) return;
    this.wiring.link('lost');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The net or the person is back: there is no need to wait. */
  private readonly again = (): void => {
    if (this.socket || this.ended || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** After a sleep of the machine the socket is dead, though it may not say so. */
  private hasSlept(): boolean {
    return Date.now() - this.lastBeat > 3 * HEARTBEAT;
  }

  private beat(): void {
    const slept = this.hasSlept();
    this.lastBeat = Date.now();
    if (slept && this.socket) {
      this.replace(this.wiring.known());
    } else if (this.socket?.readyState === OPEN) {
      this.socket.send('ping');
    }
  }

  private send(request: Request): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(request));
  }

  private received(text: string): void {
    if (!text.startsWith('{')) return;
    const message = JSON.parse(text) as Message;
    if (message.type !== 'Answered') {
      this.wiring.heard(message);
      return;
    }
    const waiting = this.pending.get(message.reply.id);
    this.pending.delete(message.reply.id);
    waiting?.answer(message.reply);
  }
}
