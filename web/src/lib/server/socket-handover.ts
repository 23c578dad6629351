import type { Socket } from './connection';

/** The state of a socket that can be sent to. */
export const OPEN = 1;

const LONGEST_WAIT = 5_000;

const offered = new Map<string, Socket>();

/** Keeps an open socket for the next connection to this address; closes it where none comes. */
export function offerSocket(socket: Socket, address: string): void {
  takeSocket(address)?.close();
  offered.set(address, socket);
  setTimeout(() => {
    if (offered.get(address) === socket) takeSocket(address)?.close();
  }, LONGEST_WAIT);
}

/** The socket that is kept for this address, if it is still open. */
export function takeSocket(address: string): Socket | null {
  const socket = offered.get(address);
  offered.delete(address);
  return socket?.readyState === OPEN ? socket : null;
}
