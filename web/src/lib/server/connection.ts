import type { ClientMessage, Command, Message, Reply, Request } from '../../wire/table';
import { randomHex } from '../browser/hex';
import { afterClose } from './close-codes';
import { OPEN, offerSocket, takeSocket } from './socket-handover';

/**
 * `tooMany`: the server has closed the socket because of too many messages or sockets. `noTable` and
 * `damaged`: for good, there is no such table, or it cannot be read.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'tooMany' | 'noTable' | 'damaged';

/** The part of a WebSocket that a connection uses; tests bring a fake one. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface ConnectionOptions {
  table: string;
  address: (after: number) => string;
  openSocket: (address: string) => Socket;
  /** The number of the last entry that the page knows; -1 for none. */
  lastNumber: () => number;
  onMessage: (message: Exclude<Message, Message.Answered>) => void;
  onState: (state: ConnectionState) => void;
}

interface Pending {
  request: Request;
  answer: (reply: Reply) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 15_000;
const BETWEEN_SEEN = 250;

/**
 * Keeps a socket open to one table. When the socket closes, the connection opens another one, asks for the entries since the
 * last one it knows, and sends its pending requests again: the server counts a request once, however often it is sent.
 */
export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private lastBeat = 0;
  private ended = false;
  /** The last number that was shown to the person. */
  private seenNumber = -1;
  private seenTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has asked for a pause: then nothing shortens the wait. */
  private mustWait = false;

  constructor(private readonly options: ConnectionOptions) {}

  /** Does nothing after `stop`: a page may be left before it could start. */
  start(): void {
    if (this.ended) return;
    const handedOver = takeSocket(this.options.address(-1));
    if (handedOver) this.follow(handedOver);
    else this.connect();
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.lastBeat = Date.now();
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
  }

  /** Ends the connection. An open socket is kept for `nextAddress`, the address of the table that the page goes on to. */
  stop(nextAddress: string | null = null): void {
    this.end();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (nextAddress && socket.readyState === OPEN && !this.hasSlept()) offerSocket(socket, nextAddress);
    else socket.close();
  }

  ask(command: Command): Promise<Reply> {
    const request = { id: randomHex(12), madeAt: this.options.lastNumber(), command };
    return new Promise((answer) => {
      this.pending.set(request.id, { request, answer });
      this.send({ type: 'Ask', request });
    });
  }

  /** Tells the server that the page has shown everything up to this number: bots wait for it. */
  seen(number: number): void {
    if (number <= this.seenNumber) return;
    this.seenNumber = number;
    if (this.seenTimer === undefined) this.tellSeen();
  }

  /** Not for every number: where much happens at once, the last one says it all. */
  private tellSeen(): void {
    const number = this.seenNumber;
    this.send({ type: 'Seen', number });
    this.seenTimer = setTimeout(() => {
      this.seenTimer = undefined;
      if (this.seenNumber > number && !this.ended) this.tellSeen();
    }, BETWEEN_SEEN);
  }

  /** Opens another socket and asks for the whole table: the server reads who we are only when a socket opens. */
  reconnect(): void {
    if (this.heartbeat !== undefined && !this.ended) this.replaceSocket(-1);
  }

  private replaceSocket(after: number): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    old?.close();
    this.connect(after);
  }

  private connect(after = this.options.lastNumber()): void {
    this.mustWait = false;
    this.options.onState('connecting');
    this.listen(this.options.openSocket(this.options.address(after)));
  }

  private follow(socket: Socket): void {
    this.listen(socket);
    this.send({ type: 'Follow', table: this.options.table });
    this.opened();
  }

  private listen(socket: Socket): void {
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(event.data as string);
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.closed(code);
    };
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.options.onState('open');
    if (this.seenNumber >= 0) this.send({ type: 'Seen', number: this.seenNumber });
    for (const { request } of this.pending.values()) this.send({ type: 'Ask', request });
  }

  private closed(code: number): void {
    this.socket = null;
    switch (afterClose(code)) {
      case 'give-up':
        return this.giveUp('noTable', 'no-such-table');
      case 'give-up-damaged':
        return this.giveUp('damaged', 'damaged');
      case 'wait-long':
        this.mustWait = true;
        this.wait = LONGEST_WAIT;
        return this.connectLater('tooMany');
      case 'drop-pending':
        this.connectLater('lost');
        return this.refusePending('in-doubt');
      case 'reconnect':
        return this.connectLater('lost');
    }
  }

  private giveUp(state: ConnectionState, code: string): void {
    this.end();
    this.options.onState(state);
    this.refusePending(code);
  }

  private end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.seenTimer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
  }

  private connectLater(state: ConnectionState): void {
    this.options.onState(state);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Answers all pending requests here, where the server will never do it. */
  private refusePending(code: string, sentence = ''): void {
    const number = this.options.lastNumber();
    for (const [id, { answer }] of this.pending) answer({ type: 'Refused', id, code, rule: '', sentence, number });
    this.pending.clear();
  }

  /** The network is back, or the page is visible again: the connection does not wait for its timer. */
  private readonly reconnectNow = (): void => {
    if (this.socket || this.ended || this.mustWait || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Whether the machine has slept: its socket is dead then, though the browser may not say so. */
  private hasSlept(): boolean {
    return Date.now() - this.lastBeat > 3 * HEARTBEAT;
  }

  private beat(): void {
    const slept = this.hasSlept();
    this.lastBeat = Date.now();
    if (slept && this.socket) {
      this.replaceSocket(this.options.lastNumber());
    } else {
      this.send({ type: 'Ping' });
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private received(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type !== 'Answered') {
      this.options.onMessage(message);
      return;
    }
    this.answered(message.reply);
  }

  /** A reply without an id is to a message that the server could not read: it will not answer what is pending. */
  private answered(reply: Reply): void {
    if (reply.id === '' && reply.type === 'Refused') this.refusePending(reply.code, reply.sentence);
    const waiting = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    waiting?.answer(reply);
  }
}
