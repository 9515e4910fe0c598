import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { StatementEntry, StatementRange } from '../../../adapters/payments/statement-port.ts';
import { StatementLine } from '../../../models/StatementLine.ts';

/** Near the edges of the days the provider's clock may differ from ours, and a payment may be on its way. */
const margin = 3_600_000;
/** Rows of one INSERT, far below PostgreSQL's bound of parameters. */
const batch = 500;

/** Whether an attempt moved money: it succeeded, or what was taken in another amount than asked is written down. */
const counts = (attempt: string) =>
  `(${attempt}.status in ('succeeded', 'excess') or ${attempt}.asked_minor is not null)`;

/** Stores what a provider lists; a line that is stored already is seen again. Demo payments are nobody's money. */
export async function storeStatement(
  knex: Knex,
  provider: PaymentProvider['id'],
  entries: readonly StatementEntry[],
  seenAt: Date,
): Promise<void> {
  const demo = new Set<string>(await knex('demo_payments').pluck('public_id'));
  const rows = entries
    .filter(({ reference }) => reference === null || !demo.has(reference))
    .map(({ direction, txnId, parentTxnId, reference, amount, at }) => ({
      provider,
      direction,
      txnId,
      parentTxnId,
      reference,
      amountMinor: amount.minor,
      currency: amount.currency,
      movedAt: at,
      seenAt,
    }));
  for (let start = 0; start < rows.length; start += batch)
    await StatementLine.query(knex)
      .insert(rows.slice(start, start + batch))
      .onConflict(['provider', 'direction', 'txn_id'])
      .merge({
        amountMinor: knex.raw('excluded.amount_minor'),
        currency: knex.raw('excluded.currency'),
        movedAt: knex.raw('excluded.moved_at'),
        seenAt: knex.raw('greatest(statement_lines.seen_at, excluded.seen_at)'),
      } as never);
}

export interface FoundDifference {
  id: number;
  difference: NonNullable<StatementLine['difference']>;
}

/**
 * Lays a provider's lines of these days and our payments beside each other, both ways. What agrees by now is no
 * difference any more; one that staff have seen to stays handled as long as it is the same. What a bank took back with
 * a lost dispute is on no list of charges and refunds: the provider was asked about the dispute itself (13.12).
 * @param seenAt when the provider was asked
 * @returns the differences that weren't known before
 */
export async function matchStatement(
  trx: Knex.Transaction,
  provider: PaymentProvider['id'],
  { from, until }: StatementRange,
  seenAt: Date,
): Promise<FoundDifference[]> {
  // Of two workers one matches first, and the other finds nothing new.
  await trx.raw(`select pg_advisory_xact_lock(hashtext('statement_lines'))`);
  const days = {
    provider,
    from: new Date(from.getTime() + margin),
    until: new Date(until.getTime() - margin),
  };
  await trx.raw(
    `insert into statement_lines (provider, direction, txn_id, amount_minor, currency, moved_at)
    select attempt.provider, case attempt.kind when 'refund' then 'refund' else 'charge' end,
      coalesce(attempt.provider_txn, attempt.public_id::text), attempt.amount_minor, attempt.currency,
      document.payment_date
    from payment_attempts attempt join receipts document on document.attempt_id = attempt.id
    where attempt.provider = :provider and ${counts('attempt')} and attempt.dispute_id is null
      and document.payment_date >= :from and document.payment_date < :until
    on conflict do nothing`,
    days,
  );
  const { rows } = await trx.raw<{ rows: FoundDifference[] }>(
    `with judged as (
      select line.id, attempt.id as attempt_id, case
        when line.seen_at is null or (line.seen_at < :seenAt and line.moved_at < :until) then 'unknown_there'
        when exists (
          select from payment_attempts live where live.public_id::text = line.reference
            and live.status in ('created', 'pending', 'requires_action', 'unknown', 'manual_review')) then null
        when attempt.id is null then case when not exists (
          select from receipts archived where archived.kept_at is not null and archived.attempt_id is null
            and archived.transaction_id = line.txn_id) then 'unknown_here' end
        when not ${counts('attempt')} then 'unknown_here'
        when (attempt.amount_minor, attempt.currency, attempt.kind = 'refund')
          <> (line.amount_minor, line.currency, line.direction = 'refund') then 'another_sum'
        end as difference
      from statement_lines line
      left join payment_attempts attempt
        on attempt.provider = line.provider and coalesce(attempt.provider_txn, attempt.public_id::text) = line.txn_id
      where line.provider = :provider and line.moved_at >= :from
    )
    update statement_lines line set
      attempt_id = judged.attempt_id,
      difference = judged.difference,
      found_at = case when judged.difference is not null
        then case when judged.difference = line.difference then line.found_at else :seenAt end end,
      handled_at = case when judged.difference = line.difference then line.handled_at end,
      handled_by = case when judged.difference = line.difference then line.handled_by end,
      reason = case when judged.difference = line.difference then line.reason end
    from judged join statement_lines before using (id)
    where line.id = judged.id
      and (line.attempt_id, line.difference) is distinct from (judged.attempt_id, judged.difference)
    returning line.id, line.difference, before.difference as former`,
    { ...days, seenAt },
  );
  return rows.filter(
    (row) => row.difference !== null && row.difference !== (row as { former?: unknown }).former,
  );
}
