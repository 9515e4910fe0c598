import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Receipt } from '../../models/Receipt.ts';
import { createUser } from './user.ts';
import { nextNumber } from './sequence.ts';

/** A receipt over 40 shekels. */
export async function createReceipt(knex: Knex, overrides: Overrides<Receipt> = {}): Promise<Receipt> {
  return Receipt.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    receiptNumber: `R${String(nextNumber('receipt')).padStart(6, '0')}`,
    amount: 4_000,
    description: 'חבילת Pro, חודש אחד',
    transactionId: `transaction-${nextNumber('transaction')}`,
    items: [{ description: 'חבילת Pro', quantity: 1, unitPrice: '40.00', total: '40.00' }],
    ...overrides,
  });
}
