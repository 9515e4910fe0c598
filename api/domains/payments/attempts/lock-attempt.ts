import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { lockRenewed } from '../renewals/lock-renewed.ts';

export interface LockedAttempt {
  attempt: PaymentAttempt;
  bought: Package | null;
  order: PhysicalCardOrder | null;
}

/**
 * Locks what an attempt pays for and then the attempt. Every caller locks in this order, so that no deadlock arises.
 */
export async function lockAttempt(trx: Knex.Transaction, id: number): Promise<LockedAttempt> {
  const { packageId, orderId, kind, userId } = await PaymentAttempt.query(trx).findById(id).throwIfNotFound();
  const bought = packageId
    ? await Package.query(trx).findById(packageId).forUpdate().throwIfNotFound()
    : null;
  const order = orderId
    ? await PhysicalCardOrder.query(trx).findById(orderId).forUpdate().throwIfNotFound()
    : null;
  // Replacing a payment method touches every package that is charged to it.
  if (kind === 'card_update' && userId !== null) await lockRenewed(trx, userId);
  const attempt = await PaymentAttempt.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (bought) await bought.$fetchGraph('product', { transaction: trx });
  return { attempt, bought, order };
}
