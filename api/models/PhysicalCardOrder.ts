import type { PhysicalCardOrderRow } from '../contract/nfc/entities/physical-card-order.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { CardAllocation } from './CardAllocation.ts';
import { User } from './User.ts';

/** An order of physical cards. Money fields are agorot. */
export class PhysicalCardOrder extends BaseModel {
  static override tableName = 'physical_card_orders';
  static override moneyColumns = ['totalAmount'];
  static override jsonAttributes = ['shippingAddress', 'metadata', 'priceSnapshot', 'plannedCards', 'design'];

  declare id: number;
  declare userId: number;
  declare profileId: number | null;
  declare quantity: number;
  declare status: PhysicalCardOrderRow['status'];
  declare shippingAddress: PhysicalCardOrderRow['shippingAddress'];
  declare recipientName: string | null;
  declare recipientPhone: string | null;
  declare paymentMethod: PhysicalCardOrderRow['paymentMethod'];
  declare transactionId: string | null;
  declare totalAmount: number;
  declare trackingNumber: string | null;
  declare shippingCompany: string | null;
  declare notes: string | null;
  declare estimatedDeliveryDate: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare metadata: PhysicalCardOrderRow['metadata'];
  declare version: number;
  declare nfcProductId: number | null;
  declare priceSnapshot: PhysicalCardOrderRow['priceSnapshot'];
  declare plannedCards: PhysicalCardOrderRow['plannedCards'];
  declare buyerNotes: string | null;
  declare design: PhysicalCardOrderRow['design'];
  declare designApprovedAt: Date | null;
  /** Until when it waits for its payment, where that is longer than a day. */
  declare payUntil: Date | null;

  declare businessProfile?: BusinessProfile | null;
  declare user?: User;
  declare allocations?: CardAllocation[];

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'physical_card_orders.profile_id', to: 'business_profiles.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'physical_card_orders.user_id', to: 'users.id' },
    },
    allocations: {
      relation: BaseModel.HasManyRelation,
      modelClass: CardAllocation,
      join: { from: 'physical_card_orders.id', to: 'card_allocations.order_id' },
    },
  });
}
