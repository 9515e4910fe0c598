import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../http/context.ts';
import { Package } from '../../models/Package.ts';
import { RecurringPayment } from '../../models/RecurringPayment.ts';
import { User } from '../../models/User.ts';
import { assertMayManageCredentials } from '../accounts/accounts.policy.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { isActivePackage } from '../packages/entitlements.ts';

export interface RenewalChange {
  packageId: number;
  autoRenew: boolean;
  now: Date;
  site: MailSite;
}

/**
 * Stops the renewal of a package at the end of its period, or resumes it before then (money.md, cancel at period
 * end): the package stays as it is until it ends, its standing order pauses with it. Stopping is confirmed by mail.
 * Asking for what already is changes nothing and sends nothing.
 * @throws {AppError} `demo_account_protected`; `not_found` when it isn't theirs; `conflict` when it isn't in force,
 *   or there is no standing order to resume
 */
export async function setRenewal(
  trx: Knex.Transaction,
  actor: Actor,
  { packageId, autoRenew, now, site }: RenewalChange,
): Promise<void> {
  assertMayManageCredentials(actor);
  const row = await Package.query(trx)
    .findOne({ id: packageId, user_id: actor.id })
    .withGraphFetched('product')
    .forUpdate();
  if (!row) throw new AppError('not_found');
  if (row.autoRenew === autoRenew) return;
  if (!isActivePackage(row, now)) throw new AppError('conflict');
  const orders = await RecurringPayment.query(trx)
    .patch({ status: autoRenew ? 'active' : 'paused' })
    .where({ user_id: actor.id, product_id: row.productId, status: autoRenew ? 'paused' : 'active' });
  if (autoRenew && orders === 0) throw new AppError('conflict');
  await Package.query(trx).findById(row.id).patch({ autoRenew });
  if (autoRenew) return;
  const { email, language, username } = await User.query(trx).findById(actor.id).throwIfNotFound();
  await enqueueMail(trx, site, {
    template: 'renewal_stopped',
    input: { username, planName: row.product?.name ?? '', endsAt: row.endDate },
    to: { userId: actor.id, email, language },
  });
}
