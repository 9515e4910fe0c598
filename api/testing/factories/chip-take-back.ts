import type { Knex } from 'knex';
import { CardAllocation } from '../../models/CardAllocation.ts';
import { ChipTakeBack } from '../../models/ChipTakeBack.ts';
import { createCardAllocation } from './card-allocation.ts';
import type { Overrides } from './overrides.ts';

/** A chip that staff ask its owner for. */
export async function createChipTakeBack(
  knex: Knex,
  overrides: Overrides<ChipTakeBack> = {},
): Promise<ChipTakeBack> {
  const chip = overrides.allocationId
    ? await CardAllocation.query(knex).findById(overrides.allocationId).throwIfNotFound()
    : await createCardAllocation(knex);
  return ChipTakeBack.query(knex).insertAndFetch({
    allocationId: chip.id,
    ...(chip.userId !== null && { ownerId: chip.userId }),
    reason: 'העובד סיים לעבוד בחברה',
    ...overrides,
  });
}
