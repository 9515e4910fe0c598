import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardAllocation } from '../../models/CardAllocation.ts';
import { ChipHandOver } from '../../models/ChipHandOver.ts';
import { createCardAllocation } from './card-allocation.ts';
import { createUser } from './user.ts';

/** A chip that its owner offers to somebody new. */
export async function createChipHandOver(
  knex: Knex,
  overrides: Overrides<ChipHandOver> = {},
): Promise<ChipHandOver> {
  const chip = overrides.allocationId
    ? await CardAllocation.query(knex).findById(overrides.allocationId).throwIfNotFound()
    : await createCardAllocation(knex);
  const giver = overrides.fromUserId ?? chip.userId ?? (await createUser(knex)).id;
  const receiver = overrides.toUserId ? null : await createUser(knex);
  return ChipHandOver.query(knex).insertAndFetch({
    allocationId: chip.id,
    fromUserId: giver,
    ...(receiver && { toUserId: receiver.id }),
    namedAs: receiver?.username ?? 'receiver',
    ...overrides,
  });
}
