import type { Socket } from './connection';

/** The state of a socket that can be sent to. */
export const OPEN = 1;

const A_MOMENT = 5_000;

const passing = new Map<string, Socket>();

/** Leaves an open socket to who would open one to this address next; where nobody does it is closed. */
export function passOn(socket: Socket, address: string): void {
  passed(address)?.close();
  passing.set(address, socket);
  setTimeout(() => {
    if (passing.get(address) === socket) passed(address)?.close();
  }, A_MOMENT);
}

/** The socket that was left to this address, if it is still open. */
export function passed(address: string): Socket | null {
  const socket = passing.get(address);
  passing.delete(address);
  return socket?.readyState === OPEN ? socket : null;
}
