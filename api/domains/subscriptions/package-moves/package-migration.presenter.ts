import type {
  MigrationProgress,
  ShownMigration,
  ShownMigrationItem,
} from '../../../contract/subscriptions/package-moves.schema.ts';
import type { PackageMigration } from '../../../models/PackageMigration.ts';
import type { PackageMigrationItem } from '../../../models/PackageMigrationItem.ts';

/** A run with the number of its packages in each state. */
export function presentMigration(run: PackageMigration, progress: MigrationProgress): ShownMigration {
  return { ...(run.toRow() as Omit<ShownMigration, 'progress'>), progress };
}

/** One package of a run; its package and owner must be loaded. */
export function presentMigrationItem(item: PackageMigrationItem): ShownMigrationItem {
  const { package: moved, user } = item;
  if (!moved || !user) throw new Error(`the package of item ${item.id} was not read`);
  return {
    id: item.id,
    packageId: item.packageId,
    userId: item.userId,
    username: user.username,
    email: user.email,
    status: moved.status,
    billingCycle: moved.billingCycle,
    endDate: moved.endDate?.toISOString() ?? null,
    state: item.state,
    reason: item.reason,
    error: item.error,
    before: limitsOf(item.before),
    after: limitsOf(item.after),
    losses: item.losses,
    toldAt: item.toldAt?.toISOString() ?? null,
    undoToldAt: item.undoToldAt?.toISOString() ?? null,
    changedAt: item.changedAt?.toISOString() ?? null,
    undoneAt: item.undoneAt?.toISOString() ?? null,
  };
}

function limitsOf(columns: PackageMigrationItem['before']): ShownMigrationItem['before'] {
  return {
    productId: Number(columns['product_id']),
    price: String(columns['price']),
    basicCardCount: Number(columns['basic_card_count']),
    proCardCount: Number(columns['pro_card_count']),
  };
}
