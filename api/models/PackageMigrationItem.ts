import type { PackageMigrationItemRow } from '../contract/subscriptions/entities/package-migration-item.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Package } from './Package.ts';
import { PackageMigration } from './PackageMigration.ts';
import { User } from './User.ts';

/** One package in a move from one product to another. */
export class PackageMigrationItem extends BaseModel {
  static override tableName = 'package_migration_rows';
  static override jsonAttributes = ['before', 'after', 'seen', 'result', 'losses'];

  declare id: number;
  declare migrationId: number;
  declare packageId: number;
  declare userId: number;
  declare state: PackageMigrationItemRow['state'];
  declare reason: PackageMigrationItemRow['reason'];
  declare error: string | null;
  declare isHeld: boolean;
  declare before: PackageMigrationItemRow['before'];
  declare after: PackageMigrationItemRow['after'];
  declare seen: PackageMigrationItemRow['seen'];
  declare result: PackageMigrationItemRow['result'];
  declare losses: PackageMigrationItemRow['losses'];
  declare toldAt: Date | null;
  declare toldOffAt: Date | null;
  declare undoToldAt: Date | null;
  declare undoToldOffAt: Date | null;
  declare changedAt: Date | null;
  declare undoneAt: Date | null;

  declare package?: Package;
  declare user?: User;
  declare migration?: PackageMigration;

  static override relationMappings = () => ({
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'package_migration_rows.package_id', to: 'packages.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'package_migration_rows.user_id', to: 'users.id' },
    },
    migration: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PackageMigration,
      join: { from: 'package_migration_rows.migration_id', to: 'package_migrations.id' },
    },
  });
}
