import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { hashOfSecret } from '../../lib/secret-token.ts';
import { ChipClaimCode } from '../../models/ChipClaimCode.ts';
import { createCardAllocation } from './card-allocation.ts';

/** What opens the chips of `createChipClaimCode`, as a person types it. */
export const factoryClaimCode = 'ABCD-EFGH-JKMN-PQRS';

/** The code of a chip that nobody owns yet; good for a month. */
export async function createChipClaimCode(
  knex: Knex,
  overrides: Overrides<ChipClaimCode> = {},
): Promise<ChipClaimCode> {
  return ChipClaimCode.query(knex).insertAndFetch({
    allocationId:
      overrides.allocationId ?? (await createCardAllocation(knex, { userId: null, profileId: null })).id,
    codeHash: hashOfSecret(factoryClaimCode.replaceAll('-', '')),
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
    ...overrides,
  });
}
