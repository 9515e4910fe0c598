import { setTimeout as wait } from 'node:timers/promises';
import { signBody } from '../../../adapters/payments/payplus/callback-signature.ts';
import type { PspDispute, PspTransaction } from './tables.ts';
import { nestedTransaction } from './wire-answers.ts';

const timeout = 5_000;
/** Milliseconds before each sending of a callback that is sent several times. */
const delays = [0, 1_000, 3_000];

interface Callback {
  body: string;
  headers: Record<string, string>;
}

/** The callback of a transaction, with a signature over the bytes of its body. */
export function callbackOf(row: PspTransaction, secret: string): Callback {
  return signed({ transaction_type: row.type, ...nestedTransaction(row), invoice: null }, secret);
}

/** The callback of a dispute. */
export function disputeCallbackOf({ uid, transaction_uid, status }: PspDispute, secret: string): Callback {
  const dispute = { dispute_uid: uid, transaction_uid, status };
  return signed({ transaction_type: 'Chargeback', dispute }, secret);
}

function signed(content: object, secret: string): Callback {
  const body = JSON.stringify(content);
  return {
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'PayPlus', hash: signBody(body, secret) },
  };
}

/**
 * Sends the shop the callbacks of a transaction. The first of several is sent before the customer is redirected, the
 * others later; a single one is not waited for. A shop that misses it has to ask.
 */
export async function sendCallbacks(
  url: string,
  row: PspTransaction,
  secret: string,
  count: number,
): Promise<void> {
  if (url === '' || count === 0) return;
  const send = () => deliver(url, callbackOf(row, secret));
  const first = send();
  for (const delay of delays.slice(1, count)) void wait(delay, undefined, { ref: false }).then(send);
  if (count > 1) await first;
}

/** Tells the shop of a dispute, after the callbacks of its charge. */
export async function sendDispute(url: string, row: PspDispute, secret: string): Promise<void> {
  if (url !== '') await deliver(url, disputeCallbackOf(row, secret));
}

async function deliver(url: string, { body, headers }: Callback): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
  } catch {
    // The shop doesn't listen: like any provider's, a callback may be lost.
  }
}
