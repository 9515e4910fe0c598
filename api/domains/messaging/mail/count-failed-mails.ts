import type { Knex } from 'knex';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';

/** Mails that could not be sent. */
export function countFailedMails(knex: Knex): Promise<number> {
  return MailLogEntry.query(knex).where({ status: 'failed' }).resultSize();
}
