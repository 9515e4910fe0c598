import type { ChipHandOverRow } from '../contract/nfc/entities/chip-hand-over.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';
import { User } from './User.ts';

/** A chip offered by its owner to somebody else, who has to accept it. */
export class ChipHandOver extends BaseModel {
  static override tableName = 'chip_hand_overs';

  declare id: number;
  declare allocationId: number;
  declare fromUserId: number;
  declare toUserId: number;
  declare namedAs: string;
  declare status: ChipHandOverRow['status'];
  declare createdAt: Date;
  declare closedAt: Date | null;

  declare allocation?: CardAllocation;
  declare giver?: User;
  declare receiver?: User;

  static override relationMappings = () => ({
    allocation: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardAllocation,
      join: { from: 'chip_hand_overs.allocation_id', to: 'card_allocations.id' },
    },
    giver: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'chip_hand_overs.from_user_id', to: 'users.id' },
    },
    receiver: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'chip_hand_overs.to_user_id', to: 'users.id' },
    },
  });
}
