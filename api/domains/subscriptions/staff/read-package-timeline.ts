import type { Knex } from 'knex';
import type { PackageTimeline } from '../../../contract/payments/payment-commands.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { leftToRefund, periodPayments, presentSteps, readConsents, stepsOf } from '../../payments/index.ts';

/**
 * The timeline of a package: its steps and its changes of plan, the oldest first (docs/product.md 7).
 * @throws {AppError} `not_found`
 */
export async function readPackageTimeline(knex: Knex, id: number): Promise<PackageTimeline> {
  if (!(await Package.query(knex).findById(id))) throw new AppError('not_found');
  const changes = await PackageChange.query(knex)
    .where({ package_id: id })
    .withGraphFetched('[fromProduct, toProduct]')
    .orderBy('id');
  const paid = await periodPayments(knex, id);
  const left = await Promise.all(paid.map((attempt) => leftToRefund(knex, attempt)));
  const first = await PaymentAttempt.query(knex).where({ package_id: id, kind: 'initial' });
  return {
    consents: await readConsents(
      knex,
      first.map((attempt) => attempt.id),
      id,
    ),
    steps: await presentSteps(knex, await stepsOf(knex, 'packages', id)),
    changes: changes.map((change) => ({
      id: change.id,
      status: change.status,
      takesEffect: change.takesEffect,
      from: change.fromProduct?.name ?? '',
      to: change.toProduct?.name ?? '',
      amount: fromMinor(change.amountMinor),
      effectiveAt: change.effectiveAt.toISOString(),
      at: change.createdAt.toISOString(),
    })),
    left: fromMinor(left.reduce((sum, rest) => sum + rest, 0)),
  };
}
