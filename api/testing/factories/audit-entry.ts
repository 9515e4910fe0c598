import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { AuditEntry } from '../../models/AuditEntry.ts';
import { nextNumber } from './sequence.ts';

/** A change of somebody who is gone. */
export async function createAuditEntry(
  knex: Knex,
  overrides: Overrides<AuditEntry> = {},
): Promise<AuditEntry> {
  return AuditEntry.query(knex).insertAndFetch({
    actorName: 'admin',
    action: 'update',
    entity: 'users',
    entityId: String(nextNumber('audit entry')),
    before: { phone: null },
    after: { phone: '052-5550123' },
    ...overrides,
  });
}
