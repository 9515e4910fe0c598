import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { receiptsOnPage, type ReceiptList, type Wallet } from '../../../contract/payments/wallet.schema.ts';
import { presentPaymentMethod, presentReceipt, presentRecurringPayment } from './wallet.presenter.ts';
import {
  chargingStatuses,
  findPaymentMethods,
  findReceipts,
  findRecurringPayments,
  sumReceipts,
} from './wallet.queries.ts';

/** Payment methods, standing orders and totals of one user (docs/product.md 5). */
export async function readWallet(
  knex: Knex,
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<Wallet> {
  const methods = await findPaymentMethods(knex, userId);
  const recurring = await findRecurringPayments(knex, userId);
  const totals = await sumReceipts(knex, userId, now);
  const charged = new Set(
    recurring
      .filter(({ status }) => chargingStatuses.includes(status))
      .map(({ paymentMethodId }) => paymentMethodId),
  );
  return {
    paymentMethods: methods.map((method) => presentPaymentMethod(method, charged.has(method.id), now)),
    recurringPayments: recurring.map((row) => presentRecurringPayment(row, language)),
    totals: totals.map(({ currency, paid, paidThisYear, receipts }) => ({
      currency,
      paid: fromMinor(paid),
      paidThisYear: fromMinor(paidThisYear),
      receipts,
    })),
  };
}

/**
 * One page of a user's receipts, newest first.
 * @param asked.page from 1; empty past the last one
 */
export async function listReceipts(
  knex: Knex,
  userId: number,
  { page, language }: { page: number; language: Language },
): Promise<ReceiptList> {
  const { receipts, total } = await findReceipts(knex, userId, {
    from: (page - 1) * receiptsOnPage,
    count: receiptsOnPage,
  });
  return {
    receipts: receipts.map((row) => presentReceipt(row, language)),
    page,
    pages: Math.ceil(total / receiptsOnPage),
    total,
  };
}
