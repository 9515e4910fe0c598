import type { Knex } from 'knex';
import type { AppDeps } from '../../../deps.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { paymentProviderOf } from '../../../payment-environment.ts';
import { receiptSnapshot } from '../receipts/receipt-snapshot.ts';
import { allocationLimitAt } from './allocation-limit.ts';

/** Providers that issue tax documents; Stripe doesn't. */
const issuers = ['payplus', 'sandbox'] as const;

/** Who issues the tax document: who charged, or for a bank transfer the provider that this installation has. */
const issuerOf = (env: AppDeps['env'], { provider }: Pick<PaymentAttempt, 'provider'>) =>
  issuers.find((id) => id === (provider === 'bank' ? paymentProviderOf(env) : provider));

interface Issued {
  receipt: Receipt;
  attempt: PaymentAttempt;
  /** Of a credit: the receipt that it corrects. */
  credited: Receipt | undefined;
}

/**
 * Writes down, in the transaction that issues a receipt or a credit, that its tax document is to be ordered; the
 * worker orders it after the commit (docs/money.md 13.8). A credit of a receipt from before they were ordered has none.
 */
export async function orderTaxDocument(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  { receipt, attempt, credited }: Issued,
): Promise<void> {
  const provider = issuerOf(env, attempt);
  if (!provider) return;
  const isCredit = receipt.kind === 'credit';
  if (isCredit && !(credited && (await TaxDocument.query(trx).findOne({ receipt_id: credited.id })))) return;
  const limit = isCredit ? null : await allocationLimitAt(trx, receipt.paymentDate);
  const number = receiptSnapshot.parse(receipt.snapshot).customer?.number ?? null;
  await TaxDocument.query(trx).insert({
    receiptId: receipt.id,
    provider,
    kind: isCredit ? 'credit_invoice' : 'invoice_receipt',
    needsAllocation: number !== null && limit !== null && receipt.amount - receipt.vatAmount > limit,
    nextTryAt: receipt.createdAt,
    createdAt: receipt.createdAt,
  });
}
