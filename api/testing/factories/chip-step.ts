import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardAllocation } from '../../models/CardAllocation.ts';
import { ChipStep } from '../../models/ChipStep.ts';
import { createCardAllocation } from './card-allocation.ts';

/** The owner of a chip reported it lost. */
export async function createChipStep(knex: Knex, overrides: Overrides<ChipStep> = {}): Promise<ChipStep> {
  const chip = overrides.allocationId
    ? await CardAllocation.query(knex).findById(overrides.allocationId).throwIfNotFound()
    : await createCardAllocation(knex);
  return ChipStep.query(knex).insertAndFetch({
    allocationId: chip.id,
    action: 'freeze',
    actorId: chip.userId,
    ownerId: chip.userId,
    before: { state: 'live' },
    after: { state: 'frozen' },
    ...overrides,
  });
}
