import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { defaultLanguage } from '../../../contract/base/languages.ts';
import { receiptNumberOf } from '../../../contract/payments/receipt-number.ts';
import { AppError } from '../../../errors.ts';
import { splitVat } from '../../../lib/vat.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { User } from '../../../models/User.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { effectOn } from '../attempts/effect-of.ts';
import { customerOf, linesOf, takeNumber } from '../attempts/issue-receipt.ts';
import type { LockedAttempt } from '../attempts/lock-attempt.ts';
import { sellerOf } from '../receipts/seller.ts';
import { vatRateAt } from '../vat-rates/vat-rate-at.ts';
import { bankAccountOf } from './bank-account.ts';

/** Proformas are numbered by themselves: they are no receipts. */
export const proformaSeries = 'P';

/**
 * Issues the proforma of a payment that waits for a bank transfer (docs/money.md 13.11): what is bought, for whom, and
 * the account, as they are today. The caller must have locked the attempt; the number is taken under the counter's
 * lock, so numbers have no gaps. The worker mails it after the commit.
 * @throws {AppError} `service_unavailable` where no bank account is configured
 */
export async function issueProforma(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  dueAt: Date,
): Promise<Proforma> {
  const { attempt } = locked;
  const now = deps.clock.now();
  const bank = bankAccountOf(deps.env);
  if (!bank) throw new AppError('service_unavailable', { message: 'no bank account' });
  const user = attempt.userId === null ? undefined : await User.query(trx).findById(attempt.userId);
  const language = user?.language ?? defaultLanguage;
  const sold = (await effectOn(deps, locked).sold?.(trx, locked, now)) ?? [];
  const vatRate = await vatRateAt(trx, now);
  const { net, vat } = splitVat(attempt.amountMinor, vatRate);
  const customer = await customerOf(trx, undefined, user);
  const proformaNo = await takeNumber(trx, proformaSeries);
  return Proforma.query(trx).insertAndFetch({
    attemptId: attempt.id,
    userId: user?.id ?? null,
    proformaNo,
    number: receiptNumberOf(proformaSeries, proformaNo),
    amount: attempt.amountMinor,
    currency: attempt.currency,
    vatRate,
    vatAmount: vat,
    items: linesOf(sold, attempt.amountMinor, language),
    snapshot: {
      ...(customer && { customer }),
      company: sellerOf(deps.env),
      bank,
      language,
      net: fromMinor(net),
      vat: fromMinor(vat),
    },
    dueAt,
    createdAt: now,
  });
}
