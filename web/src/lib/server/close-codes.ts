/** Close codes of the server: `TableSockets` and `CloseCode` in Java, and those of RFC 6455. */
const NO_TABLE = 4404;
const TOO_MANY = 4429;
const DAMAGED = 4500;
const UNREADABLE_MESSAGE = [1002, 1003, 1007, 1009];
/** The server failed over something: over our message, perhaps, and then again over the same one. */
const FAILED = 1011;

/**
 * What a connection does after its socket has closed: reconnect soon; reconnect after a long wait; reconnect without its pending
 * requests, since the server would close the socket again over the same message; or give up, since there is no such table,
 * or it is damaged.
 */
export type AfterClose = 'reconnect' | 'wait-long' | 'drop-pending' | 'give-up' | 'give-up-damaged';

/** Every other code, such as 1001 (the server stops), 1006 (the network broke) and 4408 (too slow), is worth a new socket. */
export function afterClose(code: number): AfterClose {
  if (code === NO_TABLE) return 'give-up';
  if (code === DAMAGED) return 'give-up-damaged';
  if (code === TOO_MANY) return 'wait-long';
  return code === FAILED || UNREADABLE_MESSAGE.includes(code) ? 'drop-pending' : 'reconnect';
}
