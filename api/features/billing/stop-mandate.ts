import type { Knex } from 'knex';
import type { Package } from '../../models/Package.ts';
import { RecurringPayment } from '../../models/RecurringPayment.ts';

/** Ends the standing order of a package for good; the package must be locked. @returns how many there were */
export function stopMandate(
  trx: Knex.Transaction,
  { userId, productId }: Pick<Package, 'userId' | 'productId'>,
): Promise<number> {
  return Promise.resolve(
    RecurringPayment.query(trx)
      .patch({ status: 'cancelled', nextChargeDate: null })
      .where({ user_id: userId, product_id: productId })
      .whereIn('status', ['active', 'paused']),
  );
}
