import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { AppDeps } from '../../../deps.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { StatementLine } from '../../../models/StatementLine.ts';
import { checkAttempt } from '../attempts/check-attempt.ts';
import { statementMessages } from '../messages.ts';
import { notifyStaff } from '../staff/notify-staff.ts';
import { matchStatement, storeStatement } from './match-statement.ts';

const days = 7;

/**
 * Compares the provider's charges and refunds of the last seven days with our payments, both ways (docs/money.md
 * 13.3). A charge under the reference of a payment that we had given up is asked about first, and so counted or given
 * back; what differs then stands in the review list, and staff are notified once. Running it again changes nothing.
 * @returns how many differences were found that weren't known; 0 without a provider
 * @throws {Error} when the provider gives no whole statement; the job is tried again
 */
export async function reconcileStatement(deps: AppDeps, now: Date = deps.clock.now()): Promise<number> {
  const { payments: provider, knex, log } = deps;
  if (!provider) return 0;
  const range = { from: new Date(now.getTime() - days * 86_400_000), until: now };
  const answer = await provider.statement(range);
  if (answer.kind !== 'ok') throw new Error(`no statement of ${provider.id}: ${answer.cause}`);
  await storeStatement(knex, provider.id, answer.entries, now);
  for (const { reference, txnId } of await uncounted(knex, provider.id, range.from)) {
    const attempt = await PaymentAttempt.query(knex).findOne({ public_id: reference }).throwIfNotFound();
    await checkAttempt({ ...deps, clock: { now: () => now } }, provider, attempt, { txnId });
  }
  const found = await knex.transaction(async (trx) => {
    const differences = await matchStatement(trx, provider.id, range, now);
    if (differences.length > 0)
      await notifyStaff(
        trx,
        (language) => statementMessages[language](differences.length),
        '/admin/statement-lines',
      );
    return differences;
  });
  if (found.length > 0)
    log.error({ provider: provider.id, lines: found }, 'the provider’s statement differs from our books');
  return found.length;
}

/** Money that the provider lists under the reference of a payment of ours that is over, and that none of ours counts. */
function uncounted(knex: Knex, provider: PaymentProvider['id'], from: Date): Promise<StatementLine[]> {
  return Promise.resolve(
    StatementLine.query(knex)
      .where({ provider })
      .where('moved_at', '>=', from)
      .whereNotNull('seen_at')
      .whereRaw(
        `reference in (select public_id::text from payment_attempts
          where status not in ('created', 'pending', 'requires_action', 'unknown', 'manual_review'))
        and not exists (select from payment_attempts counted
          where counted.provider = statement_lines.provider and counted.provider_txn = statement_lines.txn_id)`,
      )
      .orderBy('id'),
  );
}
