import type { Knex } from 'knex';
import type { RenewalProcessStatus } from '../../../contract/subscriptions/entities/package.schema.ts';
import type { Package } from '../../../models/Package.ts';
import type { RenewalNotes } from '../../payments/index.ts';
import { patchPackage } from './patch-package.ts';

const over: readonly RenewalProcessStatus[] = [
  'not_started',
  'retry_scheduled',
  'needs_customer',
  'exhausted',
];

/** Steps that the charging of one period may take (docs/money.md 2.2). */
const renewalProcess: Record<RenewalProcessStatus, readonly RenewalProcessStatus[]> = {
  not_started: ['charging', 'retry_scheduled', 'needs_customer', 'exhausted'],
  charging: [...over, 'awaiting_result', 'manual_review'],
  retry_scheduled: [...over, 'charging'],
  awaiting_result: [...over, 'manual_review'],
  needs_customer: [...over, 'charging'],
  exhausted: [...over, 'charging'],
  manual_review: over,
};

/**
 * Moves the charging of a package to its next step, with the columns that change beside it. The caller must have
 * locked the package.
 * @throws {Error} for a step that is not in the table
 */
export async function moveRenewal(
  trx: Knex.Transaction,
  bought: Pick<Package, 'id' | 'renewalProcessStatus'>,
  to: RenewalProcessStatus,
  also: Partial<Omit<Package, 'status' | 'renewalProcessStatus'>> = {},
): Promise<void> {
  const from = bought.renewalProcessStatus;
  if (from !== to && !renewalProcess[from].includes(to))
    throw new Error(`renewal of package ${bought.id} does not lead from ${from} to ${to}`);
  await patchPackage(trx, bought.id, { ...also, renewalProcessStatus: to });
}

/** Notes how a package is renewed from now on. The caller must have locked the package. */
export async function noteRenewal(
  trx: Knex.Transaction,
  packageId: number,
  notes: RenewalNotes,
): Promise<void> {
  await patchPackage(trx, packageId, notes);
}
