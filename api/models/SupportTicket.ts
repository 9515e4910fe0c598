import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { CardAllocation } from './CardAllocation.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { User } from './User.ts';

/** A conversation with support: one person's, about one thing at most. */
export class SupportTicket extends BaseModel {
  static override tableName = 'support_tickets';

  declare id: number;
  declare userId: number;
  declare subject: string | null;
  declare profileId: number | null;
  declare orderId: number | null;
  declare allocationId: number | null;
  declare lastMessageAt: Date;
  declare closedAt: Date | null;
  declare createdAt: Date;
  declare assignedTo: number | null;
  declare waitingSince: Date | null;
  declare firstAnsweredAt: Date | null;
  declare snoozedUntil: Date | null;

  declare user?: User;
  declare businessProfile?: BusinessProfile | null;
  declare order?: PhysicalCardOrder | null;
  declare chip?: CardAllocation | null;
  declare assignee?: User | null;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'support_tickets.user_id', to: 'users.id' },
    },
    assignee: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'support_tickets.assigned_to', to: 'users.id' },
    },
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'support_tickets.profile_id', to: 'business_profiles.id' },
    },
    order: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: PhysicalCardOrder,
      join: { from: 'support_tickets.order_id', to: 'physical_card_orders.id' },
    },
    chip: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardAllocation,
      join: { from: 'support_tickets.allocation_id', to: 'card_allocations.id' },
    },
  });
}
