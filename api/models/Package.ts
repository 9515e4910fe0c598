import type { PackageRow } from '../contract/subscriptions/entities/package.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { Product } from './Product.ts';
import { User } from './User.ts';

/** One person's subscription to a product. Money fields are agorot. */
export class Package extends BaseModel {
  static override tableName = 'packages';
  static override moneyColumns = ['price'];
  static override jsonAttributes = ['metadata'];

  declare id: number;
  declare userId: number;
  declare productId: number;
  declare isPaid: boolean;
  declare status: PackageRow['status'];
  declare billingCycle: PackageRow['billingCycle'];
  declare startDate: Date | null;
  declare endDate: Date | null;
  declare paidUntil: Date | null;
  declare paymentMethod: PackageRow['paymentMethod'];
  declare recurringPaymentUid: string | null;
  declare secondProviderSubscriptionId: string | null;
  declare autoRenew: boolean;
  declare lastPaymentDate: Date | null;
  declare nextPaymentDate: Date | null;
  declare paymentRetryCount: number;
  declare lastPaymentAttempt: Date | null;
  declare renewalProcessStatus: PackageRow['renewalProcessStatus'];
  declare basicCardCount: number;
  declare proCardCount: number;
  declare price: number;
  declare currency: PackageRow['currency'];
  declare isEnterprise: boolean;
  declare enterpriseUserLimit: number | null;
  declare enterpriseCommunity: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare metadata: PackageRow['metadata'];
  declare version: number;
  declare renewalDriver: PackageRow['renewalDriver'];
  declare billingAnchor: Date | null;
  declare graceUntil: Date | null;
  declare previousPackageId: number | null;

  declare product?: Product;
  declare user?: User;
  declare businessProfiles?: BusinessProfile[];

  static override relationMappings = () => ({
    product: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Product,
      join: { from: 'packages.product_id', to: 'products.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'packages.user_id', to: 'users.id' },
    },
    businessProfiles: {
      relation: BaseModel.HasManyRelation,
      modelClass: BusinessProfile,
      join: { from: 'packages.id', to: 'business_profiles.package_id' },
    },
  });
}
