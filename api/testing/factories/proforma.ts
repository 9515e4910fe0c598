import type { Knex } from 'knex';
import { Proforma } from '../../models/Proforma.ts';
import { createPaymentAttempt } from './payment-attempt.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** The proforma of a transfer that is awaited, with its payment. */
export async function createProforma(
  knex: Knex,
  { attemptId, ...overrides }: Overrides<Proforma> = {},
): Promise<Proforma> {
  const number = nextNumber('proforma');
  const attempt = attemptId
    ? null
    : await createPaymentAttempt(knex, { provider: 'bank', status: 'pending', amountMinor: 118_800 });
  return Proforma.query(knex).insertAndFetch({
    attemptId: attemptId ?? attempt?.id ?? 0,
    userId: attempt?.userId ?? null,
    proformaNo: number,
    number: `P${String(number).padStart(6, '0')}`,
    amount: 118_800,
    vatRate: 18,
    vatAmount: 18_122,
    items: [{ description: 'תוכנית עסק, שנה', quantity: 1, unitPrice: '1188.00', total: '1188.00' }],
    snapshot: {
      language: 'he',
      bank: {
        holder: 'ביקור',
        names: { he: 'בנק לדוגמה', en: 'Example Bank' },
        bankNumber: '99',
        branch: '001',
        account: '000000',
        iban: null,
      },
    },
    dueAt: new Date('2026-12-07T21:59:59Z'),
    ...overrides,
  });
}
