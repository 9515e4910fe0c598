import type { Knex } from 'knex';
import { z } from 'zod';
import { LostAnswer, PspError } from './psp-error.ts';
import { documents, visibleTransactions, type PspDocument } from './tables.ts';
import { parse } from './transaction-calls.ts';

/** How long a late document takes until it is found. */
const lateness = 3 * 60_000;

/** Buyers by whose name a test has documents refused, or come late with their answer lost. */
export const documentNames = { refused: 'DOCUMENT REFUSED', late: 'DOCUMENT LATE' } as const;

const money = z.number().positive().max(1_000_000);
const order = z.object({
  doc_date: z.iso.date(),
  unique_identifier: z.string().min(1).max(100),
  language: z.enum(['he', 'en']),
  currency_code: z.enum(['ILS', 'USD']),
  vatType: z.literal('vat-type-included'),
  vat_percentage: z.int().min(0).max(100),
  transaction_uuid: z.uuid().optional(),
  customer: z.object({ name: z.string().min(1).max(200), vat_number: z.string().max(20).optional() }),
  items: z.array(z.object({ name: z.string().min(1), quantity: z.int().positive(), price: money })).min(1),
  payments: z
    .array(
      z.object({
        payment_type: z.enum(['credit-card', 'bit', 'apple-pay', 'google-pay']),
        amount: money,
        transaction_type: z.enum(['normal', 'payments']),
        number_of_payments: z.int().min(2).optional(),
        first_payment: money.optional(),
        subsequent_payments: money.optional(),
      }),
    )
    .min(1),
  totalAmount: money,
});

const types = ['inv_tax_receipt', 'inv_refund'] as const;
export type DocumentType = (typeof types)[number];
export const documentType = z.enum(types);

const agorot = (amount: number) => Math.round(amount * 100);
const allocationFrom = 5_000;

/** `books/docs/new/{docType}`: issues a tax document; a second one under the same identifier is refused. */
export async function newDocument(
  { knex, publicUrl }: { knex: Knex; publicUrl: string },
  docType: DocumentType,
  body: unknown,
  now: Date,
): Promise<unknown> {
  const asked = parse(order, body);
  const { customer, totalAmount } = asked;
  const sum = asked.items.reduce((total, { quantity, price }) => total + quantity * agorot(price), 0);
  if (sum !== agorot(totalAmount)) throw new PspError('total-amount-mismatch', { status: 422 });
  for (const {
    amount,
    number_of_payments: count = 1,
    first_payment: first,
    subsequent_payments: rest,
  } of asked.payments)
    if (count > 1 && agorot(first ?? 0) + (count - 1) * agorot(rest ?? 0) !== agorot(amount))
      throw new PspError('payments-mismatch', { status: 422 });
  if (customer.name === documentNames.refused) throw new PspError('brand-not-found', { status: 422 });
  if (asked.transaction_uuid) {
    const known = await visibleTransactions(knex, now).where({ uid: asked.transaction_uuid }).first();
    if (!known) throw new PspError('transaction-not-exist', { status: 422 });
  }
  const isLate = customer.name === documentNames.late;
  const net = totalAmount / (1 + asked.vat_percentage / 100);
  const isAllocated = docType === 'inv_tax_receipt' && customer.vat_number && net > allocationFrom;
  const [row] = (await documents(knex)
    .insert({
      unique_identifier: asked.unique_identifier,
      doc_type: docType,
      ...(isAllocated && {
        allocation_number: String(100_000_000 + Math.floor(Math.random() * 899_999_999)),
      }),
      customer_name: customer.name,
      customer_number: customer.vat_number ?? null,
      amount: totalAmount.toFixed(2),
      currency: asked.currency_code,
      visible_from: new Date(now.getTime() + (isLate ? lateness : 0)),
      created_at: now,
    })
    .onConflict('unique_identifier')
    .ignore()
    .returning('*')) as PspDocument[];
  if (!row) throw new PspError('unique-identifier-exists', { status: 422 });
  if (isLate) throw new LostAnswer('cut');
  return wireDocument(row, publicUrl);
}

/** `books/docs/getBy/unique_identifier/{identifier}`: the document under an identifier of the shop's. */
export async function findDocument(
  { knex, publicUrl }: { knex: Knex; publicUrl: string },
  identifier: string,
  now: Date,
): Promise<unknown> {
  const row = await documents(knex)
    .where({ unique_identifier: identifier })
    .where('visible_from', '<=', now)
    .first();
  if (!row) throw new PspError('document-not-found', { status: 404 });
  return wireDocument(row, publicUrl);
}

const wireDocument = (row: PspDocument, publicUrl: string) => ({
  docUID: row.uid,
  number: row.number,
  originalDocAddress: new URL(`/sandbox-pay/documents/${row.uid}`, publicUrl).href,
  ...(row.allocation_number && { allocation_number: row.allocation_number }),
});
