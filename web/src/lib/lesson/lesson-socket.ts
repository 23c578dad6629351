import type { ClientMessage, Message, Reply, Request } from '../../wire/table';
import type { Socket } from '../server/connection';
import { OPEN } from '../server/socket-handover';

/** Stands where a table has its socket to the server: a lesson answers in the page itself. */
export class LessonSocket implements Socket {
  readonly readyState = OPEN;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(private readonly answer: (request: Request) => Reply) {}

  /** Tells the first message once the listeners are there. */
  open(first: () => Message.Whole): void {
    queueMicrotask(() => {
      this.onopen?.(new Event('open'));
      this.deliver(first());
    });
  }

  deliver(message: Message): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'Ask') this.deliver({ type: 'Answered', reply: this.answer(message.request) });
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }
}
