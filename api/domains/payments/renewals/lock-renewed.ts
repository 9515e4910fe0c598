import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';

/** A person's packages that we renew, locked in one order; to be taken before anything else of theirs. */
export async function lockRenewed(trx: Knex.Transaction, userId: number): Promise<Package[]> {
  return Package.query(trx)
    .where({ user_id: userId, renewal_driver: 'merchant' })
    .whereIn('status', ['active', 'past_due'])
    .orderBy('id')
    .forUpdate();
}
