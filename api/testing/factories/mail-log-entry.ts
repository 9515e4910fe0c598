import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { MailLogEntry } from '../../models/MailLogEntry.ts';
import { nextNumber } from './sequence.ts';

/** A mail that was kept because no SMTP is set. */
export async function createMailLogEntry(
  knex: Knex,
  overrides: Overrides<MailLogEntry> = {},
): Promise<MailLogEntry> {
  return MailLogEntry.query(knex).insertAndFetch({
    toAddress: `reader${nextNumber('mail')}@example.test`,
    template: 'verify_email',
    language: 'he',
    subject: 'אימות כתובת הדואר שלך',
    textBody: 'שלום',
    htmlBody: '<p>שלום</p>',
    status: 'kept',
    ...overrides,
  });
}
