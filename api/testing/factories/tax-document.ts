import type { Knex } from 'knex';
import { TaxDocument } from '../../models/TaxDocument.ts';
import { createReceipt } from './receipt.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber, randomUuid } from './sequence.ts';

/** A tax invoice that the provider refused to issue so far, with its receipt. */
export async function createTaxDocument(
  knex: Knex,
  { receiptId, ...overrides }: Overrides<TaxDocument> = {},
): Promise<TaxDocument> {
  return TaxDocument.query(knex).insertAndFetch({
    publicId: randomUuid(),
    receiptId: receiptId ?? (await createReceipt(knex)).id,
    provider: 'sandbox',
    kind: 'invoice_receipt',
    status: 'failed',
    tries: 10,
    failure: `refused ${nextNumber('tax document')}`,
    ...overrides,
  });
}
