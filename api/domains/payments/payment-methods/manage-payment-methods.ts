import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { chargingStatuses } from './wallet.queries.ts';

/**
 * Locks all payment methods of a user in one order, so that two tabs can't leave two defaults, or none.
 * @throws {AppError} `not_found` when the payment method isn't the user's or was removed
 */
async function lockPaymentMethods(trx: Knex.Transaction, userId: number, id: number) {
  const methods = await UserPaymentMethod.query(trx)
    .where({ user_id: userId, is_active: true })
    .orderBy('id')
    .forUpdate();
  const chosen = methods.find((method) => method.id === id);
  if (!chosen) throw new AppError('not_found');
  return { chosen, others: methods.filter((method) => method.id !== id) };
}

/**
 * Makes a payment method the user's default.
 * @throws {AppError} `demo_account_protected`, `not_found`
 */
export async function setDefaultPaymentMethod(
  trx: Knex.Transaction,
  actor: Actor,
  id: number,
): Promise<void> {
  assertMayManageCredentials(actor);
  const { chosen } = await lockPaymentMethods(trx, actor.id, id);
  if (!chosen.isDefault) await makeDefault(trx, actor.id, id);
}

/**
 * Removes a payment method: the row stays for the receipts, its token is wiped. The default passes to the one that
 * was used last.
 * @throws {AppError} `demo_account_protected`, `not_found`; `conflict` while a standing order charges it
 */
export async function removePaymentMethod(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  assertMayManageCredentials(actor);
  const { chosen, others } = await lockPaymentMethods(trx, actor.id, id);
  const charging = await RecurringPayment.query(trx)
    .where({ payment_method_id: id })
    .whereIn('status', [...chargingStatuses])
    .resultSize();
  if (charging > 0) throw new AppError('conflict');
  const { isDefault } = chosen;
  await chosen.$query(trx).patch({ isActive: false, isDefault: false, token: null });
  const heir = others.toSorted((a, b) => (b.lastUsed?.getTime() ?? 0) - (a.lastUsed?.getTime() ?? 0))[0];
  if (isDefault && heir) await makeDefault(trx, actor.id, heir.id);
}

/** The old default is cleared first: the database allows one at a time. */
async function makeDefault(trx: Knex.Transaction, userId: number, id: number): Promise<void> {
  await UserPaymentMethod.query(trx).patch({ isDefault: false }).where({ user_id: userId, is_default: true });
  await UserPaymentMethod.query(trx).patch({ isDefault: true }).findById(id);
}
