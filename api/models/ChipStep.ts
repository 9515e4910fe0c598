import type { ChipStepRow } from '../contract/nfc/entities/chip-step.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';

/** One step in the life of a chip: who did what, and what it was before and after. */
export class ChipStep extends BaseModel {
  static override tableName = 'chip_steps';
  static override jsonAttributes = ['before', 'after'];

  declare id: number;
  declare allocationId: number;
  declare action: ChipStepRow['action'];
  declare actorId: number | null;
  declare ownerId: number | null;
  declare before: ChipStepRow['before'];
  declare after: ChipStepRow['after'];
  declare createdAt: Date;

  declare allocation?: CardAllocation;

  static override relationMappings = () => ({
    allocation: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardAllocation,
      join: { from: 'chip_steps.allocation_id', to: 'card_allocations.id' },
    },
  });
}
