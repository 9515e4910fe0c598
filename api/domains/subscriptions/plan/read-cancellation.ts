import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { CancellationView } from '../../../contract/subscriptions/cancellation.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import { endWithout } from './apply-change.ts';
import type { RefundFeePolicy } from './refundable.ts';
import { findWithdrawal, type Withdrawal } from './withdrawal.ts';

interface CancellationTerms {
  now: Date;
  policy: RefundFeePolicy;
  language: Language;
  lock?: boolean;
}

interface Cancellation {
  bought: Package;
  withdrawal: Withdrawal | null;
  view: CancellationView;
}

/**
 * Works out what cancelling a package would do (docs/money.md 3.6 and 3.4).
 * @param lock locks the package until the transaction ends
 * @throws {AppError} `not_found` when the package isn't the user's
 */
export async function readCancellation(
  knex: Knex,
  { userId, packageId }: { userId: number; packageId: number },
  { now, policy, language, lock = false }: CancellationTerms,
): Promise<Cancellation> {
  const query = Package.query(knex).findOne({ id: packageId, user_id: userId });
  const bought = await (lock ? query.forUpdate() : query);
  if (!bought) throw new AppError('not_found');
  await bought.$fetchGraph('product', { transaction: knex });
  const isOn = bought.status === 'active' || bought.status === 'past_due';
  const withdrawal = isOn && bought.isPaid ? await findWithdrawal(knex, bought, { now, policy }) : null;
  const { paid, fee, refund } = withdrawal ?? { paid: 0, fee: 0, refund: 0 };
  return {
    bought,
    withdrawal,
    view: {
      packageId: bought.id,
      name: productNameIn(bought.product, language),
      kind: withdrawal
        ? withdrawal.of === 'package'
          ? 'withdraw'
          : 'withdraw_change'
        : isOn && bought.autoRenew
          ? 'stop'
          : 'none',
      paid: fromMinor(paid),
      fee: fromMinor(fee),
      refund: fromMinor(refund),
      currency: bought.currency,
      lastDay: (await lastDayOf(knex, bought, withdrawal, now))?.toISOString() ?? null,
      refundUntil: withdrawal?.until.toISOString() ?? null,
      backTo: withdrawal?.change?.fromProduct ? productNameIn(withdrawal.change.fromProduct, language) : null,
    },
  };
}

async function lastDayOf(
  knex: Knex,
  bought: Package,
  withdrawal: Withdrawal | null,
  now: Date,
): Promise<Date | null> {
  if (withdrawal?.of === 'package') return now;
  if (!withdrawal?.change) return bought.endDate;
  const end = await endWithout(knex, bought, withdrawal.change);
  return end > now ? end : now;
}
