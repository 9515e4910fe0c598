import type { z } from 'zod';
import type { packageExtension } from '../../../contract/accounts/user-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import type { User } from '../../../models/User.ts';
import { periodEnd, transition } from '../../payments/index.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { patchPackage } from '../plan/patch-package.ts';

/**
 * Extends a user's package without payment: from its end, or from now when that has passed. Where the worker renews
 * it, the next charge moves along, so that the user doesn't pay for the gift.
 * @throws {AppError} `validation_failed` on packageId for another user's package; `conflict` on it for one without an
 * end, one that is over for good, and one whose provider charges by a calendar of its own
 */
export async function extendPackage(
  context: AdminCommandContext,
  user: User,
  { packageId, months, reason }: z.output<typeof packageExtension>,
): Promise<void> {
  const { trx, actor, now } = context;
  const bought = await Package.query(trx).findById(packageId).where({ user_id: user.id }).forUpdate();
  if (!bought) throw new AppError('validation_failed', { fields: { packageId: 'invalid_input' } });
  const { endDate, status } = bought;
  if (endDate === null || !['active', 'expired'].includes(status))
    throw new AppError('conflict', { fields: { packageId: 'package_not_extendable' } });
  if (bought.autoRenew && bought.renewalDriver === 'provider')
    throw new AppError('conflict', { fields: { packageId: 'package_renewed_elsewhere' } });
  const from = endDate > now ? endDate : now;
  const until = await periodEnd(trx, from, 'monthly', months);
  const also = { endDate: until, ...(bought.autoRenew && { nextPaymentDate: until }) };
  if (status === 'expired') {
    const cause = { actor: `admin:${actor.id}`, reason: reason.slice(0, 300) };
    await transition(trx, 'packages', packageId, 'active', cause, { ...also, graceUntil: null });
  } else {
    await patchPackage(trx, packageId, { ...also, version: bought.version + 1 });
  }
  await writeAudit(
    context,
    { action: 'extend', entity: 'packages', id: packageId, input: { months, reason } },
    { endDate: endDate.toISOString(), status },
    { endDate: until.toISOString(), status: 'active' },
  );
}
