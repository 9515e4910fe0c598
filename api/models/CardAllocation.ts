import type { CardAllocationRow } from '../contract/nfc/entities/card-allocation.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { User } from './User.ts';

/** A chip: a piece of an order, its code and the card it leads to; rows of before may stand for several pieces. */
export class CardAllocation extends BaseModel {
  static override tableName = 'card_allocations';

  declare id: number;
  declare orderId: number | null;
  declare userId: number | null;
  declare profileId: number | null;
  declare quantity: number;
  declare status: CardAllocationRow['status'];
  declare tapCode: string;
  declare name: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare order?: PhysicalCardOrder | null;
  declare owner?: User | null;
  declare businessProfile?: BusinessProfile | null;

  static override relationMappings = () => ({
    order: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PhysicalCardOrder,
      join: { from: 'card_allocations.order_id', to: 'physical_card_orders.id' },
    },
    owner: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'card_allocations.user_id', to: 'users.id' },
    },
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'card_allocations.profile_id', to: 'business_profiles.id' },
    },
  });
}
