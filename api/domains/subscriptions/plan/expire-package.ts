import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { Package } from '../../../models/Package.ts';
import type { AppDeps } from '../../../deps.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { voidDueChange } from './apply-change.ts';
import { moveMandate, notifyOfRenewal, transition, type Cause } from '../../payments/index.ts';
import { packageEnded } from './package-ended.mail.ts';

/**
 * Ends a package whose time is over, paid or not: it gives nothing, is never charged again, and its owner is
 * notified. The caller must have locked the package.
 */
export async function expirePackage(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  bought: Package,
  { cause, now }: { cause: Cause; now: Date },
): Promise<void> {
  const follower = await voidDueChange(trx, bought.id, now);
  await moveMandate(trx, bought.id, bought.autoRenew ? 'failed' : 'cancelled', cause);
  await transition(trx, 'packages', bought.id, 'expired', cause, {
    isPaid: false,
    autoRenew: false,
    nextPaymentDate: null,
    graceUntil: null,
  });
  const { product } = await bought.$query(trx).withGraphFetched('product');
  // Access ended with the paid time, or with the grace after it.
  const end = bought.graceUntil ?? bought.endDate ?? now;
  const endedAt = end < now ? end : now;
  const user = await notifyOfRenewal(trx, bought.userId, {
    notice: 'package_ended',
    product,
    at: endedAt,
  });
  const language = user.language;
  const planName = productNameIn(product, language);
  await enqueueMail(trx, env, {
    template: packageEnded,
    input: {
      username: user.username,
      planName,
      endedAt,
      insteadOf: follower ? productNameIn(follower, language) : null,
    },
    to: { userId: user.id, email: user.email, language: user.language },
  });
}
