import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';

/** A user's packages that the worker renews, locked in one order; to be locked before any other row of the user. */
export async function lockRenewed(trx: Knex.Transaction, userId: number): Promise<Package[]> {
  return Package.query(trx)
    .where({ user_id: userId, renewal_driver: 'merchant' })
    .whereIn('status', ['active', 'past_due'])
    .orderBy('id')
    .forUpdate();
}
