import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Message } from '../../models/Message.ts';
import { createUser } from './user.ts';
import { nextNumber } from './sequence.ts';

/** A person writes to support. */
export async function createMessage(knex: Knex, overrides: Overrides<Message> = {}): Promise<Message> {
  return Message.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    content: `שלום, יש לי שאלה על הכרטיס שלי (${nextNumber('message')})`,
    isSupport: true,
    ...overrides,
  });
}
