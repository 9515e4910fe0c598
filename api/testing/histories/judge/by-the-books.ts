import type { Knex } from 'knex';

// What pages have to show, as SQL written from docs/money.md: from the provider's own transactions and the documents
// where they know, from the rows of the books where only those do. Days are Israel's, sums agorot.

const day = (column: string) => `((${column}) at time zone 'Asia/Jerusalem')::date::text`;

/** The provider's movements of money for a person, by its own books; a lost dispute by the bank's word (13.12). */
const moved = `
  select psp.uid::text as txn, coalesce(psp.visible_from, psp.created_at) as at,
    case psp.type when 'Refund' then 'credit' else 'receipt' end as kind, round(psp.amount * 100)::integer as minor
  from sandbox_psp.transactions psp
  where psp.status_code = '000' and psp.type in ('Charge', 'Refund')
    and psp.more_info in (select public_id::text from payment_attempts where user_id = :userId)
    and (psp.visible_from is null or psp.visible_from <= :now)
  union all
  select dispute.uid::text, dispute.decided_at, 'credit', round(dispute.amount * 100)::integer
  from sandbox_psp.disputes dispute
  where dispute.status = 'lost' and dispute.transaction_uid in (
    select psp.uid from sandbox_psp.transactions psp
    join payment_attempts attempt on attempt.public_id::text = psp.more_info where attempt.user_id = :userId)
  union all
  select 'letter:' || id, closed_at, 'credit', amount_minor from disputes
  where status = 'lost' and provider_dispute_id is null and user_id = :userId`;

async function rowsOf<Row>(knex: Knex, sql: string, bindings: Record<string, unknown>): Promise<Row[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(sql, bindings);
  return rows;
}

export interface BookedPackage {
  id: number;
  status: string;
  isActive: boolean;
  endsOn: string | null;
  autoRenew: boolean;
  nextOn: string | null;
  /** Agorot of a period; null where no standing order charges it. */
  price: number | null;
  mandateId: number | null;
  card: string | null;
  /** The last day of what the newest receipt that was not given back paid for. */
  paidTo: string | null;
  /** Staff gave time beyond it, or it changed hands with what was paid. */
  isGiven: boolean;
  /** When the provider last charged it for a period. */
  chargedOn: string | null;
}

/** Packages with their access (2.2), their standing order (2.3, 13.4) and what their receipts paid for (13.7). */
export const packagesByTheBooks = (knex: Knex, userId: number, now: Date): Promise<BookedPackage[]> =>
  rowsOf(
    knex,
    `select package.id, package.status,
      package.status in ('active', 'past_due') and (package.end_date is null or greatest(package.end_date,
        coalesce(package.grace_until, package.end_date + case
          when package.status = 'active' and package.auto_renew and package.renewal_driver is not null
          then interval '72 hours' else interval '0' end)) > :now) as "isActive",
      ${day('package.end_date')} as "endsOn", package.auto_renew as "autoRenew",
      ${day('mandate.next_charge_date')} as "nextOn", round(mandate.amount * 100)::integer as price,
      mandate.id as "mandateId", method.last4_digits as card,
      ${day('paid.until')} as "paidTo",
      paid.is_mixed or exists (select from audit_log where action = 'extend' and entity = 'packages'
        and entity_id = package.id::text) as "isGiven",
      ${day('paid.at')} as "chargedOn"
    from packages package
    left join recurring_payments mandate on mandate.package_id = package.id and mandate.status = 'active'
    left join user_payment_methods method on method.id = mandate.payment_method_id
    left join lateral (
      select max((item -> 'facts' ->> 'to')::timestamptz) as until, bool_or(attempt.kind = 'upgrade') as is_mixed,
        max(coalesce(psp.visible_from, psp.created_at)) filter (where attempt.kind in ('initial', 'renewal')) as at
      from payment_attempts attempt
      join receipts document on document.attempt_id = attempt.id and document.kind = 'receipt'
      left join sandbox_psp.transactions psp on psp.uid::text = document.transaction_id
      cross join jsonb_array_elements(document.items) item
      where attempt.package_id = package.id and attempt.status = 'succeeded'
    ) paid on true
    where package.user_id = :userId and package.status not in ('inactive', 'pending_payment')
    order by package.id`,
    { userId, now },
  );

export interface BookedTotals {
  paid: number;
  paidThisYear: number;
  documents: number;
}

/** What the provider took less what it gave back, in all and in this year of Israel's calendar. */
export const totalsByTheBooks = async (knex: Knex, userId: number, now: Date): Promise<BookedTotals> => {
  const [row] = await rowsOf<BookedTotals>(
    knex,
    `with moved as (${moved}), signed as (
      select at, case kind when 'credit' then -minor else minor end as minor from moved)
    select coalesce(sum(minor), 0)::integer as paid,
      coalesce(sum(minor) filter (where date_part('year', at at time zone 'Asia/Jerusalem')
        = date_part('year', :now::timestamptz at time zone 'Asia/Jerusalem')), 0)::integer as "paidThisYear",
      count(*)::integer as documents
    from signed`,
    { userId, now },
  );
  return row ?? { paid: 0, paidThisYear: 0, documents: 0 };
};

export interface BookedReceipt {
  number: string;
  kind: string;
  /** Null where the provider knows of no such movement. */
  moved: number | null;
  movedOn: string | null;
  taxNumber: string | null;
}

/** Documents with what the provider says of the money, and of its own tax document (2.5, 13.8). */
export const receiptsByTheBooks = (knex: Knex, userId: number): Promise<BookedReceipt[]> =>
  rowsOf(
    knex,
    `with moved as (${moved})
    select document.receipt_number as number, moved.kind, moved.minor as moved, ${day('moved.at')} as "movedOn",
      issued.number::text as "taxNumber"
    from receipts document
    left join moved on moved.txn = document.transaction_id
    left join tax_documents tax on tax.receipt_id = document.id
    left join sandbox_psp.documents issued on issued.unique_identifier = tax.public_id::text
    where document.user_id = :userId order by document.id`,
    { userId, now: 'infinity' },
  );

export interface BookedOrder {
  id: number;
  /** What was asked for; null where no payment is under way or done, and a coupon is free again. */
  asked: number | null;
  /** What came for it, and what went back. */
  paid: number;
  back: number;
}

/** Orders with the money that the provider moved for them (2.4). */
export const ordersByTheBooks = (knex: Knex, userId: number): Promise<BookedOrder[]> =>
  rowsOf(
    knex,
    `with moved as (${moved})
    select orders.id, (select coalesce(asked_minor, amount_minor) from payment_attempts
        where order_id = orders.id and kind = 'order' and charged_under_id is null
          and status not in ('failed', 'expired') order by id desc limit 1) as asked,
      coalesce(sum(moved.minor) filter (where attempt.kind = 'order' and attempt.status = 'succeeded'), 0)::integer as paid,
      coalesce(sum(moved.minor) filter (where parent.status = 'succeeded'), 0)::integer as back
    from physical_card_orders orders
    left join payment_attempts attempt on attempt.order_id = orders.id
    left join payment_attempts parent on parent.id = attempt.parent_attempt_id
    left join moved on moved.txn = attempt.provider_txn
    where orders.user_id = :userId group by orders.id order by orders.id`,
    { userId, now: 'infinity' },
  );

export interface BookedPayment {
  id: number;
  reference: string;
  orderId: number | null;
  state: string;
  sum: number;
  receipt: string | null;
}

/** The newest payments that a person began themselves, as their result is to be told (2.1). */
export const paymentsByTheBooks = (
  knex: Knex,
  userId: number,
  now: Date,
  count: number,
): Promise<BookedPayment[]> =>
  rowsOf(
    knex,
    `select attempt.id, attempt.public_id as reference, attempt.order_id as "orderId",
      case attempt.status when 'succeeded' then 'succeeded' when 'excess' then 'double' when 'expired' then 'expired'
        when 'manual_review' then 'review'
        when 'failed' then case attempt.failure when 'declined' then 'declined' else 'not_charged' end
        when 'unknown' then 'waiting' when 'created' then 'waiting'
        else case when attempt.checkout_id is not null and attempt.unanswered_at is not null then 'unclear'
          when attempt.checkout_url is not null and coalesce(attempt.expires_at > :now, true) then 'open'
          else 'waiting' end end as state,
      coalesce(round(psp.amount * 100)::integer, attempt.amount_minor) as sum, document.receipt_number as receipt
    from payment_attempts attempt
    left join receipts document on document.attempt_id = attempt.id and document.kind = 'receipt'
    left join sandbox_psp.transactions psp on psp.uid::text = document.transaction_id
    where attempt.user_id = :userId and attempt.kind in ('initial', 'upgrade', 'order')
      and attempt.charged_under_id is null
    order by attempt.id desc limit :count`,
    { userId, now, count },
  );
