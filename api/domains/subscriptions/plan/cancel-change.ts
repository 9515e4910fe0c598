import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { settleChange } from './apply-change.ts';

/**
 * Cancels a change of plan that waits for the period's end; without one nothing changes.
 * @throws {AppError} `demo_account_protected`; `not_found` for a package that isn't the user's
 */
export async function cancelChange(
  trx: Knex.Transaction,
  actor: Actor,
  packageId: number,
  now: Date,
): Promise<void> {
  assertMayManageCredentials(actor);
  const own = await Package.query(trx).findOne({ id: packageId, user_id: actor.id }).forUpdate();
  if (!own) throw new AppError('not_found');
  const waiting = await PackageChange.query(trx).findOne({
    package_id: own.id,
    status: 'pending',
    takes_effect: 'period_end',
  });
  if (waiting) await settleChange(trx, waiting.id, 'cancelled', now);
}
