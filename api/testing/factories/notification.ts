import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Notification } from '../../models/Notification.ts';
import { createUser } from './user.ts';
import { nextNumber } from './sequence.ts';

/** An unread notification. */
export async function createNotification(
  knex: Knex,
  overrides: Overrides<Notification> = {},
): Promise<Notification> {
  return Notification.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    title: 'פנייה חדשה מכרטיס הביקור',
    content: `פנייה מספר ${nextNumber('notification')} מחכה לך`,
    type: 'lead',
    ...overrides,
  });
}
