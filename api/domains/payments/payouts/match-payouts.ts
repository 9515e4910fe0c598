import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { PayoutLine } from '../../../models/PayoutLine.ts';

/** Whether an attempt moved money: it succeeded, or what was taken in another amount than asked is written down. */
const counts = (attempt: string) =>
  `(${attempt}.status in ('succeeded', 'excess') or ${attempt}.asked_minor is not null)`;
const signed = (attempt: string) =>
  `case ${attempt}.kind when 'refund' then -${attempt}.amount_minor else ${attempt}.amount_minor end`;

export interface PayoutDifference {
  id: number;
  difference: NonNullable<PayoutLine['difference']>;
}

export interface Due {
  /** When the provider was asked, or staff entered a deposit. */
  at: Date;
  /** Payments from then on are looked for; before it nobody knows what was paid out. Null: from the first day that a deposit covers. */
  from: Date | null;
  /** Payments until then should have reached the bank. */
  until: Date;
}

/**
 * Holds other workers back until this transaction ends: of two, one stores and matches first, and the other finds
 * nothing new.
 */
export async function lockPayouts(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('payouts'))`);
}

/**
 * Lays a provider's payouts and our payments beside each other, both ways (docs/money.md 13.3): each line finds its
 * payment, a payment in no payout after its time becomes a line that waits, and what a payout has beyond its lines
 * becomes its rest. What agrees by now is no difference any more; one that staff have seen to stays handled as long as
 * it is the same.
 * @param trx holds `lockPayouts`
 * @returns the differences that weren't known before
 */
export async function matchPayouts(
  trx: Knex.Transaction,
  provider: PaymentProvider['id'],
  due: Due,
): Promise<PayoutDifference[]> {
  const known = new Set<string>(
    (await PayoutLine.query(trx).where({ provider }).whereNotNull('difference')).map(keyOf),
  );
  await itemizeDeposits(trx, provider);
  await findPayments(trx, provider);
  await waitForPayout(trx, provider, due);
  await explainRest(trx, provider, due.at);
  await judge(trx, provider, due.at);
  const found = await PayoutLine.query(trx).where({ provider }).whereNotNull('difference').orderBy('id');
  return found.flatMap((line) =>
    line.difference === null || known.has(keyOf(line)) ? [] : [{ id: line.id, difference: line.difference }],
  );
}

const keyOf = ({ entryUid, difference, amountMinor }: PayoutLine) =>
  `${entryUid} ${difference} ${amountMinor}`;

/** A deposit that staff entered pays out the payments of the days it covers, and what was lost in disputes on them. */
async function itemizeDeposits(trx: Knex.Transaction, provider: string): Promise<void> {
  await trx.raw(
    `insert into payout_lines (payout_id, provider, kind, entry_uid, txn_id, amount_minor, currency, moved_at, dispute_id)
    select payout.id, payout.provider,
      case when attempt.dispute_id is not null then 'dispute' when attempt.kind = 'refund' then 'refund' else 'charge' end,
      'deposit:' || attempt.id, coalesce(attempt.provider_txn, attempt.public_id::text), ${signed('attempt')},
      attempt.currency, document.payment_date, attempt.dispute_id
    from payouts payout
    join payment_attempts attempt on attempt.provider = payout.provider and ${counts('attempt')}
      and attempt.currency = payout.currency
    join receipts document on document.attempt_id = attempt.id
      and (document.payment_date at time zone 'Asia/Jerusalem')::date between payout.covers_from and payout.covers_to
    where payout.provider = ? and payout.covers_from is not null
      and not exists (select from payout_lines line where line.attempt_id = attempt.id and line.payout_id is not null)
    on conflict do nothing`,
    [provider],
  );
}

/** Each line finds its payment, which waits no longer; of two that have the same, the first keeps it. */
async function findPayments(trx: Knex.Transaction, provider: string): Promise<void> {
  await trx.raw(
    `delete from payout_lines waiting using payout_lines line
    where waiting.provider = ? and waiting.payout_id is null and line.payout_id is not null
      and line.provider = waiting.provider and line.kind = waiting.kind and line.txn_id = waiting.txn_id`,
    [provider],
  );
  await trx.raw(
    `with found as (
      select distinct on (attempt.id) line.id, attempt.id as attempt_id
      from payout_lines line
      join payment_attempts attempt
        on attempt.provider = line.provider and coalesce(attempt.provider_txn, attempt.public_id::text) = line.txn_id
        and (attempt.kind = 'refund') = (line.kind = 'refund') and ${counts('attempt')}
      where line.provider = ? and line.payout_id is not null and line.attempt_id is null
        and line.kind in ('charge', 'refund')
        and not exists (select from payout_lines taken where taken.attempt_id = attempt.id)
      order by attempt.id, line.id
    )
    update payout_lines line set attempt_id = found.attempt_id from found where line.id = found.id`,
    [provider],
  );
}

/** A payment that no payout has after its time waits. What a bank took back with a lost dispute is no payment. */
async function waitForPayout(
  trx: Knex.Transaction,
  provider: string,
  { at, from, until }: Due,
): Promise<void> {
  await trx.raw(
    `insert into payout_lines (provider, kind, entry_uid, txn_id, amount_minor, currency, moved_at, attempt_id,
      difference, found_at)
    select attempt.provider, case attempt.kind when 'refund' then 'refund' else 'charge' end, 'waits:' || attempt.id,
      coalesce(attempt.provider_txn, attempt.public_id::text), ${signed('attempt')}, attempt.currency,
      document.payment_date, attempt.id, 'not_paid_out', :at
    from payment_attempts attempt join receipts document on document.attempt_id = attempt.id
    where attempt.provider = :provider and ${counts('attempt')} and attempt.dispute_id is null
      and document.payment_date < :until
      and document.payment_date >= coalesce(:from,
        (select min(covers_from)::timestamp at time zone 'Asia/Jerusalem' from payouts where provider = :provider))
      and not exists (select from payout_lines line where line.attempt_id = attempt.id)
    on conflict do nothing`,
    { provider, at, from, until },
  );
}

/** Amounts less fees add up to their payout, and where they don't, a line says by how much. */
async function explainRest(trx: Knex.Transaction, provider: string, at: Date): Promise<void> {
  const sums = `select payout.id, payout.provider, payout.currency, payout.value_day, payout.status,
      payout.net_minor - coalesce(sum(line.amount_minor - line.fee_minor), 0) as rest
    from payouts payout left join payout_lines line on line.payout_id = payout.id and line.kind <> 'rest'
    where payout.provider = :provider group by payout.id`;
  await trx.raw(
    `insert into payout_lines (payout_id, provider, kind, entry_uid, amount_minor, currency, moved_at, difference, found_at)
    select id, provider, 'rest', 'rest:' || id, rest, currency, value_day::timestamp at time zone 'Asia/Jerusalem',
      case status when 'failed' then 'failed' else 'unexplained' end, :at
    from (${sums}) summed where rest <> 0
    on conflict (provider, entry_uid) do update set
      amount_minor = excluded.amount_minor, difference = excluded.difference,
      found_at = excluded.found_at, handled_at = null, handled_by = null, reason = null
    where (payout_lines.amount_minor, payout_lines.difference) <> (excluded.amount_minor, excluded.difference)`,
    { provider, at },
  );
  await trx.raw(
    `delete from payout_lines line using (${sums}) summed
    where line.payout_id = summed.id and line.kind = 'rest' and summed.rest = 0`,
    { provider },
  );
}

/** Judges every line of a payout but its rest. */
async function judge(trx: Knex.Transaction, provider: string, at: Date): Promise<void> {
  await trx.raw(
    `with judged as (
      select line.id, case
        when line.kind = 'dispute' then case when line.dispute_id is null then 'unknown_here' end
        when line.attempt_id is null then case
          when exists (
            select from payout_lines other
            where other.provider = line.provider and other.txn_id = line.txn_id and other.kind = line.kind
              and other.attempt_id is not null) then 'paid_twice'
          when exists (
            select from receipts archived where archived.kept_at is not null and archived.attempt_id is null
              and archived.transaction_id = line.txn_id) then null
          else 'unknown_here' end
        when (coalesce(line.original_minor, line.amount_minor), coalesce(line.original_currency, line.currency))
          is distinct from (${signed('attempt')}, attempt.currency) then 'another_sum'
        end as difference
      from payout_lines line left join payment_attempts attempt on attempt.id = line.attempt_id
      where line.provider = :provider and line.payout_id is not null and line.kind in ('charge', 'refund', 'dispute')
    )
    update payout_lines line set
      difference = judged.difference,
      found_at = case when judged.difference is not null then cast(:at as timestamptz) end,
      handled_at = null, handled_by = null, reason = null
    from judged
    where line.id = judged.id and line.difference is distinct from judged.difference`,
    { provider, at },
  );
}
