import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ArchivedReceipt } from '../../models/ArchivedReceipt.ts';
import { nextNumber } from './sequence.ts';

/** A receipt of somebody who closed their account. */
export async function createArchivedReceipt(
  knex: Knex,
  overrides: Overrides<ArchivedReceipt> = {},
): Promise<ArchivedReceipt> {
  const receiptNumber = `R9${String(nextNumber('kept receipt')).padStart(5, '0')}`;
  return ArchivedReceipt.query(knex).insertAndFetch({
    receiptNumber,
    receipt: {
      receipt_number: receiptNumber,
      amount: 49.9,
      currency: 'ILS',
      description: 'חבילת פרו',
      payment_date: '2026-03-05T09:00:00+00:00',
      status: 'completed',
    },
    customer: { id: 4711, username: 'gone-owner', email: `${receiptNumber}@example.test`, phone: null },
    keepUntil: '2034-01-01',
    ...overrides,
  });
}
