import type { Knex } from 'knex';
import { StateTransition } from '../../models/StateTransition.ts';
import type { Overrides } from './overrides.ts';
import { createPackage } from './package.ts';

/** A package that became active. */
export async function createStateTransition(
  knex: Knex,
  overrides: Overrides<StateTransition> = {},
): Promise<StateTransition> {
  return StateTransition.query(knex).insertAndFetch({
    entity: 'packages',
    entityId: overrides.entityId ?? (await createPackage(knex)).id,
    fromStatus: 'pending_payment',
    toStatus: 'active',
    actor: 'system',
    reason: 'approved',
    ...overrides,
  });
}
