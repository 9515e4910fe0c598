import type { AuditAction } from '../../../contract/admin/audited.ts';
import {
  countTotals,
  estimateNextOwners,
} from '../../../domains/subscriptions/package-moves/estimate-lost-features.ts';
import { moveNextPackages } from '../../../domains/subscriptions/package-moves/move-packages.ts';
import { previewMigration } from '../../../domains/subscriptions/package-moves/preview-migration.ts';
import { PackageMigration } from '../../../models/PackageMigration.ts';
import type { Product } from '../../../models/Product.ts';
import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { demoMoves, type DemoMove } from '../content/package-moves.ts';
import type { ProductName } from '../content/products.ts';
import { userOf, type SeedContext } from './context.ts';

type Products = ReadonlyMap<ProductName, Product>;
type Status = PackageMigration['status'];

/** What the admin has done with a preview, as the audit log tells it. */
const steps: Record<DemoMove['state'], readonly (readonly [AuditAction, before: Status, after: Status])[]> = {
  ready: [],
  discarded: [['discard', 'ready', 'discarded']],
  stopped: [
    ['start', 'ready', 'running'],
    ['stop', 'running', 'stopped'],
  ],
};

/** Moves of packages, made by the product's own steps; whatever a move has changed has the time of the move. */
export async function writePackageMoves(context: SeedContext, products: Products): Promise<void> {
  for (const move of demoMoves) await writePackageMove(context, products, move);
}

async function writePackageMove(
  context: SeedContext,
  products: Products,
  { from, to, filter, at: hours, state, moved = 0 }: DemoMove,
): Promise<void> {
  const { trx, calendar } = context;
  const at = calendar.hoursAgo(hours);
  const { id: actorId, username, email } = userOf(context, 'admin');
  const run = await previewMigration(
    { trx, actor: { id: actorId, username, email, role: 'admin', isDemo: false, via: 'session' } },
    { fromProductId: products.get(from)?.id ?? 0, toProductId: products.get(to)?.id ?? 0, filter },
  );
  while (await estimateNextOwners(trx, run.id, at));
  const totals = await countTotals(trx, run);
  if (state === 'stopped') await moveFirst(context, run, moved, at);
  await PackageMigration.query(trx)
    .findById(run.id)
    .patch({
      totals,
      status: state,
      createdAt: at,
      startedAt: state === 'stopped' ? at : null,
      finishedAt: state === 'discarded' ? at : null,
      updatedAt: at,
    });
  for (const [action, before, after] of steps[state])
    await createAuditEntry(trx, {
      action,
      entity: 'package-migrations',
      entityId: String(run.id),
      actorId,
      actorName: username,
      before: { status: before, direction: 'apply' },
      after: { status: after, direction: 'apply' },
      createdAt: at,
    });
}

/** Moves the first packages, as if the admin had stopped the run after their batch; the others stay held for it. */
async function moveFirst(
  { trx }: SeedContext,
  run: PackageMigration,
  count: number,
  at: Date,
): Promise<void> {
  const rows = () => trx('package_migration_rows').where({ migration_id: run.id });
  const planned = (await rows().where({ state: 'planned' }).orderBy('id').pluck('id')) as number[];
  await rows().whereIn('id', planned.slice(0, count)).update({ is_held: true });
  await moveNextPackages(trx, run, at);
  await rows().whereIn('id', planned.slice(count)).update({ is_held: true });
  const packages = (await rows().where({ state: 'changed' }).pluck('package_id')) as number[];
  await trx('packages').whereIn('id', packages).update({ updated_at: at });
  await trx('recurring_payments')
    .whereIn('package_id', packages)
    .where('updated_at', trx.fn.now())
    .update({ updated_at: at });
}
