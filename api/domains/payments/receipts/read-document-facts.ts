import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type { LineFacts } from '../../../contract/payments/entities/receipt-items.schema.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { creditedReceipt } from '../attempts/sold-lines.ts';
import type { DocumentFacts, DocumentLine } from './document-facts.ts';
import { receiptSnapshot } from './receipt-snapshot.ts';
import { sellerOf } from './seller.ts';

/**
 * Reads what stands on a receipt's document (docs/specification.md 3, docs/money.md). Names, lines and sums are those
 * of the day it was issued; only a receipt from before there were snapshots is completed with today's names, once,
 * when its document is made.
 */
export async function readDocumentFacts(
  knex: Knex,
  env: AppDeps['env'],
  receipt: Receipt,
): Promise<DocumentFacts> {
  const { customer, company, lines, last4 } = receiptSnapshot.parse(receipt.snapshot);
  const attempt = await attemptOf(knex, receipt);
  return {
    kind: receipt.kind,
    number: receipt.receiptNumber,
    creditOf: receipt.kind === 'credit' ? await creditedNumber(knex, attempt) : null,
    // A receipt without an attempt took no money: it is demo data.
    isTest: attempt ? attempt.provider === 'sandbox' : env.DEMO_DATA,
    status: receipt.status,
    issuedAt: receipt.createdAt,
    paidAt: receipt.paymentDate,
    company: {
      ...(company ?? sellerOf(env)),
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
    },
    customer: customer ?? (await customerOf(knex, receipt)),
    lines: linesOf(receipt, lines ?? receipt.items),
    currency: receipt.currency,
    net: receipt.amount - receipt.vatAmount,
    vatRate: receipt.vatRate,
    vat: receipt.vatAmount,
    total: receipt.amount,
    taxDocument: await taxDocumentOf(knex, receipt),
    paymentType: receipt.paymentMethod,
    cardLast4: last4 ?? attempt?.cardLast4 ?? attempt?.parent?.cardLast4 ?? null,
    installments: receipt.installments,
    transactionId: receipt.transactionId,
  };
}

async function attemptOf(knex: Knex, { attemptId }: Receipt): Promise<PaymentAttempt | undefined> {
  return attemptId === null
    ? undefined
    : PaymentAttempt.query(knex).findById(attemptId).withGraphFetched('parent');
}

async function taxDocumentOf(knex: Knex, { id }: Receipt): Promise<DocumentFacts['taxDocument']> {
  const issued = await TaxDocument.query(knex).findOne({ receipt_id: id, status: 'issued' });
  if (!issued || issued.number === null) return null;
  const { kind, number, allocationNumber } = issued;
  return { kind, number, allocationNumber };
}

/** A refund belongs to the attempt that took the money, and that attempt to its receipt. */
async function creditedNumber(knex: Knex, attempt: PaymentAttempt | undefined): Promise<string | null> {
  return (attempt && (await creditedReceipt(knex, attempt))?.receiptNumber) ?? null;
}

/** From before there were snapshots: today's account, or what was kept of it when it was closed. */
async function customerOf(
  knex: Knex,
  { userId, formerCustomer }: Receipt,
): Promise<DocumentFacts['customer']> {
  const user = userId === null ? undefined : await User.query(knex).findById(userId);
  const { username: name, email } = user ?? formerCustomer ?? {};
  return typeof name === 'string' && typeof email === 'string'
    ? { name, email, number: null, address: null }
    : null;
}

/** A receipt without lines gets one: its description, or else its number. */
function linesOf(receipt: Receipt, items: Receipt['items']): DocumentLine[] {
  const written = (text: string): LineFacts => ({ kind: 'written', text });
  if (items.length === 0) {
    const facts = written(receipt.description ?? receipt.receiptNumber);
    return [{ facts, quantity: 1, unitPrice: receipt.amount, total: receipt.amount }];
  }
  return items.map(({ facts, description, quantity, unitPrice, total }) => ({
    facts: facts ?? written(description),
    quantity,
    unitPrice: toMinor(unitPrice),
    total: toMinor(total),
  }));
}
