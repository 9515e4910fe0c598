import type { PackageChangeRow } from '../contract/subscriptions/entities/package-change.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Package } from './Package.ts';
import { Product } from './Product.ts';

/** One change of plan. Prices are agorot. */
export class PackageChange extends BaseModel {
  static override tableName = 'package_changes';
  static override moneyColumns = ['fromPrice', 'toPrice'];

  declare id: number;
  declare packageId: number;
  declare takesEffect: PackageChangeRow['takesEffect'];
  declare status: PackageChangeRow['status'];
  declare fromProductId: number;
  declare fromCycle: PackageChangeRow['fromCycle'];
  declare fromPrice: number;
  declare fromEndDate: Date;
  declare toProductId: number;
  declare toCycle: PackageChangeRow['toCycle'];
  declare toPrice: number;
  declare amountMinor: number;
  declare creditMinor: number | null;
  declare fromPaidUntil: Date | null;
  declare effectiveAt: Date;
  declare settledAt: Date | null;
  declare revertedAt: Date | null;
  declare createdAt: Date;

  declare package?: Package;
  declare fromProduct?: Product;
  declare toProduct?: Product;

  static override relationMappings = () => ({
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'package_changes.package_id', to: 'packages.id' },
    },
    fromProduct: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'package_changes.from_product_id', to: 'products.id' },
    },
    toProduct: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'package_changes.to_product_id', to: 'products.id' },
    },
  });
}
