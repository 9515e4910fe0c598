import type { Knex } from 'knex';
import type { Package } from '../../../models/Package.ts';
import { moveMandate, transition, type Cause } from '../../payments/index.ts';

/**
 * Ends a package at once: it gives nothing from now on and is never charged again (docs/money.md 2.2: `cancelled`,
 * `refunded`). The caller must have locked the package.
 */
export async function endPackage(
  trx: Knex.Transaction,
  bought: Package,
  to: 'cancelled' | 'refunded',
  cause: Cause,
): Promise<Package> {
  await moveMandate(trx, bought.id, 'cancelled', cause);
  return transition(trx, 'packages', bought.id, to, cause, {
    isPaid: false,
    autoRenew: false,
    nextPaymentDate: null,
    graceUntil: null,
    renewalProcessStatus: 'not_started',
  });
}
