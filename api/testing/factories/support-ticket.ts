import type { Knex } from 'knex';
import { SupportTicket } from '../../models/SupportTicket.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';
import { createUser } from './user.ts';

/** A person's conversation with support, still without messages. */
export async function createSupportTicket(
  knex: Knex,
  overrides: Overrides<SupportTicket> = {},
): Promise<SupportTicket> {
  return SupportTicket.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    subject: `שאלה על הכרטיס (${nextNumber('ticket')})`,
    ...overrides,
  });
}
