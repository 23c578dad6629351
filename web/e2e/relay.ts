import { type AddressInfo, connect, createServer, type Server as Listener, type Socket } from 'node:net';

/** An address that stays the same while the server behind it is killed and started again on another port. */
export class Relay {
  private constructor(
    private readonly listener: Listener,
    private readonly sockets: Set<Socket>,
  ) {}

  static start(port: () => number): Promise<Relay> {
    const sockets = new Set<Socket>();
    const listener = createServer((page) => {
      const server = connect(port(), '127.0.0.1');
      page.pipe(server).pipe(page);
      for (const [one, other] of [[page, server], [server, page]] as const) {
        sockets.add(one);
        one.on('error', () => one.destroy());
        one.once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
    return new Promise((resolve) => listener.listen(0, '127.0.0.1', () => resolve(new Relay(listener, sockets))));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.listener.close();
  }
}
