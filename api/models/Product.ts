import type { ProductRow } from '../contract/subscriptions/entities/product.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Package } from './Package.ts';
import { RecurringPayment } from './RecurringPayment.ts';

/** A plan that can be bought. Money fields are agorot. */
export class Product extends BaseModel {
  static override tableName = 'products';
  static override moneyColumns = ['monthlyPrice', 'yearlyPrice'];
  static override jsonAttributes = ['features', 'translations'];

  declare id: number;
  declare name: string;
  declare description: string | null;
  declare monthlyPrice: number;
  declare yearlyPrice: number;
  declare billingCycle: ProductRow['billingCycle'];
  declare serialNumber: string | null;
  declare basicCardCount: number;
  declare proCardCount: number;
  declare packageType: ProductRow['packageType'];
  declare features: ProductRow['features'];
  declare benefit1: string | null;
  declare benefit2: string | null;
  declare benefit3: string | null;
  declare benefit4: string | null;
  declare benefit5: string | null;
  declare translations: ProductRow['translations'];
  declare showAtHome: boolean;
  declare isPopular: boolean;
  declare showAtUpgrade: boolean;
  declare isActive: boolean;
  declare sortOrder: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare packages?: Package[];
  declare recurringPayments?: RecurringPayment[];

  static override relationMappings = () => ({
    packages: {
      relation: BaseModel.HasManyRelation,
      modelClass: Package,
      join: { from: 'products.id', to: 'packages.product_id' },
    },
    recurringPayments: {
      relation: BaseModel.HasManyRelation,
      modelClass: RecurringPayment,
      join: { from: 'products.id', to: 'recurring_payments.product_id' },
    },
  });
}
