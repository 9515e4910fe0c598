import type { Knex } from 'knex';
import { isHeldBack } from './mail-queue.ts';

/** What of mail waits, for the metrics (docs/operations.md). */
export interface MailQueue {
  /** Mails that wait for their first or next try; those of a stopped campaign wait for staff, and don't count. */
  queued: number;
  /** Seconds for which the oldest of them has been waiting, 0 without any. */
  oldestSeconds: number;
  /** Mails written in the last day that were given up. */
  failed: number;
}

/** Counts what of mail waits, and what was given up lately, by the indexes of the mail log. */
export async function readMailQueue(knex: Knex): Promise<MailQueue> {
  const { rows } = await knex.raw<{ rows: [MailQueue] }>(
    `select count(*) as queued,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds",
      (select count(*) from mail_log where status = 'failed' and created_at > now() - interval '1 day') as failed
    from mail_log where status = 'queued' and not (${isHeldBack})`,
  );
  return rows[0];
}
