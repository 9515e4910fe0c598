import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';

/** The one-time code that makes somebody the owner of a chip, kept as its SHA-256. */
export class ChipClaimCode extends BaseModel {
  static override tableName = 'chip_claim_codes';
  static override hiddenProperties = ['codeHash'];

  declare id: number;
  declare allocationId: number;
  declare codeHash: string;
  declare wrongTries: number;
  declare expiresAt: Date;
  declare usedAt: Date | null;
  declare createdAt: Date;

  declare allocation?: CardAllocation;

  static override relationMappings = () => ({
    allocation: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: CardAllocation,
      join: { from: 'chip_claim_codes.allocation_id', to: 'card_allocations.id' },
    },
  });
}
