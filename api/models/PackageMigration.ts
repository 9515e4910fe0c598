import type { PackageMigrationRow } from '../contract/subscriptions/entities/package-migration.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Product } from './Product.ts';
import { User } from './User.ts';

/** A move of packages from one product to another. */
export class PackageMigration extends BaseModel {
  static override tableName = 'package_migrations';
  static override jsonAttributes = ['terms', 'filter', 'totals'];

  declare id: number;
  declare fromProductId: number | null;
  declare toProductId: number | null;
  declare fromName: string;
  declare toName: string;
  declare terms: PackageMigrationRow['terms'];
  declare filter: PackageMigrationRow['filter'];
  declare status: PackageMigrationRow['status'];
  declare direction: PackageMigrationRow['direction'];
  declare totals: PackageMigrationRow['totals'];
  declare tries: number;
  declare error: string | null;
  declare runsAt: Date | null;
  declare hasToTell: boolean;
  declare createdBy: number | null;
  declare createdByName: string;
  declare createdAt: Date;
  declare startedAt: Date | null;
  declare finishedAt: Date | null;
  declare updatedAt: Date;

  declare fromProduct?: Product;
  declare toProduct?: Product;
  declare creator?: User;

  static override relationMappings = () => ({
    fromProduct: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'package_migrations.from_product_id', to: 'products.id' },
    },
    toProduct: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'package_migrations.to_product_id', to: 'products.id' },
    },
    creator: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'package_migrations.created_by', to: 'users.id' },
    },
  });
}
