import type { Knex } from 'knex';

/** What of payments waits, for the metrics (docs/operations.md). */
export interface PaymentQueue {
  /** Charges and refunds of which the provider hasn't said how they ended. */
  unknown: number;
  /** Attempts that wait for a decision of staff. */
  toReview: number;
  /** Callbacks that weren't acted on yet. */
  events: number;
  /** Seconds for which the oldest callback has been waiting, 0 without any. */
  oldestEventSeconds: number;
  /** Callbacks that name nothing we know. */
  parkedEvents: number;
}

/** Counts what of payments waits, as the badges of the back office do: by partial indexes but for parked callbacks. */
export async function readPaymentQueue(knex: Knex): Promise<PaymentQueue> {
  const { rows } = await knex.raw<{ rows: [PaymentQueue] }>(
    `select
      (select count(*) from payment_attempts where status = 'unknown' and next_check_at is not null) as "unknown",
      (select count(*) from payment_attempts where status = 'manual_review' or needs_review) as "toReview",
      (select count(*) from provider_events where status = 'parked') as "parkedEvents",
      count(*) as events,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestEventSeconds"
    from provider_events where status = 'received'`,
  );
  return rows[0];
}
