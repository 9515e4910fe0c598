import type { Knex } from 'knex';
import { poll } from '../../../lib/poll.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

/** As long as a provider may take to make a page, in milliseconds. */
const maxWait = 20_000;

/**
 * An attempt that another request of the same customer has just written down: whoever came second waits until the
 * first has the provider's page, and is led to the same one (docs/money.md 13.15).
 * @returns the attempt with its page, or as it is when its page doesn't come in time
 */
export async function awaitPage(knex: Knex, attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> {
  const age = now.getTime() - (attempt.dueAt ?? attempt.createdAt).getTime();
  // The sweep ends what a crashed process left behind; nobody waits for that.
  if (attempt.status !== 'created' || attempt.expiresAt === null || age > maxWait) return attempt;
  const sent = await poll(async () => {
    const present = await PaymentAttempt.query(knex).findById(attempt.id).throwIfNotFound();
    return present.status === 'created' ? undefined : present;
  }, maxWait);
  return sent ?? attempt;
}
