import type { IncomingMessage } from 'node:http';

interface ReadAhead {
  /** The body as parsed; its bytes are gone. */
  body: unknown;
  /** How the operation ended, which isn't done again. */
  outcome: Promise<unknown>;
}

const readAheads = new WeakMap<IncomingMessage, ReadAhead>();

/** Notes what was read and done of a request, for the application to say in words what was refused. */
export function noteReadAhead(req: IncomingMessage, read: ReadAhead): void {
  readAheads.set(req, read);
}

/** What was read and done of a request before the application saw it; undefined for nearly all. */
export const readAheadOf = (req: IncomingMessage): ReadAhead | undefined => readAheads.get(req);
