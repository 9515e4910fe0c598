import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';

/** How slowly a body may come (docs/security.md U3). */
export interface BodyPace {
  /** Milliseconds for which a sender may be silent, at the start or after having been quick. */
  patience: number;
  /** What a sender has to keep up for longer than that. */
  bytesPerSecond: number;
}

/** A phone in a lift pauses for less; who is slower for longer holds a connection and nothing else. */
const usualPace: BodyPace = { patience: 20_000, bytesPerSecond: 1_000 };
/** How often a sender is looked at, in parts of the patience. */
const looks = 20;

/**
 * Reads a body while its sender keeps up the pace. Patience is used up by waiting and comes back with what arrives, so
 * that a sender who was quick may pause as long as one who has just begun, and one byte now and then buys nothing.
 * @param read may go on in vain after the refusal: the connection ends with the answer
 * @throws {AppError} `request_timeout` for a sender who is too slow; whatever `read` throws
 */
export async function atPace<T>(ctx: AppContext, read: () => Promise<T>): Promise<T> {
  const { patience, bytesPerSecond } = ctx.deps.bodyPace ?? usualPace;
  const { socket } = ctx.req;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    let left = patience;
    let seen = socket.bytesRead;
    let at = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      // A process that was busy itself doesn't charge its senders for it.
      const waited = Math.min(now - at, (2 * patience) / looks);
      const earned = ((socket.bytesRead - seen) / bytesPerSecond) * 1_000;
      [at, seen] = [now, socket.bytesRead];
      left = Math.min(patience, left - waited + earned);
      if (left <= 0) reject(new AppError('request_timeout'));
    }, patience / looks);
  });
  const body = read();
  // After a refusal nobody waits for it any more.
  body.catch(() => undefined);
  try {
    return await Promise.race([body, tooSlow]);
  } finally {
    clearInterval(timer);
  }
}
