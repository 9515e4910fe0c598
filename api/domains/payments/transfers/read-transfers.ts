import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { TransferState, TransferView } from '../../../contract/payments/transfers.schema.ts';
import { AppError } from '../../../errors.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { showAccount } from './bank-account.ts';
import { describeProforma, proformaSnapshot } from './proforma-snapshot.ts';

/** Payments by transfer that their customer has something to do about, or waits for: listed with plans and orders. */
const open = ['pending', 'manual_review'] as const;

/** A user's transfers that are waited for or under review, the newest first. */
export async function listTransfers(knex: Knex, userId: number, language: Language): Promise<TransferView[]> {
  const rows = await Proforma.query(knex)
    .where({ 'proformas.user_id': userId })
    .joinRelated('attempt')
    .whereIn('attempt.status', [...open])
    .withGraphFetched('attempt.[package, order]')
    .orderBy('proformas.id', 'desc');
  return rows.map((row) => presentTransfer(row, language));
}

/**
 * The proforma of one of a user's transfers, with its payment.
 * @param publicId of the payment
 * @throws {AppError} `not_found` for another user's
 */
export async function findTransfer(knex: Knex, userId: number, publicId: string): Promise<Proforma> {
  const found = await Proforma.query(knex)
    .where({ 'proformas.user_id': userId, 'attempt.public_id': publicId })
    .joinRelated('attempt')
    .withGraphFetched('attempt.[package, order]')
    .first();
  if (!found) throw new AppError('not_found');
  return found;
}

/** A transfer for its customer; `attempt` must be loaded with its package and order. */
export function presentTransfer(proforma: Proforma, language: Language): TransferView {
  const { attempt, number, amount, currency, createdAt, dueAt } = proforma;
  if (!attempt) throw new Error(`proforma ${proforma.id} without its payment`);
  const { package: bought, order } = attempt;
  return {
    id: attempt.publicId,
    state: transferStateOf(attempt),
    number,
    what: describeProforma(proforma, language),
    amount: fromMinor(amount),
    currency,
    issuedAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    bank: showAccount(proformaSnapshot.parse(proforma.snapshot).bank, language),
    plan: bought ? { productId: bought.productId, billingCycle: bought.billingCycle } : null,
    order: order ? { id: order.id, productId: order.nfcProductId } : null,
  };
}

/** What became of a transfer, in its customer's words. */
export function transferStateOf({
  status,
  needsReview,
}: Pick<PaymentAttempt, 'status' | 'needsReview'>): TransferState {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'excess':
      return 'returned';
    case 'manual_review':
      return 'review';
    case 'failed':
    case 'expired':
      return needsReview ? 'review' : 'lapsed';
    case 'created':
    case 'pending':
    case 'requires_action':
    case 'unknown':
      return 'waiting';
  }
}
