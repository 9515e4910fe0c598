import type { z } from 'zod';
import type { packageGift } from '../../../contract/accounts/user-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import { Product } from '../../../models/Product.ts';
import type { User } from '../../../models/User.ts';
import { periodEnd, transition } from '../../payments/index.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';

const twiceMilliseconds = 60_000;

/**
 * Gives a user a plan for some months. The package is like any other, with the product's limits, but unpaid: provider
 * `manual`, price nought, no receipt, no renewal.
 * @throws {AppError} `validation_failed` on productId for an unknown one; `conflict` when the very same was given a
 * moment ago (a second press)
 */
export async function givePackage(
  { trx, actor, now }: AdminCommandContext,
  user: User,
  { productId, months, reason }: z.output<typeof packageGift>,
): Promise<void> {
  const product = await Product.query(trx).findById(productId);
  if (!product) throw new AppError('validation_failed', { fields: { productId: 'invalid_input' } });
  const same = await Package.query(trx)
    .where({ user_id: user.id, product_id: productId, payment_method: 'manual' })
    .where('created_at', '>', new Date(now.getTime() - twiceMilliseconds))
    .first();
  if (same) throw new AppError('conflict', { fields: { root: 'given_a_moment_ago' } });
  const { id } = await Package.query(trx).insertAndFetch({
    userId: user.id,
    productId,
    paymentMethod: 'manual',
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    // A gift gives what the paid plan gives, such as a place in the support chat.
    isPaid: product.monthlyPrice > 0 || product.yearlyPrice > 0,
    createdAt: now,
  });
  const cause = { actor: `admin:${actor.id}`, reason: reason.slice(0, 300) };
  await transition(trx, 'packages', id, 'active', cause, {
    startDate: now,
    endDate: await periodEnd(trx, now, 'monthly', months),
  });
}
