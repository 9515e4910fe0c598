import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { mirrorMandates } from '../../payments/index.ts';

type Columns = Partial<Omit<Package, 'id' | 'status'>>;

/** Columns that a standing order repeats of its package. */
const mirrored: readonly (keyof Columns)[] = ['nextPaymentDate', 'price', 'productId', 'billingCycle'];

/**
 * Writes columns of a package, and has its standing order say the same of the next charge: the one way to write when
 * and for how much a package is charged next (docs/money.md 13.4). The caller must have locked the package.
 * @returns the package as it is now
 */
export async function patchPackage(
  trx: Knex.Transaction,
  packageId: number,
  columns: Columns,
): Promise<Package> {
  const patched = await Package.query(trx).patchAndFetchById(packageId, columns).throwIfNotFound();
  if (mirrored.some((name) => name in columns)) await mirrorMandates(trx, [packageId]);
  return patched;
}
