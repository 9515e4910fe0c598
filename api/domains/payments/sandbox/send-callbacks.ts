import { setTimeout as wait } from 'node:timers/promises';
import { signBody } from '../../../adapters/payments/payplus/callback-signature.ts';
import type { PspTransaction } from './tables.ts';
import { nestedTransaction } from './wire-answers.ts';

const timeout = 5_000;
/** The later ones of a callback that comes more than once, in milliseconds. */
const delays = [0, 1_000, 3_000];

/** The callback of a transaction, signed over the bytes that go out. */
export function callbackOf(
  row: PspTransaction,
  secret: string,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ transaction_type: row.type, ...nestedTransaction(row), invoice: null });
  return {
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'PayPlus', hash: signBody(body, secret) },
  };
}

/**
 * Tells the shop of a transaction. The first of several is told before the person is led back, the others later;
 * one alone goes its own way. A shop that does not hear it has to ask.
 */
export async function sendCallbacks(
  url: string,
  row: PspTransaction,
  secret: string,
  count: number,
): Promise<void> {
  if (url === '' || count === 0) return;
  const send = async () => {
    try {
      const { body, headers } = callbackOf(row, secret);
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
    } catch {
      // Nobody listens: like any provider's, a callback may be lost.
    }
  };
  const first = send();
  for (const delay of delays.slice(1, count)) void wait(delay, undefined, { ref: false }).then(send);
  if (count > 1) await first;
}
