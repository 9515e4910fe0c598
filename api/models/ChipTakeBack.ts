import type { ChipTakeBackRow } from '../contract/nfc/entities/chip-take-back.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';

/** Staff ask an owner for a chip back; nothing moves before the owner says yes. */
export class ChipTakeBack extends BaseModel {
  static override tableName = 'chip_take_backs';

  declare id: number;
  declare allocationId: number;
  declare ownerId: number;
  declare askedBy: number | null;
  declare reason: string;
  declare status: ChipTakeBackRow['status'];
  declare createdAt: Date;
  declare closedAt: Date | null;

  declare allocation?: CardAllocation;

  static override relationMappings = () => ({
    allocation: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardAllocation,
      join: { from: 'chip_take_backs.allocation_id', to: 'card_allocations.id' },
    },
  });
}
