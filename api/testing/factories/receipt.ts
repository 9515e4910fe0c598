import type { Knex } from 'knex';
import { receiptNumberOf } from '../../contract/payments/receipt-number.ts';
import type { Overrides } from './overrides.ts';
import { Receipt } from '../../models/Receipt.ts';
import { createUser } from './user.ts';
import { nextNumber, randomUuid } from './sequence.ts';

/** A receipt over 40 shekels under the next number of the series R. */
export async function createReceipt(knex: Knex, overrides: Overrides<Receipt> = {}): Promise<Receipt> {
  const receiptNo = overrides.receiptNo ?? (await takeNumber(knex));
  const amount = overrides.amount ?? 4_000;
  return Receipt.query(knex).insertAndFetch({
    userId: overrides.userId === undefined ? (await createUser(knex)).id : overrides.userId,
    receiptNo,
    receiptNumber: receiptNumberOf('R', receiptNo),
    documentKey: randomUuid(),
    amount,
    vatAmount: amount - Math.round((amount * 100) / 118),
    description: 'חבילת Pro, חודש אחד',
    transactionId: `transaction-${nextNumber('transaction')}`,
    items: [{ description: 'חבילת Pro', quantity: 1, unitPrice: '40.00', total: '40.00' }],
    ...overrides,
  });
}

async function takeNumber(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { last_no: number }[] }>(
    `insert into receipt_counters (series, last_no) values ('R', 1)
     on conflict (series) do update set last_no = receipt_counters.last_no + 1 returning last_no`,
  );
  return rows[0]?.last_no ?? 1;
}
