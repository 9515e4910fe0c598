import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { leastTransfer } from '../../../contract/payments/transfers.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import { BillingDetails } from '../../../models/BillingDetails.ts';
import { bankAccountOf } from './bank-account.ts';
import { installmentsRefused } from '../messages.ts';
import { transferMessages } from './messages.ts';

type Deps = Pick<AppDeps, 'knex' | 'env' | 'clock'>;

/**
 * Whether a user may pay by bank transfer, and from which sum (docs/money.md 13.11).
 * @returns null where no bank account is configured
 */
export async function readTransferOffer(
  { knex, env, clock }: Deps,
  userId: number,
): Promise<{ from: string; isBusiness: boolean } | null> {
  if (!bankAccountOf(env)) return null;
  return { from: fromMinor(leastTransfer), isBusiness: await isBusiness(knex, userId, clock.now()) };
}

/**
 * Checks that a sum may be paid by bank transfer by this user.
 * @param amountMinor agorot, VAT included
 * @throws {AppError} `service_unavailable` without a bank account; `conflict` for a smaller sum, and for a buyer who
 * neither gave a business number nor owns a team; `validation_failed` on `installments`: it is transferred whole
 */
export async function assertTransferOffered(
  { knex, env, clock }: Deps,
  { userId, amountMinor, installments }: { userId: number; amountMinor: number; installments: number },
): Promise<void> {
  if (!bankAccountOf(env)) throw new AppError('service_unavailable', { message: 'no bank account' });
  if (installments > 1)
    throw new AppError('validation_failed', { fields: { installments: installmentsRefused(1) } });
  if (amountMinor < leastTransfer)
    throw new AppError('conflict', { text: transferMessages.tooSmall(fromMinor(leastTransfer)) });
  if (!(await isBusiness(knex, userId, clock.now())))
    throw new AppError('conflict', { text: transferMessages.businessOnly });
}

/** A business gave its number, or owns a team in force: its bookkeeping pays by transfer. */
async function isBusiness(knex: Knex, userId: number, now: Date): Promise<boolean> {
  const given = await BillingDetails.query(knex).findById(userId);
  if (given?.number) return true;
  const { rows } = await knex.raw<{ rows: object[] }>(
    'select from active_packages_at(?) where user_id = ? and is_enterprise limit 1',
    [now, userId],
  );
  return rows.length > 0;
}
