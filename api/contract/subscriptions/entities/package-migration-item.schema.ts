import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';

export const migrationItemStates = ['planned', 'changed', 'skipped', 'failed', 'restored', 'left'] as const;
export const migrationItemState = z.enum(migrationItemStates);
export type MigrationItemState = z.output<typeof migrationItemState>;

/** Why a package was skipped. */
const migrationItemReasons = [
  'changed_meanwhile',
  'payment_under_way',
  'provider_renews',
  'other_currency',
  'change_scheduled',
] as const;
export const migrationItemReason = z.enum(migrationItemReasons);
/** What an owner would lose by all moves of their packages in one run. */
export const migrationLosses = z.object({
  /** Cards that visitors would no longer see. */
  cards: z.array(z.object({ id, name: z.string(), template: z.string() })),
  /** Names of entitlements that the owner would lose. */
  features: z.array(z.string()),
});
export type MigrationLosses = z.output<typeof migrationLosses>;

/**
 * One package in a move from one product to another.
 * A row of `package_migration_rows` as JSON carries it; the defaults are the table's.
 */
export const packageMigrationItemRow = z.object({
  id,
  migrationId: id,
  packageId: id,
  userId: id,
  state: migrationItemState.default('planned'),
  reason: migrationItemReason.nullable().default(null),
  error: z.string().max(2000).nullable().default(null),
  /** No other run may write the package meanwhile. */
  isHeld: z.boolean().default(false),
  /** By column name. */
  before: anyRow,
  after: anyRow,
  seen: anyRow,
  result: anyRow.nullable().default(null),
  losses: migrationLosses.nullable().default(null),
  /** When the owner was told of the other price, and that it was called off. */
  toldAt: timestamp.nullable().default(null),
  toldOffAt: timestamp.nullable().default(null),
  /** The same of the undoing, which brings the former price back. */
  undoToldAt: timestamp.nullable().default(null),
  undoToldOffAt: timestamp.nullable().default(null),
  changedAt: timestamp.nullable().default(null),
  undoneAt: timestamp.nullable().default(null),
});
export type PackageMigrationItemRow = z.output<typeof packageMigrationItemRow>;
