import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PayoutEntry, ToldPayout } from '../../../adapters/payments/payout-port.ts';
import { Payout } from '../../../models/Payout.ts';
import { PayoutLine } from '../../../models/PayoutLine.ts';

/** Rows of one INSERT, far below PostgreSQL's bound of parameters. */
const batch = 500;

/** What can't be told of itself, and what isn't there: it is matched anew each time. */
export const restEntry = (payoutId: number): string => `rest:${payoutId}`;

/**
 * Stores what a provider lists of its payouts, with their lines; those that are stored already are seen again, as they
 * are now. Payments of the demo page are nobody's: what is paid out for them is `other`.
 * @param trx holds the lock of `matchPayouts`
 */
export async function storePayouts(
  trx: Knex.Transaction,
  provider: PaymentProvider['id'],
  payouts: readonly ToldPayout[],
  seenAt: Date,
): Promise<void> {
  const demo = new Set<string>(await trx('demo_payments').pluck('public_id'));
  for (const { entries, payoutUid, status, valueDay, netMinor, currency } of payouts) {
    const { id } = await Payout.query(trx)
      .insert({
        provider,
        payoutUid,
        status,
        valueDay,
        netMinor,
        currency,
        isItemized: entries !== null,
        seenAt,
      })
      .onConflict(['provider', 'payout_uid'])
      .merge(['status', 'value_day', 'net_minor', 'currency', 'is_itemized', 'seen_at'])
      .returning('id');
    const rows = (entries ?? []).map((entry) => rowOf(entry, demo));
    // A line that the provider has no more, as of a demo payment that was deleted.
    await PayoutLine.query(trx)
      .where({ payout_id: id })
      .whereNotIn('entry_uid', [restEntry(id), ...rows.map(({ entryUid }) => entryUid)])
      .delete();
    for (let start = 0; start < rows.length; start += batch)
      await PayoutLine.query(trx)
        .insert(rows.slice(start, start + batch).map((row) => ({ ...row, payoutId: id, provider, currency })))
        .onConflict(['provider', 'entry_uid'])
        .merge([
          'payout_id',
          'txn_id',
          'amount_minor',
          'fee_minor',
          'currency',
          'original_minor',
          'original_currency',
          'moved_at',
        ]);
  }
  await trx.raw(
    `update payout_lines line set dispute_id = dispute.id from disputes dispute
    where line.provider = ? and line.dispute_id is null and line.kind = 'dispute'
      and dispute.provider = line.provider and dispute.provider_dispute_id = line.txn_id`,
    [provider],
  );
}

function rowOf(entry: PayoutEntry, demo: ReadonlySet<string>) {
  const { kind, reference, original } = entry;
  return {
    entryUid: entry.entryUid,
    kind: reference !== null && demo.has(reference) ? ('other' as const) : kind,
    txnId: kind === 'dispute' ? entry.disputeUid : entry.txnId,
    amountMinor: entry.amountMinor,
    feeMinor: entry.feeMinor,
    originalMinor: original?.minor ?? null,
    originalCurrency: original?.currency ?? null,
    movedAt: entry.at,
  };
}
